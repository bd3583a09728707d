"""Moves from zone to zone, and searches."""

from __future__ import annotations

from dataclasses import replace

from duelterm.lang import grammar
from duelterm.lang.actions import Move, Search
from duelterm.lang.filters import Selector, Sought
from duelterm.lang.wording.nouns import noun, zones
from duelterm.lang.wording.picking import picker, remember, repeated
from duelterm.lang.wording.scope import BOTH, EITHER, Clause, Person, Scope, Thing
from duelterm.lang.wording.selectors import Picked, amount, each_one, picked
from duelterm.lang.wording.speak import action
from duelterm.lang.wording.subjects import in_rows

_PLAIN = ("self", "target", "foe", "attacker")
"""References to what has come from the open."""
_INTO = {
    "hand": "{} to {} hand",
    "mana": "{} into {} mana zone",
    "graveyard": "{} into {} graveyard",
    "shields": "{} to {} shields face down",
    "deck": "{} into {} deck",
    "deck top": "{} on top of {} deck",
    "deck bottom": "{} on the bottom of {} deck",
    "battle zone": "{} into the battle zone",
    "same": "{} where it would go",
    "banished": "{}",
}


@action.register
def _move(node: Move, scope: Scope) -> list[Clause]:
    actor = picker(node.move, scope)
    scope = scope.acting(actor)
    found = picked(node.move, scope, "from")
    whose = _whose(node, found, scope)
    thing = replace(found.thing, owner_named=whose.startswith("its owner"))
    remember(node.move, node.as_, replace(found, thing=thing), scope)
    after = _no_trigger(node, found)
    if node.part:
        return [Clause(_part(node, found, whose, scope), actor, after)]
    return repeated(found, actor, lambda inner: _moved(node, found, whose, inner), scope, after)


def _moved(node: Move, found: Picked, whose: str, scope: Scope) -> str:
    verb, end = scope.verb(_verb(node, found)), _end(node, found, whose)
    if found.chosen:
        return f"{scope.verb('choose')} {found.text} and {verb} {end.format(found.pronoun)}"
    return f"{verb} {end.format(found.text)}"


def _verb(node: Move, found: Picked) -> str:
    if node.to == "banished":
        return "banish"
    if node.to == "deck" and node.shuffle:
        return "shuffle"
    if node.to == "shields":
        return "add"
    if node.side is not None:
        return "take"
    return "return" if node.to == "hand" and _comes_back(node, found) else "put"


def _comes_back(node: Move, found: Picked) -> bool:
    """Whether one says that it returns to the hand: from anywhere but shields and deck."""
    if isinstance(node.move, Selector) and not (node.move.among or node.move.rest):
        return not set(zones(node.move)) & {"shields", "deck"}
    return found.thing.noun.endswith(("creature", "spell", "monster", "trap")) or node.move in _PLAIN


def _end(node: Move, found: Picked, whose: str) -> str:
    """Where it goes, with a gap for what goes there."""
    into = node.to == "hand" and _verb(node, found) in ("put", "take")
    pattern = "{} into {} hand" if into else _INTO[node.to]
    end = pattern.format("{}", whose)
    if whose == "their owners'" and node.to in ("hand", "mana", "graveyard", "deck"):
        end += "s"
    if node.tapped:
        end += " tapped"
    if node.to in ("deck top", "deck bottom") and found.thing.many:
        end += " in any order"
    return end


def _whose(node: Move, found: Picked, scope: Scope) -> str:
    """`your`, `their`, `its owner's`: into whose zone."""
    person, many = found.thing.owner, found.thing.many
    if node.side is not None:
        return scope.their(scope.person(node.side))
    if person is not None and person in (scope.actor, scope.you):
        return scope.their(person)
    if person in (None, EITHER, BOTH):
        return "their owners'" if many else "its owner's"
    if found.chosen or isinstance(node.move, str) or (in_rows(node.move) and not node.move.among):
        return "their owner's" if many else "its owner's"
    return "their"


def _no_trigger(node: Move, found: Picked) -> tuple[str, ...]:
    if node.shield_trigger is not False:
        return ()
    return (f'{"their" if found.thing.many else "its"} "shield trigger" can\'t be used',)


def _part(node: Move, found: Picked, whose: str, scope: Scope) -> str:
    """Only the top card of an evolution creature moves."""
    if node.to == "same":
        return "only its top card leaves"
    verb, end = scope.verb(_verb(node, found)), _end(node, found, whose)
    if found.chosen:
        return f"{scope.verb('choose')} {found.text} and {verb} {end.format('its top card')}"
    if isinstance(node.move, Selector):
        top = f"the top card of {each_one(node.move, scope)}"
        whose = "its owner's" if whose.startswith("their owner") else whose
        return f"{verb} {_end(node, found, whose).format(top)}"
    return f"{verb} {end.format(f'the top card of {found.text}')}"


def searched(node: Search, scope: Scope) -> list[Clause]:
    """A search of a deck: what is taken, who sees it, where it goes."""
    sought, actor = node.search, scope.you
    scope = scope.acting(actor)
    whose = scope.person(sought.side) if sought.side else scope.you
    what, single = _wanted(sought, scope)
    scope.remember(node.as_, Thing(_called(sought), not single, whose))
    pronoun = "it" if single else "them"
    goal = _INTO[node.to or "hand"].replace("to {} hand", "into {} hand").format(pronoun, _goal(whose, scope))
    steps = [f"{scope.verb('search')} {scope.their(whose)} deck for {what}"]
    if _shown(node):
        steps.append(f"{scope.verb('show')} {pronoun} to {scope.opp.name}")
    steps.append(f"{scope.verb('put')} {goal}")
    return [Clause(f"{grammar.listed(steps, 'and')}, then {scope.verb('shuffle')} that deck", actor)]


def _wanted(sought: Sought, scope: Scope) -> tuple[str, bool]:
    """What may be taken, and whether that is one card at most."""
    limit = 1 if sought.up_to is None else sought.up_to
    lead, tail = amount(limit if sought.choose is None else sought.choose, scope)
    found = noun(sought.model_copy(update={"zone": ("deck",), "up_to": None, "choose": None}), scope)
    if sought.choose is not None:
        single = lead == "one"
        return found.single() if single else found.several(lead), single
    if lead == "one":
        return grammar.spaced(found.single("up to one"), tail), not tail
    return grammar.spaced(found.several("any number of" if lead == "any number" else f"up to {lead}"), tail), False


def _goal(whose: Person, scope: Scope) -> str:
    return scope.their(whose) if whose == scope.you else "their"


def _called(node: Sought) -> str:
    return (
        node.kind[0]
        if node.kind and node.kind[0] not in ("evolution", "any")
        else "creature"
        if node.race or node.race_has
        else "card"
    )


def _shown(node: Search) -> bool:
    """Whether it is shown: to the hand, where the filter says which cards may be taken."""
    if node.show is not None:
        return node.show
    return node.to is None and bool(node.search.model_fields_set - {"side", "up_to", "choose"})
