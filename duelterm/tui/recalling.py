"""Since your last view: what happened while somebody else had the screen, from what the person now here may know."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from textual.content import Content

from duelterm.session.api import Line
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.wording import clipped, title_line

TITLE = "SINCE YOUR LAST VIEW"
OPENLY = "IN THIS TURN"
"""The title on the public screen."""


@dataclass(slots=True)
class Recall:
    """What each person has seen of the news; None stands for the public screen.

    `recent` are the lines that are new to whoever looks now. They are `fresh` until that person presses a key.
    """

    recent: tuple[Line, ...] = ()
    fresh: bool = False
    _owner: int | None = None
    _seen: dict[int, int] = field(default_factory=dict)

    def look(self, owner: int | None, news: Sequence[Line], turn: int) -> None:
        """The screen belongs to this person (or to nobody) and shows this news."""
        if owner is None:
            self.recent, self.fresh = tuple(line for line in news if line.turn == turn), False
        elif owner != self._owner:
            since = self._seen.get(owner)
            self.recent = tuple(line for line in news if self._is_new(line, since, turn))
            self.fresh = bool(self.recent) and since is not None
        if owner is not None:
            self._seen[owner] = news[-1].number + 1 if news else 0
        self._owner = owner

    def _is_new(self, line: Line, since: int | None, turn: int) -> bool:
        """Of a duel just opened nobody knows what has been seen: the page tells of the last turn."""
        return line.turn >= turn - 1 if since is None else line.number >= since

    def read(self) -> None:
        """A key was pressed: the news has been seen."""
        self.fresh = False


def recent_lines(recall: Recall, width: int, height: int, key: str, glyphs: Glyphs) -> list[Content]:
    """What is new, the newest last; what is earlier and finds no room stands on the page that the key opens."""
    room, lines = max(height - 1, 0), recall.recent
    earlier = next(at for at in range(len(lines) + 1) if len(_rows(lines[at:], width)) <= room)
    rest = f"{key}: {earlier} earlier" if earlier else f"{key}: all of it"
    title = Content.styled(title_line(TITLE, rest, width, glyphs.rule), "bold $title")
    return [title, *(Content(clipped(f" {row}", width, glyphs.more)) for row in _rows(lines[earlier:], width))]


def _rows(lines: Sequence[Line], width: int) -> list[str]:
    """The lines one after the other, as few rows as they need."""
    rows: list[str] = []
    for line in lines:
        if rows and len(rows[-1]) + len(line.text) + 4 <= width:
            rows[-1] += f" {line.text}"
        else:
            rows.append(line.text)
    return rows
