"""The screens of a match in three sizes, against files; see `test_layouts_snapshots`."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from textual.pilot import Pilot

from duelterm.session.api import Result
from duelterm.session.matchapi import MatchResult
from duelterm.tui.app import DuelApp
from duelterm.tui.glyphs import ASCII
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.settings import Settings
from tests.tui import fake_match as fake
from tests.tui import fake_opening as before
from tests.tui.fake_match import AMY, BEN, ONE, STAKES, THREE, TWO, FakeMatch
from tests.tui.fake_monsters import FakeMonsters, act
from tests.tui.fake_opening import FakeOpening
from tests.tui.test_layouts_snapshots import FOLDER, SETTINGS, SIZES, compare, written

pytestmark = pytest.mark.slow

WON = MatchResult(BEN, "R3-2.1: two duels are won")
DRAWN = MatchResult(None, "R3-2.2: nobody has won two duels")
TROUBLE = replace(WON, trouble="people.sqlite: the people can't be read or written; it was left as it is")


@dataclass(frozen=True)
class State:
    """How a screen is reached; THROUGH among the keys stands for the letters of a curtain."""

    match: Callable[[], FakeMatch]
    keys: tuple[str, ...] = ()


def asked(*questions: object, **state: object) -> Callable[[], FakeMatch]:
    """A match that asks this between its duels."""
    return lambda: FakeMatch(list(questions), **state)


def opening(*questions: object, **state: object) -> Callable[[], FakeMatch]:
    """A match whose duel begins."""
    return lambda: FakeMatch(duel=FakeOpening(list(questions), **state))


def ended() -> FakeMatch:
    """A duel that is over; another follows."""
    over = FakeMonsters([], result=Result(None, "R3-4.2: nobody has life points left"))
    return FakeMatch(duel=over, duels=[FakeMonsters([])], score=TWO)


THROUGH = "letters"
PAIR = ("down", "down", "enter", "tab", *"book", "enter")
STATES = {
    "ante": State(asked(fake.agree(AMY), score=replace(fake.FRESH, ante=True, stakes=STAKES))),
    "stakes": State(asked(fake.agree(BEN, "stakes"), score=replace(fake.FRESH, stakes=STAKES))),
    "score": State(asked(fake.exchange(), score=ONE)),
    "curtain": State(asked(fake.exchange(), score=ONE), ("enter",)),
    "next": State(ended, ("enter",)),
    "exchange": State(asked(fake.exchange(), score=ONE), ("enter", THROUGH)),
    "exchange-search": State(asked(fake.exchange(), score=ONE), ("enter", THROUGH, *"charm", "down")),
    "exchange-marked": State(asked(fake.exchange(), score=ONE), ("enter", THROUGH, *PAIR)),
    "exchange-refused": State(
        asked(fake.exchange(), score=ONE, refuse="1 out and 0 in: the deck keeps its count (R3-2.3)"),
        ("enter", THROUGH, "down", "enter", "enter"),
    ),
    "refill": State(asked(fake.refill(), score=ONE), ("enter", THROUGH)),
    "result": State(asked(ending=WON, score=THREE)),
    "result-drawn": State(asked(ending=DRAWN, score=replace(TWO, duels=(fake.DRAWN,) * 3, wins=(0, 0)))),
    "result-trouble": State(asked(ending=TROUBLE, score=THREE)),
    "give-up": State(asked(fake.exchange(), score=ONE), ("C",)),
    "give-up-duel": State(opening(before.greet(AMY)), ("C",)),
    "call-off": State(asked(fake.agree(AMY)), ("C",)),
    "greet": State(opening(before.greet(AMY))),
    "greet-back": State(opening(before.greet(BEN), told=before.HELLO[:1])),
    "cut": State(opening(before.cut(BEN), told=before.HELLO), ("1", "5")),
    "hands": State(opening(before.hands(AMY), told=before.CUTS), (THROUGH,)),
    "hands-again": State(
        opening(before.hands(BEN), before.hands(AMY, 7), told=before.CUTS, tells=(before.ROCKS,)),
        (THROUGH, "a", "enter"),
    ),
    "who-starts": State(opening(before.starts(BEN), told=(*before.CUTS, before.ROCK_PAPER))),
    "ante-cards": State(opening(before.starts(BEN), act(), ante=before.ANTE), ("b",)),
}
FAST = {("score", 0), ("exchange-marked", 0), ("result", 0), ("greet", 0)}


async def picture(state: State, size: tuple[int, int], settings: Settings) -> str:
    """The screen as text, and how it is styled."""
    app = DuelApp(match=state.match(), settings=settings)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in state.keys:
            if key == THROUGH:
                assert isinstance(app.screen, Curtain)
                await press(pilot, *app.screen.letters)
            else:
                await press(pilot, key)
        return written(app)


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys and wait until the screen is still."""
    await pilot.press(*keys)
    for _ in range(3):
        await pilot.pause()


def cases() -> list[object]:
    """Every state in every size; a few are fast enough for every day."""
    return [
        pytest.param(name, size, id=f"{name}-{size[0]}x{size[1]}", marks=() if (name, at) in FAST else pytest.mark.slow)
        for name in STATES
        for at, size in enumerate(SIZES)
    ]


@pytest.mark.parametrize(("name", "size"), cases())
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    compare(f"match/{name}_{size[0]}x{size[1]}", await picture(STATES[name], size, SETTINGS))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["score", "exchange-marked", "greet"])
async def test_the_ascii_screen_is_ascii(name: str) -> None:
    assert (await picture(STATES[name], SIZES[0], replace(SETTINGS, glyphs=ASCII))).isascii()


def test_no_file_is_left_of_a_screen_that_is_gone() -> None:
    expected = {f"{name}_{width}x{height}" for name in STATES for width, height in SIZES}
    assert {path.stem for path in (FOLDER / "match").glob("*.txt")} == expected
