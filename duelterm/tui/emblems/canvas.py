"""Pixels that the layers of an emblem are laid on."""

from copy import copy

from duelterm.tui.emblems.palette import LEVELS, Colour, Palette, Tone, blend
from duelterm.tui.emblems.raster import Grid

SLANT = 0.4


class Canvas:
    """Rows of colours and of tones. The fields of several civilizations lie side by side, with slanting borders."""

    def __init__(self, fields: tuple[Palette, ...], width: int, height: int) -> None:
        self.width, self.height = width, height
        self._palettes = fields
        self._fields = [[self._field(x, y) for x in range(width)] for y in range(height)]
        self.colours: list[list[Colour]] = [[fields[at].tones[Tone.GROUND] for at in row] for row in self._fields]
        self.tones = [[Tone.GROUND] * width for _ in range(height)]

    def copy(self) -> "Canvas":
        """Another canvas with the same on it."""
        other = copy(self)
        other.colours = [row[:] for row in self.colours]
        other.tones = [row[:] for row in self.tones]
        return other

    def texture(self, x: int, y: int) -> str:
        """The character of the field that this pixel lies on."""
        return self._palettes[self._fields[y][x]].texture

    def lay(self, tone: Tone, layer: Grid, only: int | None = None) -> None:
        """Cover the pixels as much as the layer says, or only those of one field."""
        inks = [palette.tones[tone] for palette in self._palettes]
        for y, row in enumerate(layer):
            fields, colours, tones = self._fields[y], self.colours[y], self.tones[y]
            for x, level in enumerate(row):
                if not level or (only is not None and fields[x] != only):
                    continue
                colours[x] = blend(colours[x], inks[fields[x]], level)
                if 2 * level >= LEVELS:
                    tones[x] = tone

    def _field(self, x: int, y: int) -> int:
        across = (x + 0.5) / self.width - ((y + 0.5) / self.height - 0.5) * SLANT
        return min(max(int(across * len(self._palettes)), 0), len(self._palettes) - 1)
