"""Random duels of Duel Masters: cards, decks, and answers made of a short list of ints."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, Decision
from duelterm.core.rng import Chance
from duelterm.duelmasters.ruleset import DuelMastersRules
from duelterm.duelmasters.switches import DEFAULT, Switches, read_switches
from duelterm.lang.cards import Card as LanguageCard
from duelterm.lang.load import load_cards
from duelterm.library.deckfile import read_deck
from duelterm.library.decks import MOST_OF_A_NAME, SMALLEST, Deck
from duelterm.session.duel import Duel

CARDS = Path("cards/duelmasters")
MOST = 6000
SWITCHES = (
    DEFAULT,
    read_switches({"shield_break": "together", "slayer": "every_battle", "first": "rock_paper_scissors"}),
    read_switches({"graveyard_is_destroyed": "yes", "wave_striker_counts": "all"}),
)


@cache
def pool() -> dict[str, LanguageCard]:
    """Every card, as its file says it."""
    return {card.name: card for card in load_cards(sorted(CARDS.glob("*.yaml")))}


@cache
def rules() -> DuelMastersRules:
    """The rule set over all cards."""
    return DuelMastersRules(pool())


@cache
def decks() -> tuple[Deck, ...]:
    """Every deck of this game that comes with the program."""
    read = (read_deck(path) for path in sorted(Path("cards/decks").glob("*.yaml")))
    return tuple(found for found in read if found.game == "duelmasters")


def deck(key: str) -> Deck:
    """A deck by its key."""
    return next(found for found in decks() if found.key == key)


@cache
def cards_by_civ() -> dict[frozenset[str], list[str]]:
    """The names of the cards of each pair of civilizations."""
    civs = ("light", "water", "darkness", "fire", "nature")
    pairs = [frozenset({one, two}) for one in civs for two in civs if one < two]
    return {pair: [card.name for card in pool().values() if pair.issuperset(card.civ)] for pair in pairs}


def any_deck(chance: Chance) -> Mapping[str, int]:
    """A deck of the program's, or one of random cards of two civilizations (or of all)."""
    kind = chance.below(5)
    if kind < 2:
        return decks()[chance.below(len(decks()))].cards
    names = list(pool()) if kind == 2 else list(cards_by_civ().values())[chance.below(10)]
    found: dict[str, int] = {}
    while sum(found.values()) < SMALLEST:
        for name in chance.sample(names, 1):
            found[name] = min(MOST_OF_A_NAME, found.get(name, 0) + 1 + chance.below(3))
    return found


def new_duel(seed: int) -> Duel:
    """A duel of decks, switches and chance that all follow from the seed."""
    chance = Chance(seed)
    switches = SWITCHES[chance.below(len(SWITCHES))]
    return duel_of([any_deck(chance), any_deck(chance)], chance.below(1 << 63), switches)


def duel_of(cards: list[Mapping[str, int]], seed: int, switches: Switches = DEFAULT) -> Duel:
    """A duel of these decks at its very beginning."""
    return Duel(rules(), rules().begin(cards, seed, switches, None))


def numbers(seed: int, most: int = MOST) -> Iterator[int]:
    """So many numbers to answer by."""
    chance = Chance(seed)
    return (chance.below(1 << 16) for _ in range(most))


def value_of(decision: Decision, number: int) -> Any:
    """The answer that a number stands for: 0 is always the first."""
    options = decision.options
    if decision.kind in (ACT, NAME, CONFIRM):
        return options[number % len(options)]
    span = decision.hi - decision.lo + 1
    if decision.kind == NUMBER:
        return decision.lo + number % min(span, 12)
    turned = turn(list(options), number // span)
    picked = turned if decision.kind == ORDER else turned[: decision.lo + number % span]
    if decision.legal is not None and not decision.legal(picked):
        picked = list(decision.proposal or ())
    return picked


def turn(items: list[Any], number: int) -> list[Any]:
    """The items with another first."""
    start = number % len(items) if items else 0
    return items[start:] + items[:start]


def keys_of(duel: Duel, value: Any) -> list[str]:
    """A value as the keys that mean it."""
    decision = duel.decision
    assert decision is not None
    if decision.kind == NUMBER:
        return [str(value)]
    keys = {id(option): key for option, key in zip(decision.options, duel.keys(decision), strict=True)}
    chosen = value if isinstance(value, list) else [value]
    return [keys[id(option)] for option in chosen]


def play(duel: Duel, answers: Iterable[int]) -> Iterator[list[str]]:
    """Answer on and on, giving the keys of each answer."""
    for number in answers:
        if duel.decision is None:
            return
        keys = keys_of(duel, value_of(duel.decision, number))
        duel.answer(keys)
        yield keys


def is_act(duel: Duel) -> bool:
    """Whether a copy can be made here."""
    return duel.decision is not None and duel.rules.is_quiescent(duel.state, duel.decision)
