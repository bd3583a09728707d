"""What is left of a crash: a private file for whoever mends it, and one line without any card's name."""

import os
import traceback
from pathlib import Path
from time import strftime

from duelterm.library.paths import write_private


def write_report(error: BaseException, folder: Path | None) -> Path | None:
    """Write the traceback, without local variables, where only the user can read it; None if that can't be done."""
    if folder is None:
        return None
    path = folder / f"crash-{strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    try:
        write_private(path, "".join(traceback.format_exception(error)).encode(errors="backslashreplace"))
    except OSError:
        return None
    return path


def one_line(path: Path | None) -> str:
    """What the terminal says about it."""
    where = f"a report is in {path}" if path is not None else "no report could be kept"
    return f"duelterm: an internal error ended the program; {where}. The duel is saved: duelterm resume"
