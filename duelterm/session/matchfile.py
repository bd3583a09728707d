"""A match on disk: one file beside the journals of its duels, mode 0600, that this process alone may write.

Each line is the whole match as it stood after a step, with its checksum, synced before the next thing is asked. The
last whole line counts, so that a program killed at any point loses nothing.
"""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duelterm.session.journal import MOST_BYTES, Journal, JournalFault, changed_at, unseal
from duelterm.session.saved import decks_fault, is_file_name, is_name, people_fault

if TYPE_CHECKING:
    from duelterm.session.matchrules import MatchState

ENDING = ".match"
FORMAT = 1
MATCHED = "duelmonsters"
"""The game that has matches (R3-2.1, STD-1.3)."""


class MatchFile:
    """An open file of a match."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    @classmethod
    def create(cls, path: Path, state: "MatchState") -> "MatchFile":
        """A new match. Raises OSError if the file exists or can't be written."""
        return cls(Journal.begin(path, asdict(state)))

    @classmethod
    def reopen(cls, path: Path) -> tuple["MatchFile", "MatchState"]:
        """Go on with a match. Raises JournalFault, OSError."""
        last, length = last_line(path)
        journal = Journal.reopen(path, length)
        try:
            return cls(journal), match_state(path, last)
        except JournalFault:
            journal.close()
            raise

    @property
    def path(self) -> Path:
        """Where it is."""
        return self._journal.path

    def save(self, state: "MatchState") -> None:
        """Put down how the match stands. Raises OSError."""
        self._journal.write(asdict(state))

    def remove(self) -> None:
        """Keep nothing of it."""
        self.path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Let another process have it."""
        self._journal.close()


def last_line(path: Path) -> tuple[dict[str, Any], int]:
    """What the last whole line says, and how many bytes there are up to its end. Raises JournalFault, OSError."""
    if path.stat().st_size > MOST_BYTES:
        raise JournalFault(f"{path.name}: {MOST_BYTES} bytes at most, this is no match")
    lines = path.read_bytes().splitlines(keepends=True)
    length, found = 0, None
    for number, line in enumerate(lines, 1):
        entry = unseal(line) if line.endswith(b"\n") else None
        if entry is None:
            if number < len(lines):
                raise JournalFault(f"{path.name}, line {number}: damaged; this match can't be read")
            break
        length, found = length + len(line), entry
    if found is None:
        raise JournalFault(f"{path.name}: this is no match")
    if found.get("format") != FORMAT:
        raise JournalFault(f"{path.name}: format {found.get('format')!a:.20}; this duelterm reads format {FORMAT}")
    return found, length


def match_state(path: Path, found: dict[str, Any]) -> "MatchState":
    """The match that a line says. Raises JournalFault."""
    from pydantic import TypeAdapter, ValidationError

    from duelterm.session.matchrules import MatchState

    try:
        state = TypeAdapter(MatchState).validate_python(found)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        raise JournalFault(f"{path.name}: not the state of a match, wrong at {where}") from None
    counts = {len(state.names), len(state.stakes), len(state.holdings)}
    if counts != {2} or any(not 0 <= seat < 2 for _, seat in state.todo):
        raise JournalFault(f"{path.name}: not the state of a match between two")
    if fault := state_fault(state):
        raise JournalFault(f"{path.name}: {fault}")
    return state


def state_fault(state: "MatchState") -> str:
    """What can't be, though it is of the right kind; empty if all can."""
    from duelterm.session.matchrules import PROMPTS

    odd = next((each.journal for each in state.rounds if not is_file_name(each.journal)), None)
    if odd is not None:
        return f"the duels of a match lie beside it, not at {odd!a:.60}"
    seats = [state.gave_up, *(each.winner for each in state.rounds)]
    antes = {len(each.ante) for each in state.rounds}
    if any(seat not in (None, 0, 1) for seat in seats) or antes - {0, 2}:
        return "a match between two has no other seats"
    if any(prompt not in PROMPTS for prompt, _ in state.todo) or any(min(stake) < 0 for stake in state.stakes):
        return "something is asked or staked that can't be"
    decks = [holding.cards for holding in state.holdings]
    others = [part for holding in state.holdings for part in (holding.side, holding.fusion)]
    return people_fault(state.names, state.privacy) or decks_fault(MATCHED, decks, others)


def unfinished_matches(folder: Path) -> Iterator[tuple[Path, str]]:
    """The matches of a folder that can be gone on with, the latest first, and who plays and how far it is. (By hand:
    the menu must not wait for a library to do it.)
    """
    for path in sorted(folder.glob(f"*{ENDING}"), key=changed_at, reverse=True):
        try:
            found, _ = last_line(path)
        except (OSError, JournalFault):
            continue
        match found:
            case {"names": [str(one), str(other)], "rounds": [*rounds], "counted": False} if is_name(one) and is_name(
                other
            ):
                yield path, f"{one} vs {other}, match, duel {max(len(rounds), 1)}"


def is_running(path: Path) -> bool:
    """Whether the match of that file goes on; one that isn't there any more doesn't."""
    try:
        return last_line(path)[0].get("counted") is not True
    except FileNotFoundError:
        return False
