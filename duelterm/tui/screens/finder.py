"""A page with a long list: what is typed narrows it, the arrows and the mouse go through it, Enter takes one."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.choices import Choices
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clipped, title_line

LONGEST = 40
OFFERS = (
    Offer("Enter", "take it"),
    Offer("Esc", "back"),
    Offer("", "type to search"),
    Offer("", "up and down move"),
)
NOTHING = "Nothing here has these words. Backspace takes a letter back."


@dataclass(slots=True, frozen=True)
class Item:
    """A line of the list. It can't be taken if there is a `refusal`, which says why."""

    key: str
    text: str
    refusal: str = ""

    def has(self, words: Sequence[str]) -> bool:
        """Whether all these words are in it."""
        told = f"{self.text} {self.key}".casefold()
        return all(word in told for word in words)


class Finder(Screen[str]):
    """It is dismissed with the key of what was taken, or with None. It opens at the item `at`, or with `typed` as the
    first letters to look for.
    """

    AUTO_FOCUS = ""

    def __init__(self, title: str, items: Sequence[Item], settings: Settings, at: str = "", typed: str = "") -> None:
        super().__init__()
        self._heading, self._items, self._settings = title, tuple(items), settings
        self._words, self._begin = typed, at
        self._found: tuple[Item, ...] = ()

    def compose(self) -> ComposeResult:
        with Vertical(classes="calm"):
            yield Lines("page-title")
            yield Lines("find")
            yield Choices("found", self._settings.glyphs)
            yield Lines("find-say")
            yield Hints("page-keys")

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            self._heading,
            lambda width, height: [Content.styled(title_line(self._heading, "Esc back", width, rule), "bold $title")],
        )
        laid = key_lines(OFFERS, 78, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show("keys", lambda width, height: laid.lines)
        self._search(next((at for at, item in enumerate(self._items) if item.key == self._begin), 0))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "backspace":
            self._words = self._words[:-1]
            self._search()
        elif event.character and event.character.isprintable():
            self._words = (self._words + event.character)[:LONGEST]
            self._search()
        else:
            self.query_one("#found", Choices).press(event.key)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        item = self._found[message.at]
        if item.refusal:
            self._say(item.refusal)
        else:
            self.dismiss(item.key)

    def _search(self, at: int = 0) -> None:
        words = self._words.casefold().split()
        self._found = tuple(item for item in self._items if item.has(words))
        self.query_one("#found", Choices).fill([("", item.text) for item in self._found], at if not words else 0)
        count = f"{len(self._found)} of {len(self._items)}"
        line = Content.styled(f" find: {self._words}_", "bold") + Content(f"   {count}")
        self.query_one("#find", Lines).show((self._words, count), lambda width, height: [line])
        self._say("" if self._found else NOTHING)

    def _say(self, words: str) -> None:
        self.query_one("#find-say", Lines).show(
            words, lambda width, height: [Content.styled(clipped(f" {words}", width), "bold $warn")]
        )
