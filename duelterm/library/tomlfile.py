"""A TOML file with the places of its entries, which `tomllib` doesn't keep."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Place = tuple[int, int]
Key = tuple[str, ...]
_NAME = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_DOTTED = rf"{_NAME}(?:\s*\.\s*{_NAME})*"
_TABLE = re.compile(rf"\s*\[\s*({_DOTTED})\s*\]")
_ENTRY = re.compile(rf"(?:^|[{{,])\s*({_DOTTED})\s*=\s*({{?)")


class NotToml(ValueError):
    """The file can't be read at all; nothing else is known of it."""

    def __init__(self, message: str, place: Place) -> None:
        super().__init__(message)
        self.place = place


@dataclass(slots=True, frozen=True)
class Document:
    """What a file says, and where each entry's name and value stand."""

    values: Mapping[str, Any]
    places: Mapping[Key, tuple[Place, Place]]

    def place(self, key: Key, of_name: bool = False) -> Place:
        """Line and column of a key's value, or of its name; of what it stands in if it isn't found itself."""
        while key and key not in self.places:
            key = key[:-1]
        return self.places[key][0 if of_name else 1] if key else (1, 1)


def read_toml(content: bytes) -> Document:
    """Read it. Raises NotToml."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise NotToml("not UTF-8", _end(content[: error.start].decode())) from None
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        return Document(tomllib.loads(text), _places(text))
    except tomllib.TOMLDecodeError as error:
        message, _, where = str(error).rpartition(" (at ")
        numbers = [int(number) for number in re.findall(r"\d+", where)]
        place = (numbers[0], numbers[1]) if len(numbers) == 2 else _end(text)
        raise NotToml(f"{message[:1].lower()}{message[1:]}", place) from None


def _end(text: str) -> Place:
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def _places(text: str) -> dict[Key, tuple[Place, Place]]:
    """Where each entry's name and value stand: read line by line, which is right for all files that people write."""
    places: dict[Key, tuple[Place, Place]] = {}
    table: Key = ()
    for number, line in enumerate(text.split("\n"), 1):
        header = _TABLE.match(line)
        if header:
            table = _parts(header[1])
            at = number, header.start(1) + 1
            places.setdefault(table, (at, at))
            continue
        inside = table
        for entry in _ENTRY.finditer(line):
            key = (*inside, *_parts(entry[1]))
            places.setdefault(key, ((number, entry.start(1) + 1), (number, entry.start(2) + 1)))
            inside = key if entry[2] else inside
    return places


def _parts(dotted: str) -> Key:
    return tuple(part.strip("\"'") for part in re.findall(_NAME, dotted))
