"""Window sizes: layouts, the small page, and many resizes in a row."""

import pytest

from duelterm.tui.layouts import DUEL_MASTERS, is_too_small
from duelterm.tui.screens.covers import TooSmall
from tests.tui import fake_table as fake
from tests.tui.fake_table import FakeTable
from tests.tui.looking import sitting
from tests.tui.test_passing import TABLE_WORDS, secrets_in

pytestmark = pytest.mark.slow


def test_layouts_of_the_size_classes() -> None:
    small, large = DUEL_MASTERS.layout(80, 24), DUEL_MASTERS.layout(120, 40)
    assert small.zones["bottom", "hand"].shown == 8
    assert small.zones["bottom", "battle"].height == 2
    assert large.wide
    assert large.zones["bottom", "hand"].shown == 10
    assert large.zones["bottom", "battle"].height == 6
    assert DUEL_MASTERS.layout(160, 50).zones["bottom", "battle"].columns > large.zones["bottom", "battle"].columns
    assert is_too_small(79, 24)
    assert is_too_small(80, 23)
    assert not is_too_small(80, 24)


@pytest.mark.case("T20")
async def test_a_small_window_hides_the_cards_keeps_the_duel_and_takes_no_keys() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("a")
        await here.pilot.resize_terminal(71, 20)
        await here.pilot.pause()
        text = here.text()
        assert "needs 80 x 24" in text
        assert "71 x 20" in text
        assert not secrets_in(text)
        assert not [word for word in TABLE_WORDS if word in text]
        await here.press("enter", "a", "E", "enter", "space", "escape", "x", "y")
        assert here.table.answers == []
        await here.pilot.resize_terminal(60, 10)
        await here.pilot.pause()
        assert "60 x 10" in here.text()
        await here.pilot.resize_terminal(90, 30)
        await here.pilot.pause()
        assert here.on_curtain
        await here.pass_curtain()
        assert "Amyhand" in here.text()


@pytest.mark.case("T20")
async def test_a_window_that_is_small_from_the_start_goes_on_when_it_grows() -> None:
    async with sitting(FakeTable([fake.act()]), (40, 10), through=False) as here:
        assert isinstance(here.app.screen, TooSmall)
        assert not secrets_in(here.text())
        await here.pilot.resize_terminal(80, 24)
        await here.pilot.pause()
        assert here.on_curtain


@pytest.mark.case("T11")
async def test_a_storm_of_resizes_leaves_a_whole_table() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        for width, height in ((120, 40), (160, 50), (80, 24), (119, 39), (80, 40), (120, 24), (300, 100), (81, 25)):
            await here.pilot.resize_terminal(width, height)
        await here.pilot.resize_terminal(1, 1)
        await here.pilot.resize_terminal(120, 40)
        await here.pilot.pause()
        assert here.on_curtain
        await here.pass_curtain()
        text = here.text()
        for words in (
            "SHIELDS",
            "MANA",
            "Boulder",
            "Brawler",
            "ASKS AMY",
            "LOG",
            "only AMY may look",
            "Q quit",
        ):
            assert words in text
        assert all(len(line) == 120 for line in text.splitlines())


@pytest.mark.parametrize("size", [(80, 24), (119, 39), (80, 40), (120, 24), (120, 40), (160, 50), (200, 60)])
async def test_every_part_is_on_the_screen_at_every_size(size: tuple[int, int]) -> None:
    async with sitting(FakeTable([fake.act()], waiting=("BEN: a waiting effect",)), size) as here:
        text = here.text()
        lines = text.splitlines()
        assert len(lines) == size[1]
        for words in (
            "── BEN",
            "── AMY",
            "TURN 7",
            "ASKS AMY",
            "E end the turn",
            "BEN: a waiting effect",
            "? keys",
            "Manewolf",
        ):
            assert words in text
        assert "L log" in lines[-1] + lines[-2]


async def test_the_prompt_bar_never_moves() -> None:
    script = [fake.act(), fake.pay(), fake.race(), fake.confirm(), fake.search(), fake.act()]
    async with sitting(FakeTable(script)) as here:
        places = set()
        for keys in (("a", "enter"), ("enter",), ("a", "enter"), ("enter",), ("enter",)):
            places.add(next(at for at, line in enumerate(here.text().splitlines()) if "── ASKS AMY" in line))
            await here.press(*keys)
        assert places == {18}
