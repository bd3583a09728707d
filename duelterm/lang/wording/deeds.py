"""Actions of Duel Monsters: summons, positions, equips, life points, coins."""

from __future__ import annotations

from dataclasses import replace

from duelterm.lang import grammar
from duelterm.lang.actions import (
    Change,
    Control,
    Damage,
    End,
    Equip,
    Fuse,
    Life,
    Negate,
    Pay,
    Ritual,
    Shuffle,
    Skip,
    Summon,
    Token,
    Tribute,
)
from duelterm.lang.filters import Selector
from duelterm.lang.gates import Toss
from duelterm.lang.values import Per
from duelterm.lang.wording.actions import done
from duelterm.lang.wording.monsters import POSITIONS, race_name
from duelterm.lang.wording.nouns import degree
from duelterm.lang.wording.permits import cannot
from duelterm.lang.wording.picking import picker, remember
from duelterm.lang.wording.scope import Clause, Person, Scope, Thing
from duelterm.lang.wording.selectors import picked
from duelterm.lang.wording.speak import action, said, value
from duelterm.lang.wording.values import for_each


@action.register
def _summon(node: Summon, scope: Scope) -> list[Clause]:
    where = f"in {POSITIONS[node.position]}" if node.position else ""
    if isinstance(node.summon, Token):
        return [_tokens(node.summon, node.times or 1, where, scope)]
    scope = scope.acting(scope.you)
    chosen = node.summon
    if isinstance(chosen, Selector) and chosen.kind is None:
        chosen = chosen.model_copy(update={"kind": ("monster",)})
    found = picked(chosen, scope, "from")
    remember(chosen, node.as_, found, scope)
    verb = " or ".join(scope.verb({"normal": "summon"}.get(way, way)) for way in node.how or ("normal",))
    free = "without tributes" if node.tributes is not None else ""
    return [Clause(grammar.spaced(verb, found.text, where, free, _as_the_own(node)), scope.you)]


def _as_the_own(node: Summon) -> str:
    """Whether it is the summon of the turn, or one more like it."""
    if node.how is None:
        return ""
    return "(as the one of the turn)" if node.counts else "(besides the one of the turn)"


def _tokens(node: Token, number: int, where: str, scope: Scope) -> Clause:
    facts = f"{race_name(node.race)}, {node.attribute.upper()}, level {node.level}, ATK {node.atk}, DEF {node.def_}"
    name = grammar.quoted(grammar.plural(node.token) if number > 1 else node.token)
    how_many = str(number) if number > 1 else "a"
    scope.remember(None, Thing("token", number > 1))
    they = "they" if number > 1 else "it"
    after = (f"{they} {cannot(node.cannot, scope)}",) if node.cannot else ()
    return Clause(f"{scope.verb('summon')} {how_many} {name} ({facts}) {where}".rstrip(), scope.you, after)


@action.register
def _fuse(node: Fuse, scope: Scope) -> list[Clause]:
    found = picked(node.fuse, scope)
    steps = [
        f"{scope.verb('choose')} {found.text}",
        f"{scope.verb('send')} the materials that it names to the graveyard",
        f"{scope.verb('summon')} it",
    ]
    return [Clause(grammar.listed(steps, "and"), scope.you)]


@action.register
def _ritual(node: Ritual, scope: Scope) -> list[Clause]:
    monsters = f"monsters from your hand or field whose levels add up to {node.levels} or more"
    summon = f"{scope.verb('summon')} {grammar.quoted(node.ritual)} from your hand"
    return [Clause(f"{scope.verb('tribute')} {monsters}, and {summon}", scope.you)]


@action.register
def _change(node: Change, scope: Scope) -> list[Clause]:
    return done("change", node.change, None, scope, end=f"to {POSITIONS[node.to]}")


@action.register
def _equip(node: Equip, scope: Scope) -> list[Clause]:
    found = picked(node.equip, scope)
    goal = scope.me if node.to == "self" else scope.mention(node.to).object
    return [Clause(f"{scope.verb('equip')} {found.text} to {goal}", scope.you)]


@action.register
def _control(node: Control, scope: Scope) -> list[Clause]:
    found = picked(node.control, scope)
    end = "" if node.lasts == "forever" else " until the end of the turn"
    if node.side is not None:
        taker = scope.person(node.side).name
        return [Clause(f"{scope.verb('give')} control of {found.text} to {taker}{end}", scope.you)]
    return [Clause(f"{scope.verb('take')} control of {found.text}{end}", scope.you)]


@action.register
def _negate(node: Negate, scope: Scope) -> list[Clause]:
    mention = scope.mention(node.negate)
    what = f"{mention.genitive} effect" if node.part else mention.object
    also = f" and {scope.verb('destroy')} it" if node.destroy else ""
    return [Clause(f"{scope.verb('negate')} {what}{also}", scope.you)]


@action.register
def _life(node: Life, scope: Scope) -> list[Clause]:
    who = scope.person(node.side or "you")
    within = scope.acting(who)
    if node.life == "halved":
        clause = f"{within.verb('lose')} half of {within.their(who)} life points (rounded down)"
    elif isinstance(node.life, int) and node.life < 0:
        clause = f"{within.verb('lose')} {-node.life} life points"
    else:
        return [Clause(f"{within.verb('gain')} {_amount(node.life, 'life points', within)}", who)]
    return [Clause(clause, who) if who.third else _whole(who, clause)]


@action.register
def _damage(node: Damage, scope: Scope) -> list[Clause]:
    who = scope.person(node.side or "opp")
    within = scope.acting(who)
    clause = f"{within.verb('take')} {_amount(node.damage, 'damage', within)}"
    return [Clause(clause, who) if who.third else _whole(who, clause)]


def _whole(who: Person, clause: str) -> Clause:
    """A clause that says `you`: what one suffers is no order."""
    return Clause(f"{who.name} {clause}")


def _amount(amount: object, what: str, scope: Scope) -> str:
    """`500 damage`, `500 damage for each of your monsters`, `life points equal to half of …`."""
    if isinstance(amount, int):
        return f"{amount} {what}"
    if isinstance(amount, Per):
        return f"{amount.each} {what} {for_each(amount, scope)}"
    return f"that much {what}" if amount == "amount" else f"{what} equal to {value(amount, scope)}"


@action.register
def _pay(node: Pay, scope: Scope) -> list[Clause]:
    if node.pay == "half":
        return [Clause(f"{scope.verb('pay')} half of {scope.their(scope.you)} life points (rounded down)", scope.you)]
    return [Clause(f"{scope.verb('pay')} {_amount(node.pay, 'life points', scope)}", scope.you)]


@action.register
def _tribute(node: Tribute, scope: Scope) -> list[Clause]:
    chosen, actor = node.tribute, picker(node.tribute, scope)
    if isinstance(chosen, Selector) and chosen.side is None:
        chosen = chosen.model_copy(update={"side": "you"})
    within = scope.acting(actor)
    found = picked(chosen, within)
    remember(chosen, node.as_, found, scope)
    return [Clause(f"{within.verb('tribute')} {found.text}", actor)]


@action.register
def _shuffle(node: Shuffle, scope: Scope) -> list[Clause]:
    whose = scope.person(node.side or "you")
    return [Clause(f"{scope.verb('shuffle')} {scope.their(whose)} deck", scope.you)]


@action.register
def _skip(node: Skip, scope: Scope) -> list[Clause]:
    who = scope.person(node.side or "you")
    within = scope.acting(who)
    phases = f"next {node.times} {grammar.plural(node.skip)}" if node.times else f"next {node.skip}"
    return [Clause(f"{within.verb('skip')} {within.their(who)} {phases}", who)]


@action.register
def _end(node: End, scope: Scope) -> list[Clause]:
    return [Clause(f"the {node.end} ends")]


@action.register
def _toss(node: Toss, scope: Scope) -> list[Clause]:
    after: list[str] = []
    leads = ("if you called it right", "if you called it wrong")
    if node.heads is not None:
        leads = (f"if {degree(node.heads, scope)} of them show heads", "otherwise")
    for lead, steps in zip(leads, (node.then, node.otherwise), strict=True):
        if steps:
            first, *rest = said(steps, replace(scope))
            after += [f"{lead}, {first}", *rest]
    if isinstance(node.toss, int):
        return [Clause(f"{scope.verb('toss')} {node.toss} coins", scope.you, tuple(after))]
    return [Clause(f"{scope.verb('toss')} a coin and {scope.verb('call')} it", scope.you, tuple(after))]
