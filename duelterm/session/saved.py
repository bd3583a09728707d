"""What a saved duel or match can say of people and decks: such a file may come from elsewhere, and its checksums prove
nothing. (All by hand: the menu must not wait for a library to do it.)
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

PRIVACY = ("curtain", "peek", "open")
WIDEST = 60
LAID = {"duelmasters": 10, "duelmonsters": 5}
"""So many cards of a deck lie on the table before the first turn (DM-2.2, DM-2.3, R3-3.5, STD-1.5)."""
MOST = 999
_REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def is_name(text: str) -> bool:
    """Whether somebody can be called this: what `lang.untrusted` lets pass."""
    letters = sum(not unicodedata.combining(letter) for letter in text)
    clean = all(unicodedata.category(letter) not in _REFUSED for letter in text)
    return clean and 0 < letters <= WIDEST and text == text.strip()


def is_file_name(text: str) -> bool:
    """Whether this names a file beside another, and nothing elsewhere."""
    return text not in ("", "..") and Path(text).name == text and text.isprintable()


def are_counts(counts: Iterable[Any]) -> bool:
    """Whether each can be the number of a card's copies."""
    return all(type(count) is int and 0 < count <= MOST for count in counts)


def people_fault(names: Sequence[str], privacy: str) -> str:
    """What can't be of the people and what they hide from each other; empty if all can."""
    odd = next((name for name in names if not is_name(name)), None)
    if odd is not None:
        return f"nobody can be called {ascii(odd)[:WIDEST]}"
    return "" if privacy in PRIVACY else f"hands are hidden by {', '.join(PRIVACY)}, not {ascii(privacy)[:WIDEST]}"


def decks_fault(game: str, decks: Sequence[Mapping[str, Any]], others: Sequence[Mapping[str, Any]] = ()) -> str:
    """What can't be of the decks of a game, or of the others that are laid beside them."""
    if not all(are_counts(deck.values()) for deck in (*decks, *others)):
        return f"a card has 1 to {MOST} copies in a deck"
    laid = LAID.get(game, 1)
    return f"a deck has at least {laid} cards" if any(sum(deck.values()) < laid for deck in decks) else ""
