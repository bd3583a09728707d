"""The program's screen with nobody's terminal: keys go in, and every byte that a terminal would get is kept."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual import events
from textual.driver import Driver
from textual.drivers.headless_driver import HeadlessDriver
from textual.geometry import Size
from textual.pilot import Pilot

import duelterm.tui.app
from duelterm.session.api import Table
from duelterm.tui.app import DuelApp
from duelterm.tui.settings import CODE_LETTERS, Settings
from tests.tui.looking import Clock

TOKEN = re.compile(r"(\x1b\[[0-9;]*H)|\x1b\[[0-9;?>=<]*[ -/]*[@-GI-~]|([^\x1b]+)")
PATIENCE = 300
CALM = 8
"""Turns of the event loop without any message."""
CHARACTERS = {"question_mark": "?", "space": " "}


class Recorder(HeadlessDriver):
    """Passes for a terminal, so that all is drawn, and keeps what is written to it."""

    written: list[str]

    @property
    def is_headless(self) -> bool:
        return False

    def write(self, data: str) -> None:
        self.written.append(data)


class Paper:
    """What stands on a terminal after all that was written to it; every character is one cell wide."""

    def __init__(self) -> None:
        self._lines: dict[int, list[str]] = {}
        self._row = self._column = 0

    def write(self, data: str) -> None:
        """Follow moves of the cursor, and text; colours and modes leave no letter."""
        for move, text in TOKEN.findall(data):
            if move:
                row, _, column = move[2:-1].partition(";")
                self._row, self._column = int(row or 1) - 1, int(column or 1) - 1
            for part in text.splitlines(keepends=True):
                self._put(part.rstrip("\r\n"))
                if part.endswith("\n"):
                    self._row, self._column = self._row + 1, 0

    def _put(self, text: str) -> None:
        line = self._lines.setdefault(self._row, [])
        line.extend(" " * (self._column + len(text) - len(line)))
        line[self._column : self._column + len(text)] = text
        self._column += len(text)

    def text(self, width: int, height: int) -> str:
        """The part of it that the window shows."""
        return "\n".join("".join(self._lines.get(row, [])[:width]) for row in range(height))


class RecordedApp(DuelApp):
    """The real program before a Recorder."""

    CSS_PATH = str(Path(duelterm.tui.app.__file__).with_name("table.tcss"))

    def _build_driver(self, headless: bool, inline: bool, mouse: bool, size: tuple[int, int] | None) -> Driver:
        self._driver = Recorder(self, mouse=mouse, size=size)
        self._driver.written = []
        return self._driver

    def _watch_terminal(self) -> None:
        """There is no terminal to lose."""


class Keys:
    """Hands at the keys, and eyes that read all bytes. `count` counts the keys."""

    def __init__(self, app: RecordedApp, pilot: Pilot[int]) -> None:
        self.app, self.pilot, self.count = app, pilot, 0
        self._paper = Paper()

    async def press(self, *keys: str) -> str:
        """Press keys one by one; all bytes that they led to."""
        for key in keys:
            self.count += 1
            event = events.Key(key, CHARACTERS.get(key, key if len(key) == 1 else None))
            event.set_sender(self.app)
            self.driver.send_message(event)
            await self.settle()
        return self.taken()

    async def resize(self, width: int, height: int) -> str:
        """Another size of the window; all bytes that it led to: the program draws again some time after it."""
        size = Size(width, height)
        self.driver._size = size
        self._paper = Paper()
        self.app.post_message(events.Resize(size, size))
        await self.settle()
        self.app._check_resize()
        await self.settle()
        for _ in range(PATIENCE):
            if self.driver.written:
                break
            await asyncio.sleep(0.01)
            await self.settle()
        return self.taken()

    async def settle(self) -> None:
        """Wait until nobody has a message to handle, and draw what has changed; once more for what waits for that."""
        for _ in range(2):
            calm = 0
            while calm < CALM:
                await asyncio.sleep(0)
                calm = 0 if any(pump.message_queue_size for pump in self.app._registry) else calm + 1
            self.app.screen._on_timer_update()

    def taken(self) -> str:
        """What was written since this was last asked."""
        data = "".join(self.driver.written)
        self.driver.written.clear()
        self._paper.write(data)
        return data

    @property
    def driver(self) -> Recorder:
        """The terminal."""
        assert isinstance(self.app._driver, Recorder)
        return self.app._driver

    @property
    def text(self) -> str:
        """What stands on the screen, by all bytes taken so far."""
        return self._paper.text(*self.app.size)


@asynccontextmanager
async def recorded(table: Table, size: tuple[int, int], seed: int) -> AsyncIterator[Keys]:
    """Run the program on a table. The clock stands still, no guard time runs, the curtain's letters follow a seed."""
    chance = random.Random(seed)
    settings = Settings(
        guard=0.0,
        repeat=0.0,
        rest=0.0,
        clock=Clock(),
        letters=lambda: "".join(chance.sample(CODE_LETTERS, 2)),
        mouse=False,
    )
    app = RecordedApp(table=table, settings=settings)
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        keys = Keys(app, pilot)
        await keys.settle()
        yield keys
