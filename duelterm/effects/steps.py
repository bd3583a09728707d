"""Steps: compiled actions, alone and one after another."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, builder
from duelterm.effects.words import words
from duelterm.lang.gates import If

Run = Callable[[Any, Frame], Awaitable[bool]]
Able = Callable[[Any, Frame], bool]
Parts = tuple[Callable[[Any, Frame], Awaitable[list[Card]]], Callable[[Any, Frame, Sequence[Card]], Awaitable[bool]]]
FOREVER = ("forever", -1)
END_OF_TURN = ("end of turn", -1)

DONE = "$done"
"""The name under which a frame keeps whether the action before was done."""


def always(state: Any, frame: Frame) -> bool:
    """Nothing public says that it can't be done."""
    return True


class Step:
    """A compiled action. `run` does it and says whether it was done; `able` tells, by public knowledge alone, whether
    it could do anything, `known` the same by what its player sees; `full` whether all of it could be done; `one` does
    it where its player may also decline. `parts`, where it has any, are picking cards and doing it to them.
    """

    __slots__ = ("able", "full", "known", "one", "parts", "run")

    def __init__(
        self,
        run: Run,
        able: Able = always,
        full: Able = always,
        one: Run | None = None,
        known: Able | None = None,
        parts: Parts | None = None,
    ) -> None:
        self.run = run
        self.able = able
        self.full = full
        self.one = one
        self.known = known or able
        self.parts = parts


BUILDERS: dict[type, Callable[[Scope, Any], Step]] = {}
"""One builder for each action of the language, gathered in `effects.abilities`."""


def compile_step(scope: Scope, node: Any) -> Step:
    """One action of any kind."""
    return builder(scope, BUILDERS, node)(scope, node)


def compile_steps(scope: Scope, nodes: Sequence[Any] | None) -> list[Step]:
    """Actions in order."""
    return [compile_step(scope, node) for node in nodes or ()]


def compile_body(scope: Scope, nodes: Sequence[Any] | None) -> Run:
    """Actions one after another; what the rules check after every event is checked between them."""
    return sequence(scope, compile_steps(scope, nodes), asks_whether_done(nodes))


def asks_whether_done(nodes: Sequence[Any] | None) -> bool:
    """Whether an action asks if the one before it was done."""
    return any(isinstance(node, If) and "done" in words(node.if_) for node in nodes or ())


def sequence(scope: Scope, steps: Sequence[Step], telling: bool = False) -> Run:
    """Steps one after another. Done if any was; `telling` ones let the next know whether they were."""
    runs, steady = [step.run for step in steps], scope.game.steady
    if len(runs) == 1:
        return runs[0]

    async def body(state: Any, frame: Frame) -> bool:
        done = False
        for run in runs:
            this = await run(state, frame)
            if telling:
                frame.names[DONE] = this
            done = this or done
            await steady(state)
        return done

    return body
