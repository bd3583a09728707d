"""The dispatch tables: which function words which node. The modules beside this one fill them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from duelterm.lang.wording.scope import Clause, Scope, sentences


def _unknown(node: object) -> TypeError:
    return TypeError(f"no words for {type(node).__name__}")


@singledispatch
def ability(node: object, scope: Scope) -> str:
    """An ability as text, without reminders."""
    raise _unknown(node)


@singledispatch
def action(node: object, scope: Scope) -> list[Clause]:
    """An action as clauses."""
    raise _unknown(node)


@singledispatch
def condition(node: object, scope: Scope) -> str:
    """A condition as a clause that follows `if` or `while`."""
    raise _unknown(node)


@singledispatch
def value(node: object, scope: Scope) -> str:
    """A value as a phrase: a number, `the number of your shields`."""
    raise _unknown(node)


@singledispatch
def permission(node: object, scope: Scope) -> str:
    """What somebody can, cannot or must do, as a verb phrase in its bare form."""
    raise _unknown(node)


def clauses(actions: Sequence[object], scope: Scope) -> list[Clause]:
    """Actions one after the other."""
    return [clause for node in actions for clause in action(node, scope)]


def said(actions: Sequence[object], scope: Scope) -> list[str]:
    """Actions as sentences without capital and full stop."""
    return sentences(clauses(actions, scope))
