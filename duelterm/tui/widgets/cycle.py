"""A field with a few values, gone through with left and right."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget

from duelterm.tui.wording import clipped


class Cycle(Widget, can_focus=True):
    """Values as (key, text). A letter goes to the next text that begins with it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "turn(1)", id="cycle.next"),
        Binding("left", "turn(-1)", id="cycle.before"),
    ]

    def __init__(self, part: str, values: Sequence[tuple[str, str]], at: int = 0) -> None:
        super().__init__(id=part)
        self._values = tuple(values)
        self._at = at

    @property
    def value(self) -> str:
        """The key of the value shown, empty if there is none."""
        return self._values[self._at][0] if self._values else ""

    def action_turn(self, by: int) -> None:
        """To the next value."""
        if self._values:
            self._at = (self._at + by) % len(self._values)
            self.refresh()

    def on_click(self) -> None:
        self.action_turn(1)

    def on_key(self, event: events.Key) -> None:
        letter = (event.character or "").lower()
        if not letter.isalnum():
            return
        event.stop()
        ahead = [(self._at + step) % len(self._values) for step in range(1, len(self._values) + 1)]
        self._at = next((at for at in ahead if self._values[at][1].lower().startswith(letter)), self._at)
        self.refresh()

    def render(self) -> Content:
        text = self._values[self._at][1] if self._values else "none"
        count = f"  {self._at + 1}/{len(self._values)}" if len(self._values) > 4 else ""
        shown = clipped(text, max(self.size.width - 4 - len(count), 4))
        lead = "> " if self.has_focus else "  "
        return Content(lead) + Content.styled(f"{shown}{count}", "reverse" if self.has_focus else "")

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()
