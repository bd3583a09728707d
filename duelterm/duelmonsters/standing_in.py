"""A set trap that stands in for others: asked whenever its player has, as all can see, another set card."""

from collections.abc import Sequence

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import turn_over
from duelterm.core.replace import Replacement
from duelterm.core.triggers import announce
from duelterm.duelmonsters.definition import TRAP
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import own_frame
from duelterm.duelmonsters.zones import SPELLS

DESTROYED = "would be destroyed"


def could_stand_in(state: DuelState, proposal: Event, seat: int) -> bool:
    """Whether, as all can see, a set card of this seat could stand in for a set card or trap of its side (TAG-5.4) that
    an opponent's effect destroys.
    """
    card = state.cards[proposal.card]
    if proposal.cause != "effect" or proposal.by not in state.opponents(seat) or card.zone != SPELLS:
        return False
    if card.face_up and card.definition.kind != TRAP:
        return False
    laid = (other for other in state.zones[seat][SPELLS] if not other.face_up and not state.unripe(other))
    return any(other is not card for other in laid)


async def stood_in(state: DuelState, proposals: Sequence[Event]) -> set[int]:
    """Ask each player once about all cards that are destroyed at the same time. The cards that are kept for another."""
    kept: set[int] = set()
    for seat in dict.fromkeys(other for proposal in proposals for other in state.team(proposal.seat)):
        own = state.team(seat)
        kept |= await asked_about(state, seat, [one for one in proposals if one.seat in own and one.card not in kept])
    return kept


async def asked_about(state: DuelState, seat: int, proposals: Sequence[Event]) -> set[int]:
    """Ask a player, whatever lies there. The cards for which another one stood in."""
    guarded = [proposal for proposal in proposals if could_stand_in(state, proposal, seat)]
    if not guarded:
        return set()
    first = guarded[0]
    laid = state.zones[seat][SPELLS]
    able = {other.uid: served for other in laid if (served := saves(state, other, guarded))}
    everybody = (1 << len(state.zones)) - 1
    known = first.definition if first.names & everybody == everybody else None
    why = Why("stand in", known, state.cards[first.card], len(guarded))
    options = [state.cards[uid] for uid in able]
    for other in await Decision(PICK, seat, options, 0, min(1, len(options)), why, private=True):
        served = able[other.uid]
        replacement, frame = applying(state, other, served[0])[0], own_frame(other).answering(served[0])
        turn_over(state, other, face_up=True)
        announce(state, Event("activated", other.seat, other, by=other.seat))
        await replacement.body(state, frame)
        return {proposal.card for proposal in served}
    return set()


def saves(state: DuelState, other: Card, guarded: Sequence[Event]) -> list[Event]:
    """What a set card could stand in for."""
    if other.face_up or state.unripe(other):
        return []
    return [proposal for proposal in guarded if applying(state, other, proposal)]


def applying(state: DuelState, card: Card, proposal: Event) -> list[Replacement]:
    """The replacements of a set card that fit the event."""
    found = card.definition.from_set.get(DESTROYED, ())
    return [replacement for replacement in found if replacement.applies(state, own_frame(card), proposal)]
