"""What somebody can, cannot or must do."""

from __future__ import annotations

from duelterm.lang import grammar
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS
from duelterm.lang.permits import (
    AimAt,
    Attack,
    AttackUntapped,
    BeAttacked,
    BeBlocked,
    BeChosen,
    BeEvolvedInto,
    BeTapped,
    BeTributed,
    Block,
)
from duelterm.lang.wording.monsters import anything_but
from duelterm.lang.wording.nouns import noun
from duelterm.lang.wording.scope import Scope
from duelterm.lang.wording.speak import permission

_WORDS = {
    "attack untapped": "attack untapped creatures",
    "be attacked untapped": "be attacked while untapped",
    "cast": "be cast",
    "use shield trigger": 'use "shield trigger"',
    "use tap ability": "use tap abilities",
    "untap at turn start": "untap at the start of a turn",
    "be targeted": "be targeted by effects",
    "activate": "use effects",
    "summon": "summon monsters",
    "conduct battle phase": "conduct a battle phase",
}


def can(acts: tuple[object, ...], scope: Scope) -> str:
    """`can attack untapped creatures`."""
    despite = any(isinstance(act, Attack) and act.despite for act in acts)
    word = "can, despite anything that would prevent it (even summoning sickness)," if despite else "can"
    return f"{word} {grammar.listed([permission(act, scope) for act in acts], 'and')}"


def cannot(acts: tuple[object, ...], scope: Scope) -> str:
    """`can't attack or be blocked`."""
    return f"can't {grammar.listed([permission(act, scope) for act in acts], 'or')}"


def must(acts: tuple[object, ...], scope: Scope, lasting: bool) -> str:
    """`must attack each turn if able`; what lasts for a time says that time itself."""
    return grammar.listed([_duty(act, scope, lasting) for act in acts], "and")


def _duty(act: object, scope: Scope, lasting: bool) -> str:
    if isinstance(act, AimAt):
        return f"must, when it attacks, attack {noun(act.aim_at, scope).single()} if able"
    if isinstance(act, BeTributed):
        return f"must be the first that {scope.person(act.be_tributed.by).name} tribute"
    often = " each turn" if act == "attack" and not lasting else ""
    return f"must {permission(act, scope)}{often} if able"


@permission.register
def _word(node: str, scope: Scope) -> str:
    return _WORDS.get(node, node)


@permission.register
def _attack(node: Attack, scope: Scope) -> str:
    if isinstance(node.attack, Filter) and scope.monsters and node.attack.model_fields_set == {"not_"}:
        return f"attack {anything_but(node.attack, scope)}"
    if isinstance(node.attack, Filter):
        return f"attack {noun(node.attack, scope).several()}"
    if node.attack == "players":
        return "attack players"
    if node.attack in PLAYERS:
        return f"attack {scope.person(node.attack).name}"
    return f"attack {_other(node.attack, scope)}"


@permission.register
def _attack_untapped(node: AttackUntapped, scope: Scope) -> str:
    return f"attack {noun(node.attack_untapped.model_copy(update={'tapped': False}), scope).several()}"


@permission.register
def _aim_at(node: AimAt, scope: Scope) -> str:
    return f"attack {noun(node.aim_at, scope).several()}"


@permission.register
def _block(node: Block, scope: Scope) -> str:
    return f"block {_other(node.block, scope)}"


@permission.register
def _be_blocked(node: BeBlocked, scope: Scope) -> str:
    return f"be blocked by {_by(node.be_blocked.by, scope)}"


@permission.register
def _be_attacked(node: BeAttacked, scope: Scope) -> str:
    return f"be attacked by {_by(node.be_attacked.by, scope)}"


@permission.register
def _be_chosen(node: BeChosen, scope: Scope) -> str:
    return f"be chosen by {scope.person(node.be_chosen.by).name}"


@permission.register
def _be_tapped(node: BeTapped, scope: Scope) -> str:
    return f"be tapped by {scope.person(node.be_tapped.by).genitive} spells and abilities"


@permission.register
def _be_evolved_into(node: BeEvolvedInto, scope: Scope) -> str:
    return f"be evolved into {noun(node.be_evolved_into, scope).single()} of any race"


@permission.register
def _be_tributed(node: BeTributed, scope: Scope) -> str:
    return f"be tributed by {scope.person(node.be_tributed.by).name}"


def _by(node: Filter, scope: Scope) -> str:
    if node.except_ and node.model_fields_set == {"except_"}:
        return f"creatures other than {scope.mention(node.except_).object}"
    return noun(node, scope).several()


def _other(reference: str, scope: Scope) -> str:
    """The card that has the effect, named in full: the subject is another."""
    scope.about("")
    return scope.me if reference == "self" else scope.mention(reference).object
