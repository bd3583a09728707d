"""What may leave the program for the terminal: nothing that it would obey, and ASCII alone where it has no more."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

ALIKE = {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "~", "·": "-", "×": "x"}


class Harmless(LineFilter):
    """Blanks, cell for cell, in place of what isn't drawn but obeyed: the last fence before texts from files."""

    def apply(self, segments: Sequence[Segment], background: Color) -> list[Segment]:
        return [
            segment if segment.control or segment.text.isprintable() else Segment(drawn(segment.text), segment.style)
            for segment in segments
        ]


def drawn(text: str) -> str:
    """The text in as many cells, without control and format characters."""
    return "".join(letter if letter.isprintable() else " " * cell_len(letter) for letter in text)


class PlainLetters(LineFilter):
    """Changes every character that isn't ASCII on its way to the terminal, cell for cell."""

    def apply(self, segments: Sequence[Segment], background: Color) -> list[Segment]:
        return [Segment(in_ascii(text), style, control) for text, style, control in segments]


def in_ascii(text: str) -> str:
    """The text in as many cells: letters without their accents, `?` for what has no likeness."""
    return text if text.isascii() else "".join(map(_alike, text))


@lru_cache(1024)
def _alike(character: str) -> str:
    if character.isascii():
        return character
    bare = ALIKE.get(character) or unicodedata.normalize("NFKD", character)[:1]
    cells = cell_len(character)
    return bare if bare.isascii() and len(bare) == cells else "?" * cells
