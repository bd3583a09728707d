"""Changes of attack and defence."""

from __future__ import annotations

from collections.abc import Sequence

from duelterm.lang import grammar
from duelterm.lang.changes import Changes, OriginalStats, SetTo
from duelterm.lang.values import Per
from duelterm.lang.wording.scope import Mention, Scope
from duelterm.lang.wording.speak import value
from duelterm.lang.wording.values import for_each


def changes_stats(node: Changes) -> bool:
    """Whether attack or defence is changed."""
    return any(part is not None for part in (node.atk, node.def_, node.original, node.changes))


def stats(node: Changes, subject: Mention, scope: Scope) -> list[str]:
    """Verb phrases: `gets +300 ATK and +300 DEF`, `has ATK equal to …`."""
    have, its = ("have", "their") if subject.many else ("has", "its")
    named = [(name, change) for name, change in (("ATK", node.atk), ("DEF", node.def_)) if change is not None]
    added = [(name, change) for name, change in named if not isinstance(change, SetTo | str)]
    parts = [f"{'get' if subject.many else 'gets'} {_sum(added, scope)}"] if added else []
    for name, change in named:
        if isinstance(change, SetTo):
            scope.about("")
            parts.append(f"{have} {_figure(name, change.set)} {value(change.set, scope)}")
        elif change == "doubled":
            parts.append(f"{have} {its} {name} doubled")
    if node.original == "swapped":
        parts.append(f"{have} {its} original ATK and DEF swapped")
    elif isinstance(node.original, OriginalStats):
        parts += _original(node.original, have, its, scope)
    if node.changes:
        turned = "turned into subtractions, and the other way round,"
        parts.append(f"{have} all additions to {its} ATK and DEF {turned}")
    return parts


def _figure(name: str, amount: object) -> str:
    """`an ATK of`, or `ATK equal to` what is worked out."""
    return f"{grammar.article(name)} of" if isinstance(amount, int) else f"{name} equal to"


def _sum(added: Sequence[tuple[str, object]], scope: Scope) -> str:
    """What is added: `+300 ATK and +300 DEF for each card in your hand`."""
    (_, first), *rest = added
    if isinstance(first, Per) and all(isinstance(other, Per) and other.per == first.per for _, other in rest):
        figures = [f"{change.each:+} {name}" for name, change in added if isinstance(change, Per)]
        return f"{grammar.listed(figures, 'and')} {for_each(first, scope)}"
    return grammar.listed([_added(name, change, scope) for name, change in added], "and")


def _added(name: str, change: object, scope: Scope) -> str:
    if isinstance(change, int):
        return f"{change:+} {name}"
    if isinstance(change, Per):
        return f"{change.each:+} {name} {for_each(change, scope)}"
    return f"additional {name} equal to {value(change, scope)}"


def _original(node: OriginalStats, have: str, its: str, scope: Scope) -> list[str]:
    parts = []
    for name, change in (("ATK", node.atk), ("DEF", node.def_)):
        if change == "doubled":
            parts.append(f"{have} {its} original {name} doubled")
        elif isinstance(change, SetTo):
            scope.about("")
            parts.append(f"{have} an original {name} equal to {value(change.set, scope)}")
    return parts
