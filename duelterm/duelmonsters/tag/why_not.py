"""Why an act isn't legal among four, where it is the tag duel that forbids it."""

from collections.abc import Mapping
from typing import Any

from duelterm.core.card import Card
from duelterm.duelmonsters.reasons import Because
from duelterm.duelmonsters.standard.why_not import ACTS, ATTACK_RULE, FOES_FIRST, ORDER, USES, is_answered, why_not
from duelterm.duelmonsters.tag.state import TagState

NUMBERS: Mapping[str, str] = {"STD-2.2": "TAG-3.1"}
"""Rules for two players, and those that stand in their place among four."""


def why_not_among_four(state: TagState, verb: str, card: Card, target: Card | int | None) -> Any | None:
    """The reason by the standard rules, with the number of the tag duel's rule where that says more."""
    found = why_not(state, verb, card, target)
    if card.seat != state.active and not is_answered(state):
        if found == ORDER and verb in ACTS:
            return "TAG-7.3"
        if found is None and verb in USES:
            return "TAG-1.5"
    if found == Because(ATTACK_RULE, FOES_FIRST):
        return "TAG-3.2"
    if isinstance(target, Card | int) and seat_of(target) in state.team(card.seat):
        return "TAG-7.7"
    return NUMBERS.get(found, found) if isinstance(found, str) else found


def seat_of(target: Card | int) -> int:
    """Whose monster, or which player, an attack goes at."""
    return target if isinstance(target, int) else target.seat
