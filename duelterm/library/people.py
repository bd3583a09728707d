"""The people who play: name, star chips, cards won and lost, duels played. One SQLite file in the data directory.

Every change is one transaction that waits for others, and a duel or match that was counted before changes nothing: two
programs at once lose nothing, and neither does one that is killed and counts again.
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from duelterm.lang.untrusted import clean
from duelterm.library.chips import FIRST_CHIPS, Chips
from duelterm.library.paths import data_dir

FILE = "people.sqlite"
FORMAT = 1
WAIT = 20.0
"""Seconds that a change waits for another program's."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS people (
  key TEXT PRIMARY KEY, name TEXT NOT NULL, gold INT NOT NULL, silver INT NOT NULL, bronze INT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cards (
  person TEXT, card TEXT, won INT NOT NULL, lost INT NOT NULL, PRIMARY KEY (person, card)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS duels (duel TEXT, person TEXT, PRIMARY KEY (duel, person)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS matches (match TEXT PRIMARY KEY) WITHOUT ROWID;
"""


class PeopleFault(Exception):
    """The file of the people can't be read or written; the message says what, where, and what to do."""


@dataclass(slots=True, frozen=True)
class Person:
    """Somebody who plays. `won` and `lost` are cards by name with their number."""

    name: str
    chips: Chips
    won: Mapping[str, int]
    lost: Mapping[str, int]
    duels: int


@dataclass(slots=True, frozen=True)
class Tally:
    """What a match came to. `winner` is a seat, none if it was drawn; `lost` has by seat the cards that went to the
    opponent, `stakes` by seat what was staked.
    """

    match: str
    names: Sequence[str]
    winner: int | None
    stakes: Sequence[Chips]
    lost: Sequence[Sequence[str]]


def people() -> list[Person]:
    """Everybody known, by name. Raises PeopleFault."""
    return _read("SELECT key, name, gold, silver, bronze FROM people ORDER BY key")


def person(name: str) -> Person:
    """Somebody by name; who isn't known yet has the first chips and nothing else. Raises PeopleFault."""
    query = "SELECT key, name, gold, silver, bronze FROM people WHERE key = ?"
    return next(iter(_read(query, key_of(name))), Person(name, FIRST_CHIPS, {}, {}, 0))


def key_of(name: str) -> str:
    """What tells people apart: their names without regard to case."""
    return name.casefold()


def count_duel(duel: str, names: Sequence[str]) -> None:
    """These people have played that duel. Raises PeopleFault, ValueError for a name that can't be one."""
    with _change() as store:
        for name in names:
            key = _known(store, name)
            store.execute("INSERT OR IGNORE INTO duels VALUES (?, ?)", (duel, key))


def count_match(tally: Tally) -> None:
    """Move what was won and lost in a match: once, however often it is counted. Raises PeopleFault, ValueError."""
    with _change() as store:
        if store.execute("INSERT OR IGNORE INTO matches VALUES (?)", (tally.match,)).rowcount == 0:
            return
        keys = [_known(store, name) for name in tally.names]
        for seat, (key, other) in enumerate(zip(keys, reversed(keys), strict=True)):
            for card in tally.lost[seat]:
                _move_card(store, card, key, other)
        if tally.winner is not None:  # R3-2.7
            loser = 1 - tally.winner
            _move_chips(store, tally.stakes[loser], keys[loser], keys[tally.winner])


def _move_card(store: sqlite3.Connection, card: str, loser: str, winner: str) -> None:
    command = (
        "INSERT INTO cards VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET won = won + excluded.won,"
        " lost = lost + excluded.lost"
    )
    store.execute(command, (loser, card, 0, 1))
    store.execute(command, (winner, card, 1, 0))


def _move_chips(store: sqlite3.Connection, stake: Chips, loser: str, winner: str) -> None:
    """What is left of a stake, should the loser have lost chips elsewhere since it was agreed."""
    has = store.execute("SELECT gold, silver, bronze FROM people WHERE key = ?", (loser,)).fetchone()
    moved = [min(count, left) for count, left in zip(stake, has, strict=True)]
    change = "UPDATE people SET gold = gold + ?, silver = silver + ?, bronze = bronze + ? WHERE key = ?"
    store.execute(change, (*(-count for count in moved), loser))
    store.execute(change, (*moved, winner))


def _known(store: sqlite3.Connection, name: str) -> str:
    """The key of a person, who is put down now if not known yet. Raises ValueError for a name that can't be one."""
    key = key_of(clean(name))
    store.execute("INSERT OR IGNORE INTO people VALUES (?, ?, ?, ?, ?)", (key, clean(name), *FIRST_CHIPS))
    return key


def _read(query: str, *values: str) -> list[Person]:
    """The people that a query finds. A file that isn't there is not made for it."""
    if _is_missing():
        return []
    with _store() as store:
        found = store.execute(query, values).fetchall()
        return [_person(store, key, name, Chips(*chips)) for key, name, *chips in found]


def _person(store: sqlite3.Connection, key: str, name: str, chips: Chips) -> Person:
    cards = store.execute("SELECT card, won, lost FROM cards WHERE person = ? ORDER BY card", (key,)).fetchall()
    (duels,) = store.execute("SELECT count(*) FROM duels WHERE person = ?", (key,)).fetchone()
    won = {card: count for card, count, _ in cards if count}
    return Person(name, chips, won, {card: count for card, _, count in cards if count}, duels)


def _place() -> Path:
    return data_dir() / FILE


def _is_missing() -> bool:
    """Whether there is no file yet; why one can't be looked at is told where it is opened."""
    try:
        _place().stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        pass
    return False


@contextmanager
def _change() -> Iterator[sqlite3.Connection]:
    """A transaction that begins with the right to write, so that nothing read in it can be old."""
    with _store() as store:
        store.execute("BEGIN IMMEDIATE")
        try:
            yield store
        except BaseException:
            store.execute("ROLLBACK")
            raise
        store.execute("COMMIT")


@contextmanager
def _store() -> Iterator[sqlite3.Connection]:
    place = _place()
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(place, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
        with closing(sqlite3.connect(place, timeout=WAIT, isolation_level=None)) as store:
            _prepare(store, place)
            yield store
    except (OSError, sqlite3.Error) as error:
        hint = "it was left as it is; move it away to begin anew"
        why = getattr(error, "strerror", None) or error
        raise PeopleFault(f"{place}: the people can't be read or written ({why}); {hint}") from error


def _prepare(store: sqlite3.Connection, place: Path) -> None:
    """Make the tables of a new file. Raises PeopleFault for one of a later program."""
    (version,) = store.execute("PRAGMA user_version").fetchone()
    if version == FORMAT:
        return
    if version > FORMAT:
        raise PeopleFault(f"{place}: format {version}; this duelterm reads format {FORMAT}")
    store.execute("BEGIN IMMEDIATE")
    for command in _SCHEMA.split(";")[:-1]:
        store.execute(command)
    store.execute(f"PRAGMA user_version = {FORMAT}")
    store.execute("COMMIT")
