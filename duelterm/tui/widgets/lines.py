"""Widgets that are one or more lines of text, told what to say."""

from collections.abc import Callable, Sequence

from textual import events
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from duelterm.tui.prompting import Mark


class Lines(Widget):
    """Lines that a function writes for the width and height there are; only lines that change are drawn."""

    def __init__(self, part: str, classes: str = "") -> None:
        super().__init__(id=part, classes=classes)
        self._said: object = None
        self._drawn: list[Content] = []
        self._write: Callable[[int, int], Sequence[Content]] = lambda width, height: ()

    def show(self, said: object, write: Callable[[int, int], Sequence[Content]]) -> None:
        """Say this from now on. `said` is compared with what was said before."""
        if said == self._said:
            return
        self._said, self._write = said, write
        before, after = self._drawn, self._written()
        if len(before) != len(after):
            self.refresh()
            return
        changed = [y for y, (old, new) in enumerate(zip(before, after, strict=True)) if not _same(old, new)]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def render(self) -> Content:
        self._drawn = self._written()
        return Content("\n").join(self._drawn)

    def _written(self) -> list[Content]:
        lines = list(self._write(*self.size)[: self.size.height])
        return lines + [Content("")] * (self.size.height - len(lines))


def _same(one: Content, other: Content) -> bool:
    return one.plain == other.plain and one.spans == other.spans


class KeyClicked(Message):
    """A key's name on the screen was clicked; it does what the key does."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class SpotClicked(Message):
    """An answer in the prompt or the list was clicked; `reading` with the right button."""

    def __init__(self, spot: str, reading: bool = False) -> None:
        super().__init__()
        self.spot, self.reading = spot, reading


class Hints(Lines):
    """Lines with things in them that can be clicked. The right button only reads."""

    marks: Sequence[Mark] = ()

    def on_click(self, event: events.Click) -> None:
        event.stop()
        for mark in self.marks:
            if event.y == mark.line and mark.first <= event.x < mark.end:
                if not mark.key:
                    self.post_message(SpotClicked(mark.spot, event.button == 3))
                elif event.button != 3:
                    self.post_message(KeyClicked(mark.key))
                return
