"""Decks of rulebook 3 (R3-1.1 to R3-1.4): every fault that one has.

A card is told by its name: what has the same name under another passcode is the same card.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from duelterm.duelmonsters.definition import FUSION_FRAME

SMALLEST = 40
SIDE_SIZE = 10
MOST_OF_A_CARD = 3
MAIN, SIDE, FUSION = "cards", "side", "fusion"
NAMES = {MAIN: "deck", SIDE: "side deck", FUSION: "fusion deck"}

Counts = Mapping[str, int]


class DeckFault(NamedTuple):
    """What is wrong: in which part of the deck, with which card (none if it is the part itself)."""

    part: str
    card: str
    message: str


def deck_faults(parts: Mapping[str, Counts], pool: Mapping[str, Any]) -> Iterator[DeckFault]:
    """Every fault of a deck, given by its parts `cards`, `side` and `fusion`; names that the pool lacks are let be."""
    yield from _copies(parts)
    yield from _misplaced(parts, pool)
    yield from _sizes(parts)


def is_fusion(card: Any) -> bool:
    """Whether a card belongs into the fusion deck (R3-1.4)."""
    return bool(card.frame == FUSION_FRAME)


def _copies(parts: Mapping[str, Counts]) -> Iterator[DeckFault]:  # R3-1.3
    copies: Counter[str] = Counter()
    for cards in parts.values():
        copies.update(cards)
    for name, count in copies.items():
        if count > MOST_OF_A_CARD:
            holding = [part for part, cards in parts.items() if name in cards]
            where = "" if len(holding) == 1 else f" in {' and '.join(NAMES[part] for part in holding)}"
            yield DeckFault(holding[0], name, f"{count} copies{where}; at most {MOST_OF_A_CARD} of one card (R3-1.3)")


def _misplaced(parts: Mapping[str, Counts], pool: Mapping[str, Any]) -> Iterator[DeckFault]:  # R3-1.4
    for name in parts.get(MAIN, ()):
        if name in pool and is_fusion(pool[name]):
            yield DeckFault(MAIN, name, "a fusion monster lies in the fusion deck (R3-1.4)")
    for name in parts.get(FUSION, ()):
        if name in pool and not is_fusion(pool[name]):
            yield DeckFault(FUSION, name, "the fusion deck holds fusion monsters only (R3-1.4)")


def _sizes(parts: Mapping[str, Counts]) -> Iterator[DeckFault]:
    size = sum(parts.get(MAIN, {}).values())
    if size < SMALLEST:  # R3-1.1
        yield DeckFault(MAIN, "", f"{size} cards; a deck has at least {SMALLEST} (R3-1.1)")
    aside = sum(parts.get(SIDE, {}).values())
    if aside not in (0, SIDE_SIZE):  # R3-1.2
        yield DeckFault(SIDE, "", f"{aside} cards; a side deck has {SIDE_SIZE}, or there is none (R3-1.2)")
