"""A set trap that stands in for another card: asked whenever its player has, as all can see, another set card."""

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


def could_stand_in(state: DuelState, proposal: Event) -> list[Card]:
    """The set cards that could, as all can see, stand in for a set card or trap that an opponent's effect destroys."""
    card = state.cards[proposal.card]
    foes = state.opponents(card.seat)
    if proposal.cause != "effect" or proposal.by not in foes or card.zone != SPELLS:
        return []
    if card.face_up and card.definition.kind != TRAP:
        return []
    return [other for other in state.zones[card.seat][SPELLS] if other is not card and not other.face_up]


async def stood_in(state: DuelState, proposal: Event) -> bool:
    """Ask the card's player, whatever lies there. Whether another card stood in."""
    set_cards = could_stand_in(state, proposal)
    if not set_cards:
        return False
    able = [other for other in set_cards if applying(state, other, proposal)]
    everybody = (1 << len(state.zones)) - 1
    known = proposal.definition if proposal.names & everybody == everybody else None
    why = Why("stand in", known, state.cards[proposal.card])
    chosen = await Decision(PICK, proposal.seat, able, 0, min(1, len(able)), why, private=True)
    for other in chosen:
        frame = own_frame(other).answering(proposal)
        turn_over(state, other, face_up=True)
        announce(state, Event("activated", other.seat, other, by=other.seat))
        await applying(state, other, proposal)[0].body(state, frame)
        return True
    return False


def applying(state: DuelState, card: Card, proposal: Event) -> list[Replacement]:
    """The replacements of a set card that fit the event."""
    found = card.definition.from_set.get(DESTROYED, ())
    return [replacement for replacement in found if replacement.applies(state, own_frame(card), proposal)]
