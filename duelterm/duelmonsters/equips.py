"""Equip cards: which monsters they fit, and lying on one (R3-6.9)."""

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import arrive, leave
from duelterm.core.triggers import announce
from duelterm.duelmonsters.definition import EQUIP
from duelterm.duelmonsters.ops import forget
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import own_frame, ref_of
from duelterm.duelmonsters.zones import PLACES, SPELLS


def fits(state: DuelState, card: Card, monster: Card) -> bool:
    """Whether an equip card may lie on this monster."""
    test = card.definition.bears
    return monster.face_up and (test is None or test(state, own_frame(card), monster))


def bearers(state: DuelState, card: Card) -> list[Card]:
    """The face-up monsters that an equip card may be put on."""
    return [monster for monster in state.monsters() if fits(state, card, monster)]


def attach(state: DuelState, card: Card, on: Card) -> bool:
    """Put a card that lies among the spells and traps on a face-up monster as an equip card. An equip card must fit."""
    if card.zone != SPELLS or not on.face_up or (card.definition.icon == EQUIP and not fits(state, card, on)):
        return False
    state.bearers[ref_of(card)] = ref_of(on)
    state.memo.clear()
    announce(state, Event("equips", card.seat, card, on, by=card.seat))
    return True


def has_place(state: DuelState, card: Card, on: Card) -> bool:
    """R3-6.4: whether there is a place for it on the monster's side, unless it lies among spells and traps already."""
    return card.zone == SPELLS or len(state.zones[on.seat][SPELLS]) < PLACES


def put_on(state: DuelState, card: Card, on: Card) -> bool:
    """Make a card of any kind an equip card on a monster. An equip spell lies on its player's own side, whoever has the
    monster (R3-6.9); any other card takes a place on the monster's side, if there is one (R3-6.4).
    """
    if not has_place(state, card, on):
        return False
    if card.zone != SPELLS:
        forget(state, card)
        leave(state, card)
        arrive(state, card, on.seat, SPELLS, face_up=True)
    return attach(state, card, on)
