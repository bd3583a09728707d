"""Sentences in little room: names cut short, words flowed into a few lines, whole sentences left out at the end."""

from duelterm.lang.untrusted import cells

WIDTH = 76
LINES = 3
LONGEST_NAME = 26
MORE = "…"
"""The sign that something is cut off, as the screen has it."""


def short(name: str) -> str:
    """A card's name, its end cut off if it is long."""
    return cut(name, LONGEST_NAME)


def cut(text: str, width: int) -> str:
    """The text, its end cut off if it takes more cells than this."""
    if cells(text) <= width:
        return text
    while cells(text) > width - cells(MORE):
        text = text[:-1]
    return text.rstrip(" ,.") + MORE


def paragraph(*sentences: str) -> tuple[str, ...]:
    """As many of the sentences, from the first on, as there is room for."""
    told: tuple[str, ...] = ()
    for count in range(1, len(sentences) + 1):
        lines = flowed(" ".join(sentence for sentence in sentences[:count] if sentence))
        if len(lines) > LINES:
            break
        told = lines
    return told


def flowed(text: str) -> tuple[str, ...]:
    """The words in lines that are no wider than there is room."""
    lines: list[str] = []
    for word in text.split():
        if lines and cells(lines[-1]) + 1 + cells(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(cut(word, WIDTH))
    return tuple(lines)
