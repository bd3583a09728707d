"""Section 2: any number of spells and traps, their zones, and the field spell's own place (STD-2.5)."""

import pytest

from tests.standard.playing import next_turn, play
from tests.standard.scenario import Lay, monster, spell, trap

ELF = "Mystical Elf"
SPARK = spell("Spark", "{do: {damage: 100}}")
SNARE = trap("Snare", "{'on': attacks, do: {damage: 500}}")
LAND = spell("Land", "{static: {modify: {kind: monster}, atk: 300}}", icon="field")
SEA = spell("Sea", "{static: {modify: {kind: monster}, atk: 40}}", icon="field")
RUIN = spell("Ruin", "{when: destroyed, do: {life: 1000}}", icon="field")
STONE = spell("Stone", "{static: {modify: {kind: monster}, def: 100}}", icon="continuous")
MADE = (SPARK, SNARE, LAND, SEA, RUIN, STONE, monster("Weak", atk=1000))


@pytest.mark.rule("STD-2.5")
def test_any_number_of_spells_is_played_and_of_spells_and_traps_set(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark"] * 4 + ["Snare"] * 3}, made=MADE)
    play(duel, "Spark")
    play(duel, "Spark")
    for name in ("Snare", "Snare", "Snare", "Spark"):
        duel.set(name)
        duel.pass_all()
    play(duel, "Spark")
    assert duel.life == (8000, 7700)
    assert duel.zone("you", "spells") == ["Snare", "Snare", "Snare", "Spark"]


@pytest.mark.rule("STD-2.5")
def test_a_spell_played_from_the_hand_needs_one_of_five_zones(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark", "Snare", "Land"], "spells": ["?Snare"] * 4}, made=MADE)
    assert duel.offers("use", "Spark")
    duel = lay(you={"hand": ["Spark", "Snare", "Land"], "spells": ["?Snare"] * 4 + ["Stone"]}, made=MADE)
    assert not duel.offers("use", "Spark")
    assert not duel.offers("set", "Spark")
    assert not duel.offers("set", "Snare")
    assert duel.offers("use", "Land")
    assert duel.offers("set", "Land")


@pytest.mark.rule("STD-2.5")
def test_a_field_spell_lies_on_its_own_place_and_works_from_there(lay: Lay) -> None:
    duel = lay(you={"hand": ["Land"], "monsters": ["Weak"], "spells": ["?Snare"] * 5}, made=MADE)
    play(duel, "Land")
    assert duel.zone("you", "field spell") == ["Land"]
    assert len(duel.zone("you", "spells")) == 5
    assert duel.atk("Weak") == 1300


@pytest.mark.rule("STD-2.5")
@pytest.mark.parametrize("verb", ["use", "set"])
def test_putting_one_there_destroys_what_lies_on_ones_own_place_at_once(lay: Lay, verb: str) -> None:
    duel = lay(you={"hand": ["Sea"], "field spell": ["Ruin"], "monsters": ["Weak"]}, made=MADE)
    duel.act(verb, "Sea")
    assert duel.zone("you", "graveyard") == ["Ruin"]
    duel.pass_all()
    assert duel.zone("you", "field spell") == ["Sea"]
    assert "destroyed" in duel.happened()
    assert duel.life == (9000, 8000)
    assert duel.atk("Weak") == (1040 if verb == "use" else 1000)


@pytest.mark.rule("STD-2.5")
def test_a_set_field_spell_is_replaced_as_well(lay: Lay) -> None:
    duel = lay(you={"hand": ["Sea"], "field spell": ["?Land"]}, made=MADE)
    duel.set("Sea")
    duel.pass_all()
    assert (duel.zone("you", "graveyard"), duel.zone("you", "field spell")) == (["Land"], ["Sea"])


@pytest.mark.rule("STD-2.5")
def test_the_opponents_active_one_is_destroyed_when_the_new_one_resolves(lay: Lay) -> None:
    answer = trap("Answer", "{do: {damage: 100}}")
    duel = lay(
        you={"hand": ["Sea"], "monsters": ["Weak"]},
        opp={"field spell": ["Ruin"], "spells": ["?Answer"]},
        made=[*MADE, answer],
    )
    duel.use("Sea")
    assert duel.prompt == "chain"
    assert duel.zone("opp", "field spell") == ["Ruin"]
    assert duel.atk("Weak") == 1000
    duel.pass_all()
    assert (duel.zone("opp", "field spell"), duel.zone("opp", "graveyard")) == ([], ["Ruin"])
    assert duel.life == (8000, 9000)
    assert duel.atk("Weak") == 1040


@pytest.mark.rule("STD-2.5")
def test_not_by_a_mere_set_and_not_one_that_is_only_set(lay: Lay) -> None:
    duel = lay(you={"hand": ["Sea"]}, opp={"field spell": ["Land"]}, made=MADE)
    duel.set("Sea")
    duel.pass_all()
    assert duel.zone("opp", "field spell") == ["Land"]
    duel.turn_up("Sea")
    duel.pass_all()
    assert duel.zone("opp", "field spell") == []
    duel = lay(you={"hand": ["Sea"]}, opp={"field spell": ["?Land"]}, made=MADE)
    play(duel, "Sea")
    assert duel.zone("opp", "field spell") == ["Land"]


@pytest.mark.rule("STD-2.5")
def test_a_field_spell_that_is_destroyed_before_it_resolves_replaces_nothing(lay: Lay) -> None:
    storm = spell("Storm", "{target: {choose: 1, icon: field, zone: field}, do: {destroy: target}}", icon="quick")
    duel = lay(
        you={"hand": ["Sea"], "monsters": ["Weak"]},
        opp={"field spell": ["Land"], "spells": ["?Storm"]},
        made=[*MADE, storm],
    )
    duel.use("Sea")
    duel.turn_up("Storm")
    duel.pick("Sea")
    duel.pass_all()
    assert duel.zone("opp", "field spell") == ["Land"]
    assert duel.atk("Weak") == 1300


@pytest.mark.rule("STD-2.5")
def test_set_cards_stay_from_turn_to_turn(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark", "Land"]}, made=MADE)
    duel.set("Spark")
    duel.pass_all()
    duel.set("Land")
    duel.pass_all()
    next_turn(duel)
    next_turn(duel)
    assert (duel.zone("you", "spells"), duel.zone("you", "field spell")) == (["Spark"], ["Land"])
    assert duel.offers("turn up", "Spark")
    assert duel.offers("turn up", "Land")
