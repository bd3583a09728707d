"""Selectors as what a verb acts on: how many of which cards, whose, and where."""

from __future__ import annotations

from dataclasses import dataclass

from duelterm.lang import grammar
from duelterm.lang.filters import Filter, Selector
from duelterm.lang.values import Count, Per, UpTo
from duelterm.lang.wording.nouns import FIELD, Noun, noun, owner, place, zones
from duelterm.lang.wording.scope import EITHER, Person, Scope, Thing
from duelterm.lang.wording.speak import value
from duelterm.lang.wording.subjects import as_there_are
from duelterm.lang.wording.values import for_each


@dataclass(frozen=True, slots=True)
class Picked:
    """What a verb acts on: the phrase, how it goes on, and whether somebody picks it openly first."""

    text: str
    thing: Thing
    chosen: bool = False
    placed: str = ""
    """`from your hand`: where the cards are, if the phrase has not said it."""

    @property
    def pronoun(self) -> str:
        return "them" if self.thing.many else "it"


def picked(node: Selector | str, scope: Scope) -> Picked:
    """The object of a verb."""
    if isinstance(node, str):
        thing = scope.thing(node)
        return Picked(scope.mention(node).object, thing)
    if node.quantity == "rest":
        return _rest(node.rest or "", scope)
    if node.among:
        return _among(node, node.among, scope)
    if node.quantity == "top":
        return _top(node, scope)
    if node.quantity == "until":
        return _until(node, scope)
    if node.quantity == "all":
        return _all(node, scope)
    return _some(node, scope)


def _rest(name: str, scope: Scope) -> Picked:
    thing = scope.thing(name)
    scope.about("")
    pair = thing.count == 2
    return Picked("the other" if pair else "the rest", Thing(thing.noun, not pair, thing.owner))


def _among(node: Selector, name: str, scope: Scope) -> Picked:
    whole = scope.thing(name)
    found = noun(node.model_copy(update={"among": None, "zone": None}), scope)
    plain = node.model_fields_set <= {"among", "by", node.quantity}
    scope.about("")
    if node.quantity == "all":
        return Picked(f"{found.several('all')} among them", Thing("card", True, whole.owner))
    if plain:
        return Picked("one of them", Thing(whole.noun, False, whole.owner), chosen=node.by is not None)
    return Picked(f"{found.single()} among them", Thing(whole.noun, False, whole.owner))


def _top(node: Selector, scope: Scope) -> Picked:
    person = owner(node, scope) or scope.you
    deck = f"{scope.their(person)} deck"
    scope.about("")
    if isinstance(node.top, UpTo):
        return Picked(f"up to {value(node.top.up_to, scope)} cards from the top of {deck}", Thing("card", True, person))
    if node.top == 1:
        return Picked(f"the top card of {deck}", Thing("card", False, person))
    if isinstance(node.top, int):
        return Picked(f"the top {node.top} cards of {deck}", Thing("card", True, person))
    counted = node.top.per if isinstance(node.top, Per) and isinstance(node.top.per, Filter) else None
    lead, tail = ("as many", as_there_are(counted, scope)) if counted else amount(node.top, scope)
    return Picked(grammar.spaced(lead, "cards from the top of", deck, tail), Thing("card", True, person))


def _until(node: Selector, scope: Scope) -> Picked:
    person = owner(node, scope) or scope.you
    wanted = noun(node.until or Filter(), scope)
    scope.about("")
    found = wanted.single()
    return Picked(f"cards from the top of {scope.their(person)} deck until one is {found}", Thing("card", True, person))


def _all(node: Selector, scope: Scope) -> Picked:
    found, person = noun(node, scope), owner(node, scope)
    thing = Thing(_plain(node), True, person)
    if FIELD in zones(node) or zones(node) == ("shields",):
        return Picked(found.several(f"all {scope.their(person)}" if person not in (None, EITHER) else "all"), thing)
    return Picked(found.several("all"), thing, placed=place(node, scope))


def _some(node: Selector, scope: Scope) -> Picked:
    """A number of cards that somebody picks, or chance."""
    found, person = noun(node, scope), owner(node, scope)
    limit = getattr(node, node.quantity)
    lead, tail = amount(limit, scope)
    if node.quantity == "up_to" and limit != "any":
        lead = f"up to {lead}"
    single = lead in ("one", "up to one") and not tail
    mixed = len(zones(node)) > 1 and FIELD in zones(node)
    text, placed = _counted(node, found, person, lead, scope)
    if tail:
        text, placed = grammar.spaced(text, f"from {placed}" if placed else "", tail), ""
    if node.more is not None:
        text += f", plus up to one more {for_each(node.more, scope)}"
    if node.quantity == "random":
        text += " at random"
    count = limit if isinstance(limit, int) and node.quantity == "choose" else 0
    thing = Thing(_plain(node), not single or node.more is not None, person, count)
    open_choice = node.quantity != "random" and (FIELD in zones(node) or zones(node) == ("shields",))
    return Picked(text, thing, chosen=open_choice, placed="" if mixed else placed)


def _counted(node: Selector, found: Noun, person: Person | None, lead: str, scope: Scope) -> tuple[str, str]:
    """The phrase with its number, and the place that is still to be said."""
    on_field = FIELD in zones(node)
    if on_field and len(zones(node)) > 1:
        return _mixed(node, person, lead, scope), ""
    if (on_field or zones(node) == ("shields",)) and person not in (None, EITHER):
        return found.several(f"{lead} of {scope.their(person)}"), ""
    one = found.single() if lead == "one" else found.single(lead) if lead.endswith("one") else found.several(lead)
    if lead == "any number":
        one = found.several("any number of")
    if on_field:
        return f"{one} in the battle zone", ""
    return (one, "") if zones(node) == ("shields",) else (one, place(node, scope))


def _mixed(node: Selector, person: Person | None, lead: str, scope: Scope) -> str:
    """One pool of several zones, the battle zone among them."""
    rest = [zone for zone in zones(node) if zone != FIELD]
    other = Filter.model_validate({"zone": rest, "side": node.side})
    field = f"{lead} of {scope.their(person)} creatures" if person else "a creature in the battle zone"
    if rest == ["shields"]:
        return f"{field} or shields"
    return f"{field} or a card in {place(other, scope)}"


def amount(limit: object, scope: Scope) -> tuple[str, str]:
    """A quantity before a noun, and what follows it: `2`, `one … for each of your shields`, `as many … as …`."""
    if limit == "any":
        return "any number", ""
    if isinstance(limit, int):
        return ("one" if limit == 1 else str(limit)), ""
    if isinstance(limit, Per):
        return ("one" if limit.each == 1 else str(limit.each)), for_each(limit, scope)
    if isinstance(limit, Count) and isinstance(limit.count, str):
        return ("half that many", "(rounded down)") if limit.every == 2 else ("that many", "")
    if isinstance(limit, Count):
        return "as many", as_there_are(limit.count, scope)
    return "as many", f"as {value(limit, scope)}"


def _plain(node: Filter) -> str:
    """The noun for later: `that creature`, `those cards`."""
    where = zones(node)
    if where == (FIELD,):
        return "creature"
    if where == ("shields",):
        return "shield"
    return node.kind[0] if node.kind and len(node.kind) == 1 and node.kind[0] != "evolution" else "card"
