"""The cards of a game by name: read from the card files, or from a cache of them that needs no YAML.

The cache is named after the contents of the card files, so that an edited file is always read anew. It can be deleted
at any time, and where it can't be read or written the cards come from the files.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, get_args, overload

from pydantic import ValidationError

from duelterm import __version__
from duelterm.lang.cards import AnyCard, Card, DuelMastersCard, DuelMonstersCard
from duelterm.lang.load import cards_from_json, cards_to_json, load_cards
from duelterm.lang.words import Game
from duelterm.library.paths import PASSCODES, cache_dir, cards_dir, write_private


def games() -> list[str]:
    """The games that there are cards of."""
    return sorted(get_args(Game))


def card_files(game: str) -> list[Path]:
    """The card files of a game, in a fixed order."""
    return sorted(path for path in (cards_dir() / game).glob("*.yaml") if path.name != PASSCODES)


@overload
def load_pool(game: Literal["duelmasters"]) -> Mapping[str, DuelMastersCard]: ...


@overload
def load_pool(game: Literal["duelmonsters"]) -> Mapping[str, DuelMonstersCard]: ...


@overload
def load_pool(game: str) -> Mapping[str, AnyCard]: ...


def load_pool(game: str) -> Mapping[str, Any]:
    """The cards of a game by name. Raises CardError with every problem of every file."""
    files = card_files(game)
    cached = cache_dir() / f"{game}-{_digest(files)}.json"
    cards = _remembered(cached)
    if cards is None:
        cards = load_cards(files)
        _remember(cached, cards)
    return {card.name: card for card in cards}


def _digest(files: Sequence[Path]) -> str:
    """Changes with the program, and with the name or the content of any file."""
    digest = blake2b(__version__.encode(), digest_size=16)
    for file in files:
        digest.update(f"{file.name}\0".encode())
        digest.update(blake2b(file.read_bytes()).digest())
    return digest.hexdigest()


def _remembered(cached: Path) -> Sequence[Card] | None:
    try:
        return cards_from_json(cached.read_bytes())
    except (OSError, ValidationError):
        return None


def _remember(cached: Path, cards: Sequence[Card]) -> None:
    """Keep the cards for the next start, and nothing of older files; a place that can't be written is let be."""
    with suppress(OSError):
        write_private(cached, cards_to_json(cards))
        for older in cached.parent.glob(f"{cached.name.partition('-')[0]}-*.json"):
            if older != cached:
                older.unlink()
