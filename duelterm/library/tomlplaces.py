"""Where the entries of a TOML file stand, which `tomllib` doesn't keep. Loaded only when a fault has to be told."""

import re
from collections.abc import Mapping

Place = tuple[int, int]
Key = tuple[str, ...]
_NAME = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_DOTTED = rf"{_NAME}(?:\s*\.\s*{_NAME})*"
_TABLE = re.compile(rf"\s*\[\s*({_DOTTED})\s*\]")
_ENTRY = re.compile(rf"(?:^|[{{,])\s*({_DOTTED})\s*=\s*({{?)")


def place_of(places: Mapping[Key, tuple[Place, Place]], key: Key, of_name: bool) -> Place:
    """Line and column of a key's value, or of its name; of what it stands in if it isn't found itself."""
    while key and key not in places:
        key = key[:-1]
    return places[key][0 if of_name else 1] if key else (1, 1)


def places_in(text: str) -> dict[Key, tuple[Place, Place]]:
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
