"""Verbs of life points: gaining, losing, damage, paying. Each is a line of the score sheet (R3-4.5)."""

from collections.abc import Callable
from typing import Any

from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, monsters
from duelterm.effects.refs import compile_players
from duelterm.effects.steps import Step
from duelterm.effects.values import compile_value
from duelterm.lang import actions as ac


def life(scope: Scope, node: ac.Life) -> Step:
    """Gained, or lost if the value is negative; that is no damage."""
    game, seats, value = (
        monsters(scope, "life"),
        compile_players(scope, node.side or "you"),
        compile_value(scope, node.life),
    )

    async def run(state: Any, frame: Frame) -> bool:
        amount, by = value(state, frame), frame.cause
        change = game.gain if amount >= 0 else game.lose
        return bool(await change(state, seats(state, frame), abs(amount), by, frame.definition))

    return Step(run)


def damage(scope: Scope, node: ac.Damage) -> Step:
    """To the opponent unless said."""
    game, seats = monsters(scope, "damage"), compile_players(scope, node.side or "opp")
    value = compile_value(scope, node.damage)

    async def run(state: Any, frame: Frame) -> bool:
        amount = value(state, frame)
        return bool(await game.damage(state, seats(state, frame), amount, frame.cause, frame.definition))

    return Step(run)


def pay(scope: Scope, node: ac.Pay) -> Step:
    """Y24, Y44: what is asked beforehand is what is paid."""
    game, value = monsters(scope, "pay"), compile_value(scope, node.pay)

    def payable(state: Any, frame: Frame) -> bool:
        return game.can_pay(state, frame.you, value(state, frame))

    async def run(state: Any, frame: Frame) -> bool:
        return payable(state, frame) and await game.pay(state, frame.you, value(state, frame), frame.definition)

    return Step(run, payable, payable)


VERBS: dict[type, Callable[[Scope, Any], Step]] = {ac.Life: life, ac.Damage: damage, ac.Pay: pay}
