"""Cards of the language as definitions: facts, where they work, whether they stay."""

import re
from pathlib import Path

import pytest

import duelterm.duelmonsters
from duelterm.duelmonsters.zones import MONSTERS, SPELLS
from duelterm.effects.rules import OF_MONSTERS, OF_PLAYERS
from duelterm.lang.cards import DuelMonstersCard
from tests.duelmonsters.scenario import Scenario, language_pool, made_up, monster, pool, spell, trap


def test_facts_are_carried_over() -> None:
    found = pool("Blue-Eyes White Dragon")
    assert (found.kind, found.frame, found.icon) == ("monster", "normal", "")
    assert (found.level, found.race, found.attribute) == (8, "dragon", "light")
    assert (found.attack, found.defence) == (3000, 2500)
    assert found.printed is language_pool()["Blue-Eyes White Dragon"]
    assert found.active == {}


def test_a_fusion_monster_knows_its_materials() -> None:
    found = pool("Blue-Eyes Ultimate Dragon")
    assert (found.frame, found.materials) == ("fusion", ("Blue-Eyes White Dragon",) * 3)


@pytest.mark.rule("R3-6.7", "R3-6.9", "R3-6.10")
def test_which_spells_stay() -> None:
    stay = {icon: spell("X", icon=icon).lasts for icon in ("normal", "quick", "ritual", "equip", "field", "continuous")}
    assert [icon for icon, lasts in stay.items() if lasts] == ["equip", "field", "continuous"]


@pytest.mark.rule("R3-6.8", "R3-6.18")
def test_which_traps_stay() -> None:
    assert [icon for icon in ("normal", "counter", "continuous") if trap("X", icon=icon).lasts] == ["continuous"]


@pytest.mark.rule("R3-6.18")
def test_a_card_file_may_say_otherwise_for_this_rule_set() -> None:
    facts = "{name: X, kind: trap, icon: normal, rulebook3: {stays: true}, abilities: [{do: {life: 100}}]}"
    found = made_up(facts)
    assert found.lasts
    assert isinstance(found.printed, DuelMonstersCard)
    duel = Scenario(you={"spells": ["?X"]}, made=(found,))
    duel.turn_up("X")
    duel.pass_all()
    assert (duel.life[0], duel.zone("you", "spells")) == (8100, ["X"])


def test_the_overlay_replaces_abilities_as_well() -> None:
    base = "{name: X, kind: spell, icon: normal, abilities: [{do: {life: 100}}],"
    found = made_up(base + " rulebook3: {abilities: [{do: {life: 300}}]}}")
    duel = Scenario(you={"hand": ["X"]}, made=(found,))
    duel.use("X")
    duel.pass_all()
    assert duel.life[0] == 8300


def test_abilities_work_where_a_card_of_the_kind_lies() -> None:
    static = "{static: {modify: {race: dragon}, atk: 100}}"
    assert list(monster("X", static).active) == [MONSTERS]
    assert list(spell("X", static, icon="continuous").active) == [SPELLS]


def test_what_works_by_lying_there_can_be_used() -> None:
    static = "{static: {modify: {race: dragon}, atk: 100}}"
    for icon in ("field", "continuous"):
        (found,) = spell("X", static, icon=icon).played
        assert (found.speed, found.kinds) == ("played", ())
    assert spell("X", static).played == ()


def test_the_own_going_stands_apart_and_works_from_a_set_card_as_well() -> None:
    gone = monster("X", "{when: [summoned, destroyed], do: {life: 100}}")
    ((statics, listeners),) = gone.active.values()
    assert statics == ()
    assert [trigger.kinds for trigger in listeners] == [("summoned",)]
    assert [trigger.kinds for trigger in gone.departing] == [("destroyed",)]
    others = monster("Y", "{when: destroyed, of: {side: you}, do: {life: 100}}")
    assert others.departing == ()
    assert list(pool("Fake Trap").from_set) == ["would be destroyed"]
    assert pool("Fake Trap").active == {}


def test_the_rules_ask_of_cards_and_players_just_what_a_card_can_say() -> None:
    package = Path(duelterm.duelmonsters.__file__).parent
    asked = re.findall(r'"((?:cannot|can|must) [a-z -]+)"', "".join(path.read_text() for path in package.rglob("*.py")))
    assert {word.removesuffix(" unless") for word in asked} == {*OF_MONSTERS, *OF_PLAYERS}
