"""The emblem in the card pane is drawn when the cursor has rested, and never after the screen has changed hands."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from duelterm.tui.app import DuelApp
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.card_pane import CardPane
from tests.tui import fake_table as fake
from tests.tui.fake_table import FakeTable

REST = 0.15
BLOCK = "▀"


def drawn(app: DuelApp) -> bool:
    """Whether an emblem stands in the pane."""
    pane = app.screen_stack[1].query_one(CardPane)
    return any(BLOCK in pane.render_line(row).text for row in range(pane.size.height))


@asynccontextmanager
async def at_the_table(rest: float) -> AsyncIterator[tuple[DuelApp, Pilot[None]]]:
    """The table, where a cursor rests after so many seconds."""
    settings = Settings(guard=0, repeat=0, rest=rest, letters=lambda: "xy")
    app = DuelApp(table=FakeTable([fake.act(), fake.act()]), settings=settings)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("x", "y")
        yield app, pilot


@pytest.mark.slow
@pytest.mark.case("T19", "T33")
async def test_no_emblem_comes_while_the_cursor_moves_on() -> None:
    async with at_the_table(rest=3600) as (app, pilot):
        await pilot.press("right")
        assert not drawn(app)


@pytest.mark.slow
@pytest.mark.case("T19", "T33")
async def test_the_emblem_comes_when_the_cursor_rests_and_not_behind_a_curtain() -> None:
    async with at_the_table(rest=REST) as (app, pilot):
        await pilot.press("right")
        for _ in range(100):
            if drawn(app):
                break
            await asyncio.sleep(REST)
        assert drawn(app)
        await pilot.press("right", "H")
        await asyncio.sleep(REST * 2)
        await pilot.pause()
        assert not drawn(app)
