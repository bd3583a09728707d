"""Widgets that are one or more lines of text, told what to say."""

from collections.abc import Callable, Sequence

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from duelterm.tui.prompting import Mark


class Lines(Widget):
    """Lines that a function writes for the width and height there are; drawn only when what they say changes."""

    def __init__(self, part: str, classes: str = "") -> None:
        super().__init__(id=part, classes=classes)
        self._said: object = None
        self._write: Callable[[int, int], Sequence[Content]] = lambda width, height: ()

    def show(self, said: object, write: Callable[[int, int], Sequence[Content]]) -> None:
        """Say this from now on. `said` is compared with what was said before."""
        if said != self._said:
            self._said, self._write = said, write
            self.refresh()

    def render(self) -> Content:
        return Content("\n").join(self._write(*self.size)[: self.size.height])


class KeyClicked(Message):
    """A key's name on the screen was clicked; it does what the key does."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class SpotClicked(Message):
    """An answer in the prompt was clicked."""

    def __init__(self, spot: str) -> None:
        super().__init__()
        self.spot = spot


class Hints(Lines):
    """Lines with things in them that can be clicked."""

    marks: Sequence[Mark] = ()

    def on_click(self, event: events.Click) -> None:
        event.stop()
        for mark in self.marks:
            if event.y == mark.line and mark.first <= event.x < mark.end:
                self.post_message(KeyClicked(mark.key) if mark.key else SpotClicked(mark.spot))
                return
