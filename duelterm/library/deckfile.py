"""Deck files: a small YAML file becomes a Deck, or every problem it has with its place.

game: duelmasters
name: My Deck
cards:
  Aqua Hulcus: 4
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictInt, ValidationError
from pydantic_core import ErrorDetails

from duelterm.lang import source as sources
from duelterm.lang.report import CardError, Problem, nearest, shown, worded
from duelterm.lang.source import Source
from duelterm.lang.untrusted import Text
from duelterm.lang.words import Game
from duelterm.library.decks import Deck
from duelterm.library.names import unknown
from duelterm.library.paths import deck_dirs

ENDING = ".yaml"
_KEY_STEP = "[key]"


class DeckFile(BaseModel):
    """A deck as a deck file has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: Game
    name: Text
    cards: dict[Text, Annotated[StrictInt, Field(ge=1, le=999)]] = Field(min_length=1)


class UnknownDeck(LookupError):
    """No deck has that key or name; the message names the nearest."""


def read_deck(path: Path) -> Deck:
    """The deck of a file, not yet checked against the cards. Raises CardError."""
    if path.exists() and not path.is_file():
        raise CardError([Problem(path, 1, 1, "", "is no file")])
    source = sources.read(path)
    if source.faults:
        raise CardError(Problem(path, fault.line, fault.column, "", fault.message) for fault in source.faults)
    try:
        file = DeckFile.model_validate(source.data)
    except ValidationError as error:
        raise CardError(_problem(source, detail) for detail in error.errors(include_url=False)) from None
    places = {name: source.place(("cards", name), key=True) for name in file.cards}
    return Deck(path.stem, file.name, file.game, file.cards, path, places)


def deck_paths() -> list[Path]:
    """The deck files there are, by key; a player's own deck hides one of the same key that came with the program."""
    found: dict[str, Path] = {}
    for folder in deck_dirs():
        for path in folder.glob(f"*{ENDING}"):
            found.setdefault(path.stem, path)
    return [found[key] for key in sorted(found)]


def find_deck(wanted: str) -> Deck:
    """The deck of that key, name or file. Raises UnknownDeck or CardError."""
    if wanted.endswith(ENDING) or "/" in wanted:
        return read_deck(Path(wanted))
    paths = {path.stem: path for path in deck_paths()}
    if wanted in paths:
        return read_deck(paths[wanted])
    decks = list(_readable(paths.values()))
    for deck in decks:
        if deck.name.casefold() == wanted.casefold():
            return deck
    raise UnknownDeck(unknown("deck", wanted, [*(deck.name for deck in decks), *paths]))


def _readable(paths: Any) -> Iterator[Deck]:
    for path in paths:
        try:
            yield read_deck(path)
        except CardError:
            continue


def _problem(source: Source, error: ErrorDetails) -> Problem:
    where = tuple(step for step in error["loc"] if step != _KEY_STEP)
    of_key = len(where) < len(error["loc"]) or error["type"] == "extra_forbidden"
    line, column = source.place(where, key=of_key)
    card = shown(where[1]) if len(where) > 1 else ""
    message, hint = worded(error, source.data)
    if error["type"] == "extra_forbidden":
        hint = nearest(where[-1], DeckFile.model_fields)
    return Problem(source.path, line, column, card, message, hint)
