"""Emblems as the table shows them. The art is imported when the first one is drawn, never before."""

from functools import lru_cache

from textual.content import Content

from duelterm.core.view import Face
from duelterm.tui.glyphs import Glyphs


@lru_cache(256)
def art_lines(face: Face, width: int, height: int, glyphs: Glyphs, style: str) -> tuple[Content, ...]:
    """The card's emblem; without colours of its own it takes this style."""
    from duelterm.tui.emblems import Ink, emblem
    from duelterm.tui.emblems.content import contents

    ink = Ink[glyphs.ink]
    lines = tuple(contents(emblem(face, width, height, ink)))
    if ink in (Ink.PLAIN_BLOCKS, Ink.PLAIN_LETTERS):
        return tuple(line.stylize(style) for line in lines)
    return lines


def no_art(face: Face, width: int, height: int, glyphs: Glyphs, style: str) -> tuple[Content, ...]:
    """The emblem's room, left free."""
    return (Content(" " * width),) * height
