"""Random duels by the standard rules, with all that is said in them; see `tests.duelmonsters.table`."""

from collections.abc import Iterator
from functools import cache

from duelterm.core.rng import Chance
from duelterm.duelmonsters.standard.ruleset import StandardRules
from duelterm.duelmonsters.standard.switches import read_switches
from duelterm.library.pool import load_pool
from duelterm.session.duel import Duel
from tests.duelmonsters import table as common


@cache
def rules() -> StandardRules:
    """The rule set over the whole pool."""
    return StandardRules(load_pool("duelmonsters"))


def new_duel(seed: int, **switches: str) -> Duel:
    """A duel that follows from the seed alone."""
    chance = Chance(seed)
    decks = [common.any_deck(chance), common.any_deck(chance)]
    return Duel(rules(), rules().begin(decks, seed, read_switches(switches), None))


def played(seed: int, most: int = 250) -> Iterator[Duel]:
    """A random duel at each of its questions, and once more at the end."""
    return common.played(seed, most, new_duel)
