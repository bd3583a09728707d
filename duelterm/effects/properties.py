"""What a filter asks of a card in either game: each key becomes a predicate."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, creatures, has_monsters, monsters, refused
from duelterm.effects.refs import compile_refs
from duelterm.lang.filters import SameAs

Predicate = Callable[[Any, Frame, Card], bool]
Build = Callable[[Scope, Any], Predicate]


def test_other(scope: Scope, wanted: bool) -> Predicate:
    return lambda state, frame, card: card.uid != frame.source


def test_kind(scope: Scope, kinds: Sequence[str]) -> Predicate:
    """What lies face down is of a kind that its place allows; whether spell or trap only its own side knows."""
    meant = of_kinds(scope, kinds)
    if not has_monsters(scope):
        return lambda state, frame, card: meant(card)
    if "any" in kinds:
        return lambda state, frame, card: True
    field, sure, yours = scope.game.field, places_only_of(scope, kinds), monsters(scope, "kind").players.yours

    def test(state: Any, frame: Frame, card: Card) -> bool:
        if card.face_up or card.zone not in field or yours(state, frame, card):
            return meant(card)
        return card.zone in sure

    return test


def of_kinds(scope: Scope, kinds: Sequence[str]) -> Callable[[Card], bool]:
    """Whether a card is of one of these kinds, seen or not."""
    is_kind = scope.game.is_kind
    if len(kinds) == 1:
        (kind,) = kinds
        return lambda card: is_kind(card, kind)
    return lambda card: any(is_kind(card, kind) for kind in kinds)


def places_of_kind(scope: Scope, kind: str) -> tuple[int, ...]:
    """The zones of the field where cards of a kind lie. Raises NotInThisGame for a kind that the game doesn't have."""
    found = scope.game.lies.get(kind)
    if found is None:
        raise refused(scope, kind)
    return found


def places_only_of(scope: Scope, kinds: Sequence[str]) -> tuple[int, ...]:
    """The zones of the field where cards of these kinds lie and no others."""
    for kind in kinds:
        places_of_kind(scope, kind)
    others = {zone for kind, zones in scope.game.lies.items() if kind not in (*kinds, "any") for zone in zones}
    return tuple(zone for zone in scope.game.field if zone not in others)


def test_blind(scope: Scope, kinds: Sequence[str]) -> Predicate:
    """Cards of the kind, and face-down ones that may be of it, whoever's they are: a guess tells nothing."""
    meant, field = of_kinds(scope, kinds), monsters(scope, "blind").field
    guessed = {zone for kind in kinds for zone in places_of_kind(scope, kind)}

    def test(state: Any, frame: Frame, card: Card) -> bool:
        if card.face_up or card.zone not in field:
            return meant(card)
        return card.zone in guessed

    return test


def test_race(scope: Scope, wanted: Sequence[str]) -> Predicate:
    """DM-9.14: of any of them."""
    races = scope.game.races
    if any(word.startswith("$") for word in wanted):
        return lambda state, frame, card: any(frame.names.get(word, word) in races(state, card) for word in wanted)
    meant = frozenset(wanted)
    return lambda state, frame, card: not meant.isdisjoint(races(state, card))


def test_name(scope: Scope, wanted: Sequence[Any]) -> Predicate:
    """One of these names."""
    tests = [one_name(scope, named) for named in wanted]
    if len(tests) == 1:
        return tests[0]
    return lambda state, frame, card: any(test(state, frame, card) for test in tests)


def one_name(scope: Scope, named: Any) -> Predicate:
    """A name, the own one (`self`), or that of another card."""
    if isinstance(named, SameAs):
        creatures(scope, "same_as")
        refs = compile_refs(scope, named.same_as)
        return lambda state, frame, card: any(
            state.cards[uid].definition.name == card.definition.name for uid, _ in refs(state, frame)
        )
    if has_monsters(scope):
        names = monsters(scope, "name").names
        if named == "self":
            return lambda state, frame, card: frame.definition.name in names(state, card)
        return lambda state, frame, card: named in names(state, card)
    if named == "self":
        return lambda state, frame, card: card.definition.name == frame.definition.name
    return lambda state, frame, card: card.definition.name == named


def test_has(scope: Scope, word: str) -> Predicate:
    has = scope.game.has
    return lambda state, frame, card: has(state, card, word)


def test_among(scope: Scope, word: str) -> Predicate:
    refs = compile_refs(scope, word)
    return lambda state, frame, card: (card.uid, card.mark) in refs(state, frame)


def test_none_of(scope: Scope, word: str) -> Predicate:
    refs = compile_refs(scope, word)
    return lambda state, frame, card: (card.uid, card.mark) not in refs(state, frame)


COMMON: dict[str, Build] = {
    "other": test_other,
    "race": test_race,
    "name": test_name,
    "has": test_has,
    "among": test_among,
}
