"""The emblem in the card pane is drawn when the cursor has rested, and never after the screen has changed hands."""

import asyncio

import pytest

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


@pytest.mark.slow
@pytest.mark.case("T19", "T33")
async def test_the_emblem_comes_when_the_cursor_rests_and_not_behind_a_curtain() -> None:
    table = FakeTable([fake.act(), fake.act()])
    app = DuelApp(table=table, settings=Settings(guard=0, repeat=0, rest=REST, letters=lambda: "xy"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("x", "y", "right")
        assert not drawn(app)
        await asyncio.sleep(REST * 2)
        await pilot.pause()
        assert drawn(app)
        await pilot.press("right", "H")
        await asyncio.sleep(REST * 2)
        await pilot.pause()
        assert not drawn(app)
