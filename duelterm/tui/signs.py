"""The signs on a card in every size: its label, its flag, its short words."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.scene import Look
from duelterm.tui.wording import clipped


def label_of(look: Look) -> Content:
    """The key that stands for the card; bold where the card can be chosen."""
    return Content.styled(look.label, "bold $label" if look.legal else "$text-muted")


def flag(look: Look, glyphs: Glyphs) -> Content:
    """The sign that the card is chosen, or can be; nothing if neither."""
    if look.mark:
        return Content.styled(look.mark[:1], "bold $picked")
    return Content.styled(glyphs.legal, "bold $legal") if look.legal else Content("")


def pointed(body: Content, look: Look) -> Content:
    """What shows where the cursor is, beside the sign for it."""
    return body.stylize("reverse") if look.cursor else body


def words_of(look: Look, card: CardView, face: Face, room: int, glyphs: Glyphs) -> list[str]:
    """The short words under a card's name, the most telling first, for about so many cells."""
    cards, note = look.shape.cards, noted(look, glyphs)
    figures = cards.figures(card, face, look.shape.faces, room - sum(cell_len(word) + 1 for word in note))
    words = [*figures, *note]
    if note and cell_len(" ".join(words)) + 2 > room:  # a sign for more would push the note out
        return words if cell_len(" ".join(words)) <= room else narrowed(figures, note, room)
    return [*words, *(word for word in cards.states(card, face) if word not in figures)]


def narrowed(figures: Sequence[str], note: Sequence[str], room: int) -> list[str]:
    """A figure and what is noted where not both have room: in one piece, else what is noted first."""
    together = "".join([*figures[:1], *note])
    return [together] if len(note) == 1 and cell_len(together) <= room else [*note, *figures]


def noted(look: Look, glyphs: Glyphs) -> list[str]:
    """The card's part in the attack that stands, and in the chain."""
    return [*([glyphs.attack + look.note] if look.note else []), *look.ties]


def joined(words: Sequence[str], room: int, glyphs: Glyphs) -> str:
    """As many of the words as one line holds, and a sign if there are more."""
    for count in range(len(words), 0, -1):
        line = " ".join(words[:count]) + (f" {glyphs.more}" if count < len(words) else "")
        if cell_len(line) <= room:
            return line
    return clipped(words[0], room, glyphs.more) if words else ""


def flowed(words: Sequence[str], room: int) -> list[str]:
    """The words in lines, none of them broken."""
    lines: list[str] = []
    for word in words:
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
