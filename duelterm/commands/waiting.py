"""What can be gone on with. The menu lists it before anything else is there, so nothing heavy may be imported here."""

from glob import escape
from pathlib import Path

from duelterm.session.journal import changed_at
from duelterm.session.matchfile import unfinished_matches
from duelterm.session.unfinished import unfinished
from duelterm.tui.launcher import ResumeEntry


def waiting(folder: Path) -> list[ResumeEntry]:
    """The unfinished duels and matches of a folder, the latest first."""
    duels = [ResumeEntry(duel.path, duel.text) for duel in unfinished(folder)]
    matches = [ResumeEntry(path, text, match=True) for path, text in unfinished_matches(folder)]
    return sorted([*matches, *duels], key=last_change, reverse=True)


def last_change(entry: ResumeEntry) -> float:
    """When it was played last; what happens in a duel of a match is written to that duel's file."""
    duels = list(entry.path.parent.glob(f"{escape(entry.path.stem)}-*.duel")) if entry.match else []
    return max(changed_at(path) for path in (entry.path, *duels))
