"""Changes that last: what becomes of which cards, and for how long."""

from __future__ import annotations

from duelterm.lang import grammar
from duelterm.lang.abilities import Static
from duelterm.lang.changes import Changes, Chooser, Continuous, During, Modify, Turns
from duelterm.lang.filters import Filter
from duelterm.lang.node import PLAYERS
from duelterm.lang.permits import AimAt
from duelterm.lang.wording.conditions import conditions
from duelterm.lang.wording.nouns import noun, plain
from duelterm.lang.wording.permits import can, cannot, must
from duelterm.lang.wording.picking import picker
from duelterm.lang.wording.quotes import quoted_ability
from duelterm.lang.wording.scope import Clause, Mention, Scope, named
from duelterm.lang.wording.selectors import picked
from duelterm.lang.wording.speak import ability, action
from duelterm.lang.wording.stats import changes_stats, stats
from duelterm.lang.wording.subjects import all_of, each_of, in_field, one_of
from duelterm.lang.wording.times import turn_end
from duelterm.lang.wording.values import more_power


@action.register
def _modify(node: Modify, scope: Scope) -> list[Clause]:
    if node.modify in PLAYERS:
        person = scope.person(str(node.modify))
        return [Clause(_lasting(named(person.name, person.many), node, node.lasts, scope))]
    if isinstance(node.modify, str):
        return [Clause(_lasting(scope.mention(node.modify), node, node.lasts, scope))]
    if node.modify.quantity == "all":
        return [Clause(_lasting(_group(node, node.modify, scope), node, node.lasts, scope))]
    actor = picker(node.modify, scope)
    within = scope.acting(actor)
    chosen = picked(node.modify, within)
    mention = Mention("they", "them", True) if chosen.thing.many else Mention("it", "it", False)
    scope.about("")
    change = _lasting(mention, node, node.lasts, scope)
    return [Clause(f"{within.verb('choose')} {chosen.text}", actor, (change,))]


def _group(node: Changes, which: Filter, scope: Scope) -> Mention:
    """All of those meant: one by one where each gets something, together where they only can't, can or must."""
    got = (node.power, node.gains, node.race, node.breaks, node.atk, node.def_, node.original, node.changes)
    together = all(change is None for change in got) and not _aims(node)
    found = named(all_of(plain(which), scope), many=True) if together else named(each_of(plain(which), scope))
    scope.about("")
    return found


def _aims(node: Changes) -> bool:
    return any(isinstance(act, AimAt) for act in node.must or ())


@action.register
def _static_action(node: Static, scope: Scope) -> list[Clause]:
    return [Clause(_static(part, node, scope, lasting=True)) for part in node.static]


@ability.register
def _static_ability(node: Static, scope: Scope) -> str:
    return " ".join(grammar.sentence(_static(part, node, scope, lasting=False)) for part in node.static)


def _static(part: Continuous | Chooser, node: Static, scope: Scope, lasting: bool) -> str:
    before = f"while {conditions(node.while_, scope)}, " if node.while_ else ""
    if isinstance(part, Chooser):
        return before + _chooser(part, scope)
    if isinstance(part.modify, Filter) and _speaks_of_play(part):
        return before + _played(part, part.modify, scope)
    subject = _subject(part, scope)
    if not lasting:
        return before + f"{subject.subject} {_change(part, subject, scope, lasting=False)}"
    return before + _lasting(subject, part, node.lasts, scope)


def _subject(node: Continuous, scope: Scope) -> Mention:
    if isinstance(node.modify, Filter):
        return _group(node, node.modify, scope)
    if node.modify in PLAYERS:
        person = scope.person(node.modify)
        return named(person.name, person.many)
    return scope.mention(node.modify)


def _lasting(subject: Mention, node: Changes, lasts: During | Turns | str | None, scope: Scope) -> str:
    """The change with the time that it lasts."""
    change = _change(node, subject, scope, lasting=True)
    return f"{subject.subject} {change}{_time(node, subject, lasts, scope)}"


def _time(node: Changes, subject: Mention, lasts: During | Turns | str | None, scope: Scope) -> str:
    if isinstance(lasts, Turns):
        return f" until {turn_end(lasts, scope)}"
    if isinstance(lasts, During):
        return f" during {scope.person(lasts.of).genitive} next turn"
    if lasts == "your next turn":
        return " until the start of your next turn"
    if lasts == "while in play":
        return f" while {scope.me} is {in_field(scope)}"
    if lasts == "this battle":
        return " in this battle"
    if lasts == "forever":
        return f" for as long as {'they stay' if subject.many else 'it stays'} face-up on the field"
    grown = node.power is not None or node.gains or node.race or node.breaks or changes_stats(node)
    return " until the end of the turn" if grown else " this turn"


def _change(node: Changes, subject: Mention, scope: Scope, lasting: bool) -> str:
    """What becomes of the subject, as one or more verb phrases."""
    get, have = ("get", "have") if subject.many else ("gets", "has")
    parts: list[str] = []
    if node.race:
        parts.append(f"{'count' if subject.many else 'counts'} as {grammar.article(node.race)} too")
    gained = grammar.listed([quoted_ability(gain, scope) for gain in node.gains], "and") if node.gains else ""
    power = more_power(node.power, scope) if node.power is not None else ""
    if lasting and (power or gained):
        parts.append(f"{get} {grammar.listed([part for part in (power, gained) if part], 'and')}")
    else:
        parts += [f"{get} {power}"] if power else []
        parts += [f"{have} {gained}"] if gained else []
    if node.breaks is not None:
        shields = "one more shield" if node.breaks == 1 else f"{node.breaks} more shields"
        parts.append(f"{'break' if subject.many else 'breaks'} {shields}")
    parts += stats(node, subject, scope)
    if node.enters:
        parts.append(f"{'enter' if subject.many else 'enters'} the battle zone tapped")
    parts += _permits(node, scope, lasting)
    return grammar.listed(parts, "and")


def _permits(node: Changes, scope: Scope, lasting: bool) -> list[str]:
    parts = []
    if node.cannot:
        parts.append(cannot(node.cannot, scope))
    if node.can:
        parts.append(can(node.can, scope))
    if node.must:
        parts.append(must(node.must, scope, lasting))
    return parts


def _speaks_of_play(node: Continuous) -> bool:
    """Whether it is about cards as they are played, in no zone."""
    return node.cost is not None or any(act in ("cast", "use shield trigger") for act in node.cannot or ())


def _played(node: Continuous, which: Filter, scope: Scope) -> str:
    cards = noun(which.model_copy(update={"zone": ("hand",)}), scope).several()
    if node.cost is None:
        return (
            f"{cards} can't be cast"
            if "cast" in (node.cannot or ())
            else f'the "shield trigger" of {cards} can\'t be used'
        )
    whose = f"{scope.person(which.side).genitive} " if which.side else ""
    verb = "cast" if which.kind == ("spell",) else "summon" if which.kind == ("creature",) else "play"
    change = f"{abs(node.cost)} {'less' if node.cost < 0 else 'more'}"
    floor = f" (never less than {node.at_least or 1})" if node.cost < 0 else ""
    return f"{whose}{cards} cost {change} to {verb}{floor}"


def _chooser(node: Chooser, scope: Scope) -> str:
    chooser, instead = scope.person(node.chooser), scope.person(node.instead)
    card = one_of(node.of, scope) if isinstance(node.of, Filter) else "a card"
    purpose = f" to {node.for_}" if node.for_ else ""
    verb = "choose" if not chooser.third else "chooses"
    return f"whenever {instead.name} would choose {card}{purpose}, {chooser.name} {verb} it instead"
