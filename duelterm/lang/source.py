"""Card files as text: read with care, resolved by YAML 1.2's rules, every piece with its position."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from duelterm.lang.report import shown

LIMIT = 4 * 1024 * 1024
DEEPEST = 40
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}\Z")
_DECIMAL = re.compile(r"[-+]?([0-9]{1,18}\.[0-9]{0,18}|\.[0-9]{1,18}|[0-9]{1,18})([eE][-+]?[0-9]{1,2})?\Z")
_WORDS = {"true": True, "false": False, "null": None, "": None}
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in the text itself."""

    line: int
    column: int
    message: str


@dataclass(slots=True)
class Source:
    """A file read: its data, and where each part of it stands."""

    path: Path
    data: Any = None
    root: yaml.Node | None = None
    faults: list[Fault] = field(default_factory=list)

    def place(self, where: tuple[int | str, ...], key: bool = False) -> tuple[int, int]:
        """Line and column of the part at that path, as near as it can be found; with `key` of its key."""
        node, mark = self.root, self.root.start_mark if self.root else None
        for step in where:
            if isinstance(node, yaml.MappingNode):
                pair = next((pair for pair in node.value if pair[0].value == step), None)
                if pair is None:
                    continue
                mark, node = pair[0].start_mark if key else pair[1].start_mark, pair[1]
            elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
                node = node.value[step]
                mark = node.start_mark
        return _at(mark)


def _at(mark: Any) -> tuple[int, int]:
    """Line and column of a mark, counted from 1."""
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


def read(path: Path) -> Source:
    """Reads a card file; what is wrong with it as text is in `faults`, and `data` is then not to be used."""
    source = Source(path)
    text = _text(source)
    if source.faults:
        return source
    try:
        source.root = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        place = _at(error.problem_mark or error.context_mark)
        source.faults.append(Fault(*place, f"not YAML: {shown(error.problem or 'it does not parse', 80)}"))
        return source
    except RecursionError:
        source.faults.append(Fault(1, 1, "nested too deeply"))
        return source
    except yaml.YAMLError as error:
        source.faults.append(Fault(1, 1, f"not YAML: {shown(str(error), 80)}"))
        return source
    if source.root is None:
        source.faults.append(Fault(1, 1, "the file is empty"))
        return source
    source.faults += _aliases(text, source.root)
    if not source.faults:
        source.data = _data(source.root, source.faults, 0)
    return source


def _text(source: Source) -> str:
    try:
        with source.path.open("rb") as file:
            raw = file.read(LIMIT + 1)
    except OSError as error:
        source.faults.append(Fault(1, 1, f"can't be read: {error.strerror}"))
        return ""
    if len(raw) > LIMIT:
        source.faults.append(Fault(1, 1, "larger than 4 MB"))
        return ""
    raw = raw.removeprefix(b"\xef\xbb\xbf")
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        source.faults.append(Fault(line, column, "not UTF-8 text"))
        return ""
    source.faults += _control(text)
    return text


def _control(text: str) -> Iterator[Fault]:
    """The first character that no text file has."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.isprintable():
            continue
        for column, letter in enumerate(line.removesuffix("\r"), 1):
            if unicodedata.category(letter) in ("Cc", "Cs") and letter != "\t":
                yield Fault(number, column, f"control character U+{ord(letter):04X}")
                return


def _aliases(text: str, root: yaml.Node) -> Iterator[Fault]:
    """The first alias of a file that has any; a node met twice gives it away without following it."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            for event in yaml.parse(text, Loader=_LOADER):
                if isinstance(event, yaml.AliasEvent):
                    yield Fault(*_at(event.start_mark), "aliases are not allowed")
                    return
            return
        seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            waiting += [part for pair in node.value for part in pair]
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value


def _data(node: yaml.Node, faults: list[Fault], depth: int) -> Any:
    """The node as plain data; what can't be taken is noted."""
    if depth > DEEPEST:
        faults.append(Fault(*_at(node.start_mark), "nested too deeply"))
        return None
    if not node.tag.startswith("tag:yaml.org,2002:"):
        faults.append(Fault(*_at(node.start_mark), "tags are not allowed"))
        return None
    if isinstance(node, yaml.ScalarNode):
        return node.value if node.style else _scalar(node.value)
    if isinstance(node, yaml.SequenceNode):
        return [_data(part, faults, depth + 1) for part in node.value]
    data: dict[str, Any] = {}
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            faults.append(Fault(*_at(key.start_mark), "a key must be a word"))
        elif key.value in data:
            faults.append(Fault(*_at(key.start_mark), f"{shown(key.value)} stands here twice"))
        else:
            data[key.value] = _data(value, faults, depth + 1)
    return data


def _scalar(text: str) -> Any:
    """A plain scalar by YAML 1.2: words, numbers, the rest is text."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.match(text):
        return int(text)
    return float(text) if _DECIMAL.match(text) else text
