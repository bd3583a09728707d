"""The menu's way to duels: cards, and what plays with them, are read when a duel is wanted, not before the menu stands.

Nothing heavy may be imported here at the top.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from duelterm.commands.waiting import waiting
from duelterm.library.chips import Chips
from duelterm.library.paths import duels_dir
from duelterm.session.api import Table
from duelterm.session.games import CARD_GAMES, GAMES, of_cards
from duelterm.session.matchapi import MatchTable
from duelterm.tui.launcher import (
    NO_LIST,
    DeckEntry,
    GameEntry,
    ListEntry,
    NewDuel,
    PersonEntry,
    ResumeEntry,
)

if TYPE_CHECKING:
    from duelterm.commands.launch import Launch


class LateLaunch:
    """A Launch that is made by the first who needs it; `rules` is the rule set that forms begin with, `last` the duel
    or match that was played last.
    """

    def __init__(self, rules: str) -> None:
        self._rules = rules

    @cached_property
    def launch(self) -> "Launch":
        """The real one."""
        from duelterm.commands.launch import Launch

        return Launch(self._rules)

    @property
    def last(self) -> Table | MatchTable | None:
        """The last duel or match, if any was played."""
        return self.launch.last if "launch" in vars(self) else None

    def games(self) -> Sequence[GameEntry]:
        """The games, that of the wanted rule set first."""
        return sorted(entries(self._rules), key=lambda entry: entry.key != GAMES[self._rules].cards)

    def decks(self, game: str, rules: str = "", limits: str = NO_LIST) -> Sequence[DeckEntry]:
        """The decks of a game, as a rule set and a limited list judge them. Raises LaunchRefused."""
        return self.launch.decks(game, rules, limits)

    def lists(self, game: str) -> Sequence[ListEntry]:
        """The limited lists of a game."""
        return self.launch.lists(game)

    def people(self) -> Sequence[PersonEntry]:
        """Who has played before. Raises LaunchRefused."""
        return self.launch.people()

    def resumable(self) -> Sequence[ResumeEntry]:
        """Unfinished duels and matches, the latest first."""
        return waiting(duels_dir())

    def start(self, form: NewDuel) -> Table:
        """Start a duel. Raises LaunchRefused."""
        return self.launch.start(form)

    def tutorial(self) -> Table:
        """Start the first duel for one person. Raises LaunchRefused."""
        return self.launch.tutorial()

    def resume(self, path: Path) -> Table:
        """Go on with a duel. Raises LaunchRefused."""
        return self.launch.resume(path)

    def start_match(self, form: NewDuel, ante: bool, stakes: tuple[Chips, ...]) -> MatchTable:
        """Start a match. Raises LaunchRefused."""
        return self.launch.start_match(form, ante, stakes)

    def no_ante(self, form: NewDuel) -> str:
        """Why a match of this form can't have an ante, empty if it can. Raises LaunchRefused."""
        return self.launch.no_ante(form)

    def resume_match(self, path: Path) -> MatchTable:
        """Go on with a match. Raises LaunchRefused."""
        return self.launch.resume_match(path)


def entries(wanted: str) -> Iterator[GameEntry]:
    """The games as a form offers them, the wanted rule set before others of its game."""
    for cards, title in CARD_GAMES.items():
        games = sorted(of_cards(cards), key=lambda game: game.key != wanted)
        yield GameEntry(
            cards,
            title,
            games[0].usual,
            tuple((game.key, game.title) for game in games),
            tuple(game.key for game in games if game.match is not None),
            games[0].first,
            tuple(game.key for game in games if game.match is not None and game.match.wagers),
            tuple(game.key for game in games if game.lists),
        )
