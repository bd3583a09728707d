"""Every word of the language means something in each game that has it, or is refused: none is silently passed over."""

from typing import Any, get_args

import pytest

from duelterm.duelmonsters.cards import compile_card
from duelterm.duelmonsters.rulebook3.game import Rulebook3
from duelterm.effects.activations import compile_activation
from duelterm.effects.events import EVENTS, FIELDS
from duelterm.effects.game import NotInThisGame, Scope
from duelterm.effects.printed import PRINTED
from duelterm.effects.steps import BUILDERS
from duelterm.lang import abilities as ab
from duelterm.lang import unions
from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.games import other_game, strangers
from duelterm.lang.node import Node
from duelterm.lang.words import Event
from duelterm.library.pool import load_pool

GAMES = {"creatures": "duelmasters", "monsters": "duelmonsters"}


def members(union: Any) -> list[type[Node]]:
    """The nodes of a union."""
    found = [get_args(part)[0] for part in get_args(get_args(union.__value__)[0])]
    return [part for part in found if isinstance(part, type) and issubclass(part, Node)]


def is_known(word: str, game: str) -> bool:
    """Whether the language lets cards of this game say the word."""
    return not list(strangers((word,), game))


@pytest.mark.parametrize("node", members(unions.Action), ids=lambda node: node.__name__)
def test_every_action_has_a_builder(node: type[Node]) -> None:
    assert node in BUILDERS


@pytest.mark.parametrize(("pieces", "game"), GAMES.items())
def test_every_event_that_a_game_s_cards_may_name_is_one_that_its_triggers_know(pieces: str, game: str) -> None:
    known = {word for word in get_args(Event) if not list(strangers((word,), game, key="when"))}
    unknown = known - set(EVENTS[pieces])
    assert unknown <= {"attack ends"}  # refused when a card is compiled


def test_every_ability_of_duel_monsters_has_a_builder_of_its_own() -> None:
    theirs = [node for node in members(unions.Ability) if not other_game(node.verb(), "duelmonsters")]
    assert {node for node in theirs if node not in PRINTED["monsters"]} == set()


def test_every_field_of_a_trigger_is_looked_at() -> None:
    handled = {"when", "of", "by", "if_", "optional", "once", "times", "cost", "target", "do", "lasts"} | set(FIELDS)
    assert set(ab.When.model_fields) <= handled


def test_every_field_of_what_is_played_is_looked_at() -> None:
    handled = {"on", "of", "how", "if_", "while_", "cost", "target", "do"}
    assert set(ab.Do.model_fields) == handled
    own = {"activate", "in_", "user", "on", "of", "how", "if_", "once", "cost", "target", "do"}
    assert set(ab.Activate.model_fields) == own
    assert set(ab.AsSoonAs.model_fields) == {"as_soon_as", "in_", "do"}
    assert set(ab.Way.model_fields) == {"way", "if_", "cost"}


def monster_with(*parts: dict[str, Any]) -> DuelMonstersCard:
    facts: dict[str, Any] = {"game": "duelmonsters", "set": "TEST", "name": "Odd", "kind": "trap", "icon": "normal"}
    return DuelMonstersCard.model_validate(facts | {"abilities": list(parts)})


REFUSED: list[dict[str, Any]] = [
    {"do": {"tap": {"all": True}}},
    {"on": "turn ends", "do": {"life": 100}},
    {"when": "attack ends", "do": {"life": 100}},
    {"when": "attacks", "how": "normal", "do": {"life": 100}},
    {"when": "attacks", "to": "defense", "do": {"life": 100}},
    {"instead_of": "would leave", "do": {"life": 100}},
    {"activate": "tap", "do": {"life": 100}},
    {"target": {"all": True}, "do": {"destroy": "target"}},
    {"target": {"choose": 1, "kind": "monster", "blind": True}, "do": {"destroy": "target"}},
    {"do": {"negate": "self"}},
    {"of": {"side": "opp"}, "do": {"life": 100}},
    {"static": {"modify": {"side": "you"}, "atk": 100}, "lasts": "your next turn"},
    {"when": "attacks", "do": {"life": 100}, "lasts": "your next turn"},
    {"do": {"instead_of": "would be destroyed", "in": "set", "do": {"life": 100}}},
    {"do": {"move": {"choose": 1}, "to": "hand", "part": "top"}},
    {"do": {"destroy": {"one_each": ["Dark Magician"]}}},
    {"do": {"toss": 3, "then": {"life": 100}}},
    {"do": {"toss": "called", "heads": 2, "then": {"life": 100}}},
    {"do": {"control": {"choose": 1}, "lasts": "this battle"}},
    {"do": {"summon": {"choose": 1, "zone": "hand"}, "counts": True}},
    {"do": {"when": "drawn", "do": {"life": 100}, "lasts": "while in play"}},
    {"activate": "ignition", "on": "summoned", "do": {"life": 100}},
    {"activate": "quick", "of": {"side": "opp"}, "do": {"life": 100}},
    {"do": {"fuse": {"choose": 1, "zone": "hand"}}},
    {"do": {"summon": {"choose": 1, "zone": "hand"}, "times": 2}},
    {"do": {"summon": {"choose": 1, "zone": "hand"}, "how": "set"}},
]


@pytest.mark.parametrize("ability", REFUSED, ids=str)
def test_what_this_game_cannot_do_is_refused_when_the_card_is_compiled(ability: dict[str, Any]) -> None:
    with pytest.raises(NotInThisGame, match="Odd"):
        compile_card(Rulebook3(), monster_with(ability))


def test_an_activation_is_for_duel_monsters_alone() -> None:
    node = ab.Do.model_validate({"do": {"draw": 1}})
    from duelterm.duelmasters.game import DuelMasters

    with pytest.raises(NotInThisGame, match="Spell"):
        compile_activation(Scope(DuelMasters(()), "Spell", ()), node, "played")


def test_every_card_compiles_and_every_spell_and_trap_can_be_used_somehow() -> None:
    game, pool = Rulebook3(), load_pool("duelmonsters")
    definitions = [compile_card(game, card) for card in pool.values()]
    assert len(definitions) > 500
    assert [found.name for found in definitions if found.kind != "monster" and not found.played] == ["Fake Trap"]
    assert [found.name for found in definitions if found.from_set] == ["Fake Trap"]
