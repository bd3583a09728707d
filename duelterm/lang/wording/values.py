"""Values: how many, how much."""

from __future__ import annotations

from duelterm.lang.conditions import Happened
from duelterm.lang.filters import Filter
from duelterm.lang.values import CostOf, Count, Distinct, Half, Max, Minus, Per, PowerOf, StatOf, Sum
from duelterm.lang.wording.monsters import STATS
from duelterm.lang.wording.scope import Scope
from duelterm.lang.wording.speak import value
from duelterm.lang.wording.subjects import all_of, each_of, one_of


def for_each(node: object, scope: Scope) -> str:
    """`for each of your other creatures`, `for each shield it broke in that attack`, `for each of that number`."""
    if not isinstance(node, Per):
        return f"for each of {value(node, scope)}"
    if isinstance(node.per, Filter):
        return f"for {each_of(node.per, scope)}"
    return f"for each {_times(node.per, scope)}"


def more_power(node: object, scope: Scope) -> str:
    """A change of power: `+2000 power for each of your shields`."""
    if isinstance(node, Per):
        return f"{node.each:+} power {for_each(node, scope)}"
    if isinstance(node, Distinct):
        return f"{node.each:+} power for each civilization among {all_of(node.of, scope)}"
    if isinstance(node, int):
        return f"{node:+} power"
    return f"additional power equal to {value(node, scope)}"


def _times(node: Happened, scope: Scope) -> str:
    """What is counted: shields that were broken."""
    breaker = "a creature"
    if isinstance(node.by, Filter):
        breaker = one_of(node.by, scope)
    elif node.by is not None:
        breaker = scope.mention(node.by).subject
    what = one_of(node.of, scope).removeprefix("one of ") if isinstance(node.of, Filter) else ""
    shield = f"of {what} that" if what else "shield that"
    when = "this turn" if node.this == "turn" else "in that attack"
    return f"{shield} {breaker} broke {when}"


@value.register
def _number(node: int, scope: Scope) -> str:
    return str(node)


@value.register
def _known(node: str, scope: Scope) -> str:
    return "that number"


@value.register
def _per(node: Per, scope: Scope) -> str:
    return f"{node.each} {for_each(node, scope)}"


@value.register
def _count(node: Count, scope: Scope) -> str:
    if isinstance(node.count, str):
        number = "that number"
    else:
        number = f"the number of {all_of(node.count, scope).removeprefix('the ')}"
    return number if node.every == 1 else f"{number} divided by {node.every} (rounded down)"


@value.register
def _sum(node: Sum, scope: Scope) -> str:
    word = "power" if node.sum == "power" else STATS[node.sum]
    if isinstance(node.of, str):
        if scope.monsters:
            scope.about("")
        return f"{scope.mention(node.of).genitive} total {word}"
    return f"the total {word} of {all_of(node.of, scope)}"


@value.register
def _max(node: Max, scope: Scope) -> str:
    return f"the highest power among {_cards(node.of, scope)}"


@value.register
def _distinct(node: Distinct, scope: Scope) -> str:
    return f"{node.each} for each civilization among {all_of(node.of, scope)}"


@value.register
def _power(node: PowerOf, scope: Scope) -> str:
    return f"{scope.mention(node.power).genitive} power"


@value.register
def _stat(node: StatOf, scope: Scope) -> str:
    return f"{scope.mention(node.of).genitive} {STATS[node.stat]}"


@value.register
def _half(node: Half, scope: Scope) -> str:
    return f"half of {value(node.half, scope)}"


@value.register
def _cost(node: CostOf, scope: Scope) -> str:
    return f"{scope.mention(node.cost).genitive} cost"


@value.register
def _minus(node: Minus, scope: Scope) -> str:
    first, second = (value(part, scope) for part in node.minus)
    return f"{first} minus {second}"


def _cards(node: Filter | str, scope: Scope) -> str:
    return all_of(node, scope) if isinstance(node, Filter) else scope.mention(node).object
