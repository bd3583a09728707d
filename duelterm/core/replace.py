"""Replacement: what happens instead of an event that was about to happen. One event is replaced at most once."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from duelterm.core.ask import CONFIRM, PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.state import Active, Pending, State


class Replacement:
    """An ability that acts instead of an event. `kinds` are the moments, `applies` tests the proposed event.

    `optional` ones ask their controller first; `payable` says whether what they cost can be paid in full.
    """

    __slots__ = ("ability", "applies", "body", "kinds", "optional", "payable")

    def __init__(
        self,
        kinds: tuple[str, ...],
        applies: Callable[[Any, Frame, Event], bool],
        body: Callable[[Any, Frame], Awaitable[Any]],
        optional: bool = False,
        payable: Callable[[Any, Frame], bool] | None = None,
        ability: int = 0,
    ) -> None:
        self.kinds = kinds
        self.applies = applies
        self.body = body
        self.optional = optional
        self.payable = payable
        self.ability = ability

    def fire(self, state: State, active: Active, event: Event, fired: list[Pending]) -> None:
        """Add itself if it could replace this event."""
        if self.applies(state, active.frame, event):
            frame = active.frame.answering(event)
            if self.payable is None or self.payable(state, frame):
                fired.append(Pending(self, frame))


def candidates(state: State, proposal: Event, kinds: tuple[str, ...]) -> list[Pending]:
    """The replacements that could replace the proposed event, which is of all these kinds at once."""
    fired: list[Pending] = []
    for kind in kinds:
        for active in state.listeners.get(kind, ()):
            active.spec.fire(state, active, proposal, fired)
        if proposal.definition is not None and kind in proposal.definition.elsewhere:
            card = state.cards[proposal.card]
            own = Active(None, Frame(card.owner, card.uid, card.mark, card.definition))
            for replacement in proposal.definition.elsewhere[kind]:
                replacement.fire(state, own, proposal, fired)
    return fired


def is_replaceable(state: State, card: Card, kinds: tuple[str, ...]) -> bool:
    """Whether anything waits for one of these moments of this card: quick to tell, mostly not."""
    elsewhere = card.definition.elsewhere
    return any(kind in state.listeners or kind in elsewhere for kind in kinds)


async def replaced(state: State, proposal: Event, kinds: tuple[str, ...], early: Sequence[Pending] = ()) -> bool:
    """Whether something else happened instead. `proposal.seat`, the seat of the affected card, picks among several.
    What happens to the same card instead isn't replaced again. `early` are the replacements of the card's own that
    applied before any card of the same event was replaced.
    """
    if proposal.ref in state.replacing:
        return False
    waiting = candidates(state, proposal, kinds)
    waiting += [found for found in early if all(found.spec is not other.spec for other in waiting)]
    everybody = (1 << len(state.zones)) - 1
    while waiting:
        chosen = waiting[0]
        if len(waiting) > 1:
            why = Why("replacement order", proposal.definition if proposal.names & everybody == everybody else None)
            (chosen,) = await Decision(PICK, proposal.seat, waiting, 1, 1, why, proposal=[chosen])
        waiting.remove(chosen)
        if chosen.spec.optional and not await accepted(state, chosen):
            continue
        state.replacing.append(proposal.ref)
        await chosen.spec.body(state, chosen.frame)
        state.replacing.remove(proposal.ref)
        return True
    return False


async def accepted(state: State, chosen: Pending) -> bool:
    """Ask the controller of an optional replacement."""
    source = chosen.frame.definition
    about = state.cards[chosen.frame.event.card]
    why = Why("replace", source, about, chosen.spec.ability)
    return bool(await Decision(CONFIRM, chosen.frame.you, (True, False), 1, 1, why))
