"""`can`, `cannot` and `must` of Duel Monsters: of cards, of players, at a price; and what lasts only for a turn."""

from typing import Any

import pytest

from duelterm.core.frame import Frame
from duelterm.duelmonsters.traits import player_rule, rule_frames, rules
from duelterm.effects.game import NotInThisGame
from duelterm.effects.rules import Tax
from tests.duelmonsters.scenario import GAME, Scenario, monster, spell, trap
from tests.effects.parts import find

WYRM = monster("Wyrm", race="dragon", atk=2000)
IMP = monster("Imp", race="fiend", atk=1300)
LORD = monster("Lord", "{static: {modify: {race: dragon}, cannot: be targeted}}")
JAR = trap("Jar", "{static: {modify: {race: dragon, face: up}, cannot: change position}}", icon="continuous")
LURE = spell("Lure", "{static: {modify: {side: opp}, cannot: {attack: {not: equipped}}}}", icon="equip")
TOLL = monster("Toll", "{cannot: attack, unless: {pay: 500}}")
SHY = monster("Shy", "{cannot: attack, while: {count: {side: opp, race: dragon}}}")
SLY = monster("Sly", "{can: attack directly, while: {count: {side: you, name: Jar, face: up}}}")
PICKY = monster("Picky", "{cannot: {attack: {not: {has: toon}}}, while: {count: {side: opp, has: toon, face: up}}}")
TOON = monster("Toon", "toon")
TRUCE = spell("Truce", "{do: {modify: you, cannot: [take battle damage, conduct battle phase]}}")
GUARD = trap("Guard", "{do: {static: {modify: {side: you}, cannot: be destroyed by battle}}}")
TRADE = spell(
    "Trade",
    "{target: {choose: 1, side: opp},"
    " do: {modify: target, can: {be tributed: {by: you}}, must: {be tributed: {by: you}}}}",
)
MADE = (WYRM, IMP, LORD, JAR, LURE, TOLL, SHY, SLY, PICKY, TOON, TRUCE, GUARD, TRADE)


def table(you: dict[str, list[str]], opp: dict[str, list[str]] | None = None, **more: Any) -> Scenario:
    return Scenario(you=you, opp=opp or {"monsters": ["Imp", "Wyrm"]}, made=MADE, **more)


def binds(duel: Scenario, word: str, name: str, other: Any = None) -> bool:
    """Whether some card's rule of this word is about the monster."""
    return rules(duel.state, word, duel.monster(name), other) is not None


def test_a_ban_is_on_the_class_whoever_has_it() -> None:
    duel = table({"monsters": ["Lord", "Wyrm"]})
    assert all(
        rules(duel.state, "cannot be targeted", card, 0) for card in duel.state.monsters() if card.definition is WYRM
    )
    assert not binds(duel, "cannot be targeted", "Imp", 0)
    assert not binds(duel, "cannot be targeted", "Lord", 0)


def test_a_class_of_monsters_is_on_the_field() -> None:
    duel = table({"monsters": ["Lord"], "graveyard": ["Wyrm"]})
    assert rules(duel.state, "cannot be targeted", duel.card("you", "graveyard", "Wyrm"), 0) is None


@pytest.mark.rule("R3-6.19")
def test_a_face_down_monster_is_of_no_class() -> None:
    duel = table({"monsters": ["?Wyrm"], "spells": ["Jar"]}, {"monsters": ["Wyrm"]})
    mine, other = duel.cards("you", "monsters")[0], duel.cards("opp", "monsters")[0]
    assert rules(duel.state, "cannot change position", mine) is None
    assert rules(duel.state, "cannot change position", other) is JAR


def test_attacks_at_others_than_the_bearer_are_forbidden_direct_ones_too() -> None:
    duel = table({"monsters": ["Imp", "Wyrm"], "spells": ["Lure"]}, {"monsters": ["Toon"]})
    duel.equip("you", "Lure", "Imp")
    imp, wyrm = duel.cards("you", "monsters")
    assert not binds(duel, "cannot attack", "Toon", imp)
    assert binds(duel, "cannot attack", "Toon", wyrm)
    assert binds(duel, "cannot attack", "Toon", 0)
    assert not binds(duel, "cannot attack", "Toon")
    assert not binds(duel, "cannot attack", "Imp", duel.monster("Toon"))


def test_a_permission_with_a_condition_is_on_only_then() -> None:
    duel = table({"monsters": ["Shy", "Sly", "Picky"]}, {"monsters": ["Toon", "Imp"]})
    toon, imp = duel.cards("opp", "monsters")
    assert not binds(duel, "cannot attack", "Shy")
    assert not binds(duel, "can attack directly", "Sly")
    assert binds(duel, "cannot attack", "Picky", imp)
    assert not binds(duel, "cannot attack", "Picky", toon)
    assert binds(duel, "cannot attack", "Picky", 1)
    duel = table({"monsters": ["Shy", "Sly", "Picky"], "spells": ["Jar"]})
    assert binds(duel, "cannot attack", "Shy")
    assert binds(duel, "can attack directly", "Sly")
    assert not binds(duel, "cannot attack", "Picky", duel.monster("Imp"))


def tax_of(duel: Scenario, name: str) -> tuple[Tax, Frame]:
    """The price of an attack of this monster."""
    ((rule, frame),) = rule_frames(duel.state, "cannot attack unless", duel.monster(name))
    assert isinstance(rule, Tax)
    return rule, frame


@pytest.mark.case("Y42")
def test_asking_for_the_price_pays_nothing_and_acting_pays_it_once() -> None:
    duel = table({"monsters": ["Toll"]})
    rule, frame = tax_of(duel, "Toll")
    assert rule.payable(duel.state, frame)
    duel.act("battle")
    assert duel.offers("attack", "Toll", "Imp")
    assert duel.life == (8000, 8000)
    duel.attack("Toll", "Imp")
    duel.pass_all()
    assert duel.life[0] == 7500


def test_who_cannot_pay_the_price_cannot_act() -> None:
    duel = table({"monsters": ["Toll"]}, life=(400, 8000))
    rule, frame = tax_of(duel, "Toll")
    assert not rule.payable(duel.state, frame)
    duel.act("battle")
    assert not duel.offers("attack", "Toll")


def test_a_ban_on_a_player_ends_with_the_turn() -> None:
    duel = table({"hand": ["Truce"]})
    duel.use("Truce")
    duel.pass_all()
    for word in ("cannot take battle damage", "cannot conduct battle phase"):
        assert player_rule(duel.state, word, 0) is TRUCE
        assert player_rule(duel.state, word, 1) is None
    assert not duel.offers("battle")
    duel.end()
    assert player_rule(duel.state, "cannot take battle damage", 0) is None


def test_a_standing_rule_of_the_turn_is_for_later_monsters_too() -> None:
    duel = table({"monsters": ["Imp"], "spells": ["?Guard"], "hand": ["Wyrm"]})
    duel.turn_up("Guard")
    duel.pass_all()
    assert duel.zone("you", "graveyard") == ["Guard"]
    duel.summon("Wyrm")
    duel.pass_all()
    mine = duel.cards("you", "monsters")
    assert [rules(duel.state, "cannot be destroyed by battle", card) for card in mine] == [GUARD, GUARD]
    duel.end()
    assert rules(duel.state, "cannot be destroyed by battle", mine[0]) is None


def test_a_monster_of_the_opponent_that_you_may_and_must_tribute() -> None:
    duel = table({"hand": ["Trade"], "monsters": ["Lord"]}, {"monsters": ["Imp", "Toll"]})
    duel.use("Trade")
    duel.pick("Imp")
    duel.pass_all()
    imp, toll, state = duel.monster("Imp"), duel.monster("Toll"), duel.state
    assert GAME.may_be_tributed(state, imp, 0, False)
    assert not GAME.may_be_tributed(state, toll, 0, False)
    assert GAME.must_be_tributed(state, imp, 0)
    assert not GAME.must_be_tributed(state, imp, 1)


def test_toon_is_a_word_on_the_card_and_the_abilities_it_stands_for() -> None:
    duel = table({"monsters": ["Toon", "Imp"]})
    assert find(duel, "{has: toon}") == ["Toon"]
    assert find(Scenario(you={"monsters": ["?Toon"]}, made=MADE), "{has: toon}") == []
    assert binds(duel, "can attack directly", "Toon")
    assert not binds(duel, "can attack directly", "Imp")
    against_toon = table({"monsters": ["Toon"]}, {"monsters": ["Toon"]})
    assert not binds(against_toon, "can attack directly", "Toon")


@pytest.mark.parametrize(
    "ability",
    [
        "{cannot: {be chosen: {by: opp}}}",
        "{cannot: {be blocked: {by: {}}}}",
        "{can: {attack untapped: {}}}",
        "{cannot: {attack: players}}",
        "{can: {attack: {}, despite: all}}",
        "blocker",
        "{cannot: summon}",
        "{must: attack}",
        "{static: {modify: you, cannot: attack}}",
        "{static: {modify: you, cannot: {attack: {}}}}",
        "{static: {modify: opp, can: summon}}",
    ],
)
def test_an_act_of_creatures_is_an_error(ability: str) -> None:
    with pytest.raises(NotInThisGame, match="Bad: "):
        monster("Bad", ability)
