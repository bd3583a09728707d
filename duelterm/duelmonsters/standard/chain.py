"""Chains (STD-3): activations that answer one another, and resolve last in, first out.

`perform` starts a chain and resolves it; after it, as after any act, comes `settle`: what has been set off, and the
windows in which somebody may start a chain. Between two acts all windows are closed.
"""

from collections.abc import Sequence

from duelterm.core.ask import Act
from duelterm.core.events import Event
from duelterm.duelmonsters.answering import PASS, ask_for_answer
from duelterm.duelmonsters.standard.asking import could_use
from duelterm.duelmonsters.standard.links import activate
from duelterm.duelmonsters.standard.negating import ATTACKS
from duelterm.duelmonsters.standard.resolving import resolve_all
from duelterm.duelmonsters.standard.speeds import FAST, speed_of
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import resolved
from duelterm.duelmonsters.standard.triggers import seats_from, set_off
from duelterm.duelmonsters.standard.using import activations
from duelterm.duelmonsters.state import DRAW, END, STANDBY, Link

TURN_BEGINS = "turn begins"
TO_CHAIN, TO_ANSWER, TO_ATTACK, TO_MOVE_ON, TO_STAGE = "chain", "answer", "answer attack", "phase end", "damage step"


async def perform(state: StandardState, act: Act, seat: int = -1, occasions: Sequence[Event] = ()) -> None:
    """An act of using something: it is the first link of a chain, which is answered and resolves. The turn player's,
    unless a seat is said. `settle` comes after it.
    """
    state.before = tuple(occasions)
    if await activate(state, state.active if seat < 0 else seat, act, occasions) is not None:
        await go_on(state)


async def go_on(state: StandardState) -> None:
    """STD-3.2: the last link is answered until all have declined one after another, then the chain resolves."""
    await be_answered(state)
    await resolve_all(state)


async def be_answered(state: StandardState) -> None:
    """TAG-7.1: the seats are asked in turn order, from the one after who activated last."""
    seat, declined = state.turn_order(state.chain[-1].seat)[1], 0
    while declined < len(state.zones):
        act = await ask(state, seat, TO_CHAIN, (state.chain[-1].event, *state.before))
        if act.verb == PASS:
            declined += 1
        elif await activate(state, seat, act, (state.chain[-1].event, *state.before)) is not None:
            declined, seat = 0, state.chain[-1].seat
        seat = state.turn_order(seat)[1]


async def ask(state: StandardState, seat: int, prompt: str, occasions: Sequence[Event]) -> Act:
    """Ask a seat, if all can see that it could have something to use."""
    speed = FAST
    if state.chain:
        last = state.chain[-1]
        speed = max(speed, speed_of(state.cards[last.ref[0]], last.activation))
    if not could_use(state, seat, speed, occasions):
        return Act(PASS)
    options = list(activations(state, seat, speed, occasions))
    about = next((event for event in occasions if event.card >= 0), None)
    told = dict.fromkeys(event.kind for event in occasions[: 1 if state.chain else None])
    if prompt == TO_STAGE:
        told = {state.stage: None}
    return await ask_for_answer(state, seat, prompt, options, about, tuple(told))


async def settle(state: StandardState) -> None:
    """After an act that starts no chain, and after each chain (STD-3.3): what has been set off forms the next chain;
    if there is nothing, the turn player may start one, else the others, until all decline.
    """
    while True:
        await resolved(state)
        state.before = just_happened(state)
        if await set_off(state):
            await go_on(state)
        elif state.closed == len(state.events) or not await window(state, seats_from(state, state.active)):
            break
    state.before = ()
    state.closed = len(state.events)


def just_happened(state: StandardState) -> tuple[Event, ...]:
    """The last thing that happened: what may be answered with no chain open."""
    return tuple(event for event in state.events[state.latest :] if event.kind != TURN_BEGINS)


async def window(state: StandardState, seats: Sequence[int]) -> bool:
    """Ask these seats, one after another, whether they start a chain now. Whether one did."""
    occasions = just_happened(state)
    return await started(state, seats, prompt_for(state, occasions), occasions)


def prompt_for(state: StandardState, occasions: Sequence[Event]) -> str:
    """What the window is called."""
    if state.stage:
        return TO_STAGE
    return TO_ATTACK if any(event.kind == ATTACKS for event in occasions) else TO_ANSWER


async def started(state: StandardState, seats: Sequence[int], prompt: str, occasions: Sequence[Event]) -> bool:
    """Ask these seats; the first that doesn't decline starts a chain, which resolves. Whether there was one."""
    for seat in seats:
        act = await ask(state, seat, prompt, occasions)
        if act.verb != PASS:
            await perform(state, act, seat, occasions)
            return True
    return False


async def may_move_on(state: StandardState) -> bool:
    """STD-3.3: the turn player wants to end a phase or step: the others may start a chain first. Whether nobody did.
    Who has just declined, with no act of the turn player since, isn't asked again.
    """
    if state.step in (DRAW, STANDBY, END) and state.closed == len(state.events):
        return True
    if not await started(state, seats_from(state, state.active)[1:], TO_MOVE_ON, ()):
        return True
    await settle(state)
    return False


async def summon_stands(state: StandardState, event: Event) -> bool:
    """STD-3.13: a monster `would be summoned`: only what says so may answer that. False if it is negated."""
    link = Link(event)
    state.links.append(link)
    await started(state, seats_from(state, state.active), TO_ANSWER, (event,))
    state.links.remove(link)
    return not link.negated


async def stage(state: StandardState, name: str) -> None:
    """This part of the damage step (STD-4.3): what is set off, then what may be activated in it. Empty: it is over."""
    state.stage = name
    if name:
        state.closed = -1
    await settle(state)
