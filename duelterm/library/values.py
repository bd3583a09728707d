"""What the values of settings may be, in the file and as the text of a variable."""

import unicodedata
from collections.abc import Callable
from typing import NamedTuple

LONGEST_NAME = 20
"""So many cells of the screen a name may take: one of Chinese letters has half as many of them."""
TRUTHS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


class Wrong(NamedTuple):
    """Why a value can't be; the nearest of the `words` is told too, or all if none is near.

    `of_name` says that the fault is in the name before the value.
    """

    message: str
    words: tuple[str, ...] = ()
    meant: str = ""
    of_name: bool = False

    def __str__(self) -> str:
        from difflib import get_close_matches  # only who made a mistake waits for it

        near = get_close_matches(self.meant or self.message.rpartition(" ")[2], self.words, 1)
        hint = f"did you mean {near[0]}?" if near else f"one of {', '.join(self.words)}"
        return f"{self.message} ({hint})" if self.words else self.message


class Kind(NamedTuple):
    """A kind of value: how it is judged (the value as the program takes it, or what is wrong), and read from text."""

    judge: Callable[[object], object]
    read: Callable[[str], object]
    words: str


def word(*words: str) -> Kind:
    """One of these words."""

    def judge(value: object) -> object:
        return value if value in words else Wrong(f"{shown(value)} is not a word for this", words, str(value))

    return Kind(judge, str, ", ".join(f"`{each}`" for each in words))


def shown(value: object) -> str:
    """A value for a message, on one short line."""
    text = repr(value) if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _number(least: float, most: float, unit: str) -> Kind:
    words = f"a number of {unit} from {least:g} to {most:g}"

    def judge(value: object) -> object:
        right = isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most
        return float(str(value)) if right else Wrong(f"{shown(value)} should be {words}")

    def read(text: str) -> object:
        try:
            return float(text)
        except ValueError:
            return text

    return Kind(judge, read, words)


def _flag(value: object) -> object:
    return value if isinstance(value, bool) else Wrong(f"{shown(value)} should be true or false")


def is_too_wide(name: str) -> bool:
    """Whether a name takes more room than the screen has for it."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in name) > LONGEST_NAME


def _names(value: object) -> object:
    if not (isinstance(value, list) and len(value) == 2 and all(isinstance(name, str) for name in value)):
        return Wrong(f'{shown(value)} should be two names: ["Amy", "Ben"]')
    names = tuple(unicodedata.normalize("NFC", name) for name in value)
    for name in names:
        if not name.strip() or name != name.strip() or is_too_wide(name) or not name.isprintable():
            return Wrong(f"{shown(name)} can't be a name: 1 to {LONGEST_NAME} letters, no blank before or after them")
    return names if names[0].casefold() != names[1].casefold() else Wrong("two people need two names")


FLAG = Kind(_flag, lambda text: TRUTHS.get(text.lower(), text), "`true`, `false`")
MINUTES = _number(0.5, 600, "minutes")
SECONDS = _number(1, 600, "seconds")
NAMES = Kind(_names, lambda text: [name.strip() for name in text.split(",")], "two names")
