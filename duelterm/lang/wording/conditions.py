"""Conditions, as they follow `if` and `while`."""

from __future__ import annotations

from duelterm.lang import grammar
from duelterm.lang.conditions import (
    AllAre,
    AnyOf,
    Attacked,
    Attacking,
    Battling,
    Blocking,
    Compare,
    CountIs,
    Happened,
    Match,
    Not,
    Phase,
    Turn,
)
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS
from duelterm.lang.values import Count
from duelterm.lang.wording.history import kept, past
from duelterm.lang.wording.nouns import degree, noun, place, plain
from duelterm.lang.wording.scope import Scope
from duelterm.lang.wording.speak import condition, value
from duelterm.lang.wording.subjects import one_of, there_are

_RELATIONS = {
    "<=": "is at most",
    "=": "is equal to",
    "<": "is less than",
    ">=": "is at least",
    ">": "is greater than",
}


def conditions(nodes: tuple[object, ...], scope: Scope) -> str:
    """All of them together."""
    return grammar.listed([condition(node, scope) for node in nodes], "and")


@condition.register
def _count(node: CountIs, scope: Scope) -> str:
    if isinstance(node.count, str) and scope.monsters:
        return kept(node.count, scope, there=True)
    if isinstance(node.count, str):
        number = degree(node.is_, scope) if node.is_ else "1 or more"
        return f"that number is {number}"
    said = there_are(node.count, node.is_, scope)
    scope.about("")
    return said


@condition.register
def _all_are(node: AllAre, scope: Scope) -> str:
    scope.about("")
    wanted = noun(node.are, scope).more.removesuffix(" creatures")
    return f"all {noun(node.all, scope).several()} in {place(node.all, scope)} are {wanted}"


@condition.register
def _match(node: Match, scope: Scope) -> str:
    mention = scope.mention(node.match)
    verb = "are" if mention.many else "is"
    given = node.model_fields_set - {"match"}
    if given == {"tapped"}:
        return f"{mention.subject} {verb} {'tapped' if node.tapped else 'untapped'}"
    if given == {"power"} and node.power:
        return f"{mention.subject} {'have' if mention.many else 'has'} power {degree(node.power, scope)}"
    if given == {"race_has"}:
        return f"{mention.subject} has the word {node.race_has} in its race"
    if given == {"zone"} and node.zone:
        return f"{mention.subject} {verb} in {mention.genitive} owner's {node.zone[0]}"
    found = noun(plain(node), scope)
    return f"{mention.subject} {verb} {found.several() if mention.many else found.single()}"


@condition.register
def _attacking(node: Attacking, scope: Scope) -> str:
    subject = scope.mention(node.attacking).subject
    return grammar.spaced(f"{subject} is attacking", against(node.against, scope))


@condition.register
def _blocking(node: Blocking, scope: Scope) -> str:
    return f"{scope.mention(node.blocking).subject} is the blocker"


@condition.register
def _battling(node: Battling, scope: Scope) -> str:
    subject = scope.mention(node.battling).subject
    return grammar.spaced(f"{subject} is battling", one_of(node.against, scope) if node.against else "")


@condition.register
def _turn(node: Turn, scope: Scope) -> str:
    scope.about("")
    return f"it is {scope.person(node.turn).genitive} turn"


@condition.register
def _compare(node: Compare, scope: Scope) -> str:
    left, relation, right = node.compare
    if relation == ">" and isinstance(left, Count) and isinstance(right, Count) and (most := _alike(left, right)):
        return _more_than(most, scope)
    said = f"{value(left, scope)} {_RELATIONS[relation]} {value(right, scope)}"
    scope.about("")
    return said


def _alike(left: Count, right: Count) -> Filter | None:
    """What is counted, if both count the same kind of cards, the opponent's first."""
    one, other = left.count, right.count
    if not isinstance(one, Filter) or not isinstance(other, Filter) or (one.side, other.side) != ("opp", "you"):
        return None
    return one if one == other.model_copy(update={"side": "opp"}) else None


def _more_than(counted: Filter, scope: Scope) -> str:
    scope.about("")
    zone = counted.zone[0] if counted.zone else "battle zone"
    where = {"mana": "in the mana zone", "shields": ""}.get(zone, f"in the {zone}")
    return f"{scope.opp.have} {noun(counted, scope).at(where).several('more')} than {scope.you.name}"


@condition.register
def _happened(node: Happened, scope: Scope) -> str:
    return past(node, scope, denied=False) if scope.monsters else _history(node, scope, denied=False)


@condition.register
def _not(node: Not, scope: Scope) -> str:
    if isinstance(node.not_, Happened):
        return past(node.not_, scope, denied=True) if scope.monsters else _history(node.not_, scope, denied=True)
    if isinstance(node.not_, CountIs) and isinstance(node.not_.count, str) and scope.monsters:
        return kept(node.not_.count, scope, there=False)
    return f"it isn't true that {condition(node.not_, scope)}"


def _history(node: Happened, scope: Scope, denied: bool) -> str:
    """What has happened, or has not."""
    when = "this turn" if node.this == "turn" else "in this attack"
    number = degree(node.is_, scope) if node.is_ else ""
    who = _who(node, scope)
    has = "haven't" if who == "you" and denied else "hasn't" if denied else "have" if who == "you" else "has"
    did = {
        "break": f"broken {f'{number} shields' if number else 'a shield'}",
        "spell cast": f"cast {f'{number} spells' if number else 'a spell'}",
        "attacked": "been attacked",
        "drawn": f"drawn {f'{number} cards' if number else 'a card'}",
    }[node.happened]
    scope.about("")
    return f"{who} {has} {did} {when}"


@condition.register
def _attacked(node: Attacked, scope: Scope) -> str:
    return f"{scope.mention(node.attacked).subject} is the target of the attack"


@condition.register
def _phase(node: Phase, scope: Scope) -> str:
    scope.about("")
    return f"it is {scope.person(node.of).genitive} {node.phase} phase"


@condition.register
def _any_of(node: AnyOf, scope: Scope) -> str:
    said = [condition(part, scope) for part in node.any]
    alike = [said[0], *(part.removeprefix("it is ") for part in said[1:])]
    return grammar.listed(alike if all(isinstance(part, Phase) for part in node.any) else said, "or")


@condition.register
def _word(node: str, scope: Scope) -> str:
    return {"done": "that was done"}[node]


def _who(node: Happened, scope: Scope) -> str:
    actor = node.of if node.happened == "attacked" else node.by
    if isinstance(actor, Filter):
        return one_of(actor, scope)
    if actor is None:
        return "a player"
    return scope.person(actor).name if actor in PLAYERS else scope.mention(actor).subject


def against(node: object, scope: Scope) -> str:
    """At whom an attack goes."""
    if isinstance(node, Filter):
        return one_of(node, scope)
    return {"player": scope.opp.name, "creature": "a creature"}.get(str(node), "")
