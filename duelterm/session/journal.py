"""The journal: one append-only file a duel, mode 0600, a line for everything that was answered.

The first line is the header; each later one is an answer `{"a": [keys]}`, now and then with a digest of the state
before it, a step back `{"back": count}`, a policy `{"policy": [seat, word]}` with the number of the `turn` it was
announced in, a concession `{"concede": seat}`, or the end `{"over": winners}`. Every line carries its own checksum and
is synced before the next thing is asked, so that a killed program loses nothing.
"""

import fcntl
import json
import os
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from io import FileIO
from pathlib import Path
from typing import Any

from duelterm.session.limited import NONE
from duelterm.session.saved import decks_fault, people_fault
from duelterm.session.seating import duelists, one_a_seat

FORMAT = 1
DIGEST_EVERY = 10
"""Answers between two digests."""
MOST_BYTES = 16 * 1024 * 1024
RULES = "duel-masters"
"""What a journal is played by that doesn't say so."""


class JournalFault(Exception):
    """The file can't be read as a journal; the message says what, where, and what would be right."""


@dataclass(slots=True, frozen=True)
class Header:
    """All that a duel needs to be played again: decks as names and counts, one seed for the rules' chance.

    `game` names the cards, `rules` the rule set. `fusion` are the fusion decks by seat and `side` how many
    cards each side deck has; `match` is the file of the match that this duel belongs to, if any, `limits` the key of
    the limited list that its decks were judged by (STD-1.2). `names` and `people` have the person at each seat, by name
    and by number (TAG-1.6); where the numbers are left out everybody plays one seat.
    """

    game: str
    names: tuple[str, ...]
    decks: tuple[dict[str, int], ...]
    deck_names: tuple[str, ...]
    switches: dict[str, str]
    first: int | None
    privacy: str
    seed: int
    definitions: str
    rules: str = RULES
    fusion: tuple[dict[str, int], ...] = ()
    side: tuple[int, ...] = ()
    match: str = ""
    limits: str = NONE
    people: tuple[int, ...] = ()
    format: int = FORMAT

    @property
    def seated(self) -> tuple[int, ...]:
        """The number of the person at each seat."""
        return self.people or one_a_seat(len(self.names))

    @property
    def duelists(self) -> tuple[str, ...]:
        """What each seat is called."""
        return duelists(self.names, self.seated)


@dataclass(slots=True)
class Record:
    """A journal as read: header, entries in order, and how many bytes of a torn last line were left out."""

    header: Header
    entries: list[dict[str, Any]] = field(default_factory=list)
    torn: int = 0
    length: int = 0


def seal(content: Mapping[str, Any]) -> bytes:
    """One line: JSON, a tab, the checksum of the JSON."""
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=True).encode()
    return text + f"\t{zlib.crc32(text):08x}\n".encode()


def unseal(line: bytes) -> dict[str, Any] | None:
    """What a line says; None if it is damaged."""
    text, tab, checksum = line.rstrip(b"\n").rpartition(b"\t")
    if not tab or checksum != f"{zlib.crc32(text):08x}".encode():
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


class Journal:
    """An open journal that this process alone may write."""

    def __init__(self, path: Path, stream: FileIO) -> None:
        self.path = path
        self._stream = stream

    @classmethod
    def create(cls, path: Path, header: Header) -> "Journal":
        """A new journal. Raises OSError if it exists or can't be written."""
        return cls.begin(path, asdict(header))

    @classmethod
    def begin(cls, path: Path, first: Mapping[str, Any]) -> "Journal":
        """A new file of sealed lines, with its first one. Raises OSError if it exists or can't be written."""
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_RDWR, 0o600)
        journal = cls(path, FileIO(descriptor, "ab"))
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        journal.write(first)
        sync_folder(path.parent)
        return journal

    @classmethod
    def reopen(cls, path: Path, length: int) -> "Journal":
        """Go on with a journal after its first `length` bytes. Raises JournalFault if another process has it open."""
        descriptor = os.open(path, os.O_APPEND | os.O_RDWR)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise JournalFault(f"{path.name}: this duel is open in another duelterm") from None
        os.ftruncate(descriptor, length)
        return cls(path, FileIO(descriptor, "ab"))

    def write(self, content: Mapping[str, Any]) -> None:
        """Append one line and wait until it is on disk. Raises OSError."""
        self._stream.write(seal(content))
        os.fsync(self._stream.fileno())

    def close(self) -> None:
        """Let another process have it."""
        self._stream.close()


def sync_folder(folder: Path) -> None:
    """Make a new file's name last."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read_journal(path: Path) -> Record:
    """Read a journal; a torn last line is left out. Raises JournalFault, and OSError if it can't be opened."""
    if path.stat().st_size > MOST_BYTES:
        raise JournalFault(f"{path.name}: {MOST_BYTES} bytes at most, this is no duel")
    lines = path.read_bytes().splitlines(keepends=True)
    if not lines:
        raise JournalFault(f"{path.name}: empty, this is no duel")
    record = Record(read_header(path, lines[0]), length=len(lines[0]))
    for number, line in enumerate(lines[1:], 2):
        entry = unseal(line) if line.endswith(b"\n") else None
        if entry is None:
            if number < len(lines):
                raise JournalFault(f"{path.name}, line {number}: damaged; the {number - 2} entries before it are good")
            record.torn = len(line)
            break
        if not is_entry(entry, len(record.header.names)):
            raise JournalFault(f"{path.name}, line {number}: says nothing that is known")
        record.entries.append(entry)
        record.length += len(line)
    return record


def is_entry(entry: dict[str, Any], seats: int) -> bool:
    """Whether this is one of the things that a journal says."""
    match entry:
        case {"a": [*keys]}:
            return all(isinstance(key, str) for key in keys)
        case {"back": int(count)}:
            return count >= 0
        case {"concede": int(seat)}:
            return 0 <= seat < seats
        case {"policy": [int(seat), str()]}:
            return 0 <= seat < seats and isinstance(entry.get("turn", 0), int)
        case {"over": [*winners]}:
            return all(isinstance(seat, int) for seat in winners)
    return False


def read_header(path: Path, line: bytes) -> Header:
    """The first line. Raises JournalFault."""
    found = unseal(line)
    if found is None or "format" not in found:
        raise JournalFault(f"{path.name}, line 1: this is no duel")
    if found["format"] != FORMAT:
        raise JournalFault(f"{path.name}: format {found['format']!a:.20}; this duelterm reads format {FORMAT}")
    if not is_header(found):
        raise JournalFault(f"{path.name}, line 1: the header is not complete")
    known = {field.name: found[field.name] for field in fields(Header) if field.name in found}
    tuples = {name: tuple(value) for name, value in known.items() if isinstance(value, list)}
    header = Header(**known | tuples)
    if fault := header_fault(header):
        raise JournalFault(f"{path.name}, line 1: {fault}")
    return header


def header_fault(header: Header) -> str:
    """What can't be, though it is of the right kind; empty if all can. (What the rules say of it comes later.)"""
    seats, decks = len(header.names), len(header.decks)
    if header.first is not None and not 0 <= header.first < seats:
        return f"seat {header.first} can't go first among {seats}"
    if len(header.deck_names) != decks or {len(header.fusion), len(header.side)} - {0, decks}:
        return f"there are {decks} decks, and not as many names, fusion decks or side decks"
    return people_fault(header.names, header.privacy) or decks_fault(header.game, header.decks, header.fusion)


def is_header(found: dict[str, Any]) -> bool:
    """Whether a first line says all that a duel needs. (By hand: the menu must not wait for a library to do it.)"""
    match found:
        case {
            "game": str(),
            "names": [*names],
            "decks": [*decks],
            "deck_names": [*keys],
            "switches": {**switches},
            "first": int() | None,
            "privacy": str(),
            "seed": int(),
            "definitions": str(),
        }:
            later = (found.get("rules", RULES), found.get("match", ""), found.get("limits", NONE))
            words = [*names, *keys, *switches.values(), *later]
            return (
                all(isinstance(word, str) for word in words) and has_counts(decks, found) and has_people(names, found)
            )
    return False


def has_counts(decks: list[Any], found: dict[str, Any]) -> bool:
    """Whether the decks are cards by name with their number, and side decks a number each."""
    fusion, side = found.get("fusion", []), found.get("side", [])
    if not isinstance(fusion, list) or not isinstance(side, list):
        return False
    counts = [count for deck in [*decks, *fusion] for count in (deck.values() if isinstance(deck, dict) else [None])]
    return all(isinstance(count, int) for count in [*counts, *side])


def has_people(names: list[Any], found: dict[str, Any]) -> bool:
    """Whether there is a number for the person at each seat, if there are numbers at all."""
    people = found.get("people", [])
    return isinstance(people, list) and len(people) in (0, len(names)) and all(type(each) is int for each in people)


def answers_in(entries: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """The entries that hold after all steps back, each with its number in the journal."""
    held: list[tuple[int, dict[str, Any]]] = []
    for number, entry in enumerate(entries, 1):
        if "back" in entry:
            del held[entry["back"] :]
        elif "policy" not in entry:
            held.append((number, entry))
    return held


def changed_at(path: Path) -> float:
    """When a file was changed last; one that is gone meanwhile was never."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def is_over(entries: list[dict[str, Any]]) -> bool:
    """Whether the duel has ended."""
    return bool(entries) and "over" in entries[-1]
