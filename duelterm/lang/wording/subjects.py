"""Filters as subjects: any one of those meant, each of them, all of them, so many of them."""

from __future__ import annotations

from duelterm.lang import grammar
from duelterm.lang.filters import Filter
from duelterm.lang.values import Comparison
from duelterm.lang.wording.nouns import FIELD, Noun, noun, owner, place, zones
from duelterm.lang.wording.scope import BOTH, EITHER, Scope
from duelterm.lang.wording.speak import value


def one_of(node: Filter, scope: Scope) -> str:
    """Any single card of those meant: `one of your creatures`, `another creature`, `a card from your mana zone`."""
    found, person = noun(node, scope), owner(node, scope)
    if FIELD in zones(node) and person:
        if node.any:
            return f"{found.single()} of yours" if person == scope.you else found.single()
        if node.race or node.kind or not found.other:
            return found.several(f"one of {scope.their(person)}")
        return f"another of {scope.their(person)} {Noun(found.one, found.more, '', found.after_more).several()}"
    if zones(node) == ("shields",):
        return f"one of {scope.their(person)} shields" if person not in (None, EITHER) else found.single()
    return found.single() if FIELD in zones(node) else f"{found.single()} in {place(node, scope)}"


def each_of(node: Filter, scope: Scope) -> str:
    """All of those meant, one by one: `each of your creatures`, `each other creature`, `each card in your hand`."""
    found, person = noun(node, scope), owner(node, scope)
    if zones(node) in ((FIELD,), ("shields",)):
        return found.several(f"each of {scope.their(person)}") if person not in (None, EITHER) else found.single("each")
    return f"{found.single('each')} in {place(node, scope)}"


def all_of(node: Filter, scope: Scope) -> str:
    """All of those meant together: `your creatures`, `the cards in your hand`."""
    found, person = noun(node, scope), owner(node, scope)
    if zones(node) in ((FIELD,), ("shields",)):
        return found.several(scope.their(person)) if person not in (None, EITHER) else found.several("all")
    return f"{found.several('the')} in {place(node, scope)}"


def there_are(node: Filter, comparison: Comparison | None, scope: Scope) -> str:
    """That there are so many of those meant: `you have no shields`, `there is another creature`."""
    found, person = noun(node, scope), owner(node, scope)
    many = _how_many(found, comparison, scope)
    if person is None or person == EITHER:
        where = "in the battle zone" if FIELD in zones(node) else f"in {place(node, scope)}"
        return f"there {'is' if many.startswith(('a ', 'an')) else 'are'} {many} {where}"
    has = scope.has(person)
    if zones(node) == ("shields",):
        return f"{has} {many}"
    where = "in the battle zone" if FIELD in zones(node) else f"in {scope.their(person)} {place(node, scope).split(' ', 1)[1]}"
    return f"{has} {many} {where.replace(person.genitive, 'your' if person == scope.you else 'their', 1)}"


def _how_many(found: Noun, comparison: Comparison | None, scope: Scope) -> str:
    if comparison is None:
        return found.single()
    number = comparison.value
    if comparison.op == "=":
        return found.several("no") if number == 0 else found.several(f"exactly {value(number, scope)}")
    words = {"<=": "{} or fewer", ">=": "{} or more", "<": "fewer than {}", ">": "more than {}"}
    return found.several(words[comparison.op].format(value(number, scope)))


def as_there_are(node: Filter, scope: Scope) -> str:
    """`as you have shields`, `as there are cards in your mana zone`."""
    found, person = noun(node, scope), owner(node, scope)
    if zones(node) in ((FIELD,), ("shields",)):
        where = "in the battle zone" if FIELD in zones(node) else ""
        who = scope.has(person) if person not in (None, EITHER, BOTH) else "there are"
        return grammar.spaced("as", who, found.several(), where)
    return f"as there are {found.several()} in {place(node, scope)}"
