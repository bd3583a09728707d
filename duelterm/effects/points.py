"""Verbs of life points: gaining, losing, damage, paying. Each is a line of the score sheet (R3-4.5)."""

from collections.abc import Callable
from typing import Any

from duelterm.core.frame import Frame
from duelterm.effects.game import Monsters, Scope, monsters
from duelterm.effects.players import LIFE, compile_players
from duelterm.effects.seats import Seats
from duelterm.effects.steps import Step
from duelterm.effects.values import Value, compile_value
from duelterm.lang import actions as ac
from duelterm.lang.filters import Filter
from duelterm.lang.values import Per


def life(scope: Scope, node: ac.Life) -> Step:
    """Gained, or lost if the value is negative; that is no damage."""
    game, seats = monsters(scope, "life"), compile_players(scope, node.side or "you", LIFE)
    if node.life == "halved":
        return halved(game, seats)
    value = compile_value(scope, node.life)

    async def run(state: Any, frame: Frame) -> bool:
        amount, by = value(state, frame), frame.cause
        change = game.gain if amount >= 0 else game.lose
        return bool(await change(state, seats(state, frame), abs(amount), by, frame.definition))

    return Step(run)


def halved(game: Monsters, seats: Seats) -> Step:
    """Half of what each has is lost, rounded down."""

    async def run(state: Any, frame: Frame) -> bool:
        lost = [
            await game.lose(state, (seat,), game.life(state, seat) // 2, frame.cause, frame.definition)
            for seat in seats(state, frame)
        ]
        return any(lost)

    return Step(run)


def damage(scope: Scope, node: ac.Damage) -> Step:
    """To the opponent unless said."""
    game, seats = monsters(scope, "damage"), compile_players(scope, node.side or "opp", LIFE)
    value = compile_value(scope, node.damage)

    async def run(state: Any, frame: Frame) -> bool:
        amount = value(state, frame)
        return bool(await game.damage(state, seats(state, frame), amount, frame.cause, frame.definition))

    if not (isinstance(node.damage, Per) and isinstance(node.damage.per, Filter)):
        return Step(run)
    return Step(run, lambda state, frame: value(state, frame) > 0)


def pay(scope: Scope, node: ac.Pay) -> Step:
    """Y24, Y44: what is asked beforehand is what is paid."""
    game = monsters(scope, "pay")
    value = half_of_life(game) if node.pay == "half" else compile_value(scope, node.pay)

    def payable(state: Any, frame: Frame) -> bool:
        return game.can_pay(state, frame.you, value(state, frame))

    async def run(state: Any, frame: Frame) -> bool:
        return payable(state, frame) and await game.pay(state, frame.you, value(state, frame), frame.definition)

    return Step(run, payable, payable)


def half_of_life(game: Monsters) -> Value:
    """STD-6.2: rounded down."""
    return lambda state, frame: game.life(state, frame.you) // 2


VERBS: dict[type, Callable[[Scope, Any], Step]] = {ac.Life: life, ac.Damage: damage, ac.Pay: pay}
