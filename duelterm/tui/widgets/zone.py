"""A row of card slots with what lies beyond its ends."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from duelterm.tui.glyphs import Glyphs
from duelterm.tui.layouts import Zoning
from duelterm.tui.scene import ZoneLook
from duelterm.tui.widgets.slot import Slot

NARROW = 2


class Zone(Horizontal):
    """One zone of one side. The wheel moves its window."""

    class Rolled(Message):
        """The wheel was turned over this zone."""

        def __init__(self, name: str, by: int) -> None:
            super().__init__()
            self.row = name
            self.by = by

    def __init__(self, side: str, zone: str, glyphs: Glyphs) -> None:
        name = zone.replace(" ", "-")
        super().__init__(id=f"{side}-{name}", classes=f"zone {name}")
        self.key = (side, zone)
        self._row = f"{side} {zone}"
        self._glyphs = glyphs
        self._shown: tuple[int, int, str, int] | None = None
        self._above, self._narrow = 0, False
        self.slots: list[Slot] = []
        self._head = Static(Content(""), classes="head")
        self._left = Static(Content(""), classes="beyond")
        self._right = Static(Content(""), classes="beyond")
        self._grid = Container(classes="slots")

    def compose(self) -> ComposeResult:
        yield self._head
        yield self._left
        yield self._grid
        yield self._right

    def take_size(self, zoning: Zoning, beside: bool = False) -> None:
        """Take the sizes of a layout; `beside` another zone it leaves room for that. Slots are added when a larger
        window needs them, and then stay.
        """
        self.styles.height = zoning.lines
        self.styles.width = zoning.cells if beside else "1fr"
        self._above, self._narrow = (zoning.height - 1) // 2, zoning.beyond <= NARROW
        self._head.styles.width, self._head.display = zoning.head, zoning.head > 0
        for end in (self._left, self._right):
            end.styles.width, end.display = zoning.beyond, zoning.beyond > 0
        grid = self._grid.styles
        grid.grid_size_columns, grid.grid_size_rows = zoning.columns, zoning.rows
        grid.width = zoning.width * zoning.columns
        new = [Slot(self._glyphs) for _ in range(zoning.shown - len(self.slots))]
        self.slots += new
        for at, slot in enumerate(self.slots):
            slot.take_size(zoning, at < zoning.shown)
        if new:
            self._grid.mount(*new)

    def show(self, look: ZoneLook) -> None:
        """Show these cards."""
        for at, slot in enumerate(self.slots):
            slot.show(look.looks[at] if at < len(look.looks) else None)
        said = (look.left, look.right, look.head, self._above)
        if said != self._shown:
            self._shown = said
            above = "\n" * self._above
            self._left.update(Content(above + self._beyond(look.left, "{sign}{count}")), layout=False)
            self._right.update(Content(above + self._beyond(look.right, "{count}{sign}")), layout=False)
            self._head.update(Content(above + look.head), layout=False)

    def _beyond(self, count: int, form: str) -> str:
        """How many cards lie beyond an end. Where the place is two cells wide, two digits stand below their sign."""
        if not count:
            return ""
        sign = self._glyphs.left if form.startswith("{sign}") else self._glyphs.right
        if count > 9 and self._narrow:
            return f"{sign:{'<' if sign == self._glyphs.left else '>'}2}\n{count}"
        return form.format(sign=sign, count=count)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Rolled(self._row, 1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Rolled(self._row, -1))
