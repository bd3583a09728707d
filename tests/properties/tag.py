"""Random tag duels: four decks of any cards, on the standard rules with what holds among four."""

from functools import cache
from typing import Any

from duelterm.core.rng import Chance
from duelterm.duelmonsters.tag.ruleset import TagRules
from duelterm.duelmonsters.tag.state import SIDES
from duelterm.duelmonsters.tag.switches import DEFAULT, Switches, read_switches
from duelterm.session.duel import Duel
from tests.properties.monsters import pool
from tests.properties.standard import any_deck

SWITCHES = (
    DEFAULT,
    read_switches({"zero_attack_battle": "both", "first": "chance"}),
    read_switches({"pay_all_life": "no", "ignition_after_summon": "yes"}),
)


@cache
def rules() -> TagRules:
    """The rule set over all cards."""
    return TagRules(pool())


def new_duel(seed: int) -> Duel:
    """A duel of decks, switches and chance that all follow from the seed."""
    chance = Chance(seed)
    switches = SWITCHES[chance.below(len(SWITCHES))]
    return duel_of([any_deck(chance) for _ in SIDES], chance.below(1 << 63), switches)


def duel_of(cards: list[dict[str, Any]], seed: int, switches: Switches = DEFAULT) -> Duel:
    """A duel of these decks at its very beginning."""
    return Duel(rules(), rules().begin(cards, seed, switches, None))
