"""Windows of every size, and storms of resizes over every kind of screen: nothing breaks, nothing leaks."""

import random

import pytest

from duelterm.tui.layouts import is_too_small
from duelterm.tui.screens.covers import TooSmall
from tests.tui import fake_table as fake
from tests.tui.fake_table import FakeTable
from tests.tui.looking import Sitting, sitting
from tests.tui.test_passing import secrets_in

WIDTHS, HEIGHTS = (1, 79, 80, 120, 300), (1, 23, 24, 40, 100)
OPENERS = {"table": "", "reader": "space", "log": "L", "graves": "G", "keys": "question_mark", "chooser": "A"}


async def resize(here: Sitting, width: int, height: int) -> None:
    """Another window, and the screen still again."""
    await here.pilot.resize_terminal(width, height)
    await here.pilot.pause()


def assert_whole(here: Sitting, width: int, height: int) -> None:
    """The screen fills the window, and shows nothing secret on the page for small ones."""
    lines = here.text().split("\n")
    assert len(lines) == height
    assert isinstance(here.app.screen, TooSmall) == is_too_small(width, height)
    if is_too_small(width, height):
        assert not secrets_in(here.text())


@pytest.mark.slow
@pytest.mark.case("T11", "T20")
async def test_every_window_from_1x1_to_300x100() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        for width in WIDTHS:
            for height in HEIGHTS:
                await resize(here, width, height)
                assert_whole(here, width, height)
                if here.on_curtain:
                    await here.pass_curtain()
                    assert "Amyhand" in here.text()
                    assert "ASKS AMY" in here.text()


@pytest.mark.slow
@pytest.mark.case("T11")
@pytest.mark.parametrize("over", OPENERS)
async def test_a_storm_over_every_page_leaves_a_whole_table(over: str) -> None:
    chance = random.Random(over)
    async with sitting(FakeTable([fake.race() if over == "chooser" else fake.act()])) as here:
        if OPENERS[over]:
            await here.press(OPENERS[over])
        for _ in range(2):
            await here.pilot.resize_terminal(chance.randint(1, 300), chance.randint(1, 100))
        width, height = chance.randint(80, 200), chance.randint(24, 60)
        await resize(here, width, height)
        if here.on_curtain:
            assert not secrets_in(here.text())
            await here.pass_curtain()
        await here.press("escape")
        assert_whole(here, width, height)
        await resize(here, 120, 40)
        assert "ASKS AMY" in here.text()
        assert here.table.answers == []


@pytest.mark.slow
@pytest.mark.case("T11", "T33")
async def test_a_storm_under_the_curtain_shows_nothing_of_the_table() -> None:
    chance = random.Random(7)
    async with sitting(FakeTable([fake.act()]), through=False) as here:
        for _ in range(5):
            width, height = chance.randint(1, 200), chance.randint(1, 60)
            await resize(here, width, height)
            assert not secrets_in(here.text())
            assert "MANA" not in here.text()
        await resize(here, 80, 24)
        await here.pass_curtain()
        assert "Amyhand" in here.text()
