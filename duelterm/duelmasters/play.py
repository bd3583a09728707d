"""Using cards: summoning, casting, charging, shield triggers."""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import arrive, leave, take_up, turn_sideways
from duelterm.core.replace import is_replaceable, replaced
from duelterm.core.triggers import announce
from duelterm.duelmasters.definition import SPELL
from duelterm.duelmasters.evolution import choose_bases, enter, servants
from duelterm.duelmasters.mana import cost, pay
from duelterm.duelmasters.state import MAIN, DuelState
from duelterm.duelmasters.traits import own_frame, player_rule, rules
from duelterm.duelmasters.zones import GRAVEYARD, MANA

OF_SPELLS = ("cast spell would go to graveyard",)


def forbids_use(state: DuelState, card: Card) -> Any | None:
    """Why a card can't be used now, payment aside: the definition that forbids it, or a rule's number."""
    definition = card.definition
    if definition.playable is not None and not definition.playable(state, own_frame(card)):  # DM-9.16
        return definition
    if definition.kind == SPELL:
        return rules(state, "cannot cast", card)
    if definition.bases and not servants(state, card, card.owner):
        return "DM-5.1"
    return None


async def charge(state: DuelState, card: Card) -> None:
    """DM-3.6: put a card from the hand into the mana zone."""
    leave(state, card)
    arrive(state, card, card.owner, MANA)
    if len(card.definition.civs) > 1:  # DM-3.8
        turn_sideways(state, card, tapped=True)
    state.charged += 1
    event = Event("charged", card.seat, card, by=card.seat, also=("moved",))
    event.to = MANA
    announce(state, event)


async def play(state: DuelState, card: Card) -> None:
    """DM-4.1: pay for a card from the hand and use it."""
    bases = await choose_bases(state, card, card.owner) if card.definition.bases else []
    await pay(state, card.owner, card, cost(state, card))
    state.step = MAIN  # DM-3.1: who has played a card charges no more
    await use(state, card, bases=bases)


async def use(state: DuelState, card: Card, bases: list[Card] | None = None, via: str = "", by: int = -1) -> None:
    """Summon a creature or cast a spell whose cost is dealt with. `by` is who casts it, its owner unless given."""
    if card.definition.kind == SPELL:
        await cast(state, card, card.owner if by < 0 else by, via)
    else:
        await enter(state, card, card.owner, "summoned", bases or ())


async def cast(state: DuelState, card: Card, by: int, via: str = "") -> None:
    """DM-4.5, DM-9.6: carry out a spell, which lies in no zone meanwhile; then it goes to the graveyard."""
    take_up(state, card)
    state.resolving.append(card)
    announce(state, Event("cast", by, card, by=by, cause=via))
    frame = own_frame(card)
    frame.you = by
    if card.definition.spell is not None:
        await card.definition.spell(state, frame)
    if card in state.resolving:
        proposal = Event("moved", card.owner, card, by=by, cause=via)
        if not (is_replaceable(state, card, OF_SPELLS) and await replaced(state, proposal, OF_SPELLS)):
            put_away(state, card, GRAVEYARD)
    announce(state, Event("spell cast", by, card, by=by, cause=via))


def put_away(state: DuelState, card: Card, zone: int) -> None:
    """Take a spell that has been carried out to a zone of its owner."""
    state.resolving.remove(card)
    arrive(state, card, card.owner, zone)
    if zone == MANA and len(card.definition.civs) > 1:  # DM-3.8
        turn_sideways(state, card, tapped=True)


def may_use_trigger(state: DuelState, card: Card) -> Any | None:
    """DM-8.1: why a shield trigger can't be used now, None if it can."""
    forbidden = rules(state, "cannot use shield trigger", card)
    if forbidden is None:
        forbidden = player_rule(state, "cannot use shield trigger", card.owner)
    return forbidden if forbidden is not None else forbids_use(state, card)
