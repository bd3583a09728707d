"""Gates: actions that decide whether, which, for whom or when other actions are done."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import ACT, CONFIRM, Act, Decision, Why
from duelterm.core.frame import Frame
from duelterm.core.operations import put_in_force
from duelterm.core.state import Active, Pending, State
from duelterm.core.triggers import Trigger
from duelterm.effects.conditions import compile_conditions
from duelterm.effects.game import Destination, Scope, creatures, has_monsters, monsters, refused
from duelterm.effects.players import compile_players
from duelterm.effects.refs import ATTACKER, LOOKED, SHOWN, whole
from duelterm.effects.seats import Seats
from duelterm.effects.selectors import compile_selection
from duelterm.effects.steps import END_OF_TURN, FOREVER, Step, always, compile_body, compile_steps, sequence
from duelterm.effects.times import compile_turns
from duelterm.lang import gates as ga
from duelterm.lang.actions import Move
from duelterm.lang.changes import Turns


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
    """STD-3.16: for each player, the turn's player first, step by step; of a step all are asked before it is done. What
    each remembers is its own until the end, when it is gathered.
    """
    steps, game = compile_steps(scope, node.each_player), scope.game
    seats = compile_players(scope, "any") if node.of is None else players_of(scope, node.of)

    async def run(state: Any, frame: Frame) -> bool:
        active, meant = game.active(state), seats(state, frame)
        frames = [frame.seen_by(seat) for seat in state.turn_order(active) if seat in meant]
        for own in frames:
            own.names = dict(frame.names)
        done = False
        for step in steps:
            done = await in_lockstep(state, step, frames) or done
            tell(frames)
            await game.steady(state)
        gather(frame, frames)
        return done

    return Step(run)


def players_of(scope: Scope, words: Sequence[str]) -> Seats:
    """The seats behind several words."""
    each = [compile_players(scope, word) for word in words]
    return lambda state, frame: tuple(seat for seats in each for seat in seats(state, frame))


async def in_lockstep(state: Any, step: Step, frames: Sequence[Frame]) -> bool:
    """One step for several players: what each picks is picked before anything happens."""
    if step.parts is None:
        return any([await step.run(state, own) for own in frames])
    pick, to = step.parts
    picked = [await pick(state, own) for own in frames]
    return any([await to(state, own, cards) for own, cards in zip(frames, picked, strict=True)])


def tell(frames: Sequence[Frame]) -> None:
    """What one player showed to all, all have seen."""
    shown = tuple(dict.fromkeys(ref for own in frames for ref in own.names.get(SHOWN, ())))
    for own in frames:
        looked = own.names.get(LOOKED, ())
        own.names[LOOKED] = looked + tuple(ref for ref in shown if ref not in looked)


def gather(frame: Frame, frames: Sequence[Frame]) -> None:
    """Put what each player remembered together."""
    for own in frames:
        for name, value in own.names.items():
            if frame.names.get(name) != value and isinstance(value, tuple):
                before = frame.names.get(name, ())
                frame.names[name] = before + tuple(ref for ref in value if ref not in before)


def together(scope: Scope, node: ga.Together) -> Step:
    """All cards are settled before any moves. With monsters other things can happen together too: what the rules check
    after every event is checked when all are done.
    """
    if has_monsters(scope) and not all(isinstance(inner, Move) for inner in node.together):
        return at_once(compile_steps(scope, node.together))
    steps = [move_apart(scope, inner) for inner in node.together]

    async def run(state: Any, frame: Frame) -> bool:
        pairs = [(await selection.pick(state, frame), change) for selection, change in steps]
        done = False
        for cards, change in pairs:
            done = bool(await change(state, frame, cards)) or done
        return done

    return Step(run)


def at_once(steps: Sequence[Step]) -> Step:
    """One after another, with nothing in between."""

    async def run(state: Any, frame: Frame) -> bool:
        return any([await step.run(state, frame) for step in steps])

    return Step(run, lambda state, frame: any(step.able(state, frame) for step in steps))


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
    """Once at that moment; who attacks is who did when it was set up."""
    if isinstance(node.at, Turns):
        return at_turn(scope, node, node.at)
    body, name = compile_body(scope, node.do), node.in_
    delayed = Delayed((MOMENTS[node.at],), in_turn(scope, name), body, scope.ability)
    until = END_OF_TURN if name is None else FOREVER

    async def run(state: Any, frame: Frame) -> bool:
        put_in_force(state, [Active(delayed, frame.copy(), until)])
        return True

    return Step(run)


MOMENT = "moment"
"""The name under which what waits for the end of a turn keeps which one."""


def at_turn(scope: Scope, node: ga.At, moment: Turns) -> Step:
    """STD-6.5: in the end phase of a later turn."""
    game, when = monsters(scope, "turns"), compile_turns(scope, moment)

    def due(state: Any, frame: Frame, event: Any) -> bool:
        return frame.names[MOMENT] in game.ends_of_this_turn(state)

    delayed = Delayed((MOMENTS["end of turn"],), due, compile_body(scope, node.do), scope.ability)

    async def run(state: Any, frame: Frame) -> bool:
        own = frame.copy()
        own.names[MOMENT] = when(state, frame)
        own.names[ATTACKER] = whole(game.attacker(state))
        put_in_force(state, [Active(delayed, own, FOREVER)])
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
