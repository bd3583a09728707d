"""The card pane beside the table: the words at once, the emblem when the cursor has rested.

An emblem is the dearest thing on the screen to send, and nobody looks at those the cursor only passes.
"""

from functools import partial

from textual.content import Content
from textual.timer import Timer

from duelterm.tui.art import art_lines, no_art
from duelterm.tui.pane import Told, pane_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.lines import Lines


class CardPane(Lines):
    """One card. Another card, or none, ends the waiting for the emblem of the one before."""

    def __init__(self, part: str, settings: Settings) -> None:
        super().__init__(part)
        self._settings = settings
        self._told: Told | None = None
        self._waiting: Timer | None = None

    def tell(self, told: Told) -> None:
        """Show this card from now on."""
        if told == self._told:
            return
        self._told = told
        if self._waiting is not None:
            self._waiting.stop()
            self._waiting = None
        if told.face is None or not self._settings.rest:
            self._draw_whole(told)
            return
        self.show((told, "words"), partial(self._words, told))
        self._waiting = self.set_timer(self._settings.rest, partial(self._draw_whole, told))

    def _draw_whole(self, told: Told) -> None:
        if told == self._told:
            self.show((told, "whole"), partial(self._whole, told))

    def _words(self, told: Told, width: int, height: int) -> list[Content]:
        return pane_lines(told, width, height, self._settings.glyphs, no_art)

    def _whole(self, told: Told, width: int, height: int) -> list[Content]:
        return pane_lines(told, width, height, self._settings.glyphs, art_lines)
