"""Runs the real program as a person would, without a terminal."""

import os
import subprocess
import sys
from pathlib import Path

TRACE = "Traceback (most recent call last)"


def duelterm(*arguments: str, folder: Path | None = None, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """One call of the program, with its output; none may end in a traceback or leave control bytes on the terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "duelterm", *arguments],
        cwd=folder,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
    )
    for output in (done.stdout, done.stderr):
        assert TRACE not in output.decode(errors="replace")
        assert not set(output) & {*range(0x09), *range(0x0B, 0x20), 0x7F}
    return done
