"""Fields of a form: one with a few values, gone through with left and right, and one that opens something."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from duelterm.tui.wording import clipped


class Cycle(Widget, can_focus=True):
    """Values as (key, text). Letters do nothing: another value of one field may empty others."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "turn(1)", id="cycle.next"),
        Binding("left", "turn(-1)", id="cycle.before"),
    ]

    class Turned(Message):
        """Another value is shown now."""

        def __init__(self, part: str) -> None:
            super().__init__()
            self.part = part

    def __init__(self, part: str, values: Sequence[tuple[str, str]], at: int = 0) -> None:
        super().__init__(id=part)
        self._values = tuple(values)
        self._at = at

    def fill(self, values: Sequence[tuple[str, str]]) -> None:
        """Offer these values, the first of them shown."""
        self._values, self._at = tuple(values), 0
        self.refresh()

    @property
    def value(self) -> str:
        """The key of the value shown, empty if there is none."""
        return self._values[self._at][0] if self._values else ""

    @property
    def count(self) -> int:
        """How many values there are."""
        return len(self._values)

    def action_turn(self, by: int) -> None:
        """To the next value."""
        if self._values:
            self._at = (self._at + by) % len(self._values)
            self.refresh()
            self.post_message(self.Turned(self.id or ""))

    def on_click(self) -> None:
        self.action_turn(1)

    def render(self) -> Content:
        text = self._values[self._at][1] if self._values else "none"
        return field_line(text, self.size.width, self.has_focus)

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


class Opener(Widget, can_focus=True):
    """A field that opens a page or does something. Space, a click, or a letter, which goes along, opens it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "open", id="opener.open")]

    class Opened(Message):
        """The field was opened."""

        def __init__(self, part: str, typed: str) -> None:
            super().__init__()
            self.part, self.typed = part, typed

    def __init__(self, part: str, text: str) -> None:
        super().__init__(id=part)
        self.text = text

    def show(self, text: str) -> None:
        """Show this from now on."""
        self.text = text
        self.refresh()

    def action_open(self, typed: str = "") -> None:
        """Open it."""
        self.post_message(self.Opened(self.id or "", typed))

    def on_click(self) -> None:
        self.action_open()

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character.isalnum():
            event.stop()
            self.action_open(event.character)

    def render(self) -> Content:
        return field_line(self.text, self.size.width, self.has_focus)

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


def field_line(text: str, width: int, here: bool) -> Content:
    """A field's value; the one with the keyboard stands out."""
    return Content("> " if here else "  ") + Content.styled(clipped(text, max(width - 4, 4)), "reverse" if here else "")
