"""Filters as nouns: adjectives in their order, the noun itself, and what follows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duelterm.lang import grammar
from duelterm.lang.filters import Filter, SameAs, Selector
from duelterm.lang.values import Comparison, CostOf
from duelterm.lang.wording.monsters import after, headed, kinds, later
from duelterm.lang.wording.scope import BOTH, EITHER, Person, Scope
from duelterm.lang.wording.speak import value

FIELD = "battle zone"
_DEGREES = {
    "<=": "{} or less",
    ">=": "{} or more",
    "<": "less than {}",
    ">": "more than {}",
    "=": "{}",
}
_UNKNOWN_DEGREES = {
    "<=": "no higher than {}",
    ">=": "no lower than {}",
    "<": "lower than {}",
    ">": "higher than {}",
    "=": "equal to {}",
}


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun without article or number, and what follows it: `untapped fire creature`, `with power 2000 or less`."""

    one: str
    more: str
    every: str
    after_one: str = ""
    after_more: str = ""
    other: bool = False

    def single(self, determiner: str = "") -> str:
        """The noun for one, an article before it unless something else is given."""
        if determiner:
            return grammar.spaced(determiner, "other" if self.other else "", self.one, self.after_one)
        if self.other:
            return grammar.spaced("another", self.one, self.after_one)
        one = self.one if self.one.startswith(('"', "one each")) else grammar.article(self.one)
        return grammar.spaced(one, self.after_one)

    def several(self, determiner: str = "") -> str:
        """The noun for some of many."""
        return grammar.spaced(determiner, "other" if self.other else "", self.more, self.after_more)

    def all_of_them(self, determiner: str = "") -> str:
        """The noun for all: each kind of a list is named for itself."""
        return grammar.spaced(determiner, "other" if self.other else "", self.every, self.after_more)

    def one_among(self, determiner: str) -> str:
        """One of many: `one of your creatures with power 2000 or less`, `another of your creatures`."""
        return grammar.spaced(determiner, "other" if self.other else "", self.more, self.after_one)

    def at(self, where: str) -> Noun:
        """The noun with its place, before all else that follows it."""
        after_one, after_more = grammar.spaced(where, self.after_one), grammar.spaced(where, self.after_more)
        return replace(self, after_one=after_one, after_more=after_more)


def zones(node: Filter) -> tuple[str, ...]:
    """Where the cards are; the field of either game is `FIELD`."""
    if node.zone:
        return tuple(FIELD if zone == "field" else zone for zone in node.zone)
    return ("deck",) if isinstance(node, Selector) and node.quantity in ("top", "until") else (FIELD,)


def plain(node: Filter) -> Filter:
    """The filter alone, without the quantity of a selector or what else it may carry."""
    return Filter.model_construct(
        node.model_fields_set & Filter.model_fields.keys(), **{key: getattr(node, key) for key in Filter.model_fields}
    )


def owner(node: Filter, scope: Scope) -> Person | None:
    """Whose cards are meant; nobody's in particular on the field unless it is said."""
    if node.side is None:
        return None if FIELD in zones(node) else scope.you
    person = scope.person(node.side)
    return None if person in (EITHER, BOTH) and FIELD in zones(node) else person


def noun(node: Filter, scope: Scope) -> Noun:
    """The cards that a filter means, without their zone and their side."""
    if node.any:
        return _any_of(node, scope)
    if scope.monsters:
        one, more, every = headed(node, FIELD in zones(node), scope)
        beside = after(node, scope)
        said = [grammar.spaced(head, beside) for head in (one, more, every)]
        more_of_it = later(node, scope)
        return Noun(said[0], said[1], said[2], more_of_it, more_of_it, bool(node.other))
    before, civ, heads = _adjectives(node), _civilizations(node), _heads(node, scope)
    plurals = [grammar.plural(head) for head in heads]
    kinds = [grammar.spaced(color, head) for color in civ or [""] for head in plurals]
    known = _known(node, scope)
    return Noun(
        grammar.spaced(before, _either(civ), _either([grammar.one_of_race(head) for head in heads]), known),
        grammar.spaced(before, _either(civ), _either(plurals), known),
        grammar.spaced(before, grammar.listed(kinds, "and"), known),
        _after(node, scope, many=False),
        _after(node, scope, many=True),
        bool(node.other),
    )


def _either(words: list[str]) -> str:
    return grammar.listed(words, "or") if words else ""


def place(node: Filter, scope: Scope, word: str = "and") -> str:
    """`your hand`, `your opponent's mana zone`, `your graveyard and mana zone`."""
    person = owner(node, scope) or EITHER
    names = [scope.words.zones.get(zone, zone) for zone in zones(node)]
    if person == BOTH:
        names = [grammar.plural(name) for name in names]
    return f"{scope.their(person)} {grammar.listed(names, word if person != EITHER else 'or')}"


def on_field(found: Noun, node: Filter, person: Person | None, scope: Scope) -> Noun:
    """The noun with its place on the field, where nothing else says it: Duel Monsters has other cards there as well."""
    elsewhere = tuple(zone for zone in node.zone or () if zone != "field")
    if scope.monsters and elsewhere and person is None:
        return found.at(f"on the field and in {place(node.model_copy(update={'zone': elsewhere}), scope)}")
    if not scope.monsters or (person and kinds(node, True) == ("monster",)):
        return found
    return found.at("on the field")


def degree(comparison: Comparison, scope: Scope) -> str:
    """A comparison as it follows a noun: `3000 or less`, `no higher than the number of your shields`."""
    if isinstance(comparison.value, int):
        return _DEGREES[comparison.op].format(comparison.value)
    return _UNKNOWN_DEGREES[comparison.op].format(value(comparison.value, scope))


def _any_of(node: Filter, scope: Scope) -> Noun:
    """A noun of several filters: `creature that is a Dragonoid or …`."""
    nouns = [noun(part, scope) for part in node.any or ()]
    plain = noun(node.model_copy(update={"any": None}), scope)
    one = " or ".join(part.single() for part in nouns)
    more = " or ".join(part.several() for part in nouns)
    return replace(
        plain,
        after_one=grammar.spaced(plain.after_one, f"that is {one}"),
        after_more=grammar.spaced(plain.after_more, f"that are {more}"),
    )


def _heads(node: Filter, scope: Scope) -> list[str]:
    if node.race and not node.race[0].startswith("$"):
        return list(node.race)
    if node.kind:
        return [{"evolution": "evolution creature"}.get(kind, kind) for kind in node.kind]
    if zones(node) == ("shields",):
        return ["shield"]
    if zones(node) == (FIELD,) or node.race or node.race_has:
        return ["creature"]
    return ["card"]


def _adjectives(node: Filter) -> str:
    words = []
    if node.tapped is not None:
        words.append("tapped" if node.tapped else "untapped")
    if isinstance(node.not_, Filter):
        words += _refused(node.not_)
    if node.multicolor:
        words.append("multicolored")
    return " ".join(words)


def _civilizations(node: Filter) -> list[str]:
    return list(node.civ) if node.civ and not node.civ[0].startswith("$") else []


def _refused(node: Filter) -> list[str]:
    """What is excluded, as adjectives where it can be one."""
    return [f"non-{word}" for word in (*(node.civ or ()), *(node.kind or ()))]


def _after(node: Filter, scope: Scope, many: bool) -> str:
    """What follows the noun."""
    said = [_with(node, scope, many), *_without(node, scope)]
    if node.can:
        said.append(f"that can {node.can}")
    if node.broken_by:
        said.append(f"broken by {scope.me}")
    if node.except_:
        said.append(f"other than {_in_full(node.except_, scope)}")
    if node.least or node.most:
        said.append(f"with the {'least' if node.least else 'most'} power of all")
    if isinstance(node, Selector) and node.total:
        said.append(f"with a total power of {degree(node.total.power, scope)}")
    return grammar.spaced(*said)


def _known(node: Filter, scope: Scope) -> str:
    """A name, race or civilization that is not said in so many words; it stays beside the noun."""
    race = "of that race" if node.race and node.race[0].startswith("$") else ""
    civ = "of that civilization" if node.civ and node.civ[0].startswith("$") else ""
    return grammar.spaced(_named(node.name[0], scope) if node.name else "", race, civ)


def _with(node: Filter, scope: Scope, many: bool) -> str:
    parts = []
    if node.has:
        parts.append(grammar.quoted(node.has))
    if node.power:
        parts.append(_measure("power", node.power, scope))
    if node.cost:
        parts.append(_measure("cost", node.cost, scope))
    if node.race_has:
        parts.append(f"the word {node.race_has} in {'their' if many else 'its'} race")
    return f"with {grammar.listed(parts, 'and')}" if parts else ""


def _measure(word: str, comparison: Comparison, scope: Scope) -> str:
    if isinstance(comparison.value, str):
        return f"that {word}"
    if isinstance(comparison.value, CostOf) and comparison.op == "=":
        return f"the same {word} as {_in_full(comparison.value.cost, scope)}"
    prefix = "" if isinstance(comparison.value, int) else "a "
    return f"{prefix}{word} {degree(comparison, scope)}"


def _in_full(reference: str, scope: Scope) -> str:
    """Something known by its noun: within a phrase about others a pronoun would mislead."""
    scope.about("")
    return scope.mention(reference).object


def _named(name: SameAs | str, scope: Scope) -> str:
    if isinstance(name, SameAs):
        return f"with the same name as {_in_full(name.same_as, scope)}"
    return f"named {scope.name}" if scope.name else f"with the same name as {scope.me}"


def _without(node: Filter, scope: Scope) -> list[str]:
    if not isinstance(node.not_, Filter):
        return []
    said = [f"without {grammar.quoted(node.not_.has)}"] if node.not_.has else []
    if node.not_.name:
        said.append(f"not {_named(node.not_.name[0], scope)}")
    return said
