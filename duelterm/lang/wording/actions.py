"""Actions: what is done to which cards, by whom."""

from __future__ import annotations

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
from duelterm.lang.values import Comparison, Count, UpTo
from duelterm.lang.wording.moves import searched
from duelterm.lang.wording.nouns import degree
from duelterm.lang.wording.scope import EACH, YOU, Clause, Person, Scope, Thing
from duelterm.lang.wording.selectors import Picked, amount, picked
from duelterm.lang.wording.speak import action, value
from duelterm.lang.wording.subjects import each_of


def picker(node: Selector | str, scope: Scope) -> Person:
    """Who picks, and so is the subject of the clause."""
    return scope.person(node.by) if isinstance(node, Selector) and node.by else scope.you


def remember(node: Selector | str, name: str | None, found: Picked, scope: Scope) -> None:
    """Notes what a verb acted on."""
    if isinstance(node, Selector) or name:
        scope.remember(name, found.thing)


def done(verb: str, node: Selector | str, name: str | None, scope: Scope, end: str = "", way: str = "in") -> list[Clause]:
    """One verb on what is picked: `choose one of your creatures and tap it`, `tap all creatures`."""
    actor = picker(node, scope)
    scope = scope.acting(actor)
    found = picked(node, scope)
    remember(node, name, found, scope)
    if found.chosen:
        text = f"{scope.verb('choose')} {found.text} and {scope.verb(verb)} {found.pronoun}"
    else:
        text = f"{scope.verb(verb)} {grammar.spaced(found.text, f'{way} {found.placed}' if found.placed else '')}"
    return [Clause(grammar.spaced(text, end), actor)]


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
    what = grammar.spaced(found.text, f"from {found.placed}" if found.placed else "")
    if whole and isinstance(node, Selector) and node.zone and "hand" in node.zone:
        what = f"{scope.their(scope.person(node.side or 'you'))} {grammar.listed(node.zone, 'and')}"
    return [Clause(grammar.spaced(scope.verb(word), *rest, what), scope.you)]


@action.register
def _pick(node: Pick, scope: Scope) -> list[Clause]:
    actor = picker(node.pick, scope)
    scope = scope.acting(actor)
    if isinstance(node.pick, Selector) and node.pick.quantity == "all":
        first = each_of(node.pick, scope)
        scope.memory.things[node.as_] = Thing("creature", True, first=first)
        return []
    found = picked(node.pick, scope)
    remember(node.pick, node.as_, found, scope)
    where = f"in {found.placed}" if found.placed else ""
    return [Clause(grammar.spaced(scope.verb("choose"), found.text, where), actor)]


@action.register
def _draw(node: Draw, scope: Scope) -> list[Clause]:
    actor = scope.person(node.side) if node.side else scope.you
    scope = scope.acting(actor)
    limit = node.draw.up_to if isinstance(node.draw, UpTo) else node.draw
    lead, tail = amount(limit, scope)
    cards = "a card" if lead == "one" else f"{lead} cards"
    up_to = "up to " if isinstance(node.draw, UpTo) else ""
    scope.about("")
    return [Clause(grammar.spaced(scope.verb("draw"), up_to + cards, tail), actor)]


@action.register
def _discard(node: Discard, scope: Scope) -> list[Clause]:
    if isinstance(node.discard, str):
        return [Clause(f"{scope.verb('discard')} {scope.mention(node.discard).object}", scope.you)]
    side = scope.person(node.discard.side or "you")
    holder = EACH if node.discard.side == "both" else side
    selector = node.discard.model_copy(update={"zone": ("hand",), "side": None, "by": None})
    if node.discard.by and scope.person(node.discard.by) != holder:
        chooser = scope.person(node.discard.by)
        found = picked(selector.model_copy(update={"side": node.discard.side}), scope.acting(chooser))
        scope.remember(node.as_, found.thing)
        who = "they" if holder.third else "you"
        text = f"{scope.acting(chooser).verb('choose')} {found.text} in {found.placed}, and {who} discard {found.pronoun}"
        return [Clause(text, chooser)]
    within = scope.acting(holder)
    found = _held(selector, holder, within)
    scope.remember(node.as_, found.thing)
    if node.discard.quantity == "all" and node.discard.model_fields_set <= {"all", "side"}:
        return [Clause(f"{within.verb('discard')} {within.their(holder)} hand", holder)]
    where = f"from {found.placed}" if found.placed else ""
    return [Clause(grammar.spaced(within.verb("discard"), found.text, where), holder)]


def _held(node: Selector, holder: Person, scope: Scope) -> Picked:
    """Cards of the hand of the one who acts."""
    from dataclasses import replace

    return picked(node, replace(scope, you=holder)) if holder != YOU else picked(node, scope)


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
    if isinstance(node.break_, int):
        shields = "one" if node.break_ == 1 else str(node.break_)
    elif isinstance(node.break_, Count):
        shields = "that many"
    else:
        shields = value(node.break_, scope)
    verb = "break" if breaker.many else "breaks"
    return [Clause(f"{breaker.subject} {verb} {shields} of {scope.opp.genitive} shields")]


@action.register
def _prevent(node: Prevent, scope: Scope) -> list[Clause]:
    return [Clause("no battle takes place (both creatures stay tapped)")]


@action.register
def _flip(node: Flip, scope: Scope) -> list[Clause]:
    return done("turn", node.flip, None, scope, end="face up")


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
