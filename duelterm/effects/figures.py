"""Changes of attack and defence (Duel Monsters), in layers: the original figures, then what they are set to, then what
is added, whose sign may be reversed.
"""

from collections.abc import Callable
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, monsters, refused
from duelterm.effects.values import Value, compile_value
from duelterm.lang import changes as ch

Number = Callable[[Any, Frame, Card], int]
Pair = tuple[int, int]
"""Original attack and defence."""

Reshape = Callable[[Any, Frame, Card, Pair], Pair]

STATS = {"atk": "atk", "def_": "def"}
"""Keys of a change and the properties that they change."""


def figure_changes(scope: Scope, node: ch.Changes) -> list[tuple[str, Any]]:
    """Property and value of each change of figures."""
    found: list[tuple[str, Any]] = []
    for key, word in STATS.items():
        change = getattr(node, key)
        if change is not None:
            monsters(scope, word)
            found.append(one_figure(scope, word, change))
    if node.original is not None:
        monsters(scope, "original")
        found.append(("original", reshaped(scope, node.original)))
    if node.changes is not None:
        monsters(scope, "changes")
        found.append(("changes reversed", True))
    return found


def one_figure(scope: Scope, word: str, change: Any) -> tuple[str, Number]:
    """What is added to a figure, or what it is set to."""
    if change == "doubled":
        raise refused(scope, f"{word}: doubled, but for the original")
    if isinstance(change, ch.SetTo):
        return f"{word} set", number(scope, change.set)
    return word, number(scope, change)


def number(scope: Scope, node: Any) -> Number:
    """A number that a static adds or sets."""
    value = compile_value(scope, node)
    return lambda state, frame, card: value(state, frame)


def reshaped(scope: Scope, change: Any) -> Reshape:
    """What becomes of the original figures: swapped, or one of them doubled or set."""
    if change == "swapped":
        return lambda state, frame, card, pair: (pair[1], pair[0])
    attack, defence = (one_original(scope, getattr(change, key), word) for key, word in STATS.items())
    return lambda state, frame, card, pair: (attack(state, frame, pair[0]), defence(state, frame, pair[1]))


def one_original(scope: Scope, change: Any, word: str) -> Callable[[Any, Frame, int], int]:
    """What becomes of one original figure. Raises NotInThisGame where something would be added to it."""
    if change is None:
        return lambda state, frame, figure: figure
    if change == "doubled":
        return lambda state, frame, figure: 2 * figure
    if not isinstance(change, ch.SetTo):
        raise refused(scope, f"original {word} other than doubled or set")
    value = compile_value(scope, change.set)
    return lambda state, frame, figure: value(state, frame)


def fixed_now(scope: Scope, node: ch.Changes) -> tuple[dict[str, Any], dict[str, Value]]:
    """Amounts that are worked out once (DM-9.13): what takes their place in the node, and their values by name."""
    instead: dict[str, Any] = {}
    values: dict[str, Value] = {}
    for key in ("power", *STATS):
        change = getattr(node, key)
        if change is None or change == "doubled":
            continue
        name = f"$added {key}"
        is_set = isinstance(change, ch.SetTo)
        values[name] = compile_value(scope, change.set if is_set else change)
        instead[key] = change.model_copy(update={"set": name}) if is_set else name
    return instead, values
