"""The open chain: its links with the newest on top, what each is aimed at, and who may answer now.

All of it is told from what the view shows and from who is asked what, which everybody may know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import LinkView, View
from duelterm.tui.desk import Desk
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.standing import SEAT
from duelterm.tui.wording import clipped, title_line

HEAD = " CHAIN "


@dataclass(slots=True, frozen=True)
class Ties:
    """The numbers of the links that a card is, and of those that are aimed at it."""

    links: tuple[int, ...] = ()
    aims: tuple[int, ...] = ()

    def signs(self, arrow: str) -> list[str]:
        """As they stand on the card."""
        return [*(f"{number}{arrow}" for number in self.links), *(f"{arrow}{number}" for number in self.aims)]


def ties_of(view: View) -> Mapping[str, Ties]:
    """The ties of every card of the chain, by its spot."""
    found: dict[str, Ties] = {}
    for link in view.chain:
        if link.handle:
            ties = found.get(link.handle, Ties())
            found[link.handle] = Ties((*ties.links, link.number), ties.aims)
        for aim in dict.fromkeys(link.aims):
            ties = found.get(aim, Ties())
            found[aim] = Ties(ties.links, (*ties.aims, link.number))
    return found


def link_words(desk: Desk, link: LinkView, glyphs: Glyphs) -> str:
    """Whose it is, its card, and what it is aimed at."""
    aims = ", ".join(_aim(desk, aim) for aim in link.aims)
    target = f" {glyphs.attack} {aims}" if aims else ""
    return f"{desk.table.names[link.seat]}: {link.name or 'a card'}{target}{' (negated)' * link.idle}"


def _aim(desk: Desk, aim: str) -> str:
    if aim.startswith(SEAT):
        return desk.table.names[int(aim.removeprefix(SEAT))]
    return desk.name_of(aim) or "a card"


def who_answers(desk: Desk) -> str:
    """What comes next to the chain."""
    question = desk.question
    if question is None:
        return ""
    return f"{desk.asker_name} {'may answer' if question.prompt in desk.game.answering else 'chooses'}"


def chain_strip(desk: Desk, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The chain in a few lines; the last of them has all for which there is no line."""
    links = desk.view.chain[::-1]
    if not links or height < 1:
        return []
    texts = [f"{link.number} {link_words(desk, link, glyphs)}" for link in links]
    texts = [*texts[: height - 1], f" {glyphs.dot} ".join(texts[height - 1 :])]
    tail = f"  {who_answers(desk)}"
    heads = [HEAD, *[" " * len(HEAD)] * height]
    lines = []
    for at, (head, text) in enumerate(zip(heads, filter(None, texts), strict=False)):
        end = tail if not at else ""
        room = width - len(head) - cell_len(end) - 1
        words = clipped(text, room, glyphs.more)
        gap = " " * (room - cell_len(words)) if end else ""
        lines.append(Content.styled(head, "bold $title") + Content(f"{words}{gap}") + Content.styled(end, "bold"))
    return lines


def chain_pane(desk: Desk, width: int, glyphs: Glyphs) -> list[Content]:
    """The chain in a column: a title, then each link, its aims in lines of their own."""
    links = desk.view.chain[::-1]
    if not links:
        return []
    lines = [Content.styled(title_line("CHAIN", who_answers(desk), width, glyphs.rule), "$title")]
    for at, link in enumerate(links):
        rows = _rows(link_words(desk, link, glyphs), width - 5)
        style = "" if at else "bold"
        lines += [
            Content.styled(f" {link.number if not row else ' ':>2} ", "bold $title") + Content.styled(text, style)
            for row, text in enumerate(rows)
        ]
    return lines


def _rows(text: str, width: int) -> Sequence[str]:
    return [line.plain.rstrip() for line in Content(text).wrap(max(width, 10))]
