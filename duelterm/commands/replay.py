"""`duelterm replay`: a finished duel again: told line by line or, with --check, only compared."""

import argparse
from pathlib import Path

from duelterm.commands.guard import DAMAGED_SAVE, DONE, USAGE, Refusal, harmless


def run(arguments: argparse.Namespace) -> int:
    """Tell or compare it."""
    from duelterm.session.journal import JournalFault
    from duelterm.session.replay import NotForReplay, check_replay, told

    path = Path(arguments.file)
    try:
        for line in [check_replay(path)] if arguments.check else told(path):
            print(harmless(line))
    except BrokenPipeError:  # nothing is wrong with the file, nor with a reader who has seen enough
        raise
    except NotForReplay as fault:
        raise Refusal(str(fault), USAGE) from fault
    except JournalFault as fault:
        raise Refusal(str(fault), DAMAGED_SAVE) from fault
    except OSError as error:
        raise Refusal(f"{path}: {error.strerror}", USAGE) from error
    return DONE
