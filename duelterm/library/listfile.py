"""Limited lists of Duel Monsters (STD-1.2): dated files that say how often a card may be in a deck.

game: duelmonsters
name: TCG April 2005
format: TCG
date: 2005-04-01
forbidden:
- Dark Hole

`limited` and `semi_limited` are written like `forbidden`; each may be left out. Cards that aren't in the pool are named
too. The key of a list is the file's name without the ending: format and month, as `tcg-2005-04`. A player's own lists
lie beside the own decks.
"""

import datetime
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from duelterm.lang import source as sources
from duelterm.lang.report import CardError, Problem, nearest, shown, worded
from duelterm.lang.source import Source
from duelterm.lang.untrusted import Text

ENDING = ".yaml"
GAME = "duelmonsters"
COPIES = {"forbidden": 0, "limited": 1, "semi_limited": 2}
"""How many copies each heading of a list allows."""

Place = tuple[int, int]
_KEPT = 256
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")


def _day(value: object) -> datetime.date:
    """A day written as 2005-04-01, and in no other way."""
    try:
        if isinstance(value, str) and _DAY.match(value):
            return datetime.date.fromisoformat(value)
    except ValueError:
        pass
    raise PydanticCustomError("day", "this should be a day, written as 2005-04-01")


class ListFile(BaseModel):
    """A limited list as its file has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: Literal["duelmonsters"]
    name: Text
    format: Text
    date: Annotated[datetime.date, BeforeValidator(_day)]
    forbidden: tuple[Text, ...] = ()
    limited: tuple[Text, ...] = ()
    semi_limited: tuple[Text, ...] = ()


@dataclass(slots=True, frozen=True)
class LimitedList:
    """The cards of which a deck may have fewer than three, with how many; in force from `date` until the next of its
    `format`. `places` are lines and columns of the cards in the file.
    """

    key: str
    name: str
    format: str
    date: datetime.date
    copies: Mapping[str, int]
    path: Path = Path("list")
    places: Mapping[str, Place] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """What a message calls it: its name and its date."""
        return f"{self.name} ({self.date})"

    def of(self, heading: str) -> list[str]:
        """The cards below that heading, in the order of the file."""
        return [name for name, copies in self.copies.items() if copies == COPIES[heading]]


def read_list(path: Path) -> LimitedList:
    """The list of a file. Raises CardError with every problem that it has."""
    try:
        stat = path.stat()
    except OSError as error:
        raise CardError([Problem(path, 1, 1, "", f"can't be read: {error.strerror}")]) from None
    return _read(path, (stat.st_mtime_ns, stat.st_size))


def check_list(path: Path, pool: Mapping[str, Any]) -> tuple[Problem, ...]:
    """Every problem of a file: a list that can't be used, or a name that is a slip of the pen away from a card's.

    Other names are let be: a list is of all cards of its day, and the pool has some.
    """
    try:
        found = read_list(path)
    except CardError as error:
        return error.problems
    near = {cut: card for card in pool for cut in _cut(card)}
    slips = {name: near[cut] for name in found.copies if name not in pool for cut in _cut(name) if cut in near}
    return tuple(
        Problem(path, *found.places[name], shown(name), "there is no such card", f"did you mean {card}?")
        for name, card in slips.items()
    )


@lru_cache(maxsize=_KEPT)
def _read(path: Path, _changed: tuple[int, int]) -> LimitedList:
    if not path.is_file():
        raise CardError([Problem(path, 1, 1, "", "is no file")])
    source = sources.read(path)
    if source.faults:
        raise CardError(Problem(path, fault.line, fault.column, "", fault.message) for fault in source.faults)
    try:
        file = ListFile.model_validate(source.data)
    except ValidationError as error:
        raise CardError(_problem(source, detail) for detail in error.errors(include_url=False)) from None
    if twice := tuple(_named_twice(source, file)):
        raise CardError(twice)
    copies = {name: count for heading, count in COPIES.items() for name in getattr(file, heading)}
    places = {name: source.place((heading, number)) for heading, number, name in _cards(file)}
    return LimitedList(path.stem, file.name, file.format, file.date, copies, path, places)


def _cards(file: ListFile) -> Iterator[tuple[str, int, str]]:
    """Each card with its heading and its number below it."""
    for heading in COPIES:
        for number, name in enumerate(getattr(file, heading)):
            yield heading, number, name


def _named_twice(source: Source, file: ListFile) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for heading, number, name in _cards(file):
        if name in seen:
            place = source.place((heading, number))
            yield Problem(source.path, *place, shown(name), f"stands below {seen[name]} already")
        seen.setdefault(name, heading)


def _problem(source: Source, error: ErrorDetails) -> Problem:
    where, of_key = error["loc"], error["type"] == "extra_forbidden"
    message, hint = worded(error, source.data)
    if of_key:
        hint = nearest(where[-1], ListFile.model_fields)
    elif error["type"] == "literal_error":
        hint = f"limited lists are of {GAME}"
    elif error["type"] == "day":
        message = f"{shown(error['input'])}: {message}"
    card = shown(error["input"]) if len(where) > 1 and isinstance(error["input"], str) else ""
    return Problem(source.path, *source.place(where, key=of_key), card, message, hint)


def _cut(name: str) -> Iterator[str]:
    """The name in small letters, and without each of its letters but the first: names that share one are a slip of the
    pen apart.
    """
    small = name.casefold()
    yield small
    yield from (small[:at] + small[at + 1 :] for at in range(1, len(small)) if small[at].isalpha())
