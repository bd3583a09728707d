"""The score sheet (R3-4.5): every change of life points, for both players to read at any time."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import LifeLine, View
from duelterm.session.seating import together
from duelterm.tui.desk import Desk
from duelterm.tui.fields import team_of
from duelterm.tui.plot import life_plot
from duelterm.tui.screens.pages import TextPage
from duelterm.tui.settings import Settings
from duelterm.tui.wording import clipped, fit

LOWEST, HIGHEST = 10, 16
NAMED = 20
FIGURES = 33
"""Cells of turn, before, change and after, and the gaps between them."""


class SheetPage(TextPage):
    """The lines of the sheet, and both players' life points as lines."""

    def __init__(self, desk: Desk, settings: Settings) -> None:
        super().__init__("SCORE SHEET", (), settings, at_end=True)
        self._desk = desk

    def paragraphs(self, width: int) -> Sequence[Content]:
        desk, glyphs = self._desk, self._settings.glyphs
        sheet = desk.table.sheet()
        lines = sheet_lines(sheet, team_names(desk), width, glyphs.more)
        return [*lines, Content(""), *plotted(desk, self._settings, width)]


def sheet_lines(sheet: Sequence[LifeLine], names: Sequence[str], width: int, more: str) -> list[Content]:
    """A line for each change, the first one first."""
    if not sheet:
        return [Content("No life points have changed yet.")]
    named = min(max(cell_len(name) for name in names), NAMED)
    head = f"turn  {fit('', named)}  before   change   after  cause"
    lines = [Content.styled(head, "bold")]
    for line in sheet:
        words = (
            f"{line.turn:>4}  {fit(names[line.seat], named)}  {line.before:>6}   {line.change:>+6}   {line.after:>5}  "
        )
        lines.append(Content(words + clipped(line.cause, max(width - named - FIGURES, 10), more)))
    return lines


def team_names(desk: Desk) -> list[str]:
    """Whose life points a seat's are: its person's, or its team's (TAG-1.2), which one person may play (TAG-1.6)."""
    table = desk.table
    return [together(map(table.person, sorted(team_of(desk, seat)))) for seat in range(len(table.names))]


def plotted(desk: Desk, settings: Settings, width: int) -> list[Content]:
    """Both players' life points over the duel; nothing in a game without them."""
    view: View = desk.table.view(None)
    firsts = [seat for seat in view.seats if seat.seat == min(team_of(desk, seat.seat))]
    now = {seat.seat: seat.figures[0][1] for seat in firsts if seat.figures}
    return life_plot(
        desk.table.sheet(),
        now,
        team_names(desk),
        view.turn,
        width,
        min(max(width // 8, LOWEST), HIGHEST),
        settings.glyphs,
    )
