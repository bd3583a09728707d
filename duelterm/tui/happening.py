"""What has changed between two views of the same onlooker, as short signs for the places where it happened.

Nothing but the two views is read here, so the same public events give the same signs whatever the hidden cards are.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from duelterm.core.view import CardView, SeatView, View, ZoneView
from duelterm.tui.layouts import HAND, GameTable

FRAMES = 4
NOTHING = ZoneView("", 0)
COUNTED = ("hand", "graveyard")
"""Zones whose gains are told in the head line, as are changes of a side's own figures."""

Sign = tuple[str, ...]
"""What one place shows in each frame; the last one says it all."""

NEW: Sign = ("+", "++", "+new", "+new")
TURNED: Sign = ("+", "+u", "+up", "+up")
GONE: Sign = ("-gone",) * FRAMES


@dataclass(slots=True, frozen=True)
class Ghost:
    """A card that has left, still shown for a moment at the place where it stood."""

    zone: str
    at: int
    card: CardView


@dataclass(slots=True, frozen=True)
class Happening:
    """What is shown for a moment. `signs` is keyed by spot, the others by seat."""

    signs: dict[str, Sign] = field(default_factory=dict)
    ghosts: dict[int, tuple[Ghost, ...]] = field(default_factory=dict)
    broken: dict[int, tuple[int, ...]] = field(default_factory=dict)
    gains: dict[int, dict[str, int]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.signs or self.ghosts or self.broken or self.gains)


def compare(before: View, after: View, game: GameTable) -> Happening:
    """What happened from one view to the other. Both must be what the same onlooker was allowed to see."""
    found = Happening()
    for old, new in zip(before.seats, after.seats, strict=True):
        found.signs.update(_arrivals(old, new, game))
        ghosts: tuple[Ghost, ...] = ()
        for zone in game.arena:
            found.signs.update(_powers(_zone(old, zone), _zone(new, zone)))
            ghosts += tuple(_ghosts(zone, old, new, game))
        broken, gains = _broken(old, new, game), _gains(old, new)
        if ghosts:
            found.ghosts[new.seat] = ghosts
        if broken:
            found.broken[new.seat] = broken
        if gains:
            found.gains[new.seat] = gains
    return found


def wall_places(seat: SeatView, game: GameTable) -> frozenset[int]:
    """The places of a seat's cards that attacks break: everybody sees them."""
    return frozenset(card.place for card in _zone(seat, game.walls).cards)


def _zone(seat: SeatView, name: str) -> ZoneView:
    return seat.zones.get(name, NOTHING)


def _handles(zone: ZoneView) -> set[str]:
    return {card.handle for card in zone.cards if card.handle}


def _arrivals(old: SeatView, new: SeatView, game: GameTable) -> Iterator[tuple[str, Sign]]:
    """Cards that have come into a zone whose cards have slots, or have been turned up there."""
    for shape in game.shapes:
        if shape.name != HAND:
            before, after = _zone(old, shape.name), _zone(new, shape.name)
            known = _handles(before)
            yield from ((handle, NEW) for handle in _handles(after) - known)
            if shape.faces:
                yield from _turned(before, after)
    yield from ((spot, NEW) for spot in _drawn(_zone(old, HAND), _zone(new, HAND), new.seat))


def _turned(old: ZoneView, new: ZoneView) -> Iterator[tuple[str, Sign]]:
    down = {card.handle for card in old.cards if not card.face_up}
    unseen = {card.place for card in old.cards if card.face is None}
    for card in new.cards:
        if card.face_up and (card.handle in down or card.place in unseen):
            yield card.handle, TURNED


def _drawn(old: ZoneView, new: ZoneView, seat: int) -> Sequence[str]:
    """Spots of cards that have come into a hand; of a face-down hand only how many is known, so its end is marked."""
    if all(card.handle for card in (*old.cards, *new.cards)):
        return sorted(_handles(new) - _handles(old))
    return [f"hand:{seat}:{at}" for at in range(old.count + 1, new.count + 1)]


def _powers(old: ZoneView, new: ZoneView) -> Iterator[tuple[str, Sign]]:
    powers = {card.handle: card.power for card in old.cards}
    for card in new.cards:
        power = powers.get(card.handle)
        if power is not None and card.power is not None and power != card.power:
            yield card.handle, (f"{card.power - power:+}",) * FRAMES


def _ghosts(zone: str, old: SeatView, new: SeatView, game: GameTable) -> Iterator[Ghost]:
    """Cards that have left the field, other than by lying under another now."""
    known, stays = _handles(_zone(old, zone)), _handles(_zone(new, zone))
    evolved = [face for card in _zone(new, zone).cards if card.handle not in known for face in card.beneath]
    numbered = game.lies(zone).places
    for at, card in enumerate(_zone(old, zone).cards):
        if card.handle in stays or card.face is None:
            continue
        if card.face in evolved:
            evolved.remove(card.face)
        else:
            yield Ghost(zone, card.place - 1 if numbered else at, card)


def _broken(old: SeatView, new: SeatView, game: GameTable) -> tuple[int, ...]:
    return tuple(sorted(wall_places(old, game) - wall_places(new, game)))


def _gains(old: SeatView, new: SeatView) -> dict[str, int]:
    counts = {name: _zone(new, name).count - _zone(old, name).count for name in COUNTED}
    gains = {name: count for name, count in counts.items() if count > 0}
    before = dict(old.figures)
    changes = {name: value - before[name] for name, value in new.figures if name in before}
    return gains | {name: change for name, change in changes.items() if change}


def broken_sign(place: int) -> Sign:
    """The sign at the place of a broken shield."""
    return (" x ", "x x", " x ", f"x{place}x")
