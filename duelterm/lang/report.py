"""Problems of card files, said in plain words with the nearest right word."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from pydantic_core import ErrorDetails

from duelterm.lang.node import FAMILIES, Node
from duelterm.lang.words import Game

_QUOTED = re.compile(r"'([^']*)'")
_WANTED = {
    "int_type": "a whole number",
    "bool_type": "true or false",
    "string_type": "text",
    "model_type": "a mapping of keys",
    "model_attributes_type": "a mapping of keys",
    "dict_type": "a mapping of keys",
    "tuple_type": "a list",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, where, in which card, and the nearest right word."""

    path: Path
    line: int
    column: int
    card: str
    message: str
    hint: str = ""

    def __str__(self) -> str:
        card = f"{self.card}: " if self.card else ""
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.path}:{self.line}:{self.column}: {card}{self.message}{hint}"


class CardError(Exception):
    """Card files that can't be used, with every problem that they have."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def nearest(word: object, words: Iterable[str]) -> str:
    """`did you mean …?`, or nothing if no word is near."""
    found = difflib.get_close_matches(str(word).lower(), sorted(set(words)), 1, 0.6)
    return f"did you mean {found[0]}?" if found else ""


def shown(value: object, width: int = 40) -> str:
    """A value of the file, short enough for a message, without what could move the cursor."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=repr)
    printable = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return printable if len(printable) <= width else printable[: width - 1] + "…"


def worded(error: ErrorDetails, around: object) -> tuple[str, str]:
    """Message and hint for one validation error; `around` is the mapping in which a wrong key stands."""
    kind, given, context = error["type"], error["input"], error.get("ctx", {})
    if kind == "extra_forbidden":
        key = error["loc"][-1]
        return f"unknown key {shown(str(key))}", nearest(key, _keys_beside(key, around))
    if kind == "missing":
        return f"{error['loc'][-1]} is missing", ""
    if kind == "unknown_word":
        return _unknown_word(given, str(context["family"]))
    if kind == "literal_error":
        words = get_args(Game) if error["loc"] == ("game",) else _QUOTED.findall(str(context["expected"]))
        return f"{shown(given)} is not a word for this", nearest(given, words) or f"one of {', '.join(words)}"
    if kind == "word":
        return f"{shown(given)}: {error['msg']}", nearest(
            given, context["words"]
        ) or f"one of {', '.join(context['words'])}"
    if kind in _WANTED:
        return f"{shown(given)} should be {_WANTED[kind]}", ""
    if kind == "greater_than_equal":
        return f"{shown(given)} should be at least {context['ge']}", ""
    if kind == "less_than_equal":
        return f"{shown(given)} should be at most {context['le']}", ""
    if kind == "too_short":
        return "a list needs at least one entry", ""
    if kind == "comparison":
        return f"{shown(given)}: {error['msg']}", ""
    return error["msg"][:1].lower() + error["msg"][1:], ""


def _unknown_word(given: object, family: str) -> tuple[str, str]:
    words = FAMILIES[family]
    if isinstance(given, Mapping):
        heads = [nearest(key, words) for key in given]
        head = next(iter(given), None)
        return f"{shown(str(head)) if given else 'an empty mapping'} is not {family}", next(filter(None, heads), "")
    return f"{shown(given)} is not {family}", nearest(given, words)


def _keys_beside(wrong: Any, around: object) -> set[str]:
    """The keys that may stand there: of each node that knows all keys but the wrong one, else of any node."""
    written = {str(key) for key in around} - {str(wrong)} if isinstance(around, Mapping) else set()
    fitting = [node.key_words() for node in Node.nodes if written and written <= set(node.key_words())]
    return {key for keys in fitting or [node.key_words() for node in Node.nodes] for key in keys}
