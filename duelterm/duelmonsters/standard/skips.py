"""Phases and turns that are skipped, had once more, or ended by an effect. A side's next ones are meant, whoever of it
has that turn (TAG-5.8).
"""

from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.state import BATTLE

DRAW_PHASE, STANDBY_PHASE, BATTLE_PHASE, TURN = "draw phase", "standby phase", "battle phase", "turn"
"""The language's words for what can be skipped, had once more or ended."""


def skip(state: StandardState, seat: int, what: str, times: int = 1) -> None:
    """This seat's side skips the next ones. "The next" of two effects are the same ones: they don't add up."""
    key = what, state.sides[seat]
    state.skips[key] = max(state.skips.get(key, 0), times)


def is_skipped(state: StandardState, seat: int, what: str) -> bool:
    """Whether this seat's phase or turn, which would begin now, is skipped; if it is, that was one of them."""
    key = what, state.sides[seat]
    left = state.skips.pop(key, 0)
    if left > 1:
        state.skips[key] = left - 1
    return left > 0


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


def end_phase_now(state: StandardState, what: str = BATTLE_PHASE) -> bool:
    """The battle phase ends as soon as what is going on has been dealt with. Whether there is one."""
    if what != BATTLE_PHASE or state.step != BATTLE:
        return False
    state.phase_over = True
    return True
