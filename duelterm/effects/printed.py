"""Printed abilities, one by one, gathered into what a card's definition needs."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.abilities import Bundle
from duelterm.core.modifiers import Static
from duelterm.core.replace import Replacement
from duelterm.core.triggers import Trigger
from duelterm.effects.activations import Activation, Check
from duelterm.effects.conditions import Condition
from duelterm.effects.game import Scope
from duelterm.effects.grants import add
from duelterm.effects.properties import Predicate
from duelterm.effects.statics import compile_subject
from duelterm.effects.steps import Run
from duelterm.effects.ways import Way
from duelterm.effects.words import shared_names


class Abilities:
    """What a card's abilities come to: the printed bundle, the statics and listeners that work while it is in play,
    replacements that work elsewhere. Of Duel Masters also a spell's own effect, the condition of playing it, what it
    evolves from; of Duel Monsters what is `played` (alternatives), `activated` and activated `in_hand`, `checks`,
    `ways`, the triggers of the card's own `departing`, replacements that work `from_set`, by moment, and the statics
    `worn` by the monster that the card is on.
    """

    __slots__ = (
        "activated",
        "base_zones",
        "bases",
        "bundle",
        "checks",
        "departing",
        "elsewhere",
        "from_set",
        "in_hand",
        "listeners",
        "playable",
        "played",
        "spell",
        "statics",
        "ways",
        "worn",
    )

    def __init__(self) -> None:
        self.bundle = Bundle()
        self.statics: list[Static] = []
        self.listeners: list[Any] = []
        self.elsewhere: dict[str, tuple[Replacement, ...]] = {}
        self.spell: Run | None = None
        self.playable: Condition | None = None
        self.bases: tuple[Predicate, ...] = ()
        self.base_zones: tuple[int, ...] = ()
        self.played: list[Activation] = []
        self.activated: list[Activation] = []
        self.in_hand: list[Activation] = []
        self.checks: list[Check] = []
        self.ways: list[Way] = []
        self.worn: list[Static] = []
        self.departing: list[Trigger] = []
        self.from_set: dict[str, tuple[Replacement, ...]] = {}


Builders = dict[type, Callable[[Scope, Abilities, Any], None]]

PRINTED: dict[str, Builders] = {}
"""What each kind of printed ability becomes, by the game; gathered in `effects.abilities`. Others are in the bundle."""


def compile_abilities(scope: Scope, abilities: Sequence[Any]) -> Abilities:
    """All abilities of a card."""
    found = Abilities()
    if scope.game.pieces == "monsters":
        scope.kept = shared_names(abilities)
    for number, ability in enumerate(abilities):
        scope.ability = number
        compile_ability(scope, found, ability)
    return found


def compile_ability(scope: Scope, found: Abilities, ability: Any) -> None:
    """One printed ability."""
    builders = PRINTED[scope.game.pieces]
    if type(ability) in builders:
        builders[type(ability)](scope, found, ability)
    else:
        add(scope, found.bundle, ability)


def own_gain(scope: Scope, bundle: Bundle, holds: Condition | None) -> Static:
    """Abilities that the card itself has under a condition."""
    return Static("gains", compile_subject(scope, "self"), bundle, holds)
