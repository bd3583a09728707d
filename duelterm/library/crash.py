"""What is left of a crash: a private file for whoever mends the program, without any local variable."""

import errno
import os
import sys
import traceback
from pathlib import Path
from time import strftime

from duelterm import __version__
from duelterm.library.paths import write_private

_OF_DISK = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO}


def disk_fault(error: BaseException) -> str:
    """What the disk has against it, if that and no fault of the program is the reason; empty if not."""
    return error.strerror or "" if isinstance(error, OSError) and error.errno in _OF_DISK else ""


def write_report(error: BaseException, folder: Path | None) -> Path | None:
    """Write the traceback where only the user can read it; None if that can't be done, or without a folder."""
    if folder is None:
        return None
    path = folder / f"crash-{strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    content = f"duelterm {__version__}, Python {sys.version}\n\n{''.join(traceback.format_exception(error))}"
    try:
        write_private(path, content.encode(errors="backslashreplace"))
    except OSError:
        return None
    return path
