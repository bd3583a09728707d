"""Gates: actions that decide whether, which, for whom or when other actions are done."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import ACT, CONFIRM, Act, Decision, Why
from duelterm.core.frame import Frame
from duelterm.core.operations import put_in_force
from duelterm.core.state import Active, Pending, State
from duelterm.core.triggers import Trigger
from duelterm.effects.conditions import compile_conditions
from duelterm.effects.game import Destination, Scope, creatures, refused
from duelterm.effects.refs import compile_players
from duelterm.effects.selectors import compile_selection
from duelterm.effects.steps import END_OF_TURN, FOREVER, Step, always, compile_body, compile_steps, sequence
from duelterm.lang import gates as ga
from duelterm.lang.actions import Move


def may(scope: Scope, node: ga.May) -> Step:
    """Ask, then do; `then` follows if it was done. Not asked where everybody can tell that it does nothing (B055)."""
    steps = compile_steps(scope, node.may)
    offered, then = sequence(scope, steps), compile_body(scope, node.then)
    otherwise = compile_body(scope, node.otherwise)
    seats = compile_players(scope, node.by or "you")
    one = steps[0].one if len(steps) == 1 and node.by is None else None

    async def asked(state: Any, frame: Frame) -> bool:
        why = Why("may", frame.definition, told=node.may)
        return bool(await Decision(CONFIRM, seats(state, frame)[0], (True, False), 1, 1, why))

    async def run(state: Any, frame: Frame) -> bool:
        done = False
        if any(step.able(state, frame) for step in steps):
            if one is not None:
                done = await one(state, frame)
            elif await asked(state, frame):
                done = await offered(state, frame)
        await (then if done else otherwise)(state, frame)
        return done

    return Step(run, lambda state, frame: any(step.able(state, frame) for step in steps))


def if_(scope: Scope, node: ga.If) -> Step:
    holds = compile_conditions(scope, node.if_) or always
    then, otherwise = compile_body(scope, node.then), compile_body(scope, node.otherwise)

    async def run(state: Any, frame: Frame) -> bool:
        return await (then if holds(state, frame) else otherwise)(state, frame)

    return Step(run)


def choose_one(scope: Scope, node: ga.ChooseOne) -> Step:
    """Only modes that can be done in full are offered, if one can."""
    steps = compile_steps(scope, node.choose_one)

    async def run(state: Any, frame: Frame) -> bool:
        numbers = [index for index, step in enumerate(steps) if step.full(state, frame)] or list(range(len(steps)))
        chosen = numbers[0]
        if len(numbers) > 1:
            modes = [Act("mode", detail=str(index + 1)) for index in numbers]
            why = Why("choose one", frame.definition, told=node.choose_one)
            act = await Decision(ACT, frame.you, modes, 1, 1, why)
            chosen = int(act.detail) - 1
        return await steps[chosen].run(state, frame)

    return Step(run)


def each_player(scope: Scope, node: ga.EachPlayer) -> Step:
    """For each player, the turn's player first, step by step. What each remembers is its own until the end, when it
    is gathered.
    """
    steps, game = compile_steps(scope, node.each_player), scope.game

    async def run(state: Any, frame: Frame) -> bool:
        active = game.active(state)
        frames = [frame.seen_by(seat) for seat in (active, *game.opponents(state, active))]
        for own in frames:
            own.names = dict(frame.names)
        done = False
        for step in steps:
            for own in frames:
                done = await step.run(state, own) or done
            await game.steady(state)
        gather(frame, frames)
        return done

    return Step(run)


def gather(frame: Frame, frames: Sequence[Frame]) -> None:
    """Put what each player remembered together."""
    for own in frames:
        for name, value in own.names.items():
            if frame.names.get(name) != value and isinstance(value, tuple):
                before = frame.names.get(name, ())
                frame.names[name] = before + tuple(ref for ref in value if ref not in before)


def together(scope: Scope, node: ga.Together) -> Step:
    """All cards are settled before any moves."""
    steps = [move_apart(scope, inner) for inner in node.together]

    async def run(state: Any, frame: Frame) -> bool:
        pairs = [(await selection.pick(state, frame), change) for selection, change in steps]
        done = False
        for cards, change in pairs:
            done = bool(await change(state, frame, cards)) or done
        return done

    return Step(run)


def move_apart(scope: Scope, node: Any) -> tuple[Any, Any]:
    """The two halves of a move: which cards, and their moving. Raises NotInThisGame for anything else."""
    if not isinstance(node, Move) or not node.model_fields_set <= {"move", "to", "tapped"}:
        raise refused(scope, f"together: {node.verb()}")
    selection = compile_selection(scope, node.move, "move")
    game = scope.game

    async def change(state: Any, frame: Frame, cards: Any) -> Any:
        where = Destination(node.to, frame.definition, False, False, node.tapped, True)
        return await game.move(state, cards, where, frame.cause)

    return selection, change


class Delayed(Trigger):
    """A one-shot effect that waits for a moment and then acts with what it knew when it was set up."""

    __slots__ = ()

    def fire(self, state: State, active: Active, event: Any, fired: list[Pending]) -> None:
        if self.matches(state, active.frame, event):
            fired.append(Pending(self, active.frame.copy()))
            for kind in self.kinds:
                state.listeners[kind].remove(active)


MOMENTS = {"end of turn": "turn ends", "end of battle": "battle ends"}


def in_turn(scope: Scope, name: str | None) -> Callable[[Any, Frame, Any], bool]:
    """Whether it is the extra turn of that name; any turn where none is meant."""
    if name is None:
        return lambda state, frame, event: True
    token = creatures(scope, "in").token
    return lambda state, frame, event: token(state) == frame.names.get(name)


def at(scope: Scope, node: ga.At) -> Step:
    body, name = compile_body(scope, node.do), node.in_
    delayed = Delayed((MOMENTS[node.at],), in_turn(scope, name), body, scope.ability)
    until = END_OF_TURN if name is None else FOREVER

    async def run(state: Any, frame: Frame) -> bool:
        put_in_force(state, [Active(delayed, frame.copy(), until)])
        return True

    return Step(run)


GATES: dict[type, Callable[[Scope, Any], Step]] = {
    ga.May: may,
    ga.If: if_,
    ga.ChooseOne: choose_one,
    ga.EachPlayer: each_player,
    ga.Together: together,
    ga.At: at,
}
