"""Colours of the civilizations, safe for colour-blind eyes; letters and shapes say the same."""

from dataclasses import dataclass
from functools import lru_cache

Colour = tuple[int, int, int]
LEVELS = 4


@dataclass(slots=True, frozen=True)
class Palette:
    """A field's ground, the pattern on it, the glow behind the figure, the figure, its marks and its crown."""

    ground: Colour
    pattern: Colour
    glow: Colour
    figure: Colour
    mark: Colour
    crown: Colour
    texture: str


def _colour(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def _palette(colours: str, texture: str) -> Palette:
    ground, pattern, glow, figure, mark, crown = map(_colour, colours.split())
    return Palette(ground, pattern, glow, figure, mark, crown, texture)


NEUTRAL = _palette("8a8f98 757a83 b9bec6 1e2126 ffffff ffffff", ".")
PALETTES = {
    "fire": _palette("e07b00 c25a00 ffb000 2e0f06 ffd75f fff2c0", "^"),
    "water": _palette("56b4e9 3d93cc 9adaf8 07233f e8fbff ffffff", "~"),
    "nature": _palette("1f9e6e 15805a 5cc79a 06281c e6f58c fff6b8", "%"),
    "light": _palette("f0e442 dcc71e fff8b0 43310a ffffff b3400f", "'"),
    "darkness": _palette("9a5fb5 7b4497 c08fd6 1d0a2b ff9ad5 f6dcff", ":"),
}


def palettes(colours: tuple[str, ...]) -> tuple[Palette, ...]:
    """A palette for each civilization, or the grey one for a card without any."""
    return tuple(PALETTES.get(colour, NEUTRAL) for colour in colours) or (NEUTRAL,)


@lru_cache(4096)
def blend(below: Colour, above: Colour, level: int) -> Colour:
    """`level` parts of LEVELS of the colour above over the colour below."""
    red, green, blue = ((a * (LEVELS - level) + b * level) // LEVELS for a, b in zip(below, above, strict=True))
    return red, green, blue


@lru_cache(4096)
def hexadecimal(colour: Colour) -> str:
    """The colour as `#rrggbb`."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
