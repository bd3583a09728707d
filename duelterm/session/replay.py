"""A finished duel, played again: told line by line, or compared."""

from collections.abc import Iterator
from pathlib import Path

from duelterm.core.looking import Eyes
from duelterm.session.journal import JournalFault, Record, is_over, read_journal
from duelterm.session.lines import lines_of
from duelterm.session.matchfile import ENDING, is_running, last_line, match_state
from duelterm.session.opening import pool_of, replay


class NotForReplay(JournalFault):
    """There is nothing wrong with the file, but it can't be told yet, or isn't a duel; the message says what can."""


def told(path: Path) -> Iterator[str]:
    """A finished duel as text, with all that was hidden. Raises JournalFault, OSError."""
    record = finished(path)
    duel, _ = replay(record, pool_of(record.header))
    duel.open_hands = True
    for line in lines_of(duel, record.header.duelists, Eyes(None, len(record.header.names), open_hands=True), 0):
        yield "  " * line.depth + line.text


def finished(path: Path) -> Record:
    """The record of a duel that is over, and its match too: journals hold what is hidden. Raises NotForReplay for
    others.
    """
    if path.suffix == ENDING:
        raise NotForReplay(f"{path.name}: {of_match(path)}")
    record = read_journal(path)
    if not is_over(record.entries):
        raise NotForReplay(f"{path.name}: this duel isn't over; only `duelterm resume` reads it")
    match = Path(record.header.match).name
    if match and is_running(path.parent / match):
        raise NotForReplay(f"{path.name}: the match of this duel isn't over; only `duelterm resume` reads it")
    return record


def of_match(path: Path) -> str:
    """What can be replayed of a match: its duels, when it is over. Raises JournalFault, OSError."""
    state = match_state(path, last_line(path)[0])
    if not state.counted:
        return "this match isn't over; only `duelterm resume` reads it"
    duels = ", ".join(each.journal for each in state.rounds)
    return f"this is a match; name one of its duels: {duels}"


def check_replay(path: Path) -> str:
    """Play a finished duel's journal again; one line that says how it came out. Raises JournalFault, OSError."""
    record = finished(path)
    duel, _ = replay(record, pool_of(record.header))
    found, recorded = duel.state.result, record.entries[-1]["over"]
    if found is None or list(found.winners) != recorded:
        raise JournalFault(f"{path.name}: the record says that seats {recorded} won, the replay differs")
    return f"{path.name}: {duel.answers} answers, the same duel"
