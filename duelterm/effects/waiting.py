"""Triggers and replacements: what they wait for, and what they then do."""

from typing import Any

from duelterm.core.ask import CONFIRM, Decision, Why
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.replace import Replacement
from duelterm.core.triggers import Trigger
from duelterm.effects.activations import TRIGGER, Activation, compile_activation
from duelterm.effects.conditions import Condition, both, compile_conditions
from duelterm.effects.events import Test, all_of, by_player, cause, condition_tests, event_tests, of_subject
from duelterm.effects.filters import compile_filter
from duelterm.effects.game import Scope, refused
from duelterm.effects.refs import FORMER, compile_refs
from duelterm.effects.steps import Run, compile_body, compile_steps
from duelterm.lang import abilities as ab
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS


def compile_trigger(scope: Scope, node: ab.When, delayed: bool = False) -> Trigger:
    """A trigger; its condition is tested when it resolves. A `delayed` one stands by itself, maybe for once only."""
    kinds = tuple(node.when)
    matches = all_of([*event_tests(scope, node, kinds, "self"), *condition_tests(scope.holds)])
    if scope.game.pieces == "monsters":
        body: Run = activated(scope, node, "stay" if node.once and not delayed else "", delayed)
    else:
        body = conditional(compile_conditions(scope, node.if_), compile_body(scope, node.do))
    return Trigger(kinds, matches, body, scope.ability, delayed and node.once is not None)


def conditional(holds: Condition | None, body: Run) -> Run:
    """A body that does nothing unless a condition holds."""
    if holds is None:
        return body

    async def run(state: Any, frame: Frame) -> bool:
        return holds(state, frame) and await body(state, frame)

    return run


class Triggered:
    """The body of a trigger of Duel Monsters: a condition, maybe a question whether to use it, costs and targets.
    Called, it does all that at once: R3-6.12 names no window for answers to it. Rules with chains take it apart: it is
    an activation (STD-3.4) unless `delayed`, what an effect has left to happen later. Whether its player is asked
    depends on what everybody can tell.
    """

    __slots__ = ("activation", "delayed", "optional", "told")

    def __init__(self, activation: Activation, optional: bool, delayed: bool, told: tuple[Any, ...]) -> None:
        self.activation = activation
        self.optional = optional
        self.delayed = delayed
        self.told = told

    async def __call__(self, state: Any, set_off: Frame) -> bool:
        activation, frame = self.activation, follow(set_off)
        if not activation.might(state, frame):
            return False
        if self.optional and not await self.wanted(frame):
            return False
        return await activation.prepare(state, frame) and await activation.resolve(state, frame)

    async def wanted(self, frame: Frame) -> bool:
        """Whether its player wants to use it, asked before any cost."""
        return bool(
            await Decision(CONFIRM, frame.you, (True, False), 1, 1, Why("may", frame.definition, told=self.told))
        )


def activated(scope: Scope, node: ab.When, once: str, delayed: bool) -> Triggered:
    """The body of a trigger of Duel Monsters."""
    activation = compile_activation(scope, node, TRIGGER, once)
    return Triggered(activation, bool(node.optional), delayed, (*(node.cost or ()), *node.do))


def follow(frame: Frame) -> Frame:
    """What a card's own move set off speaks of the card as it is after the move."""
    event = frame.event
    if event is None or event.card != frame.source:
        return frame
    names = frame.names if event.mark == frame.mark else frame.names | {FORMER: ((frame.source, frame.mark),)}
    return Frame(frame.you, frame.source, event.mark, frame.definition, event, names, frame.them)


OF_SHIELDS = ("would break a shield", "broken shield would go to hand")
OF_SPELLS = ("cast spell would go to graveyard",)
OF_MONSTERS = ("would be destroyed",)
"""The moments that Duel Monsters has; Duel Masters has them all."""


def compile_replacement(scope: Scope, node: ab.InsteadOf, from_set: bool = False) -> Replacement:
    """A replacement; `stay` just stops the event, a cost is paid in full first. Only a printed one works `from_set`."""
    if node.in_ is not None and not from_set:
        raise refused(scope, f"in: {node.in_}")
    if scope.game.pieces == "monsters" and node.instead_of not in OF_MONSTERS:
        raise refused(scope, node.instead_of)
    holds = both(compile_conditions(scope, node.if_), scope.holds)
    matches = all_of([*proposal_tests(scope, node), *condition_tests(holds)])
    cost = compile_steps(scope, node.cost)
    body = compile_body(scope, [*(node.cost or ()), *(() if node.do == "stay" else node.do)])

    def applies(state: Any, frame: Frame, event: Event) -> bool:
        return matches(state, frame.answering(event), event)

    def payable(state: Any, frame: Frame) -> bool:
        return all(step.full(state, frame) for step in cost)

    return Replacement((node.instead_of,), applies, body, bool(node.optional), payable if cost else None, scope.ability)


def proposal_tests(scope: Scope, node: ab.InsteadOf) -> list[Test]:
    """What a proposed event must be like to be replaced."""
    tests: list[Test] = []
    if node.of is not None:
        tests.append(of_subject(scope, node.of))
    elif node.instead_of not in (*OF_SHIELDS, *OF_SPELLS):
        tests.append(of_subject(scope, "self"))
    if node.by is not None:
        tests.append(doer(scope, node.by))
    if node.via is not None:
        via = node.via
        tests.append(lambda state, frame, event: event.cause == via)
    if node.cause is not None:
        tests.append(cause(scope, node.cause, node.instead_of))
    if node.against is not None:
        tests.append(battled(scope, node.against))
    return tests


def doer(scope: Scope, subject: Any) -> Test:
    """Who would do it: a player, or the creature that would break the shield."""
    if isinstance(subject, Filter):
        inner = compile_filter(scope, subject)
        return lambda state, frame, event: event.other >= 0 and inner(state, frame, state.cards[event.other])
    if subject in PLAYERS:
        return by_player(scope, subject)
    refs = compile_refs(scope, subject)
    return lambda state, frame, event: event.other_ref in refs(state, frame)


def battled(scope: Scope, node: Filter) -> Test:
    """Whether the creature that it is in battle with meets a filter."""
    inner, game = compile_filter(scope, node), scope.game

    def test(state: Any, frame: Frame, event: Event) -> bool:
        other = game.battle_opponent(state, event.ref)
        return other is not None and inner(state, frame, other)

    return test
