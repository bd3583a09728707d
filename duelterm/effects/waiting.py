"""Triggers and replacements: what they wait for, and what they then do."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.replace import Replacement
from duelterm.core.triggers import Trigger
from duelterm.effects.conditions import Condition, both, compile_conditions
from duelterm.effects.filters import compile_filter
from duelterm.effects.game import Scope
from duelterm.effects.refs import compile_players, compile_refs
from duelterm.effects.steps import Run, compile_body, compile_steps
from duelterm.lang import abilities as ab
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS

Test = Callable[[Any, Frame, Event], bool]

OF_TURNS = ("turn starts", "turn untaps", "turn draw", "turn ends")
OF_ACTS = ("summoned", "spell cast", "shield trigger used")


def all_of(tests: Sequence[Test]) -> Test:
    """All tests as one."""
    if len(tests) == 1:
        return tests[0]
    return lambda state, frame, event: all(test(state, frame, event) for test in tests)


def compile_trigger(scope: Scope, node: ab.When) -> Trigger:
    """A trigger; its condition is tested when it resolves."""
    matches = all_of([*event_tests(scope, node), *condition_tests(scope.holds)])
    body = conditional(compile_conditions(scope, node.if_), compile_body(scope, node.do))
    return Trigger(tuple(node.when), matches, body, scope.ability)


def condition_tests(holds: Condition | None) -> list[Test]:
    """A condition of the ability itself, such as wave striker, tested when the event happens."""
    return [] if holds is None else [lambda state, frame, event: holds(state, frame)]


def conditional(holds: Condition | None, body: Run) -> Run:
    """A body that does nothing unless a condition holds."""
    if holds is None:
        return body

    async def run(state: Any, frame: Frame) -> bool:
        return holds(state, frame) and await body(state, frame)

    return run


def event_tests(scope: Scope, node: ab.When) -> list[Test]:
    """What an event must be like to set the trigger off."""
    tests: list[Test] = []
    if node.when[0] in OF_TURNS:
        tests.append(of_player(scope, node.of or "you"))
    elif node.when[0] in OF_ACTS:
        tests.append(of_player(scope, node.by or actor(node.of)))
        if isinstance(node.of, Filter):
            tests.append(of_card(scope, node.of))
    else:
        tests.append(of_subject(scope, node.of or "self"))
    if node.to is not None:
        zone = scope.game.zones[node.to]
        tests.append(lambda state, frame, event: event.to == zone)
    if node.cause is not None:
        causes = compile_players(scope, node.cause)
        tests.append(lambda state, frame, event: event.by in causes(state, frame))
    if node.against is not None:
        tests.append(against(scope, node.against))
    return tests


def actor(of: Any) -> Any:
    """Whose act is meant where only the card's side is said."""
    return of.side if isinstance(of, Filter) and of.side is not None else "you"


def of_player(scope: Scope, word: Any) -> Test:
    """Whether the event is that player's."""
    seats = compile_players(scope, word)
    return lambda state, frame, event: event.seat in seats(state, frame)


def of_subject(scope: Scope, subject: Any) -> Test:
    """Whether the event is about that card, or such a card."""
    if isinstance(subject, Filter):
        return of_card(scope, subject)
    if subject == "self":
        return lambda state, frame, event: event.card == frame.source and event.mark == frame.mark
    if subject in PLAYERS:
        return of_player(scope, subject)
    refs = compile_refs(scope, subject)
    return lambda state, frame, event: event.ref in refs(state, frame)


def of_card(scope: Scope, node: Filter) -> Test:
    """Whether the event's card meets a filter; `broken_by` is asked of the event itself."""
    breaker = None if node.broken_by is None else compile_refs(scope, node.broken_by)
    inner = compile_filter(scope, node.model_copy(update={"broken_by": None}))

    def test(state: Any, frame: Frame, event: Event) -> bool:
        if breaker is not None and event.other_ref not in breaker(state, frame):
            return False
        return event.card >= 0 and inner(state, frame, state.cards[event.card])

    return test


def against(scope: Scope, aim: Any) -> Test:
    """At whom the attack goes."""
    if isinstance(aim, str):
        return lambda state, frame, event: event.against == aim
    inner = compile_filter(scope, aim)
    return lambda state, frame, event: event.other >= 0 and inner(state, frame, state.cards[event.other])


OF_SHIELDS = ("would break a shield", "broken shield would go to hand")
OF_SPELLS = ("cast spell would go to graveyard",)


def compile_replacement(scope: Scope, node: ab.InsteadOf) -> Replacement:
    """A replacement; `stay` just stops the event, a cost is paid in full first."""
    holds = both(compile_conditions(scope, node.if_), scope.holds)
    tests = [*proposal_tests(scope, node), *condition_tests(holds)]
    matches = all_of(tests) if tests else lambda state, frame, event: True
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
        cause = node.cause
        tests.append(lambda state, frame, event: event.cause == cause)
    if node.against is not None:
        tests.append(battled(scope, node.against))
    return tests


def doer(scope: Scope, subject: Any) -> Test:
    """Who would do it: a player, or the creature that would break the shield."""
    if isinstance(subject, Filter):
        inner = compile_filter(scope, subject)
        return lambda state, frame, event: event.other >= 0 and inner(state, frame, state.cards[event.other])
    if subject in PLAYERS:
        seats = compile_players(scope, subject)
        return lambda state, frame, event: event.by in seats(state, frame)
    refs = compile_refs(scope, subject)
    return lambda state, frame, event: event.other_ref in refs(state, frame)


def battled(scope: Scope, node: Filter) -> Test:
    """Whether the creature that it is in battle with meets a filter."""
    inner, game = compile_filter(scope, node), scope.game

    def test(state: Any, frame: Frame, event: Event) -> bool:
        other = game.battle_opponent(state, event.ref)
        return other is not None and inner(state, frame, other)

    return test
