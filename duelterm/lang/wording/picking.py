"""Who picks, what is remembered of it, and how often it is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from duelterm.lang.filters import Selector
from duelterm.lang.wording.scope import Clause, Person, Scope
from duelterm.lang.wording.selectors import Picked


def picker(node: Selector | str, scope: Scope) -> Person:
    """Who picks, and so is the subject of the clause."""
    return scope.person(node.by) if isinstance(node, Selector) and node.by else scope.you


def remember(node: Selector | str, name: str | None, found: Picked, scope: Scope) -> None:
    """Notes what a verb acted on."""
    if isinstance(node, Selector) or name:
        scope.remember(name, found.thing)


def repeated(
    found: Picked, actor: Person, deed: Callable[[Scope], str], scope: Scope, after: tuple[str, ...] = ()
) -> list[Clause]:
    """The deed once, or by leave as often as something is there: `for each of your creatures, you may …`."""
    if not found.times:
        return [Clause(deed(scope), actor, after)]
    return [Clause(f"{found.times}, {actor.name} may {deed(replace(scope, bare=True))}", after=after)]
