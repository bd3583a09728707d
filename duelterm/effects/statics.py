"""Continuous changes: what a `modify` changes becomes statics, one for each property."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.abilities import Bundle, Granted, Rule
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.modifiers import Applies, Static
from duelterm.effects.conditions import Condition, both, compile_conditions
from duelterm.effects.figures import figure_changes, number
from duelterm.effects.filters import compile_filter, seats_of, zones_of
from duelterm.effects.game import Scope, creatures, has_monsters, refused
from duelterm.effects.players import SHARED, compile_players
from duelterm.effects.refs import compile_refs
from duelterm.effects.rules import OF_PLAYERS, compile_acts
from duelterm.lang import changes as ch
from duelterm.lang import values as va
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS

Compiled = tuple[list[Static], list[Any]]
"""Statics, and the listeners that come with granted abilities."""

OF_CREATURES = ("power", "breaks", "cost", "race", "enters", "gains")
"""Changes that only Duel Masters has."""

Grant = Callable[[Scope, Sequence[Any]], Bundle]


def compile_static(scope: Scope, nodes: Sequence[Any], conditions: Sequence[Any] | None, grant: Grant) -> Compiled:
    """The inside of a `static`. `grant` compiles the abilities that it gives."""
    holds = both(compile_conditions(scope, conditions), scope.holds)
    parts = [compile_continued(scope, node, holds, grant) for node in nodes]
    return [static for statics, _ in parts for static in statics], [one for _, found in parts for one in found]


def compile_continued(scope: Scope, node: Any, holds: Condition | None, grant: Grant) -> Compiled:
    """One of the changes of a `static`."""
    if isinstance(node, ch.Chooser):
        return [Static("chooser", applies_to_all, compile_chooser(scope, node), holds)], []
    subject: Any = node.modify
    if subject in PLAYERS:
        return player_statics(scope, subject, node, holds), []
    if isinstance(subject, Filter) and subject.zone is None and "untap at turn start" in (node.cannot or ()):
        subject = subject.model_copy(update={"zone": ("battle zone",)})  # asked of the mana zone too
    return compile_changes(scope, node, compile_subject(scope, subject), holds, grant)


def applies_to_all(state: Any, frame: Frame, card: Card) -> bool:
    return True


def compile_subject(scope: Scope, subject: Any) -> Applies:
    """Which cards a continuous change is about; with monsters only those on the field unless another zone is said."""
    if isinstance(subject, Filter):
        if has_monsters(scope) and subject.zone is None:
            subject = subject.model_copy(update={"zone": ("field",)})
        return compile_filter(scope, subject)
    if subject == "self":
        return lambda state, frame, card: card.uid == frame.source and card.mark == frame.mark
    refs = compile_refs(scope, subject)
    return lambda state, frame, card: (card.uid, card.mark) in refs(state, frame)


def compile_changes(
    scope: Scope, node: ch.Changes, applies: Applies, holds: Condition | None, grant: Grant
) -> Compiled:
    """All changes of one `modify`."""
    lowers = can_lower(node.power) or can_lower(node.breaks)
    statics = [Static(key, applies, value, holds, lowers) for key, value in properties(scope, node)]
    listeners: list[Any] = []
    if node.gains:
        bundle = grant(scope, node.gains)
        given = Static("gains", applies, bundle, holds)
        statics.append(given)
        given_away = (*bundle.triggers, *bundle.replacements)
        holders = creatures(scope, "gains").creatures
        listeners += [Granted(given, inner, holders) for inner in given_away]
    return statics, listeners


def properties(scope: Scope, node: ch.Changes) -> list[tuple[str, Any]]:
    """What changes but for granted abilities: property and value."""
    found: list[tuple[str, Any]] = []
    if any(getattr(node, word) is not None for word in OF_CREATURES):
        creatures(scope, next(word for word in OF_CREATURES if getattr(node, word) is not None))
    if node.power is not None:
        found.append(("power", number(scope, node.power)))
    if node.breaks is not None:
        found.append(("breaks", number(scope, node.breaks)))
    if node.cost is not None:
        found.append(("cost", (node.cost, node.at_least)))
    if node.race is not None:
        found.append(("race", race_added(node.race)))
    if node.enters is not None:
        found.append(("enters tapped", Rule()))
    found += figure_changes(scope, node)
    for word in ("can", "cannot", "must"):
        found += compile_acts(scope, word, getattr(node, word))
    return found


def can_lower(amount: Any) -> bool:
    """Whether an amount that is added can be negative, as far as its node tells."""
    if amount is None or isinstance(amount, va.Count):
        return False
    if isinstance(amount, va.Per | va.Distinct):
        return amount.each < 0
    return not isinstance(amount, int) or amount < 0


def race_added(race: str) -> Callable[[Any, Frame], tuple[str, ...]]:
    """A race that a static adds, maybe a declared one."""
    return lambda state, frame: (str(frame.names.get(race, race)),)


def player_statics(scope: Scope, subject: str, node: ch.Changes, holds: Condition | None) -> list[Static]:
    """Prohibitions on players themselves. Raises NotInThisGame for any other change of a player."""
    seats = compile_players(scope, subject, SHARED)
    other = [word for word in ch.Changes.model_fields if word != "cannot" and getattr(node, word) is not None]
    if other or not node.cannot:
        raise refused(scope, f"{(other or ['modify'])[0]} of a player")
    acts = compile_acts(scope, "cannot", node.cannot, OF_PLAYERS)
    if narrow := [key for key, rule in acts if rule.test is not None]:
        raise refused(scope, f"{narrow[0]} some of a player")

    def bound(state: Any, frame: Frame, seat: int) -> bool:
        return seat in seats(state, frame)

    return [Static("player " + key, applies_to_all, bound, holds) for key, _ in acts]


def compile_chooser(scope: Scope, node: ch.Chooser) -> Callable[[Any, Frame, int, int, int, str], int]:
    """A swapped chooser: choices of such cards that `instead` would make are made by `chooser`."""
    chooser, instead = compile_players(scope, node.chooser), compile_players(scope, node.instead)
    of: Any = node.of
    zones = zones_of(scope, of) if isinstance(of, Filter) else ()
    owners = seats_of(scope, of) if isinstance(of, Filter) else None
    purpose = node.for_

    def chosen(state: Any, frame: Frame, seat: int, zone: int, owner: int, why: str) -> int:
        if zone not in zones or (purpose is not None and why != purpose):
            return seat
        if owners is not None and owner not in owners(state, frame):
            return seat
        return chooser(state, frame)[0] if seat in instead(state, frame) else seat

    return chosen


def fixed_set(name: str) -> Applies:
    """The cards remembered under a name of the frame, while they are what they were."""
    return lambda state, frame, card: (card.uid, card.mark) in frame.names[name]


def with_holds(statics: Sequence[Static], holds: Condition | None) -> list[Static]:
    """The same statics under one more condition."""
    return [static.held(both(static.holds, holds)) for static in statics]
