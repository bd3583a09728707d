"""Negating what is answered (STD-3.10, STD-3.13, STD-4.7).

A negated attack: `state.attack_stopped` is true from then on. A negated summon: the window `chain.summon_stands` says
so, and whoever opened it takes the monster off.
"""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import arrive, leave
from duelterm.core.replace import is_replaceable, replaced
from duelterm.core.triggers import announce, fire
from duelterm.duelmonsters.ops import LEAVES, TO_GRAVEYARD, Move, departure, destroy, forget, met_by_going, moments
from duelterm.duelmonsters.standard.links import ACTIVATED
from duelterm.duelmonsters.standard.state import ChainLink, StandardState
from duelterm.duelmonsters.zones import GRAVEYARD

ATTACKS, NEGATED = "attacks", "negated"


async def negate(state: StandardState, frame: Frame, part: str, destroyed: bool, by: int, source: Any) -> bool:
    """What the frame's event says comes to nothing: an activation (or only its effect), a summon, an attack."""
    event = frame.event
    link = next((link for link in state.chain if link.event is event), None)
    if link is not None:
        return await negate_link(state, link, part == "effect", destroyed, by, source)
    if event is None:
        return False
    if event.kind == ATTACKS:
        return negate_attack(state, by, source)
    opened = next((opened for opened in state.links if opened.event is event), None)
    if opened is None or opened.negated:
        return False
    opened.negated = True
    tell(state, event, by, source)
    return True


async def negate_link(
    state: StandardState, link: ChainLink, only_effect: bool, destroyed: bool, by: int, source: Any
) -> bool:
    """STD-3.10."""
    if link.undone or (link.idle and only_effect):
        return False
    link.idle = link.idle or only_effect
    link.undone = not only_effect
    tell(state, link.event, by, source)
    card = state.find(link.ref)
    if destroyed and card is not None:
        if link.undone and link.event.kind == ACTIVATED:
            await strike_out(state, card, by, source)
        else:
            await destroy(state, [card], by, source)
    return True


def negate_attack(state: StandardState, by: int, source: Any) -> bool:
    """STD-4.7: the attack has been made, but comes to nothing."""
    if state.attack is None or state.attack_stopped:
        return False
    state.attack_stopped = True
    event = Event(ATTACKS, state.active, state.find(state.attack.attacker), by=state.active)
    tell(state, event, by, source)
    return True


def tell(state: StandardState, negated: Event, by: int, source: Any) -> None:
    """The record: what is negated, by whose effect."""
    card = state.find(negated.ref) if negated.card >= 0 else None
    event = Event(NEGATED, negated.seat, card, by=by, source=source, cause=negated.kind, amount=negated.amount)
    event.definition, event.names = negated.definition, negated.names
    announce(state, event)


async def strike_out(state: StandardState, card: Card, by: int, source: Any) -> None:
    """A card whose activation is negated goes to its owner's graveyard, or where something sends it instead: destroyed,
    but it never counted as lying on the field, so that only what waits for the graveyard sees it (STD-3.10).
    """
    how = Move(GRAVEYARD, by, "destroyed", source)
    event = departure(state, card, how)
    event.origin, event.also = -1, tuple(kind for kind in event.also if kind != LEAVES)
    kinds = moments(card, how)[1:]
    if is_replaceable(state, card, kinds) and await replaced(state, event, kinds):
        return
    fired = met_by_going(state, card, event)
    if TO_GRAVEYARD in state.listeners:
        fire(state, event, TO_GRAVEYARD, fired)
    forget(state, card)
    leave(state, card)
    arrive(state, card, card.owner, GRAVEYARD)
    event.mark = card.mark
    state.events.append(event)
    state.pending.extend(fired)
