"""Questions of the program itself, answered by Enter and Esc, and the page that ends a duel."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.screens.pages import TextPage
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.lines import Hints, KeyClicked


class Confirm(Screen[bool]):
    """Yes by Enter, no by Esc. It covers the table."""

    AUTO_FOCUS = ""

    def __init__(self, question: str, yes: str, no: str, settings: Settings) -> None:
        super().__init__()
        self._asked, self._yes, self._no, self._settings = question, yes, no, settings
        self._opened = settings.clock()

    def compose(self) -> ComposeResult:
        yield Static(Content.styled(self._asked, "bold"), classes="middle")
        hints = Hints("confirm-keys")
        laid = key_lines([Offer("Enter", self._yes), Offer("Esc", self._no)], 76, 1)
        hints.marks = laid.marks
        hints.show(self._asked, lambda width, height: laid.lines)
        yield hints

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "escape":
            self.dismiss(False)
        elif event.key == "enter" and self._settings.clock() - self._opened >= self._settings.guard:
            self.dismiss(True)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)


class Outcome(TextPage):
    """How the duel ended, with its public log."""

    LEAVE = Offer("Enter", "go on")

    def __init__(self, words: str, log: Sequence[Content], settings: Settings) -> None:
        result = [Content(""), Content.styled(words, "bold"), Content(""), *log]
        super().__init__("THE DUEL IS OVER", result, settings)
