"""Life points over a duel as two lines of blocks: one solid, one dotted, so that they differ without any colour."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import LifeLine
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.wording import fit

QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By the bits of upper left, upper right, lower left and lower right."""
LETTERS = {(3, 0): '"', (12, 0): "_", (15, 0): "#", (0, 1): "'", (0, 4): ".", (0, 5): ":"}
"""Solid and dotted bits without blocks; a cell that both lines pass is a plus."""
SOLID, DOTTED = (3, 12), (1, 4)
STYLES = ("$legal", "$label")
AXIS, NAMED = 6, 12
LEAST = 24

Steps = list[tuple[float, int]]
"""Life points from a moment on, moments being shares of the duel."""


def life_plot(
    sheet: Sequence[LifeLine],
    now: Mapping[int, int],
    names: Sequence[str],
    turns: int,
    width: int,
    height: int,
    glyphs: Glyphs,
) -> list[Content]:
    """Both lines with their scale; nothing where there is no room. `now` has each seat's life points at the end."""
    ends = [min(cell_len(names[seat]), NAMED) + len(str(value)) + 5 for seat, value in now.items()]
    room = width - AXIS - max(NAMED + 6, *ends, 0)
    if room < LEAST or height < 4 or not now:
        return []
    lines = {seat: steps(sheet, seat, value, turns) for seat, value in now.items()}
    top = max((value for each in lines.values() for _, value in each), default=0) or 1
    grids = [_grid(each, top, room, (height - 2) * 2) for each in lines.values()]
    rows = [_row(grids, y, glyphs) for y in range(height - 2)]
    labels = {0: top, (height - 2) // 2: top // 2}
    bar = "|" if glyphs.rule.isascii() else "│"
    drawn = [
        Content(f"{labels.get(y, ''):>{AXIS - 1}}{bar}") + row + _name(y, lines, names, top, height - 2, glyphs)
        for y, row in enumerate(rows)
    ]
    foot = Content(f"{0:>{AXIS - 1}}{bar}{glyphs.rule * room}")
    last = f"turn {turns}" if turns > 1 else ""
    return [*drawn, foot, Content(" " * AXIS + fit("turn 1", room - len(last)) + last)]


def steps(sheet: Sequence[LifeLine], seat: int, now: int, turns: int) -> Steps:
    """A seat's life points from each moment on. Every turn has the same share; its changes are spread over it."""
    found: Steps = []
    for turn, lines in groupby(sheet, key=lambda line: line.turn):
        of_turn = list(lines)
        moments = ((max(turn, 1) - 1 + (at + 1) / (len(of_turn) + 1)) / max(turns, 1) for at in range(len(of_turn)))
        found += [(moment, line.after) for moment, line in zip(moments, of_turn, strict=True) if line.seat == seat]
    before = next((line.before for line in sheet if line.seat == seat), now)
    return [(0.0, before), *found]


def _grid(line: Steps, top: int, width: int, height: int) -> list[set[int]]:
    """The half rows that the line passes in each column."""
    columns: list[set[int]] = []
    level = _level(line[0][1], top, height)
    for x in range(width):
        passed = {level}
        for moment, value in line:
            if int(moment * width) == x:
                after = _level(value, top, height)
                passed |= set(range(min(level, after), max(level, after) + 1))
                level = after
        columns.append(passed)
    return columns


def _level(value: int, top: int, height: int) -> int:
    return min(height - 1 - round(value * (height - 1) / top), height - 1)


def _row(grids: Sequence[list[set[int]]], y: int, glyphs: Glyphs) -> Content:
    """A row of cells, each of two half rows."""
    cells = [_cell([column[x] for column in grids], y, glyphs) for x in range(len(grids[0]))]
    runs = groupby(cells, key=lambda cell: cell[1])
    return Content("").join(Content.styled("".join(cell[0] for cell in run), style) for style, run in runs)


def _cell(columns: Sequence[set[int]], y: int, glyphs: Glyphs) -> tuple[str, str]:
    bits = [sum(half for at, half in enumerate(style) if 2 * y + at in column) for style, column in _styled(columns)]
    solid, dotted = (*bits, 0)[:2]
    style = STYLES[0] if solid else STYLES[1] if dotted else ""
    if glyphs.rule.isascii():
        return (LETTERS.get((solid, dotted), "+") if solid or dotted else " "), style
    return QUADRANTS[solid | dotted], style


def _styled(columns: Sequence[set[int]]) -> Iterator[tuple[tuple[int, int], set[int]]]:
    return zip((SOLID, DOTTED), columns, strict=False)


def _name(y: int, lines: Mapping[int, Steps], names: Sequence[str], top: int, rows: int, glyphs: Glyphs) -> Content:
    """Whose line ends in this row; where both do, the second stands below."""
    ends = {seat: min(_level(line[-1][1], top, rows * 2) // 2, rows - 1) for seat, line in lines.items()}
    first, *others = ends
    for seat in others:
        if ends[seat] == ends[first]:
            ends[seat] += 1 if ends[first] < rows - 1 else -1
    for at, (seat, row) in enumerate(ends.items()):
        if row == y:
            sign = sign_of(at, glyphs)
            return Content.styled(f" {sign} {fit(names[seat], NAMED).rstrip()} {lines[seat][-1][1]}", STYLES[at])
    return Content("")


def sign_of(at: int, glyphs: Glyphs) -> str:
    """A piece of the first or the second line."""
    if glyphs.rule.isascii():
        return "__" if at == 0 else ".."
    return "▄▄" if at == 0 else "▖▖"
