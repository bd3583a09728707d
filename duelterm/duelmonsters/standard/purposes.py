"""What an activation is for, read off its card's words: the damage step asks for it (STD-4.3)."""

from collections.abc import Iterator
from typing import Any

from duelterm.core.card import Card
from duelterm.lang.actions import Negate
from duelterm.lang.changes import Changes
from duelterm.lang.node import Node

FIGURES = ("atk", "def_", "original", "changes")
"""The changes that are about attack and defence."""


def parts(node: Any) -> Iterator[Node]:
    """A part of a card's words and all parts of it."""
    if isinstance(node, Node):
        yield node
        for name in type(node).model_fields:
            yield from parts(getattr(node, name))
    elif isinstance(node, tuple | list):
        for inner in node:
            yield from parts(inner)


def words_of(card: Card, activation: Any) -> list[Node]:
    """Everything that the ability behind an activation says."""
    printed = card.definition.printed
    if printed is None or activation.ability >= len(printed.abilities):
        return []
    return list(parts(printed.abilities[activation.ability]))


def changes_figures(card: Card, activation: Any) -> bool:
    """Whether it changes attack or defence."""
    changes = (node for node in words_of(card, activation) if isinstance(node, Changes))
    return any(getattr(node, word) is not None for node in changes for word in FIGURES)


def negates_activation(card: Card, activation: Any) -> bool:
    """Whether it negates an activation."""
    return "activated" in activation.kinds and any(isinstance(node, Negate) for node in words_of(card, activation))
