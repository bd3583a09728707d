"""A card slot: mounted once, updated for ever."""

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from duelterm.tui.drawing import card_lines
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.layouts import Zoning
from duelterm.tui.marking import flashed
from duelterm.tui.scene import Look


class Slot(Widget):
    """One place for a card. It says when it is clicked; whether that means anything is not its affair."""

    class Clicked(Message):
        """Somebody clicked the card at `spot`; `reading` with the right button."""

        def __init__(self, spot: str, reading: bool) -> None:
            super().__init__()
            self.spot = spot
            self.reading = reading

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._look: Look | None = None
        self._cells = (0, 0)

    def take_size(self, zoning: Zoning, shown: bool) -> None:
        """Take a size."""
        self._cells = (zoning.width, zoning.height)
        self.display = shown
        self.styles.width, self.styles.height = zoning.width, zoning.height

    def show(self, look: Look | None) -> None:
        """Show this card or nothing; draws only if anything changed."""
        if look != self._look:
            self._look = look
            self.refresh()

    def render(self) -> Content:
        if self._look is None:
            return Content("")
        lines = card_lines(self._look, *self._cells, self._glyphs)
        return Content("\n").join(flashed(lines, self._look, self._cells[0]))

    def on_click(self, event: events.Click) -> None:
        if self._look is not None and self._look.place.spot:
            event.stop()
            self.post_message(self.Clicked(self._look.place.spot, event.button == 3))
