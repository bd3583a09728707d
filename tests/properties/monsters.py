"""Random duels of Duel Monsters by the third edition's rulebook."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from duelterm.core.rng import Chance
from duelterm.duelmonsters.rulebook3.ruleset import Rulebook3Rules
from duelterm.duelmonsters.rulebook3.switches import DEFAULT, Switches, read_switches
from duelterm.lang.cards import DuelMonstersCard
from duelterm.library.deckfile import read_deck
from duelterm.library.decks import Deck
from duelterm.library.pool import load_pool
from duelterm.session.duel import Duel

MOST_OF_A_CARD, SMALLEST = 3, 40
SWITCHES = (
    DEFAULT,
    read_switches({"zero_attack_battle": "neither", "first": "chance", "ante": "yes"}),
    read_switches({"pay_all_life": "no"}),
)


@cache
def pool() -> Mapping[str, Any]:
    """Every card, as its file says it."""
    return load_pool("duelmonsters")


@cache
def rules() -> Rulebook3Rules:
    """The rule set over all cards."""
    return Rulebook3Rules(pool())


@cache
def decks() -> tuple[Deck, ...]:
    """Every deck of this game that comes with the program."""
    read = (read_deck(path) for path in sorted(Path("cards/decks").glob("*.yaml")))
    return tuple(found for found in read if found.game == "duelmonsters")


@cache
def names() -> tuple[list[str], list[str], list[str]]:
    """The names of the cards with effects, of those without, and of the fusion monsters."""
    cards = [card for card in pool().values() if isinstance(card, DuelMonstersCard)]
    fusions = [card.name for card in cards if card.frame == "fusion"]
    plain = [card.name for card in cards if card.frame == "normal"]
    return [card.name for card in cards if card.name not in {*plain, *fusions}], plain, fusions


def any_deck(chance: Chance) -> dict[str, Any]:
    """A deck of the program's, or one of random cards, most of them with effects."""
    if chance.below(3) == 0:
        found = decks()[chance.below(len(decks()))]
        return {"cards": found.cards, "fusion": found.fusion, "side": sum(found.side.values())}
    effects, plain, fusions = names()
    cards: dict[str, int] = {}
    while sum(cards.values()) < SMALLEST:
        (name,) = chance.sample(effects if chance.below(10) < 7 else plain, 1)
        cards[name] = min(MOST_OF_A_CARD, cards.get(name, 0) + 1 + chance.below(2))
    return {"cards": cards, "fusion": dict.fromkeys(chance.sample(fusions, 6), 1), "side": 10 * chance.below(2)}


def new_duel(seed: int) -> Duel:
    """A duel of decks, switches and chance that all follow from the seed."""
    chance = Chance(seed)
    switches = SWITCHES[chance.below(len(SWITCHES))]
    return duel_of([any_deck(chance), any_deck(chance)], chance.below(1 << 63), switches)


def duel_of(cards: list[dict[str, Any]], seed: int, switches: Switches = DEFAULT) -> Duel:
    """A duel of these decks at its very beginning."""
    return Duel(rules(), rules().begin(cards, seed, switches, None))
