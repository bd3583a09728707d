"""The screen in a real pseudo-terminal: what its bytes show, and how it leaves."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path

import pytest

PROGRAM = """
import sys
from duelterm.tui.app import play_duel
from duelterm.tui.settings import Settings
from tests.tui import fake_table as fake
sys.exit(play_duel(fake.FakeTable([fake.act()]), Settings(guard=0.0, rest=1.5, letters=lambda: "xy")))
"""
RESTORED = b"\x1b[?1049l"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs pseudo-terminals")]


class Terminal:
    """One running program and the bytes it has written."""

    def __init__(self, root: Path, width: int, height: int) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "PYTHONPATH": str(root)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.written = bytearray()

    def read(self, quiet: float = 0.3, longest: float = 20.0) -> bytes:
        """What is written until nothing comes for a while."""
        start, end = len(self.written), time.monotonic() + longest
        while time.monotonic() < end and select.select([self.master], [], [], quiet)[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            if not data:
                break
            self.written += data
        return bytes(self.written[start:])

    def wait_for(self, words: bytes, since: int = 0) -> None:
        """Read until these words are there."""
        end = time.monotonic() + 30
        while self.written.find(words, since) < 0:
            assert time.monotonic() < end, f"no {words!r} in {bytes(self.written[-400:])!r}"
            self.read(0.05, 1.0)

    def send(self, keys: bytes, until: bytes = b"") -> bytes:
        """Press keys; what is written then, at least until these words come."""
        start = len(self.written)
        os.write(self.master, keys)
        if until:
            self.wait_for(until)
        self.read()
        return bytes(self.written[start:])

    def code(self) -> int:
        """The exit code, read to the end."""
        self.read(0.5)
        return self.process.wait(timeout=10)


@contextmanager
def terminal(root: Path, width: int = 80, height: int = 24) -> Iterator[Terminal]:
    """Run the program until its first curtain."""
    running = Terminal(root, width, height)
    try:
        running.wait_for(b"PASS THE KEYBOARD")
        running.read()
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
            running.process.wait()
        os.close(running.master)


@pytest.mark.case("T33")
def test_no_hidden_name_is_in_the_bytes_before_the_letters_are_typed(root: Path) -> None:
    with terminal(root) as running:
        assert b"hand" not in running.send(b"\r\r\r   aE1L").lower()
        assert b"Amyhand" not in running.written
        running.send(b"xy", until=b"Amyhand")
        assert b"Benhand" not in running.written
        running.send(b"\x11")
        assert running.code() == 0


@pytest.mark.case("T19")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_cursor_move_sends_few_bytes(root: Path, size: tuple[int, int]) -> None:
    with terminal(root, *size) as running:
        running.send(b"xy", until=b"Amyhand")
        sent = sorted(len(running.send(key)) for key in [b"\x1b[C", b"\x1b[D", b"\x1b[A", b"\x1b[B"] * 2)
        assert sent[len(sent) // 2] < (1500 if size == (80, 24) else 4000), sent  # the emblem waits until it rests


@pytest.mark.case("T14", "T21")
@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_covers_the_table_restores_the_terminal_and_leaves(root: Path, number: signal.Signals) -> None:
    with terminal(root) as running:
        running.send(b"xy", until=b"Amyhand")
        before = len(running.written)
        running.process.send_signal(number)
        assert running.code() == 128 + number
        after = bytes(running.written[before:])
        assert RESTORED in after
        assert b"Amyhand" not in after
        assert b"\x1b[24;1H" in after[: after.index(RESTORED)], "the whole screen was covered"


@pytest.mark.case("T03", "T15")
def test_a_lost_terminal_ends_the_program(root: Path) -> None:
    with terminal(root) as running:
        lost = os.dup(running.master)
        os.close(running.master)
        os.close(lost)
        running.master = os.open(os.devnull, os.O_RDONLY)
        assert running.process.wait(timeout=5) != 0


@pytest.mark.case("T04")
def test_after_a_stop_the_curtain_is_there_fully_painted(root: Path) -> None:
    with terminal(root) as running:
        running.send(b"xy", until=b"Amyhand")
        before = len(running.written)
        running.process.send_signal(signal.SIGTSTP)
        running.wait_for(RESTORED, since=before)
        running.read()
        assert b"PASS THE KEYBOARD" in running.written[before : running.written.index(RESTORED, before)]
        stopped = len(running.written)
        running.process.send_signal(signal.SIGCONT)
        running.wait_for(b"PASS THE KEYBOARD", since=stopped)
        assert b"Amyhand" not in running.written[before:]
