"""The acts of the turn player (STD-2): which are legal, and why others aren't."""

from collections.abc import Iterator
from typing import Any

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.duelmonsters.definition import MONSTER, SPELL
from duelterm.duelmonsters.standard import battle
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.state import BATTLE
from duelterm.duelmonsters.summon import comes_alone, room
from duelterm.duelmonsters.traits import own_frame, ref_of
from duelterm.duelmonsters.zones import HAND, MONSTERS, PLACES, SPELLS

SUMMON, SET, USE, TURN_UP, ACTIVATE, CHANGE, WAY = "summon", "set", "use", "turn up", "activate", "change", "special"
TO_BATTLE, ATTACKS, END_BATTLE, ENDS = "battle", "attack", "end battle", "end"
Reason = Any | None


def legal_acts(state: StandardState) -> list[Act]:
    """All acts of the turn player in this step."""
    if state.step == BATTLE:
        return [*attacks(state), Act(END_BATTLE)]
    acts = [act for card in state.zones[state.active][HAND] for act in put_out(state, card)]
    acts += [Act(CHANGE, card) for card in state.zones[state.active][MONSTERS] if cannot_change(state, card) is None]
    if battle.cannot_battle(state) is None:
        acts.append(Act(TO_BATTLE))
    return [*acts, Act(ENDS)]


def attacks(state: StandardState) -> Iterator[Act]:
    """STD-4.1: every attack that may be declared."""
    for card in state.zones[state.active][MONSTERS]:
        for target in battle.targets(state, card):
            yield Act(ATTACKS, card, target)


def put_out(state: StandardState, card: Card) -> Iterator[Act]:
    """What may be done with a card in the hand."""
    if card.definition.kind == MONSTER:
        if cannot_summon(state, card) is None:
            yield Act(SUMMON, card)
            yield Act(SET, card)
    elif len(state.zones[card.seat][SPELLS]) < PLACES:
        if card.definition.kind == SPELL and any(
            activation.forbids(state, own_frame(card)) is None for activation in card.definition.played
        ):
            yield Act(USE, card)
        yield Act(SET, card)


def cannot_summon(state: StandardState, card: Card) -> Reason:
    """STD-2.3: why a monster can't be normal summoned."""
    if state.step not in (MAIN_1, MAIN_2) or MONSTER in state.used or comes_alone(card):
        return "STD-2.3"
    return None if room(state, card.seat) else "STD-2.3"


def cannot_change(state: StandardState, card: Card) -> Reason:
    """STD-2.4: why a monster can't change its position by hand."""
    changed = ref_of(card) in state.changed or state.attacked.get(ref_of(card))
    return "STD-2.4" if card.fresh or changed else None
