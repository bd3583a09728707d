"""A Duel Masters card, compiled."""

from collections.abc import Awaitable, Callable
from typing import Any

from duelterm.core.abilities import Bundle
from duelterm.core.card import Card, Definition
from duelterm.core.frame import Frame
from duelterm.duelmasters.zones import BITS, bits

CREATURE, SPELL = "creature", "spell"


class CardDefinition(Definition):
    """Facts and abilities. `power` is 0 for a spell. `bases` has one filter for each card that an evolution needs
    beneath it, empty for other cards; `base_zones` are the zones where those may lie. `spell` is what a spell does.
    `playable` is its `play_if`. `mana` are its civilizations as bits, `needs` the same bits one by one.
    """

    __slots__ = (
        "base_zones",
        "bases",
        "bundle",
        "bundles",
        "civs",
        "cost",
        "kind",
        "mana",
        "needs",
        "playable",
        "power",
        "printed",
        "races",
        "spell",
    )

    def __init__(self, name: str, kind: str, civs: tuple[str, ...], races: tuple[str, ...], cost: int, power: int):
        super().__init__(name)
        self.kind = kind
        self.civs = civs
        self.mana = bits(civs)
        self.needs = tuple(BITS[civ] for civ in civs)
        self.races = races
        self.cost = cost
        self.power = power
        self.bundle = Bundle()
        self.bundles: tuple[Bundle, ...] = (self.bundle,)
        self.bases: tuple[Callable[[Any, Frame, Card], bool], ...] = ()
        self.base_zones: tuple[int, ...] = ()
        self.spell: Callable[[Any, Frame], Awaitable[Any]] | None = None
        self.playable: Callable[[Any, Frame], bool] | None = None
        self.printed: Any = None
