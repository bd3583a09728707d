"""Duels in which every card has a name of its own, and who has had a right to know which."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from duelterm.core.rng import Chance
from duelterm.core.zones import OWNER
from duelterm.library.decks import Deck
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES, Laid
from duelterm.session.session import Session
from tests.properties.test_seeing import Knowledge
from tests.secrecy.tables import LAID, POOLS, game_of, sit

FIRST = 0x1401
"""The first of 600 syllables that no word of the program contains, each one cell wide."""
CANARY = re.compile(f"[{chr(FIRST)}-{chr(FIRST + 599)}]")


def canary(number: int) -> str:
    """The sign that a card's name starts with; however short a name is cut, the sign is there."""
    return chr(FIRST + number)


def canaries_in(written: str) -> set[str]:
    """All signs in what was written."""
    return set(CANARY.findall(written))


def canary_table(path: Path, seed: int, privacy: str = "curtain") -> Session:
    """A real duel of random decks in which no two cards have the same name."""
    game, chance = game_of(seed), Chance(seed)
    cards: dict[str, Any] = {}
    decks = tuple(_marked(game, LAID[game](chance), seat, cards) for seat in range(GAMES[game].seats))
    return sit(game, path, seed, decks, cards, privacy=privacy)


def _marked(game: str, laid: Laid, seat: int, cards: dict[str, Any]) -> Deck:
    """A deck whose cards have names of their own; what a fusion monster is made of bears the names it has there."""
    pool, parts = POOLS[game](), []
    given: dict[str, str] = {}
    for counts in (laid.cards, laid.fusion):
        own = {}
        for name, count in counts.items():
            for _ in range(count):
                unique = given[name] = f"{canary(len(cards))} {name}"
                changes: dict[str, Any] = {"name": unique}
                if getattr(pool[name], "materials", None):
                    changes["materials"] = tuple(given.get(material, material) for material in pool[name].materials)
                cards[unique] = pool[name].model_copy(update=changes)
                own[unique] = 1
        parts.append(own)
    return Deck(f"deck-{seat}", f"Deck {seat}", GAMES[game].cards, parts[0], fusion=parts[1])


class HasDuel(Protocol):
    """A table, or anything else that knows how the duel stands; it may be another duel after a step back."""

    duel: Duel


OPENLY = ("flipped", "turned up", "activated", "ante", "summoned")
"""What happens face up on the field, unless it is `set`."""


class Known(Knowledge):
    """The canaries that each seat has had a right to know, by where cards lay and what was openly shown. `people` has
    the number of the person at each seat, if one plays several.
    """

    def __init__(self, table: HasDuel, people: Sequence[int] = ()) -> None:
        super().__init__(table.duel)
        self._table = table
        self._people = people or range(len(self.names))
        self._sides = GAMES[table.duel.rules.name].sides

    def learn(self) -> None:
        """Look around, and read on; a step back takes events away but nobody's knowledge."""
        self.duel = self._table.duel
        self.read = min(self.read, len(self.duel.state.events))
        state = self.duel.state
        for card in state.cards:
            if card.zone >= 0 and state.kinds[card.zone].sight == OWNER:
                self.add(card.definition, *self.beside(card.seat))
        for event in state.events[self.read :]:
            if event.kind in OPENLY and "set" not in event.also:
                self.add(event.definition, *state.seats)
        super().learn()

    def beside(self, seat: int) -> Sequence[int]:
        """Partners look at each other's hands and face-down cards (TAG-1.4)."""
        return [other for other, side in enumerate(self._sides) if side == self._sides[seat]]

    def of(self, person: int | None) -> set[str]:
        """What a person knows, at whichever seat, or everybody."""
        if person is None:
            return super().of(None)
        return set().union(*(known for known, whose in zip(self.names, self._people, strict=True) if whose == person))

    def add(self, definition: Any, *seats: int) -> None:
        """Who knows a card knows the names that its text says."""
        told = () if definition is None else (definition.name, *getattr(definition, "materials", ()))
        for seat in seats:
            self.names[seat].update(canaries_in("".join(told)))
