"""Patterns of events: what an event must be like for a trigger, an answer or a replacement."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.effects.conditions import Condition, gone_to
from duelterm.effects.filters import compile_filter, zones_named
from duelterm.effects.game import Scope, refused
from duelterm.effects.players import SHARED, compile_players
from duelterm.effects.refs import compile_refs
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS

Test = Callable[[Any, Frame, Event], bool]

CARD, PLAYER, ACT = "card", "player", "act"

EVENTS: dict[str, dict[str, str]] = {
    "creatures": {
        "enters": CARD,
        "leaves": CARD,
        "moved": CARD,
        "destroyed": CARD,
        "evolves": CARD,
        "attacks": CARD,
        "attacked": CARD,
        "blocks": CARD,
        "becomes blocked": CARD,
        "unblocked": CARD,
        "attack ends": CARD,
        "wins battle": CARD,
        "battle ends": CARD,
        "turn starts": PLAYER,
        "turn untaps": PLAYER,
        "turn draw": PLAYER,
        "turn ends": PLAYER,
        "summoned": ACT,
        "spell cast": ACT,
        "shield trigger used": ACT,
    },
    "monsters": {
        "summoned": CARD,
        "flipped": CARD,
        "changed": CARD,
        "attacks": CARD,
        "attacked": CARD,
        "battle ends": CARD,
        "battle damage": CARD,
        "damaged": PLAYER,
        "destroyed": CARD,
        "leaves": CARD,
        "moved": CARD,
        "sent to graveyard": CARD,
        "equips": CARD,
        "activated": CARD,
        "drawn": CARD,
        "would be summoned": CARD,
        "before damage calculation": CARD,
        "damage calculation": CARD,
        "standby phase": PLAYER,
        "end phase": PLAYER,
    },
}
"""The events of each game that cards wait for: whether `of` says which card, whose turn or points, or who acts."""


def all_of(tests: Sequence[Test]) -> Test:
    """All tests as one."""
    if not tests:
        return lambda state, frame, event: True
    if len(tests) == 1:
        return tests[0]
    return lambda state, frame, event: all(test(state, frame, event) for test in tests)


def condition_tests(holds: Condition | None) -> list[Test]:
    """A condition of the ability itself, such as wave striker, tested when the event happens."""
    return [] if holds is None else [lambda state, frame, event: holds(state, frame)]


def event_tests(scope: Scope, node: Any, kinds: Sequence[str], default: Any) -> list[Test]:
    """What an event must be like. `default` is the card meant where `of` says nothing; None is any."""
    tests = subject_tests(scope, node, kinds, default)
    for word, build in FIELDS.items():
        value = getattr(node, word, None)
        if value is not None:
            tests.append(build(scope, value, kinds[0]))
    return tests


def subject_tests(scope: Scope, node: Any, kinds: Sequence[str], default: Any) -> list[Test]:
    """Which card, whose turn, or who acts. Raises NotInThisGame for an event that the game doesn't have."""
    known = EVENTS[scope.game.pieces]
    if unknown := [kind for kind in kinds if kind not in known]:
        raise refused(scope, unknown[0])
    about, of, by = known[kinds[0]], node.of, getattr(node, "by", None)
    if about == PLAYER:
        return [of_player(scope, "you" if of is None else of)]
    if about == ACT:
        tests = [of_player(scope, by or actor(of))]
        return [*tests, of_card(scope, of)] if isinstance(of, Filter) else tests
    subject = default if of is None else of
    tests = [] if subject is None else [of_subject(scope, subject)]
    return tests if by is None else [*tests, by_player(scope, by)]


def actor(of: Any) -> Any:
    """Whose act is meant where only the card's side is said."""
    return of.side if isinstance(of, Filter) and of.side is not None else "you"


def of_player(scope: Scope, word: Any) -> Test:
    """Whether the event is that player's."""
    seats = compile_players(scope, word, SHARED)
    return lambda state, frame, event: event.seat in seats(state, frame)


def by_player(scope: Scope, word: Any) -> Test:
    """Whether that player did it."""
    seats = compile_players(scope, word, SHARED)
    return lambda state, frame, event: event.by in seats(state, frame)


def of_subject(scope: Scope, subject: Any) -> Test:
    """Whether the event is about that card, or such a card."""
    if isinstance(subject, Filter):
        return of_card(scope, subject)
    if subject == "self":
        return lambda state, frame, event: event.card == frame.source and event.mark == frame.mark
    if subject in PLAYERS:
        return of_player(scope, subject)
    refs = compile_refs(scope, subject)
    return lambda state, frame, event: event.ref in refs(state, frame)


def of_card(scope: Scope, node: Filter) -> Test:
    """Whether the event's card meets a filter; `broken_by` is asked of the event itself."""
    breaker = None if node.broken_by is None else compile_refs(scope, node.broken_by)
    inner = compile_filter(scope, node.model_copy(update={"broken_by": None}))

    def test(state: Any, frame: Frame, event: Event) -> bool:
        if breaker is not None and event.other_ref not in breaker(state, frame):
            return False
        return event.card >= 0 and inner(state, frame, state.cards[event.card])

    return test


def how(scope: Scope, ways: Sequence[str], kind: str) -> Test:
    """In which way it was summoned."""
    if kind not in ("summoned", "would be summoned"):
        raise refused(scope, f"{kind}, how")
    return lambda state, frame, event: event.cause in ways


def origin(scope: Scope, word: str, kind: str) -> Test:
    """From where, or from which position."""
    if kind == "changed":
        return lambda state, frame, event: position_before(event) == word
    zones = places(scope, word, kind)
    return lambda state, frame, event: event.origin in zones


def position_before(event: Event) -> str:
    """The position that a changed monster was in; flip summoned it was in defence (STD-2.8)."""
    return "defense" if event.cause == "flip" else event.cause


def goal(scope: Scope, word: str, kind: str) -> Test:
    """To where, to which position, to whose card or to which player."""
    if kind == "changed":
        return lambda state, frame, event: event.against == word
    if kind == "equips":
        refs = compile_refs(scope, word)
        return lambda state, frame, event: event.other_ref in refs(state, frame)
    if word in PLAYERS and kind == "battle damage":
        return of_player(scope, word)
    if word in PLAYERS and kind == "sent to graveyard":
        return gone_to(scope, word)
    zones = places(scope, word, kind)
    return lambda state, frame, event: event.to in zones


def places(scope: Scope, word: str, kind: str) -> tuple[int, ...]:
    """The zones behind a word of place. Raises NotInThisGame for a word that says nothing of this event."""
    if word not in scope.game.zones:
        raise refused(scope, f"{kind}, {word}")
    return zones_named(scope, (word,))


def cause(scope: Scope, word: str, kind: str) -> Test:
    """Why it happens: a battle, or by that player's effects."""
    if word not in PLAYERS:
        return lambda state, frame, event: event.cause == word
    test = by_player(scope, word)
    if scope.game.pieces == "creatures":
        return test
    return lambda state, frame, event: event.cause == "effect" and test(state, frame, event)


def against(scope: Scope, aim: Any, kind: str) -> Test:
    """At whom the attack goes."""
    if isinstance(aim, str):
        return lambda state, frame, event: event.against == aim
    inner = compile_filter(scope, aim)
    return lambda state, frame, event: event.other >= 0 and inner(state, frame, state.cards[event.other])


FIELDS: dict[str, Callable[[Scope, Any, str], Test]] = {
    "how": how,
    "from_": origin,
    "to": goal,
    "cause": cause,
    "against": against,
}
"""The other fields of a pattern."""
