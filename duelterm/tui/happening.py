"""What has changed between two views of the same onlooker, as short signs for the places where it happened.

Nothing but the two views is read here, so the same public events give the same signs whatever the hidden cards are.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from duelterm.core.view import CardView, SeatView, View, ZoneView

FRAMES = 4
NOTHING = ZoneView("", 0)
COUNTED = ("hand", "graveyard")
"""Zones whose gains are told in the head line."""

Sign = tuple[str, ...]
"""What one place shows in each frame; the last one says it all."""

NEW: Sign = ("+", "++", "+new", "+new")
GONE: Sign = ("-gone",) * FRAMES


@dataclass(slots=True, frozen=True)
class Ghost:
    """A creature that has left, still shown for a moment at the place where it stood."""

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


def compare(before: View, after: View) -> Happening:
    """What happened from one view to the other. Both must be what the same onlooker was allowed to see."""
    found = Happening()
    for old, new in zip(before.seats, after.seats, strict=True):
        found.signs.update(_arrivals(old, new))
        found.signs.update(_powers(old, new))
        ghosts, broken, gains = tuple(_ghosts(old, new)), _broken(old, new), _gains(old, new)
        if ghosts:
            found.ghosts[new.seat] = ghosts
        if broken:
            found.broken[new.seat] = broken
        if gains:
            found.gains[new.seat] = gains
    return found


def shield_places(seat: SeatView) -> frozenset[int]:
    """The places where a seat's shields lie: everybody sees them."""
    return frozenset(card.place for card in _zone(seat, "shields").cards)


def _zone(seat: SeatView, name: str) -> ZoneView:
    return seat.zones.get(name, NOTHING)


def _handles(zone: ZoneView) -> set[str]:
    return {card.handle for card in zone.cards if card.handle}


def _arrivals(old: SeatView, new: SeatView) -> Iterator[tuple[str, Sign]]:
    """Cards that have come into a zone whose cards have slots."""
    for name in ("battle", "mana", "shields"):
        known = _handles(_zone(old, name))
        yield from ((handle, NEW) for handle in _handles(_zone(new, name)) - known)
    yield from ((spot, NEW) for spot in _drawn(_zone(old, "hand"), _zone(new, "hand"), new.seat))


def _drawn(old: ZoneView, new: ZoneView, seat: int) -> Sequence[str]:
    """Spots of cards that have come into a hand; of a face-down hand only how many is known, so its end is marked."""
    if all(card.handle for card in (*old.cards, *new.cards)):
        return sorted(_handles(new) - _handles(old))
    return [f"hand:{seat}:{at}" for at in range(old.count + 1, new.count + 1)]


def _powers(old: SeatView, new: SeatView) -> Iterator[tuple[str, Sign]]:
    powers = {card.handle: card.power for card in _zone(old, "battle").cards}
    for card in _zone(new, "battle").cards:
        power = powers.get(card.handle)
        if power is not None and card.power is not None and power != card.power:
            yield card.handle, (f"{card.power - power:+}",) * FRAMES


def _ghosts(old: SeatView, new: SeatView) -> Iterator[Ghost]:
    """Creatures that have left the battle zone, other than by lying under an evolution now."""
    known, stays = _handles(_zone(old, "battle")), _handles(_zone(new, "battle"))
    evolved = [face for card in _zone(new, "battle").cards if card.handle not in known for face in card.beneath]
    for at, card in enumerate(_zone(old, "battle").cards):
        if card.handle in stays or card.face is None:
            continue
        if card.face in evolved:
            evolved.remove(card.face)
        else:
            yield Ghost(at, card)


def _broken(old: SeatView, new: SeatView) -> tuple[int, ...]:
    return tuple(sorted(shield_places(old) - shield_places(new)))


def _gains(old: SeatView, new: SeatView) -> dict[str, int]:
    gains = {name: _zone(new, name).count - _zone(old, name).count for name in COUNTED}
    return {name: count for name, count in gains.items() if count > 0}


def broken_sign(place: int) -> Sign:
    """The sign at the place of a broken shield."""
    return (" x ", "x x", " x ", f"x{place}x")
