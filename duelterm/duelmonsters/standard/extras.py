"""Phases that a side has once more (TAG-5.8: whoever of it has that turn)."""

from duelterm.duelmonsters.phases import BATTLE_PHASE
from duelterm.duelmonsters.standard.state import StandardState


def grant(state: StandardState, seat: int, what: str = BATTLE_PHASE, times: int = 1) -> None:
    """This seat's side has one more of these, in this turn if it is its own, else in its next one."""
    key = what, state.sides[seat]
    state.extras[key] = state.extras.get(key, 0) + times


def take_extra(state: StandardState, seat: int, what: str) -> bool:
    """Whether this seat has one more of these now; if it has, it begins."""
    key = what, state.sides[seat]
    left = state.extras.pop(key, 0)
    if left > 1:
        state.extras[key] = left - 1
    return left > 0


def lapse(state: StandardState, seat: int) -> None:
    """What this seat's side had once more in the turn that ends is gone."""
    for key in [key for key in state.extras if key[1] == state.sides[seat]]:
        del state.extras[key]
