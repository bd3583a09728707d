"""The duels of a folder that can be gone on with, and those that can't be read."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from duelterm.library.paths import in_words
from duelterm.session.games import GAMES
from duelterm.session.journal import Header, JournalFault, answers_in, changed_at, is_over, read_journal
from duelterm.session.matchfile import ENDING, last_line
from duelterm.session.seating import against


@dataclass(slots=True, frozen=True)
class Unfinished:
    """A duel that can be resumed."""

    path: Path
    text: str


def unfinished(folder: Path) -> list[Unfinished]:
    """The unfinished duels of a folder, the latest first, those of matches and files that can't be read left out."""
    return list(find_unfinished(folder))


def find_unfinished(folder: Path) -> Iterator[Unfinished]:
    """Each unfinished duel."""
    paths = sorted(folder.glob("*.duel"), key=changed_at, reverse=True)
    for path in paths:
        try:
            record = read_journal(path)
        except (OSError, JournalFault):
            continue
        if not is_over(record.entries) and not record.header.match:
            count = len(answers_in(record.entries))
            yield Unfinished(path, f"{who_plays(record.header)}, {count} answer{'s' * (count != 1)}")


def who_plays(header: Header) -> str:
    """The people, team against team."""
    game = GAMES.get(header.rules)
    sides = range(len(header.names)) if game is None or game.seats != len(header.names) else game.sides
    return against(header.names, sides)


def damaged(folder: Path) -> list[str]:
    """What is wrong with each duel and match of a folder that can't be read."""
    found = []
    for path in sorted([*folder.glob("*.duel"), *folder.glob(f"*{ENDING}")]):
        try:
            last_line(path) if path.suffix == ENDING else read_journal(path)
        except (OSError, JournalFault) as fault:
            found.append(in_words(fault))
    return found
