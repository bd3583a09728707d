"""Filters become predicates, and finders that start from the zone they name."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.creature_properties import CREATURES
from duelterm.effects.game import Scope, creatures, has_monsters, refused
from duelterm.effects.monster_properties import MONSTERS
from duelterm.effects.players import HELD, SHARED, compile_players
from duelterm.effects.properties import (
    COMMON,
    Build,
    Predicate,
    places_of_kind,
    test_blind,
    test_kind,
    test_none_of,
)
from duelterm.effects.refs import compile_refs
from duelterm.effects.seats import Seats
from duelterm.effects.values import compile_figure
from duelterm.lang.filters import Filter, Selector

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
        zones = zones_of(scope, node)
        tests.append(lambda state, frame, card: card.zone in zones)
        if side is None and not on_field(scope, zones):
            side = "you"
    if side is not None and side not in ("any", "both"):
        tests.append(side_test(scope, node, side))
    return tests


def side_test(scope: Scope, node: Filter, side: Any) -> Predicate:
    """Whether a card lies with these players; a hand or deck is one's own, all else the team's (TAG-5.2, TAG-5.4)."""
    if side == "you":
        held, yours = scope.game.held, scope.game.players.yours
        return lambda state, frame, card: card.seat == frame.you if card.zone in held else yours(state, frame, card)
    seats = compile_players(scope, side, SHARED)
    return lambda state, frame, card: card.seat in seats(state, frame)


def trait_tests(scope: Scope, node: Filter) -> list[Predicate]:
    """Tests of everything but the place. Raises NotInThisGame for a key that nothing is made of."""
    tests: list[Predicate] = []
    if node.kind is not None:
        tests.append((test_blind if node.blind else test_kind)(scope, node.kind))
    for word, build in BUILDERS.items():
        value = getattr(node, word)
        if value is not None:
            tests.append(build(scope, value))
    if node.blind and node.kind is None:
        raise refused(scope, "blind without kind")
    if node.one_each is not None:
        raise refused(scope, "one_each outside a count")
    return tests


def test_not(scope: Scope, counted: Any) -> Predicate:
    """Not such a card, or not this one."""
    if isinstance(counted, str):
        return test_none_of(scope, counted)
    inner = compile_filter(scope, counted)
    return lambda state, frame, card: not inner(state, frame, card)


def test_any(scope: Scope, nodes: Sequence[Filter]) -> Predicate:
    inner = [compile_filter(scope, node) for node in nodes]
    return lambda state, frame, card: any(test(state, frame, card) for test in inner)


BUILDERS: dict[str, Build] = COMMON | CREATURES | MONSTERS | {"not_": test_not, "any": test_any}


def zones_named(scope: Scope, words: Sequence[str]) -> tuple[int, ...]:
    """The zones that words stand for."""
    known = scope.game.zones
    for word in words:
        if word not in known:
            raise refused(scope, word)
    return tuple(zone for word in words for zone in known[word])


def on_field(scope: Scope, zones: Sequence[int]) -> bool:
    """Whether one of these zones is on the field."""
    return any(zone in scope.game.field for zone in zones)


def zones_of(scope: Scope, node: Filter) -> tuple[int, ...]:
    """The zones that a filter looks in: the battle zone or field unless said, with `top` and `until` the deck."""
    if node.zone is not None:
        meant = places_of(scope, node)
        return tuple(z for z in zones_named(scope, node.zone) if z in meant or z not in scope.game.field)
    if isinstance(node, Selector) and (node.top is not None or node.until is not None):
        return (scope.game.deck,)
    return places_of(scope, node)


def places_of(scope: Scope, node: Filter) -> tuple[int, ...]:
    """The zones of the field that a filter looks in: with monsters, those of the kind or icon it asks for, all where it
    asks for a name, else those of monsters.
    """
    field, lies = scope.game.field, scope.game.lies
    if not has_monsters(scope):
        return field
    if node.kind is not None:
        if "any" in node.kind:
            return field
        return tuple(zone for zone in field if any(zone in places_of_kind(scope, kind) for kind in node.kind))
    if node.icon is not None or node.attached is not None:
        return lies["spell"]
    return field if node.name is not None or node.one_each is not None else lies["monster"]


def reading_of(scope: Scope, zones: Sequence[int]) -> str:
    """Whether all these zones are a player's own, or some are the team's."""
    return HELD if all(zone in scope.game.held for zone in zones) else SHARED


def seats_of(scope: Scope, node: Filter, zones: Sequence[int] | None = None) -> Seats:
    """Whose cards a filter looks at: everybody's in the battle zone, yours in any other zone, unless said. Of several
    zones `zones` are those that are meant.
    """
    side: Any = node.side
    if side is None:
        side = "any" if on_field(scope, zones_of(scope, node)) else "you"
    return compile_players(scope, side, reading_of(scope, zones or zones_of(scope, node)))


def places_looked_in(scope: Scope, node: Filter) -> list[tuple[Seats, Sequence[int]]]:
    """The zones of a filter with the seats whose they are: those that are a player's own apart from the team's."""
    zones = zones_of(scope, node)
    own = [zone for zone in zones if zone in scope.game.held]
    groups = [own, [zone for zone in zones if zone not in own]] if 0 < len(own) < len(zones) else [zones]
    return [(seats_of(scope, node, group), group) for group in groups]


def compile_find(scope: Scope, node: Filter) -> Find:
    """All cards that meet a filter, in a fixed order. Among remembered cards only those still where they were."""
    test = together([*trait_tests(scope, node), *never_itself(scope, node)])
    if node.among is not None and node.zone is None:
        refs = compile_refs(scope, node.among)

        def found(state: Any, frame: Frame) -> list[Card]:
            known = [state.find(ref) for ref in refs(state, frame)]
            return [card for card in known if card is not None and test(state, frame, card)]
    else:
        places = places_looked_in(scope, node)

        def found(state: Any, frame: Frame) -> list[Card]:
            return [
                card
                for seats, zones in places
                for seat in seats(state, frame)
                for zone in zones
                for card in state.zones[seat][zone]
                if test(state, frame, card)
            ]

    return extremes(scope, node, found)


def never_itself(scope: Scope, node: Filter) -> list[Predicate]:
    """Y47: a spell or trap that picks cards of the field or of the hand, which it leaves, never finds itself."""
    if not has_monsters(scope) or not isinstance(node, Selector):
        return []
    zones = zones_of(scope, node)
    if not on_field(scope, zones) and scope.game.hand not in zones:
        return []
    is_kind = scope.game.is_kind
    return [lambda state, frame, card: card.uid != frame.source or is_kind(card, "monster")]


def extremes(scope: Scope, node: Filter, found: Find) -> Find:
    """Narrow to those with the least or most of a figure where the filter says so; what can't be seen is left out."""
    word = node.least or node.most
    if word is None:
        return found
    figure, best = compile_figure(scope, word), min if node.least is not None else max

    def narrowed(state: Any, frame: Frame) -> list[Card]:
        pairs = [(card, number) for card in found(state, frame) if (number := figure(state, card)) is not None]
        edge = best((number for _, number in pairs), default=0)
        return [card for card, number in pairs if number == edge]

    return narrowed


def enterable(scope: Scope, found: Find) -> Find:
    """Only those that can be put into the battle zone (DM-5.1)."""
    can_enter = creatures(scope, "to: battle zone").can_enter
    return lambda state, frame: [card for card in found(state, frame) if can_enter(state, card)]
