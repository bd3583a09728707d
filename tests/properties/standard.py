"""Random duels of Duel Monsters by the standard rules."""

from functools import cache
from typing import Any

from duelterm.core.rng import Chance
from duelterm.duelmonsters.standard.ruleset import StandardRules
from duelterm.duelmonsters.standard.switches import DEFAULT, Switches, read_switches
from duelterm.session.duel import Duel
from tests.properties.monsters import MOST_OF_A_CARD, decks, names, pool

SMALLEST, MOST_FUSIONS, LARGEST_SIDE = 40, 15, 15
SWITCHES = (
    DEFAULT,
    read_switches({"zero_attack_battle": "both", "first": "chance"}),
    read_switches({"pay_all_life": "no", "ignition_after_summon": "yes"}),
)


@cache
def rules() -> StandardRules:
    """The rule set over all cards."""
    return StandardRules(pool())


def any_deck(chance: Chance) -> dict[str, Any]:
    """A deck of the program's, or one of random cards, most of them with effects (STD-1.1, STD-1.2)."""
    if chance.below(4) == 0:
        found = decks()[chance.below(len(decks()))]
        return {"cards": found.cards, "fusion": found.fusion, "side": sum(found.side.values())}
    effects, plain, fusions = names()
    cards: dict[str, int] = {}
    while sum(cards.values()) < SMALLEST + chance.below(4):
        (name,) = chance.sample(effects if chance.below(10) < 8 else plain, 1)
        cards[name] = min(MOST_OF_A_CARD, cards.get(name, 0) + 1 + chance.below(2))
    extra = chance.sample(fusions, chance.below(MOST_FUSIONS + 1))
    return {"cards": cards, "fusion": dict.fromkeys(extra, 1), "side": chance.below(LARGEST_SIDE + 1)}


def new_duel(seed: int) -> Duel:
    """A duel of decks, switches and chance that all follow from the seed."""
    chance = Chance(seed)
    switches = SWITCHES[chance.below(len(SWITCHES))]
    return duel_of([any_deck(chance), any_deck(chance)], chance.below(1 << 63), switches)


def duel_of(cards: list[dict[str, Any]], seed: int, switches: Switches = DEFAULT) -> Duel:
    """A duel of these decks at its very beginning."""
    return Duel(rules(), rules().begin(cards, seed, switches, None))
