"""The curtain between people: an opaque page that only the two letters it shows can open."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from duelterm.tui.settings import Settings

DRAWS = 9


class Curtain(Screen[bool]):
    """Nothing of the table is here. Enter, Space and the mouse do nothing; keys pressed too soon are dropped.

    With a `moment`, which everybody may know, it can be declined to answer that: other letters open nothing and say so.
    `beside` says with whom, or for whom, somebody plays.
    """

    AUTO_FOCUS = ""

    def __init__(self, name: str, public: str, settings: Settings, moment: str = "", beside: str = "") -> None:
        super().__init__()
        self._beside = beside
        self._person, self._public, self._settings, self._moment = name, public, settings, moment
        self.letters = settings.letters()
        self.declining = others(self.letters, settings) if moment else ""
        self._typed = ""
        self._opened = settings.clock()

    def compose(self) -> ComposeResult:
        spaced = " ".join(self.letters)
        yield Static(Content("PASS THE KEYBOARD TO"), classes="middle")
        beside = f"   {self._beside}" if self._beside else ""
        yield Static(Content.styled(self._person, "bold") + Content(beside), id="curtain-name", classes="middle")
        yield Static(Content("All hands are hidden. Sit down alone before the screen."), classes="middle")
        yield Static(
            Content("Then type the letters  ") + Content.styled(spaced, "bold reverse") + Content("  to go on"),
            id="curtain-letters",
            classes="middle",
        )
        if self.declining:
            yield Static(
                Content("or  ")
                + Content.styled(" ".join(self.declining), "bold reverse")
                + Content(f"  if {self._person} gives no answer: no hand is opened"),
                classes="middle",
            )
        yield Static(Content("> _"), id="curtain-typed", classes="middle")
        if self._moment:
            yield Static(Content(self._moment), id="curtain-moment", classes="middle")
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
        begun = (text for text in (self._typed + character, character) if self._begins(text))
        self._typed = next(begun, "")
        if self._typed and self._typed in (self.letters, self.declining):
            self.dismiss(self._typed == self.letters)
            return
        self.query_one("#curtain-typed", Static).update(Content(f"> {self._typed}_"), layout=False)

    def _begins(self, text: str) -> bool:
        return self.letters.startswith(text) or self.declining.startswith(text)

    def on_click(self, event: events.Click) -> None:
        event.stop()


def others(letters: str, settings: Settings) -> str:
    """Letters that can't be taken for these."""
    for _ in range(DRAWS):
        found = settings.letters()
        if not set(found) & set(letters):
            return found
    return letters[::-1]
