"""Decks, and what is wrong and what is unwise about one of Duel Masters (DM-1.1 to DM-1.4).

Those of Duel Monsters are judged by `duelmonsters.deck`; `commands.decks` picks by the deck's game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from duelterm.lang.cards import Card, DuelMastersCard
from duelterm.lang.names import meant
from duelterm.lang.report import Problem, shown
from duelterm.library.removal import can_remove

SMALLEST = 40
MOST_OF_A_NAME = 4
MOST_CIVILIZATIONS = 2
HIGHEST_MEAN_COST = 5
CHEAP = 4
LARGE = 6000
MAIN, SIDE, FUSION = "cards", "side", "fusion"
PARTS = (MAIN, SIDE, FUSION)
"""The parts of a deck, as a deck file calls them; Duel Masters has the first alone."""

Pool = Mapping[str, Card]


@dataclass(slots=True, frozen=True)
class Deck:
    """Cards by name with their number. `key`, the file's name without its ending, is what identifies a deck; `places`
    are lines and columns of the cards in the file, by part and name."""

    key: str
    name: str
    game: str
    cards: Mapping[str, int]
    path: Path = Path("deck")
    places: Mapping[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    side: Mapping[str, int] = field(default_factory=dict)
    fusion: Mapping[str, int] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many cards it has, side and fusion deck left out."""
        return sum(self.cards.values())

    @property
    def parts(self) -> Mapping[str, Mapping[str, int]]:
        """All its cards by part."""
        return {MAIN: self.cards, SIDE: self.side, FUSION: self.fusion}

    def problem(self, card: str, message: str, hint: str = "", part: str = MAIN) -> Problem:
        """Something wrong with this deck, at the place of that card, or of that part if it is no card."""
        line, column = self.places.get((part, card), (1, 1))
        return Problem(self.path, line, column, shown(card), message, hint)


@dataclass(slots=True, frozen=True)
class DeckCheck:
    """What a deck check says: a deck with faults can't be played, advice may be ignored."""

    faults: tuple[Problem, ...]
    advice: tuple[str, ...]


def check_deck(deck: Deck, pool: Pool) -> DeckCheck:
    """Every fault of a deck, and what it is warned of."""
    found = [(pool[name], copies) for name, copies in deck.cards.items() if name in pool]
    known = [(card, copies) for card, copies in found if isinstance(card, DuelMastersCard)]
    return DeckCheck(tuple(_faults(deck, pool)), tuple(_advice(known)))


def unknown_cards(deck: Deck, pool: Pool) -> Iterator[Problem]:
    """The cards of a deck that there are none of."""
    for part, cards in deck.parts.items():
        for name in cards:
            if name not in pool:
                yield deck.problem(name, "there is no such card", meant(name, pool), part)


def _faults(deck: Deck, pool: Pool) -> Iterator[Problem]:
    yield from unknown_cards(deck, pool)
    for name, copies in deck.cards.items():
        if copies > MOST_OF_A_NAME:  # DM-1.2
            yield deck.problem(name, f"{copies} copies; at most {MOST_OF_A_NAME} of one name (DM-1.2)")
    if deck.size < SMALLEST:  # DM-1.1
        yield deck.problem("", f"{deck.size} cards; a deck has at least {SMALLEST} (DM-1.1)")


def _advice(known: list[tuple[DuelMastersCard, int]]) -> Iterator[str]:  # DM-1.4
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
