"""`duelterm check`: every problem of card and deck files."""

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from duelterm.commands.deckcheck import check_deck
from duelterm.commands.guard import DONE, FAULTY_FILE, USAGE, Refusal, harmless
from duelterm.lang.lint import lint_cards
from duelterm.lang.report import CardError, Problem
from duelterm.library.deckfile import ENDING, deck_paths, read_deck
from duelterm.library.paths import PASSCODES
from duelterm.library.pool import card_files, games, load_pool

_OF_CARD_FILES = re.compile(rb"^(set\s*:|- )", re.MULTILINE)
_BEGINNING = 4096


def run(arguments: argparse.Namespace) -> int:
    """Print every problem, and how many files were read."""
    cards, decks, codes = (
        _sorted_out(arguments.paths) if arguments.paths else (_all_cards(), deck_paths(), _all_codes())
    )
    problems = [*lint_cards(cards), *_of_decks(decks), *_of_codes(codes)]
    for problem in problems:
        print(harmless(str(problem)))
    print(f"{len(cards)} card files, {len(decks)} decks, {len(problems)} problems")
    return FAULTY_FILE if problems else DONE


def _all_cards() -> list[Path]:
    return [path for game in games() for path in card_files(game)]


def _all_codes() -> list[Path]:
    from duelterm.library.passcodes import passcodes_path

    return [path for path in [passcodes_path()] if path.exists()]


def _sorted_out(given: Sequence[str]) -> tuple[list[Path], list[Path], list[Path]]:
    """The card files, the decks and the files of passcodes among these files and folders."""
    cards: list[Path] = []
    decks: list[Path] = []
    codes: list[Path] = []
    for path in (found for name in given for found in _files(Path(name))):
        (codes if path.name == PASSCODES else cards if _holds_cards(path) else decks).append(path)
    return cards, decks, codes


def _files(path: Path) -> list[Path]:
    if not path.exists():
        raise Refusal(f"there is no {path}", USAGE)
    return sorted(path.rglob(f"*{ENDING}")) if path.is_dir() else [path]


def _holds_cards(path: Path) -> bool:
    """Whether a file looks like one of cards: it names a set, or has a list."""
    try:
        with path.open("rb") as file:
            return _OF_CARD_FILES.search(file.read(_BEGINNING)) is not None
    except OSError:
        return False


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
