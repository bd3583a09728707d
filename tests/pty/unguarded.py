"""The real program, but its curtains drop no keys: run as a script."""

import sys

from duelterm.__main__ import main
from duelterm.tui import settings

if __name__ == "__main__":
    start = settings.Settings.__init__
    start.__defaults__ = (0.0, *(start.__defaults__ or ())[1:])
    sys.exit(main())
