"""Continuous effects: derived when asked for, never stored on cards.

A static changes one property, named by its `key`. Properties stand in layers, and a later layer sees the earlier ones:
identity (race, civilization), abilities (`gains`), numbers (power, cost), rules (`can …`, `cannot …`, `must …`).
Inside a property, statics apply in the order in which they came into force.
"""

from collections.abc import Callable, Iterator
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.state import Active, State

Applies = Callable[[Any, Frame, Card], bool]
Holds = Callable[[Any, Frame], bool]


class Static:
    """One continuous change: `applies` picks the cards, `holds` is its condition, `value` what changes.

    What `value` is depends on the property: a function of (state, frame, card) for numbers, a bundle of abilities for
    `gains`, a rule for permissions. `lowers` says that a number can become less by it.
    """

    __slots__ = ("applies", "holds", "key", "lowers", "value")

    def __init__(self, key: str, applies: Applies, value: Any, holds: Holds | None = None, lowers: bool = True) -> None:
        self.key = key
        self.applies = applies
        self.value = value
        self.holds = holds
        self.lowers = lowers

    def held(self, holds: Holds | None) -> "Static":
        """The same change under another condition."""
        return Static(self.key, self.applies, self.value, holds, self.lowers)


def actives(state: State, key: str, card: Card) -> Iterator[Active]:
    """What changes this property of this card now."""
    for active in state.statics.get(key, ()):
        spec, frame = active.spec, active.frame
        if spec.applies(state, frame, card) and (spec.holds is None or spec.holds(state, frame)):
            yield active


def in_force(state: State, key: str, card: Card) -> Iterator[tuple[Any, Frame]]:
    """The values (with their frames) that change this property of this card now."""
    for active in state.statics.get(key, ()):
        spec, frame = active.spec, active.frame
        if spec.applies(state, frame, card) and (spec.holds is None or spec.holds(state, frame)):
            yield spec.value, frame
