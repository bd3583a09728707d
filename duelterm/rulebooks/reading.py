"""Rulebooks as the program shows them: sections of numbered rules, found by number or by words.

A rulebook is a Markdown file: `# Title`, `## 6 Section`, `### DM-6.7 Rule`, each followed by its text. Paragraphs with
`> ` before their lines are examples. Card names stand in `*asterisks*`, switches and their values in backquotes.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
_HEADING = re.compile(r"(#+)\s+(.*\S)")
_SECTION = re.compile(r"(\d+) (.+)")
_RULE = re.compile(r"([A-Z][A-Z0-9]*)-(\d+\.\d+) (.+)")
_WORD = re.compile(r"\d+\.\d+|\w+(?:'\w+)*")
_NUMBER, _TITLE, _TEXT = 100, 10, 1
"""What a word found there is worth; a whole word counts three times what the beginning of one does."""
_WHOLE = 3


class RulebookError(ValueError):
    """A rulebook that can't be read: `file:line: what is wrong`."""


@dataclass(slots=True, frozen=True)
class Rule:
    """A rule in Markdown, its paragraphs parted by blank lines, and the examples of it."""

    number: str
    title: str
    text: str
    examples: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Section:
    """Rules that belong together. `number` is `6` for the rules from `DM-6.1` on."""

    number: str
    title: str
    introduction: str
    rules: tuple[Rule, ...]


@dataclass(slots=True, frozen=True)
class Rulebook:
    """The rules of a game. `rules` has all of them by number, in order."""

    title: str
    introduction: str
    sections: tuple[Section, ...]
    rules: Mapping[str, Rule]

    def rule(self, number: str) -> Rule:
        """The rule of this number, `DM-6.7` or `6.7`. Raises KeyError if there is none."""
        wanted = number.strip().upper()
        for rule in self.rules.values():
            if wanted in (rule.number, rule.number.partition("-")[2]):
                return rule
        raise KeyError(number)

    def search(self, words: str) -> list[Rule]:
        """The rules with all these words, best first; if no rule has all, those with any.

        Words are found whole or by their beginning, in any case, with or without accents; numbers of rules too.
        """
        wanted = _words(words)
        found = [(worths, rule) for rule in self.rules.values() if any(worths := _worths(rule, wanted))]
        full = [(worths, rule) for worths, rule in found if all(worths)]
        return [rule for _, rule in sorted(full or found, key=lambda entry: -sum(entry[0]))]


def games() -> list[str]:
    """The games that there is a rulebook of."""
    return sorted(path.stem for path in FOLDER.glob("*.md"))


@cache
def load(game: str) -> Rulebook:
    """The rulebook of a game, such as `duel-masters`. Raises LookupError if there is none."""
    if game not in games():
        raise LookupError(f"no rulebook of {game!r}; there are {', '.join(games())}")
    path = FOLDER / f"{game}.md"
    return read(path.read_text(encoding="utf-8"), path.name)


def book_with(number: str, game: str) -> str:
    """The game whose rulebook has this rule: this game, if its own has it or if none has. A tag duel, for one, is
    played by the standard rules too.
    """
    return next((each for each in (game, *games()) if number in load(each).rules), game)


def read(text: str, name: str = "rulebook") -> Rulebook:
    """The rulebook written in this text. Raises RulebookError at the first line that is wrong."""
    parts = list(_parts(text, name))
    if not parts or parts[0].level != 1:
        raise RulebookError(f"{name}:1: a rulebook begins with its title, `# Title`")
    book, rest = parts[0], parts[1:]
    prefix = next((found[1] for part in rest if (found := _RULE.fullmatch(part.heading))), "DM")
    sections: list[Section] = []
    while rest:
        following = next((place for place, part in enumerate(rest[1:], 1) if part.level != 3), len(rest))
        sections.append(_section(rest[:following], len(sections) + 1, prefix))
        rest = rest[following:]
    rules = {rule.number: rule for section in sections for rule in section.rules}
    return Rulebook(book.heading, book.prose(), tuple(sections), rules)


@dataclass(slots=True, frozen=True)
class _Part:
    """A heading with the paragraphs up to the next."""

    place: str
    level: int
    heading: str
    paragraphs: tuple[str, ...]

    def wrong(self, message: str) -> RulebookError:
        return RulebookError(f"{self.place}: {message}")

    def prose(self) -> str:
        """Its text without examples. Raises RulebookError if there is none."""
        found = [paragraph for paragraph in self.paragraphs if not paragraph.startswith(">")]
        if not found:
            raise self.wrong(f"nothing is said under {self.heading!r}")
        return "\n\n".join(found)

    def examples(self) -> tuple[str, ...]:
        return tuple(found.removeprefix(">").strip() for found in self.paragraphs if found.startswith(">"))


def _parts(text: str, name: str) -> Iterator[_Part]:
    """The headings with what stands under each; the lines of a paragraph are joined."""
    heads: list[tuple[int, int, str]] = []
    bodies: list[list[str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        heading = _HEADING.fullmatch(line)
        if heading:
            heads.append((number, len(heading[1]), heading[2]))
            bodies.append([])
        elif bodies:
            bodies[-1].append(line.strip())
        elif line.strip():
            raise RulebookError(f"{name}:{number}: text before the title")
    for (number, level, heading_text), body in zip(heads, bodies, strict=True):
        yield _Part(f"{name}:{number}", level, heading_text, tuple(_paragraphs(body)))


def _paragraphs(lines: list[str]) -> Iterator[str]:
    for block in "\n".join(lines).split("\n\n"):
        if block.strip():
            first, *others = block.strip().split("\n")
            quoted = first.startswith(">")
            yield " ".join([first, *(line.removeprefix(">").strip() if quoted else line for line in others)])


def _section(parts: list[_Part], number: int, prefix: str) -> Section:
    """A section, the `number`th, with its rules."""
    head = parts[0]
    heading = _SECTION.fullmatch(head.heading)
    if head.level != 2 or not heading:
        raise head.wrong(f"expected a section, `## {number} Title`, not {head.heading!r}")
    if heading[1] != str(number):
        raise head.wrong(f"expected section {number}, not {heading[1]}")
    rules = [_rule(part, f"{prefix}-{number}.{place}") for place, part in enumerate(parts[1:], 1)]
    if not rules:
        raise head.wrong(f"section {number} has no rules")
    return Section(heading[1], heading[2], head.prose(), tuple(rules))


def _rule(part: _Part, number: str) -> Rule:
    """The rule that has to come now."""
    heading = _RULE.fullmatch(part.heading)
    if not heading:
        raise part.wrong(f"expected a rule, `### {number} Title`, not {part.heading!r}")
    found = f"{heading[1]}-{heading[2]}"
    if found != number:
        raise part.wrong(f"expected rule {number}, not {found}")
    return Rule(number, heading[3], part.prose(), part.examples())


def _words(text: str) -> list[str]:
    """The words of a text as they are compared: small letters without accents."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return _WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


def _worths(rule: Rule, wanted: list[str]) -> list[int]:
    """What the rule's having each of these words is worth; 0 for a word that it hasn't."""
    places = (
        (_NUMBER, _words(rule.number)),
        (_TITLE, _words(rule.title)),
        (_TEXT, _words("\n".join((rule.text, *rule.examples)))),
    )
    return [max(worth * _closeness(word, there) for worth, there in places) for word in wanted]


def _closeness(word: str, there: list[str]) -> int:
    """Whether a word stands there: whole, as the beginning of one, or not."""
    if word in there:
        return _WHOLE
    return int(any(other.startswith(word) for other in there))
