"""The curtain between people: an opaque page that only the two letters it shows can open."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from duelterm.tui.settings import Settings


class Curtain(Screen[bool]):
    """Nothing of the table is here. Enter, Space and the mouse do nothing; keys pressed too soon are dropped."""

    AUTO_FOCUS = ""

    def __init__(self, name: str, public: str, settings: Settings) -> None:
        super().__init__()
        self._person, self._public, self._settings = name, public, settings
        self.letters = settings.letters()
        self._typed = ""
        self._opened = settings.clock()

    def compose(self) -> ComposeResult:
        spaced = " ".join(self.letters)
        yield Static(Content("PASS THE KEYBOARD TO"), classes="middle")
        yield Static(Content.styled(self._person, "bold"), id="curtain-name", classes="middle")
        yield Static(Content("All hands are hidden. Sit down alone before the screen."), classes="middle")
        yield Static(
            Content("Then type the letters  ") + Content.styled(spaced, "bold reverse") + Content("  to go on"),
            id="curtain-letters",
            classes="middle",
        )
        yield Static(Content("> _"), id="curtain-typed", classes="middle")
        yield Static(Content(self._public), id="curtain-public", classes="middle")
        yield Static(
            Content("Enter, Space and the mouse do nothing here.   Ctrl+Q  save and quit"),
            id="curtain-keys",
            classes="middle",
        )

    def on_mount(self) -> None:
        self._opened = self._settings.clock()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self._settings.clock() - self._opened < self._settings.guard:
            return
        character = (event.character or "").lower()
        if not character.isalpha():
            return
        typed = self._typed + character
        self._typed = typed if self.letters.startswith(typed) else ""
        if self._typed == self.letters:
            self.dismiss(True)
            return
        self.query_one("#curtain-typed", Static).update(Content(f"> {self._typed}_"), layout=False)

    def on_click(self, event: events.Click) -> None:
        event.stop()
