"""The duel from set-up to its end: the phases of a turn, one after another (STD-2.1)."""

from collections.abc import Awaitable, Callable

from duelterm.core.ask import ACT, Decision, Why
from duelterm.core.events import Event
from duelterm.core.operations import expire, settle_in, shuffle
from duelterm.core.state import Over
from duelterm.core.triggers import announce
from duelterm.duelmonsters.opening import STARTING_CARDS, cut_deck, who_goes_first
from duelterm.duelmonsters.ops import draw
from duelterm.duelmonsters.standard import chain
from duelterm.duelmonsters.standard.acts import legal_acts
from duelterm.duelmonsters.standard.doing import PERFORM
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.state import BATTLE, DRAW, END, SET_UP, STANDBY
from duelterm.duelmonsters.zones import DECK, MONSTERS, SPELLS

TO_ACT = Why("act")


async def duel(state: StandardState) -> None:
    """The rules from wherever the state stands to the end of the duel."""
    try:
        if state.step == SET_UP:
            await set_up(state)
            begin_turn(state, state.active)
        while True:
            await STEPS[state.step](state)
    except Over:
        state.attack = state.battle = None
        state.chain.clear()
        state.events.append(Event("over", -1))


async def set_up(state: StandardState) -> None:
    """STD-1.5."""
    for seat in state.seats:
        shuffle(state, seat, DECK)
    for seat in state.seats:
        await cut_deck(state, state.opponents(seat)[0], seat)
    state.active = await who_goes_first(state)
    state.events.append(Event("goes first", state.active))
    for seat in state.seats:
        for _ in range(STARTING_CARDS):
            draw(state, seat, -1)
    await chain.settle(state)


def begin_turn(state: StandardState, seat: int) -> None:
    """A new turn of this seat, at its draw phase."""
    state.active = seat
    state.turn += 1
    state.begun[seat] += 1
    state.used = {}
    state.changed = set()
    state.attacked = {}
    state.spent = {key: count for key, count in state.spent.items() if key[0] != "turn"}
    state.turn_began = state.battle_began = len(state.events)
    state.step = DRAW
    settle_in([*state.laid(MONSTERS), *state.laid(SPELLS)])
    expire(state, "turn begins", seat)
    state.events.append(Event("turn begins", seat, amount=state.turn))


async def draw_phase(state: StandardState) -> None:
    draw(state, state.active, -1)
    await chain.settle(state)
    state.step = STANDBY


async def standby_phase(state: StandardState) -> None:
    announce(state, Event("standby phase", state.active))
    await chain.settle(state)
    state.step = MAIN_1


async def one_act(state: StandardState) -> None:
    """Ask the turn player for one act and carry it out, with all that it sets off. Between two acts the coroutine
    holds nothing that the state does not.
    """
    act = await Decision(ACT, state.active, legal_acts(state), 1, 1, TO_ACT, state.step != BATTLE)
    await PERFORM[act.verb](state, act)
    await chain.settle(state)


async def end_phase(state: StandardState) -> None:
    seat = state.active
    announce(state, Event("end phase", seat, also=("turn ends",)))
    await chain.settle(state)
    expire(state, "end of turn")
    expire(state, f"end of turn {state.begun[seat]}", seat)
    begin_turn(state, state.opponents(seat)[0])


STEPS: dict[str, Callable[[StandardState], Awaitable[None]]] = {
    DRAW: draw_phase,
    STANDBY: standby_phase,
    MAIN_1: one_act,
    BATTLE: one_act,
    MAIN_2: one_act,
    END: end_phase,
}
"""What each phase comes to; main phases and battle phase are taken act by act."""
