"""Abilities of Duel Monsters that are used or played: costs and targets first, then what is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duelterm.lang import grammar
from duelterm.lang.abilities import Activate, AsSoonAs, Do, SpecialOnly, Way, When
from duelterm.lang.filters import Filter, Selector
from duelterm.lang.gates import May
from duelterm.lang.wording.conditions import conditions
from duelterm.lang.wording.events import clause, happening, is_flip
from duelterm.lang.wording.scope import Scope, Thing, paragraph
from duelterm.lang.wording.selectors import Picked, picked
from duelterm.lang.wording.speak import ability, clauses, said
from duelterm.lang.wording.subjects import one_of

_MAY_USE = "you may use this effect"
_CALCULATIONS = {
    "before damage calculation": "before the damage calculation",
    "damage calculation": "at the damage calculation",
}


def played(node: Do, scope: Scope) -> str:
    """What a spell or trap does when it is played."""
    lead = []
    if node.if_:
        lead.append(f"play only if {conditions(node.if_, scope)}")
    if node.while_:
        lead.append(f"can be played and works only while {conditions(node.while_, scope)}")
    if node.on:
        lead.append(f"play when {clause(node, scope)}")
    return paragraph([*lead, *_body(node.cost, node.target, node.do, scope)])


def used(node: Activate, scope: Scope) -> str:
    """An effect that its player may use."""
    own = node.activate == "ignition"
    often = {"turn": "once each turn", "stay": f"once while {scope.me} stays face-up"}.get(node.once or "", "")
    phase = "in your main phase" if own and node.user is None else ""
    parts = [grammar.spaced(often, phase), _moment(node, scope)]
    if node.if_:
        parts.append(f"if {conditions(node.if_, scope)}")
    scope.about("")
    lead = ", ".join([*filter(None, parts), _leave(node)]) + _as_answer(node)
    return paragraph([lead, *_body(node.cost, node.target, node.do, scope)])


def _moment(node: Activate, scope: Scope) -> str:
    """What it answers; the damage calculation is a moment of an attack."""
    if node.on is None:
        return ""
    if node.on[0] not in _CALCULATIONS:
        return f"when {clause(node, scope)}"
    attack = f" of an attack of {one_of(node.of, scope)}" if isinstance(node.of, Filter) else ""
    return f"{_CALCULATIONS[node.on[0]]}{attack}"


def _leave(node: Activate) -> str:
    if node.user is not None:
        return 'each player may use this effect in their own main phase, and is "you" then'
    return f"{_MAY_USE} from your hand" if node.in_ else _MAY_USE


def _as_answer(node: Activate) -> str:
    return "" if node.activate == "ignition" or node.on is not None else " (as an answer too)"


def triggered(node: When, scope: Scope) -> str:
    """A trigger: a flip effect by its name, any other by what sets it off."""
    if is_flip(node):
        scope.about("self")
        body = _body(node.cost, node.target, node.do, scope)
        return f"Flip: {paragraph([_MAY_USE, *body] if node.optional else body)}"
    first, *rest = waiting(node, scope)
    return paragraph([first, *rest])


def waiting(node: When, scope: Scope) -> list[str]:
    """A trigger as sentences, the event in the first of them."""
    event = happening(node, scope)
    if node.times is not None:
        event = f"{event}, {node.times} times at most while {scope.me} stays face-up"
    if node.if_:
        event = f"{event}, if {conditions(node.if_, scope)}"
    if node.cost or (node.optional and node.target):
        lead = f"{event}, {_MAY_USE}" if node.optional else f"{event}, this must be used"
        scope.about("")
        return [lead, *_body(node.cost, node.target, node.do, scope)]
    if node.optional:
        first, *rest = said([May.model_construct(may=node.do)], scope)
    else:
        first, *rest = _body(None, node.target, node.do, scope)
    return [f"{event}, {first}", *rest]


def _body(
    cost: Sequence[object] | None, target: Sequence[Selector | str] | None, deeds: Sequence[object], scope: Scope
) -> list[str]:
    """Cost, target and what is done, as sentences."""
    parts = [f"cost: {costs(cost, scope)}"] if cost else []
    if target:
        parts.append(f"target {_targets(target, scope)}")
    return parts + said(deeds, scope)


def costs(cost: Sequence[object], scope: Scope) -> str:
    """What is paid."""
    return grammar.listed([part.text for part in clauses(cost, replace(scope, bare=True))], "and")


def _targets(target: Sequence[Selector | str], scope: Scope) -> str:
    found: list[Picked] = [picked(one, scope) for one in target]
    things = [one.thing for one in found]
    nouns = {thing.noun for thing in things}
    many = len(things) > 1 or things[0].many
    scope.remember("target", Thing(nouns.pop() if len(nouns) == 1 else "card", many, things[0].owner))
    return grammar.listed([one.text for one in found], "and")


@ability.register
def _as_soon_as(node: AsSoonAs, scope: Scope) -> str:
    scope = replace(scope)
    first, *rest = [f"as soon as {conditions(node.as_soon_as, scope)}", *said(node.do, scope)]
    where = ["this works in your hand"] if node.in_ else []
    return paragraph([f"{first}, {rest[0]}", *rest[1:], *where])


@ability.register
def _way(node: Way, scope: Scope) -> str:
    condition = f" if {conditions(node.if_, scope)}" if node.if_ else ""
    lead = f"you may summon {scope.me} from your hand in its own way{condition}"
    return paragraph([lead, *([f"cost: {costs(node.cost, scope)}"] if node.cost else [])])


@ability.register
def _special_only(node: SpecialOnly, scope: Scope) -> str:
    first = f"{scope.me} can't be summoned or set as the monster of a turn"
    way = f"by the effect of {grammar.quoted(node.with_)}" if node.with_ else "in its own way"
    rule = "can only" if node.special_only == "always" else "must first"
    then = f", and then only while {conditions(node.while_, scope)}" if node.while_ else ""
    return paragraph([first, f"it {rule} be summoned {way}{then}"])
