"""What a filter asks of a card of Duel Monsters: each key becomes a predicate.

A face-down card on the field has none of these properties (R3-6.19), whoever asks; where it lies and how, all can see.
"""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.effects.game import Scope, monsters
from duelterm.effects.properties import Build, Predicate
from duelterm.effects.refs import LOOKED, compile_refs
from duelterm.effects.values import Figure, compile_comparison


def test_frame(scope: Scope, wanted: Sequence[str]) -> Predicate:
    game = monsters(scope, "frame")
    return lambda state, frame, card: game.frame(card) in wanted and game.is_face_up(state, card)


def test_icon(scope: Scope, wanted: Sequence[str]) -> Predicate:
    game = monsters(scope, "icon")
    return lambda state, frame, card: game.icon(card) in wanted and game.is_face_up(state, card)


def test_series(scope: Scope, wanted: str) -> Predicate:
    game = monsters(scope, "series")
    return lambda state, frame, card: wanted in game.series(card) and game.is_face_up(state, card)


def test_attribute(scope: Scope, wanted: Sequence[str]) -> Predicate:
    attribute = monsters(scope, "attribute").attribute
    return lambda state, frame, card: attribute(state, card) in wanted


def test_level(scope: Scope, comparison: Any) -> Predicate:
    return compared(scope, "level", monsters(scope, "level").level, comparison)


def test_atk(scope: Scope, comparison: Any) -> Predicate:
    return compared(scope, "atk", monsters(scope, "atk").attack, comparison)


def test_def(scope: Scope, comparison: Any) -> Predicate:
    return compared(scope, "def", monsters(scope, "def").defence, comparison)


def test_needs(scope: Scope, comparison: Any) -> Predicate:
    return matching(scope, monsters(scope, "needs").needs, comparison)


def test_age(scope: Scope, comparison: Any) -> Predicate:
    return matching(scope, monsters(scope, "age").age, comparison)


def compared(scope: Scope, word: str, figure: Figure, comparison: Any) -> Predicate:
    """Whether a figure passes the comparison; one that can't be seen passes none. Of a hidden card that the same effect
    has shown the printed one counts.
    """
    compare, printed = compile_comparison(scope, comparison), monsters(scope, word).printed

    def test(state: Any, frame: Any, card: Card) -> bool:
        number = figure(state, card)
        if number is None and (card.uid, card.mark) in frame.names.get(LOOKED, ()):
            number = printed(card, word)
        return number is not None and compare(state, frame, number)

    return test


def matching(scope: Scope, figure: Figure, comparison: Any) -> Predicate:
    """Whether a number that a card may have passes the comparison."""
    compare = compile_comparison(scope, comparison)

    def test(state: Any, frame: Any, card: Card) -> bool:
        number = figure(state, card)
        return number is not None and compare(state, frame, number)

    return test


def test_face(scope: Scope, wanted: str) -> Predicate:
    is_face_up, up = monsters(scope, "face").is_face_up, wanted == "up"
    return lambda state, frame, card: is_face_up(state, card) == up


def test_position(scope: Scope, wanted: str) -> Predicate:
    position = monsters(scope, "position").position
    return lambda state, frame, card: position(state, card) == wanted


def test_equipped(scope: Scope, wanted: Any) -> Predicate:
    """Carrying an equip card or none, or such a one."""
    from duelterm.effects.filters import compile_filter

    attached = monsters(scope, "equipped").attached
    if isinstance(wanted, bool):
        return lambda state, frame, card: bool(attached(state, card)) == wanted
    inner = compile_filter(scope, wanted)
    return lambda state, frame, card: any(inner(state, frame, equip) for equip in attached(state, card))


def test_attached(scope: Scope, word: str) -> Predicate:
    """An equip card on that monster."""
    bearer, refs = monsters(scope, "attached").bearer, compile_refs(scope, word)

    def test(state: Any, frame: Any, card: Card) -> bool:
        found = bearer(state, card)
        return found is not None and (found.uid, found.mark) in refs(state, frame)

    return test


MONSTERS: dict[str, Build] = {
    "face": test_face,
    "position": test_position,
    "attribute": test_attribute,
    "level": test_level,
    "atk": test_atk,
    "def_": test_def,
    "frame": test_frame,
    "icon": test_icon,
    "series": test_series,
    "equipped": test_equipped,
    "attached": test_attached,
    "age": test_age,
    "needs": test_needs,
}
