"""Before a tag duel (TAG-7.11): one of each team throws, the winners say which team starts, each team its order."""

from collections.abc import Sequence

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.events import Event
from duelterm.core.hands import rock_paper_scissors
from duelterm.duelmonsters.tag.state import TagState


async def who_goes_first(state: TagState) -> int:
    """The seat that has the first turn; the turns alternate between the teams (TAG-1.1)."""
    starting = await starting_team(state)
    first, then = [await order_of(state, state.team(seat)) for seat in (starting, min(state.opponents(starting)))]
    state.take_order([seat for pair in zip(first, then, strict=True) for seat in pair])
    return first[0]


async def starting_team(state: TagState) -> int:
    """A seat of the team that starts."""
    switches, first = state.switches, state.first
    if switches.first == "agreement" and first is not None:
        return first
    if switches.first == "chance":
        return state.below(len(state.life))
    chooser = await rock_paper_scissors(state)
    act = await Decision(ACT, chooser, [Act("first"), Act("second")], 1, 1, Why("who starts"))
    return chooser if act.verb == "first" else min(state.opponents(chooser))


async def order_of(state: TagState, team: Sequence[int]) -> list[int]:
    """Which of the partners has the team's first turn."""
    seats = sorted(team)
    acts = [Act("starts", target=seat) for seat in seats]
    act = await Decision(ACT, seats[0], acts, 1, 1, Why("team order"))
    state.events.append(Event("team order", int(act.target)))
    return [int(act.target), *(seat for seat in seats if seat != act.target)]
