"""The acts of the turn player: which are legal, and why others aren't."""

from collections.abc import Iterator
from typing import Any

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP
from duelterm.duelmonsters.definition import MONSTER, SPELL, TRAP
from duelterm.duelmonsters.reasons import Alone, Because
from duelterm.duelmonsters.rulebook3 import battle
from duelterm.duelmonsters.state import BATTLE, MAIN, DuelState
from duelterm.duelmonsters.summon import comes_alone, room
from duelterm.duelmonsters.traits import ATTACK, is_borne, own_frame, player_rule, position, ref_of, rules
from duelterm.duelmonsters.zones import HAND, MONSTERS, PLACES, SPELLS

SUMMON, SET, USE, CHANGE, WAY = "summon", "set", "use", "change", "special"
TO_BATTLE, ATTACKS, END_BATTLE, ENDS = "battle", "attack", "end battle", "end"
Reason = Any | None


def legal_acts(state: DuelState) -> list[Act]:
    """All acts of the turn player in this step."""
    if state.step == BATTLE:
        return [*attacks(state), *open_acts(state), Act(END_BATTLE)]
    closed = {kind for kind in (MONSTER, SPELL, TRAP) if no_more(state, state.active, kind) is not None}
    acts: list[Act] = []
    for card in state.zones[state.active][HAND]:
        if card.definition.kind not in closed:
            acts += put_out(state, card)
        if card.definition.ways:
            acts += own_ways(state, card)
    acts += [Act(CHANGE, card) for card in state.zones[state.active][MONSTERS] if cannot_change(state, card) is None]
    acts += open_acts(state)
    if battle.cannot_battle(state) is None:
        acts.append(Act(TO_BATTLE))
    return [*acts, Act(ENDS)]


def attacks(state: DuelState) -> Iterator[Act]:
    """R3-7.3, R3-7.4: every attack that may be declared."""
    for card in state.zones[state.active][MONSTERS]:
        for target in battle.targets(state, card):
            yield Act(ATTACKS, card, target)


def put_out(state: DuelState, card: Card) -> list[Act]:
    """What may be done with a card in the hand, of a kind that can be put out."""
    acts: list[Act] = []
    if card.definition.kind == MONSTER:
        if cannot_come(state, card) is not None:
            return acts
        acts.append(Act(SUMMON, card))
    acts += [
        Act(USE, card, detail=str(number + 1) if number else "")
        for number in range(len(card.definition.played))
        if cannot_work(state, card, number) is None
    ]
    acts.append(Act(SET, card))
    return acts


def own_ways(state: DuelState, card: Card) -> Iterator[Act]:
    """A monster's own ways out of the hand, whatever has been put out."""
    for number, way in enumerate(card.definition.ways):
        if way_forbids(state, card, way) is None:
            yield Act(WAY, card, detail=str(number + 1) if number else "")


def open_acts(state: DuelState) -> Iterator[Act]:
    """Own set spells and traps that may be turned up, and abilities of open cards that may be used."""
    for card in state.zones[state.active][SPELLS]:
        if not card.face_up:
            for number, activation in enumerate(card.definition.played):
                if not activation.kinds and cannot_turn_up(state, card, number) is None:
                    yield Act(TURN_UP, card, detail=str(number + 1) if number else "")
    for card in (*state.zones[state.active][MONSTERS], *state.zones[state.active][SPELLS]):
        for number, activation in enumerate(card.definition.activated):
            if cannot_activate(state, card, activation) is None:
                yield Act(ACTIVATE, card, detail=str(number + 1) if number else "")


def out_of_turn(state: DuelState, card: Card) -> Reason:
    """Why nothing leaves the hand now."""
    if card.seat != state.active:
        return "R3-5.1"
    if card.zone != HAND:
        return "R3-6.1"
    if state.step == BATTLE:
        return "R3-7.5" if card.definition.kind == SPELL else "R3-7.12"
    return None if state.step == MAIN else "R3-5.1"


def cannot_put_out(state: DuelState, card: Card) -> Reason:
    """R3-6.1, R3-6.3, R3-6.4: one monster, one spell and one trap from the hand in a turn, five on a side."""
    return out_of_turn(state, card) or no_more(state, card.seat, card.definition.kind)


def no_more(state: DuelState, seat: int, kind: str) -> Reason:
    """Why no card of this kind can be put out any more."""
    if kind in state.used:
        return "R3-6.1"
    if kind == MONSTER:
        return None if room(state, seat) else "R3-6.3"
    return "R3-6.4" if len(state.zones[seat][SPELLS]) == PLACES else None


def cannot_summon(state: DuelState, card: Card) -> Reason:
    """Why a monster can't be put out face up."""
    if card.definition.kind != MONSTER:
        return "R3-6.2"
    found = cannot_put_out(state, card)
    return cannot_come(state, card) if found is None else found


def cannot_come(state: DuelState, card: Card) -> Reason:
    """Why a monster can't be put out whatever has been put out already."""
    if comes_alone(card):
        return Alone(card.definition)
    return player_rule(state, "cannot summon", card.seat)


def cannot_set(state: DuelState, card: Card) -> Reason:
    """Why a card can't be put out face down (R3-6.16: of a monster that is a summon too)."""
    return cannot_summon(state, card) if card.definition.kind == MONSTER else cannot_put_out(state, card)


def way_forbids(state: DuelState, card: Card, way: Any) -> Reason:
    """Why a monster can't come in its own way, which counts as no summon of the turn (R3-6.1)."""
    found = out_of_turn(state, card)
    if found is None:
        found = player_rule(state, "cannot summon", card.seat)
    if found is not None:
        return found
    frame = own_frame(card)
    return way.forbids(state, frame) if room(state, card.seat) or way.frees(state, frame) else "R3-6.3"


def cannot_use(state: DuelState, card: Card, number: int = 0) -> Reason:
    """Why a spell or trap of the hand can't be used now."""
    found = cannot_put_out(state, card)
    return cannot_work(state, card, number) if found is None else found


def cannot_turn_up(state: DuelState, card: Card, number: int = 0) -> Reason:
    """R3-6.6, R3-6.12, R3-7.5: why a set card of one's own can't be turned up now."""
    if card.zone != SPELLS or card.face_up or card.seat != state.active:
        return "R3-6.6"
    if state.step not in (MAIN, BATTLE):
        return "R3-5.1"
    if state.step == BATTLE and card.definition.kind != TRAP:
        return "R3-7.5"
    return cannot_work(state, card, number)


def cannot_work(state: DuelState, card: Card, number: int) -> Reason:
    """Why the effect of a spell or trap can't be used now, wherever it lies."""
    played = card.definition.played
    if not played or played[number].kinds:  # R3-6.12: it answers something
        return "R3-6.12"
    return played[number].forbids(state, own_frame(card))


def cannot_change(state: DuelState, card: Card) -> Reason:
    """R3-6.5, R3-7.7: why a monster can't change its position by hand."""
    if card.seat != state.active:
        return "R3-5.1"
    if state.step != MAIN:
        return "R3-7.12" if state.step == BATTLE else "R3-5.1"
    if card.zone != MONSTERS or card.fresh or ref_of(card) in state.changed:
        return "R3-6.5"
    if position(card) == ATTACK and state.attacked.get(ref_of(card)):
        return "R3-7.7"
    return rules(state, "cannot change position", card)


def cannot_activate(state: DuelState, card: Card, activation: Any) -> Reason:
    """Why an ability of an open card can't be used now."""
    if card.zone not in (MONSTERS, SPELLS) or not card.face_up or is_borne(card):
        return Because("R3-6.6", "an effect happens only while its card lies face-up on the field")
    if card.seat != state.active:
        return "R3-5.1"
    if state.step == BATTLE and activation.speed != "quick":
        return "R3-7.5"
    if activation.kinds:
        return "R3-6.12"
    return activation.forbids(state, own_frame(card))
