"""Colours of the civilizations, safe for colour-blind eyes; letters and shapes say the same."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

Colour = tuple[int, int, int]
LEVELS = 4


class Tone(Enum):
    """What a pixel is part of: that decides its colour, and its character where there is no colour."""

    GROUND = 0
    PATTERN = 1
    GLOW = 2
    FIGURE = 3
    MARK = 4
    CROWN = 5
    RING = 6


@dataclass(slots=True, frozen=True)
class Palette:
    """The colours of one field by tone, and the character that shows its pattern without colour."""

    tones: dict[Tone, Colour]
    texture: str


def _colour(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def _palette(colours: str, texture: str) -> Palette:
    tones = dict(zip(Tone, map(_colour, colours.split()), strict=False))
    return Palette(tones | {Tone.RING: tones[Tone.CROWN]}, texture)


NEUTRAL = _palette("8a8f98 757a83 b9bec6 1e2126 ffffff ffffff", ".")
PALETTES = {
    "fire": _palette("e07b00 c25a00 ff9f38 2e0f06 ffd75f fff2c0", "^"),
    "water": _palette("56b4e9 3d93cc 9adaf8 07233f e8fbff ffef5c", "~"),
    "nature": _palette("12a555 0f7f45 6be08f 06281c e6f58c fff27a", "%"),
    "light": _palette("f0e442 dcc71e fff8b0 43310a ffffff b3400f", "'"),
    "darkness": _palette("9c48bd 7b4497 db8cec 1d0a2b ff9ad5 ffe680", ":"),
    "earth": _palette("a9713d 8a5a2e d9a066 2a1405 ffe3b0 fff2c0", "="),
    "wind": _palette("7fae3a 648c2b c2e07f 17240a f6ffd0 fff27a", ","),
    "spell": _palette("2fa79b 24857b 7fdcd2 05231f e8fffb ffef8c", "*"),
    "trap": _palette("c4467f 9c3565 ee8fb8 2c0716 ffd9e8 ffe9a0", "x"),
}
PALETTES["dark"] = PALETTES["darkness"]


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
