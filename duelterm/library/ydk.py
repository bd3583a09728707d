"""Deck files in the format `.ydk`: passcodes, one a line, below `#main`, `#extra` (the fusion deck) and `!side`.

Other lines that begin with `#` are remarks. A card may stand there under any of its passcodes; written is the one on
the card, without leading zeros.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.report import CardError, Problem, shown
from duelterm.lang.untrusted import clean
from duelterm.library.decks import FUSION, MAIN, PARTS, SIDE, Deck
from duelterm.library.passcodes import GAME, Monsters, cards_by_passcode

ENDING = ".ydk"
LIMIT = 100_000
LONGEST_KEY = 40
SECTIONS = {"#main": MAIN, "#extra": FUSION, "!side": SIDE}
_CODE = re.compile(r"[0-9]{1,10}\Z")
_NO_KEY = re.compile(r"[^a-z0-9]+")


def read_ydk(path: Path, pool: Monsters) -> Deck:
    """The deck of such a file, named after it and not yet checked by the rules. Raises CardError with every problem."""
    parts: dict[str, dict[str, int]] = {part: {} for part in PARTS}
    problems = []
    for found in _lines(path, _text(path), pool, cards_by_passcode(pool)):
        if isinstance(found, Problem):
            problems.append(found)
        else:
            part, name = found
            parts[part][name] = parts[part].get(name, 0) + 1
    if not problems and not parts[MAIN]:
        problems.append(Problem(path, 1, 1, "", "no cards below #main"))
    if problems:
        raise CardError(problems)
    return Deck(_key(path), _name(path), GAME, parts[MAIN], path, {}, parts[SIDE], parts[FUSION])


def ydk_text(deck: Deck, pool: Monsters) -> str:
    """The deck as the text of such a file. All its cards must be in the pool."""
    lines = []
    for section, part in SECTIONS.items():
        lines += [section, *_codes(deck.parts[part], pool)]
    return "\n".join(lines) + "\n"


def _codes(cards: Mapping[str, int], pool: Monsters) -> Iterator[str]:
    for name, copies in cards.items():
        yield from [str(int(pool[name].passcode or 0))] * copies


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(LIMIT + 1)
    except OSError as error:
        raise CardError([Problem(path, 1, 1, "", f"can't be read: {error.strerror}")]) from None
    if len(raw) > LIMIT:
        raise CardError([Problem(path, 1, 1, "", f"larger than {LIMIT // 1000} kB")])
    return raw.removeprefix(b"\xef\xbb\xbf").decode(errors="replace")


def _lines(path: Path, text: str, pool: Monsters, known: Mapping[int, str]) -> Iterator[Problem | tuple[str, str]]:
    """For each card its part and its name, or what is wrong with its line."""
    part = ""
    for number, line in enumerate(map(str.strip, text.split("\n")), 1):
        if line in SECTIONS:
            part = SECTIONS[line]
        elif line and not line.startswith("#"):
            name = known.get(int(line), "") if _CODE.match(line) else ""
            fault = _fault(line, part, pool.get(name))
            yield Problem(path, number, 1, shown(name), *fault) if fault else (part, name)


def _fault(line: str, part: str, card: DuelMonstersCard | None) -> tuple[str, str] | None:
    """Message and hint of a line that can't be a card of that part."""
    if not _CODE.match(line):
        return f"{shown(line)} is no passcode", f"a number, or one of {', '.join(SECTIONS)}"
    if not part:
        return f"{line} stands above all of {', '.join(SECTIONS)}", ""
    if card is None:
        return f"no card here has the passcode {line}", ""
    fusion = card.frame == "fusion"
    if part == MAIN and fusion:
        return "a fusion monster stands below #extra, not #main", ""
    if part == FUSION and not fusion:
        return "below #extra stand fusion monsters only", ""
    return None


def _name(path: Path) -> str:
    try:
        return clean(path.stem)
    except ValueError as error:
        raise CardError([Problem(path, 1, 1, "", f"the file's name can't be a deck's name: {error}")]) from None


def _key(path: Path) -> str:
    """The key of a deck from such a file: small letters, digits and hyphens."""
    return _NO_KEY.sub("-", path.stem.lower()).strip("-")[:LONGEST_KEY] or "deck"
