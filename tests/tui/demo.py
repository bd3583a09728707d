"""Run the table by hand: `python -m tests.tui.demo [privacy]`."""

import sys
from pathlib import Path

from duelterm.library.chips import Chips
from duelterm.session.api import Table
from duelterm.session.matchapi import MatchTable
from duelterm.tui.app import play
from duelterm.tui.launcher import DeckEntry, GameEntry, LaunchRefused, ListEntry, NewDuel, PersonEntry, ResumeEntry
from tests.tui.fake_table import demo


class DemoLauncher:
    """Starts the scripted table whatever is asked."""

    def __init__(self) -> None:
        self.forms: list[NewDuel] = []

    def games(self) -> list[GameEntry]:
        return [GameEntry("red game", "The Red Game", ("red", "red"))]

    def decks(self, game: str, rules: str = "", limits: str = "none") -> list[DeckEntry]:
        return [DeckEntry("red", "Red Rush", "40 cards"), DeckEntry("blue", "Water Control [b]", "40 cards")]

    def lists(self, game: str) -> list[ListEntry]:
        return [ListEntry("none", "none: three of every card"), ListEntry("house", "House (2005-05-05)")]

    def people(self) -> list[PersonEntry]:
        return []

    def no_ante(self, form: NewDuel) -> str:
        return ""

    def start_match(self, form: NewDuel, ante: bool, stakes: tuple[Chips, ...]) -> MatchTable:
        raise LaunchRefused("this game has no matches")

    def resume_match(self, path: Path) -> MatchTable:
        raise LaunchRefused("this game has no matches")

    def resumable(self) -> list[ResumeEntry]:
        return [ResumeEntry(Path("one"), "AMY against BEN, turn 7, 12 minutes ago")]

    def start(self, form: NewDuel) -> Table:
        self.forms.append(form)
        table = demo()
        table.names, table.privacy = form.names, form.privacy
        return table

    def tutorial(self) -> Table:
        return demo()

    def resume(self, path: Path) -> Table:
        return demo()


if __name__ == "__main__":
    sys.exit(play(DemoLauncher()))
