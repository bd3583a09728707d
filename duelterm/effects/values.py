"""Values and comparisons become functions of the state and the effect's frame."""

from collections.abc import Callable
from typing import Any

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, builder, creatures, has_monsters, monsters
from duelterm.effects.refs import Refs, compile_reference, compile_refs
from duelterm.lang import values as va
from duelterm.lang.conditions import Happened
from duelterm.lang.filters import Filter

Value = Callable[[Any, Frame], int]
Compare = Callable[[Any, Frame, int], bool]
Figure = Callable[[Any, Card], int | None]

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
    if node == "amount":
        monsters(scope, "amount")
        return lambda state, frame: int(frame.event.amount)
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


def compile_number(scope: Scope, counted: Any) -> Value:
    """How many cards are found; with `one_each` how many times one of each name."""
    if isinstance(counted, str) or counted.one_each is None:
        found = compile_cards(scope, counted)
        return lambda state, frame: len(found(state, frame))
    wanted, names = counted.one_each, monsters(scope, "one_each").names
    among = compile_cards(scope, counted.model_copy(update={"one_each": None}))

    def sets(state: Any, frame: Frame) -> int:
        called = [names(state, card) for card in among(state, frame)]
        return min(sum(name in own for own in called) for name in wanted)

    return sets


def value_count(scope: Scope, node: va.Count) -> Value:
    every = node.every
    if isinstance(node.count, Filter):
        number = compile_number(scope, node.count)
        return lambda state, frame: number(state, frame) // every
    refs = compile_refs(scope, node.count)
    return lambda state, frame: len(refs(state, frame)) // every


def compile_figure(scope: Scope, word: str) -> Figure:
    """A figure of a card now, None where it has none that can be seen."""
    if word == "power":
        return creatures(scope, word).power
    return monsters(scope, word).attack if word == "atk" else monsters(scope, word).defence


def compile_known_figure(scope: Scope, word: str, refs: Refs) -> Callable[[Any, Frame], list[int]]:
    """Attack or defence of known cards: of monsters on the field what it is now, 0 if it can't be seen; of one that
    lies there as an equip card the printed one; of those that have left the last one there.
    """
    game, figure = monsters(scope, word), compile_figure(scope, word)
    field, places = game.field, game.lies["monster"]

    def of_one(state: Any, ref: Ref) -> int:
        card = state.find(ref)
        if card is None or card.zone not in field:
            return game.last(state, state.cards[ref[0]], word)
        return (figure(state, card) or 0) if card.zone in places else game.original(state, card, word)

    return lambda state, frame: [of_one(state, ref) for ref in refs(state, frame)]


def value_sum(scope: Scope, node: va.Sum) -> Value:
    if isinstance(node.of, str) and has_monsters(scope):
        figures = compile_known_figure(scope, node.sum, compile_refs(scope, node.of))
        return lambda state, frame: sum(figures(state, frame))
    found, figure = compile_cards(scope, node.of), compile_figure(scope, node.sum)
    return lambda state, frame: sum(figure(state, card) or 0 for card in found(state, frame))


def value_stat(scope: Scope, node: va.StatOf) -> Value:
    figures = compile_known_figure(scope, node.stat, compile_refs(scope, node.of))
    return lambda state, frame: max(figures(state, frame), default=0)


def value_half(scope: Scope, node: va.Half) -> Value:
    monsters(scope, "half")
    value = compile_value(scope, node.half)
    return lambda state, frame: value(state, frame) // 2


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
    creatures(scope, "cost")
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
    va.StatOf: value_stat,
    va.Half: value_half,
}
