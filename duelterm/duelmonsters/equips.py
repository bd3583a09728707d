"""Equip cards: which monsters they fit, and lying on one (R3-6.9)."""

from collections.abc import Sequence

from duelterm.core.card import Card, Ref
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


def has_place(state: DuelState, card: Card, seat: int) -> bool:
    """R3-6.4, STD-5.7: whether there is a place for it on this seat's side, unless it lies among spells already."""
    return card.zone == SPELLS or len(state.zones[seat][SPELLS]) < PLACES


def put_on(state: DuelState, card: Card, on: Card, seat: int) -> bool:
    """Make a card of any kind an equip card on a monster. An equip spell lies on its player's own side, whoever has the
    monster (R3-6.9, STD-5.7); any other card takes a place on this seat's side, if there is one.
    """
    if not on.face_up or not has_place(state, card, seat):
        return False
    if card.zone != SPELLS:
        forget(state, card)
        leave(state, card)
        arrive(state, card, seat, SPELLS, face_up=True)
    return attach(state, card, on)


def loose(state: DuelState) -> list[Card]:
    """The equip cards whose monster has left or been turned face-down (R3-6.9, STD-5.7)."""
    return still_there(state, [equip for equip, on in state.bearers.items() if state.find(on) is None])


def unfit(state: DuelState) -> list[Card]:
    """The equip cards that lie on a monster which they no longer fit (STD-5.7)."""
    pairs = [(state.find(equip), state.find(on)) for equip, on in state.bearers.items()]
    return [card for card, on in pairs if card is not None and on is not None and not stays_on(state, card, on)]


def stays_on(state: DuelState, card: Card, monster: Card) -> bool:
    """Whether it still fits; who controls the monster matters only when it is put on."""
    test = card.definition.keeps
    return monster.face_up and (test is None or test(state, own_frame(card), monster))


def still_there(state: DuelState, refs: Sequence[Ref]) -> list[Card]:
    """The cards of these that still lie where they lay."""
    return [card for ref in refs if (card := state.find(ref)) is not None]


def age(state: DuelState, card: Card) -> int | None:
    """How many turns of its player's side have begun since it was put on a monster (TAG-7.4); None where it is on
    none.
    """
    ref, turns = ref_of(card), 0
    if ref not in state.bearers:
        return None
    for event in reversed(state.events):
        if event.kind == "turn begins":
            turns += event.seat in state.team(card.seat)
        elif event.kind == "equips" and event.ref == ref:
            break
    return turns
