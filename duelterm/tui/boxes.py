"""A card as a box: a tall one upright, a low one with double lines tapped, and with its emblem where there is room."""

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.art import art_lines, civilization_style
from duelterm.tui.glyphs import Glyphs, civilization_letters
from duelterm.tui.scene import Look
from duelterm.tui.signs import flag, flowed, joined, label_of, pointed, words_of
from duelterm.tui.wording import fit

EMPTY = Content("")
ART_FROM, ART_LEAST = 6, 3


def box_lines(look: Look, card: CardView, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """The box in `height` lines, its first column free for the cursor's sign."""
    room = width - 3
    drop = 1 if card.tapped and height > 3 else 0
    signs = glyphs.frame_tapped if card.tapped else glyphs.frame
    frame = glyphs.frame_cursor if look.cursor else signs
    line = signs[1] if card.tapped else frame[1]
    inner = _inner(look, card, room, height - 2 - drop, glyphs)
    body = [Content(f" {frame[3]}") + text + Content(frame[3]) for text in inner]
    if look.cursor:
        body[0] = Content.styled(glyphs.cursor, "bold") + body[0][1:]
    lid = Content(f" {frame[0]}") + _lid(look, card, room, line, glyphs) + Content(frame[2])
    foot = Content(f" {frame[4]}{line * (room - len(look.label))}") + label_of(look) + Content(frame[5])
    return [*([EMPTY] * drop), lid, *body, foot]


def _lid(look: Look, card: CardView, room: int, line: str, glyphs: Glyphs) -> Content:
    face = card.face
    head = f"{civilization_letters(face.colours)}{face.cost}" if face is not None else ""
    word = "TAP" if card.tapped else ""
    mark = flag(look, glyphs) or Content(line)
    fill = line * (room - len(head) - len(word) - 1)
    return Content.styled(head, f"bold {civilization_style(face)}") + Content(fill + word) + mark


def _inner(look: Look, card: CardView, room: int, rows: int, glyphs: Glyphs) -> list[Content]:
    face = card.face
    if face is None:
        return _back(look, room, rows, glyphs)
    words = [fit(line, room, glyphs.more) for line in _word_lines(look, card, face, room, rows, glyphs)]
    boxed_art = rows >= ART_FROM - card.tapped
    names = _name_lines(face.name, room, min(rows - len(words), 2 if boxed_art else 3), glyphs)
    free = rows - len(names) - len(words)
    art = art_lines(face, room, free, glyphs) if boxed_art and free >= ART_LEAST else ()
    space = [Content(" " * room)] * (0 if art else free)
    return [*(pointed(Content(name), look) for name in names), *art, *map(Content, words), *space]


def _word_lines(look: Look, card: CardView, face: Face, room: int, rows: int, glyphs: Glyphs) -> list[str]:
    words = words_of(look, card, face, glyphs)
    if rows < 2:
        return []
    most = max(rows - 2, 1) if rows < ART_FROM else 2
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
    back = glyphs.back * room
    number = f" {look.place.number} " if rows == 1 else ""  # shields have numbers, cards of a hand have none
    left = (room - len(number)) // 2
    lines = [Content(back)] * rows
    lines[rows // 2] = pointed(Content(back[:left] + number + back[left + len(number) :]), look)
    return lines
