"""What the screen needs from whoever starts it: decks, duels to resume, and a way to start one."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from duelterm.session.api import Table

FIRST = (
    ("chance", "by chance"),
    ("rock-paper-scissors", "rock, paper, scissors"),
    ("seat:0", "agreed: player 1"),
    ("seat:1", "agreed: player 2"),
)
PRIVACY = (
    ("curtain", "curtain: the screen hides between people"),
    ("peek", "peek: hands lie face down until their owner looks"),
    ("open", "open: a teaching duel, all hands are seen"),
)


@dataclass(slots=True, frozen=True)
class GameEntry:
    """A game one can choose. The form begins with the decks `usual` (keys, one a player); `rule_sets` are key and name
    of each, the usual one first, and empty where there is nothing to choose.
    """

    key: str
    name: str
    usual: tuple[str, ...] = ()
    rule_sets: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True, frozen=True)
class DeckEntry:
    """A deck one can choose. `key` goes back in the form; `status` is short, such as `40 cards`."""

    key: str
    name: str
    status: str
    legal: bool = True


@dataclass(slots=True, frozen=True)
class ResumeEntry:
    """An unfinished duel on disk; `text` says who plays and how far it is."""

    path: Path
    text: str


@dataclass(slots=True, frozen=True)
class NewDuel:
    """A filled-in form. `first` is a key of FIRST, `privacy` one of PRIVACY; without a seed chance draws one.

    `game` and `rules` are keys of a GameEntry, empty where there was nothing to choose.
    """

    names: tuple[str, ...]
    decks: tuple[str, ...]
    first: str
    privacy: str
    seed: int | None
    game: str = ""
    rules: str = ""


class LaunchRefused(ValueError):
    """The duel can't be started or resumed; the message says why, in words for the player."""


class Launcher(Protocol):
    """Where duels come from."""

    def games(self) -> Sequence[GameEntry]:
        """The games to choose from, at least one."""
        ...

    def decks(self, game: str) -> Sequence[DeckEntry]:
        """The decks of a game to choose from. Raises LaunchRefused."""
        ...

    def resumable(self) -> Sequence[ResumeEntry]:
        """Unfinished duels, the latest first."""
        ...

    def start(self, form: NewDuel) -> Table:
        """Start a duel. Raises LaunchRefused."""
        ...

    def tutorial(self) -> Table:
        """Start the first duel for one person. Raises LaunchRefused."""
        ...

    def resume(self, path: Path) -> Table:
        """Go on with a duel at the decision that was open. Raises LaunchRefused."""
        ...
