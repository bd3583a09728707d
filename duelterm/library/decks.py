"""Decks: what is wrong and what is unwise about one (DM-1.1 to DM-1.4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from duelterm.lang.cards import Card
from duelterm.lang.report import Problem, shown
from duelterm.library.names import meant
from duelterm.library.removal import can_remove

SMALLEST = 40
MOST_OF_A_NAME = 4
MOST_CIVILIZATIONS = 2
HIGHEST_MEAN_COST = 5
CHEAP = 4
LARGE = 6000

Pool = Mapping[str, Card]


@dataclass(slots=True, frozen=True)
class Deck:
    """Cards by name with their number. `key` is the file's name without its ending; `places` are lines and columns of
    the cards in the file."""

    key: str
    name: str
    game: str
    cards: Mapping[str, int]
    path: Path = Path("deck")
    places: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(self.cards.values())

    def problem(self, card: str, message: str, hint: str = "") -> Problem:
        """Something wrong with this deck, at the place of that card."""
        line, column = self.places.get(card, (1, 1))
        return Problem(self.path, line, column, shown(card), message, hint)


@dataclass(slots=True, frozen=True)
class DeckCheck:
    """What a deck check says: a deck with faults can't be played, advice may be ignored."""

    faults: tuple[Problem, ...]
    advice: tuple[str, ...]


def check_deck(deck: Deck, pool: Pool) -> DeckCheck:
    """Every fault of a deck, and what it is warned of."""
    known = [(pool[name], copies) for name, copies in deck.cards.items() if name in pool]
    return DeckCheck(tuple(_faults(deck, pool)), tuple(_advice(known)))


def _faults(deck: Deck, pool: Pool) -> Iterator[Problem]:
    for name, copies in deck.cards.items():
        if name not in pool:
            yield deck.problem(name, "there is no such card", meant(name, pool))
        if copies > MOST_OF_A_NAME:  # DM-1.2
            yield deck.problem(name, f"{copies} copies; at most {MOST_OF_A_NAME} of one name (DM-1.2)")
    if deck.size < SMALLEST:  # DM-1.1
        yield deck.problem("", f"{deck.size} cards; a deck has at least {SMALLEST} (DM-1.1)")


def _advice(known: list[tuple[Card, int]]) -> Iterator[str]:  # DM-1.4
    size = sum(copies for _, copies in known)
    civilizations = {civ for card, _ in known for civ in card.civ}
    if len(civilizations) > MOST_CIVILIZATIONS:
        yield f"{len(civilizations)} civilizations: more than two are hard to pay for"
    creatures = [(card, copies) for card, copies in known if card.kind == "creature"]
    count = sum(copies for _, copies in creatures)
    if 2 * count < size:
        yield f"{count} creatures among {size} cards: fewer than half, and only creatures win"
    cost = sum(card.cost * copies for card, copies in known)
    if cost > HIGHEST_MEAN_COST * size:
        yield f"a mean cost of {cost / size:.1f}: over {HIGHEST_MEAN_COST} seldom wins"
    quick = all(card.cost <= CHEAP or "speed attacker" in card.abilities for card, _ in creatures)
    if creatures and quick and not any(can_remove(card, LARGE) for card, _ in known):
        yield f"only cheap or fast creatures, and nothing that gets rid of an opposing creature of power {LARGE}"
