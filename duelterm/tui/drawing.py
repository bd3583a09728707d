"""Drawing one card slot in the size it has: a line, two lines, or a box."""

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.art import civilization_style
from duelterm.tui.boxes import box_lines
from duelterm.tui.glyphs import Glyphs, civilization_letters
from duelterm.tui.scene import Look
from duelterm.tui.signs import flag, joined, label_of, pointed, words_of
from duelterm.tui.wording import fit

EMPTY = Content("")
NAMED = 8


def card_lines(look: Look, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The slot's lines, `height` of them and at most `width` cells wide."""
    card = look.place.card
    if width < 6 or height < 1:
        return [EMPTY] * max(height, 0)
    if card is None:
        gap = Content(fit(f"    {glyphs.gap}", width))
        above = (height - 1) // 2
        return [*([EMPTY] * above), gap, *([EMPTY] * (height - above - 1))]
    if height == 1:
        return [_mini(look, card, width, glyphs)]
    if height == 2:
        return _pair(look, card, width, glyphs)
    return box_lines(look, card, width, height, glyphs)


def _lead(look: Look, glyphs: Glyphs) -> Content:
    cursor = glyphs.cursor if look.cursor else ""
    return Content(" " * (3 - len(cursor) - len(look.label))) + Content.styled(cursor, "bold") + label_of(look)


def _mini(look: Look, card: CardView, width: int, glyphs: Glyphs) -> Content:
    room = width - 4
    if card.face is None:
        body = Content(f"{glyphs.back}{look.place.number}{glyphs.back}"[:room])
    else:
        start, end = glyphs.tapped if card.tapped else glyphs.upright
        letters = civilization_letters(card.face.colours)[: room - 2]
        named = room - 2 - len(letters) - 1
        name = f" {fit(card.face.name, named, glyphs.more)}" if named >= NAMED else ""
        body = Content(start) + Content.styled(letters, f"bold {civilization_style(card.face)}") + Content(name + end)
    mark = flag(look, glyphs) or Content(" ")
    return _lead(look, glyphs) + pointed(body, look) + mark + Content(" " * (room - body.cell_length))


def _pair(look: Look, card: CardView, width: int, glyphs: Glyphs) -> list[Content]:
    start, end = glyphs.tapped if card.tapped else glyphs.upright
    if card.face is None:
        body, below = Content(start + glyphs.back * (width - 6) + end), "face-down card" if look.cursor else ""
    else:
        body, below = _named(card.face, start, end, width - 6, glyphs), _below(look, card, card.face, width - 5, glyphs)
    first = _lead(look, glyphs) + pointed(body, look) + (flag(look, glyphs) or Content(" "))
    return [first, Content(f"    {below}")]


def _named(face: Face, start: str, end: str, room: int, glyphs: Glyphs) -> Content:
    head = f"{civilization_letters(face.colours)}{face.cost}"
    return (
        Content(start)
        + Content.styled(head, f"bold {civilization_style(face)}")
        + Content(" " + fit(face.name, room - len(head) - 1, glyphs.more) + end)
    )


def _below(look: Look, card: CardView, face: Face, room: int, glyphs: Glyphs) -> str:
    words = words_of(look, card, face, glyphs)
    tapped = " ".join([*words, "TAP"])
    return tapped if card.tapped and cell_len(tapped) <= room else joined(words, room, glyphs)
