"""All answers as a list in the place of the board, with the cursor's one in sight."""

from collections.abc import Sequence

from textual.content import Content

from duelterm.tui.desk import Desk
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.picture import owner_words
from duelterm.tui.prompting import Mark, Offer, rows_of
from duelterm.tui.wording import title_line

BEFORE = 6
"""Cells before an answer's words: the cursor, its label, the sign that it is picked."""
Rows = list[tuple[Offer, str, bool]]
"""Each row of the list: whose it is, its words, and whether it is the first of that answer."""


def list_lines(desk: Desk, width: int, height: int, offers: Sequence[Offer], glyphs: Glyphs) -> list[Content]:
    """The list. A long answer goes on in the next row, as long as every other in sight has one."""
    listed = _listed(offers)
    window = _in_sight(desk, listed, height)
    count = f"{window.start + 1} to {window.stop} of {len(listed)}"
    owner = owner_words(desk, desk.table.person(desk.keyboard.bottom))
    lines = [Content.styled(title_line("ALL ANSWERS", f"{count}   {owner}", width, glyphs.rule), "$title")]
    for offer, text, first in _rows(listed, window, width, height):
        here = offer.spot == desk.cursor.spot
        label = Content.styled(f"{offer.sign if first else '':>2} ", "bold $label")
        mark = offer.mark if first and offer.mark else " "
        words = Content.styled(f"{mark} {text}", "reverse" if here else "")
        lines.append(Content(glyphs.cursor if here and first else " ") + label + words)
    return lines


def list_marks(desk: Desk, width: int, height: int, offers: Sequence[Offer]) -> list[Mark]:
    """The lines of that list that can be clicked: each chooses its answer."""
    listed = _listed(offers)
    rows = _rows(listed, _in_sight(desk, listed, height), width, height)
    return [Mark(line, 0, width, spot=offer.spot) for line, (offer, _, _) in enumerate(rows, 1)]


def _rows(listed: Sequence[Offer], window: range, width: int, height: int) -> Rows:
    """The rows in sight: the first answers get those that are left."""
    rows: Rows = []
    cells = width - BEFORE
    for left, at in zip(range(len(window), 0, -1), window, strict=True):
        texts = rows_of(listed[at].words(long=True), cells, cells, height - 1 - len(rows) - left + 1)
        rows += [(listed[at], text, not down) for down, text in enumerate(texts)]
    return rows


def _listed(offers: Sequence[Offer]) -> list[Offer]:
    return [offer for offer in offers if offer.spot and offer.sign != "Enter"]


def _in_sight(desk: Desk, listed: Sequence[Offer], height: int) -> range:
    """Which of the answers stand below the list's title."""
    at = next((at for at, offer in enumerate(listed) if offer.spot == desk.cursor.spot), 0)
    room = max(height - 1, 1)
    start = min(max(at - room // 2, 0), max(len(listed) - room, 0))
    return range(start, min(start + room, len(listed)))
