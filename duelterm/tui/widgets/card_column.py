"""A column of cards to go through and to mark, by keys of its page or by mouse."""

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.message import Message

from duelterm.core.view import CardView, Face
from duelterm.tui.exchanging import TITLES, Column
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.layouts import CardWords
from duelterm.tui.widgets.lines import Lines
from duelterm.tui.wording import clipped, fit

MARK, FIGURES = 4, 10


class CardColumn(Lines):
    """A head with the count and what is looked for, then a line for each card: cursor, mark, card, figures."""

    class Clicked(Message):
        """A line was clicked; the head's is -1. `reading` is the right button."""

        def __init__(self, here: int, at: int, reading: bool) -> None:
            super().__init__()
            self.here, self.at, self.reading = here, at, reading

    class Rolled(Message):
        """The wheel was turned over it."""

        def __init__(self, here: int, by: int) -> None:
            super().__init__()
            self.here, self.by = here, by

    def __init__(self, here: int, cards: CardWords, glyphs: Glyphs) -> None:
        super().__init__(f"cards-{here}", classes="cards")
        self._here, self._cards, self._glyphs = here, cards, glyphs
        self._first = 0

    def tell(self, column: Column, marked: list[str], active: bool) -> None:
        """Show this column; `active` says that it has the cursor."""
        said = (column.typed, column.at, tuple(marked), active)
        self.show(said, lambda width, height: self._column(column, marked, active, width, height))

    def _column(self, column: Column, marked: list[str], active: bool, width: int, height: int) -> list[Content]:
        found = column.found
        shown = max(height - 1, 1)
        self._first = min(max(column.at - shown // 2, 0), max(len(found) - shown, 0))
        count = f"{len(found)} of {len(column.choices)}" if column.typed else str(len(column.choices))
        looking = f"  find: {column.typed}_" if active or column.typed else ""
        lines = [Content.styled(clipped(f" {TITLES[column.verb]} {count}{looking}", width), "bold $title")]
        for at, choice in enumerate(found[self._first : self._first + shown], start=self._first):
            here = active and at == column.at
            mark = column.verb if choice.key in marked else ""
            lead = Content(f" {self._glyphs.cursor if here else ' '} ")
            lead += Content.styled(fit(mark, MARK), "bold $picked")
            text = self._line(choice.text, choice.face, width - MARK - 4)
            lines.append(lead + Content.styled(text, "reverse" if here else "bold" if mark else ""))
        return lines if found else [*lines, Content("   Nothing here has these letters.")]

    def _line(self, name: str, face: Face | None, room: int) -> str:
        """A card in one line of this width: what it is, its name, and its figures if the name leaves room for them."""
        if face is None:
            return fit(name, room, self._glyphs.more)
        listed = self._cards.listed(face)
        figures = self._cards.figures(CardView("", 0, face, power=face.power), face, False, FIGURES)
        if not figures or cell_len(listed) > room - FIGURES - 1:
            return fit(listed, room, self._glyphs.more)
        return f"{fit(listed, room - FIGURES)}{figures[0]:>{FIGURES}}"

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Clicked(self._here, self._first + event.y - 1 if event.y else -1, event.button == 3))

    def on_mouse_scroll_down(self) -> None:
        self.post_message(self.Rolled(self._here, 1))

    def on_mouse_scroll_up(self) -> None:
        self.post_message(self.Rolled(self._here, -1))
