"""Deck files: a small YAML file becomes a Deck, or every problem it has with its place.

game: duelmasters
name: My Deck
cards:
  Aqua Hulcus: 4

A deck of Duel Monsters may have `side:` and `fusion:` as well, each in the form of `cards:`. Its key, the file's name
without the ending, is what identifies a deck; names may be shared.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictInt, ValidationError
from pydantic_core import ErrorDetails

from duelterm.lang import source as sources
from duelterm.lang.names import unknown
from duelterm.lang.report import CardError, Problem, nearest, shown, worded
from duelterm.lang.source import Source
from duelterm.lang.untrusted import Text
from duelterm.lang.words import Game
from duelterm.library.decks import FUSION, MAIN, PARTS, SIDE, Deck
from duelterm.library.paths import deck_dirs

ENDING = ".yaml"
WITH_PARTS = "duelmonsters"
_KEY_STEP = "[key]"

Counts = dict[Text, Annotated[StrictInt, Field(ge=1, le=999)]]


class DeckFile(BaseModel):
    """A deck as a deck file has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: Game
    name: Text
    cards: Counts = Field(min_length=1)
    side: Counts = Field(default_factory=dict)
    fusion: Counts = Field(default_factory=dict)


class UnknownDeck(LookupError):
    """No deck has that key or name, or several have the name; the message names the nearest, or their keys."""


def read_deck(path: Path) -> Deck:
    """The deck of a file, not yet checked against the cards. Raises CardError."""
    with suppress(OSError):  # told when it is read
        if not S_ISREG(path.stat().st_mode):
            raise CardError([Problem(path, 1, 1, "", "is no file")])
    source = sources.read(path)
    if source.faults:
        raise CardError(Problem(path, fault.line, fault.column, "", fault.message) for fault in source.faults)
    try:
        file = DeckFile.model_validate(source.data)
    except ValidationError as error:
        raise CardError(_problem(source, detail) for detail in error.errors(include_url=False)) from None
    extra = [part for part in (SIDE, FUSION) if part in file.model_fields_set and file.game != WITH_PARTS]
    if extra:
        message = "a deck of this game has cards only"
        raise CardError(Problem(path, *source.place((part,), key=True), part, message) for part in extra)
    return Deck(path.stem, file.name, file.game, file.cards, path, _places(source, file), file.side, file.fusion)


def deck_text(deck: Deck) -> str:
    """The deck as the text of a deck file."""
    import yaml

    parts = {part: dict(cards) for part, cards in deck.parts.items() if cards or part == MAIN}
    return yaml.safe_dump({"game": deck.game, "name": deck.name} | parts, sort_keys=False, allow_unicode=True)


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
    called = [deck for deck in decks if deck.name.casefold() == wanted.casefold()]
    if len(called) > 1:
        raise UnknownDeck(
            f"several decks are called {wanted}: {', '.join(deck.key for deck in called)}; say one of these"
        )
    if called:
        return called[0]
    raise UnknownDeck(unknown("deck", wanted, [*(deck.name for deck in decks), *paths]))


def _places(source: Source, file: DeckFile) -> dict[tuple[str, str], tuple[int, int]]:
    """Where each card stands, and where the side and the fusion deck begin."""
    places = {(part, ""): source.place((part,), key=True) for part in (SIDE, FUSION)}
    for part in PARTS:
        places |= {(part, name): source.place((part, name), key=True) for name in getattr(file, part)}
    return places


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
