"""A card as a box: a tall one upright, a low one with double lines sideways, with its emblem where there is room."""

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.art import art_lines
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.scene import Look
from duelterm.tui.signs import flag, flowed, joined, label_of, noted, pointed, words_of
from duelterm.tui.wording import fit

EMPTY = Content("")
ART_FROM, ART_LEAST = 6, 3


def box_lines(look: Look, card: CardView, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The box in `height` lines, its first column free for the cursor's sign."""
    room, sideways = width - 3, look.shape.lies_sideways(card)
    drop = 1 if sideways and height > 3 else 0
    signs = glyphs.frame_tapped if sideways else glyphs.frame
    frame = glyphs.frame_cursor if look.cursor else signs
    line = signs[1] if sideways else frame[1]
    inner = _inner(look, card, room, height - 2 - drop, glyphs)
    body = [Content(f" {frame[3]}") + text + Content(frame[3]) for text in inner]
    if look.cursor:
        body[0] = Content.styled(glyphs.cursor, "bold") + body[0][1:]
    lid = Content(f" {frame[0]}") + _lid(look, card, room, line, glyphs) + Content(frame[2])
    foot = Content(f" {frame[4]}{line * (room - len(look.label))}") + label_of(look) + Content(frame[5])
    return [*([EMPTY] * drop), lid, *body, foot]


def _lid(look: Look, card: CardView, room: int, line: str, glyphs: Glyphs) -> Content:
    face, cards = card.face, look.shape.cards
    head = cards.head(face, room) if face is not None else ""
    word = cards.position(card, look.shape.faces) if face is not None else ""
    mark = flag(look, glyphs) or Content(line)
    fill = line * (room - len(head) - len(word) - 1)
    return Content.styled(head, f"bold {cards.style(face)}") + Content(fill + word) + mark


def _inner(look: Look, card: CardView, room: int, rows: int, glyphs: Glyphs) -> list[Content]:
    face = card.face
    if face is None:
        return _back(look, room, rows, glyphs)
    words = [fit(line, room, glyphs.more) for line in _word_lines(look, card, face, room, rows, glyphs)]
    boxed_art = rows >= ART_FROM - card.tapped
    down = look.shape.is_face_down(card)
    names = _name_lines(face.name, room, min(rows - len(words), 2 if boxed_art else 3), glyphs)
    free = rows - len(names) - len(words)
    drawn = boxed_art and free >= ART_LEAST and not down
    art = art_lines(face, room, free, glyphs, look.shape.cards.style(face)) if drawn else ()
    space = [Content((glyphs.back if down else " ") * room)] * (0 if art else free)
    return [*(pointed(Content(name), look) for name in names), *art, *map(Content, words), *space]


def _word_lines(look: Look, card: CardView, face: Face, room: int, rows: int, glyphs: Glyphs) -> list[str]:
    if rows < 2:
        return []
    most = max(rows - 2, 1) if rows < ART_FROM else 2
    words = words_of(look, card, face, room * most, glyphs)
    lines = flowed(words, room)
    if len(lines) <= most:
        return lines
    kept = lines[: most - 1]
    left = words[sum(len(line.split(" ")) for line in kept) :]
    return [*kept, joined(left, room, glyphs)]


def _name_lines(name: str, room: int, rows: int, glyphs: Glyphs) -> list[str]:
    """The name in as few lines as it needs; broken between words, cut only where it must be."""
    lines = [line.plain.rstrip() for line in Content(name).wrap(room)] if cell_len(name) > room else [name]
    if len(lines) > rows:
        lines = [*lines[: rows - 1], " ".join(lines[rows - 1 :])]
    return [fit(line, room, glyphs.more) for line in lines]


def _back(look: Look, room: int, rows: int, glyphs: Glyphs) -> list[Content]:
    lines = [Content(glyphs.back * room)] * rows
    number = rows == 1 or look.shape.faces  # shields have numbers, cards of a hand have none
    middle = pointed(Content(back_words(look, room, glyphs) if number else glyphs.back * room), look)
    lines[(rows - 1) // 2 if look.shape.down else rows // 2] = middle
    if look.shape.down and rows > 1:
        words = joined([*noted(look, glyphs), look.shape.down], room, glyphs)
        lines[-1] = Content(fit(words, room, glyphs.more))
    return lines


def back_words(look: Look, room: int, glyphs: Glyphs) -> str:
    """A card's back, with the number of its place where places have numbers."""
    back = glyphs.back * room
    number = f" {look.place.number} " if look.shape.places else ""
    left = (room - len(number)) // 2
    return back[:left] + number + back[left + len(number) :]
