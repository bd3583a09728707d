"""Triggers: which of them an event sets off, and in which order they resolve."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.state import Active, Pending, State

Body = Callable[[Any, Frame], Awaitable[Any]]


class Trigger:
    """An ability that waits for events. `matches` tests one, `body` is what it does, `ability` its place on the card.

    `once` triggers (delayed, one-shot effects) end when they fire.
    """

    __slots__ = ("ability", "body", "kinds", "matches", "once")

    def __init__(
        self,
        kinds: tuple[str, ...],
        matches: Callable[[Any, Frame, Event], bool],
        body: Body,
        ability: int = 0,
        once: bool = False,
    ) -> None:
        self.kinds = kinds
        self.matches = matches
        self.body = body
        self.ability = ability
        self.once = once

    def fire(self, state: State, active: Active, event: Event, fired: list[Pending]) -> None:
        """Add what this event sets off."""
        if self.matches(state, active.frame, event):
            fired.append(Pending(self, active.frame.answering(event)))
            if self.once:
                for kind in self.kinds:
                    state.listeners[kind].remove(active)


def met(state: State, event: Event) -> list[Pending]:
    """What this event sets off, by what is in force now: to be asked before the cards move for what looks back."""
    fired: list[Pending] = []
    listeners = state.listeners
    if event.kind in listeners:
        fire(state, event, event.kind, fired)
    for kind in event.also:
        if kind in listeners:
            fire(state, event, kind, fired)
    return fired


def fire(state: State, event: Event, kind: str, fired: list[Pending]) -> None:
    """Let all that wait for this kind answer the event; who is done with waiting may leave meanwhile."""
    for active in tuple(state.listeners[kind]):
        active.spec.fire(state, active, event, fired)


def announce(state: State, event: Event) -> None:
    """Record an event; what it sets off waits."""
    state.events.append(event)
    if state.memo:
        state.memo.clear()
    if state.listeners:
        state.pending.extend(met(state, event))


def signal(
    state: State,
    kind: str,
    seat: int,
    card: Card | None = None,
    other: Card | None = None,
    by: int = -1,
    against: str = "",
) -> None:
    """A moment that only effects wait for: it sets them off, but isn't recorded."""
    if kind in state.listeners:
        state.pending.extend(met(state, Event(kind, seat, card, other, by, against=against)))


async def settle(state: State, active_seat: int) -> None:
    """Resolve all that waits, one effect wholly before the next."""
    while state.pending:
        await settle_next(state, active_seat)


async def settle_next(state: State, active_seat: int) -> None:
    """Resolve one effect that waits: the active seat's first, then the others' in the order of their turns, each seat
    ordering its own.
    """
    await settle_one(state, active_seat, state.pending)


async def settle_one(state: State, active_seat: int, waiting: Sequence[Pending]) -> None:
    """The same among some of those that wait."""
    concerned = {pending.frame.you for pending in waiting}
    seat = next(seat for seat in state.turn_order(active_seat) if seat in concerned)
    own = [pending for pending in waiting if pending.frame.you == seat]
    chosen = own[0]
    if len(own) > 1 and any(differ(chosen, other) for other in own[1:]):
        (chosen,) = await Decision(PICK, seat, own, 1, 1, Why("trigger order"), proposal=[chosen])
    state.pending.remove(chosen)
    await chosen.spec.body(state, chosen.frame)


def differ(one: Pending, other: Pending) -> bool:
    """Whether the order of two waiting effects can matter to anybody."""
    return one.spec is not other.spec
