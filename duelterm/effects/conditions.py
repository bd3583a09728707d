"""Conditions become tests of the state and the effect's frame; history is read from the record of events."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.effects.filters import compile_filter, compile_find, zones_of
from duelterm.effects.game import Scope, builder, creatures, monsters, refused
from duelterm.effects.players import HELD, SHARED, compile_players
from duelterm.effects.refs import FORMER, compile_refs
from duelterm.effects.values import OPERATORS, Value, compile_comparison, compile_number, compile_value
from duelterm.lang import conditions as co
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS

Condition = Callable[[Any, Frame], bool]
EventTest = Callable[[Any, Frame, Event], bool]


def compile_conditions(scope: Scope, nodes: Sequence[Any] | None) -> Condition | None:
    """All conditions as one; None where there is none."""
    if not nodes:
        return None
    tests = [compile_condition(scope, node) for node in nodes]
    if len(tests) == 1:
        return tests[0]
    return lambda state, frame: all(test(state, frame) for test in tests)


DONE = "$done"
"""The name under which a frame keeps whether the step before was really done."""


def compile_condition(scope: Scope, node: Any) -> Condition:
    """One condition."""
    if node == "done":
        monsters(scope, "done")
        return lambda state, frame: bool(frame.names.get(DONE))
    return builder(scope, BUILDERS, node)(scope, node)


def both(first: Condition | None, second: Condition | None) -> Condition | None:
    """Two conditions as one."""
    if first is None or second is None:
        return first or second
    return lambda state, frame: first(state, frame) and second(state, frame)


def count_is(scope: Scope, node: co.CountIs) -> Condition:
    number = compile_number(scope, node.count)
    if node.is_ is None:
        return lambda state, frame: number(state, frame) > 0
    compare = compile_comparison(scope, node.is_)
    return lambda state, frame: compare(state, frame, number(state, frame))


def all_are(scope: Scope, node: co.AllAre) -> Condition:
    found, test = compile_find(scope, node.all), compile_filter(scope, node.are)
    return lambda state, frame: all(test(state, frame, card) for card in found(state, frame))


def match(scope: Scope, node: co.Match) -> Condition:
    """A remembered card is tested as it is now, wherever it is."""
    anybody = node.model_copy(update={"side": node.side or "any"})
    refs, test = compile_refs(scope, node.match), compile_filter(scope, anybody)
    return lambda state, frame: any(test(state, frame, state.cards[uid]) for uid, _ in refs(state, frame))


def attacking(scope: Scope, node: co.Attacking) -> Condition:
    refs, game, aim = compile_refs(scope, node.attacking), scope.game, node.against
    if aim is None:
        return lambda state, frame: game.attacker(state) in refs(state, frame)
    if isinstance(aim, str):
        wanted = int if aim == "player" else tuple
        return lambda state, frame: (
            game.attacker(state) in refs(state, frame) and isinstance(game.attacked(state), wanted)
        )
    test = compile_filter(scope, aim)

    def holds(state: Any, frame: Frame) -> bool:
        attacked = game.attacked(state)
        if game.attacker(state) not in refs(state, frame) or not isinstance(attacked, tuple):
            return False
        return test(state, frame, state.cards[attacked[0]])

    return holds


def attacked(scope: Scope, node: co.Attacked) -> Condition:
    refs, game = compile_refs(scope, node.attacked), monsters(scope, "attacked")
    return lambda state, frame: game.attacked(state) in refs(state, frame)


def blocking(scope: Scope, node: co.Blocking) -> Condition:
    refs, game = compile_refs(scope, node.blocking), creatures(scope, "blocking")
    return lambda state, frame: game.blocker(state) in refs(state, frame)


def battling(scope: Scope, node: co.Battling) -> Condition:
    refs, game = compile_refs(scope, node.battling), scope.game
    test = None if node.against is None else compile_filter(scope, node.against)

    def holds(state: Any, frame: Frame) -> bool:
        for ref in refs(state, frame):
            other = game.battle_opponent(state, ref)
            if other is not None:
                return test is None or test(state, frame, other)
        return False

    return holds


def turn_of(word: Any) -> str:
    """TAG-7.4: as a time to use a card `your turn` is the own one alone, the opponent's any of theirs."""
    return HELD if word == "you" else SHARED


def turn(scope: Scope, node: co.Turn) -> Condition:
    seats, game = compile_players(scope, node.turn, turn_of(node.turn)), scope.game
    return lambda state, frame: game.active(state) in seats(state, frame)


def phase(scope: Scope, node: co.Phase) -> Condition:
    """R3-5.1: the battle phase is no part of the main phase."""
    seats, game, word = compile_players(scope, node.of, turn_of(node.of)), monsters(scope, "phase"), node.phase
    return lambda state, frame: game.phase(state) == word and game.active(state) in seats(state, frame)


def compare(scope: Scope, node: co.Compare) -> Condition:
    left, operator, right = compile_value(scope, node.compare[0]), OPERATORS[node.compare[1]], node.compare[2]
    other = compile_value(scope, right)
    return lambda state, frame: operator(left(state, frame), other(state, frame))


def happened(scope: Scope, node: co.Happened) -> Condition:
    times = compile_history(scope, node)
    if node.is_ is None:
        return lambda state, frame: times(state, frame) > 0
    test = compile_comparison(scope, node.is_)
    return lambda state, frame: test(state, frame, times(state, frame))


def negated(scope: Scope, node: co.Not) -> Condition:
    inner = compile_condition(scope, node.not_)
    return lambda state, frame: not inner(state, frame)


def any_of(scope: Scope, node: co.AnyOf) -> Condition:
    tests = [compile_condition(scope, inner) for inner in node.any]
    return lambda state, frame: any(test(state, frame) for test in tests)


BUILDERS: dict[type, Callable[[Scope, Any], Condition]] = {
    co.CountIs: count_is,
    co.AllAre: all_are,
    co.Match: match,
    co.Attacking: attacking,
    co.Attacked: attacked,
    co.Blocking: blocking,
    co.Battling: battling,
    co.Turn: turn,
    co.Phase: phase,
    co.Compare: compare,
    co.Happened: happened,
    co.Not: negated,
    co.AnyOf: any_of,
}


def compile_history(scope: Scope, node: co.Happened) -> Value:
    """How often something happened in this turn, attack or stay."""
    kind, since = node.happened, compile_since(scope, node)
    tests: list[EventTest] = []
    if node.this == "stay":
        tests.append(about_stay)
    elif node.of is not None:
        tests.append(about(scope, node.of))
    if node.by is not None:
        tests.append(done_by(scope, node.by))
    if node.from_ is not None:
        tests.append(come_from(scope, node.from_, node.of))
    if node.to is not None:
        tests.append(gone_to(scope, node.to))

    def times(state: Any, frame: Frame) -> int:
        events = state.events
        return sum(
            1
            for index in range(since(state), len(events))
            if (events[index].kind == kind or kind in events[index].also)
            and all(test(state, frame, events[index]) for test in tests)
        )

    return times


def compile_since(scope: Scope, node: co.Happened) -> Callable[[Any], int]:
    """Where the record is read from. A card keeps its mark for as long as it stays: that alone tells its `stay`."""
    game, span = scope.game, node.this
    if span != "stay":
        return lambda state: game.since(state, span)
    monsters(scope, "stay")
    if node.of != "self":
        raise refused(scope, "this: stay, of another card")
    return lambda state: 0


def about_stay(state: Any, frame: Frame, event: Event) -> bool:
    """Whether an event of the past was about the card in this stay, or in the one that has just ended."""
    return event.ref in frame.names.get(FORMER, ((frame.source, frame.mark),))


def gone_to(scope: Scope, word: Any) -> EventTest:
    """Whether a card went to that player's graveyard: its owner's (STD-5.10), a team's being one (TAG-4.3)."""
    seats = compile_players(scope, word, SHARED)
    return lambda state, frame, event: state.cards[event.card].owner in seats(state, frame)


def come_from(scope: Scope, word: Any, subject: Any) -> EventTest:
    """Whether a card came from there; of a kind of card, from where such lie: an equip card is no monster (STD-5.7)."""
    kind = subject.kind if isinstance(subject, Filter) else None
    zones = zones_of(scope, Filter(zone=(word,), kind=kind or ("any",)))
    return lambda state, frame, event: event.origin in zones


def about(scope: Scope, subject: Any) -> EventTest:
    """Whether an event of the past was about this player, card or kind of card."""
    if isinstance(subject, Filter):
        seats = None if subject.side is None else compile_players(scope, subject.side, SHARED)
        test = compile_filter(scope, subject.model_copy(update={"side": None, "zone": None}))
        return lambda state, frame, event: (
            (seats is None or event.seat in seats(state, frame)) and test(state, frame, state.cards[event.card])
        )
    if subject in PLAYERS:
        players = compile_players(scope, subject, SHARED)
        return lambda state, frame, event: event.seat in players(state, frame)
    refs = compile_refs(scope, subject)
    return lambda state, frame, event: event.ref in refs(state, frame)


def done_by(scope: Scope, subject: Any) -> EventTest:
    """Whether an event of the past was done by this player, card or kind of card; a draw by who draws."""
    if isinstance(subject, Filter):
        seats = None if subject.side is None else compile_players(scope, subject.side, SHARED)
        test = compile_filter(scope, subject.model_copy(update={"side": None, "zone": None}))
        return lambda state, frame, event: (
            (seats is None or event.by in seats(state, frame))
            and event.other >= 0
            and test(state, frame, state.cards[event.other])
        )
    if subject in PLAYERS:
        players = compile_players(scope, subject, SHARED)
        return lambda state, frame, event: (event.by if event.other >= 0 else event.seat) in players(state, frame)
    refs = compile_refs(scope, subject)
    return lambda state, frame, event: event.other_ref in refs(state, frame)
