"""Questions of the program itself, answered by Enter and Esc, and the page that ends a duel."""

from collections.abc import Callable, Sequence

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
    """The public log of a duel, and at its end how it ended: the page opens there."""

    LEAVE = Offer("Enter", "go on")

    def __init__(
        self,
        words: str,
        log: Sequence[Content],
        settings: Settings,
        said: Sequence[Content] = (),
        plot: Callable[[int], Sequence[Content]] = lambda width: (),
    ) -> None:
        """`said` stands under the result, and under that what `plot` draws for lines of a width."""
        result = [Content(""), Content.styled(words, "bold"), *([Content("")] if said else []), *said]
        super().__init__("THE DUEL IS OVER", [*log, *result], settings, at_end=True)
        self._plot = plot

    def paragraphs(self, width: int) -> Sequence[Content]:
        drawn = self._plot(width)
        return [*super().paragraphs(width), *([Content("")] if drawn else []), *drawn]
