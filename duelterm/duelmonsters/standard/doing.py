"""Carrying out the acts of the turn player."""

from collections.abc import Awaitable, Callable

from duelterm.core.ask import Act
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP, number_of
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.standard import battle, chain, phases, places, summoning
from duelterm.duelmonsters.standard.acts import CHANGE, END_BATTLE, ENDS, SET, SUMMON, TO_BATTLE, WAY
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.using import USE
from duelterm.duelmonsters.state import END
from duelterm.duelmonsters.summon import change_position
from duelterm.duelmonsters.traits import ATTACK, DEFENCE, position


async def do_summon(state: StandardState, act: Act) -> None:
    await summoning.normal_summon(state, act.card)


async def do_set(state: StandardState, act: Act) -> None:
    if act.card.definition.kind == MONSTER:
        await summoning.set_monster(state, act.card)
    else:
        await places.set_down(state, act.card)


async def do_way(state: StandardState, act: Act) -> None:
    await summoning.own_way(state, act.card, act.card.definition.ways[number_of(act)])


async def do_use(state: StandardState, act: Act) -> None:
    await chain.perform(state, act)


async def do_change(state: StandardState, act: Act) -> None:
    """STD-2.4: a face-down monster is flip summoned."""
    if not act.card.face_up:
        await summoning.flip_summon(state, act.card)
    else:
        change_position(state, act.card, DEFENCE if position(act.card) == ATTACK else ATTACK, act.card.seat)


async def do_battle(state: StandardState, act: Act) -> None:
    if await chain.may_move_on(state):
        await phases.begin_battle(state)


async def do_attack(state: StandardState, act: Act) -> None:
    await battle.declare_attack(state, act.card, act.target)


async def do_end_battle(state: StandardState, act: Act) -> None:
    if await chain.may_move_on(state):
        await phases.end_battle(state)


async def do_end(state: StandardState, act: Act) -> None:
    if await chain.may_move_on(state):
        state.step = END


PERFORM: dict[str, Callable[[StandardState, Act], Awaitable[None]]] = {
    SUMMON: do_summon,
    SET: do_set,
    WAY: do_way,
    USE: do_use,
    TURN_UP: do_use,
    ACTIVATE: do_use,
    CHANGE: do_change,
    TO_BATTLE: do_battle,
    battle.ATTACKS: do_attack,
    END_BATTLE: do_end_battle,
    ENDS: do_end,
}
"""By verb."""
