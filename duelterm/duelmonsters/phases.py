"""Turns and phases as effects count, skip and end them. A side's next ones are meant, whoever of it has that turn
(TAG-5.8).
"""

from collections.abc import Sequence

from duelterm.core.events import Event
from duelterm.duelmonsters.state import BATTLE, DuelState
from duelterm.effects.game import Moment

DRAW_PHASE, STANDBY_PHASE, BATTLE_PHASE, TURN = "draw phase", "standby phase", "battle phase", "turn"
"""The language's words for what can be skipped, had once more or ended."""


def turns(state: DuelState, seat: int) -> int:
    """How many turns of this seat's side have begun."""
    side = state.sides[seat]
    return sum(begun for other, begun in enumerate(state.begun) if state.sides[other] == side)


def turn_end(state: DuelState, seat: int | None, count: int) -> Moment:
    """The end of that many turns from now on, of this seat's side or (None) of anybody; the present one isn't counted
    (STD-6.5).
    """
    if seat is None:
        return f"end of turn {state.turn + count} of all", -1
    return f"end of turn {turns(state, seat) + count}", state.sides[seat]


def until_turn(state: DuelState, seats: Sequence[int], count: int) -> int:
    """How many turns of their side it is from now to the count-th of these seats, which may be some of it."""
    after = (*state.turn_order(state.active)[1:], state.active)
    side = [seat for seat in after if state.sides[seat] == state.sides[seats[0]]]
    rounds, left = divmod(count - 1, len(seats))
    own = [place for place, seat in enumerate(side, 1) if seat in seats]
    return rounds * len(side) + own[left]


def ends_of_this_turn(state: DuelState) -> tuple[Moment, Moment]:
    """What `turn_end` has called the end of the turn going on."""
    return turn_end(state, state.active, 0), turn_end(state, None, 0)


def skip(state: DuelState, seat: int, what: str, times: int = 1) -> None:
    """This seat's side skips the next ones. "The next" of two effects are the same ones: they don't add up."""
    key = what, state.sides[seat]
    state.skips[key] = max(state.skips.get(key, 0), times)


def is_skipped(state: DuelState, seat: int, what: str) -> bool:
    """Whether this seat's phase or turn, which would begin now, is skipped; if it is, that was one of them."""
    key = what, state.sides[seat]
    left = state.skips.pop(key, 0)
    if left > 1:
        state.skips[key] = left - 1
    if left:
        state.events.append(Event("skipped", seat, cause=what))
    return left > 0


def end_phase_now(state: DuelState, what: str = BATTLE_PHASE) -> bool:
    """The battle phase ends as soon as what is going on has been dealt with. Whether there is one."""
    if what != BATTLE_PHASE or state.step != BATTLE:
        return False
    state.phase_over = True
    return True
