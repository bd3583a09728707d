"""Carrying out the acts of the turn player."""

from collections.abc import Awaitable, Callable

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.core.operations import arrive, leave
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.placing import set_card
from duelterm.duelmonsters.standard import battle, chain
from duelterm.duelmonsters.standard.acts import ATTACKS, CHANGE, END_BATTLE, ENDS, SET, SUMMON, TO_BATTLE, USE
from duelterm.duelmonsters.standard.state import MAIN_2, StandardState
from duelterm.duelmonsters.state import BATTLE, END
from duelterm.duelmonsters.summon import NORMAL, change_position, place
from duelterm.duelmonsters.traits import ATTACK, DEFENCE, own_frame, position, ref_of
from duelterm.duelmonsters.zones import SPELLS


async def do_summon(state: StandardState, act: Act) -> None:
    state.used[MONSTER] = 1
    place(state, act.card, act.card.seat, True, NORMAL)


async def do_set(state: StandardState, act: Act) -> None:
    card: Card = act.card
    if card.definition.kind != MONSTER:
        set_card(state, card)
        return
    state.used[MONSTER] = 1
    place(state, card, card.seat, False, NORMAL)


async def do_use(state: StandardState, act: Act) -> None:
    card: Card = act.card
    leave(state, card)
    arrive(state, card, card.seat, SPELLS, face_up=True)
    await chain.start(state, card.seat, card, card.definition.played[0], own_frame(card))


async def do_change(state: StandardState, act: Act) -> None:
    card: Card = act.card
    change_position(state, card, DEFENCE if position(card) == ATTACK else ATTACK, card.seat)
    state.changed.add(ref_of(card))


async def do_battle(state: StandardState, act: Act) -> None:
    state.step = BATTLE


async def do_attack(state: StandardState, act: Act) -> None:
    await battle.declare_attack(state, act.card, act.target)


async def do_end_battle(state: StandardState, act: Act) -> None:
    state.step = MAIN_2


async def do_end(state: StandardState, act: Act) -> None:
    state.step = END


PERFORM: dict[str, Callable[[StandardState, Act], Awaitable[None]]] = {
    SUMMON: do_summon,
    SET: do_set,
    USE: do_use,
    CHANGE: do_change,
    TO_BATTLE: do_battle,
    ATTACKS: do_attack,
    END_BATTLE: do_end_battle,
    ENDS: do_end,
}
"""By verb."""
