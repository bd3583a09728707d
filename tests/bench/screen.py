"""How quick the screen is in a pseudo-terminal of 80x24: `python -m tests.bench.screen`.

- start to the first frame of the menu, against the barest Textual app
- bytes and time of a cursor move
- growth of memory by 1,000 keys
- the time until the curtain is up

Starts of both programs in turn, the median of the ratios; of keys the median.
"""

import importlib.util
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

TOOLS = Path(__file__).resolve().parents[3] / "shared" / "tools"
HARNESS, BARE = TOOLS / "ptyharness.py", TOOLS / "bare_textual_app.py"
ROOT = Path(__file__).resolve().parents[2]
DUEL = ("play", "--deck1", "starter", "--deck2", "starter", "--seed", "14")
CURTAIN = b"PASS THE KEYBOARD"
LETTERS = re.compile(r"letters\s+(\w) (\w)")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ARROWS = [b"\x1b[C", b"\x1b[C", b"\x1b[A", b"\x1b[D", b"\x1b[D", b"\x1b[B"]
GUARD = 0.75
"""Seconds for which a curtain drops keys."""
STARTS, MOVES, KEYS, CURTAINS = 11, 120, 1000, 7


def load_harness() -> Any:
    """The module that runs a program in a pseudo-terminal. Raises OSError where it isn't there."""
    spec = importlib.util.spec_from_file_location("ptyharness", HARNESS)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def running(harness: Any, arguments: list[str], home: Path) -> Iterator[Any]:
    """A Python program in a terminal, with a home of its own."""
    folders = {f"DUELTERM_{name}_DIR": str(home / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    term = harness.Term([sys.executable, *arguments], env={"PYTHONPATH": str(ROOT), **folders}, cwd=str(home))
    try:
        yield term
    finally:
        term.close()


def seconds_to(harness: Any, arguments: list[str], mark: bytes, home: Path) -> float:
    """From the start of a program to a mark on its screen."""
    with running(harness, arguments, home) as term:
        return float(term.read_until(mark, 30.0) - term.t0)


def start_ratios(harness: Any, starts: int, home: Path) -> list[float]:
    """The menu against the bare app."""
    menu = ["-m", "duelterm"]
    return [
        seconds_to(harness, menu, b"new duel", home) / seconds_to(harness, [str(BARE)], b"READY-MARK", home)
        for _ in range(starts)
    ]


def pass_curtain(term: Any) -> None:
    """Wait for the guard time and type the letters of the curtain that was drawn last."""
    term.read_until_quiet(GUARD, GUARD)
    written = ESCAPES.sub("", bytes(term.buf[term.buf.rfind(CURTAIN) :]).decode())
    found = LETTERS.search(written)
    assert found is not None, written[-400:]
    for letter in found.groups():
        term.send(letter.encode())
        term.read_until_quiet(0.3)


def moves(term: Any, count: int) -> tuple[list[float], list[int]]:
    """Milliseconds from a key to its last byte, and the bytes; keys that change nothing aren't counted."""
    times, sizes = [], []
    for number in range(count):
        sent = term.send(ARROWS[number % len(ARROWS)])
        _, last, size, _ = term.read_until_quiet(0.08, 1.0)
        if size:
            times.append((last - sent) * 1000)
            sizes.append(size)
    return times, sizes


def growth(term: Any, keys: int) -> float:
    """Megabytes by which the program grows with so many keys, told for 1,000; what it first builds isn't counted."""
    press(term, keys // 4)
    before = term.rss()
    press(term, keys)
    return float(term.rss() - before) / 1024 * 1000 / keys


def press(term: Any, keys: int) -> None:
    """Move about, and read the log and cards now and then."""
    some = [*ARROWS * 3, b"\t", b"L", b"\x1b[B", b"q", b" ", b"q"]
    for number in range(keys):
        term.send(some[number % len(some)])
        term.read_until_quiet(0.02, 0.3)


def curtain_times(term: Any, count: int) -> list[float]:
    """Milliseconds from the key that hides the table to the curtain."""
    found = []
    for _ in range(count):
        begun = len(term.buf)
        sent = term.send(b"H")
        found.append((term.read_until(CURTAIN, 5.0, begun) - sent) * 1000)
        pass_curtain(term)
    return found


def measure(starts: int, keys: int, move_count: int, curtains: int) -> dict[str, float]:
    """All medians."""
    harness = load_harness()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        os.environ.pop("COLUMNS", None)
        with running(harness, ["-m", "duelterm", *DUEL], home) as term:
            term.read_until(CURTAIN, 60.0)
            pass_curtain(term)
            times, sizes = moves(term, move_count)
            hiding = curtain_times(term, curtains)
            grown = growth(term, keys)
        ratios = start_ratios(harness, starts, home)
    return {
        "start": median(ratios),
        "move time": median(times),
        "move bytes": median(sizes),
        "growth": grown,
        "curtain": median(hiding),
    }


LIMITS = {"start": 1.5, "move time": 25.0, "move bytes": 1536.0, "growth": 2.0, "curtain": 100.0}
WORDS = {
    "start": "the menu's first frame, in starts of the bare app",
    "move time": "a cursor move, in milliseconds",
    "move bytes": "a cursor move, in bytes",
    "growth": "growth of memory by 1,000 keys, in megabytes",
    "curtain": "the curtain is up, in milliseconds",
}


def main() -> int:
    """Print what was measured beside its limits; 1 if something is over."""
    found = measure(STARTS, KEYS, MOVES, CURTAINS)
    for name, value in found.items():
        print(f"{WORDS[name]}: {value:.2f} (at most {LIMITS[name]:g}, {value / LIMITS[name]:.2f} of it)")
    return int(any(value > LIMITS[name] for name, value in found.items()))


if __name__ == "__main__":
    sys.exit(main())
