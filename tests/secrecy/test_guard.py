"""The guard time as it is in play: all other tests stop the clock."""

import time
from contextlib import closing
from pathlib import Path

import pytest

from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.settings import Settings
from tests.secrecy.recorded import Keys, RecordedApp
from tests.session.sitting import sit

GUARD, SLACK, STARTING = 0.7, 1.0, 0.3
"""Seconds: the guard time, what a slow machine may add, and what the curtain may have stood before the test looks."""


@pytest.mark.slow
@pytest.mark.case("T33")
async def test_the_right_letters_open_the_curtain_only_after_the_guard_time(tmp_path: Path) -> None:
    table = sit(tmp_path / "one.duel")
    app = RecordedApp(table=table, settings=Settings(letters=lambda: "xy"))
    with closing(table):
        async with app.run_test(size=(80, 24)) as pilot:
            keys, drawn = Keys(app, pilot), time.monotonic()
            assert isinstance(app.screen, Curtain)
            shut = 0.0
            while isinstance(app.screen, Curtain):
                shut = time.monotonic() - drawn
                assert shut < GUARD + SLACK, "it doesn't open"
                await keys.press("x", "y")
            opened = time.monotonic() - drawn
            assert opened > GUARD - STARTING
            assert shut > GUARD / 2, "letters were taken too soon"
