"""A finished duel, played again and compared."""

from pathlib import Path

from duelterm.library.pool import load_pool
from duelterm.session.journal import JournalFault, is_over, read_journal
from duelterm.session.session import replay


def check_replay(path: Path) -> str:
    """Play a finished duel's journal again; one line that says how it came out. Raises JournalFault, OSError.

    A duel that isn't over is refused: its journal holds what is still hidden.
    """
    record = read_journal(path)
    if not is_over(record.entries):
        raise JournalFault(f"{path.name}: this duel isn't over; only `duelterm resume` reads it")
    duel, _ = replay(record, load_pool(record.header.game))
    found, recorded = duel.state.result, record.entries[-1]["over"]
    if found is None or list(found.winners) != recorded:
        raise JournalFault(f"{path.name}: the record says that seats {recorded} won, the replay differs")
    return f"{path.name}: {duel.answers} answers, the same duel"
