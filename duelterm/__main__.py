"""The program's way in: `duelterm`, or `python -m duelterm`."""

import sys

from duelterm.cli import main

if __name__ == "__main__":
    sys.exit(main())
