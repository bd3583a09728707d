"""Pixels as terminal cells, two pixels above each other in one."""

from dataclasses import dataclass
from enum import Enum
from itertools import groupby

from duelterm.tui.emblems.canvas import Canvas
from duelterm.tui.emblems.palette import Colour, Tone, hexadecimal


class Ink(Enum):
    """What an emblem is drawn with. Without colour the characters alone carry the shape."""

    BLOCKS = "half blocks in colour"
    PLAIN_BLOCKS = "half blocks without colour"
    LETTERS = "ASCII in colour"
    PLAIN_LETTERS = "ASCII without colour"


@dataclass(slots=True, frozen=True)
class Run:
    """Characters of one colour, `#rrggbb` each, or None for the terminal's own."""

    text: str
    foreground: str | None
    background: str | None


Line = tuple[Run, ...]
Picture = tuple[Line, ...]
Cell = tuple[str, str | None, str | None]
Halves = tuple[bool, bool]

SOLID = {Tone.FIGURE, Tone.CROWN}
BLOCKS: dict[Halves, str] = {(True, True): "█", (True, False): "▀", (False, True): "▄"}
LETTERS: dict[Halves, str] = {(True, True): "#", (True, False): '"', (False, True): "_"}
RING, RING_LETTER = "░", "o"


def picture(canvas: Canvas, ink: Ink) -> Picture:
    """Lines of runs; the rows of pixels come in pairs."""
    return tuple(_line(canvas, y, ink) for y in range(0, canvas.height, 2))


def _line(canvas: Canvas, y: int, ink: Ink) -> Line:
    tones = zip(canvas.tones[y], canvas.tones[y + 1], strict=True)
    pairs = list(zip(canvas.colours[y], canvas.colours[y + 1], strict=True))
    halves = [
        (upper in SOLID, lower in SOLID) for upper, lower in zip(canvas.tones[y], canvas.tones[y + 1], strict=True)
    ]
    if ink is Ink.BLOCKS:
        return _runs([_two_pixels(pair, half) for pair, half in zip(pairs, halves, strict=True)])
    letters = ink is not Ink.PLAIN_BLOCKS
    marks = [_character(pair, letters, canvas.texture(x, y)) for x, pair in enumerate(tones)]
    if ink is Ink.LETTERS:
        return _runs([_coloured(*cell) for cell in zip(marks, pairs, halves, strict=True)])
    return (Run("".join(marks), None, None),)


def _runs(cells: list[Cell]) -> Line:
    grouped = groupby(cells, key=lambda cell: cell[1:])
    return tuple(Run("".join(cell[0] for cell in group), *colours) for colours, group in grouped)


def _two_pixels(pair: tuple[Colour, Colour], solid: Halves) -> Cell:
    """Both pixels in their own colours, with the half block that still shows the figure if colour is lost."""
    above, below = map(hexadecimal, pair)
    if above == below:
        return ("█" if all(solid) else " ", above, below)
    return ("▄", below, above) if solid == (False, True) else ("▀", above, below)


def _character(tones: tuple[Tone, Tone], letters: bool, texture: str) -> str:
    solid = (tones[0] in SOLID, tones[1] in SOLID)
    if any(solid):
        return (LETTERS if letters else BLOCKS)[solid]
    if Tone.RING in tones:
        return RING_LETTER if letters else RING
    return texture if tones == (Tone.PATTERN, Tone.PATTERN) else " "


def _coloured(character: str, pair: tuple[Colour, Colour], solid: Halves) -> Cell:
    """One character on one ground: the figure's colour where it is, else the upper pixel's."""
    above, below = map(hexadecimal, pair)
    if solid == (False, True):
        return (character, below, above)
    return (character, above, below)
