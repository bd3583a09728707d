"""What a filter asks of a card of Duel Masters: each key becomes a predicate."""

from collections.abc import Sequence
from typing import Any

from duelterm.effects.game import Scope, creatures
from duelterm.effects.properties import Build, Predicate, test_none_of
from duelterm.effects.refs import compile_refs
from duelterm.effects.values import compile_comparison


def test_civ(scope: Scope, wanted: Sequence[str]) -> Predicate:
    civs = creatures(scope, "civ").civs
    if any(word.startswith("$") for word in wanted):
        return lambda state, frame, card: any(frame.names.get(word, word) in civs(state, card) for word in wanted)
    return lambda state, frame, card: any(civ in wanted for civ in civs(state, card))


def test_multicolor(scope: Scope, wanted: bool) -> Predicate:
    civs = creatures(scope, "multicolor").civs
    return lambda state, frame, card: (len(civs(state, card)) > 1) == wanted


def test_race_has(scope: Scope, word: str) -> Predicate:
    """A whole word of one of its races: Dragon isn't in Dragonoid."""
    races = creatures(scope, "race_has").races
    return lambda state, frame, card: any(word in race.split() for race in races(state, card))


def test_cost(scope: Scope, comparison: Any) -> Predicate:
    """The printed cost."""
    creatures(scope, "cost")
    compare = compile_comparison(scope, comparison)
    return lambda state, frame, card: compare(state, frame, card.definition.cost)


def test_tapped(scope: Scope, wanted: bool) -> Predicate:
    creatures(scope, "tapped")
    return lambda state, frame, card: card.tapped == wanted


def test_power(scope: Scope, comparison: Any) -> Predicate:
    compare = compile_comparison(scope, comparison)
    power = creatures(scope, "power").power
    return lambda state, frame, card: compare(state, frame, power(state, card))


def test_can(scope: Scope, word: str) -> Predicate:
    can = creatures(scope, "can").can
    return lambda state, frame, card: can(state, card, word)


def test_broken_by(scope: Scope, word: str) -> Predicate:
    """The breaker of the shield that the event is about."""
    creatures(scope, "broken_by")
    refs = compile_refs(scope, word)
    return lambda state, frame, card: frame.event is not None and frame.event.other_ref in refs(state, frame)


def test_except(scope: Scope, word: str) -> Predicate:
    creatures(scope, "except")
    return test_none_of(scope, word)


CREATURES: dict[str, Build] = {
    "civ": test_civ,
    "multicolor": test_multicolor,
    "race_has": test_race_has,
    "cost": test_cost,
    "tapped": test_tapped,
    "power": test_power,
    "can": test_can,
    "broken_by": test_broken_by,
    "except_": test_except,
}
