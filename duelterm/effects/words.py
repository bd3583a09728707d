"""The words of a part of a card file, and the names that its abilities share."""

from collections.abc import Iterator, Sequence
from typing import Any

from duelterm.lang.node import Node


def nodes(part: Any) -> Iterator[Node]:
    """All nodes in a part, itself included."""
    if isinstance(part, tuple):
        for member in part:
            yield from nodes(member)
    elif isinstance(part, Node):
        yield part
        for field in part.model_fields_set:
            yield from nodes(getattr(part, field))


def words(part: Any) -> Iterator[str]:
    """All text in a part."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for member in part:
            yield from words(member)
    elif isinstance(part, Node):
        for field in part.model_fields_set:
            yield from words(getattr(part, field))


def shared_names(abilities: Sequence[Any]) -> frozenset[str]:
    """The `$names` that one ability gives and another uses: the card keeps them for as long as it stays."""
    given = [{getattr(node, "as_", None) for node in nodes(ability)} for ability in abilities]
    used = [{word for word in words(ability) if word.startswith("$")} for ability in abilities]
    return frozenset(
        name
        for number, names in enumerate(given)
        for name in names
        if name is not None and any(name in others for other, others in enumerate(used) if other != number)
    )
