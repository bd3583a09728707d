"""`duelterm check`: every problem of card files, decks and limited lists."""

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from duelterm.commands.deckcheck import check_deck
from duelterm.commands.guard import DONE, FAULTY_FILE, USAGE, Refusal, harmless
from duelterm.lang.lint import lint_cards
from duelterm.lang.report import CardError, Problem
from duelterm.library.deckfile import ENDING, deck_paths, read_deck
from duelterm.library.paths import PASSCODES
from duelterm.library.pool import card_files, games, load_pool

_OF_CARD_FILES = re.compile(rb"^(set\s*:|- )", re.MULTILINE)
_OF_LISTS = re.compile(rb"^(format|date|forbidden|limited|semi_limited)\s*:", re.MULTILINE)
_BEGINNING = 4096


class Files(NamedTuple):
    """What there is to check, by kind."""

    cards: list[Path]
    decks: list[Path]
    lists: list[Path]
    codes: list[Path]


def run(arguments: argparse.Namespace) -> int:
    """Print every problem, and how many files were read."""
    files = _sorted_out(arguments.paths) if arguments.paths else _everything()
    problems = [
        *lint_cards(files.cards),
        *_of_decks(files.decks),
        *_of_lists(files.lists),
        *_of_codes(files.codes),
    ]
    for problem in problems:
        print(harmless(str(problem)))
    counts = f"{len(files.cards)} card files, {len(files.decks)} decks, {len(files.lists)} limited lists"
    print(f"{counts}, {len(problems)} problems")
    return FAULTY_FILE if problems else DONE


def _everything() -> Files:
    from duelterm.library.lists import list_paths
    from duelterm.library.passcodes import passcodes_path

    cards = [path for game in games() for path in card_files(game)]
    codes = [path for path in [passcodes_path()] if path.exists()]
    return Files(cards, deck_paths(), list(list_paths().values()), codes)


def _sorted_out(given: Sequence[str]) -> Files:
    """The files of each kind among these files and folders."""
    files = Files([], [], [], [])
    for path in (found for name in given for found in _files(Path(name))):
        _kind(path, files).append(path)
    return files


def _kind(path: Path, files: Files) -> list[Path]:
    """Where a file belongs, by its name or by what it looks like; what looks like nothing is taken for a deck."""
    if path.name == PASSCODES:
        return files.codes
    beginning = _beginning(path)
    if _OF_LISTS.search(beginning):
        return files.lists
    return files.cards if _OF_CARD_FILES.search(beginning) else files.decks


def _files(path: Path) -> list[Path]:
    try:
        path.stat()
    except FileNotFoundError:
        raise Refusal(f"there is no {path}", USAGE) from None
    except OSError as error:
        raise Refusal(f"{path} can't be read: {error.strerror}", USAGE) from None
    return sorted(path.rglob(f"*{ENDING}")) if path.is_dir() else [path]


def _beginning(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_BEGINNING)
    except OSError:
        return b""


def _of_decks(paths: Sequence[Path]) -> Iterator[Problem]:
    pools = {game: _pool(game) for game in games()} if paths else {}
    for path in paths:
        try:
            deck = read_deck(path)
        except CardError as error:
            yield from error.problems
            continue
        pool = pools[deck.game]
        if pool is not None:
            yield from check_deck(deck, pool).faults


def _of_lists(paths: Sequence[Path]) -> Iterator[Problem]:
    from duelterm.library.listfile import GAME, check_list

    pool = _pool(GAME) if paths else None
    for path in paths:
        yield from check_list(path, pool or {})


def _of_codes(paths: Sequence[Path]) -> Iterator[Problem]:
    from duelterm.library.passcodes import GAME, check_passcodes

    pool = _pool(GAME) if paths else None
    if pool is not None:
        for path in paths:
            yield from check_passcodes(path, pool)


def _pool(game: str) -> Mapping[str, Any] | None:
    """The cards to check decks against; None if the card files themselves are faulty, which is told elsewhere."""
    try:
        return load_pool(game)
    except CardError:
        return None
