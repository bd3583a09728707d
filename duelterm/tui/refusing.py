"""Why not: the rules' answer to an act that a card can't do now, and the number of the rule that it cites.

All of it has one form: `Can't play it: too little untapped mana (DM-4.3).`
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from duelterm.tui.answering import ActAnswering
from duelterm.tui.answering.base import LISTED, Answering, spot_of
from duelterm.tui.fields import team_of
from duelterm.tui.layouts import HAND

if TYPE_CHECKING:
    from duelterm.tui.desk import Desk

SEAT = "seat:"
_NUMBER = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\.\d+\b")


def number_in(words: str) -> str:
    """The number of the rule that is cited, or nothing."""
    found = _NUMBER.search(words)
    return found[0] if found else ""


def cannot(act: str, reason: str) -> str:
    """That this can't be done now, why, and by which rule."""
    number, words = number_in(reason), reason
    if number:
        words = f"{reason.removeprefix(number).lstrip(': ')} ({number})" if reason.startswith(number) else reason
    return f"Can't {act}: {words}."


def why_not(desk: "Desk", spot: str, again: int = 0) -> str:
    """Why the card at this spot can't be chosen now. Asked `again`, it goes on to the next act that the card can't do.

    The reasons come from the rules; where they have none the words say so.
    """
    reasons = list(dict.fromkeys(_reasons(desk, spot)))
    if not reasons:
        return cannot("use it", f"nothing can be done with {desk.name_of(spot) or 'that'} now")
    return reasons[again % len(reasons)]


def missing(desk: "Desk", spot: str) -> str:
    """Why a card of the hand that was chosen can't be played, where it can do one other thing."""
    answer, key, wished = desk.answer, desk.board.zone_of(spot), desk.game.wished
    if not isinstance(answer, ActAnswering) or answer.card != spot or key is None or key[1] != HAND:
        return ""
    verbs = {choice.verb for choices in answer.spots().values() for choice in choices}
    if not wished or wished in verbs or len(verbs) > 1:
        return ""
    reason = desk.table.why_not(wished, desk.board.cards[spot].handle)
    return cannot(desk.game.verbs[wished], reason) if reason else ""


def _reasons(desk: "Desk", spot: str) -> Iterator[str]:
    key, answer, question = desk.board.zone_of(spot), desk.answer, desk.question
    if key is None or question is None or answer is None:
        return
    zone = key[1]
    seat = desk.board.seat_in(key)
    handle = desk.board.cards[spot].handle
    chosen = _chosen(answer)
    if not isinstance(answer, ActAnswering) or (answer.only and chosen):
        found = iter([("choose it", desk.table.why_not("choose", handle))])
    elif chosen and any(spot_of(choice) == spot for choice in question.choices):
        found = iter([("choose it yet", f"{desk.name_of(chosen)} is chosen, and Esc takes that back")])
    elif seat == question.seat:
        found = _own(desk, handle, zone, seat)
    elif seat in team_of(desk, question.seat) and not chosen:
        found = _partners(desk, handle, zone)
    else:
        found = _others(desk, handle, zone, seat, chosen)
    yield from (cannot(act, reason) for act, reason in found if reason)


def _chosen(answer: Answering) -> str:
    """The card that is chosen for one of its acts; an act without a card is none."""
    return answer.card if isinstance(answer, ActAnswering) and not answer.card.startswith(LISTED) else ""


def _own(desk: "Desk", handle: str, zone: str, seat: int) -> Iterator[tuple[str, str]]:
    """An own card: each act that it might be wanted for, and why it can't be done."""
    for verb in desk.game.acts.get(zone, ()):
        reason = desk.table.why_not(verb, handle)
        if not reason and verb == "attack":
            against = (desk.table.why_not(verb, handle, f"{SEAT}{other}") for other in _opponents(desk, seat))
            reason = next((found for found in against if found), "")
        yield desk.game.verbs[verb], reason


def _partners(desk: "Desk", handle: str, zone: str) -> Iterator[tuple[str, str]]:
    """A card of the partner: nobody else uses it (TAG-1.5). What the tag duel itself forbids comes first."""
    found = [(desk.game.verbs[verb], desk.table.why_not(verb, handle)) for verb in desk.game.acts.get(zone, ())]
    yield from sorted(found, key=lambda each: not each[1].startswith("TAG"))


def _others(desk: "Desk", handle: str, zone: str, seat: int, attacker: str) -> Iterator[tuple[str, str]]:
    """A card of the other side: it can only be attacked; what attacks break means its player."""
    if not attacker:
        yield desk.game.verbs["attack"], desk.table.why_not("attack", handle)
    elif zone == desk.game.walls:
        yield f"attack {desk.table.names[seat]}", desk.table.why_not("attack", attacker, f"{SEAT}{seat}")
    else:
        yield "attack it", desk.table.why_not("attack", attacker, handle)


def _opponents(desk: "Desk", seat: int) -> list[int]:
    return [other.seat for other in desk.view.seats if other.seat % 2 != seat % 2]
