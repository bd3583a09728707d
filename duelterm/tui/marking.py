"""Putting signs on the slots: what happens now, and the attack that stands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from textual.content import Content

from duelterm.tui.happening import Ghost
from duelterm.tui.layouts import Layout, ZoneShape
from duelterm.tui.scene import Board, Look, Place, ZoneLook

Looks = dict[tuple[str, str], ZoneLook]
GAP_AT, FOOT_AT = 3, 2


@dataclass(slots=True, frozen=True)
class Marks:
    """The signs of one frame: `notes` and `flashes` by spot, the others by seat."""

    notes: Mapping[str, str] = field(default_factory=dict)
    flashes: Mapping[str, str] = field(default_factory=dict)
    ghosts: Mapping[int, Sequence[Ghost]] = field(default_factory=dict)
    broken: Mapping[int, Mapping[int, str]] = field(default_factory=dict)
    parting: str = ""


def marked(looks: Looks, board: Board, layout: Layout, marks: Marks) -> Looks:
    """The looks with these signs on them."""
    done: Looks = {}
    for (side, zone), look in looks.items():
        shown, seat = layout.zones[side, zone].shown, board.seat_in((side, zone))
        signed = _signed(look, marks)
        shape = board.game.shape((side, zone))
        ghosts = [ghost for ghost in marks.ghosts.get(seat, ()) if ghost.zone == zone]
        if ghosts:
            signed = _haunted(signed, ghosts, marks, shown, shape)
        elif zone == board.game.walls and seat in marks.broken:
            signed = _broken(signed, marks.broken[seat], shown, shape)
        done[side, zone] = signed
    return done


def _signed(zone: ZoneLook, marks: Marks) -> ZoneLook:
    if not any(look.place.spot in marks.notes or look.place.spot in marks.flashes for look in zone.looks):
        return zone
    looks = tuple(
        replace(
            look,
            note=marks.notes.get(look.place.spot, look.note),
            flash=marks.flashes.get(look.place.spot, ""),
        )
        for look in zone.looks
    )
    return replace(zone, looks=looks)


def _haunted(zone: ZoneLook, ghosts: Sequence[Ghost], marks: Marks, shown: int, shape: ZoneShape) -> ZoneLook:
    """Who has left stands at the old place, unless another stands there; it has no spot, so nothing can be done with
    it.
    """
    looks = list(zone.looks)
    for ghost in ghosts:
        at = ghost.at - zone.left
        if 0 <= at < shown:
            note = marks.notes.get(ghost.card.handle, "")
            look = Look(Place("", ghost.at + 1, ghost.card), shape, note=note, flash=marks.parting)
            free = bool(shape.places) and at < len(looks) and looks[at].place.card is None
            if free or not shape.places:
                looks[at : at + free] = [look]
    return replace(zone, looks=tuple(looks[:shown]))


def _broken(zone: ZoneLook, signs: Mapping[int, str], shown: int, shape: ZoneShape) -> ZoneLook:
    """The places of broken cards, those beyond the last card too."""
    looks = list(zone.looks)
    last = zone.left + len(looks)
    if zone.right == 0:
        gaps = [Look(Place("", number, None), shape) for number in range(last + 1, max(signs) + 1)]
        looks += gaps[: shown - len(looks)]
    return replace(
        zone,
        looks=tuple(
            replace(look, flash=signs[look.place.number])
            if look.place.card is None and look.place.number in signs
            else look
            for look in looks
        ),
    )


def flashed(lines: list[Content], look: Look, width: int) -> list[Content]:
    """A slot's lines with the flash written over cells that say least: a gap's middle, else the last line."""
    if not look.flash:
        return lines
    height = len(lines)
    if look.place.card is None:
        return _written(lines, (height - 1) // 2, GAP_AT, look.flash)
    if height == 1:
        free = not lines[0].plain[:1].strip()
        return _written(lines, 0, 0, look.flash[:1]) if free else lines
    if height == 2:
        return _written(lines, 1, max(width - len(look.flash) - 1, 0), f" {look.flash}")
    return _written(lines, height - 1, FOOT_AT, look.flash)


def _written(lines: list[Content], row: int, at: int, words: str) -> list[Content]:
    line = lines[row]
    line = line.pad_right(max(at - line.cell_length, 0))
    done = line[:at] + Content.styled(words, "bold $warn") + line[at + len(words) :]
    return [*lines[:row], done, *lines[row + 1 :]]
