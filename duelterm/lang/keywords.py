"""Keywords that stand for other abilities: their expansion is data like that of a card.

The keyword stays on the card, so that `has` finds it; whoever compiles or words the card adds what it stands for.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from duelterm.lang.unions import Ability

_STANDS_FOR: dict[str, list[dict[str, Any]]] = {
    "toon": [
        {"cannot": "attack", "while": {"happened": "summoned", "of": "self", "this": "turn"}},
        {"when": "destroyed", "of": {"name": "Toon World"}, "do": {"destroy": "self"}},
        {
            "can": "attack directly",
            "while": {"count": {"side": "opp", "has": "toon", "face": "up"}, "is": 0},
        },
    ],
}


@cache
def expansion(keyword: str) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none for one whose meaning is a rule."""
    made: TypeAdapter[tuple[Ability, ...]] = TypeAdapter(tuple[Ability, ...])
    return made.validate_python(_STANDS_FOR.get(keyword, ()))
