"""Which cards of a deck were played least and most, from the recorded duels (DM-1.5)."""

import json
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from duelterm.library.decks import Deck
from duelterm.library.paths import data_dir

_SCHEMA = "CREATE TABLE IF NOT EXISTS duels (deck TEXT, duel TEXT, played TEXT, PRIMARY KEY (deck, duel)) WITHOUT ROWID"


@dataclass(slots=True, frozen=True)
class CardFigure:
    """How often a card of a deck was played in all its recorded duels."""

    card: str
    copies: int
    played: int


@dataclass(slots=True, frozen=True)
class Figures:
    """A deck's recorded duels and its cards, the least played first (per copy)."""

    duels: int
    cards: tuple[CardFigure, ...]


def record(duel: str, deck: Deck, played: Mapping[str, int]) -> None:
    """Note what a finished duel's deck played; the same duel again replaces its note. Raises OSError."""
    with _store() as store, store:
        store.execute("REPLACE INTO duels VALUES (?, ?, ?)", (_owner(deck), duel, json.dumps(dict(played))))


def figures(deck: Deck) -> Figures:
    """The figures of the deck's present cards. Raises OSError if the store can't be read."""
    notes: list[tuple[str]] = []
    if _place().exists():
        with _store() as store:
            notes = store.execute("SELECT played FROM duels WHERE deck = ?", (_owner(deck),)).fetchall()
    played: Counter[str] = Counter()
    for (note,) in notes:
        played.update(json.loads(note))
    return _sorted_figures(deck, len(notes), played)


def no_figures(deck: Deck) -> Figures:
    """The figures of a deck that nothing is known of."""
    return _sorted_figures(deck, 0, Counter())


def _sorted_figures(deck: Deck, duels: int, played: Counter[str]) -> Figures:
    cards = [CardFigure(card, copies, played[card]) for card, copies in deck.cards.items()]
    return Figures(duels, tuple(sorted(cards, key=lambda figure: (figure.played / figure.copies, figure.card))))


def _owner(deck: Deck) -> str:
    return f"{deck.game}/{deck.key}"


def _place() -> Path:
    return data_dir() / "figures.sqlite"


@contextmanager
def _store() -> Iterator[sqlite3.Connection]:
    place = _place()
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(place, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
    try:
        with closing(sqlite3.connect(place)) as store:
            store.execute(_SCHEMA)
            yield store
    except sqlite3.Error as error:
        raise OSError(f"{place}: {error}") from error
