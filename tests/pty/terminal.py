"""A program in a pseudo-terminal with a screen model, driven by keys alone."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Callable, Mapping, Sequence

import pyte

SYNC_QUERY = b"\x1b[?2026$p"
SYNC_ANSWER = b"\x1b[?2026;2$y"
KEYS = {"Enter": "\r", "Esc": "\x1b", "Space": " ", "Tab": "\t", "Ctrl+Q": "\x11", "Ctrl+C": "\x03"}


class Terminal:
    """`raw` holds every byte that the program wrote; `lines` is what stands on the screen."""

    def __init__(self, argv: Sequence[str], env: Mapping[str, str], columns: int = 80, rows: int = 24) -> None:
        self.raw = bytearray()
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._answered = False
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(argv[0], list(argv), dict(env))
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.exit_code: int | None = None

    @property
    def lines(self) -> list[str]:
        """The screen's lines without trailing blanks."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.lines)

    def read(self, seconds: float) -> bool:
        """Take in what comes within this time; whether anything came."""
        ready, _, _ = select.select([self.fd], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        if not data:
            self._reap()
            return False
        self.raw += data
        self._stream.feed(data)
        if not self._answered and SYNC_QUERY in self.raw:
            self._answered = True
            os.write(self.fd, SYNC_ANSWER)
        return True

    def settle(self, quiet: float = 0.08, most: float = 5.0) -> None:
        """Read until nothing comes for a while."""
        end = time.monotonic() + most
        while time.monotonic() < end and self.read(quiet):
            pass

    def heard(self, most: float = 2.0) -> None:
        """Read until something comes, however slow the machine, and then to its end."""
        if self.read(most):
            self.settle(0.03)

    def wait(self, seen: Callable[[str], bool], most: float = 20.0) -> str:
        """Read until the screen shows something. Raises AssertionError with the screen if it never does."""
        assert self.comes(seen, most), f"never seen:\n{self.text}"
        return self.text

    def comes(self, seen: Callable[[str], bool], most: float) -> bool:
        """Read until the screen shows something; whether it did in this time."""
        end = time.monotonic() + most
        while not seen(self.text):
            left = end - time.monotonic()
            if left <= 0:
                return False
            assert self.exit_code is None, f"ended with {self.exit_code}:\n{self.text}"
            self.read(min(left, 0.2))
        self.settle()
        return True

    def press(self, *keys: str) -> None:
        """Type keys, by name or letter."""
        for key in keys:
            os.write(self.fd, KEYS.get(key, key).encode())
            time.sleep(0.01)

    def ends(self, most: float) -> bool:
        """Read until the program has ended; whether it did in this time."""
        end = time.monotonic() + most
        while self.exit_code is None and time.monotonic() < end:
            self.read(0.2)
        return self.exit_code is not None

    def finish(self, most: float = 10.0) -> int:
        """Read until the program has ended; its exit code."""
        assert self.ends(most), f"still running:\n{self.text}"
        assert self.exit_code is not None
        return self.exit_code

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the program."""
        os.kill(self.pid, number)

    def hang_up(self, most: float = 10.0) -> float:
        """Take the terminal away; the seconds until the program has ended."""
        begun = time.monotonic()
        os.close(self.fd)
        self.fd = os.open(os.devnull, os.O_RDONLY)
        while self.exit_code is None:
            if time.monotonic() > begun + most:
                self.kill()
                raise AssertionError("still running without a terminal")
            found, status = os.waitpid(self.pid, os.WNOHANG)
            if found:
                self.exit_code = os.waitstatus_to_exitcode(status)
            time.sleep(0.02)
        return time.monotonic() - begun

    def kill(self) -> None:
        """`kill -9`."""
        os.kill(self.pid, signal.SIGKILL)
        self._reap()

    def _reap(self) -> None:
        if self.exit_code is None:
            _, status = os.waitpid(self.pid, 0)
            self.exit_code = os.waitstatus_to_exitcode(status)

    def close(self) -> int:
        """End it if it still runs; its exit code."""
        if self.exit_code is None:
            os.kill(self.pid, signal.SIGTERM)
            end = time.monotonic() + 5
            while self.exit_code is None and time.monotonic() < end:
                self.read(0.2)
            if self.exit_code is None:
                self.kill()
        os.close(self.fd)
        assert self.exit_code is not None
        return self.exit_code
