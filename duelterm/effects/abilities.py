"""A card's printed abilities, compiled into what its definition needs."""

from typing import Any

from duelterm.core.modifiers import Static
from duelterm.effects import (
    actions,
    creature_abilities,
    creatures,
    gates,
    knowing,
    lingering,
    monster_abilities,
    monsters,
    points,
    steps,
    summoning,
)
from duelterm.effects.conditions import compile_conditions
from duelterm.effects.game import Scope, refused
from duelterm.effects.grants import add, compile_bundle
from duelterm.effects.printed import PRINTED, Abilities, Builders, compile_abilities, own_gain
from duelterm.effects.statics import compile_static, compile_subject
from duelterm.effects.waiting import compile_replacement, compile_trigger
from duelterm.effects.words import words
from duelterm.lang import abilities as ab

__all__ = ["Abilities", "compile_abilities"]

for verbs in (actions, knowing, creatures, monsters, summoning, points):
    steps.BUILDERS.update(verbs.VERBS)
steps.BUILDERS.update(gates.GATES)
steps.BUILDERS.update(lingering.LINGERING)

EQUIPPED = "equipped"

FROM_HAND = ("would be discarded",)
"""Moments at which a card's own replacement works from where it lies."""

DEPARTURES = ("sent to graveyard", "destroyed", "leaves")
"""What happens to a Duel Monsters card itself that it answers whatever its face, as it lay before."""


def add_while(scope: Scope, found: Abilities, ability: Any) -> None:
    """A permission that may have a condition: in force as a static then."""
    if ability.while_ is None:
        add(scope, found.bundle, ability)
        return
    holds = compile_conditions(scope, ability.while_)
    bundle = compile_bundle(scope, [ability.model_copy(update={"while_": None})])
    if scope.game.pieces == "creatures":
        found.statics.append(own_gain(scope, bundle, holds))
        return
    itself = compile_subject(scope, "self")
    found.statics += [Static(key, itself, rule, holds) for key, rules in bundle.rules.items() for rule in rules]


def standing(scope: Scope, ability: Any) -> None:
    """A printed ability works where its card lies, no longer. Raises NotInThisGame for one with a time of its own."""
    if ability.lasts is not None:
        raise refused(scope, f"lasts: {ability.lasts}")


def add_static(scope: Scope, found: Abilities, ability: ab.Static) -> None:
    standing(scope, ability)
    statics, listeners = compile_static(scope, ability.static, ability.while_, compile_bundle)
    (found.worn if EQUIPPED in words(ability) else found.statics).extend(statics)
    found.listeners += listeners


def add_trigger(scope: Scope, found: Abilities, ability: ab.When) -> None:
    """What a Duel Monsters card does when it goes itself stands apart."""
    standing(scope, ability)
    leaving: tuple[str, ...] = ()
    if scope.game.pieces == "monsters" and ability.of is None:
        leaving = tuple(kind for kind in ability.when if kind in DEPARTURES)
    if not leaving:
        found.listeners.append(compile_trigger(scope, ability))
        return
    found.departing.append(compile_trigger(scope, ability.model_copy(update={"when": leaving})))
    others = tuple(kind for kind in ability.when if kind not in leaving)
    if others:
        found.listeners.append(compile_trigger(scope, ability.model_copy(update={"when": others})))


def add_replacement(scope: Scope, found: Abilities, ability: ab.InsteadOf) -> None:
    standing(scope, ability)
    replacement = compile_replacement(scope, ability, from_set=ability.in_ == "set")
    if ability.in_ == "set":
        found.from_set[ability.instead_of] = (*found.from_set.get(ability.instead_of, ()), replacement)
    elif ability.instead_of in FROM_HAND and ability.of is None:
        found.elsewhere[ability.instead_of] = (*found.elsewhere.get(ability.instead_of, ()), replacement)
    else:
        found.listeners.append(replacement)


SHARED: Builders = {
    ab.Can: add_while,
    ab.Cannot: add_while,
    ab.Must: add_while,
    ab.Static: add_static,
    ab.When: add_trigger,
    ab.InsteadOf: add_replacement,
}
PRINTED.update(creatures=SHARED | creature_abilities.BUILDERS, monsters=SHARED | monster_abilities.BUILDERS)
