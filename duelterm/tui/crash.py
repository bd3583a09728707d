"""What is left of a crash: a private file for whoever mends it, and one line without any card's name."""

import os
import traceback
from pathlib import Path
from time import strftime

from platformdirs import user_state_path


def write_report(error: BaseException, folder: Path | None) -> Path | None:
    """Write the traceback, without local variables, where only the user can read it; None if that can't be done."""
    where = folder if folder is not None else user_state_path("duelterm")
    path = where / f"crash-{strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    try:
        where.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write("".join(traceback.format_exception(error)))
    except OSError:
        return None
    return path


def one_line(path: Path | None) -> str:
    """What the terminal says about it."""
    where = f"a report is in {path}" if path is not None else "no report could be written"
    return f"duelterm: an internal error ended the program; {where}. The duel is saved: duelterm resume"
