"""`duelterm replay`: a finished duel again, on the screen or, with --check, only compared."""

import argparse
from pathlib import Path

from duelterm.commands.guard import DONE
from duelterm.commands.screen import require_terminal


def run(arguments: argparse.Namespace) -> int:
    """Show or compare it."""
    if not arguments.check:
        require_terminal()
    from duelterm.session.replay import check_replay

    print(check_replay(Path(arguments.file)))
    return DONE
