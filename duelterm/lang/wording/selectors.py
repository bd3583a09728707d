"""Selectors as what a verb acts on: how many of which cards, whose, and where."""

from __future__ import annotations

from dataclasses import dataclass

from duelterm.lang import grammar
from duelterm.lang.filters import Filter, Selector
from duelterm.lang.values import Count, Per, UpTo
from duelterm.lang.wording.monsters import kinds
from duelterm.lang.wording.nouns import FIELD, Noun, noun, on_field, owner, place, plain, zones
from duelterm.lang.wording.scope import Person, Scope, Thing
from duelterm.lang.wording.speak import value
from duelterm.lang.wording.subjects import as_there_are, each_of, in_field, in_rows, one_of, somebody
from duelterm.lang.wording.values import for_each


@dataclass(frozen=True, slots=True)
class Picked:
    """What a verb acts on: the phrase, what it stands for, and whether somebody openly chooses it first."""

    text: str
    thing: Thing
    chosen: bool = False
    times: str = ""
    """`for each of your creatures`: how often the one thing may be done."""

    @property
    def pronoun(self) -> str:
        """`it` or `them`."""
        return "them" if self.thing.many else "it"


def picked(node: Selector | str, scope: Scope, way: str = "in") -> Picked:
    """The object of a verb; `way` leads to the zone of cards that lie in none of the open rows."""
    if isinstance(node, str):
        thing = scope.thing(node)
        return Picked(scope.mention(node).object, thing)
    if node.quantity == "rest":
        return _rest(node.rest or "", scope)
    if node.one_each:
        return Picked(noun(node, scope).one, Thing(_called(node, scope), True))
    if node.among:
        return _among(node, node.among, scope)
    if node.quantity in ("top", "until"):
        return _from_deck(node, scope)
    return _all(node, scope, way) if node.quantity == "all" else _some(node, scope, way)


def amount(limit: object, scope: Scope) -> tuple[str, str]:
    """A quantity before a noun, and what follows it: `2`, `one … for each of your shields`, `as many … as …`."""
    if limit == "any":
        return "any number", ""
    if isinstance(limit, int):
        return ("one" if limit == 1 else str(limit)), ""
    if isinstance(limit, Per):
        return ("one" if limit.each == 1 else str(limit.each)), for_each(limit, scope)
    if isinstance(limit, Count):
        if isinstance(limit.count, Filter):
            return "as many", as_there_are(limit.count, scope)
        return ("half that many", "(rounded down)") if limit.every == 2 else ("that many", "")
    return "as many", f"as {value(limit, scope)}"


def each_one(node: Selector, scope: Scope) -> str:
    """`each of your creatures`: all of those selected, one by one."""
    return each_of(plain(node), scope)


def _rest(name: str, scope: Scope) -> Picked:
    thing = scope.thing(name)
    scope.about("")
    pair = thing.count == 2
    return Picked("the other" if pair else "the rest", Thing(thing.noun, not pair, thing.owner))


def _among(node: Selector, name: str, scope: Scope) -> Picked:
    whole = scope.thing(name)
    zone = (FIELD,) if whole.noun == "creature" else ("deck",)
    found = noun(node.model_copy(update={"among": None, "zone": zone}), scope).at("among them")
    scope.about("")
    if node.quantity == "all":
        return Picked(found.all_of_them("all"), Thing("card", True, whole.owner))
    thing = Thing(whole.noun, False, whole.owner)
    if node.model_fields_set <= {"among", "by", node.quantity}:
        return Picked("one of them", thing, chosen=node.by is not None)
    return Picked(found.single(), thing)


def _from_deck(node: Selector, scope: Scope) -> Picked:
    person = owner(node, scope) or scope.you
    deck = f"{scope.their(person)} deck"
    thing = Thing("card", node.top != 1, person)
    if node.until:
        text = f"cards from the top of {deck} until one is {noun(node.until, scope).single()}"
    elif node.top == 1:
        text = f"the top card of {deck}"
    elif isinstance(node.top, int):
        text = f"the top {node.top} cards of {deck}"
    elif isinstance(node.top, UpTo):
        text = f"up to {value(node.top.up_to, scope)} cards from the top of {deck}"
    else:
        counted = node.top.per if isinstance(node.top, Per) and isinstance(node.top.per, Filter) else None
        lead, tail = ("as many", as_there_are(counted, scope)) if counted else amount(node.top, scope)
        text = grammar.spaced(lead, "cards from the top of", deck, tail)
    scope.about("")
    return Picked(text, thing)


def _all(node: Selector, scope: Scope, way: str) -> Picked:
    found, person = noun(node, scope), somebody(owner(node, scope))
    found = on_field(found, node, person, scope) if in_rows(node) else found
    thing = Thing(_called(node, scope), True, _keeper(node, scope))
    if not in_rows(node):
        return Picked(found.at(f"{way} {place(node, scope)}").all_of_them("all"), thing)
    if scope.monsters and len(zones(node)) > 1:
        found = found.at(grammar.spaced(in_field(scope), _and_elsewhere(node, scope)))
    return Picked(found.all_of_them(f"all {scope.their(person)}" if person else "all"), thing)


def _and_elsewhere(node: Selector, scope: Scope) -> str:
    """The other places beside the field: `and in your opponent's hand`."""
    rest = tuple(zone for zone in zones(node) if zone != FIELD)
    return f"and in {place(node.model_copy(update={'zone': rest}), scope)}"


def _some(node: Selector, scope: Scope, way: str) -> Picked:
    """A number of cards that somebody picks, or chance."""
    limit = getattr(node, node.quantity)
    lead, tail = amount(limit, scope)
    times = ""
    if node.quantity == "up_to" and lead == "one" and tail:
        times, tail = tail, ""
    elif node.quantity == "up_to" and limit != "any":
        lead = f"up to {lead}"
    single = lead in ("one", "up to one") and not tail
    way = f"at random {way}" if node.quantity == "random" else way
    text = grammar.spaced(_numbered(node, lead, scope, way), tail)
    if node.more is not None and node.quantity != "random":
        text, single = f"{text}, plus up to one more {for_each(node.more, scope)},", False
    count = limit if isinstance(limit, int) and node.quantity == "choose" else 0
    thing = Thing(_called(node, scope), not single, _keeper(node, scope), count)
    return Picked(text, thing, chosen=node.quantity != "random" and in_rows(node), times=times)


def _numbered(node: Selector, lead: str, scope: Scope, way: str) -> str:
    """The noun with its number, its owner and its place."""
    found, person = noun(node, scope), somebody(owner(node, scope))
    if FIELD in zones(node) and len(zones(node)) > 1:
        return _mixed(node, person, scope)
    if in_rows(node) and person:
        found = on_field(found, node, person, scope)
        whose = f"{lead} of {scope.their(person)}"
        return found.one_among(whose) if lead.endswith("one") else found.several(whose)
    if zones(node) == ("shields",):
        return f"{lead} of either player's shields" if lead.endswith("one") else found.several(lead)
    either = "or" if scope.monsters else "and"
    found = found.at(in_field(scope) if in_rows(node) else f"{way} {place(node, scope, either)}")
    return _counted(found, lead)


def _counted(found: Noun, lead: str) -> str:
    if lead == "one":
        return found.single()
    if lead == "any number":
        return found.several("any number of")
    return found.single(lead) if lead.endswith("one") else found.several(lead)


def _mixed(node: Selector, person: Person | None, scope: Scope) -> str:
    """One pool of several zones, the battle zone among them."""
    rest = tuple(zone for zone in zones(node) if zone != FIELD)
    if rest == ("shields",) and person:
        return f"one of {scope.their(person)} creatures or shields"
    field = f"one of {scope.their(person)} creatures" if person else "a creature in the battle zone"
    return f"{field} or {one_of(node.model_copy(update={'zone': rest}), scope)}"


def _keeper(node: Selector, scope: Scope) -> Person | None:
    """Whose zone a card goes to; who has a monster on the field need not be its owner."""
    return None if scope.monsters and FIELD in zones(node) else owner(node, scope)


def _called(node: Filter, scope: Scope) -> str:
    """The noun for later: `that creature`, `those cards`."""
    if scope.monsters:
        found = kinds(node, FIELD in zones(node))
        return found[0] if len(found) == 1 else "card"
    if FIELD in zones(node):
        return "creature" if len(zones(node)) == 1 else "card"
    if zones(node) == ("shields",):
        return "shield"
    if node.kind and len(node.kind) == 1:
        return "spell" if node.kind[0] == "spell" else "creature"
    return "creature" if node.race or node.race_has else "card"
