"""The rulebook: all rules in order to scroll through, and a search by words or numbers. It shows nothing of a duel."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen

from duelterm.rulebooks.reading import Rule, Rulebook, book_with, games, load
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.prompting import Offer, key_lines
from duelterm.tui.settings import Settings
from duelterm.tui.widgets.lines import Hints, KeyClicked, Lines
from duelterm.tui.wording import clipped, title_line

FAR = 10**6
STEPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -FAR, "end": FAR, "space": 10}
LONGEST = 40
MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
READING = (
    Offer("Esc", "back"),
    Offer("/", "search"),
    Offer("Tab", "next book"),
    Offer("", "up, down: scroll"),
    Offer("", "left, right: a rule"),
)
FINDING = (Offer("Enter", "open"), Offer("Esc", "back to the text"), Offer("", "type words or a number; up and down"))


@dataclass(slots=True, frozen=True)
class Row:
    """A line of the book as it stands on the screen; `number` is that of its rule, `first` says that it begins it."""

    text: Content
    number: str = ""
    first: bool = False


def rows_of(book: Rulebook, width: int) -> list[Row]:
    """The whole book in lines of at most this width."""
    return list(_rows(book, max(width - 4, 20)))


def _rows(book: Rulebook, width: int) -> Iterator[Row]:
    yield from _paragraphs(book.introduction, width, "", "  ")
    for section in book.sections:
        yield Row(Content.styled(f"  {section.number}  {section.title.upper()}", "bold $title"))
        yield Row(Content(""))
        yield from _paragraphs(section.introduction, width, "", "  ")
        for rule in section.rules:
            yield Row(Content.styled(f"  {rule.number}  {rule.title}", "bold"), rule.number, first=True)
            yield from _paragraphs(rule.text, width, rule.number, "  ")
            for example in rule.examples:
                yield from _paragraphs(example, width, rule.number, "    > ")


def _paragraphs(text: str, width: int, number: str, indent: str) -> Iterator[Row]:
    for paragraph in text.split("\n\n"):
        for line in _styled(paragraph).wrap(width - len(indent)):
            yield Row(Content(indent) + line, number)
        yield Row(Content(""), number)


def _styled(paragraph: str) -> Content:
    """Text without its Markdown signs: what they mark is bold or slanted."""
    parts: list[Content] = []
    at = 0
    for found in MARKED.finditer(paragraph):
        parts.append(Content(paragraph[at : found.start()]))
        bold, slanted, literal = found.groups()
        parts.append(Content.styled(bold or slanted or literal, "bold" if bold else "italic" if slanted else "$label"))
        at = found.end()
    return Content("").join([*parts, Content(paragraph[at:])])


class RulebookPage(Screen[str]):
    """The rulebook of a game, open at a rule: the book that has it. The others are a key away. It is dismissed with the
    number of the rule read last.
    """

    AUTO_FOCUS = ""

    def __init__(self, game: str, number: str, settings: Settings) -> None:
        super().__init__()
        self._game, self._settings = book_with(number, game), settings
        self._book = load(self._game)
        self._number = number if number in self._book.rules else ""
        self._rows: list[Row] = []
        self._width = 0
        self._start = 0
        self._finding = False
        self._words = ""
        self._found: list[Rule] = []
        self._at = 0

    def compose(self) -> ComposeResult:
        yield Lines("page-title")
        yield Lines("page-text")
        yield Hints("page-keys")

    def on_mount(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    # Reading

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if self._finding:
            self._find(event)
        elif event.key in ("escape", "q", "enter"):
            self.dismiss(self._number)
        elif event.character == "/":
            self._finding, self._words, self._at = True, "", 0
            self._search()
        elif event.key == "tab":
            self._next_book()
        elif event.key in STEPS:
            self._scroll(STEPS[event.key])
        elif event.key in ("left", "right"):
            self._turn(1 if event.key == "right" else -1)

    def on_mouse_scroll_down(self) -> None:
        self._roll(2)

    def on_mouse_scroll_up(self) -> None:
        self._roll(-2)

    def on_key_clicked(self, message: KeyClicked) -> None:
        self.app.simulate_key({"/": "slash"}.get(message.key, message.key))

    def on_click(self, event: events.Click) -> None:
        text = self.query_one("#page-text", Lines)
        at = self._first(text.size.height) + event.screen_y - text.region.y
        if self._finding and text.region.contains(event.screen_x, event.screen_y) and at < len(self._found):
            self._open(self._found[at].number)

    def _roll(self, by: int) -> None:
        if self._finding:
            self._point(by)
        else:
            self._scroll(by)

    def _scroll(self, by: int) -> None:
        self._start += by
        self._settle()
        self._number = next((row.number for row in self._rows[self._start :] if row.number), "")
        self._show()

    def _turn(self, by: int) -> None:
        """To the rule after or before the one that is read."""
        numbers = list(self._book.rules)
        at = numbers.index(self._number) + by if self._number else (0 if by > 0 else -1)
        if 0 <= at < len(numbers):
            self._open(numbers[at])

    def _next_book(self) -> None:
        """From its beginning."""
        every = games()
        self._game = every[(every.index(self._game) + 1) % len(every)]
        self._book, self._number, self._width = load(self._game), "", 0
        self._show()

    def _open(self, number: str) -> None:
        self._finding, self._number = False, number
        self._go()
        self._show()

    def _go(self) -> None:
        """Let the page begin with the rule that is read."""
        starts = (at for at, row in enumerate(self._rows) if row.first and row.number == self._number)
        self._start = next(starts, 0)
        self._settle()

    def _settle(self) -> None:
        height = self.query_one("#page-text", Lines).size.height
        self._start = min(max(self._start, 0), max(len(self._rows) - height, 0))

    # Finding

    def _find(self, event: events.Key) -> None:
        if event.key == "escape":
            self._finding = False
            self._show()
        elif event.key == "enter":
            if self._found:
                self._open(self._found[self._at].number)
        elif event.key in ("up", "down"):
            self._point(1 if event.key == "down" else -1)
        elif event.key == "backspace":
            self._words = self._words[:-1]
            self._search()
        elif event.character and event.character.isprintable() and len(self._words) < LONGEST:
            self._words += event.character
            self._search()

    def _search(self) -> None:
        """Without words every rule is there: a table of contents."""
        self._found = self._book.search(self._words) if self._words.strip() else list(self._book.rules.values())
        self._at = 0
        self._show()

    def _point(self, by: int) -> None:
        self._at = min(max(self._at + by, 0), max(len(self._found) - 1, 0))
        self._show()

    def _first(self, height: int) -> int:
        return min(max(self._at - height // 2, 0), max(len(self._found) - height, 0))

    # What is shown

    def _show(self) -> None:
        text = self.query_one("#page-text", Lines)
        width = text.size.width
        if not width:
            self.call_after_refresh(self._show)
            return
        if width != self._width:
            self._width, self._rows = width, rows_of(self._book, width)
            self._go()
        glyphs = self._settings.glyphs
        if self._finding:
            title, right = f"SEARCH  / {self._words}_", f"{len(self._found)} rules"
            said: object = (self._words, self._at)
            text.show(said, lambda width, height: self._list(width, height, glyphs))
        else:
            rule = self._book.rules.get(self._number)
            title = f"RULEBOOK  {self._book.title}"
            right = f"{rule.number} {rule.title}" if rule is not None else ""
            text.show((self._game, self._start, self._number, width), lambda width, height: self._page(height))
        heading = title_line(title, right, width, glyphs.rule)
        self.query_one("#page-title", Lines).show(
            heading, lambda width, height: [Content.styled(clipped(heading, width), "bold $title")]
        )
        offers = FINDING if self._finding else READING
        laid = key_lines(offers, width, 1)
        keys = self.query_one("#page-keys", Hints)
        keys.marks = laid.marks
        keys.show((offers, width), lambda width, height: laid.lines)

    def _page(self, height: int) -> list[Content]:
        rows = self._rows[self._start : self._start + height]
        return [row.text.stylize("reverse") if row.first and row.number == self._number else row.text for row in rows]

    def _list(self, width: int, height: int, glyphs: Glyphs) -> list[Content]:
        first = self._first(height)
        lines = [Content("  No rule has these words.")] if not self._found else []
        for at, rule in enumerate(self._found[first : first + height], start=first):
            mark = glyphs.cursor if at == self._at else " "
            words = clipped(f"{rule.number:<8} {rule.title}", width - 5, glyphs.more)
            lines.append(Content(f" {mark} ") + Content.styled(words, "reverse" if at == self._at else ""))
        return lines
