"""The linter: what a card file may say but shouldn't.

Defaults written out, spellings that another one stands for, names used before they are given, races and names that no
card has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from duelterm.lang.load import check_cards
from duelterm.lang.names import meant
from duelterm.lang.report import Problem, nearest, shown
from duelterm.lang.words import Race

if TYPE_CHECKING:
    from duelterm.lang.source import Source

Where = tuple[int | str, ...]
Remark = tuple[Where, str, str]

_SIDES = (
    ("damage", "opp"),
    ("life", "you"),
    ("draw", "you"),
    ("skip", "you"),
    ("shuffle", "you"),
    ("control", "you"),
)
"""Whose it is where nothing is said."""

_TURNS = ("turn starts", "turn untaps", "turn draw", "turn ends")
_PHASES = ("standby phase", "end phase", "damaged")
_FIELDS = {"duelmasters": "battle zone", "duelmonsters": "field"}
_NEVER = {
    ("each", 1): "each: 1 is the default",
    ("every", 1): "every: 1 is the default",
    ("is", ">=1"): "is: '>=1' is the default",
    ("zone", "battle zone"): "the battle zone is the default",
    ("zone", "field"): "the field is the default",
    ("other", False): "left out means the same",
}


@dataclass(frozen=True, slots=True)
class _Known:
    """What the cards of a game have: their races and their names."""

    game: str
    races: frozenset[str]
    names: frozenset[str]


def lint_cards(paths: Iterable[Path]) -> list[Problem]:
    """The remarks on the files; their problems instead, if they have any."""
    from duelterm.lang import source as sources

    paths = list(paths)
    if problems := check_cards(paths):
        return problems
    files = [sources.read(path) for path in paths]
    games = {game: _known(game, files) for game in {file.data["game"] for file in files}}
    return [remark for file in files for remark in _linted(file, games[file.data["game"]])]


def _known(game: str, files: Iterable[Source]) -> _Known:
    """What is known from the files; names also from the others in their folders, since cards name each other."""
    from duelterm.lang import source as sources

    cards = [card for file in files if file.data["game"] == game for card in file.data["cards"]]
    if game == "duelmasters":
        races = {race for card in cards for race in _many(card.get("race", ()))}
        return _Known(game, frozenset(races), frozenset())
    given = {file.path.resolve() for file in files}
    beside = {path for folder in {path.parent for path in given} for path in folder.glob("*.yaml")} - given
    others = [sources.read(path).data for path in sorted(beside)]
    cards += [card for data in others if isinstance(data, dict) for card in data.get("cards") or ()]
    names = {card["name"] for card in cards if isinstance(card, dict) and isinstance(card.get("name"), str)}
    return _Known(game, frozenset(get_args(Race)), frozenset(names))


def _linted(source: Source, known: _Known) -> Iterator[Problem]:
    for number, card in enumerate(source.data["cards"]):
        for where, message, hint in _remarks(card, known):
            line, column = source.place(("cards", number, *where))
            yield Problem(source.path, line, column, shown(card["name"]), message, hint)


def _remarks(card: dict[str, Any], known: _Known) -> Iterator[Remark]:
    overlay: Where = ("rulebook3", "abilities")
    listed: list[tuple[Where, Any]] = [
        (("abilities", number), ability) for number, ability in enumerate(card.get("abilities", ()))
    ]
    listed += [((*overlay, number), one) for number, one in enumerate(card.get("rulebook3", {}).get("abilities", ()))]
    kept = {"$", *_given(card)} if known.game == "duelmonsters" else {"$"}
    for place, ability in listed:
        yield from _unknown_names(ability, place, set(kept))
        if isinstance(ability, dict) and ability.get("evolution") == [{"race": card.get("race")}]:
            yield place, "a list of the card's own race", "write evolution"
    for place, part in [*listed, (("equips",), card.get("equips"))]:
        for inner, node in _mappings(part, place):
            yield from _defaults(node, inner, _FIELDS[known.game])
            yield from _spellings(node, inner)
            yield from _races(node, inner, known.races)
            if known.game == "duelmonsters":
                yield from _of_monsters(node, inner)
                yield from _names(node, inner, known.names)
    if known.game == "duelmonsters":
        yield from _names({"materials": card.get("materials", ())}, (), known.names)


def _given(value: Any) -> Iterator[str]:
    """Names that the card gives anywhere: Duel Monsters cards keep them from one ability to the other."""
    for _, node in _mappings(value, ()):
        if isinstance(name := node.get("as"), str):
            yield name


def _mappings(value: Any, where: Where) -> Iterator[tuple[Where, dict[str, Any]]]:
    """Every mapping in an ability, with its place."""
    if isinstance(value, dict):
        yield where, value
        for key, part in value.items():
            yield from _mappings(part, (*where, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _mappings(part, (*where, number))


def _defaults(node: dict[str, Any], where: Where, field: str) -> Iterator[Remark]:
    for key, value in node.items():
        if not isinstance(value, (dict, list)) and (message := _NEVER.get((key, value))):
            yield (*where, key), message, f"leave {key} out"
    zone = node.get("zone", "deck" if "top" in node else field)
    usual = "any" if zone == field else "you"
    everything = "compare" in where or node == {"side": "any"}
    if not isinstance(zone, list) and node.get("side") == usual and not everything:
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


def _of_monsters(node: dict[str, Any], where: Where) -> Iterator[Remark]:
    if (
        node.get("kind") == "monster"
        and not ({"zone", "among", "top"} & node.keys())
        and where[-1] not in ("of", "search", "discard")
    ):
        yield (*where, "kind"), "on the field monsters are meant anyway", "leave kind out"
    for verb, usual in _SIDES:
        if verb in node and node.get("side") == usual:
            yield (*where, "side"), f"side: {usual} is the default here", "leave side out"
    if node.get("when") in _PHASES and "of" not in node:
        yield (*where, "when"), f"{node['when']} of whom?", "write of: you, opp or any"


MISSPELLED = 0.75
"""How close a name has to be to another to be taken for it."""


def _names(node: dict[str, Any], where: Where, names: frozenset[str]) -> Iterator[Remark]:
    """Names that no card has; a filter may name a card of no file, but not one that is nearly there."""
    for key in ("name", "one_each", "ritual", "materials"):
        for name in _many(node.get(key, ())):
            if not isinstance(name, str) or name == "self" or name in names:
                continue
            hint = meant(name, names, MISSPELLED)
            if hint or key != "name":
                yield (*where, key), f"no card has the name {shown(name)}", hint


def _races(node: dict[str, Any], where: Where, races: frozenset[str]) -> Iterator[Remark]:
    words = {word for race in races for word in race.split()}
    for key, known in (("race", races), ("race_has", words), ("except", races)):
        for race in _many(node.get(key, ())):
            if isinstance(race, str) and not race.startswith("$") and race not in known and race != "self":
                yield (*where, key), f"no card has the race {shown(race)}", meant(race, known)


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
