"""Pages without any card: for a window that is too small, and for the last frame before the program leaves."""

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from duelterm.tui.layouts import SMALLEST


class TooSmall(Screen[None]):
    """Shown while the window is below the smallest size; no key of the table works meanwhile."""

    AUTO_FOCUS = ""

    def __init__(self, leaving: str) -> None:
        """`leaving` says what becomes of the duel."""
        super().__init__()
        self._leaving = leaving

    def compose(self) -> ComposeResult:
        yield Static(id="small")

    def on_mount(self) -> None:
        self.say_size(*self.app.size)

    def say_size(self, width: int, height: int) -> None:
        """Name the real and the needed size."""
        text = (
            f"duelterm needs {SMALLEST[0]} x {SMALLEST[1]}.\nThis window is {width} x {height}.\n\n"
            f"Make it bigger, or the font smaller:\nit goes on by itself.\n\n{self._leaving}"
        )
        self.query_one("#small", Static).update(Content(text))


class Cover(Screen[None]):
    """The empty page that is drawn before the program leaves the screen."""

    AUTO_FOCUS = ""

    def compose(self) -> ComposeResult:
        yield Static(Content("duelterm"), classes="middle")
