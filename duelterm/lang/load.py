"""Loads card files: every problem of every file in one run, or the cards."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from duelterm.lang.cards import AnyCard, AnyFile, Card, CardFile, DuelMastersCard, DuelMonstersCard, DuelMonstersFile
from duelterm.lang.games import other_game, strangers
from duelterm.lang.node import TAG
from duelterm.lang.report import CardError, Problem, shown, worded

if TYPE_CHECKING:
    from duelterm.lang.source import Source

_CARDS: TypeAdapter[Sequence[Card]] = TypeAdapter(Sequence[AnyCard])


def load_cards(paths: Iterable[Path]) -> list[Card]:
    """The cards of the files, in their order.

    Raises CardError with every problem of every file.
    """
    cards, problems = _load(paths)
    if problems:
        raise CardError(problems)
    return cards


def check_cards(paths: Iterable[Path]) -> list[Problem]:
    """Every problem of every file."""
    return _load(paths)[1]


def cards_to_json(cards: Iterable[Card]) -> bytes:
    """The cards in the form that is read fastest."""
    return _CARDS.dump_json(list(cards), by_alias=True, exclude_unset=True)


def cards_from_json(data: bytes) -> list[Card]:
    """The cards from what `cards_to_json` wrote; needs no YAML."""
    return list(_CARDS.validate_json(data))


def _load(paths: Iterable[Path]) -> tuple[list[Card], list[Problem]]:
    from duelterm.lang import source as sources

    cards: list[Card] = []
    problems: list[Problem] = []
    first: dict[tuple[str, str], str] = {}
    for path in paths:
        source = sources.read(path)
        problems += [Problem(path, fault.line, fault.column, "", fault.message) for fault in source.faults]
        if source.faults:
            continue
        found, wrong = _validated(source)
        problems += wrong
        cards += found
        problems += _twice(source, first)
    return cards, problems


def _validated(source: Source) -> tuple[list[Card], list[Problem]]:
    monsters = isinstance(source.data, dict) and source.data.get("game") == "duelmonsters"
    try:
        file = (DuelMonstersFile if monsters else CardFile).model_validate(source.data)
    except ValidationError as error:
        details = error.errors(include_url=False)
        return [], [_problem(source, detail) for detail in details if not _follows(detail, details)]
    if found := [_stranger(source, *place) for place in strangers(file.cards, file.game, ("cards",))]:
        return [], found
    return _cards(file), []


def _cards(file: AnyFile) -> list[Card]:
    kind: type[Card] = DuelMastersCard if isinstance(file, CardFile) else DuelMonstersCard
    known = {"game": file.game, "set": file.set}
    return [
        kind.model_construct(entry.model_fields_set | known.keys(), **(dict(entry) | known)) for entry in file.cards
    ]


def _stranger(source: Source, where: tuple[int | str, ...], key: bool, word: str, title: str) -> Problem:
    """A word that only the other game has."""
    line, column = source.place(where, key=key)
    return Problem(source.path, line, column, _card(source.data, where), f"{shown(word)} is a word of {title}")


def _twice(source: Source, first: dict[tuple[str, str], str]) -> Iterable[Problem]:
    """Names that another card has already, in this file or in one before."""
    data = source.data if isinstance(source.data, dict) else {}
    entries = data.get("cards")
    for number, entry in enumerate(entries if isinstance(entries, list) else []):
        name = entry.get("name") if isinstance(entry, dict) else None
        if not isinstance(name, str):
            continue
        line, column = source.place(("cards", number, "name"))
        here = f"{source.path.name}:{line}"
        plain = unicodedata.normalize("NFC", name).casefold()
        there = first.setdefault((str(data.get("game")), plain), here)
        if there != here:
            yield Problem(source.path, line, column, shown(name), f"there is a card of this name already ({there})")


def _follows(error: ErrorDetails, errors: list[ErrorDetails]) -> bool:
    """Whether a list only seems too short because one of its entries is wrong."""
    where = error["loc"]
    return error["type"] == "too_short" and any(
        other["loc"][: len(where)] == where and len(other["loc"]) > len(where) for other in errors
    )


def _problem(source: Source, error: ErrorDetails) -> Problem:
    where = tuple(step for step in error["loc"] if not (isinstance(step, str) and step.startswith(TAG)))
    inner = where[:-1] if error["type"] in ("extra_forbidden", "missing") else where
    message, hint = worded(error, _part(source.data, inner))
    game = source.data.get("game") if isinstance(source.data, dict) else None
    if error["type"] == "extra_forbidden" and (title := other_game(str(where[-1]), game)):
        message, hint = f"{shown(str(where[-1]))} is a word of {title}", ""
    line, column = source.place(where, key=error["type"] == "extra_forbidden")
    if error["type"] == "missing":
        line, column = source.place(inner)
    return Problem(source.path, line, column, _card(source.data, where), message, hint)


def _part(data: Any, where: tuple[int | str, ...]) -> Any:
    """The part of the data at that path, as near as it can be found."""
    for step in where:
        if isinstance(data, dict):
            data = data.get(step, data)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
    return data


def _card(data: Any, where: tuple[int | str, ...]) -> str:
    """The name of the card that the path leads into."""
    if len(where) < 2 or where[0] != "cards":
        return ""
    card = _part(data, where[:2])
    name = card.get("name") if isinstance(card, dict) else None
    return shown(name) if isinstance(name, str) else f"card {int(where[1]) + 1}" if isinstance(where[1], int) else ""
