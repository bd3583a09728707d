"""Spell speeds (STD-3.1), and what may be used in the damage step (STD-4.3)."""

from typing import Any

from duelterm.core.card import Card
from duelterm.duelmonsters.definition import SPELL, TRAP
from duelterm.duelmonsters.standard.purposes import changes_figures, negates_activation
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.effects.activations import PLAYED, QUICK

QUICK_ICON, COUNTER_ICON = "quick", "counter"
SLOW, FAST, COUNTER = 1, 2, 3
"""The three speeds."""

START, BEFORE_CALCULATION, CALCULATION, AFTER_CALCULATION, STAGE_END = (
    "start",
    "before calculation",
    "calculation",
    "after calculation",
    "end",
)
"""The parts of the damage step."""

BEFORE = (START, BEFORE_CALCULATION)
"""In these attack and defence may still be changed by any card."""

OF_BATTLE = (
    "before damage calculation",
    "damage calculation",
    "battle ends",
    "battle damage",
    "damaged",
    "destroyed",
    "sent to graveyard",
    "leaves",
)
"""What happens in the damage step, for cards that answer it."""


def speed_of(card: Card, activation: Any) -> int:
    """The spell speed of a card's activation."""
    if card.definition.kind == TRAP:
        return COUNTER if card.definition.icon == COUNTER_ICON else FAST
    if activation.speed == QUICK:
        return FAST
    return FAST if activation.speed == PLAYED and is_quick_play(card) else SLOW


def is_quick_play(card: Card) -> bool:
    """A quick-play spell."""
    return bool(card.definition.kind == SPELL and card.definition.icon == QUICK_ICON)


def fits_stage(state: StandardState, card: Card, activation: Any) -> bool:
    """Whether it may be activated in the part of the damage step going on; always outside it."""
    if not state.stage or speed_of(card, activation) == COUNTER:
        return True
    if any(kind in OF_BATTLE for kind in activation.kinds) or negates_activation(card, activation):
        return True
    return state.stage in BEFORE and changes_figures(card, activation)
