"""Emblems: generated pictures of cards, the same for the same card everywhere."""

from functools import lru_cache

from duelterm.core.view import Face
from duelterm.tui.emblems.blazon import blazon
from duelterm.tui.emblems.compose import compose
from duelterm.tui.emblems.picture import Ink, Line, Picture, Run, picture

__all__ = ["Ink", "Line", "Picture", "Run", "emblem"]


@lru_cache(512)
def emblem(face: Face, width: int, height: int, ink: Ink = Ink.BLOCKS) -> Picture:
    """The card's emblem: `height` lines of runs, each line `width` cells wide."""
    if width < 1 or height < 1:
        return ((),) * max(height, 0)
    return picture(compose(blazon(face), width, height * 2), ink)
