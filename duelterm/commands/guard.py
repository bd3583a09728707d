"""What stands between a command and the player: exit codes, refusals, crash reports."""

import io
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

DONE = 0
INTERNAL = 1
USAGE = 2
FAULTY_FILE = 3
DAMAGED_SAVE = 4


class Refusal(Exception):
    """A command can't go on for a reason that the player can understand: a message and an exit code."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


def guarded(command: Callable[[], int]) -> int:
    """Run a command; whatever goes wrong becomes a line and an exit code, never a traceback."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _leave)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without UTF-8 still gets the rest of a line
    try:
        code = command()
        sys.stdout.flush()
    except Refusal as refusal:
        say(str(refusal))
        code = refusal.code
    except KeyboardInterrupt:
        code = 128 + signal.SIGINT
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = DONE
    except Exception as error:  # the last resort: nothing that goes wrong may end in a traceback
        code = _told(error)
    return code


def say(message: str) -> None:
    """One message on standard error."""
    print(f"duelterm: {harmless(message)}", file=sys.stderr)


def harmless(text: str) -> str:
    """The text without what a terminal would obey."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _leave(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


def _told(error: Exception) -> int:
    """Say what went wrong and give the exit code."""
    from duelterm.lang.report import CardError

    if isinstance(error, CardError):
        say(str(error))
        return FAULTY_FILE
    say(_reported(error))
    return INTERNAL


def _reported(error: Exception) -> str:
    """Write the crash report and say where it is; the line itself names nothing of the duel. (A full disk has none.)"""
    from duelterm.library.crash import disk_fault, write_report
    from duelterm.library.paths import state_dir

    if found := disk_fault(error):
        return f"it can't be written: {found}"
    path = write_report(error, state_dir())
    if path is None:
        return f"a fault of the program, sorry ({type(error).__name__}); its report could not be written"
    return f"a fault of the program, sorry. The report is in {path}"
