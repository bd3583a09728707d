"""The duel from set-up to its end: the phases of a turn, one after another (R3-5.1)."""

from collections.abc import Awaitable, Callable

from duelterm.core.ask import ACT, Decision, Why
from duelterm.core.events import Event
from duelterm.core.operations import expire
from duelterm.core.state import Over
from duelterm.core.triggers import announce
from duelterm.duelmonsters.control import give_back
from duelterm.duelmonsters.ops import draw, send
from duelterm.duelmonsters.phases import DRAW_PHASE, ends_of_this_turn, is_skipped
from duelterm.duelmonsters.rulebook3.acts import legal_acts
from duelterm.duelmonsters.rulebook3.doing import PERFORM, end_battle
from duelterm.duelmonsters.rulebook3.opening import set_up
from duelterm.duelmonsters.rulebook3.steady import aftermath
from duelterm.duelmonsters.state import BATTLE, DRAW, END, MAIN, SET_UP, STANDBY, DuelState
from duelterm.duelmonsters.turns import begin_turn
from duelterm.duelmonsters.zones import SPELLS

TO_ACT = Why("act")


async def duel(state: DuelState) -> None:
    """The rules from wherever the state stands to the end of the duel."""
    try:
        if state.step == SET_UP:
            await set_up(state)
            begin_turn(state, state.active)
        while True:
            await STEPS[state.step](state)
    except Over:
        state.attack = state.battle = None
        state.links.clear()
        state.events.append(Event("over", -1))


async def draw_phase(state: DuelState) -> None:
    """R3-5.2: draw a card, but for the first turn of who goes first; an effect may have it skipped."""
    if state.turn > 1 and not is_skipped(state, state.active, DRAW_PHASE):
        draw(state, state.active, -1)
        await aftermath(state)
    state.step = STANDBY


async def standby_phase(state: DuelState) -> None:
    """R3-5.3: what cards say must be done there is done."""
    announce(state, Event("standby phase", state.active))
    await aftermath(state)
    state.step = MAIN


async def one_act(state: DuelState) -> None:
    """Ask the turn player for one act and carry it out, with all that it sets off. Between two acts the coroutine
    holds nothing that the state does not.
    """
    private = state.step == MAIN or any(not card.face_up for card in state.zones[state.active][SPELLS])
    act = await Decision(ACT, state.active, legal_acts(state), 1, 1, TO_ACT, private)
    await PERFORM[act.verb](state, act)
    await aftermath(state)
    if state.phase_over:
        await end_battle(state)


async def end_phase(state: DuelState) -> None:
    """R3-5.4: end-of-turn effects, then what lasts until the end of the turn stops, then the opponent's turn."""
    seat = state.active
    announce(state, Event("end phase", seat, also=("turn ends",)))
    await aftermath(state)
    expire(state, "end of turn")
    for moment, whose in ends_of_this_turn(state):
        expire(state, moment, whose)
    homeless = give_back(state, "end of turn")
    if homeless:
        await send(state, homeless, -1)
    await aftermath(state)
    begin_turn(state, state.opponents(seat)[0])


STEPS: dict[str, Callable[[DuelState], Awaitable[None]]] = {
    DRAW: draw_phase,
    STANDBY: standby_phase,
    MAIN: one_act,
    BATTLE: one_act,
    END: end_phase,
}
"""What each phase comes to; main and battle phase are taken act by act."""
