"""Effects that last: changes to the cards found now, and abilities that stand as actions."""

from collections.abc import Callable
from typing import Any

from duelterm.core.frame import Frame
from duelterm.core.modifiers import Static
from duelterm.core.operations import put_in_force
from duelterm.core.state import Active
from duelterm.effects.conditions import Condition, both
from duelterm.effects.figures import fixed_now
from duelterm.effects.game import Scope, creatures, refused
from duelterm.effects.grants import compile_bundle
from duelterm.effects.refs import compile_reference
from duelterm.effects.selectors import compile_selection
from duelterm.effects.statics import compile_changes, compile_static, fixed_set, player_statics, with_holds
from duelterm.effects.steps import Step
from duelterm.effects.times import WHILE_IN_PLAY, compile_until, player_meant
from duelterm.effects.waiting import compile_replacement, compile_trigger
from duelterm.lang import abilities as ab
from duelterm.lang import changes as ch
from duelterm.lang.node import PLAYERS

CHANGED = "changed cards"


def kept(frame: Frame, **more: Any) -> Frame:
    """The frame of a lasting effect: what is known now stays known."""
    names = frame.names | more
    return Frame(frame.you, frame.source, frame.mark, frame.definition, frame.event, names, frame.them)


def start(state: Any, frame: Frame, specs: list[Any], until: tuple[str, int]) -> None:
    """Put specs in force."""
    put_in_force(state, [Active(spec, frame, until) for spec in specs])


def modify(scope: Scope, node: ch.Modify) -> Step:
    """DM-9.13: changes the set of cards found now, by amounts worked out now; or a player."""
    if node.modify in PLAYERS:
        return modify_player(scope, node)
    selection = compile_selection(scope, node.modify, "modify")
    instead, values = fixed_now(scope, node)
    fixed = node.model_copy(update=instead)
    statics, listeners = compile_changes(scope, fixed, fixed_set(CHANGED), None, compile_bundle)
    until = compile_until(scope, node.lasts)
    if node.lasts == WHILE_IN_PLAY:
        statics = with_holds(statics, in_play(scope))

    async def run(state: Any, frame: Frame) -> bool:
        cards = await selection.pick(state, frame)
        if not cards:
            return False
        own = kept(frame)
        own.names[CHANGED] = tuple((card.uid, card.mark) for card in cards)
        for name, value in values.items():
            own.names[name] = value(state, frame)
        start(state, own, [*statics, *listeners], until(state, frame))
        return True

    return Step(run, selection.able, selection.full)


def modify_player(scope: Scope, node: ch.Modify) -> Step:
    """What a player can't do for a while."""
    holds = in_play(scope) if node.lasts == WHILE_IN_PLAY else None
    statics = player_statics(scope, str(node.modify), node, holds)
    until = compile_until(scope, node.lasts)

    async def run(state: Any, frame: Frame) -> bool:
        start(state, kept(frame), [*statics], until(state, frame))
        return True

    return Step(run)


def static(scope: Scope, node: ab.Static) -> Step:
    """DM-9.13: a standing rule that covers later cards too."""
    statics, listeners = compile_static(scope, node.static, node.while_, compile_bundle)
    until, lasts = compile_until(scope, node.lasts), node.lasts
    if lasts == WHILE_IN_PLAY:
        statics = with_holds(statics, in_play(scope))

    async def run(state: Any, frame: Frame) -> bool:
        specs: list[Any] = [*statics, *listeners]
        if isinstance(lasts, ch.During):
            window = creatures(scope, "during").turn_after(state, player_meant(scope, lasts.of, state, frame))[0]
            specs = [within(spec, window) for spec in statics]
        start(state, kept(frame), specs, until(state, frame))
        return True

    return Step(run)


def in_play(scope: Scope) -> Condition:
    """Whether the creature that has the effect is still there."""
    found, field = compile_reference(scope, "self"), scope.game.field
    return lambda state, frame: any(card.zone in field for card in found(state, frame))


def within(spec: Static, window: Callable[[Any], bool]) -> Static:
    """The same static, on only during a window of time."""

    def opened(state: Any, frame: Frame) -> bool:
        return window(state)

    return spec.held(both(spec.holds, opened))


def when(scope: Scope, node: ab.When) -> Step:
    """A trigger that lasts."""
    if node.lasts == WHILE_IN_PLAY:
        raise refused(scope, f"when, lasts: {node.lasts}")
    trigger, until = compile_trigger(scope, node, delayed=True), compile_until(scope, node.lasts)

    async def run(state: Any, frame: Frame) -> bool:
        start(state, kept(frame), [trigger], until(state, frame))
        return True

    return Step(run)


def instead_of(scope: Scope, node: ab.InsteadOf) -> Step:
    """A replacement that lasts."""
    if node.lasts == WHILE_IN_PLAY:
        raise refused(scope, f"instead_of, lasts: {node.lasts}")
    replacement, until = compile_replacement(scope, node), compile_until(scope, node.lasts)

    async def run(state: Any, frame: Frame) -> bool:
        start(state, kept(frame), [replacement], until(state, frame))
        return True

    return Step(run)


LINGERING: dict[type, Callable[[Scope, Any], Step]] = {
    ch.Modify: modify,
    ab.Static: static,
    ab.When: when,
    ab.InsteadOf: instead_of,
}
