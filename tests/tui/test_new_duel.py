"""The form of a new duel, and the list in which a deck is found."""

from dataclasses import dataclass, field

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from duelterm.commands.late import LateLaunch
from duelterm.session.tutorial import DECKS
from duelterm.tui.app import DuelApp
from duelterm.tui.launcher import DeckEntry, GameEntry, LaunchRefused, ListEntry, NewDuel, Wishes
from duelterm.tui.layouts import BY_RULEBOOK
from duelterm.tui.screens.covers import TooSmall
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.finder import Finder, Item
from duelterm.tui.screens.menu import Menu
from duelterm.tui.screens.new_duel import NewDuelForm
from tests.tui.demo import DemoLauncher
from tests.tui.looking import Clock, settings, shown
from tests.tui.test_passing import secrets_in

pytestmark = pytest.mark.slow

MANY = [DeckEntry(f"deck-{at}", f"Deck Number {at}", "40 cards") for at in range(60)]


@dataclass
class Library(DemoLauncher):
    """A launcher with many decks, of one game or two."""

    entries: list[DeckEntry] = field(default_factory=lambda: list(MANY))
    usual: tuple[str, ...] = ("deck-40", "deck-41")
    two: bool = False
    asked: list[str] = field(default_factory=list)
    forms: list[NewDuel] = field(default_factory=list)

    def games(self) -> list[GameEntry]:
        other = GameEntry("blue game", "The Blue Game", (), (("old", "the old rules"), ("new", "the new rules")))
        return [GameEntry("red game", "The Red Game", self.usual), *([other] if self.two else [])]

    def decks(self, game: str, rules: str = "", limits: str = "none") -> list[DeckEntry]:
        self.asked.append(game)
        return self.entries if game == "red game" else [DeckEntry("sea", "Sea Deck", "60 cards")]


def program(launcher: DemoLauncher) -> DuelApp:
    """The program at its menu."""
    return DuelApp(launcher=launcher, settings=settings(Clock()))


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys and wait until the next page, if one opens, is there."""
    await pilot.press(*keys)
    for _ in range(3):
        await pilot.pause()


async def test_the_form_begins_with_the_usual_decks_and_enter_starts_them_behind_a_curtain() -> None:
    launcher = Library()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        assert "deck          Deck Number 40  (40 cards)" in shown(app)
        assert "> start the duel" in shown(app)
        assert "Enter start the duel" in shown(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        decks = ("deck-40", "deck-41")
        assert launcher.forms == [NewDuel(("Player 1", "Player 2"), decks, "chance", "curtain", None, "red game")]
        assert not secrets_in(shown(app))


async def test_usual_decks_that_are_not_there_are_replaced() -> None:
    launcher = Library(usual=("gone", "deck-7"))
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "enter")
        assert launcher.forms[0].decks == ("deck-7", "deck-7")


async def test_a_deck_is_found_by_typing_and_enter_goes_on_to_the_next_field() -> None:
    launcher = Library()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "tab", "A", "m", "y", "enter", "enter")
        assert isinstance(app.screen, Finder)
        assert "DECK OF Amy" in shown(app)
        assert "60 of 60" in shown(app)
        assert "> " in next(line for line in shown(app).splitlines() if "Deck Number 40 " in line)
        await press(pilot, *"number", "space", "5")
        assert "find: number 5_   15 of 60" in shown(app)
        await press(pilot, "down", "down", "enter")
        assert isinstance(app.screen, NewDuelForm)
        assert "deck          Deck Number 25  (40 cards)" in shown(app)
        assert app.screen.focused is app.screen.query_one("#name-2")
        await press(pilot, "tab", "d", "x", "backspace", "end", "enter")
        assert app.screen.focused is app.screen.query_one("#first")
        await press(pilot, "tab", "tab", "tab", "enter")
        assert launcher.forms[0].decks == ("deck-25", "deck-59")
        assert launcher.forms[0].names == ("Amy", "Player 2")


async def test_the_whole_form_by_keys() -> None:
    launcher = Library()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        app.screen.query_one("#name-1", Input).value = "Zoë \x1b[31m"
        app.screen.query_one("#name-2", Input).value = "  Bo   "
        await press(pilot, "up", "1", "7", "up", "right", "up", "right", "right", "down", "down", "down", "enter")
        expected = NewDuel(("Zoë [31m", "Bo"), ("deck-40", "deck-41"), "seat:0", "peek", 17, "red game")
        assert launcher.forms == [expected]


async def test_nothing_found_takes_nothing_and_escape_changes_nothing() -> None:
    launcher = Library()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "tab", "tab", "enter", *"xyz", "enter")
        assert "Nothing here has these words" in shown(app)
        assert isinstance(app.screen, Finder)
        await press(pilot, "escape")
        assert "deck        > Deck Number 40" in shown(app)


async def test_a_deck_with_faults_stands_in_the_list_but_is_not_taken() -> None:
    launcher = Library(entries=[*MANY[:1], DeckEntry("bad", "Bad Deck", "2 faults", legal=False)], usual=())
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "tab", "tab", "b", "a", "d", "enter")
        assert isinstance(app.screen, Finder)
        assert "It can't be played (2 faults): duelterm decks bad says why." in shown(app)


async def test_the_mouse_does_all_of_it() -> None:
    launcher = Library()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        await pilot.click("#deck-2")
        await press(pilot)
        assert isinstance(app.screen, Finder)
        line = next(y for y, text in enumerate(shown(app).splitlines()) if "Deck Number 43 " in text)
        await pilot.click(offset=(10, line))
        await press(pilot)
        assert "Deck Number 43" in shown(app)
        await pilot.click("#start")
        await press(pilot)
        assert launcher.forms[0].decks == ("deck-40", "deck-43")


async def test_values_stand_in_one_column_and_all_fits_80x24() -> None:
    app = program(Library(two=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        rows = shown(app).splitlines()
        column = rows[2].index("The Red Game")
        for value in ("Player 1", "Deck Number 40", "Deck Number 41", "by chance", "curtain:", "drawn by chance"):
            row = next(row for row in rows if value in row)
            assert row.index(value) == column, row
        assert "Enter start the duel" in rows[23]


async def test_a_choice_of_games_brings_its_decks_and_rule_sets() -> None:
    launcher = Library(two=True)
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        assert "RULES" not in shown(app)
        await press(pilot, "tab", "right")
        assert "RULES         the old rules" in shown(app)
        assert shown(app).count("Sea Deck  (60 cards)") == 2
        await press(pilot, "tab", "right", "up", "up", "enter")
        assert launcher.asked == ["red game", "blue game", "blue game"], "each rule set judges them anew"
        assert (launcher.forms[0].game, launcher.forms[0].rules) == ("blue game", "new")
        assert launcher.forms[0].decks == ("sea", "sea")


@dataclass
class Listed(DemoLauncher):
    """A launcher whose second rule set knows limited lists; one of them forbids a deck."""

    forms: list[NewDuel] = field(default_factory=list)
    asked: list[tuple[str, str]] = field(default_factory=list)
    order: tuple[str, str] = ("old", "new")

    def games(self) -> list[GameEntry]:
        rule_sets = tuple((key, f"the {key} rules") for key in self.order)
        return [GameEntry("red game", "The Red Game", (), rule_sets, ("old", "new"), wagers=("old",), lists=("new",))]

    def decks(self, game: str, rules: str = "", limits: str = "none") -> list[DeckEntry]:
        self.asked.append((rules, limits))
        legal = limits == "none"
        return [DeckEntry("sea", "Sea Deck", "60 cards" if legal else "2 faults", legal)]


@pytest.mark.rule("STD-1.2")
async def test_a_limited_list_is_chosen_where_the_rules_know_them_and_judges_the_decks() -> None:
    launcher = Listed()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        assert "LIMITED LIST" not in shown(app)
        await press(pilot, "tab", "right")
        assert "LIMITED LIST  none: three of every card" in shown(app)
        await press(pilot, "tab", "enter")
        assert isinstance(app.screen, Finder)
        assert "LIMITED LIST" in shown(app)
        await press(pilot, *"house", "enter")
        assert "LIMITED LIST  House (2005-05-05)" in shown(app)
        assert shown(app).count("Sea Deck  (2 faults)") == 2
        assert launcher.asked[-2:] == [("new", "none"), ("new", "house")]
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert (launcher.forms[0].rules, launcher.forms[0].limits) == ("new", "house")


@pytest.mark.rule("STD-1.2")
async def test_another_rule_set_begins_without_a_limited_list() -> None:
    launcher = Listed()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "tab", "right", "tab", "enter", *"house", "enter", "up", "up", "right")
        assert "LIMITED LIST" not in shown(app)
        assert launcher.asked[-1] == ("old", "none")
        await press(pilot, "right")
        assert "LIMITED LIST  none" in shown(app)


@pytest.mark.rule("STD-1.3")
async def test_what_a_match_is_played_for_is_offered_by_rule_sets_that_know_it() -> None:
    app = program(Listed())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "tab", "tab", "right")
        assert "ANTE" in shown(app)
        assert "stake" in shown(app)
        await press(pilot, "up", "right")
        assert "a match: who first wins" in shown(app)
        assert "ANTE" not in shown(app)
        assert "stake" not in shown(app)


async def test_with_one_game_its_row_is_not_shown() -> None:
    app = program(Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        assert "GAME" not in shown(app)
        assert "RULES" not in shown(app)


async def test_the_form_says_what_is_wrong() -> None:
    launcher = Library()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        for part, value, words in (
            ("#name-2", "player 1", "different names"),
            ("#name-2", "", "need a name"),
            ("#seed", "x", "A seed is a whole number"),
        ):
            app.screen.query_one(part, Input).value = value
            await press(pilot, "enter")
            assert words in shown(app)
            app.screen.query_one(part, Input).value = "Ben" if "name" in part else ""
        assert launcher.forms == []
        await press(pilot, "escape")
        assert isinstance(app.screen, Menu)


class Refusing(Library):
    """Refuses to start, and keeps what stood on the screen then."""

    app: DuelApp
    seen: str = ""

    def start(self, form: NewDuel) -> object:
        self.seen = shown(self.app)
        raise LaunchRefused("The disk [b] is full.")


async def test_opening_a_duel_is_said_at_once_and_a_refusal_after_it() -> None:
    launcher = Refusing()
    app = launcher.app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "enter")
        assert "Opening the duel ..." in launcher.seen
        assert "The disk [b] is full." in shown(app)


@pytest.mark.case("T02")
async def test_a_deck_name_with_brackets_is_shown_exactly() -> None:
    launcher = Library(entries=[DeckEntry("blue", "Water Control [b]", "40 cards")], usual=())
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        assert "Water Control [b]  (40 cards)" in shown(app)
        await press(pilot, "tab", "tab", "enter")
        assert "> " in next(line for line in shown(app).splitlines() if "Water Control [b]  (40 cards)" in line)


def test_words_are_found_in_any_order_in_name_and_key() -> None:
    item = Item("gencon-2004-first", "GenCon 2004, First Place  (40 cards)")
    assert item.has(["first", "gencon"])
    assert item.has(["gencon-2004"])
    assert not item.has(["second"])


def test_the_real_decks_are_without_those_of_the_tutorial_and_the_usual_ones_are_there() -> None:
    for rules in BY_RULEBOOK:
        launch = LateLaunch(rules)
        entry = launch.games()[0]
        keys = [deck.key for deck in launch.decks(entry.key)]
        assert keys
        assert not set(keys) & set(DECKS)
        assert rules in dict(entry.rule_sets)
        assert len(entry.usual) >= 2
        assert set(entry.usual) <= set(keys)


@pytest.mark.rule("STD-2.7", "STD-4.4")
async def test_rulings_are_turned_on_a_page_and_go_into_the_form() -> None:
    launcher = Ruled()
    app = program(launcher)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        assert "RULINGS       as usual" in shown(app)
        app.screen.query_one("#rulings").focus()
        await press(pilot, "enter", "1", "3", "3", "2", "2", "3")
        assert "0 attack against 0 attack: both are destroyed (STD-4.4)" in shown(app)
        await press(pilot, "escape")
        assert "RULINGS     > 2 of 3 turned" in shown(app)
        app.screen.query_one("#start").focus()
        await press(pilot, "enter")
        assert launcher.forms[0].switches == {"zero_attack_battle": "both", "ignition_after_summon": "yes"}


class Ruled(DemoLauncher):
    """A launcher whose game has rulings."""

    def games(self) -> list[GameEntry]:
        return [GameEntry("monsters", "Monsters", ("red", "red"), (("standard", "the standard rules"),))]


async def test_equal_names_are_said_when_the_field_is_left() -> None:
    app = program(Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n")
        app.screen.query_one("#name-2").focus()
        await press(pilot, *"player", "space", "1")
        assert "different names" not in shown(app), "it is still being typed"
        await press(pilot, "tab")
        assert "The players need different names." in shown(app)
        await press(pilot, "up", *"Ben", "tab")
        assert "different names" not in shown(app)


async def test_names_are_kept_for_the_next_form_and_decks_are_the_usual_ones() -> None:
    app = program(Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "tab", *"Amy", "tab", "tab", *"Ben", "up", "up", "backspace", "escape", "n")
        assert "PLAYER 1      Amy" in shown(app)
        assert "PLAYER 2      Ben" in shown(app)


async def test_letters_choose_no_game() -> None:
    app = program(Library(two=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "tab", "tab", "tab", *"23", "enter")
        app.screen.query_one("#game").focus()
        await press(pilot, *"tTb")
        assert "> The Red Game" in shown(app)
        assert "Deck Number 23" in shown(app)


async def test_a_form_begins_with_wishes_before_the_menu_and_the_seed_is_for_one_duel() -> None:
    launcher = Library()
    wishes = Wishes(["Amy", "Ben", "Cal", "Dan"], "peek", 5)
    app = DuelApp(launcher=launcher, settings=settings(Clock()), wishes=wishes)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot)
        assert isinstance(app.screen, NewDuelForm)
        await press(pilot, "enter")
        expected = NewDuel(("Amy", "Ben"), ("deck-40", "deck-41"), "chance", "peek", 5, "red game")
        assert launcher.forms == [expected]
        assert wishes == Wishes(["Amy", "Ben", "Cal", "Dan"], "peek")


@pytest.mark.rule("STD-1.2")
async def test_a_form_begins_with_a_limited_list_where_the_rules_know_them() -> None:
    launcher = Listed()
    wishes = Wishes(["Amy", "Ben", "Cal", "Dan"], "open", limits=ListEntry("house", "House (2005-05-05)"))
    app = DuelApp(launcher=launcher, settings=settings(Clock()), wishes=wishes)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot)
        assert "LIMITED LIST" not in shown(app)
        assert shown(app).count("Sea Deck  (60 cards)") == 2
        await press(pilot, "escape")
        assert isinstance(app.screen, Menu)
    launcher.order = ("new", "old")
    app = DuelApp(launcher=launcher, settings=settings(Clock()), wishes=wishes)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot)
        assert "LIMITED LIST  House (2005-05-05)" in shown(app)
        assert shown(app).count("Sea Deck  (2 faults)") == 2


async def test_a_form_waits_for_a_window_that_is_large_enough() -> None:
    app = DuelApp(launcher=Library(), settings=settings(Clock()), wishes=Wishes([*"ABCD"], "open"))
    async with app.run_test(size=(60, 20)) as pilot:
        await press(pilot)
        assert isinstance(app.screen, TooSmall)
        await pilot.resize_terminal(80, 24)
        await press(pilot)
        assert isinstance(app.screen, NewDuelForm)
        await press(pilot, "escape")
        assert isinstance(app.screen, Menu)
