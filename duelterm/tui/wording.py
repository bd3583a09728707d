"""Fitting words into cells. Width is counted in cells of the terminal, never in characters."""

import unicodedata

from rich.cells import cell_len, set_cell_size

from duelterm.core.view import Face

VERBS = {"hand": "play", "battle": "attack"}


def fit(text: str, width: int, more: str = "…") -> str:
    """The text in exactly `width` cells: padded, or cut with a sign that there is more."""
    if width <= 0:
        return ""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(set_cell_size(text, width - cell_len(more)).rstrip(" .") + more, width)


def clipped(text: str, width: int, more: str = "…") -> str:
    """The text in at most `width` cells."""
    return fit(text, width, more).rstrip() if cell_len(text) > width else text


def title_line(left: str, right: str, width: int, rule: str) -> str:
    """A rule across the screen with words near its ends; the left words win when there is no room."""
    left = clipped(f"{rule}{rule} {left} ", width)
    right = f" {right} {rule}{rule}" if right else ""
    room = width - cell_len(left)
    if cell_len(right) > room:
        right = ""
    return left + rule * (room - cell_len(right)) + right


def clean_name(text: str, longest: int = 20) -> str:
    """A person's name without anything a terminal could take for a command."""
    plain = unicodedata.normalize("NFC", text)
    kept = "".join(" " if char.isspace() else char for char in plain if unicodedata.category(char)[0] != "C")
    return clipped(" ".join(kept.split()), longest, "").strip()


def facts(face: Face, dot: str = "·") -> str:
    """What is printed on a card, in one line."""
    return f" {dot} ".join(value if key == "race" else f"{key} {value}" for key, value in face.stats) or face.kind
