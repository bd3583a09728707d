"""Moments: the end of some later turn."""

from __future__ import annotations

from duelterm.lang.changes import Turns
from duelterm.lang.filters import Controller
from duelterm.lang.wording.scope import Scope

_NUMBERS = {1: "next", 2: "2nd", 3: "3rd"}


def turn_end(node: Turns, scope: Scope) -> str:
    """`the end of your opponent's 3rd turn from now`, `the end of your next turn`."""
    if isinstance(node.of, Controller):
        whose = f"{scope.mention(node.of.controller).genitive} player's"
    else:
        whose = "the" if node.of in (None, "any", "both") else scope.person(str(node.of)).genitive
    number = _NUMBERS.get(node.turns, f"{node.turns}th")
    return f"the end of {whose} {number} turn{' from now' if node.turns > 1 else ''}"
