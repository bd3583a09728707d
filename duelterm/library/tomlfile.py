"""A TOML file, read with a place for what makes it unreadable."""

import tomllib
from typing import Any

Place = tuple[int, int]
_RIGHT = {
    "Invalid value": 'text stands in quotes, as in theme = "light", and true and false in small letters',
    "Invalid statement": "a line is a name, = and a value",
    "Expected '=' after a key in a key/value pair": "a line is a name, = and a value",
    "Expected newline or end of document after a statement": "text stands in quotes, and a line has one value",
}
"""What would be right, by the reader's own words for what is wrong."""


class NotToml(ValueError):
    """The file can't be read at all; nothing else is known of it."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(message)
        self.place = place


def decoded(content: bytes) -> str:
    """The text of a file. Raises NotToml."""
    try:
        return content.decode().removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise NotToml("not UTF-8", _end(content[: error.start].decode())) from None


def read_toml(text: str) -> dict[str, Any]:
    """What the text says. Raises NotToml."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message, _, where = str(error).rpartition(" (at ")
        numbers = [int(word.strip(",)")) for word in where.split() if word.strip(",)").isdigit()]
        place = (numbers[0], numbers[1]) if len(numbers) == 2 else _end(text)
        right = f"; {_RIGHT[message]}" if message in _RIGHT else ""
        raise NotToml(f"{message[:1].lower()}{message[1:]}{right}", place) from None


def _end(text: str) -> Place:
    return text.count("\n") + 1, len(text) - text.rfind("\n")
