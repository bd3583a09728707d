"""What the screen needs from whoever starts it: decks, duels to resume, and a way to start one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from duelterm.library.chips import Chips
from duelterm.session.api import Table
from duelterm.session.matchapi import MatchTable

FIRST = (
    ("chance", "by chance"),
    ("rock-paper-scissors", "rock, paper, scissors"),
    ("seat:0", "agreed: player 1"),
    ("seat:1", "agreed: player 2"),
)
NO_LIST, NO_LIST_TEXT = "none", "none: three of every card"
"""No limited list: its key, and what a form says."""
PARTNERS = ("Player 3", "Player 4")
"""What the others are called as long as nobody says otherwise; settings have two names."""
PRIVACY = (
    ("curtain", "curtain: the screen hides between people"),
    ("peek", "peek: hands lie face down until their owner looks"),
    ("open", "open: a teaching duel, all hands are seen"),
)


@dataclass(slots=True, frozen=True)
class GameEntry:
    """A game one can choose. The form begins with the decks `usual` (keys, one a player); `rule_sets` are key and name
    of each, the usual one first, and empty where there is nothing to choose. `matches` are the keys of those that know
    matches, `wagers` of those that play them for ante and stakes, `lists` of those that know limited lists; `first` is
    the usual way of FIRST.
    """

    key: str
    name: str
    usual: tuple[str, ...] = ()
    rule_sets: tuple[tuple[str, str], ...] = ()
    matches: tuple[str, ...] = ()
    first: str = FIRST[0][0]
    wagers: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class DeckEntry:
    """A deck one can choose. `key` goes back in the form; `status` is short, such as `40 cards`."""

    key: str
    name: str
    status: str
    legal: bool = True


@dataclass(slots=True, frozen=True)
class ListEntry:
    """A limited list one can choose."""

    key: str
    text: str


@dataclass(slots=True, frozen=True)
class ResumeEntry:
    """An unfinished duel or match on disk; `text` says who plays and how far it is."""

    path: Path
    text: str
    match: bool = False


@dataclass(slots=True, frozen=True)
class PersonEntry:
    """Somebody who has played before, with the star chips that they have."""

    name: str
    chips: Chips


@dataclass(slots=True, frozen=True)
class NewDuel:
    """A filled-in form. `first` is a key of FIRST, `privacy` one of PRIVACY; without a seed chance draws one.

    `game` and `rules` are keys of a GameEntry, empty where there was nothing to choose; `limits` that of a ListEntry.
    `names` and `people` have the person at each seat, by name and number; without numbers everybody plays one seat.
    """

    names: tuple[str, ...]
    decks: tuple[str, ...]
    first: str
    privacy: str
    seed: int | None
    game: str = ""
    rules: str = ""
    limits: str = NO_LIST
    switches: Mapping[str, str] = field(default_factory=dict)
    people: tuple[int, ...] = ()


@dataclass(slots=True)
class Wishes:
    """What a form begins with, where it has the field. `names` are those of the seats by number, and a form puts down
    there what is typed, for the next one; `limits` is a limited list, `pairs` says that two people play a team each.
    """

    names: list[str]
    privacy: str
    seed: int | None = None
    limits: ListEntry = ListEntry(NO_LIST, NO_LIST_TEXT)
    switches: Mapping[str, str] = field(default_factory=dict)
    pairs: bool = False
    match: bool = False
    ante: bool = False
    stakes: tuple[Chips, ...] = (Chips(), Chips())


class LaunchRefused(ValueError):
    """The duel can't be started or resumed; the message says why, in words for the player."""


class Launcher(Protocol):
    """Where duels come from."""

    def games(self) -> Sequence[GameEntry]:
        """The games to choose from, at least one."""
        ...

    def decks(self, game: str, rules: str = "", limits: str = NO_LIST) -> Sequence[DeckEntry]:
        """The decks of a game to choose from, judged by a rule set, the usual one if none is named, and a limited list.
        Raises LaunchRefused.
        """
        ...

    def lists(self, game: str) -> Sequence[ListEntry]:
        """The limited lists of a game to choose from, none of them first. Raises LaunchRefused."""
        ...

    def people(self) -> Sequence[PersonEntry]:
        """Who has played before, by name. Raises LaunchRefused."""
        ...

    def resumable(self) -> Sequence[ResumeEntry]:
        """Unfinished duels and matches, the latest first."""
        ...

    def start(self, form: NewDuel) -> Table:
        """Start a duel. Raises LaunchRefused."""
        ...

    def no_ante(self, form: NewDuel) -> str:
        """Why a match of this form can't have an ante, empty if it can (R3-2.6). Raises LaunchRefused."""
        ...

    def start_match(self, form: NewDuel, ante: bool, stakes: tuple[Chips, ...]) -> MatchTable:
        """Start a match, in which an ante and stakes (by seat) are proposed. Raises LaunchRefused."""
        ...

    def tutorial(self) -> Table:
        """Start the first duel for one person. Raises LaunchRefused."""
        ...

    def resume(self, path: Path) -> Table:
        """Go on with a duel at the decision that was open. Raises LaunchRefused."""
        ...

    def resume_match(self, path: Path) -> MatchTable:
        """Go on with a match where it was. Raises LaunchRefused."""
        ...
