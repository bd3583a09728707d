"""The form of a tag duel: four decks, four people or two who play a team each, and the duel that begins from it."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from duelterm.commands.late import LateLaunch
from duelterm.session.session import Session
from duelterm.tui.app import DuelApp
from duelterm.tui.launcher import GameEntry, NewDuel, Wishes
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.new_duel import NewDuelForm
from duelterm.tui.widgets.cycle import Cycle
from tests.tui.demo import DemoLauncher
from tests.tui.looking import Clock, settings, shown
from tests.tui.test_new_duel import press

RULES = (("standard", "Standard"), ("tag", "Tag Duel"))


class Teams(DemoLauncher):
    """A game with a rule set for teams, which it isn't played by unless somebody chooses so."""

    def games(self) -> list[GameEntry]:
        return [GameEntry("cards", "The Game", ("red", "blue"), RULES, lists=("tag",))]


async def turn(app: DuelApp, pilot: Pilot[int], part: str, key: str = "right") -> None:
    """Change a field."""
    app.screen.query_one(f"#{part}", Cycle).focus()
    await press(pilot, key)


@pytest.mark.slow
@pytest.mark.rule("TAG-1.1", "TAG-1.3", "TAG-1.6", "TAG-2.1")
async def test_a_tag_duel_has_four_decks_and_four_people_or_two() -> None:
    launcher = Teams()
    app = DuelApp(launcher=launcher, settings=settings(Clock()))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        form = app.screen
        assert isinstance(form, NewDuelForm)
        assert "partner" not in shown(app)
        await turn(app, pilot, "rules")
        text = shown(app)
        for words in ("PEOPLE        four", "LIMITED LIST", "RULINGS", "start the duel", "SEED"):
            assert words in text
        assert text.count("partner") == 4
        form.query_one("#name-3", Input).value = "CAL"
        filled = form.form()
        assert (filled.rules, filled.names) == ("tag", ("Player 1", "Player 2", "CAL", "Player 4"))
        assert (len(filled.decks), filled.people) == (4, ())
        await turn(app, pilot, "people")
        assert "CAL" not in shown(app)
        assert shown(app).count("partner's") == 2
        filled = form.form()
        assert (filled.names, filled.people) == (("Player 1", "Player 2") * 2, (0, 1, 0, 1))
        await turn(app, pilot, "rules")
        filled = form.form()
        assert (filled.names, len(filled.decks), filled.people) == (("Player 1", "Player 2"), 2, ())


@pytest.mark.rule("TAG-1.6", "TAG-2.1")
async def test_the_form_begins_with_two_people_and_a_shared_list() -> None:
    class Tag(Teams):
        def games(self) -> list[GameEntry]:
            return [replace(each, rule_sets=RULES[1:]) for each in super().games()]

    wishes = Wishes(["Amy", "Ben", "Cal", "Dan"], "curtain", switches={"limits": "per_team"}, pairs=True)
    app = DuelApp(launcher=Tag(), settings=settings(Clock()), wishes=wishes)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot)
        assert "1 of 4 turned" in shown(app)
        assert isinstance(app.screen, NewDuelForm)
        filled = app.screen.form()
        assert (filled.names, filled.people) == (("Amy", "Ben") * 2, (0, 1, 0, 1))
        assert filled.switches == {"limits": "per_team"}


@pytest.mark.slow
@pytest.mark.rule("TAG-1.6")
async def test_names_must_differ_and_all_be_there() -> None:
    app = DuelApp(launcher=Teams(), settings=settings(Clock()))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        await turn(app, pilot, "rules")
        form = app.screen
        for name, words in (("", "Every player needs a name."), ("player 2", "The players need different names.")):
            form.query_one("#name-4", Input).value = name
            form.query_one("#start").focus()
            await press(pilot, "enter")
            assert words in shown(app)


@pytest.mark.slow
@pytest.mark.parametrize("two", [False, True], ids=["four people", "two people"])
async def test_a_real_tag_duel_begins_from_the_menu_by_keys(two: bool, player_dirs: Path) -> None:
    begun: list[Session] = []

    class Keeping(LateLaunch):
        """Keeps the duels that begin."""

        def start(self, form: NewDuel) -> Session:
            table = super().start(form)
            assert isinstance(table, Session)
            begun.append(table)
            return table

    app = DuelApp(launcher=Keeping("tag"), settings=settings(Clock()))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        if two:
            await turn(app, pilot, "people")
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        for _ in range(20):
            await pilot.pause(0.1)
            if isinstance(app.screen, Curtain) or begun:
                break
        with closing(begun[0]):
            assert begun[0].rulebook == "tag"
            assert list(begun[0].people) == ([0, 1, 0, 1] if two else [0, 1, 2, 3])
            names = ["Player 1 1", "Player 2 1", "Player 1 2", "Player 2 2"] if two else None
            assert list(begun[0].names) == (names or [f"Player {number}" for number in range(1, 5)])
            assert len({*begun[0].header.deck_names}) == 4
            await pilot.pause()
            assert "Player 1" in shown(app)
