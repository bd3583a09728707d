"""Filters as nouns for Duel Monsters: `face-up Dragon monster in attack position`, `spell or trap`, `"Toon World"`."""

from __future__ import annotations

from collections.abc import Sequence

from duelterm.lang import grammar
from duelterm.lang.filters import Filter, SameAs
from duelterm.lang.values import Comparison
from duelterm.lang.wording.scope import Scope
from duelterm.lang.wording.speak import value

STATS = {"atk": "ATK", "def": "DEF"}
POSITIONS = {"attack": "attack position", "defense": "defence position"}
_DEGREES = {"<=": "{} or less", ">=": "{} or more", "<": "less than {}", ">": "more than {}", "=": "{}"}
_OF_MONSTERS = ("race", "attribute", "level", "frame", "atk", "def_", "position", "least", "equipped", "has")


def race_name(race: str) -> str:
    """A race as it is printed: `Winged-Beast`."""
    return "-".join(part.capitalize() for part in race.split("-"))


def kinds(node: Filter, on_field: bool) -> tuple[str, ...]:
    """The kinds of card that are meant: `monster` on the field and by what only monsters have, else any `card`."""
    if node.kind:
        return tuple("card" if kind == "any" else kind for kind in node.kind)
    if node.icon or node.name or node.one_each:
        return ("card",)
    told = any(getattr(node, key) is not None for key in _OF_MONSTERS)
    return ("monster",) if told or on_field else ("card",)


def headed(node: Filter, on_field: bool, scope: Scope) -> tuple[str, str, str]:
    """The noun with what stands before it: for one, for some of many, for all."""
    if node.one_each:
        every = grammar.listed([grammar.quoted(name) for name in node.one_each], "and")
        return (f"one each of {every}",) * 3
    if names := [name for name in node.name or () if isinstance(name, str)]:
        called = [grammar.quoted(scope.name if name == "self" else name) for name in names]
        either, every = (grammar.spaced(_before(node), grammar.listed(called, word)) for word in ("or", "and"))
        return either, either, every
    one = list(kinds(node, on_field))
    more = [grammar.plural(kind) for kind in one]
    before, races = _before(node), [race_name(race) for race in node.race or ()]
    icons = [*(node.frame or ()), *(node.icon or ())]
    either, all_of = grammar.spaced(_listed(races, "or"), _listed(icons, "or")), _listed(races, "and")
    return (
        grammar.spaced(before, either, grammar.listed(one, "or")),
        grammar.spaced(before, either, grammar.listed(more, "or")),
        grammar.spaced(before, all_of, _listed(icons, "and"), grammar.listed(more, "and")),
    )


def _listed(words: Sequence[str], word: str) -> str:
    return grammar.listed(words, word) if words else ""


def _before(node: Filter) -> str:
    """Adjectives in their order."""
    words = [f"face-{node.face}"] if node.face else []
    if isinstance(node.equipped, bool):
        words.append("equipped" if node.equipped else "unequipped")
    if node.has:
        words.append(node.has)
    words += _plainly_refused(node)
    words.append(_listed([attribute.upper() for attribute in node.attribute or ()], "or"))
    return grammar.spaced(*words)


def after(node: Filter, scope: Scope) -> str:
    """What follows the noun, before its place."""
    measures = [("level", node.level), ("ATK", node.atk), ("DEF", node.def_)]
    parts = [f"{word} {_degree(measure, scope)}" for word, measure in measures if measure is not None]
    if node.least:
        parts.append(f"the lowest {STATS[node.least]}")
    for name in node.name or ():
        if isinstance(name, SameAs):
            scope.about("")
            parts.append(f"the same name as {scope.mention(name.same_as).object}")
    said = [f"with {grammar.listed(parts, 'and')}"] if parts else []
    if node.position:
        said.append(f"in {POSITIONS[node.position]}")
    if node.series:
        said.append(f"of the series {grammar.quoted(node.series)}")
    if node.attached:
        said.append(f"on {scope.mention(node.attached).object}")
    if node.not_ is not None and not _plainly_refused(node):
        said.append(_refused(node.not_, scope))
    return grammar.spaced(*said)


def later(node: Filter, scope: Scope) -> str:
    """What follows the place: what it carries, what it takes, and that it may be guessed."""
    said = [_carrying(node.equipped, scope)] if isinstance(node.equipped, Filter) else []
    if node.needs is not None:
        said.append(f"that takes {_degree(node.needs, scope)} tribute{'' if node.needs.value == 1 else 's'} to summon")
    return grammar.spaced(*said, guess(node))


def _plainly_refused(node: Filter) -> list[str]:
    """What is excluded by one race or attribute alone, as adjectives: `non-Machine`."""
    if not isinstance(node.not_, Filter) or not node.not_.model_fields_set <= {"race", "attribute"}:
        return []
    races, attributes = node.not_.race or (), node.not_.attribute or ()
    words = [*(race_name(race) for race in races), *(attribute.upper() for attribute in attributes)]
    return [f"non-{word}" for word in words] if len(words) == 1 else []


def _carrying(equip: Filter, scope: Scope) -> str:
    """What an equip card must be, and how long it has been on the monster."""
    carried = f"equipped with {headed(equip, True, scope)[0]}"
    if equip.age is None:
        return carried
    return f"{carried} that has been on it for {_degree(equip.age, scope)} of your turns"


def guess(node: Filter) -> str:
    """That a face-down card may be guessed."""
    if not node.blind:
        return ""
    wrong = " or ".join(kinds(node, on_field=True))
    return f"(a face-down card may be guessed: it is shown, and turned back if it is no {wrong})"


def _degree(measure: Comparison, scope: Scope) -> str:
    return _DEGREES[measure.op].format(value(measure.value, scope))


def _refused(node: Filter | str, scope: Scope) -> str:
    if isinstance(node, str):
        scope.about("")
        return f"other than {scope.mention(node).object}"
    return f"that is no {headed(node, True, scope)[0]}"


def anything_but(node: Filter, scope: Scope) -> str:
    """What is left by a filter that only excludes: `anything but the equipped monster`."""
    if isinstance(node.not_, Filter):
        return f"anything but {headed(node.not_, True, scope)[1]}"
    scope.about("")
    return f"anything but {scope.mention(node.not_ or 'self').object}"
