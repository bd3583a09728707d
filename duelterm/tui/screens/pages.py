"""Pages over the table: text that scrolls, and a list of cards to look through. Esc always leads back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen

from duelterm.core.view import CardView, Face
from duelterm.tui.layouts import ZoneShape
from duelterm.tui.pane import Told, pane_lines
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clipped, title_line

BACK = {"escape", "q", "enter"}


class TextPage(Screen[None]):
    """A title and lines that scroll by keys and wheel."""

    AUTO_FOCUS = ""
    LEAVE = Offer("Esc", "back")

    def __init__(self, title: str, paragraphs: Sequence[Content], settings: Settings, at_end: bool = False) -> None:
        super().__init__()
        self._heading, self._paragraphs, self._settings = title, tuple(paragraphs), settings
        self._start = 10**6 if at_end else 0

    def compose(self) -> ComposeResult:
        yield Lines("page-title")
        yield Lines("page-text")
        yield Hints("page-keys")

    def paragraphs(self, width: int) -> Sequence[Content]:
        """What it says, for lines of this width."""
        return self._paragraphs

    def on_mount(self) -> None:
        rule = self._settings.glyphs.rule
        self.query_one("#page-title", Lines).show(
            self._heading,
            lambda width, height: [Content.styled(title_line(self._heading, "", width, rule), "bold $title")],
        )
        self._show()

    def on_resize(self) -> None:
        self._show()

    def on_key(self, event: events.Key) -> None:
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -(10**6), "end": 10**6, "space": 10}
        if event.key in BACK:
            event.stop()
            self.dismiss()
        elif event.key in steps:
            event.stop()
            self._scroll(steps[event.key])

    def on_mouse_scroll_down(self) -> None:
        self._scroll(2)

    def on_mouse_scroll_up(self) -> None:
        self._scroll(-2)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def _scroll(self, by: int) -> None:
        self._start += by
        self._show()

    def _show(self) -> None:
        text = self.query_one("#page-text", Lines)
        width, height = text.size
        if not width:
            self.call_after_refresh(self._show)
            return
        lines = [line for paragraph in self.paragraphs(width - 4) for line in _wrapped(paragraph, width - 4)]
        self._start = min(max(self._start, 0), max(len(lines) - height, 0))
        text.show((self._start, width, height), lambda width, height: lines[self._start : self._start + height])
        offers = [self.LEAVE]
        if len(lines) > height:
            last = min(self._start + height, len(lines))
            offers.append(Offer("", f"up and down scroll   line {self._start + 1} to {last} of {len(lines)}"))
        keys = self.query_one("#page-keys", Hints)
        laid = key_lines(offers, width, 1)
        keys.marks = laid.marks
        keys.show(offers, lambda width, height: laid.lines)


def _wrapped(paragraph: Content, width: int) -> list[Content]:
    if not paragraph.plain:
        return [Content("")]
    return [Content("  ") + line for line in paragraph.wrap(max(width, 10))]


@dataclass(slots=True, frozen=True)
class Entry:
    """A line of the browser: a heading, or a card with its face and how it lies."""

    text: str
    shape: ZoneShape
    face: Face | None = None
    card: CardView | None = None
    heading: bool = False


class Browser(Screen[None]):
    """Cards of one or more zones to look through; Space reads the one at the cursor."""

    AUTO_FOCUS = ""

    def __init__(
        self, title: str, entries: Sequence[Entry], read: Callable[[Face, CardView | None], None], settings: Settings
    ) -> None:
        super().__init__()
        self._heading, self._entries, self._read, self._settings = title, tuple(entries), read, settings
        self._at = next((at for at, entry in enumerate(self._entries) if not entry.heading), 0)

    def compose(self) -> ComposeResult:
        yield Lines("page-title")
        yield Lines("page-text")
        yield Lines("page-pane")
        yield Hints("page-keys")

    def on_mount(self) -> None:
        glyphs = self._settings.glyphs
        self.query_one("#page-title", Lines).show(
            self._heading,
            lambda width, height: [Content.styled(title_line(self._heading, "", width, glyphs.rule), "bold $title")],
        )
        offers = [Offer("Esc", "back"), Offer("Space", "read card"), Offer("", "up and down move")]
        laid = key_lines(offers, 80, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show(offers, lambda width, height: laid.lines)
        self._show()

    def on_key(self, event: events.Key) -> None:
        if event.key in BACK:
            event.stop()
            self.dismiss()
        elif event.key in ("up", "down"):
            event.stop()
            self._move(1 if event.key == "down" else -1)
        elif event.key == "space":
            event.stop()
            entry = self._entries[self._at] if self._entries else None
            if entry is not None and entry.face is not None:
                self._read(entry.face, entry.card)

    def on_mouse_scroll_down(self) -> None:
        self._move(1)

    def on_mouse_scroll_up(self) -> None:
        self._move(-1)

    def on_click(self, event: events.Click) -> None:
        text = self.query_one("#page-text", Lines)
        at = self._first(text.size.height) + event.screen_y - text.region.y
        if text.region.contains(event.screen_x, event.screen_y) and at < len(self._entries):
            self._at = at if not self._entries[at].heading else self._at
            self._show()

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key(message.key)

    def _move(self, by: int) -> None:
        at = self._at + by
        while 0 <= at < len(self._entries) and self._entries[at].heading:
            at += by
        if 0 <= at < len(self._entries):
            self._at = at
            self._show()

    def _first(self, height: int) -> int:
        return min(max(self._at - height // 2, 0), max(len(self._entries) - height, 0))

    def _show(self) -> None:
        glyphs = self._settings.glyphs
        self.query_one("#page-text", Lines).show(self._at, self._lines)
        if not self._entries:
            return
        entry = self._entries[self._at]
        told = Told(entry.face if not entry.heading else None, entry.card, entry.shape)
        self.query_one("#page-pane", Lines).show(told, lambda width, height: pane_lines(told, width, height, glyphs))

    def _lines(self, width: int, height: int) -> list[Content]:
        first = self._first(height)
        lines = []
        for at, entry in enumerate(self._entries[first : first + height], start=first):
            here = at == self._at and not entry.heading
            mark = self._settings.glyphs.cursor if here else " "
            text = clipped(entry.text, width - 4, self._settings.glyphs.more)
            style = "bold $title" if entry.heading else ("reverse" if here else "")
            lines.append(Content(f" {mark} ") + Content.styled(text, style))
        return lines
