"""The duel from set-up to its end: phase after phase, act after act (STD-2.1)."""

from collections.abc import Awaitable, Callable

from duelterm.core.ask import ACT, Decision, Why
from duelterm.core.events import Event
from duelterm.core.state import Over
from duelterm.duelmonsters.opening import who_goes_first
from duelterm.duelmonsters.standard import chain, phases
from duelterm.duelmonsters.standard.acts import legal_acts
from duelterm.duelmonsters.standard.doing import PERFORM
from duelterm.duelmonsters.standard.opening import Settling, set_up
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.state import BATTLE, DRAW, END, SET_UP, STANDBY
from duelterm.duelmonsters.zones import FIELD, HAND

TO_ACT = Why("act")


async def duel(state: StandardState, settle_first: Settling = who_goes_first) -> None:
    """The rules from wherever the state stands to the end of the duel; `settle_first` gives the seat that begins."""
    try:
        if state.step == SET_UP:
            await set_up(state, settle_first)
            phases.start_turn(state, state.active)
        while True:
            await STEPS[state.step](state)
    except Over:
        state.attack = state.battle = None
        state.stage = ""
        state.chain.clear()
        state.links.clear()
        state.events.append(Event("over", -1))


async def one_act(state: StandardState) -> None:
    """Ask the turn player for one act and carry it out, with all that it sets off. Between two acts the coroutine
    holds nothing that the state does not.
    """
    zones = state.zones[state.active]
    private = bool(zones[HAND]) or any(not card.face_up for zone in FIELD for card in zones[zone])
    act = await Decision(ACT, state.active, legal_acts(state), 1, 1, TO_ACT, private)
    await PERFORM[act.verb](state, act)
    await chain.settle(state)


async def battle_phase(state: StandardState) -> None:
    """Act by act, unless an effect ends the phase."""
    if state.phase_over:
        await phases.end_battle(state)
    else:
        await one_act(state)


STEPS: dict[str, Callable[[StandardState], Awaitable[None]]] = {
    DRAW: phases.draw_phase,
    STANDBY: phases.standby_phase,
    MAIN_1: one_act,
    BATTLE: battle_phase,
    MAIN_2: one_act,
    END: phases.end_phase,
}
"""What each phase comes to."""
