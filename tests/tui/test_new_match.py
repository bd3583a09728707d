"""The form of a new match: stakes, ante, known people; and how the menu goes on with one."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from textual.widgets import Input

from duelterm.library.chips import Chips
from duelterm.session.matchapi import MatchTable
from duelterm.tui.app import DuelApp
from duelterm.tui.launcher import DeckEntry, GameEntry, LaunchRefused, NewDuel, PersonEntry, ResumeEntry, Wishes
from duelterm.tui.screens.finder import Finder
from duelterm.tui.screens.match import MatchScreen
from duelterm.tui.screens.new_duel import NewDuelForm
from duelterm.tui.widgets.stake import StakeField
from tests.tui.demo import DemoLauncher
from tests.tui.fake_match import AMY, FakeMatch, agree
from tests.tui.looking import Clock, settings, shown
from tests.tui.test_new_duel import press, program

pytestmark = pytest.mark.slow

NO_ANTE = "no ante: Amy's deck has 40 cards and no side deck to fill it from (R3-2.6)"


@dataclass
class Matches(DemoLauncher):
    """A launcher of two games, one with matches."""

    asked: list[tuple[NewDuel, bool, tuple[Chips, ...]]] = field(default_factory=list)
    forms: list[NewDuel] = field(default_factory=list)
    known: list[PersonEntry] = field(
        default_factory=lambda: [PersonEntry("Amy", Chips(2, 0, 12)), PersonEntry("Bo[b]", Chips())]
    )
    resumed: list[Path] = field(default_factory=list)
    refusal: str = ""
    order: tuple[int, int] = (0, 1)

    def games(self) -> list[GameEntry]:
        other = GameEntry(
            "blue", "The Blue Game", (), (("old", "the old rules"),), ("old",), "rock-paper-scissors", ("old",)
        )
        both = [GameEntry("red", "The Red Game", (), (("plain", "plain rules"),)), other]
        return [both[at] for at in self.order]

    def decks(self, game: str, rules: str = "", limits: str = "none") -> list[DeckEntry]:
        return [DeckEntry("big", "Big Deck", "45 cards"), DeckEntry("small", "Small Deck", "40 cards")]

    def people(self) -> list[PersonEntry]:
        return self.known

    def resumable(self) -> list[ResumeEntry]:
        return [ResumeEntry(Path("one.match"), "AMY vs BEN, match, duel 2", match=True)]

    def no_ante(self, form: NewDuel) -> str:
        return NO_ANTE if "small" in form.decks else ""

    def start_match(self, form: NewDuel, ante: bool, stakes: tuple[Chips, ...]) -> MatchTable:
        if self.refusal:
            raise LaunchRefused(self.refusal)
        self.asked.append((form, ante, stakes))
        return FakeMatch([agree(AMY)])

    def resume_match(self, path: Path) -> MatchTable:
        self.resumed.append(path)
        return FakeMatch([agree(AMY)])


TO_MATCH = ("n", "tab", "right", "tab", "right")
"""From the menu to the form, the second game, its row PLAYING, and there to a match."""


async def test_a_match_has_rows_of_its_own_and_a_duel_has_not() -> None:
    app = program(Matches())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        for row in ("PLAYING", "stake", "ANTE"):
            assert row not in shown(app)
        await press(pilot, *TO_MATCH[1:3])
        assert "PLAYING       a single duel" in shown(app)
        assert "FIRST         rock, paper, scissors" in shown(app)
        assert "stake" not in shown(app)
        await press(pilot, *TO_MATCH[3:])
        text = shown(app)
        for row in ("a match: who first wins two", "stake", "ANTE          no", "start the match"):
            assert row in text
        assert "FIRST" not in text
        assert "both are asked" in text
        await press(pilot, "left")
        assert "stake" not in shown(app)
        assert "start the duel" in shown(app)


@pytest.mark.rule("R3-2.5", "R3-2.7")
async def test_the_whole_form_of_a_match_by_keys() -> None:
    launcher = Matches()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *TO_MATCH, "tab", "a", "right")
        assert "PLAYER 1      Amy" in shown(app)
        assert "gold 0 of 2   silver 0 of 0   bronze 0 of 12" in shown(app)
        await press(pilot, "tab", "tab", "2", "left", "1", "1", "minus")
        assert "gold 2 of 2   silver 0 of 0   bronze 10 of 12" in shown(app)
        await press(pilot, "tab", "tab", "tab", "plus", "plus", "tab", "right", "tab", "tab", "7", "tab", "enter")
        expected = NewDuel(("Amy", "Player 2"), ("big", "big"), "rock-paper-scissors", "curtain", 7, "blue", "old")
        assert launcher.asked == [(expected, True, (Chips(2, 0, 10), Chips()))]
        assert isinstance(app.screen, MatchScreen)


@pytest.mark.rule("R3-2.6")
async def test_why_no_ante_can_be_offered_is_said() -> None:
    launcher = Matches()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *TO_MATCH)
        app.screen.query_one("#ante").focus()
        await press(pilot, "right")
        assert "yes: each duel's winner" in shown(app)
        app.screen.query_one("#deck-2").focus()
        await press(pilot, "s", "m", "enter")
        assert "ANTE          can't be offered" in shown(app)
        assert "No ante: Amy's deck has 40 cards and no side deck" in shown(app)
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert launcher.asked[0][1] is False


async def test_known_people_are_offered_and_one_with_few_chips_stakes_few() -> None:
    app = program(Matches())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *TO_MATCH, "tab", "tab", "tab", "plus")
        assert "gold 1 of 1" in shown(app)
        app.screen.query_one("#name-1").focus()
        await press(pilot, "ctrl+o")
        assert isinstance(app.screen, Finder)
        assert "Amy  (2 gold, 12 bronze)" in shown(app)
        await press(pilot, "b", "o", "enter")
        assert isinstance(app.screen, NewDuelForm)
        assert app.screen.query_one("#name-1", Input).value == "Bo[b]"
        assert app.screen.query_one("#stake-1", StakeField).stake == Chips()
        assert "gold 0 of 0" in shown(app)


async def test_stakes_by_mouse() -> None:
    app = program(Matches())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *TO_MATCH)
        y, line = next((y, line) for y, line in enumerate(shown(app).splitlines()) if "bronze 0 of 10" in line)
        for _ in range(3):
            await pilot.click(offset=(line.index("bronze") + 2, y))
        await pilot.click(offset=(line.index("gold") + 2, y))
        assert app.screen.query_one("#stake-1", StakeField).stake == Chips(1, 0, 3)
        await pilot.click(offset=(line.index("gold") + 2, y))
        assert app.screen.query_one("#stake-1", StakeField).stake == Chips(0, 0, 3)


async def test_a_refusal_is_said_on_the_form() -> None:
    app = program(Matches(refusal="AMY can't stake that (R3-2.7)"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *TO_MATCH)
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert isinstance(app.screen, NewDuelForm)
        assert "AMY can't stake that (R3-2.7)" in shown(app)


class Broken(Matches):
    """Its people can't be read."""

    def people(self) -> list[PersonEntry]:
        raise LaunchRefused("people.sqlite: can't be read")


async def test_people_that_cannot_be_read_are_said_and_nothing_is_lost() -> None:
    app = program(Broken())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *TO_MATCH)
        assert "people.sqlite: can't be read" in shown(app)
        assert "gold 0 of 1" in shown(app)


async def test_the_menu_lists_matches_and_goes_on_with_them() -> None:
    launcher = Matches()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot)
        assert "resume   AMY vs BEN, match, duel 2" in shown(app)
        await press(pilot, "r")
        assert launcher.resumed == [Path("one.match")]
        assert isinstance(app.screen, MatchScreen)


async def test_a_form_of_a_match_fits_80x24() -> None:
    app = program(Matches())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, *TO_MATCH)
        rows = shown(app).splitlines()
        assert any("start the match" in row for row in rows)
        assert "both are asked" in "\n".join(rows)
        assert "Esc back" in rows[23]
        column = rows[2].index("The Blue Game")
        for value in ("a match:", "Player 1", "Big Deck", "gold 0", "curtain:", "drawn by chance"):
            assert next(row for row in rows if value in row).index(value) == column


@pytest.mark.rule("R3-2.5", "R3-2.7")
async def test_the_form_of_a_match_begins_with_what_was_wished() -> None:
    launcher = Matches(order=(1, 0))
    stakes = (Chips(1, 0, 3), Chips(0, 2))
    wishes = Wishes(["Amy", "Ben", "Cal", "Dan"], "curtain", 7, match=True, ante=True, stakes=stakes)
    app = DuelApp(launcher=launcher, settings=settings(Clock()), wishes=wishes)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot)
        assert "PLAYING       a match" in shown(app)
        await press(pilot, "enter")
        expected = NewDuel(("Amy", "Ben"), ("big", "big"), "rock-paper-scissors", "curtain", 7, "blue", "old")
        assert launcher.asked == [(expected, True, stakes)]
        assert isinstance(app.screen, MatchScreen)
