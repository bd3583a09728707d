"""A match by keys and mouse: the way from question to duel to result, the exchange, and what nobody else may see."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import pytest
from textual.pilot import Pilot

from duelterm.library.chips import Chips
from duelterm.session.api import Result
from duelterm.session.matchapi import MatchResult
from duelterm.tui.app import DuelApp
from duelterm.tui.matchwords import result_lines, score_lines
from duelterm.tui.screens.covers import TooSmall
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.exchange import ExchangePage
from duelterm.tui.screens.match import MatchScreen
from duelterm.tui.screens.pages import TextPage
from duelterm.tui.settings import Settings
from tests.tui import fake_match as fake
from tests.tui import fake_opening as before
from tests.tui.fake_match import AMY, BEN, ONE, STAKES, THREE, FakeMatch
from tests.tui.fake_monsters import FakeMonsters, act
from tests.tui.fake_opening import FakeOpening
from tests.tui.looking import Clock, settings, shown

pytestmark = pytest.mark.slow

WON = MatchResult(BEN, "R3-2.1: two duels are won")


@dataclass
class Sitting:
    """A match on the screen, and somebody at the keys."""

    app: DuelApp
    pilot: Pilot[int]
    match: FakeMatch
    clock: Clock

    async def press(self, *keys: str) -> None:
        """Press keys and wait until the next page is there."""
        for key in keys:
            await self.pilot.press(key)
            for _ in range(3):
                await self.pilot.pause()

    async def through(self) -> None:
        """Type the letters of the curtain."""
        assert isinstance(self.app.screen, Curtain)
        await self.press(*self.app.screen.letters)

    async def click(self, words: str, button: int = 1) -> None:
        """Click on these words."""
        y, line = next((y, line) for y, line in enumerate(self.text.splitlines()) if words in line)
        await self.pilot.click(offset=(line.index(words) + 1, y), button=button)
        for _ in range(3):
            await self.pilot.pause()

    @property
    def text(self) -> str:
        """What is on the screen."""
        return shown(self.app)

    @property
    def here(self) -> type:
        """Which page is on the screen."""
        return type(self.app.screen)


@asynccontextmanager
async def sitting(
    match: FakeMatch, size: tuple[int, int] = (80, 24), how: Settings | None = None
) -> AsyncIterator[Sitting]:
    """Run the app on a match."""
    clock = Clock()
    app = DuelApp(match=match, settings=how if how is not None else settings(clock))
    async with app.run_test(size=size) as pilot:
        for _ in range(3):
            await pilot.pause()
        yield Sitting(app, pilot, match, clock)


def exchanging(*questions: object, **state: object) -> FakeMatch:
    """A match between its duels."""
    return FakeMatch(list(questions) or [fake.exchange()], score=ONE, **state)


def secrets(text: str) -> list[str]:
    """The names on the screen that one person alone may read."""
    return [name for name in fake.PRIVATE_NAMES if name in text]


# Proposals and the way on


@pytest.mark.rule("R3-2.5", "R3-2.7")
async def test_both_are_asked_openly_and_the_duel_follows() -> None:
    questions = [fake.agree(AMY), fake.agree(BEN), fake.agree(AMY, "stakes")]
    match = FakeMatch(questions, replace(fake.FRESH, stakes=STAKES), duels=[FakeMonsters([act()])])
    async with sitting(match) as here:
        assert "AMY: play for an ante?" in here.text
        assert "each duel's winner gets the card" in here.text
        await here.press("y", "n", "space")
        assert match.answers == []
        await here.press("enter", "escape", "enter")
        assert match.answers == [("yes",), ("no",), ("yes",)]
        assert here.here is Curtain


@pytest.mark.slow
async def test_a_held_enter_answers_one_proposal_only() -> None:
    match = FakeMatch([fake.agree(AMY), fake.agree(BEN)])
    clock = Clock(now=10.0)
    async with sitting(match, how=Settings(guard=0.0, repeat=0.12, clock=clock)) as here:
        clock.now += 1
        await here.press("enter", "enter", "enter")
        assert match.answers == [("yes",)]
        clock.now += 1
        await here.press("enter")
        assert match.answers == [("yes",), ("yes",)]


@pytest.mark.slow
async def test_a_refused_answer_is_said() -> None:
    async with sitting(FakeMatch([fake.agree(AMY)], refuse="not now (R3-2.5)")) as here:
        await here.press("enter")
        assert "not now (R3-2.5)" in here.text


async def test_the_end_of_a_duel_leads_to_the_score_and_then_to_the_next_duel() -> None:
    over = FakeMonsters([], result=Result(BEN, "R3-4.1: no life points are left"))
    match = FakeMatch(duel=over, duels=[FakeMonsters([act()])], score=ONE)
    async with sitting(match) as here:
        assert "THE DUEL IS OVER" in here.text
        await here.press("enter")
        assert match.done == ["go on"]
        assert here.here is MatchScreen
        assert "AMY, who lost, says who goes first" in here.text
        await here.press("enter")
        assert here.here is Curtain
        assert isinstance(here.app.duel, DuelScreen)


@pytest.mark.slow
async def test_the_last_page_says_who_won_and_what_changes_hands() -> None:
    async with sitting(FakeMatch(ending=WON, score=THREE)) as here:
        for words in ("BEN wins the match: R3-2.1", "Star chips go to BEN: AMY's 1 gold, 3 bronze", "Trial Rock"):
            assert words in here.text
        assert here.text.count("DUEL ") == 3
        await here.press("escape")
        assert here.here is MatchScreen
        await here.press("enter")
    assert here.app.return_code == 0


@pytest.mark.parametrize(
    ("stakes", "words"),
    [
        ((Chips(), Chips()), ""),
        ((Chips(), Chips(1)), "No star chips change hands: BEN alone staked some."),
        ((Chips(0, 1), Chips()), "Star chips go to BEN: AMY's 1 silver."),
    ],
)
def test_only_what_was_staked_is_told(stakes: tuple[Chips, Chips], words: str) -> None:
    score = replace(THREE, stakes=stakes)
    told = [line.plain for line in result_lines(WON, FakeMatch(ending=WON, score=score)) if "hip" in line.plain]
    assert told == ([words] if words else [])
    between = "\n".join(line.plain for line in score_lines(FakeMatch(score=score), 76, "…"))
    assert ("stakes" in between) == bool(words)


@pytest.mark.slow
async def test_what_could_not_change_hands_is_said_and_tried_again() -> None:
    match = FakeMatch(ending=replace(WON, trouble="the disk [b] is full"), score=THREE)
    async with sitting(match) as here:
        assert "Nothing has changed hands yet: the disk [b] is full" in here.text
        await here.press("enter")
        assert match.done == ["go on"]
        assert "Star chips go to BEN" in here.text


# The exchange


@pytest.mark.rule("R3-2.3")
async def test_the_exchange_is_behind_a_curtain_and_enter_alone_exchanges_nothing() -> None:
    match = exchanging(fake.exchange(), fake.exchange(BEN, 3), duels=[FakeMonsters([act()])])
    async with sitting(match) as here:
        assert "AMY may exchange cards" in here.text
        assert secrets(here.text) == []
        await here.press("enter")
        assert here.here is Curtain
        assert secrets(here.text) == []
        await here.press("enter", "space")
        assert here.here is Curtain
        await here.through()
        assert secrets(here.text) == ["Amydeck", "Amyside"]
        assert "Enter no exchange" in here.text
        await here.press("enter")
        assert match.answers == [()]
        assert here.here is Curtain
        assert "BEN" in here.text
        assert secrets(here.text) == []


async def test_marking_by_keys_is_seen_without_colour_and_unequal_counts_are_refused() -> None:
    match = exchanging(refuse="1 out and 0 in: the deck keeps its count (R3-2.3)")
    async with sitting(match) as here:
        await here.press("enter")
        await here.through()
        await here.press("down", "enter")
        assert "> out E4    Amydeck Beast 1" in here.text
        await here.press("enter")
        assert "the deck keeps its count (R3-2.3)" in here.text
        assert here.here is ExchangePage
        await here.press("right", *"book")
        assert "find: book_" in here.text
        await here.press("enter")
        assert "> in  SP    Amyside Book" in here.text
        assert "1 out, 1 in" in here.text
        assert "Enter exchange 1 for 1" in here.text
        await here.press("enter")
        assert match.answers == [("out:2", "in:8")]


@pytest.mark.slow
async def test_escape_goes_back_step_by_step_and_the_marks_outlive_a_look_at_the_score() -> None:
    match = exchanging()
    async with sitting(match) as here:
        await here.press("enter")
        await here.through()
        await here.press("down", "enter", *"xyz")
        assert "Nothing here has these letters" in here.text
        await here.press("escape")
        assert "out E4    Amydeck Beast 1" in here.text
        await here.press("escape", "escape")
        assert here.here is MatchScreen
        assert secrets(here.text) == []
        await here.press("enter")
        await here.through()
        assert "0 out, 0 in" in here.text
        await here.press("tab", "enter")
        assert "1 in" in here.text
        here.app.hide_table()
        await here.through()
        assert "0 out, 1 in" in here.text


@pytest.mark.slow
async def test_a_card_is_read_and_the_page_comes_back() -> None:
    async with sitting(exchanging()) as here:
        await here.press("enter")
        await here.through()
        await here.press("tab", "space")
        assert isinstance(here.app.screen, TextPage)
        assert "The printed words of Amyside Wyrm 0." in here.text
        await here.press("escape")
        assert here.here is ExchangePage


@pytest.mark.slow
async def test_the_mouse_marks_reads_and_sends() -> None:
    match = exchanging()
    async with sitting(match) as here:
        await here.click("pass the keyboard")
        await here.through()
        await here.click("Amydeck Beast 3")
        await here.click("Amyside Wyrm 2")
        assert "1 out, 1 in" in here.text
        await here.click("Amydeck Beast 3")
        assert "0 out, 1 in" in here.text
        await here.click("Amydeck Beast 0")
        await here.click("Amyside Wyrm 4", button=3)
        assert "The printed words of Amyside Wyrm 4." in here.text
        await here.click("back")
        await here.click("DECK 24")
        assert "DECK 24  find:" in here.text
        await here.click("exchange 1 for 1")
        assert len(match.answers) == 1
        assert len(match.answers[0]) == 2


@pytest.mark.slow
@pytest.mark.rule("R3-2.6")
async def test_who_fills_up_goes_on_to_the_exchange_without_another_curtain() -> None:
    match = exchanging(fake.refill(), fake.exchange())
    async with sitting(match) as here:
        await here.press("enter")
        await here.through()
        assert "1 in, of 1" in here.text
        assert "Amydeck" not in here.text
        await here.press("enter")
        assert match.answers == [("in:1",)]
        assert here.here is ExchangePage
        assert "DECK 24" in here.text


@pytest.mark.slow
async def test_an_optional_refill_may_be_left() -> None:
    match = exchanging(fake.refill(least=0))
    async with sitting(match) as here:
        await here.press("enter")
        await here.through()
        assert "0 in, of none or 1" in here.text
        await here.press("enter")
        assert match.answers == [()]


@pytest.mark.slow
@pytest.mark.parametrize(("privacy", "key"), [("peek", "O"), ("open", "enter")])
async def test_other_privacies_need_no_curtain(privacy: str, key: str) -> None:
    async with sitting(exchanging(privacy=privacy)) as here:
        if privacy == "peek":
            await here.press("enter")
            assert here.here is MatchScreen
        await here.press(key)
        assert here.here is ExchangePage


@pytest.mark.slow
async def test_the_cards_hide_themselves() -> None:
    async with sitting(exchanging()) as here:
        await here.press("enter")
        await here.through()
        here.clock.now += 500
        await here.pilot.pause(1.2)
        assert here.here is Curtain
        assert secrets(here.text) == []
        await here.through()
        assert here.here is ExchangePage
        await here.press("space")
        await here.pilot.resize_terminal(60, 20)
        for _ in range(3):
            await here.pilot.pause()
        assert here.here is TooSmall
        assert "The match is saved." in here.text
        assert secrets(here.text) == []
        assert not any(isinstance(screen, ExchangePage) for screen in here.app.screen_stack)
        await here.pilot.resize_terminal(80, 24)
        for _ in range(3):
            await here.pilot.pause()
        assert here.here is Curtain


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_window_that_changes_keeps_the_page_whole(size: tuple[int, int]) -> None:
    async with sitting(exchanging(), size=(160, 50)) as here:
        await here.press("enter")
        await here.through()
        await here.pilot.resize_terminal(*size)
        for _ in range(4):
            await here.pilot.pause()
        for words in ("SIDE DECK 10", "Enter no exchange", "Ctrl+Q quit", "Space: all of it"):
            assert words in here.text


# Giving up


@pytest.mark.slow
async def test_a_match_is_called_off_before_its_first_duel() -> None:
    match = FakeMatch([fake.agree(AMY)])
    async with sitting(match) as here:
        await here.press("C", "escape")
        assert match.done == []
        await here.press("C", "enter")
    assert match.done == ["abandon"]


@pytest.mark.slow
async def test_giving_up_the_match_between_duels_asks_who() -> None:
    match = exchanging()
    async with sitting(match) as here:
        await here.press("C", "enter")
        assert match.done == []
        await here.press("C", "3")
        assert match.done == ["concede 1"]
        assert "AMY wins the match: R3-4.6" in here.text


@pytest.mark.rule("R3-4.6")
@pytest.mark.parametrize(("key", "what"), [("1", ""), ("2", "duel"), ("3", "match")])
async def test_within_a_duel_one_says_what_one_gives_up(key: str, what: str) -> None:
    duel = FakeMonsters([act()])
    match = FakeMatch(duel=duel, score=ONE)
    async with sitting(match) as here:
        await here.through()
        await here.press("C")
        assert "WHAT DOES AMY GIVE UP?" in here.text
        await here.press(key)
        assert duel.conceded == ([AMY] if what == "duel" else [])
        assert match.done == (["concede 0"] if what == "match" else [])
        assert ("THE DUEL IS OVER" in here.text) == bool(what)
        if what:
            await here.press("enter")
            assert here.here is MatchScreen
        if what == "match":
            assert "BEN wins the match" in here.text


@pytest.mark.slow
async def test_leaving_asks_to_save_and_a_finished_match_only_to_quit() -> None:
    for match, words in ((exchanging(), "Save and quit?"), (FakeMatch(ending=WON, score=THREE), "Quit?")):
        async with sitting(match) as here:
            await here.press("ctrl+c")
            assert here.text.strip().startswith(words)
            await here.press("escape", "ctrl+q")
        assert match.done == []


# Before the duel


@pytest.mark.slow
@pytest.mark.rule("R3-3.1")
async def test_both_shake_hands_before_any_curtain() -> None:
    duel = FakeOpening([before.greet(AMY), before.greet(BEN, 2), before.hands(AMY)], tells=before.HELLO)
    async with sitting(FakeMatch(duel=duel)) as here:
        assert "ASKS AMY" in here.text
        await here.press("enter")
        assert "ASKS BEN" in here.text
        assert before.HELLO[0] in here.text
        await here.press("enter")
        assert duel.answers == [("greet",), ("greet",)]
        assert here.here is Curtain


@pytest.mark.slow
@pytest.mark.parametrize("privacy", ["curtain", "peek"])
async def test_no_hand_is_offered_before_there_is_one(privacy: str) -> None:
    duel = FakeOpening([before.greet(AMY), before.greet(BEN, 2)], privacy=privacy)
    async with sitting(FakeMatch(duel=duel)) as here:
        assert "open hand" not in here.text
        await here.press("O")
        assert "ASKS AMY" in here.text


@pytest.mark.rule("R3-3.4")
async def test_the_curtain_before_the_first_turn_names_no_turn() -> None:
    async with sitting(FakeMatch(duel=FakeOpening([before.hands(AMY)]))) as here:
        assert here.here is Curtain
        assert "LP: AMY 8000, BEN 8000." in here.text
        assert "Turn" not in here.text


@pytest.mark.rule("R3-3.4")
async def test_neither_hand_is_seen_before_both_are_made_and_a_tie_is_shown() -> None:
    script = [
        before.hands(AMY),
        before.hands(BEN, 6),
        before.hands(AMY, 7),
        before.hands(BEN, 8),
        before.starts(BEN, 9),
    ]
    tells = ("", before.ROCKS, "", before.ROCK_PAPER)
    duel = FakeOpening(script, told=before.CUTS, tells=tells)
    async with sitting(FakeMatch(duel=duel)) as here:
        await here.through()
        await here.press("a", "enter")
        assert here.here is Curtain
        assert "rock" not in here.text
        await here.through()
        assert "shows" not in here.text
        await here.press("a", "enter")
        assert "Both show the same" in here.text
        await here.press("enter")
        assert here.here is Curtain
        await here.through()
        await here.press("a", "enter")
        await here.through()
        await here.press("s", "enter")
        assert before.ROCK_PAPER in here.text
        assert "ASKS BEN" in here.text


@pytest.mark.slow
async def test_hiding_at_the_tie_lets_only_the_next_person_on() -> None:
    duel = FakeOpening(
        [before.hands(BEN, 6), before.hands(AMY, 7)], told=before.CUTS, tells=(before.ROCKS,), active=AMY
    )
    async with sitting(FakeMatch(duel=duel)) as here:
        await here.through()
        await here.press("a", "enter")
        assert "Both show the same" in here.text
        here.app.hide_table()
        await here.pilot.pause()
        assert "AMY" in here.text
        await here.through()
        assert "ASKS AMY" in here.text
        assert "a rock" in here.text


@pytest.mark.slow
@pytest.mark.rule("R3-2.5", "R3-3.3")
async def test_side_decks_counts_and_ante_cards_are_shown_to_both() -> None:
    duel = FakeOpening([before.starts(BEN), act()], told=before.CUTS, ante=before.ANTE)
    async with sitting(FakeMatch(duel=duel)) as here:
        assert "BEN's side deck: 9 cards." in here.text
        await here.press("b")
        assert "AMY's ante: Gaia Test Knight" in here.text
        assert "BEN's ante: Man-Trying Bug" in here.text
        await here.press("enter")
        assert here.here is Curtain
