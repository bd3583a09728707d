"""What happens in Duel Monsters, as it follows `when`; the shared triggers are in `triggers`."""

from __future__ import annotations

from collections.abc import Sequence

from duelterm.lang import grammar
from duelterm.lang.abilities import Activate, Do, When
from duelterm.lang.changes import Turns
from duelterm.lang.filters import Controller, Filter
from duelterm.lang.node import PLAYERS
from duelterm.lang.wording.monsters import kinds
from duelterm.lang.wording.nouns import noun
from duelterm.lang.wording.scope import Scope, Thing
from duelterm.lang.wording.subjects import one_of
from duelterm.lang.wording.times import turn_end

_PHASES = ("standby phase", "end phase")
_EVENTS = {
    "destroyed": "is destroyed",
    "drawn": "is drawn",
    "would be summoned": "would be summoned",
    "attacks": "attacks",
    "attacked": "is attacked",
    "activated": "is activated",
    "flipped": "is flipped face-up",
    "battle ends": "battles",
}
_POSITIONS = {"attack": "attack", "defense": "defence"}


def is_flip(node: When) -> bool:
    """Whether it is a flip effect: it works when the card itself is flipped."""
    return node.when == ("flipped",) and node.of is None


def happening(node: When, scope: Scope) -> str:
    """The event with its leading word: `whenever another monster is summoned`, `during each of your end phases`."""
    first = node.when[0]
    if first in _PHASES:
        return _phase(first, node, scope)
    if node.once:
        word = "the first time"
    elif first == "battle ends":
        word = "after"
    else:
        word = "when" if node.of is None and first != "battle damage" else "whenever"
    return f"{_until(node, scope)}{word} {clause(node, scope)}{_today(node, scope)}"


def _until(node: When, scope: Scope) -> str:
    """How long it waits, where that is longer than the turn."""
    return f"until {turn_end(node.lasts, scope)}, " if isinstance(node.lasts, Turns) else ""


def _today(node: When, scope: Scope) -> str:
    return " this turn" if scope.delayed and node.lasts is None else ""


def clause(node: When | Do | Activate, scope: Scope) -> str:
    """What happens to whom: `one of your opponent's monsters attacks`."""
    names = node.when if isinstance(node, When) else node.on or ()
    if names == ("drawn",) and isinstance(node.of, Filter) and node.of.side:
        return _draws(node.of, scope)
    if names[0] == "damaged":
        scope.about("")
        kind = "battle damage" if isinstance(node, When) and node.cause == "battle" else "damage"
        return f"{_player(node.of, scope)} {kind}"
    if names == ("activated",) and isinstance(node.of, Filter) and node.of.side:
        return _activates(node.of, scope)
    if node.of is None and not isinstance(node, When):
        return _whatever(names, scope)
    subject = _subject(node.of, scope)
    return f"{subject} {grammar.listed([_happens(name, node, scope) for name in names], 'or')}"


def _player(of: object, scope: Scope) -> str:
    person = scope.person(of if isinstance(of, str) and of in PLAYERS else "you")
    return f"{person.name} {'takes' if person.third else 'take'}"


def _activates(of: Filter, scope: Scope) -> str:
    person = scope.person(of.side or "any")
    scope.remember("it", Thing(kinds(of, on_field=False)[0]))
    return f"{person.name} {'activates' if person.third else 'activate'} {noun(of, scope).single()}"


def _draws(of: Filter, scope: Scope) -> str:
    person = scope.person(of.side or "any")
    scope.remember("it", Thing("card", owner=person))
    return f"{person.name} {'draws' if person.third else 'draw'} a card"


_ANYTHING = {"would be summoned": "a monster", "activated": "a spell or trap"}


def _whatever(names: Sequence[str], scope: Scope) -> str:
    """Something of any kind, whoever's it is."""
    scope.remember("it", Thing("summon" if set(names) == {"would be summoned"} else "card"))
    said = [f"{_ANYTHING.get(name, 'a monster')} {_EVENTS.get(name, 'is summoned')}" for name in names]
    return grammar.listed(said, "or")


def _subject(of: object, scope: Scope) -> str:
    if of is None:
        scope.about("self")
        return scope.me
    if isinstance(of, Filter):
        subject = one_of(of, scope)
        found = kinds(of, on_field=True)
        scope.remember("it", Thing(found[0] if len(found) == 1 else "card"))
        return subject
    return scope.mention(str(of)).subject


def _happens(name: str, node: When | Do | Activate, scope: Scope) -> str:
    if name == "summoned":
        ways = [f"{way} summoned" for way in node.how or ()]
        return f"is {grammar.listed(ways, 'or')}" if ways else "is summoned"
    if isinstance(node, When) and isinstance(node.against, Filter):
        return f"{_EVENTS[name]}{' by' if name == 'attacked' else ''} {noun(node.against, scope).single()}"
    if not isinstance(node, When) or name in _EVENTS:
        return _EVENTS[name]
    if name == "changed":
        return f"changes from {_POSITIONS[node.from_ or '']} to {_POSITIONS[node.to or '']} position"
    if name == "equips":
        scope.about("")
        return f"is put on {scope.me}"
    if name == "battle damage":
        return f"deals battle damage to {scope.opp.name}"
    how = "is destroyed by battle and " if isinstance(node, When) and node.cause == "battle" else ""
    whose = scope.person(node.to).genitive if node.to in PLAYERS else "the"
    return f"{how}goes {'from the field ' if node.from_ else ''}to {whose} graveyard"


def _phase(name: str, node: When, scope: Scope) -> str:
    scope.about("")
    if isinstance(node.of, Controller):
        return f"during each {name} of {scope.mention(node.of.controller).genitive} player"
    whose = {"you": "each of your", "opp": "each of your opponent's", "any": "each player's"}[str(node.of)]
    return f"during {whose} {name if node.of == 'any' else grammar.plural(name)}"
