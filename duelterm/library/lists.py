"""Which limited lists there are, and the one that somebody means (STD-1.2).

A file is read when its list is wanted, and again if it has been changed.
"""

import datetime
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from duelterm.lang.names import unknown
from duelterm.lang.report import CardError
from duelterm.library.listfile import ENDING, LimitedList, read_list
from duelterm.library.paths import list_dirs

NONE = "none"
"""The choice of no list: three of every card."""

_DATED = re.compile(r"(?:(.+)-)?([0-9]{4}-[0-9]{2})(-[0-9]{2})?\Z")


class UnknownList(LookupError):
    """No list has that key, name or date, or several have; the message names the nearest, or their keys."""


def list_paths() -> dict[str, Path]:
    """The files of lists by key; a player's own list hides one of the same key that came with the program."""
    found: dict[str, Path] = {}
    for folder in list_dirs():
        for path in folder.glob(f"*{ENDING}"):
            found.setdefault(path.stem, path)
    return {key: found[key] for key in sorted(found)}


def find_list(wanted: str) -> LimitedList | None:
    """The list of that key, name or file, of that month (`2005-04`, `tcg-2005-04`), or in force on that day
    (`tcg-2005-06-15`); none for `none`. Raises UnknownList or CardError.
    """
    if wanted == NONE:
        return None
    if wanted.endswith(ENDING) or "/" in wanted:
        return read_list(Path(wanted))
    paths = list_paths()
    if wanted in paths:
        return read_list(paths[wanted])
    found = _called(wanted, list(readable_lists()))
    if len(found) > 1:
        raise UnknownList(
            f"several lists are meant by {wanted}: {', '.join(each.key for each in found)}; say one of these"
        )
    if not found:
        raise UnknownList(_none_such(wanted, [*paths, NONE]))
    return found[0]


def in_force(day: datetime.date, lists: Iterable[LimitedList]) -> list[LimitedList]:
    """Of each format the newest list on or before that day; several only where they have the same date."""
    begun = [each for each in lists if each.date <= day]
    newest = {each.format.casefold(): each.date for each in sorted(begun, key=lambda each: each.date)}
    return [each for each in begun if each.date == newest[each.format.casefold()]]


def _called(wanted: str, lists: Sequence[LimitedList]) -> Sequence[LimitedList]:
    """The lists of that name, month or day."""
    if named := [each for each in lists if each.name.casefold() == wanted.casefold()]:
        return named
    dated = _DATED.match(wanted)
    if dated is None:
        return []
    prefix, month, of_month = dated.groups()
    of_format = [each for each in lists if prefix is None or each.format.casefold() == prefix.casefold()]
    if not of_month:
        return [each for each in of_format if f"{each.date:%Y-%m}" == month]
    try:
        day = datetime.date.fromisoformat(f"{month}{of_month}")
    except ValueError:
        return []
    found = in_force(day, of_format)
    return [each for each in found if each.date == day] or found


def _none_such(wanted: str, keys: Sequence[str]) -> str:
    """That there is no such list, and what may be meant."""
    dated = _DATED.match(wanted)
    if dated is None:
        return unknown("limited list", wanted, keys)
    if dated[3]:
        return f"no limited list is in force on {wanted}"
    return f"no limited list is of {wanted}; a day, as {wanted}-01, means the list in force then"


def readable_lists() -> Iterator[LimitedList]:
    """All lists but those of files that can't be read."""
    for path in list_paths().values():
        try:
            yield read_list(path)
        except CardError:
            continue
