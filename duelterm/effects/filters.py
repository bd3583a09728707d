"""Filters become predicates, and finders that start from the zone they name."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, creatures
from duelterm.effects.refs import compile_players, compile_refs
from duelterm.effects.values import compile_comparison
from duelterm.lang.filters import Filter, SameAs, Selector

Predicate = Callable[[Any, Frame, Card], bool]
Find = Callable[[Any, Frame], list[Card]]


def compile_filter(scope: Scope, node: Filter) -> Predicate:
    """Whether a card meets the filter. A zone counts only where it is said; a side other than in the battle zone is
    yours unless said.
    """
    return together(place_tests(scope, node) + trait_tests(scope, node))


def together(tests: Sequence[Predicate]) -> Predicate:
    """All tests as one."""
    if not tests:
        return lambda state, frame, card: True
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda state, frame, card: first(state, frame, card) and second(state, frame, card)
    rest = together(tests[1:])
    head = tests[0]
    return lambda state, frame, card: head(state, frame, card) and rest(state, frame, card)


def place_tests(scope: Scope, node: Filter) -> list[Predicate]:
    """Tests of zone and side."""
    tests: list[Predicate] = []
    side: Any = node.side
    if node.zone is not None:
        zones = zones_named(scope, node.zone)
        tests.append(lambda state, frame, card: card.zone in zones)
        if side is None and not on_field(scope, zones):
            side = "you"
    if side is not None and side not in ("any", "both"):
        if side == "you":
            tests.append(lambda state, frame, card: card.seat == frame.you)
        else:
            seats = compile_players(scope, side)
            tests.append(lambda state, frame, card: card.seat in seats(state, frame))
    return tests


def trait_tests(scope: Scope, node: Filter) -> list[Predicate]:
    """Tests of everything but the place."""
    tests: list[Predicate] = []
    for word, build in BUILDERS.items():
        value = getattr(node, word)
        if value is not None:
            tests.append(build(scope, value))
    return tests


def test_kind(scope: Scope, kinds: Sequence[str]) -> Predicate:
    is_kind = scope.game.is_kind
    return lambda state, frame, card: any(is_kind(card, kind) for kind in kinds)


def test_civ(scope: Scope, wanted: Sequence[str]) -> Predicate:
    civs = creatures(scope, "civ").civs
    if any(word.startswith("$") for word in wanted):
        return lambda state, frame, card: any(frame.names.get(word, word) in civs(state, card) for word in wanted)
    return lambda state, frame, card: any(civ in wanted for civ in civs(state, card))


def test_multicolor(scope: Scope, wanted: bool) -> Predicate:
    civs = creatures(scope, "civ").civs
    return lambda state, frame, card: (len(civs(state, card)) > 1) == wanted


def test_race(scope: Scope, wanted: Sequence[str]) -> Predicate:
    """DM-9.14: of any of them."""
    races = scope.game.races
    if any(word.startswith("$") for word in wanted):
        return lambda state, frame, card: any(frame.names.get(word, word) in races(state, card) for word in wanted)
    return lambda state, frame, card: any(race in wanted for race in races(state, card))


def test_race_has(scope: Scope, word: str) -> Predicate:
    """A whole word of one of its races: Dragon isn't in Dragonoid."""
    races = scope.game.races
    return lambda state, frame, card: any(word in race.split() for race in races(state, card))


def test_name(scope: Scope, named: Any) -> Predicate:
    if isinstance(named, SameAs):
        refs = compile_refs(scope, named.same_as)
        return lambda state, frame, card: any(
            state.cards[uid].definition.name == card.definition.name for uid, _ in refs(state, frame)
        )
    return lambda state, frame, card: card.definition.name == frame.definition.name


def test_power(scope: Scope, comparison: Any) -> Predicate:
    compare = compile_comparison(scope, comparison)
    power = creatures(scope, "power").power
    return lambda state, frame, card: compare(state, frame, power(state, card))


def test_cost(scope: Scope, comparison: Any) -> Predicate:
    """The printed cost."""
    compare = compile_comparison(scope, comparison)
    return lambda state, frame, card: compare(state, frame, card.definition.cost)


def test_tapped(scope: Scope, wanted: bool) -> Predicate:
    return lambda state, frame, card: card.tapped == wanted


def test_has(scope: Scope, word: str) -> Predicate:
    has = scope.game.has
    return lambda state, frame, card: has(state, card, word)


def test_can(scope: Scope, word: str) -> Predicate:
    can = creatures(scope, "can").can
    return lambda state, frame, card: can(state, card, word)


def test_other(scope: Scope, wanted: bool) -> Predicate:
    return lambda state, frame, card: card.uid != frame.source


def test_broken_by(scope: Scope, word: str) -> Predicate:
    """The breaker of the shield that the event is about."""
    refs = compile_refs(scope, word)
    return lambda state, frame, card: frame.event is not None and frame.event.other_ref in refs(state, frame)


def test_among(scope: Scope, word: str) -> Predicate:
    refs = compile_refs(scope, word)
    return lambda state, frame, card: (card.uid, card.mark) in refs(state, frame)


def test_except(scope: Scope, word: str) -> Predicate:
    refs = compile_refs(scope, word)
    return lambda state, frame, card: (card.uid, card.mark) not in refs(state, frame)


def test_not(scope: Scope, node: Filter) -> Predicate:
    inner = compile_filter(scope, node)
    return lambda state, frame, card: not inner(state, frame, card)


def test_any(scope: Scope, nodes: Sequence[Filter]) -> Predicate:
    inner = [compile_filter(scope, node) for node in nodes]
    return lambda state, frame, card: any(test(state, frame, card) for test in inner)


BUILDERS: dict[str, Callable[[Scope, Any], Predicate]] = {
    "other": test_other,
    "kind": test_kind,
    "civ": test_civ,
    "multicolor": test_multicolor,
    "race": test_race,
    "race_has": test_race_has,
    "name": test_name,
    "cost": test_cost,
    "tapped": test_tapped,
    "has": test_has,
    "power": test_power,
    "can": test_can,
    "broken_by": test_broken_by,
    "among": test_among,
    "except_": test_except,
    "not_": test_not,
    "any": test_any,
}


def zones_named(scope: Scope, words: Sequence[str]) -> tuple[int, ...]:
    """The zones that words stand for."""
    return tuple(zone for word in words for zone in scope.game.zones[word])


def on_field(scope: Scope, zones: Sequence[int]) -> bool:
    """Whether one of these zones is on the field."""
    return any(zone in scope.game.field for zone in zones)


def zones_of(scope: Scope, node: Filter) -> tuple[int, ...]:
    """The zones that a filter looks in: the battle zone unless said, with `top` and `until` the deck."""
    if node.zone is not None:
        return zones_named(scope, node.zone)
    if isinstance(node, Selector) and (node.top is not None or node.until is not None):
        return (scope.game.deck,)
    return scope.game.field


def seats_of(scope: Scope, node: Filter) -> Callable[[Any, Frame], tuple[int, ...]]:
    """Whose cards a filter looks at: everybody's in the battle zone, yours in any other zone, unless said."""
    side: Any = node.side
    if side is None:
        side = "any" if on_field(scope, zones_of(scope, node)) else "you"
    return compile_players(scope, side)


def compile_find(scope: Scope, node: Filter) -> Find:
    """All cards that meet a filter, in a fixed order. Among remembered cards only those still where they were."""
    test = together(trait_tests(scope, node))
    if node.among is not None and node.zone is None:
        refs = compile_refs(scope, node.among)

        def found(state: Any, frame: Frame) -> list[Card]:
            known = [state.find(ref) for ref in refs(state, frame)]
            return [card for card in known if card is not None and test(state, frame, card)]
    else:
        zones, seats = zones_of(scope, node), seats_of(scope, node)

        def found(state: Any, frame: Frame) -> list[Card]:
            return [
                card
                for seat in seats(state, frame)
                for zone in zones
                for card in state.zones[seat][zone]
                if test(state, frame, card)
            ]

    return extremes(scope, node, found)


def extremes(scope: Scope, node: Filter, found: Find) -> Find:
    """Narrow to the least or most powerful where the filter says so."""
    word = "least" if node.least is not None else "most" if node.most is not None else None
    if word is None:
        return found
    power, best = creatures(scope, word).power, min if word == "least" else max

    def narrowed(state: Any, frame: Frame) -> list[Card]:
        cards = found(state, frame)
        edge = best((power(state, card) for card in cards), default=0)
        return [card for card in cards if power(state, card) == edge]

    return narrowed


def enterable(scope: Scope, found: Find) -> Find:
    """Only those that can be put into the battle zone (DM-5.1)."""
    can_enter = creatures(scope, "to: battle zone").can_enter
    return lambda state, frame: [card for card in found(state, frame) if can_enter(state, card)]
