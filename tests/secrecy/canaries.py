"""Duels in which every card has a name of its own, and who has had a right to know which."""

import re
from pathlib import Path
from typing import Any, Protocol

from duelterm.core.rng import Chance
from duelterm.lang.cards import Card
from duelterm.library.decks import Deck
from duelterm.session.duel import Duel
from duelterm.session.opening import Setup, start
from duelterm.session.session import Session
from tests.properties.playing import any_deck, pool
from tests.properties.test_seeing import Knowledge
from tests.session.sitting import NAMES

FIRST = 0x1401
"""The first of 600 syllables that no word of the program contains, each one cell wide."""
CANARY = re.compile(f"[{chr(FIRST)}-{chr(FIRST + 599)}]")


def canary(number: int) -> str:
    """The sign that a card's name starts with; however short a name is cut, the sign is there."""
    return chr(FIRST + number)


def canary_of(name: str) -> str:
    """The sign of a card's name."""
    return name[0]


def canaries_in(written: str) -> set[str]:
    """All signs in what was written."""
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


class HasDuel(Protocol):
    """A table, or anything else that knows how the duel stands; it may be another duel after a step back."""

    duel: Duel


class Known(Knowledge):
    """The canaries that each seat has had a right to know, by where cards lay and what was openly shown."""

    def __init__(self, table: HasDuel) -> None:
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
