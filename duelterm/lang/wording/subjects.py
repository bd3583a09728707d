"""Filters as subjects: any one of those meant, each of them, all of them, so many of them."""

from __future__ import annotations

from duelterm.lang import grammar
from duelterm.lang.filters import Filter
from duelterm.lang.values import Comparison
from duelterm.lang.wording.nouns import FIELD, Noun, noun, on_field, owner, place, zones
from duelterm.lang.wording.scope import BOTH, EITHER, Person, Scope
from duelterm.lang.wording.speak import value

_LIMITS = {"<=": "{} or fewer", ">=": "{} or more", "<": "fewer than {}", ">": "more than {}"}


def in_rows(node: Filter) -> bool:
    """Whether they lie open in a row, creatures or shields, so that `your creatures` says where they are."""
    return FIELD in zones(node) or zones(node) == ("shields",)


def in_field(scope: Scope) -> str:
    """`in the battle zone`, `on the field`."""
    return "on the field" if scope.monsters else "in the battle zone"


def somebody(person: Person | None) -> Person | None:
    """The person, if one is meant."""
    return None if person in (None, EITHER, BOTH) else person


def one_of(node: Filter, scope: Scope, way: str = "in") -> str:
    """Any single card of those meant: `one of your creatures`, `another creature`, `a card in your mana zone`."""
    found, person = noun(node, scope), somebody(owner(node, scope))
    if not in_rows(node):
        return found.at(f"{way} {place(node, scope)}").single()
    if person is None:
        return found.single()
    if found.other and not node.race:
        return Noun(found.one, found.more, "", found.after_one).one_among(f"another of {scope.their(person)}")
    return found.one_among(f"one of {scope.their(person)}")


def each_of(node: Filter, scope: Scope) -> str:
    """All of those meant, one by one: `each of your creatures`, `each other creature`, `each card in your hand`."""
    found, person = noun(node, scope), somebody(owner(node, scope))
    if not in_rows(node):
        return found.at(f"in {place(node, scope)}").single("each")
    found = on_field(found, node, person, scope) if not node.attached else found
    return found.all_of_them(f"each of {scope.their(person)}") if person else found.single("each")


def all_of(node: Filter, scope: Scope) -> str:
    """All of those meant together: `your creatures`, `other creatures`, `the cards in your hand`."""
    found, person = noun(node, scope), somebody(owner(node, scope))
    if not in_rows(node):
        return found.at(f"in {place(node, scope)}").all_of_them("the")
    found = on_field(found, node, person, scope)
    return found.all_of_them(scope.their(person) if person else "")


def there_are(node: Filter, comparison: Comparison | None, scope: Scope) -> str:
    """That there are so many of those meant: `you have no shields`, `there is another creature`."""
    person = somebody(owner(node, scope))
    if person is None:
        where = in_field(scope) if FIELD in zones(node) else f"in {place(node, scope)}"
        verb = "is" if comparison is None else "are"
        return f"there {verb} {_so_many(noun(node, scope).at(where), comparison, scope)}"
    where = in_field(scope) if FIELD in zones(node) else ""
    if not in_rows(node):
        where = f"in {place(node, scope)}" if person == scope.you else f"in {place(node, scope.acting(person))}"
    return f"{scope.has(person)} {_so_many(noun(node, scope).at(where), comparison, scope)}"


def as_there_are(node: Filter, scope: Scope) -> str:
    """`as you have shields`, `as there are cards in your mana zone`."""
    found, person = noun(node, scope), somebody(owner(node, scope))
    if not in_rows(node):
        return f"as there are {found.at(f'in {place(node, scope)}').several()}"
    where = in_field(scope) if FIELD in zones(node) else ""
    return grammar.spaced("as", scope.has(person) if person else "there are", found.at(where).several())


def _so_many(found: Noun, comparison: Comparison | None, scope: Scope) -> str:
    if comparison is None:
        return found.single()
    number = comparison.value
    if comparison.op == "=":
        return found.several("no") if number == 0 else found.several(f"exactly {value(number, scope)}")
    return found.several(_LIMITS[comparison.op].format(value(number, scope)))
