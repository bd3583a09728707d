"""Abilities as they are given to a creature: in quotation marks."""

from __future__ import annotations

from dataclasses import replace

from duelterm.lang import grammar
from duelterm.lang.wording.keywords import label
from duelterm.lang.wording.scope import YOU, Memory, Scope
from duelterm.lang.wording.speak import ability


def quoted_ability(node: object, scope: Scope) -> str:
    """A keyword by its name in small letters, any other ability as what it says."""
    if name := label(node, scope):
        return grammar.quoted(grammar.small(name))
    inner = replace(scope, me="this creature", actor=YOU, bare=False, memory=Memory(dict(scope.memory.things)))
    return grammar.quoted(ability(node, inner).removesuffix("."))
