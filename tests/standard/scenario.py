"""Scenarios by the standard rules; see `tests.duelmonsters.scenario`.

    duel = Scenario(you={"hand": ["Summoned Skull"], "monsters": ["Mystical Elf"]})
    duel.summon("Summoned Skull")
    duel.pick("Mystical Elf")

`you` has the turn, in the first main phase of its second turn, unless `turn="opp"`. A spell or trap laid out face down
has been set before this turn, one marked with `!` in it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from duelterm.duelmonsters.cards import compile_card
from duelterm.duelmonsters.definition import CardDefinition
from duelterm.duelmonsters.standard.game import Standard
from duelterm.duelmonsters.standard.state import MAIN_1, StandardState
from duelterm.duelmonsters.standard.switches import read_switches
from duelterm.duelmonsters.standard.turn import duel
from tests.duelmonsters import scenario as common

GAME, RULES = Standard(), "standard"


@cache
def pool(name: str) -> CardDefinition:
    """A card of the pool, compiled. Raises KeyError."""
    return compile_card(GAME, common.language_pool()[name], RULES)


def monster(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up monster: a dark warrior of level 4 with 1500/1000 unless said; abilities as in a card file."""
    return common.made_up(common.as_text(common.monster_facts(name, abilities) | facts, abilities), GAME, RULES)


def spell(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up normal spell; abilities as in a card file."""
    shape = {"name": name, "kind": "spell", "icon": "normal"} | facts
    return common.made_up(common.as_text(shape, abilities), GAME, RULES)


def trap(name: str, *abilities: str, **facts: Any) -> CardDefinition:
    """A made-up normal trap; abilities as in a card file."""
    shape = {"name": name, "kind": "trap", "icon": "normal"} | facts
    return common.made_up(common.as_text(shape, abilities), GAME, RULES)


class Scenario(common.Scenario):
    """A duel laid out by hand. `seat` is yours."""

    main = MAIN_1
    answering = ("chain", "answer", "answer attack", "phase end", "damage step")
    read_switches = staticmethod(read_switches)
    card_of = staticmethod(pool)

    @staticmethod
    def table(switches: Any, seed: int, first: int | None = None) -> StandardState:
        return StandardState(2, seed, switches, first)

    @staticmethod
    def rules(state: Any) -> Any:
        return duel(state)

    def flip(self, name: str) -> None:
        """Flip summon a face-down monster, or change a face-up one's position."""
        self.act("change", name)


Lay = Callable[..., Scenario]
