"""Printed abilities of Duel Monsters alone."""

from duelterm.effects.activations import IGNITION, PLAYED, QUICK, compile_activation, compile_check
from duelterm.effects.conditions import compile_conditions
from duelterm.effects.game import Scope, refused
from duelterm.effects.grants import add
from duelterm.effects.keywords import add_keyword
from duelterm.effects.printed import Abilities, Builders, compile_ability
from duelterm.effects.ways import compile_way
from duelterm.lang import abilities as ab
from duelterm.lang.keywords import expansion

WORDS = ("toon",)
"""The keywords of this game."""


def add_word(scope: Scope, found: Abilities, word: str) -> None:
    """A keyword, and the abilities that it stands for. Raises NotInThisGame for one of the other game."""
    if word not in WORDS:
        raise refused(scope, word)
    add(scope, found.bundle, word)
    for ability in expansion(word):
        compile_ability(scope, found, ability)


def add_played(scope: Scope, found: Abilities, ability: ab.Do) -> None:
    found.played.append(compile_activation(scope, ability, PLAYED))


def add_activated(scope: Scope, found: Abilities, ability: ab.Activate) -> None:
    if ability.activate not in (IGNITION, QUICK):
        raise refused(scope, f"activate: {ability.activate}")
    if ability.activate == IGNITION and ability.on is not None:
        raise refused(scope, "ignition with on")
    activation = compile_activation(scope, ability, ability.activate, ability.once or "")
    activation.anybody = ability.user is not None
    (found.activated if ability.in_ is None else found.in_hand).append(activation)


def add_check(scope: Scope, found: Abilities, ability: ab.AsSoonAs) -> None:
    found.checks.append(compile_check(scope, ability))


def add_way(scope: Scope, found: Abilities, ability: ab.Way) -> None:
    found.ways.append(compile_way(scope, ability))


def add_special_only(scope: Scope, found: Abilities, ability: ab.SpecialOnly) -> None:
    add_keyword(found.bundle, "special only", (ability.special_only, ability.with_))
    if (holds := compile_conditions(scope, ability.while_)) is not None:
        add_keyword(found.bundle, "summoned while", holds)


BUILDERS: Builders = {
    str: add_word,
    ab.Do: add_played,
    ab.Activate: add_activated,
    ab.AsSoonAs: add_check,
    ab.Way: add_way,
    ab.SpecialOnly: add_special_only,
}
