"""Carrying out the acts of the turn player."""

from collections.abc import Awaitable, Callable

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.core.operations import arrive, leave
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.placing import set_card
from duelterm.duelmonsters.rulebook3 import battle
from duelterm.duelmonsters.rulebook3.acts import ATTACKS, CHANGE, END_BATTLE, ENDS, SET, SUMMON, TO_BATTLE, USE, WAY
from duelterm.duelmonsters.rulebook3.answers import carry_out, open_to_answers, use_ability, use_set_card
from duelterm.duelmonsters.rulebook3.steady import aftermath
from duelterm.duelmonsters.state import BATTLE, END, MAIN, DuelState
from duelterm.duelmonsters.summon import NORMAL, SPECIAL, change_position, place
from duelterm.duelmonsters.traits import ATTACK, DEFENCE, own_frame, position, ref_of
from duelterm.duelmonsters.zones import SPELLS


async def do_summon(state: DuelState, act: Act) -> None:
    state.used[MONSTER] = 1
    event = place(state, act.card, act.card.seat, True, NORMAL)
    await aftermath(state)
    await open_to_answers(state, event)


async def do_set(state: DuelState, act: Act) -> None:
    card: Card = act.card
    state.used[card.definition.kind] = 1
    if card.definition.kind != MONSTER:
        set_card(state, card)
        return
    event = place(state, card, card.seat, False, NORMAL)
    await aftermath(state)
    await open_to_answers(state, event)


async def do_way(state: DuelState, act: Act) -> None:
    card: Card = act.card
    way = card.definition.ways[int(act.detail or "1") - 1]
    if await way.pay(state, own_frame(card)):
        state.proper.add(card.uid)
        event = place(state, card, card.seat, True, SPECIAL)
        await aftermath(state)
        await open_to_answers(state, event)


async def do_use(state: DuelState, act: Act) -> None:
    card: Card = act.card
    state.used[card.definition.kind] = 1
    leave(state, card)
    arrive(state, card, card.seat, SPELLS, face_up=True)
    await carry_out(state, card, int(act.detail or "1") - 1, own_frame(card))


async def do_turn_up(state: DuelState, act: Act) -> None:
    await use_set_card(state, act.card, int(act.detail or "1") - 1, own_frame(act.card))


async def do_activate(state: DuelState, act: Act) -> None:
    card: Card = act.card
    await use_ability(state, card, card.definition.activated[int(act.detail or "1") - 1], own_frame(card))


async def do_change(state: DuelState, act: Act) -> None:
    card: Card = act.card
    change_position(state, card, DEFENCE if position(card) == ATTACK else ATTACK, card.seat)
    state.changed.add(ref_of(card))


async def do_battle(state: DuelState, act: Act) -> None:
    state.step = BATTLE
    state.fought = True
    await battle.begin(state)


async def do_attack(state: DuelState, act: Act) -> None:
    await battle.declare_attack(state, act.card, act.target)


async def do_end_battle(state: DuelState, act: Act) -> None:
    await end_battle(state)


async def end_battle(state: DuelState) -> None:
    """R3-7.1: the battle phase ends, by its player or by an effect."""
    state.phase_over = False
    await battle.finish(state)
    state.step = MAIN


async def do_end(state: DuelState, act: Act) -> None:
    state.step = END


PERFORM: dict[str, Callable[[DuelState, Act], Awaitable[None]]] = {
    SUMMON: do_summon,
    SET: do_set,
    WAY: do_way,
    USE: do_use,
    TURN_UP: do_turn_up,
    ACTIVATE: do_activate,
    CHANGE: do_change,
    TO_BATTLE: do_battle,
    ATTACKS: do_attack,
    END_BATTLE: do_end_battle,
    ENDS: do_end,
}
"""By verb."""
