"""Actions: what is done to which cards, by whom."""

from __future__ import annotations

from dataclasses import replace

from duelterm.lang import grammar
from duelterm.lang.actions import (
    Break,
    Cast,
    Declare,
    Destroy,
    Discard,
    Draw,
    ExtraTurn,
    Flip,
    Look,
    Pick,
    Prevent,
    Reveal,
    Search,
    Tap,
    Untap,
    Win,
)
from duelterm.lang.filters import Selector
from duelterm.lang.values import Comparison, UpTo
from duelterm.lang.wording.moves import searched
from duelterm.lang.wording.nouns import degree
from duelterm.lang.wording.picking import picker, remember, repeated
from duelterm.lang.wording.scope import EACH, THEIR_OPPONENT, Clause, Person, Scope, Thing
from duelterm.lang.wording.selectors import Picked, amount, each_one, picked
from duelterm.lang.wording.speak import action
from duelterm.lang.wording.values import for_each


def done(verb: str, node: Selector | str, name: str | None, scope: Scope, end: str = "") -> list[Clause]:
    """One verb on what is picked: `choose one of your creatures and tap it`, `tap all creatures`."""
    actor = picker(node, scope)
    scope = scope.acting(actor)
    found = picked(node, scope)
    remember(node, name, found, scope)
    return repeated(found, actor, lambda inner: _deed(verb, found, inner, end), scope)


def _deed(verb: str, found: Picked, scope: Scope, end: str) -> str:
    if found.chosen:
        return grammar.spaced(scope.verb("choose"), found.text, "and", scope.verb(verb), found.pronoun, end)
    return grammar.spaced(scope.verb(verb), found.text, end)


@action.register
def _destroy(node: Destroy, scope: Scope) -> list[Clause]:
    return done("destroy", node.destroy, node.as_, scope)


@action.register
def _tap(node: Tap, scope: Scope) -> list[Clause]:
    return done("tap", node.tap, node.as_, scope)


@action.register
def _untap(node: Untap, scope: Scope) -> list[Clause]:
    return done("untap", node.untap, node.as_, scope)


@action.register
def _look(node: Look, scope: Scope) -> list[Clause]:
    if isinstance(node.look, Selector) and node.look.by:
        chooser = scope.person(node.look.by)
        found = picked(node.look, scope.acting(chooser))
        scope.remember(node.as_, found.thing)
        chosen = Clause(f"{scope.acting(chooser).verb('choose')} {found.text}", chooser)
        return [chosen, Clause(f"{scope.verb('look')} at {found.pronoun}", scope.you)]
    if node.back:
        (seen,) = _seen("look at", node.look, node.as_, scope)
        return [Clause(f"{seen.text} and {scope.verb('put')} them back in any order", seen.actor)]
    return _seen("look at", node.look, node.as_, scope)


@action.register
def _reveal(node: Reveal, scope: Scope) -> list[Clause]:
    return _seen("reveal", node.reveal, node.as_, scope)


def _seen(verb: str, node: Selector | str, name: str | None, scope: Scope) -> list[Clause]:
    """Looks at cards or shows them; a whole hand is called by its name."""
    scope = scope.acting(scope.you)
    word, *rest = verb.split()
    found = picked(node, scope)
    remember(node, name, found, scope)
    whole = isinstance(node, Selector) and node.quantity == "all" and node.model_fields_set <= {"all", "zone", "side"}
    what = found.text
    if whole and isinstance(node, Selector) and node.zone and "hand" in node.zone:
        what = f"{scope.their(scope.person(node.side or 'you'))} {grammar.listed(node.zone, 'and')}"
    return [Clause(grammar.spaced(scope.verb(word), *rest, what), scope.you)]


@action.register
def _pick(node: Pick, scope: Scope) -> list[Clause]:
    actor = picker(node.pick, scope)
    scope = scope.acting(actor)
    if isinstance(node.pick, Selector) and node.pick.quantity == "all":
        scope.memory.things[node.as_] = Thing("creature", True, first=each_one(node.pick, scope))
        return []
    found = picked(node.pick, scope)
    scope.remember(node.as_, replace(found.thing, many=True) if actor == EACH else found.thing)
    return [Clause(f"{scope.verb('choose')} {found.text}", actor)]


@action.register
def _draw(node: Draw, scope: Scope) -> list[Clause]:
    actor = scope.person(node.side) if node.side else scope.you
    scope = scope.acting(actor)
    limit = node.draw.up_to if isinstance(node.draw, UpTo) else node.draw
    lead, tail = amount(limit, scope)
    cards = "a card" if lead == "one" else f"{lead} cards"
    up_to = "up to " if isinstance(node.draw, UpTo) else ""
    if node.as_:
        scope.remember(node.as_, Thing("card", lead != "one", actor))
    scope.about("")
    return [Clause(grammar.spaced(scope.verb("draw"), up_to + cards, tail), actor)]


@action.register
def _discard(node: Discard, scope: Scope) -> list[Clause]:
    chosen = node.discard
    if isinstance(chosen, str):
        return [Clause(f"{scope.verb('discard')} {scope.mention(chosen).object}", scope.you)]
    holder = EACH if chosen.side == "both" else scope.person(chosen.side or "you")
    hand = chosen.model_copy(update={"zone": ("hand",)})
    if chosen.by and scope.person(chosen.by) != holder:
        return _made_to_discard(hand, node.as_, holder, scope)
    scope = replace(scope, you=EACH, opp=THEIR_OPPONENT) if holder == EACH else scope
    within = scope.acting(holder)
    if holder == EACH:
        hand = hand.model_copy(update={"side": None})
    found = picked(hand, within, "from")
    scope.remember(node.as_, found.thing)
    if chosen.quantity == "all" and chosen.model_fields_set <= {"all", "side"}:
        return [Clause(f"{within.verb('discard')} {within.their(holder)} hand", holder)]
    more: tuple[str, ...] = ()
    if chosen.more is not None:
        more = (f"you may have them discard up to one more at random {for_each(chosen.more, scope)}",)
    return [Clause(f"{within.verb('discard')} {found.text}", holder, more)]


def _made_to_discard(hand: Selector, name: str | None, holder: Person, scope: Scope) -> list[Clause]:
    """Somebody else chooses."""
    chooser = scope.person(hand.by or "you")
    within = scope.acting(chooser)
    found = picked(hand, within)
    scope.remember(name, found.thing)
    verb = "discards" if holder.third else "discard"
    return [Clause(f"{within.verb('choose')} {found.text}", chooser, (f"{holder.name} {verb} {found.pronoun}",))]


@action.register
def _search(node: Search, scope: Scope) -> list[Clause]:
    return searched(node, scope)


@action.register
def _declare(node: Declare, scope: Scope) -> list[Clause]:
    word = {"race": "a race", "civ": "a civilization", "number": "a number"}[node.declare]
    other = f"other than {node.except_}" if node.except_ else ""
    limit = degree(node.is_, scope) if isinstance(node.is_, Comparison) else ""
    scope.about("")
    return [Clause(grammar.spaced(scope.verb("name"), word, other, f"({limit})" if limit else ""), scope.you)]


@action.register
def _break(node: Break, scope: Scope) -> list[Clause]:
    breaker = scope.mention(node.by)
    lead, tail = amount(node.break_, scope)
    verb = "break" if breaker.many else "breaks"
    return [Clause(grammar.spaced(breaker.subject, verb, lead, "of", scope.opp.genitive, "shields", tail))]


@action.register
def _prevent(node: Prevent, scope: Scope) -> list[Clause]:
    return [Clause("no battle takes place (both creatures stay tapped)")]


@action.register
def _flip(node: Flip, scope: Scope) -> list[Clause]:
    return done("turn", node.flip, None, scope, end=f"face {node.face}")


@action.register
def _cast(node: Cast, scope: Scope) -> list[Clause]:
    return [Clause(f"{scope.verb('cast')} {scope.mention(node.cast).object} for no cost", scope.you)]


@action.register
def _extra_turn(node: ExtraTurn, scope: Scope) -> list[Clause]:
    actor = scope.person(node.extra_turn)
    scope = scope.acting(actor)
    scope.remember(node.as_, Thing("turn"))
    return [Clause(f"{scope.verb('take')} another turn after this one", actor)]


@action.register
def _win(node: Win, scope: Scope) -> list[Clause]:
    if scope.person(node.win) == scope.opp:
        return [Clause(f"{scope.you.name} {'loses' if scope.you.third else 'lose'} the duel")]
    return [Clause(f"{scope.you.name} {'wins' if scope.you.third else 'win'} the duel")]
