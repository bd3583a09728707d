"""Phases that are counted, those that begin after something has resolved (STD-6.5), and moments that have come."""

from duelterm.core.operations import expire
from duelterm.duelmonsters.control import give_back
from duelterm.duelmonsters.ops import destroy
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.effects.game import Moment

END_OF_TURN = "end of turn"
"""After the hand limit (STD-6.4)."""

END_PHASE = "end phase"
"""As the end phase begins, whatever is activated in it (STD-6.4)."""


def phase_number(state: StandardState, seat: int, phase: str) -> int:
    """How many of these phases this seat's side has begun."""
    return state.counted.get((phase, state.sides[seat]), 0)


def phase_start(state: StandardState, seat: int, phase: str, count: int) -> Moment:
    """The start of the count-th phase of this kind that this seat's side begins from now on."""
    return f"{phase} {phase_number(state, seat, phase) + count}", state.sides[seat]


async def begin_phase(state: StandardState, seat: int, phase: str) -> int:
    """A phase of this seat begins: what lasts until then ends. Which one of its side it is."""
    number = phase_number(state, seat, phase) + 1
    state.counted[phase, state.sides[seat]] = number
    await over(state, (f"{phase} {number}", state.sides[seat]))
    return number


async def over(state: StandardState, *moments: Moment) -> None:
    """These moments have come: what lasts until them ends; monsters on loan go back, without room they are destroyed
    (STD-5.8).
    """
    homeless = []
    for moment, whose in moments:
        expire(state, moment, whose)
        homeless += give_back(state, moment, whose)
    if homeless:
        await destroy(state, homeless, -1, cause="rule")
