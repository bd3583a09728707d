"""Whose fields are in front, where each side has two: theirs who are in play, unless somebody has turned to another."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from duelterm.core.view import SeatView, ZoneView
from duelterm.tui.layouts import HAND
from duelterm.tui.scene import seat_of
from duelterm.tui.wording import clipped

if TYPE_CHECKING:
    from duelterm.tui.desk import Desk

BEHIND = {"top": "far", "bottom": "near"}
"""The side of whose field isn't in front."""


def fronts_of(desk: "Desk") -> tuple[int, ...]:
    """The seats to be in front, the most wanted of each side first."""
    wanted = [*desk.fronts, *_with_options(desk), *_in_play(desk)]
    return tuple(dict.fromkeys(wanted))


def _with_options(desk: "Desk") -> Iterator[int]:
    """Of a side with cards to choose from on the partner's field alone, the partner."""
    if desk.answer is None or not desk.layout.folded:
        return
    seats = {seat for spot in desk.answer.spots() if (seat := seat_of(spot, desk.view)) is not None}
    usual, sides = _in_play(desk), desk.table.sides
    for team in {sides[seat] for seat in seats}:
        shown = next((seat for seat in usual if sides[seat] == team), None)
        if shown not in seats:
            yield from sorted(seat for seat in seats if sides[seat] == team)


def _in_play(desk: "Desk") -> Sequence[int]:
    """Who looks, who is attacked and attacks, whose turn it is, who has activated last and who is asked."""
    view, question = desk.view, desk.question
    attack = [seat_of(spot, view) for spot in reversed(view.attack or ())]
    chain = [link.seat for link in view.chain[-1:]]
    asked = [question.seat] if question is not None else []
    found = [desk.keyboard.bottom, *attack, *chain, view.active, *asked]
    return [seat for seat in found if seat is not None]


def team_of(desk: "Desk", seat: int) -> list[int]:
    """The seats of a team, this one first."""
    sides = desk.table.sides
    return [seat, *(other for other, side in enumerate(sides) if side == sides[seat] and other != seat)]


def together(desk: "Desk", seat: SeatView) -> SeatView:
    """A seat with the piles that partners count as one (TAG-4.3)."""
    team = team_of(desk, seat.seat)
    if len(team) == 1 or not desk.game.shared:
        return seat
    held = [each for each in desk.view.seats if each.seat in team]
    zones = dict(seat.zones)
    for name in desk.game.shared:
        zones[name] = ZoneView(name, sum(each.zones[name].count for each in held if name in each.zones))
    return SeatView(seat.seat, zones, seat.figures)


def held_beside(desk: "Desk") -> SeatView | None:
    """The partner of whoever looks, whose hand may be seen too (TAG-1.4)."""
    owner = desk.keyboard.owner
    if owner is None or not desk.game.has_partners:
        return None
    others = team_of(desk, owner)[1:]
    return next((seat for seat in desk.view.seats if seat.seat in others), None)


def line_head(name: str, seat: SeatView, width: int, back: str, more: str) -> str:
    """What stands before a partner's line: name and number of cards in hand."""
    count = seat.zones[HAND].count
    for held in (f" hand {count}", f" {back}{count}"):
        if len(name) + len(held) < width:
            return name + held
    return clipped(name, width - len(held) - 1, more) + held
