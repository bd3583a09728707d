"""The program's way in: `duelterm`, or `python -m duelterm`."""

import sys

from duelterm import __version__


def main() -> int:
    """Do what was typed and give the exit code; the version alone needs no command line to be understood."""
    if sys.argv[1:] == ["--version"]:
        print(f"duelterm {__version__}")
        return 0
    from duelterm import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
