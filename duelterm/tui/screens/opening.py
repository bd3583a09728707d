"""A page that everybody sees before a curtain: what has just come out before a duel."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from duelterm.tui.prompting import Offer
from duelterm.tui.screens.pages import TextPage
from duelterm.tui.settings import Settings


class OpeningPage(TextPage):
    """Lines as they are, in the middle; Enter goes on."""

    LEAVE = Offer("Enter", "go on")

    def __init__(self, told: Sequence[str], settings: Settings) -> None:
        super().__init__("BEFORE THE DUEL", (), settings)
        self._told = tuple(told)

    def paragraphs(self, width: int) -> Sequence[Content]:
        margin = " " * max((width - max(map(cell_len, self._told))) // 2, 0)
        return [Content(margin + line if line else "") for line in self._told]
