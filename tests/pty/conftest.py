"""The real program in a pseudo-terminal, with a home of its own."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.pty.terminal import Terminal

Launch = Callable[..., Terminal]
DUELTERM = ("-m", "duelterm")
UNGUARDED = (str(Path(__file__).with_name("unguarded.py")),)
"""The program whose curtains drop no keys, as `launch` takes it."""


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Launch]:
    """Start `duelterm` with arguments, or another program; several starts share the home."""
    started: list[Terminal] = []
    env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES", "TERM")}
    env |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": str(tmp_path)}
    env |= {f"DUELTERM_{name}_DIR": str(tmp_path / name.lower()) for name in ("DATA", "STATE", "CONFIG")}

    def start(
        *arguments: str, columns: int = 80, rows: int = 24, program: Sequence[str] = DUELTERM, **more: str
    ) -> Terminal:
        terminal = Terminal([sys.executable, *program, *arguments], env | more, columns, rows)
        started.append(terminal)
        return terminal

    yield start
    for terminal in started:
        terminal.close()
