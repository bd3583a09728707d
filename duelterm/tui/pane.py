"""The card pane, in the room there is: from a title with one line of text to the emblem with everything."""

from collections.abc import Callable, Sequence

from textual.content import Content

from duelterm.core.view import CardView, Face
from duelterm.tui.art import art_lines, civilization_style
from duelterm.tui.glyphs import Glyphs, civilization_letters
from duelterm.tui.scene import verdict_words
from duelterm.tui.wording import clipped, fit, title_line

ART_LEAST, ART_MOST = 6, 18
SHORT = 4

Draw = Callable[[Face, int, int, Glyphs], Sequence[Content]]


def pane_lines(
    face: Face | None, card: CardView | None, width: int, height: int, glyphs: Glyphs, draw: Draw = art_lines
) -> list[Content]:
    """Title, emblem if there is room, printed figures, current states, text."""
    if face is None:
        name = "face-down card" if card is not None else "no card"
        return [Content.styled(title_line(name, "", width, glyphs.rule), "$title")]
    if height <= SHORT:
        return _short(face, card, width, height, glyphs)
    title = Content.styled(title_line(face.name, "Space: all of it", width, glyphs.rule), "$title")
    told = [_figures(face, width, glyphs), *_text(face, card, width)]
    art = min(height - len(told) - 3, ART_MOST, (width - 2) * 3 // 8)
    if art < ART_LEAST:
        return [title, *told]
    emblem = [Content(" ") + line for line in draw(face, width - 2, art, glyphs)]
    return [title, *emblem, Content(""), told[0], Content(""), *told[1:]]


def short_figures(face: Face, dot: str) -> list[str]:
    """The printed figures without what civilization letter and cost say already."""
    stats = dict(face.stats)
    cost = f"{civilization_letters(face.colours)}{face.cost}"
    power = stats.get("power", "")
    return [f"{cost} {face.kind}", *filter(None, (stats.get("race", "").replace("/", " / "), power))]


def _figures(face: Face, width: int, glyphs: Glyphs) -> Content:
    head, *rest = short_figures(face, glyphs.dot)
    letters, _, kind = head.partition(" ")
    words = f" {glyphs.dot} ".join([kind, *rest])
    room = width - len(letters) - 3
    return Content(" ") + Content.styled(letters, f"bold {civilization_style(face)}") + " " + clipped(words, room)


def now_words(face: Face, card: CardView | None) -> list[str]:
    """What a card is now beyond what is printed on it."""
    given = [tag for tag in (card.tags if card is not None else ()) if tag not in face.tags]
    return [*verdict_words(face, card), *(tag for tag in given if not tag.startswith("evo"))]


def _text(face: Face, card: CardView | None, width: int) -> list[Content]:
    now = ", ".join(now_words(face, card))
    lines = _wrapped(f"now {now}", width, "bold") if now else []
    for paragraph in face.text:
        lines += _wrapped(paragraph, width)
    if card is not None and card.beneath:
        lines += _wrapped(f"Beneath it: {', '.join(each.name for each in card.beneath)}", width)
    return lines


def _wrapped(paragraph: str, width: int, style: str = "") -> list[Content]:
    return [Content.styled(f" {line.plain}", style) for line in Content(paragraph).wrap(max(width - 2, 10))]


def _short(face: Face, card: CardView | None, width: int, height: int, glyphs: Glyphs) -> list[Content]:
    """A few lines: the figures stand in the title, the text has the rest."""
    dot = f" {glyphs.dot} "
    figures = dot.join(short_figures(face, glyphs.dot))
    title = title_line(f"{face.name}{dot}{figures}", "Space: all of it", width, glyphs.rule)
    lines = _wrapped(" ".join(_sentences(face, card)), width)
    return [Content.styled(title, "$title"), *_cut(lines, height - 1, width, glyphs)]


def _sentences(face: Face, card: CardView | None) -> Sequence[str]:
    now = ", ".join(now_words(face, card))
    return [f"Now {now}.", *face.text] if now else face.text


def _cut(lines: list[Content], height: int, width: int, glyphs: Glyphs) -> list[Content]:
    """The first lines, the last of them with a sign that there are more."""
    if len(lines) <= height or height < 1:
        return lines[: max(height, 0)]
    last = f"{lines[height - 1].plain} {lines[height].plain.strip()}"
    return [*lines[: height - 1], Content(fit(last, width - 1, glyphs.more))]
