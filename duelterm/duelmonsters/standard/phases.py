"""The phases of a turn but for the acts in them (STD-2.1): each ends only when nobody starts a chain (STD-3.3)."""

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.events import Event
from duelterm.core.operations import settle_in
from duelterm.core.triggers import announce
from duelterm.duelmonsters.ops import discard, draw
from duelterm.duelmonsters.phases import (
    BATTLE_PHASE,
    DRAW_PHASE,
    STANDBY_PHASE,
    TURN,
    ends_of_this_turn,
    is_skipped,
    turns,
)
from duelterm.duelmonsters.standard import battle, chain, clock, extras
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.standard.steady import steady
from duelterm.duelmonsters.state import BATTLE, STANDBY
from duelterm.duelmonsters.turns import begin_turn
from duelterm.duelmonsters.zones import FIELD_PLACE, HAND, SPELLS

HAND_LIMIT = 6
END_OF_BATTLE = "end of battle phase"


async def draw_phase(state: StandardState) -> None:
    """STD-2.1: the turn player draws one card, also in the first turn."""
    seat = state.active
    if not is_skipped(state, seat, DRAW_PHASE):
        await clock.begin_phase(state, seat, DRAW_PHASE)
        draw(state, seat, -1)
        await play_out(state)
    state.step = STANDBY


async def standby_phase(state: StandardState) -> None:
    """STD-2.1: for what cards say is done in it. `amount` is which of its side it is."""
    seat = state.active
    if not is_skipped(state, seat, STANDBY_PHASE):
        number = await clock.begin_phase(state, seat, STANDBY_PHASE)
        announce(state, Event("standby phase", seat, amount=number))
        await play_out(state)
    state.step = MAIN_1


async def play_out(state: StandardState) -> None:
    """What a phase without acts sets off and what is started in it, until nobody starts anything any more."""
    await chain.settle(state)
    while not await chain.may_move_on(state):
        pass


async def begin_battle(state: StandardState) -> None:
    """STD-4.1: a battle phase; a further one of the same turn is a phase like the first."""
    state.step = BATTLE
    state.attacked = {}
    await battle.begin(state)


async def end_battle(state: StandardState) -> None:
    """The battle phase is over, by its player's will or by an effect; main phase 2 follows, or one more of its kind."""
    await battle.finish(state)
    await clock.over(state, (END_OF_BATTLE, -1))
    state.phase_over = False
    if extras.take_extra(state, state.active, BATTLE_PHASE):
        await begin_battle(state)
    else:
        state.step = MAIN_2


async def end_phase(state: StandardState) -> None:
    """STD-6.4: what lasts until the end phase ends first, what lasts until the end of the turn after the hand limit."""
    seat = state.active
    await clock.over(state, (clock.END_PHASE, -1))
    announce(state, Event("end phase", seat, amount=turns(state, seat), also=("turn ends",)))
    await play_out(state)
    await keep_to_hand_limit(state, seat)
    await clock.over(state, (clock.END_OF_TURN, -1), *ends_of_this_turn(state))
    await go_on(state)
    extras.lapse(state, seat)
    start_turn(state, following(state, seat))


async def keep_to_hand_limit(state: StandardState, seat: int) -> None:
    """STD-2.1: the turn player discards down to six cards."""
    while (excess := len(state.zones[seat][HAND]) - HAND_LIMIT) > 0:
        held = state.zones[seat][HAND]
        why = Why("hand limit", amount=excess)
        picked = await Decision(PICK, seat, held[:], excess, excess, why, private=True, proposal=held[-excess:])
        await discard(state, picked, seat, cause="rule")
        await go_on(state)


async def go_on(state: StandardState) -> None:
    """What the rules did at the end of a turn may set something off; else nobody is asked any more."""
    await steady(state)
    if state.pending:
        await chain.settle(state)


def following(state: StandardState, seat: int) -> int:
    """Whose turn comes next; a turn that is skipped isn't counted."""
    while True:
        seat = state.turn_order(seat)[1]
        if not is_skipped(state, seat, TURN):
            return seat


def start_turn(state: StandardState, seat: int) -> None:
    """A new turn of this seat; what was set before it is set no longer in this turn (STD-2.6)."""
    settle_in([*state.laid(SPELLS), *state.laid(FIELD_PLACE)])
    begin_turn(state, seat)
