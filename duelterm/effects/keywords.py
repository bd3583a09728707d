"""Keywords: what each puts into a bundle of abilities."""

from collections.abc import Callable
from typing import Any

from duelterm.core.abilities import Bundle, Rule
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.filters import compile_filter
from duelterm.effects.game import Scope, creatures, has_monsters, refused
from duelterm.lang import abilities as ab

WORDS: dict[str, tuple[str, Any]] = {
    "blocker": ("blocker", None),
    "guard": ("guard", None),
    "shield trigger": ("shield trigger", None),
    "double breaker": ("breaker", 2),
    "triple breaker": ("breaker", 3),
    "slayer": ("slayer", None),
    "speed attacker": ("speed attacker", None),
    "evolution": ("evolution", None),
    "charger": ("charger", None),
}
"""Bare keywords of Duel Masters: the property that they are, and its parameter."""

OF_MONSTERS = ("toon",)
"""Bare keywords of Duel Monsters; what else they mean, the language says in other abilities."""


def add_word(scope: Scope, bundle: Bundle, word: str) -> None:
    """A bare keyword. Raises NotInThisGame for one of the other game."""
    if has_monsters(scope) and word in OF_MONSTERS:
        add_keyword(bundle, word, None)
    elif not has_monsters(scope) and word in WORDS:
        add_keyword(bundle, *WORDS[word])
    else:
        raise refused(scope, word)


def add_keyword(bundle: Bundle, word: str, parameter: Any) -> None:
    """One more instance of a keyword."""
    bundle.words.add(word)
    bundle.keywords[word] = (*bundle.keywords.get(word, ()), parameter)


def add_rule(bundle: Bundle, key: str, rule: Rule) -> None:
    """One more rule of the holder."""
    bundle.words.add(key)
    bundle.rules[key] = (*bundle.rules.get(key, ()), rule)


def blocker(scope: Scope, bundle: Bundle, node: ab.BlockerOf) -> None:
    """DM-9.15: restricted to some attackers, but a blocker all the same."""
    add_keyword(bundle, "blocker", compile_filter(scope, node.blocker))


def slayer(scope: Scope, bundle: Bundle, node: ab.SlayerOf) -> None:
    add_keyword(bundle, "slayer", compile_filter(scope, node.slayer))


def power_attacker(scope: Scope, bundle: Bundle, node: ab.PowerAttacker) -> None:
    add_keyword(bundle, "power attacker", node.power_attacker)


def crew_breaker(scope: Scope, bundle: Bundle, node: ab.CrewBreaker) -> None:
    add_keyword(bundle, "crew breaker", compile_filter(scope, node.crew_breaker))


def stealth(scope: Scope, bundle: Bundle, node: ab.Stealth) -> None:
    """DM-8.15: can't be blocked while an opponent has such a card in the mana zone."""
    game, civ = creatures(scope, "stealth"), node.stealth
    (mana,) = game.zones["mana"]

    def seen(state: Any, frame: Frame, other: Any) -> bool:
        piles: list[list[Card]] = [state.zones[seat][mana] for seat in game.opponents(state, frame.you)]
        return any(civ in game.civs(state, card) for pile in piles for card in pile)

    add_keyword(bundle, "stealth", civ)
    add_rule(bundle, "cannot be blocked", Rule(seen))


KEYWORDS: dict[type, Callable[[Scope, Bundle, Any], None]] = {
    ab.BlockerOf: blocker,
    ab.SlayerOf: slayer,
    ab.PowerAttacker: power_attacker,
    ab.CrewBreaker: crew_breaker,
    ab.Stealth: stealth,
}
