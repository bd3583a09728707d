"""A blazon laid out on pixels, layer upon layer."""

from functools import lru_cache

from duelterm.tui.emblems.blazon import Blazon
from duelterm.tui.emblems.canvas import Canvas
from duelterm.tui.emblems.families import Charge
from duelterm.tui.emblems.heraldry import CROWNS, PATTERNS, PLAIN_PATTERN
from duelterm.tui.emblems.palette import LEVELS, Tone, palettes
from duelterm.tui.emblems.raster import Grid, Placement, coverage, hardened
from duelterm.tui.emblems.shapes import Shape, oval

SIZES = (0.76, 0.87, 0.94, 1.0)
CROWN_ROOM = (0.0, 0.0, 1.8, 3.0)
BROADEST = 1.25
FINE = 0.6


def compose(what: Blazon, width: int, height: int) -> Canvas:
    """The emblem as rows of pixels."""
    canvas = _ground(what.colours, what.panel, what.ringed, width, height).copy()
    share = width / len(what.charges)
    for at, charge in enumerate(what.charges):
        _lay_charge(canvas, charge, what.rank, (at + 0.5) * share, share)
    if what.rank is not None:
        canvas.lay(Tone.CROWN, _pips(what.rank + 1, width, height))
    return canvas


@lru_cache(128)
def _ground(colours: tuple[str, ...], panel: tuple[Shape, ...], ringed: bool, width: int, height: int) -> Canvas:
    """The field with its pattern and panel. Many cards share it, so it is kept; lay on a copy."""
    canvas = Canvas(palettes(colours), width, height)
    whole = Placement(width / 2, 0, width / 20, height / 20)
    for at, colour in enumerate(colours or ("",)):
        canvas.lay(Tone.PATTERN, coverage(PATTERNS.get(colour, PLAIN_PATTERN), whole, width, height), only=at)
    unit = min(width / 20, height / 20)
    middle = Placement(width / 2, height / 2 - 10 * unit, min(width / 20, unit * BROADEST), unit)
    canvas.lay(Tone.GLOW, coverage(panel, middle, width, height))
    if ringed:
        canvas.lay(Tone.RING, coverage(_rings(unit), middle, width, height))
    return canvas


def _lay_charge(canvas: Canvas, charge: Charge, rank: int | None, axis: float, room: float) -> None:
    """A charge as large as its rank and the room let it be, with the crown that its rank has."""
    width, height = canvas.width, canvas.height
    level = 2 if rank is None else rank
    crown = 0.0 if rank is None else CROWN_ROOM[rank]
    widest = (room - 2 * _margin(room)) / 20
    high = min((height - 2 * _margin(height)) / (20 + crown), widest) * SIZES[level]
    wide = min(high * BROADEST * charge.breadth, widest)
    place = Placement(axis, (height - high * (20 + crown)) / 2 + high * crown, wide, high)
    canvas.lay(Tone.FIGURE, coverage(charge.fill, place, width, height))
    marks = coverage(charge.marks, place, width, height)
    canvas.lay(Tone.MARK, marks if high > FINE else hardened(marks))
    if rank is not None and CROWNS[rank]:
        seat = Placement(axis, place.top + charge.brow * high, wide, high)
        canvas.lay(Tone.CROWN, coverage(CROWNS[rank], seat, width, height))


def _margin(length: float) -> float:
    return length / 20 if length >= 12 else length / 40


def _rings(unit: float) -> tuple[Shape, ...]:
    """Two rings, their lines and the gap between them at least a pixel; only one where two would fill the field."""
    line = max(1.0, 0.9 / unit)
    radii = (9.9, 9.9 - 2 * line) if unit > FINE else (9.9,)
    return tuple(oval(0, 10, radius, radius, max(radius - line, 0) / radius) for radius in radii)


def _pips(count: int, width: int, height: int) -> Grid:
    """One sign for each step of rank, upwards from both lower corners."""
    tall, wide = max(1, height // 20), max(1, width // 16)
    columns = {*range(1, 1 + wide), *range(width - 1 - wide, width - 1)}
    line = [LEVELS if x in columns else 0 for x in range(width)]
    rows = {height - 2 - y - 2 * tall * at for at in range(count) for y in range(tall)}
    return [line if y in rows else [] for y in range(height)]
