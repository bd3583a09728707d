"""Values and comparisons become functions of the state and the effect's frame."""

from collections.abc import Callable
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, builder, creatures
from duelterm.effects.refs import compile_reference, compile_refs
from duelterm.lang import values as va
from duelterm.lang.conditions import Happened
from duelterm.lang.filters import Filter

Value = Callable[[Any, Frame], int]
Compare = Callable[[Any, Frame, int], bool]

OPERATORS: dict[str, Callable[[int, int], bool]] = {
    "<=": lambda left, right: left <= right,
    "=": lambda left, right: left == right,
    "<": lambda left, right: left < right,
    ">=": lambda left, right: left >= right,
    ">": lambda left, right: left > right,
}


def compile_comparison(scope: Scope, node: va.Comparison) -> Compare:
    """Whether a number passes the comparison."""
    operator = OPERATORS[node.op]
    value: Any = node.value
    if isinstance(value, int):
        return lambda state, frame, number: operator(number, value)
    right = compile_value(scope, value)
    return lambda state, frame, number: operator(number, right(state, frame))


def compile_highest(scope: Scope, node: va.Comparison, limit: int) -> Value:
    """The highest number from 0 to a limit that passes the comparison."""
    if node.op in (">", ">="):
        return lambda state, frame: limit
    bound, less = compile_value(scope, node.value), int(node.op == "<")
    return lambda state, frame: max(0, min(limit, bound(state, frame) - less))


def compile_value(scope: Scope, node: Any) -> Value:
    """A number: plain, remembered, or worked out."""
    if isinstance(node, int):
        return lambda state, frame: node
    if isinstance(node, str):
        return lambda state, frame: int(frame.names.get(node, 0))
    return builder(scope, BUILDERS, node)(scope, node)


def compile_cards(scope: Scope, counted: Any) -> Callable[[Any, Frame], list[Card]]:
    """The cards behind a reference or a filter."""
    from duelterm.effects.filters import compile_find

    return compile_reference(scope, counted) if isinstance(counted, str) else compile_find(scope, counted)


def value_per(scope: Scope, node: va.Per) -> Value:
    from duelterm.effects.conditions import compile_history

    each = node.each
    if isinstance(node.per, Happened):
        times = compile_history(scope, node.per)
        return lambda state, frame: each * times(state, frame)
    found = compile_cards(scope, node.per)
    return lambda state, frame: each * len(found(state, frame))


def value_count(scope: Scope, node: va.Count) -> Value:
    every = node.every
    if isinstance(node.count, Filter):
        found = compile_cards(scope, node.count)
        return lambda state, frame: len(found(state, frame)) // every
    refs = compile_refs(scope, node.count)
    return lambda state, frame: len(refs(state, frame)) // every


def value_sum(scope: Scope, node: va.Sum) -> Value:
    found, power = compile_cards(scope, node.of), creatures(scope, "power").power
    return lambda state, frame: sum(power(state, card) for card in found(state, frame))


def value_max(scope: Scope, node: va.Max) -> Value:
    found, power = compile_cards(scope, node.of), creatures(scope, "power").power
    return lambda state, frame: max((power(state, card) for card in found(state, frame)), default=0)


def value_distinct(scope: Scope, node: va.Distinct) -> Value:
    found, civs, each = compile_cards(scope, node.of), creatures(scope, "civ").civs, node.each
    return lambda state, frame: each * len({civ for card in found(state, frame) for civ in civs(state, card)})


def value_power(scope: Scope, node: va.PowerOf) -> Value:
    found, power = compile_reference(scope, node.power), creatures(scope, "power").power
    return lambda state, frame: max((power(state, card) for card in found(state, frame)), default=0)


def value_cost(scope: Scope, node: va.CostOf) -> Value:
    refs = compile_refs(scope, node.cost)
    return lambda state, frame: max((state.cards[uid].definition.cost for uid, _ in refs(state, frame)), default=0)


def value_minus(scope: Scope, node: va.Minus) -> Value:
    left, right = (compile_value(scope, value) for value in node.minus)
    return lambda state, frame: max(0, left(state, frame) - right(state, frame))


BUILDERS: dict[type, Callable[[Scope, Any], Value]] = {
    va.Per: value_per,
    va.Count: value_count,
    va.Sum: value_sum,
    va.Max: value_max,
    va.Distinct: value_distinct,
    va.PowerOf: value_power,
    va.CostOf: value_cost,
    va.Minus: value_minus,
}
