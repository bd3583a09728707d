"""The menu's way to duels: cards, and what plays with them, are read when a duel is wanted, not before the menu stands.

Nothing heavy may be imported here at the top.
"""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from duelterm.library.paths import duels_dir
from duelterm.session.api import Table
from duelterm.session.journal import unfinished
from duelterm.tui.launcher import DeckEntry, GameEntry, LaunchRefused, NewDuel, ResumeEntry

if TYPE_CHECKING:
    from duelterm.commands.launch import Launch

ENTRIES = {"duelmasters": GameEntry("duelmasters", "Duel Masters", ("starter", "starter"))}
"""The games as the form of a new duel offers them."""


class LateLaunch:
    """A Launch that is made by the first who needs it; `table` is the last duel."""

    def __init__(self, game: str) -> None:
        self._game = game

    @cached_property
    def launch(self) -> "Launch":
        """The real one. Raises LaunchRefused if the cards can't be read."""
        from duelterm.commands.launch import Launch
        from duelterm.lang.report import CardError

        try:
            return Launch(self._game)
        except CardError as error:
            raise LaunchRefused(str(error)) from error

    @property
    def table(self) -> Table | None:
        """The last duel, if any was played."""
        return self.launch.table if "launch" in vars(self) else None

    def games(self) -> Sequence[GameEntry]:
        """The game whose duels this starts."""
        return [ENTRIES[self._game]]

    def decks(self, game: str) -> Sequence[DeckEntry]:
        """The decks of the game. Raises LaunchRefused."""
        return self.launch.decks()

    def resumable(self) -> Sequence[ResumeEntry]:
        """Unfinished duels, the latest first."""
        return [ResumeEntry(duel.path, duel.text) for duel in unfinished(duels_dir())]

    def start(self, form: NewDuel) -> Table:
        """Start a duel. Raises LaunchRefused."""
        return self.launch.start(form)

    def tutorial(self) -> Table:
        """Start the first duel for one person. Raises LaunchRefused."""
        return self.launch.tutorial()

    def resume(self, path: Path) -> Table:
        """Go on with a duel. Raises LaunchRefused."""
        return self.launch.resume(path)
