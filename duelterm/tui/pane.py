"""The card pane, in the room there is: from a title with one line of text to the emblem with everything."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.art import art_lines
from duelterm.tui.glyphs import Glyphs
from duelterm.tui.layouts import ZoneShape
from duelterm.tui.wording import clipped, fit, title_line

ART_LEAST, ART_MOST = 6, 18
SHORT = 4

Draw = Callable[[Face, int, int, Glyphs, str], Sequence[Content]]


@dataclass(slots=True, frozen=True)
class Told:
    """A card to read and how it lies, or none."""

    face: Face | None
    card: CardView | None
    shape: ZoneShape

    @property
    def now(self) -> str:
        """What it is now beyond what is printed on it."""
        return ", ".join(self.shape.cards.now(self.face, self.card, self.shape.faces)) if self.face is not None else ""


def pane_lines(told: Told, width: int, height: int, glyphs: Glyphs, draw: Draw = art_lines) -> list[Content]:
    """Title, emblem if there is room, printed figures, current states, text."""
    face = told.face
    if face is None:
        name = told.shape.called(told.card).removeprefix("the ") if told.card is not None else "no card"
        return [Content.styled(title_line(name, "", width, glyphs.rule), "$title")]
    if height <= SHORT:
        return _short(told, face, width, height, glyphs)
    title = Content.styled(title_line(face.name, "Space: all of it", width, glyphs.rule), "$title")
    words = [_figures(told, face, width, glyphs), *_text(told, face, width)]
    art = min(height - len(words) - 3, ART_MOST, (width - 2) * 3 // 8)
    if art < ART_LEAST:
        return [title, *words]
    drawn = draw(face, width - 2, art, glyphs, told.shape.cards.style(face))
    return [title, *(Content(" ") + line for line in drawn), Content(""), words[0], Content(""), *words[1:]]


def _figures(told: Told, face: Face, width: int, glyphs: Glyphs) -> Content:
    head, *rest = told.shape.cards.printed(face)
    letters, _, kind = head.partition(" ")
    words = f" {glyphs.dot} ".join([kind, *rest])
    room = width - len(letters) - 3
    return Content(" ") + Content.styled(letters, f"bold {told.shape.cards.style(face)}") + " " + clipped(words, room)


def _text(told: Told, face: Face, width: int) -> list[Content]:
    lines = _wrapped(f"now {told.now}", width, "bold") if told.now else []
    for paragraph in face.text:
        lines += _wrapped(paragraph, width)
    if told.card is not None and told.card.beneath:
        lines += _wrapped(f"Beneath it: {', '.join(each.name for each in told.card.beneath)}", width)
    return lines


def _wrapped(paragraph: str, width: int, style: str = "") -> list[Content]:
    return [Content.styled(f" {line.plain}", style) for line in Content(paragraph).wrap(max(width - 2, 10))]


def _short(told: Told, face: Face, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """A few lines: the figures stand in the title, the text has the rest."""
    dot = f" {glyphs.dot} "
    figures = dot.join(told.shape.cards.printed(face))
    title = title_line(f"{face.name}{dot}{figures}", "Space: all of it", width, glyphs.rule)
    sentences = [f"Now {told.now}.", *face.text] if told.now else face.text
    lines = _wrapped(" ".join(sentences), width)
    return [Content.styled(title, "$title"), *_cut(lines, height - 1, width, glyphs)]


def _cut(lines: list[Content], height: int, width: int, glyphs: Glyphs) -> list[Content]:
    """The first lines, the last of them with a sign that there are more."""
    if len(lines) <= height or height < 1:
        return lines[: max(height, 0)]
    last = f"{lines[height - 1].plain} {lines[height].plain.strip()}"
    return [*lines[: height - 1], Content(fit(last, width - 1, glyphs.more))]
