"""A short vertical list with a cursor, by keys, letters or mouse."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message

from duelterm.tui.glyphs import Glyphs
from duelterm.tui.widgets.lines import Lines
from duelterm.tui.wording import clipped

FAR = 10**6
STEPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -FAR, "end": FAR}


class Choices(Lines):
    """Items as (letter, text); the letter may be empty."""

    class Chosen(Message):
        """The item at this index was chosen."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, part: str, glyphs: Glyphs) -> None:
        super().__init__(part)
        self._glyphs = glyphs
        self._items: tuple[tuple[str, str], ...] = ()
        self._at = 0

    def fill(self, items: Sequence[tuple[str, str]], at: int | None = None) -> None:
        """Offer these items, with the cursor at this one or where it was."""
        self._items = tuple(items)
        self._at = self._at if at is None else at
        self._move(0)

    def press(self, key: str) -> bool:
        """Take a key; whether it meant anything."""
        if key in STEPS:
            self._move(STEPS[key])
        elif key == "enter" and self._items:
            self.post_message(self.Chosen(self._at))
        else:
            at = next((at for at, (letter, _) in enumerate(self._items) if letter == key), None)
            if at is None:
                return False
            self.post_message(self.Chosen(at))
        return True

    def on_click(self, event: events.Click) -> None:
        at = self._first(self.size.height) + event.y
        if 0 <= at < len(self._items):
            event.stop()
            self._at = at
            self.post_message(self.Chosen(at))

    def on_mouse_scroll_down(self) -> None:
        self._move(1)

    def on_mouse_scroll_up(self) -> None:
        self._move(-1)

    def _move(self, by: int) -> None:
        self._at = min(max(self._at + by, 0), max(len(self._items) - 1, 0))
        self.show((self._at, self._items), self._lines)

    def _first(self, height: int) -> int:
        return min(max(self._at - height // 2, 0), max(len(self._items) - height, 0))

    def _lines(self, width: int, height: int) -> list[Content]:
        lines = []
        first = self._first(height)
        for at, (letter, text) in enumerate(self._items[first : first + height], start=first):
            here = at == self._at
            lead = Content(f"  {self._glyphs.cursor if here else ' '} ") + Content.styled(
                f"{letter:>1} ", "bold $label"
            )
            lines.append(lead + Content.styled(clipped(text, width - 8, self._glyphs.more), "reverse" if here else ""))
        return lines
