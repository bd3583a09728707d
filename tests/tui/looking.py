"""Helpers to play the screen with keys and to read what it shows."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import pytest
from textual.pilot import Pilot

from duelterm.tui.app import DuelApp
from duelterm.tui.glyphs import UNICODE, Glyphs
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.duel import DuelScreen
from duelterm.tui.settings import Settings
from tests.tui.fake_table import FakeTable

SMALL, WIDE = (80, 24), (120, 40)
SIZES = (SMALL, pytest.param(WIDE, marks=pytest.mark.slow))


@dataclass
class Clock:
    """A clock that stands still until it is moved."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def shown(app: DuelApp) -> str:
    """The text on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


@dataclass
class Sitting:
    """An app with a table, and somebody at the keys."""

    app: DuelApp
    pilot: Pilot[int]
    table: FakeTable
    clock: Clock

    async def press(self, *keys: str) -> None:
        """Press keys and wait until the screen is still."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def pass_curtain(self) -> None:
        """Type the two letters."""
        curtain = self.app.screen
        assert isinstance(curtain, Curtain), f"no curtain but {curtain}"
        await self.press(*curtain.letters)

    def text(self) -> str:
        """The text on the screen."""
        return shown(self.app)

    @property
    def duel(self) -> DuelScreen:
        """The duel screen."""
        duel = self.app.duel
        assert duel is not None
        return duel

    @property
    def on_curtain(self) -> bool:
        """Whether the curtain is drawn."""
        return isinstance(self.app.screen, Curtain)


def settings(clock: Clock, guard: float = 0.0) -> Settings:
    """Settings without waiting."""
    return Settings(guard=guard, rest=0.0, repeat=0.12 if guard else 0.0, clock=clock)


@asynccontextmanager
async def sitting(
    table: FakeTable,
    size: tuple[int, int] = (80, 24),
    guard: float = 0.0,
    through: bool = True,
    glyphs: Glyphs = UNICODE,
) -> AsyncIterator[Sitting]:
    """Run the app on a table; `through` passes the first curtain."""
    clock = Clock()
    app = DuelApp(table=table, settings=replace(settings(clock, guard), glyphs=glyphs))
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        here = Sitting(app, pilot, table, clock)
        if through and here.on_curtain:
            await here.pass_curtain()
        yield here
