"""The linter: what a card file may say but shouldn't.

Defaults written out, spellings that another one stands for, names used before they are given, races that no card has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duelterm.lang.load import check_cards
from duelterm.lang.report import Problem, nearest, shown

if TYPE_CHECKING:
    from duelterm.lang.source import Source

Where = tuple[int | str, ...]
Remark = tuple[Where, str, str]

_SELECTING = ("choose", "up_to", "all", "random", "top", "rest", "until")
_TURNS = ("turn starts", "turn untaps", "turn draw", "turn ends")
_NEVER = {
    ("each", 1): "each: 1 is the default",
    ("every", 1): "every: 1 is the default",
    ("is", ">=1"): "is: '>=1' is the default",
    ("zone", "battle zone"): "the battle zone is the default",
    ("other", False): "left out means the same",
}


def lint_cards(paths: Iterable[Path]) -> list[Problem]:
    """The remarks on the files; their problems instead, if they have any."""
    from duelterm.lang import source as sources

    paths = list(paths)
    if problems := check_cards(paths):
        return problems
    files = [sources.read(path) for path in paths]
    races = {race for file in files for card in file.data["cards"] for race in _many(card.get("race", ()))}
    return [remark for file in files for remark in _linted(file, races)]


def _linted(source: Source, races: set[str]) -> Iterator[Problem]:
    for number, card in enumerate(source.data["cards"]):
        kept = set(_given(card)) if source.data["game"] == "duelmonsters" else set()
        for where, message, hint in _remarks(card, races, kept):
            line, column = source.place(("cards", number, *where))
            yield Problem(source.path, line, column, shown(card["name"]), message, hint)


def _given(value: Any) -> Iterator[str]:
    """The names that steps give anywhere; a card of Duel Monsters keeps them for all its abilities."""
    if isinstance(value, list):
        for part in value:
            yield from _given(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from [part] if key == "as" else _given(part)


def _remarks(card: dict[str, Any], races: set[str], kept: set[str]) -> Iterator[Remark]:
    for number, ability in enumerate(card.get("abilities", ())):
        where: Where = ("abilities", number)
        yield from _unknown_names(ability, where, {"$"} | kept)
        if isinstance(ability, dict) and ability.get("evolution") == [{"race": card.get("race")}]:
            yield where, "a list of the card's own race", "write evolution"
        for inner, node in _mappings(ability, where):
            yield from _defaults(node, inner)
            yield from _spellings(node, inner)
            yield from _races(node, inner, races)


def _mappings(value: Any, where: Where) -> Iterator[tuple[Where, dict[str, Any]]]:
    """Every mapping in an ability, with its place."""
    if isinstance(value, dict):
        yield where, value
        for key, part in value.items():
            yield from _mappings(part, (*where, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _mappings(part, (*where, number))


def _defaults(node: dict[str, Any], where: Where) -> Iterator[Remark]:
    for key, value in node.items():
        if not isinstance(value, (dict, list)) and (message := _NEVER.get((key, value))):
            yield (*where, key), message, f"leave {key} out"
    zone = node.get("zone", "deck" if "top" in node else "battle zone")
    usual = "any" if zone == "battle zone" else "you"
    if not isinstance(zone, list) and node.get("side") == usual and "compare" not in where:
        yield (*where, "side"), f"side: {usual} is the default here", "leave side out"
    if "when" in node and node.get("of") == ("you" if node["when"] in _TURNS else "self"):
        yield (*where, "of"), f"of: {node['of']} is the default here", "leave of out"


def _spellings(node: dict[str, Any], where: Where) -> Iterator[Remark]:
    if "search" in node:
        yield from _search(node, where)
    elif node.get("up_to") == 1 and where[-1] != "search":
        yield (*where, "up_to"), "up to one", "write may with choose: 1"
    discarded = node.get("discard")
    if isinstance(discarded, dict) and "by" in discarded and discarded["by"] == discarded.get("side", "you"):
        yield (*where, "discard", "by"), "the owner of a hand chooses anyway", "leave by out"
    if node.get("shield_trigger") is False and node.get("to") != "hand":
        yield (*where, "shield_trigger"), "a shield trigger is only used from hand", "leave shield_trigger out"
    if node.get("attack") == "players" and "despite" not in node:
        yield (*where, "attack"), "attack: players with nothing beside it", "write attack players"


def _search(node: dict[str, Any], where: Where) -> Iterator[Remark]:
    sought = node["search"]
    if sought.get("up_to") == 1:
        yield (*where, "search", "up_to"), "a search takes up to 1 card anyway", "leave up_to out"
    if node.get("to") == "hand":
        yield (*where, "to"), "a search takes to hand anyway", "leave to out"
    shows = bool(sought.keys() - {"up_to", "side"}) and node.get("to", "hand") == "hand"
    if node.get("show") is shows:
        yield (*where, "show"), f"show: {str(shows).lower()} is the default here", "leave show out"


def _races(node: dict[str, Any], where: Where, races: set[str]) -> Iterator[Remark]:
    words = {word for race in races for word in race.split()}
    for key, known in (("race", races), ("race_has", words), ("except", races)):
        for race in _many(node.get(key, ())):
            if isinstance(race, str) and not race.startswith("$") and race not in known and race != "self":
                yield (*where, key), f"no card has the race {shown(race)}", nearest_of(race, known)


def nearest_of(word: str, words: set[str]) -> str:
    """The nearest of words that are written with capitals."""
    found = nearest(word, (known.lower() for known in words))
    return next((f"did you mean {known}?" for known in words if found == f"did you mean {known.lower()}?"), "")


def _unknown_names(value: Any, where: Where, known: set[str]) -> Iterator[Remark]:
    """Names that are used before a step gives them, in the order of the file; `as` comes last in its step."""
    if isinstance(value, list):
        for number, part in enumerate(value):
            yield from _unknown_names(part, (*where, number), known)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key != "as":
                yield from _unknown_names(part, (*where, key), known)
        if isinstance(name := value.get("as"), str):
            known.add(name)
    elif isinstance(value, str) and value.startswith("$") and value not in known:
        yield where, f"{shown(value)} is used before a step gives it by as", nearest(value, known)


def _many(value: Any) -> Iterable[Any]:
    return value if isinstance(value, (list, tuple)) else (value,)
