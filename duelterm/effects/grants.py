"""Bundles: abilities as their holder has them, printed or given."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.abilities import Bundle
from duelterm.core.modifiers import Static
from duelterm.effects.conditions import compile_conditions
from duelterm.effects.game import Scope
from duelterm.effects.keywords import KEYWORDS, add_rule, add_word
from duelterm.effects.rules import compile_acts, taxed
from duelterm.effects.statics import applies_to_all, compile_static
from duelterm.effects.steps import compile_body
from duelterm.effects.waiting import compile_replacement, compile_trigger
from duelterm.lang import abilities as ab


class NotGrantable(ValueError):
    """The ability can't be given to another card in this language."""


def compile_bundle(scope: Scope, abilities: Sequence[Any]) -> Bundle:
    """Abilities given together. `self` in them is their holder. Raises NotGrantable."""
    bundle = Bundle()
    for ability in abilities:
        add(scope, bundle, ability)
    return bundle


def add(scope: Scope, bundle: Bundle, ability: Any) -> None:
    """Put one ability into a bundle. Raises NotGrantable."""
    if isinstance(ability, str):
        add_word(scope, bundle, ability)
    elif type(ability) in KEYWORDS:
        KEYWORDS[type(ability)](scope, bundle, ability)
    elif type(ability) in OTHERS:
        OTHERS[type(ability)](scope, bundle, ability)
    else:
        raise NotGrantable(f"{scope.name}: an ability of the kind {ability.verb()!r} can't be given to a card")


def add_permission(scope: Scope, bundle: Bundle, ability: Any) -> None:
    """`can`, `cannot`, `must` of the holder, with or without a condition."""
    word = ability.verb()
    holds = compile_conditions(scope, ability.while_)
    rules = compile_acts(scope, word, getattr(ability, word))
    cost = getattr(ability, "unless", None)
    for key, rule in rules if cost is None else taxed(scope, rules, cost):
        if holds is None:
            add_rule(bundle, key, rule)
        else:
            add_static(bundle, Static(key, applies_to_all, rule, holds))


def add_static(bundle: Bundle, static: Static) -> None:
    """A static that changes its holder only."""
    bundle.words.add(static.key)
    bundle.statics[static.key] = (*bundle.statics.get(static.key, ()), static)


def add_own_static(scope: Scope, bundle: Bundle, ability: ab.Static) -> None:
    """A given static must be about its holder and can't give abilities again."""
    if any(getattr(part, "modify", None) != "self" or getattr(part, "gains", None) for part in ability.static):
        raise NotGrantable(f"{scope.name}: a static that is given to a card can only change that card's own figures")
    statics, _ = compile_static(scope, ability.static, ability.while_, compile_bundle)
    for static in statics:
        add_static(bundle, static)


def add_trigger(scope: Scope, bundle: Bundle, ability: ab.When) -> None:
    bundle.triggers = (*bundle.triggers, compile_trigger(scope, ability))


def add_replacement(scope: Scope, bundle: Bundle, ability: ab.InsteadOf) -> None:
    bundle.replacements = (*bundle.replacements, compile_replacement(scope, ability))


def add_tap_ability(scope: Scope, bundle: Bundle, ability: ab.Activate) -> None:
    bundle.words.add("tap ability")
    bundle.activated = (*bundle.activated, compile_body(scope, ability.do))


OTHERS: dict[type, Callable[[Scope, Bundle, Any], None]] = {
    ab.Can: add_permission,
    ab.Cannot: add_permission,
    ab.Must: add_permission,
    ab.Static: add_own_static,
    ab.When: add_trigger,
    ab.InsteadOf: add_replacement,
    ab.Activate: add_tap_ability,
}
