"""Drawing one card slot in the size it has: a line, two lines, or a box."""

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.boxes import back_words, box_lines
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.scene import Look
from duelterm.tui.signs import flag, joined, label_of, noted, pointed, words_of
from duelterm.tui.wording import fit

EMPTY = Content("")
NAMED = 8
SIGN = 8
"""Cells up to which a card of one line is a mere sign."""


def card_lines(look: Look, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The slot's lines, `height` of them and at most `width` cells wide."""
    card = look.place.card
    if width < 6 or height < 1:
        return [EMPTY] * max(height, 0)
    if height == 1 and width < SIGN:
        return [_sign(look, card, glyphs)]
    if card is None:
        gap = Content(fit(f"    {glyphs.gap} {look.shape.gap}", width))
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


def _sign(look: Look, card: CardView | None, glyphs: Glyphs) -> Content:
    """Label, how it lies and what it is, and the most telling sign about it."""
    if card is None:
        return Content(f"   {glyphs.gap}")
    start, end = glyphs.tapped if look.shape.lies_sideways(card) else glyphs.upright
    inner = Content(glyphs.back)
    if card.face is not None:
        inner = Content.styled(look.shape.cards.letters(card.face)[:1], f"bold {look.shape.cards.style(card.face)}")
        if look.shape.is_face_down(card):
            start = end = glyphs.back
    label = Content(" " * (2 - len(look.label))) + label_of(look)
    told = (glyphs.attack if look.note else "".join(look.ties))[:1]
    body = Content(start) + inner + Content(end)
    return label + body + (flag(look, glyphs) or Content(told or " "))


def _mini(look: Look, card: CardView, width: int, glyphs: Glyphs) -> Content:
    room = width - 4
    if card.face is None:
        body = Content(f"{glyphs.back}{look.place.number}{glyphs.back}"[:room])
    else:
        start, end = glyphs.tapped if card.tapped else glyphs.upright
        letters = look.shape.cards.letters(card.face)[: room - 2]
        named = room - 2 - len(letters) - 1
        name = f" {fit(card.face.name, named, glyphs.more)}" if named >= NAMED else ""
        body = (
            Content(start) + Content.styled(letters, f"bold {look.shape.cards.style(card.face)}") + Content(name + end)
        )
    mark = flag(look, glyphs) or Content(" ")
    return _lead(look, glyphs) + pointed(body, look) + mark + Content(" " * (room - body.cell_length))


def _pair(look: Look, card: CardView, width: int, glyphs: Glyphs) -> list[Content]:
    start, end = glyphs.tapped if look.shape.lies_sideways(card) else glyphs.upright
    if card.face is None:
        body, below = _back(look, start, end, width - 6, glyphs), _down(look, width - 5, glyphs)
    else:
        body, below = (
            _named(look, card.face, start, end, width - 6, glyphs),
            _below(look, card, card.face, width - 5, glyphs),
        )
    first = _lead(look, glyphs) + pointed(body, look) + (flag(look, glyphs) or Content(" "))
    return [first, Content(f"    {below}")]


def _back(look: Look, start: str, end: str, room: int, glyphs: Glyphs) -> Content:
    return Content(start + back_words(look, room, glyphs) + end)


def _down(look: Look, room: int, glyphs: Glyphs) -> str:
    word = look.shape.down or ("face-down card" if look.cursor else "")
    return joined([*noted(look, glyphs), word], room, glyphs) if word else ""


def _named(look: Look, face: Face, start: str, end: str, room: int, glyphs: Glyphs) -> Content:
    head = look.shape.cards.head(face, room)
    if not head:
        return Content(start) + Content.styled(fit(face.name, room, glyphs.more), look.shape.cards.style(face)) + end
    return (
        Content(start)
        + Content.styled(head, f"bold {look.shape.cards.style(face)}")
        + Content(" " + fit(face.name, room - len(head) - 1, glyphs.more) + end)
    )


def _below(look: Look, card: CardView, face: Face, room: int, glyphs: Glyphs) -> str:
    down = f"{glyphs.back} " if look.shape.is_face_down(card) else ""
    room -= cell_len(down)
    words, tail = words_of(look, card, face, room, glyphs), look.shape.cards.tail(card)
    lying = " ".join([*words, tail])
    return down + (lying if tail and cell_len(lying) <= room else joined(words, room, glyphs))
