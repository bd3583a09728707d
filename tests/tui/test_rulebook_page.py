"""The rulebook on the screen: readable, searchable, and without anything of the duel."""

import pytest

from duelterm.rulebooks.reading import games, load
from duelterm.tui.app import DuelApp
from duelterm.tui.screens.rulebook import RulebookPage, rows_of
from duelterm.tui.settings import Settings
from tests.tui import fake_table as fake
from tests.tui.demo import DemoLauncher
from tests.tui.fake_table import AMY_HAND, FakeTable
from tests.tui.looking import shown, sitting

pytestmark = pytest.mark.slow

BOOK = load("duel-masters")


@pytest.mark.parametrize("width", [80, 120, 160])
def test_every_rule_stands_in_the_text_in_order_and_fits(width: int) -> None:
    rows = rows_of(BOOK, width)
    assert [row.number for row in rows if row.first] == list(BOOK.rules)
    assert max(row.text.cell_length for row in rows) <= width
    assert not any(sign in row.text.plain for row in rows for sign in ("**", "`"))


async def test_reading_rule_by_rule_and_back_to_the_same_question() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        before = here.text()
        await here.press("R", "right")
        assert "DM-1.1" in here.text().splitlines()[0]
        await here.press("right", "right", "left")
        assert "DM-1.2 Copies of a card" in here.text().splitlines()[0]
        await here.press("end")
        assert "DM-9.18" in here.text()
        await here.press("home", "down", "pagedown", "escape")
        assert here.text() == before
        assert here.table.answers == []


async def test_every_book_is_a_key_away_and_a_rule_opens_the_book_that_has_it() -> None:
    app = DuelApp(launcher=DemoLauncher())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("R")
        titles = []
        for _ in range(5):
            await pilot.pause()
            titles.append(shown(app).splitlines()[0].strip("─ "))
            await pilot.press("tab")
        assert titles[0] == titles[4]
        assert {title.removeprefix("RULEBOOK  ") for title in titles} == {load(game).title for game in games()}
        app.push_screen(RulebookPage("tag", "STD-2.3", Settings()))
        await pilot.pause()
        assert "STD-2.3 " in shown(app)
        await pilot.press("tab")
        assert load("tag").title in shown(app).splitlines()[0]


@pytest.mark.slow
async def test_searching_words_and_numbers() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("R", "slash", *"shield", "space", *"trig")
        assert "> DM-8.1   Shield trigger" in here.text()
        await here.press("enter")
        assert "DM-8.1 Shield trigger" in here.text().splitlines()[0]
        await here.press("slash", *"6.4")
        assert "> DM-6.4   Blocking" in here.text()
        await here.press("backspace", "backspace", "backspace")
        assert f"{len(BOOK.rules)} rules" in here.text()
        await here.press(*"qqxx")
        assert "No rule has these words." in here.text()
        await here.press("enter", "escape")
        assert isinstance(here.app.screen, RulebookPage)
        assert "DM-8.1 Shield trigger" in here.text().splitlines()[0]


async def test_a_found_rule_can_be_clicked() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("R", "slash", *"blocker")
        row = next(at for at, line in enumerate(here.text().splitlines()) if "DM-8.3 " in line)
        await here.pilot.click("#page-text", offset=(8, row - 2))
        await here.pilot.pause()
        assert "DM-8.3 Blocker" in here.text().splitlines()[0]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
async def test_it_shows_nothing_of_the_table_and_goes_away_with_it(size: tuple[int, int]) -> None:
    async with sitting(FakeTable([fake.act()]), size) as here:
        await here.press("R")
        assert not [name for name in AMY_HAND if name in here.text()]
        here.duel.hide()
        await here.pilot.pause()
        assert here.on_curtain
        await here.pass_curtain()
        assert here.app.screen is here.duel


async def test_whoever_reads_is_there_so_the_table_does_not_hide_itself() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("R")
        here.clock.now = 170
        await here.press("down")
        here.clock.now = 190
        here.duel._tick()
        await here.pilot.pause()
        assert isinstance(here.app.screen, RulebookPage)
        here.clock.now = 360
        here.duel._tick()
        await here.pilot.pause()
        assert here.on_curtain


async def test_another_width_keeps_the_rule() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("R", "slash", *"8.14", "enter")
        await here.pilot.resize_terminal(120, 40)
        await here.pilot.pause()
        assert "DM-8.14 Tap ability" in here.text().splitlines()[0]
        assert "DM-8.14  Tap ability" in here.text()
