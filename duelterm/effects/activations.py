"""Activations: what is paid and picked before an ability works, and why it can't be used now.

A check never pays (Y42): costs are steps that only `prepare` runs, and the same step says beforehand whether it can be
paid (Y44). What is targeted is kept under `$target`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.effects.conditions import Condition, both, compile_conditions
from duelterm.effects.costs import chosen_costs, sole_cards
from duelterm.effects.events import Test, all_of, event_tests
from duelterm.effects.game import Monsters, Scope, monsters, refused
from duelterm.effects.refs import TARGETS, compile_reference
from duelterm.effects.steps import (
    Run,
    Step,
    always,
    asks_whether_done,
    compile_body,
    compile_steps,
    sequence,
)
from duelterm.effects.targets import Targets, bearers, compile_targets, fitting
from duelterm.lang import abilities as ab

PLAYED, IGNITION, QUICK, TRIGGER = "played", "ignition", "quick", "trigger"
STAY = "stay"
"""As long as the card stays as it is."""


class Unmet:
    """Why a card's ability can't be used now: `once` (used already), `if` or `while` (its condition), `cost`, `target`
    (too few of them), `effect` (it would do nothing). `source` is the card's definition, `ability` its place on it.
    """

    __slots__ = ("ability", "part", "source")

    def __init__(self, source: Any, part: str, ability: int) -> None:
        self.source = source
        self.part = part
        self.ability = ability


class Parts:
    """What an activation is made of."""

    __slots__ = ("chosen", "condition", "costs", "lasting", "once", "picks", "steps", "targets", "times")

    def __init__(self) -> None:
        self.condition: Condition | None = None
        self.lasting: Condition | None = None
        self.costs: Sequence[Step] = ()
        self.chosen: Sequence[Step] = ()
        self.targets: Targets | None = None
        self.steps: Sequence[Step] = ()
        self.once = ""
        self.times = 1
        self.picks: frozenset[str] = frozenset()


class Activation:
    """An ability that is activated. `kinds` are the events that it answers, none if it answers nothing; `ability` is
    its place on the card, `speed` one of `played`, `ignition`, `quick`, `trigger`; `anybody` says that each player may
    use it and is `you` then, `works_on` that the card works by lying there as well, so that what it does at once may
    come to nothing. A frame's `mark` must be the mark that the card has while the ability works.
    """

    __slots__ = ("_body", "_game", "_parts", "_pattern", "ability", "anybody", "kinds", "speed", "works_on")

    def __init__(
        self, scope: Scope, game: Monsters, speed: str, kinds: tuple[str, ...], pattern: Test, parts: Parts, body: Run
    ) -> None:
        self.ability = scope.ability
        self.speed = speed
        self.anybody = self.works_on = False
        self.kinds = kinds
        self._game = game
        self._pattern = pattern
        self._parts = parts
        self._body = body

    def matches(self, state: Any, frame: Frame, event: Event) -> bool:
        """Whether it answers this event."""
        if event.kind not in self.kinds and not any(kind in self.kinds for kind in event.also):
            return False
        return self._pattern(state, frame, event)

    def forbids(self, state: Any, frame: Frame) -> Unmet | None:
        """Why its player, who sees what he sees, can't use it now."""
        part = self._lacks(state, frame, public=False)
        return None if part is None else Unmet(frame.definition, part, self.ability)

    def might(self, state: Any, frame: Frame) -> bool:
        """Whether it can be used as far as everybody can tell."""
        return self._lacks(state, frame, public=True) is None

    def _fits(self, state: Any, frame: Frame) -> bool:
        """Whether these players can be meant: what is set off happens to who can't stand it too (STD-1.4)."""
        return self._lacks(state, frame, public=self.speed == TRIGGER) is None

    def _lacks(self, state: Any, frame: Frame, public: bool) -> str | None:
        """What is missing, whichever players are meant."""
        if not self._parts.picks:
            return self._lacks_so(state, frame, public)
        ways = self._game.ways_to_mean(state, frame, self._parts.picks)
        found = [self._lacks_so(state, way, public) for way in ways]
        return None if None in found else found[0]

    def _lacks_so(self, state: Any, frame: Frame, public: bool) -> str | None:
        parts = self._parts
        if parts.once and self._game.spent(state, frame, self.ability, parts.once) >= parts.times:
            return "once"
        if parts.lasting is not None and not parts.lasting(state, frame):
            return "while"
        if parts.condition is not None and not parts.condition(state, self._game.concerned(state, frame)):
            return "if"
        for cost in parts.costs:
            if not (cost.able if public else cost.full)(state, frame):
                return "cost"
        supposed = frame
        if parts.targets is not None:
            possible = parts.targets.possible(state, frame)
            if possible is None:
                return "target"
            supposed = frame.copy()
            supposed.names[TARGETS] = possible
        return None if self._does_something(state, supposed, public) else "effect"

    def _does_something(self, state: Any, frame: Frame, public: bool) -> bool:
        """Y43, Y55: nothing is paid for what can't be done. What is used must be able to do what it does first, since
        the rest hangs on that; of what is set off each part stands alone.
        """
        steps = self._parts.steps
        if self.works_on:
            return True
        for step in steps if self.speed == TRIGGER else steps[:1]:
            if (step.able if public else step.known)(state, frame):
                return True
        return not steps

    async def prepare(self, state: Any, frame: Frame) -> bool:
        """Pick the players that are meant (TAG-5.1), pay, with what the rules check after every event, then pick the
        targets. False if that couldn't be done.
        """
        parts = self._parts
        if parts.picks:
            await self._game.pick_players(state, frame, parts.picks, lambda meant: self._fits(state, meant))
        for cost in parts.costs:
            if not cost.full(state, frame) or not await cost.run(state, frame):
                return False
            await self._game.steady(state)
        if parts.targets is not None and not await parts.targets.choose(state, frame):
            return False
        if parts.once:
            self._game.spend(state, frame, self.ability, parts.once)
        return True

    def sole_cost(self, state: Any, frame: Frame) -> list[Card]:
        """The cards that are paid for it if there are no others, so that nobody is asked."""
        return [] if self._parts.picks else sole_cards(self._parts.chosen, state, frame)

    def holds(self, state: Any, frame: Frame) -> bool:
        """`while`: asked when it is used and again before it works."""
        lasting = self._parts.lasting
        return lasting is None or lasting(state, frame)

    async def resolve(self, state: Any, frame: Frame) -> bool:
        """Do what it does to the targets that are left (Y45)."""
        if self._parts.targets is not None:
            self._parts.targets.recheck(state, frame)
        return await self._body(state, frame)


def compile_activation(scope: Scope, node: Any, speed: str, once: str = "") -> Activation:
    """The activated part of an ability: `on` and its pattern, `if`, `while`, `cost`, `target`, `do`."""
    game = monsters(scope, node.verb())
    parts, around, scope.picks = Parts(), scope.picks, set()
    condition = compile_conditions(scope, node.if_)
    parts.condition = condition if speed == TRIGGER else both(condition, scope.holds)
    parts.lasting = compile_conditions(scope, getattr(node, "while_", None))
    parts.costs = compile_steps(scope, node.cost)
    parts.chosen = chosen_costs(node.cost, parts.costs)
    parts.targets = compile_targets(scope, game, node.target, fitting(game, node.do, speed == PLAYED))
    parts.steps = compile_steps(scope, node.do)
    parts.once, parts.times = limit_of(node, once)
    kinds = tuple(getattr(node, "on", None) or ())
    if speed != TRIGGER and not kinds and (node.of is not None or node.how is not None):
        raise refused(scope, "of, how without on")
    pattern = all_of(event_tests(scope, node, kinds, None) if kinds else [])
    parts.picks, scope.picks = frozenset(scope.picks), around | scope.picks
    return Activation(
        scope, game, speed, kinds, pattern, parts, sequence(scope, parts.steps, asks_whether_done(node.do))
    )


def limit_of(node: Any, once: str) -> tuple[str, int]:
    """The span in which it can be used so often; no span where nothing limits it."""
    times = getattr(node, "times", None)
    return (once, 1) if times is None else (once or STAY, times)


def idle(scope: Scope) -> Activation:
    """A card that is turned up and then works by lying there, such as a field spell."""
    return Activation(scope, monsters(scope, "stays"), PLAYED, (), all_of([]), Parts(), sequence(scope, ()))


def equipping(scope: Scope) -> Activation:
    """R3-6.9: an equip spell is played onto a monster that it fits."""
    game, parts = monsters(scope, "equips"), Parts()
    parts.targets = Targets([bearers(scope, game)])
    itself, chosen = compile_reference(scope, "self"), compile_reference(scope, "target")

    async def body(state: Any, frame: Frame) -> bool:
        return any(
            [
                await game.equip(state, card, bearer, frame.cause, frame.definition)
                for card in itself(state, frame)
                for bearer in chosen(state, frame)
            ]
        )

    return Activation(scope, game, PLAYED, (), all_of([]), parts, body)


@dataclass(slots=True, frozen=True)
class Check:
    """What happens as soon as something is so, while the card lies face-up in one of these zones or in the hand."""

    ability: int
    zones: tuple[int, ...]
    condition: Condition
    body: Run


def compile_check(scope: Scope, node: ab.AsSoonAs) -> Check:
    """It is no activation: nothing can answer it."""
    monsters(scope, "as_soon_as")
    zones = scope.game.zones[node.in_] if node.in_ is not None else scope.game.field
    return Check(
        scope.ability, zones, compile_conditions(scope, node.as_soon_as) or always, compile_body(scope, node.do)
    )
