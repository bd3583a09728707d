"""Whole matches of the real game through the app by random keys: it comes to an end, and side decks stay secret."""

import random
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from duelterm.commands.launch import Launch
from duelterm.library.chips import Chips
from duelterm.library.deckfile import deck_paths, read_deck
from duelterm.library.people import person
from duelterm.session.match import Match
from duelterm.tui.app import DuelApp
from duelterm.tui.launcher import NewDuel
from duelterm.tui.screens.choosing import ChoicePage
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.screens.exchange import ExchangePage
from duelterm.tui.screens.match import MatchScreen
from tests.tui.looking import Clock, settings, shown

pytestmark = pytest.mark.slow

DECKS = ("ex-yugi", "ex-kaiba")
PRESSES = 60
"""In a duel, until somebody gives it up."""
DUEL_KEYS = ("a", "s", "d", "f", "1", "2", "3", "enter", "enter", "enter", "right", "down", "E", "A", "escape")
CARD_KEYS = ("down", "pagedown", "tab", "enter", "enter", "e", "backspace", "escape", "space", "up")


@pytest.fixture
def launch() -> Iterator[Launch]:
    """What starts the match."""
    found = Launch("rulebook3")
    yield found
    found.close()


def own_names(seat: int) -> set[str]:
    """The cards of this side deck that neither deck has besides."""
    found = {path.stem: read_deck(path) for path in deck_paths() if path.stem in DECKS}
    mine, theirs = found[DECKS[seat]], found[DECKS[1 - seat]]
    return set(mine.side) - set(mine.cards) - set(theirs.cards) - set(theirs.side) - set(theirs.fusion)


@pytest.mark.case("T28", "T38")
@pytest.mark.rule("R3-2.1")
@pytest.mark.parametrize("seed", [2])
async def test_a_random_match_by_keys_comes_to_its_end_and_shows_no_side_deck(launch: Launch, seed: int) -> None:
    form = NewDuel(("AMY", "BEN"), DECKS, "rock-paper-scissors", "curtain", seed, "duelmonsters", "rulebook3")
    match = launch.start_match(form, ante=True, stakes=(Chips(1), Chips(0, 1)))
    assert isinstance(match, Match)
    app = DuelApp(match=match, settings=settings(Clock()))
    async with app.run_test(size=random.Random(seed).choice([(80, 24), (120, 40)])) as pilot:
        seen = await play(app, pilot, match, random.Random(seed))
        assert {DuelScreen, MatchScreen, ExchangePage, Curtain} <= seen
        assert match.result is not None
        assert match.result.trouble == ""
        assert "THE MATCH IS OVER" in shown(app)
    moved = [person(name).chips.worth for name in match.names]
    assert sum(moved) == 60
    assert (moved == [30, 30]) == (match.result.winner is None)


async def play(app: DuelApp, pilot: Pilot[int], match: Match, chance: random.Random) -> set[type]:
    """Press keys until the match is over; which pages were met."""
    secrets = [own_names(seat) for seat in (0, 1)]
    assert all(secrets)
    seen: set[type] = set()
    presses: dict[int, int] = {}
    for _ in range(3000):
        await pilot.pause()
        screen, text = app.screen, shown(app)
        seen.add(type(screen))
        asked = match.question
        private = isinstance(screen, ExchangePage) or any(isinstance(each, ExchangePage) for each in app.screen_stack)
        for seat in (0, 1):
            if not (private and asked is not None and asked.seat == seat) and match.duel is None:
                assert not [name for name in secrets[seat] if name in text]
        if isinstance(screen, MatchScreen) and match.result is not None:
            return seen
        number = len(match.score.duels)
        if isinstance(screen, DuelScreen):
            presses[number] = presses.get(number, 0) + 1
        await pilot.press(*keys_for(screen, presses.get(number, 0), chance))
    raise AssertionError(f"not over:\n{shown(app)}")


def keys_for(screen: object, presses: int, chance: random.Random) -> tuple[str, ...]:
    """What to press on this page."""
    if isinstance(screen, Curtain):
        return tuple(screen.letters)
    if isinstance(screen, ChoicePage):
        return ("2",)
    if isinstance(screen, DuelScreen):
        return ("C",) if presses > PRESSES else (chance.choice(DUEL_KEYS),)
    if isinstance(screen, ExchangePage):
        return (chance.choice(CARD_KEYS),)
    return ("enter",)
