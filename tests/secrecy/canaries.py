"""Duels in which every card has a name of its own, and who has had a right to know which."""

import re
from pathlib import Path
from typing import Any

from duelterm.core.rng import Chance
from duelterm.lang.cards import Card
from duelterm.library.decks import Deck
from duelterm.session.session import Session, Setup, start
from tests.properties.playing import any_deck, pool
from tests.properties.test_seeing import Knowledge
from tests.session.sitting import NAMES


HEAD = "Qzx"
"""Every name starts with it; no word of the program contains it."""
CANARY = re.compile(f"{HEAD}.{{0,2}}")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def canary(number: int) -> str:
    """The unique start of a card's name, short enough for the narrowest place that shows names."""
    return HEAD + DIGITS[number // 36] + DIGITS[number % 36]


def canary_of(name: str) -> str:
    """The canary of a card's name."""
    return name[: len(HEAD) + 2]


def canaries_in(written: str) -> set[str]:
    """All canaries in what was written; cut short it counts too."""
    return set(CANARY.findall(written))


def canary_table(path: Path, seed: int, privacy: str = "curtain") -> Session:
    """A real duel of two random decks in which no two cards have the same name."""
    chance = Chance(seed)
    cards: dict[str, Card] = {}
    decks = tuple(_marked(any_deck(chance), seat, cards) for seat in range(2))
    return start(Setup("duelmasters", NAMES, decks, privacy=privacy, seed=seed), cards, path)


def _marked(deck: Any, seat: int, cards: dict[str, Card]) -> Deck:
    own: dict[str, int] = {}
    for name, count in deck.items():
        for _ in range(count):
            unique = f"{canary(len(cards))} {name}"
            cards[unique] = pool()[name].model_copy(update={"name": unique})
            own[unique] = 1
    return Deck(f"deck-{seat}", f"Deck {seat}", "duelmasters", own)


class Known(Knowledge):
    """The canaries that each seat has had a right to know, by where cards lay and what was openly shown."""

    def __init__(self, table: Session) -> None:
        super().__init__(table.duel)
        self._table = table

    def learn(self) -> None:
        """Look around, and read on; a step back takes events away but nobody's knowledge."""
        self.duel = self._table.duel
        self.read = min(self.read, len(self.duel.state.events))
        super().learn()

    def add(self, definition: Any, *seats: int) -> None:
        for seat in seats if definition is not None else ():
            self.names[seat].add(canary_of(definition.name))
