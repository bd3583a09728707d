"""The duel from set-up to its end: the steps of a turn, one after another (DM-3.1)."""

from collections.abc import Awaitable, Callable, Sequence

from duelterm.core.ask import ACT, CONFIRM, Decision, Why
from duelterm.core.card import Card, Definition
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import arrive, expire, leave, settle_in, shuffle, turn_sideways
from duelterm.core.state import Over, Pending
from duelterm.core.triggers import announce, settle, signal
from duelterm.duelmasters import ops
from duelterm.duelmasters.acts import PERFORM, legal_acts
from duelterm.duelmasters.first import who_goes_first
from duelterm.duelmasters.state import ATTACK, CHARGE, DRAW, END, MAIN, OF_THE_HAND, SET_UP, UNTAP, DuelState
from duelterm.duelmasters.traits import keyword, own_frame, rules
from duelterm.duelmasters.zones import BATTLE, DECK, HAND, MANA, SHIELDS

STARTING_CARDS = 5
"""DM-2.2, DM-2.3."""
TO_ACT = Why("act")


def lay_decks(state: DuelState, decks: Sequence[Sequence[Definition]]) -> None:
    """Put each seat's deck on the table."""
    for seat, deck in enumerate(decks):
        for definition in deck:
            state.add(definition, seat, DECK)


async def duel(state: DuelState) -> None:
    """The rules from wherever the state stands to the end of the duel."""
    try:
        if state.step == SET_UP:
            await set_up(state)
        while True:
            await STEPS[state.step](state)
    except Over:
        state.attack = state.battle = None
        state.events.append(Event("over", -1))


async def set_up(state: DuelState) -> None:
    """DM-2.1 to DM-2.4."""
    for seat in state.seats:
        shuffle(state, seat, DECK)
    for seat in state.seats:
        for _ in range(STARTING_CARDS):
            deal(state, seat, SHIELDS)
    for seat in state.seats:
        for _ in range(STARTING_CARDS):
            deal(state, seat, HAND)
    state.events.append(Event("set up", -1))
    state.active = await who_goes_first(state)
    state.events.append(Event("goes first", state.active))
    ops.check_decks(state)
    begin_turn(state, state.active)


def deal(state: DuelState, seat: int, zone: int) -> None:
    """The top card of the deck, before anything can happen."""
    card = state.zones[seat][DECK][-1]
    leave(state, card)
    arrive(state, card, seat, zone)


def begin_turn(state: DuelState, seat: int, token: int = 0) -> None:
    """A new turn of this seat, at its untap step."""
    state.active = seat
    state.turn += 1
    state.begun[seat] += 1
    state.token = token
    state.charged = 0
    state.turn_began = len(state.events)
    state.step = UNTAP
    expire(state, "turn begins", seat)
    state.events.append(Event("turn begins", seat, amount=state.turn))


async def untap_step(state: DuelState) -> None:
    """DM-3.2, DM-3.3, DM-3.11: untap all at once; silent skills may keep a creature tapped; then what starts a turn."""
    seat = state.active
    battle, mana = state.zones[seat][BATTLE], state.zones[seat][MANA]
    skilled = [card for card in battle if card.tapped and keyword(state, card, "silent skill")]
    kept = [card for card in skilled if await stays_tapped(card)] if skilled else []
    tapped = [card for card in battle + mana if card.tapped and card not in kept]
    untapping = [card for card in tapped if rules(state, "cannot untap at turn start", card) is None]
    for card in untapping:
        turn_sideways(state, card, tapped=False)
    settle_in(battle)
    state.memo.clear()
    if untapping:
        state.events.append(Event("untaps", seat, amount=len(untapping)))
    signal(state, "turn untaps", seat)
    if state.pending:
        await settle(state, seat)
    signal(state, "turn starts", seat)
    for card in kept:
        use_silent_skills(state, card)
    if ops.has_aftermath(state):
        await ops.aftermath(state)
    state.step = DRAW


async def stays_tapped(card: Card) -> bool:
    """DM-8.17: ask for a tapped creature with a silent skill whether it stays tapped."""
    why = Why("silent skill", card.definition, card)
    return bool(await Decision(CONFIRM, card.seat, (True, False), 1, 1, why))


def use_silent_skills(state: DuelState, card: Card) -> None:
    """DM-8.17: the silent skills of a creature that stayed tapped wait with what else starts the turn."""
    for skill in keyword(state, card, "silent skill"):
        frame: Frame = own_frame(card)
        state.pending.append(Pending(skill, frame))
    announce(state, Event("silent skill", card.seat, card, by=card.seat))


async def draw_step(state: DuelState) -> None:
    """DM-3.4: draw, but for the first turn of who goes first."""
    if state.turn > 1:
        ops.draw(state, state.active, -1)
        signal(state, "turn draw", state.active)
        if state.pending:
            await settle(state, state.active)
    state.step = CHARGE


async def one_act(state: DuelState) -> None:
    """Ask the turn player for one act and carry it out, with all that it sets off. Between two acts the coroutine
    holds nothing that the state does not.
    """
    act = await Decision(ACT, state.active, legal_acts(state), 1, 1, TO_ACT, state.step in OF_THE_HAND)
    await PERFORM[act.verb](state, act)
    if ops.has_aftermath(state):
        await ops.aftermath(state)


async def end_step(state: DuelState) -> None:
    """DM-3.10, DM-3.12: end-of-turn effects, then what lasts until the end of the turn stops, then the next turn."""
    seat = state.active
    signal(state, "turn ends", seat)
    if state.pending:
        await settle(state, seat)
    expire(state, "end of turn")
    expire(state, f"end of turn {state.begun[seat]}", seat)
    if ops.has_aftermath(state):
        await ops.aftermath(state)
    if state.extra:
        following, token = state.extra.pop(0)
    else:
        following, token = state.opponents(seat)[0], 0
    begin_turn(state, following, token)


STEPS: dict[str, Callable[[DuelState], Awaitable[None]]] = {
    UNTAP: untap_step,
    DRAW: draw_step,
    CHARGE: one_act,
    MAIN: one_act,
    ATTACK: one_act,
    END: end_step,
}
"""What each step of a turn comes to; the steps of acts are taken act by act."""
