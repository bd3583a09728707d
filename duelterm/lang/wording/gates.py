"""Actions that hold others: may, if, one of several, each player, together, later."""

from __future__ import annotations

from dataclasses import replace

from duelterm.lang import grammar
from duelterm.lang.changes import Turns
from duelterm.lang.gates import At, ChooseOne, EachPlayer, If, May, Together
from duelterm.lang.wording.conditions import conditions
from duelterm.lang.wording.scope import BOTH_OF_YOU, EACH, THEIR_OPPONENT, Clause, Person, Scope, sentences
from duelterm.lang.wording.speak import action, clauses, said
from duelterm.lang.wording.times import turn_end


@action.register
def _may(node: May, scope: Scope) -> list[Clause]:
    asked = scope.person(node.by) if node.by else scope.you
    inner = clauses(node.may, replace(scope, bare=True))
    deeds = [_deed(clause, asked) for clause in inner]
    after = [sentence for clause in inner for sentence in clause.after]
    pronoun = "you" if not asked.third else "they"
    if node.then:
        first, *rest = said(node.then, scope)
        after += [f"if {pronoun} do, {first}", *rest]
    if node.otherwise:
        first, *rest = said(node.otherwise, scope)
        after += [f"if {pronoun} don't, {first}", *rest]
    return [Clause(f"{asked.name} may {grammar.in_turn(deeds)}", after=tuple(after))]


def _deed(clause: Clause, asked: Person) -> str:
    """What is done by leave, as it follows `you may`."""
    if clause.actor is None:
        return f"decide that {clause.text}"
    return clause.text if clause.actor == asked else f"have {clause.actor.name} {clause.text}"


@action.register
def _if(node: If, scope: Scope) -> list[Clause]:
    test = conditions(node.if_, scope)
    topic = scope.memory.topic
    first, *after = said(node.then, scope)
    if node.otherwise:
        scope.about(topic)
        other, *rest = said(node.otherwise, scope)
        after += [f"otherwise, {other}", *rest]
    return [Clause(f"if {test}, {first}", after=tuple(after))]


@action.register
def _choose_one(node: ChooseOne, scope: Scope) -> list[Clause]:
    modes = ["; ".join(said([mode], scope)) for mode in node.choose_one]
    return [Clause(f"choose one: {'; or '.join(modes)}")]


@action.register
def _each_player(node: EachPlayer, scope: Scope) -> list[Clause]:
    who = EACH if node.of is None else BOTH_OF_YOU
    return clauses(node.each_player, replace(scope, you=who, opp=THEIR_OPPONENT, actor=who))


@action.register
def _together(node: Together, scope: Scope) -> list[Clause]:
    inner = clauses(node.together, scope)
    actors = {clause.actor for clause in inner}
    if len(actors) == 1:
        return [Clause(" and, at the same time, ".join(clause.text for clause in inner), actors.pop())]
    return [Clause(" and, at the same time, ".join(sentences(inner)))]


@action.register
def _at(node: At, scope: Scope) -> list[Clause]:
    first, *rest = said(node.do, scope)
    if isinstance(node.at, Turns):
        return [Clause(f"at {turn_end(node.at, scope)}, {first}", after=tuple(rest))]
    moment = "after the battle" if node.at == "end of battle" else "at the end of the turn"
    if node.in_:
        moment = "at the end of that turn"
    return [Clause(f"{moment}, {first}", after=tuple(rest))]
