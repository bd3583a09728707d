"""Triggers of the standard rules: those met at the same time form a chain (STD-3.4), some have missed their moment
(STD-3.5).
"""

from collections.abc import Sequence

from duelterm.core.ask import ORDER, Decision, Why
from duelterm.core.state import Pending
from duelterm.core.triggers import differ, settle_one
from duelterm.duelmonsters.standard.links import join
from duelterm.duelmonsters.standard.speeds import BEFORE, CALCULATION
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import steady
from duelterm.effects.waiting import Triggered, follow

HOLDING = (*BEFORE, CALCULATION)
"""STD-4.3: in these parts of the damage step a flip by the attack sets nothing off yet."""


async def set_off(state: StandardState) -> bool:
    """Make a chain of what waits. Whether there is one."""
    met = await gather(state)
    for optional in (False, True):
        for seat in seats_from(state, state.active):
            own = [pending for pending in met if pending.spec.body.optional is optional and pending.frame.you == seat]
            for pending in await ordered(seat, await wanted(state, own)):
                await put_on_chain(state, pending)
    return bool(state.chain)


def seats_from(state: StandardState, seat: int) -> list[int]:
    """All seats in the order of their turns, from this one on."""
    return list(state.turn_order(seat))


async def gather(state: StandardState) -> list[Pending]:
    """Take what waits and is activated, but for what has missed its moment. What is no activation happens first."""
    met: list[Pending] = []
    while True:
        ready = [pending for pending in state.pending if is_activated(pending) and not is_held(state, pending)]
        state.pending = [pending for pending in state.pending if pending not in ready]
        met += [pending for pending in ready if not missed(state, pending)]
        others = [pending for pending in state.pending if not is_activated(pending)]
        if not others:
            return met
        await settle_one(state, state.active, others)
        await steady(state)


def is_activated(pending: Pending) -> bool:
    """Whether it goes on a chain; what an effect has left to happen later doesn't."""
    body = getattr(pending.spec, "body", None)
    return isinstance(body, Triggered) and not body.delayed


def is_held(state: StandardState, pending: Pending) -> bool:
    """Whether it waits until damage has been calculated (STD-4.3)."""
    event = pending.frame.event
    return state.stage in HOLDING and event is not None and event.kind == "flipped" and event.cause == "attack"


def missed(state: StandardState, pending: Pending) -> bool:
    """STD-3.5: an optional effect misses its moment if something else has happened since. A flip effect has waited for
    the damage calculation (STD-4.3).
    """
    event = pending.frame.event
    if not pending.spec.body.optional or event is None or "flipped" in pending.spec.kinds:
        return False
    return any(state.events[index] is event for index in range(state.latest - 1, state.turn_began - 1, -1))


async def wanted(state: StandardState, own: Sequence[Pending]) -> list[Pending]:
    """Those that can be activated as far as everybody can tell, the optional ones only if their player wants to."""
    found = []
    for pending in own:
        body, frame = pending.spec.body, follow(pending.frame)
        if body.activation.might(state, frame) and (not body.optional or await body.wanted(frame)):
            found.append(pending)
    return found


async def ordered(seat: int, own: list[Pending]) -> Sequence[Pending]:
    """Each player orders their own, if that can matter."""
    if not any(differ(own[0], other) for other in own[1:]):
        return own
    found: Sequence[Pending] = await Decision(ORDER, seat, own, len(own), len(own), Why("trigger order"), proposal=own)
    return found


async def put_on_chain(state: StandardState, pending: Pending) -> None:
    """STD-3.14: it is activated if it can be; otherwise nothing comes of it."""
    frame, activation = follow(pending.frame), pending.spec.body.activation
    if activation.might(state, frame):
        await join(state, state.cards[frame.source], activation, frame, effect=True)
