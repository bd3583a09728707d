"""Abilities that are no triggers: a spell's effect, permissions, keywords with abilities of their own."""

from __future__ import annotations

from duelterm.lang import grammar
from duelterm.lang.abilities import (
    Activate,
    BlockerOf,
    Can,
    Cannot,
    CrewBreaker,
    Do,
    Evolution,
    Must,
    PlayIf,
    PowerAttacker,
    SilentSkill,
    SlayerOf,
    Stealth,
    Survivor,
    TurboRush,
    WaveStriker,
)
from duelterm.lang.conditions import Happened
from duelterm.lang.filters import Filter
from duelterm.lang.wording.conditions import conditions
from duelterm.lang.wording.keywords import label, lead
from duelterm.lang.wording.nouns import noun
from duelterm.lang.wording.permits import can, cannot, must
from duelterm.lang.wording.played import costs, played, used
from duelterm.lang.wording.scope import Scope, paragraph
from duelterm.lang.wording.speak import ability, said


@ability.register
def _keyword(node: str, scope: Scope) -> str:
    if node == "evolution":
        return _beneath((Filter(race=scope.races),), scope)
    return label(node, scope)


@ability.register(PowerAttacker)
@ability.register(Stealth)
@ability.register(BlockerOf)
@ability.register(SlayerOf)
@ability.register(CrewBreaker)
def _with_parameter(node: object, scope: Scope) -> str:
    return label(node, scope)


@ability.register
def _do(node: Do, scope: Scope) -> str:
    if scope.monsters:
        return played(node, scope)
    return paragraph(said(node.do, scope))


@ability.register
def _activate(node: Activate, scope: Scope) -> str:
    if scope.monsters:
        return used(node, scope)
    return f"{lead(node)}: {paragraph(said(node.do, scope))}"


@ability.register
def _silent_skill(node: SilentSkill, scope: Scope) -> str:
    return f"{lead(node)}: {paragraph(said(node.silent_skill, scope))}"


@ability.register
def _survivor(node: Survivor, scope: Scope) -> str:
    return _carrying(node, node.survivor, scope)


@ability.register
def _wave_striker(node: WaveStriker, scope: Scope) -> str:
    return _carrying(node, node.wave_striker, scope)


@ability.register
def _turbo_rush(node: TurboRush, scope: Scope) -> str:
    return _carrying(node, node.turbo_rush, scope)


def _carrying(node: object, inner: tuple[object, ...], scope: Scope) -> str:
    texts = []
    for carried in inner:
        scope.about("")
        texts.append(grammar.sentence(ability(carried, scope)))
    return f"{lead(node)}: {' '.join(texts)}"


@ability.register
def _cannot(node: Cannot, scope: Scope) -> str:
    subject = _while(node.while_, scope)
    unless = f" unless you {costs(node.unless, scope)}" if node.unless else ""
    return grammar.sentence(f"{subject} {cannot(node.cannot, scope)}{unless}")


@ability.register
def _can(node: Can, scope: Scope) -> str:
    subject = _while(node.while_, scope)
    return grammar.sentence(f"{subject} {can(node.can, scope)}")


@ability.register
def _must(node: Must, scope: Scope) -> str:
    subject = _while(node.while_, scope)
    return grammar.sentence(f"{subject} {must(node.must, scope, lasting=False)}")


def _while(nodes: tuple[object, ...] | None, scope: Scope) -> str:
    """`this creature`, after the condition if there is one."""
    word = "if" if nodes and all(isinstance(node, Happened) for node in nodes) and scope.monsters else "while"
    before = f"{word} {conditions(nodes, scope)}, " if nodes else ""
    return before + scope.mention("self").subject


@ability.register
def _play_if(node: PlayIf, scope: Scope) -> str:
    verb = "cast" if scope.me == "this spell" else "summon"
    return grammar.sentence(f"you can {verb} {scope.me} only if {conditions(node.play_if, scope)}")


@ability.register
def _evolution(node: Evolution, scope: Scope) -> str:
    return _beneath(node.evolution, scope)


def _beneath(nodes: tuple[Filter, ...], scope: Scope) -> str:
    """What an evolution creature is put on."""
    beneath = [noun(node, scope).several("one of your") for node in nodes]
    return f"Evolution: {grammar.sentence(f'put {scope.me} on ' + grammar.listed(beneath, 'and'))}"
