"""What is paid in cards where there is no choice, as can be said beforehand."""

from collections.abc import Awaitable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.steps import Step
from duelterm.effects.words import nodes
from duelterm.lang.filters import Selector


def chosen_costs(cost: Sequence[Any] | None, steps: Sequence[Step]) -> list[Step]:
    """Those of the steps for which somebody chooses cards; nothing else may be asked before its time."""
    return [step for node, step in zip(cost or (), steps, strict=True) if any(chooses(part) for part in nodes(node))]


def chooses(part: Any) -> bool:
    """Whether it lets somebody pick."""
    return isinstance(part, Selector) and (part.choose is not None or part.one_each is not None)


def sole_cards(steps: Sequence[Step], state: Any, frame: Frame) -> list[Card]:
    """The cards that pay these costs without anybody being asked, since there are no others."""
    return [card for step in steps if step.parts for card in unasked(step.parts[0](state, frame.copy()))]


def unasked(pick: Awaitable[list[Card]]) -> list[Card]:
    """The cards picked; none if somebody has to be asked."""
    picking = pick.__await__()
    try:
        next(picking)
    except StopIteration as ended:
        return list(ended.value)
    picking.close()
    return []
