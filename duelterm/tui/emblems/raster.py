"""From shapes to pixels: how much of each pixel the mirrored shapes cover."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from duelterm.tui.emblems.palette import LEVELS
from duelterm.tui.emblems.shapes import Shape, Span

STEPS = 4
FAINTEST, CONTRAST = 0.12, 1.6
Grid = list[list[int]]


@dataclass(slots=True, frozen=True)
class Placement:
    """Where the grid of the shapes lies on the pixels: the axis, the top, and pixels for each unit."""

    axis: float
    top: float
    wide: float
    high: float


def coverage(shapes: Sequence[Shape], place: Placement, width: int, height: int) -> Grid:
    """For each row and column of pixels a level from 0 to LEVELS; a row without anything is empty."""
    return [_row(shapes, place, width, y) for y in range(height)]


def hardened(grid: Grid) -> Grid:
    """Half-covered pixels are covered whole, others not at all: for small things that would fade away."""
    return [[LEVELS if 2 * level >= LEVELS else 0 for level in row] for row in grid]


def _row(shapes: Sequence[Shape], place: Placement, width: int, row: int) -> list[int]:
    first, last = ((row + edge - place.top) / place.high for edge in (0, 1))
    near = [shape for shape in shapes if shape.top < last and shape.bottom > first]
    if not near:
        return []
    shares = [0.0] * width
    for step in range(STEPS):
        y = first + (last - first) * (step + 0.5) / STEPS
        for start, end in _merged(span for shape in near for span in shape.spans(y)):
            _add(shares, place.axis + start * place.wide, place.axis + end * place.wide)
    return [_level(share) if share else 0 for share in shares]


def _level(share: float) -> int:
    """Edges sharper than they are, so that thin limbs stay visible in few pixels."""
    return min(max(round((share - FAINTEST) * CONTRAST * LEVELS), 0), LEVELS)


def _merged(spans: Iterable[Span]) -> list[Span]:
    """The spans and their mirror images, without overlap."""
    merged: list[Span] = []
    both = [pair for start, end in spans for pair in ((start, end), (-end, -start))]
    for start, end in sorted(both):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _add(cells: list[float], start: float, end: float) -> None:
    start, end = max(start, 0.0), min(end, float(len(cells)))
    if end <= start:
        return
    first, last = int(start), min(int(end), len(cells) - 1)
    if first == last:
        cells[first] += (end - start) / STEPS
        return
    cells[first] += (first + 1 - start) / STEPS
    for x in range(first + 1, last):
        cells[x] += 1 / STEPS
    cells[last] += (end - last) / STEPS
