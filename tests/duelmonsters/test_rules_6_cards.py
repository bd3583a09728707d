"""Section 6: spells, traps, answers, face-down cards, summons by effects."""

import pytest

from duelterm.duelmonsters.summon import turn_down
from tests.duelmonsters.scenario import Scenario, monster, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
SWORD = "Sword of Dark Destruction"


@pytest.mark.rule("R3-6.7")
def test_a_spell_works_once_and_goes_to_the_graveyard() -> None:
    duel = Scenario(you={"hand": ["Dian Keto the Cure Master"]})
    duel.use("Dian Keto the Cure Master")
    assert duel.life == (9000, 8000)
    assert duel.zone("you", "graveyard") == ["Dian Keto the Cure Master"]


@pytest.mark.rule("R3-6.7")
def test_equip_and_field_spells_stay() -> None:
    duel = Scenario(you={"hand": [SWORD, "Yami"], "monsters": [SKULL]})
    duel.use(SWORD)
    duel.end()
    duel.end()
    duel.use("Yami")
    assert duel.zone("you", "spells") == [SWORD, "Yami"]
    assert duel.atk(SKULL) == 2500 + 400 + 200


@pytest.mark.rule("R3-6.8", "R3-6.18")
def test_a_trap_stays_if_its_printing_is_continuous_and_else_goes_when_it_is_done() -> None:
    stays = trap("Long", "{do: {life: 100}}", icon="continuous")
    goes = trap("Short", "{do: {life: 100}}")
    duel = Scenario(you={"spells": ["?Long", "?Short"]}, made=[stays, goes])
    duel.turn_up("Long")
    duel.pass_all()
    duel.turn_up("Short")
    assert duel.zone("you", "spells") == ["Long"]
    assert duel.zone("you", "graveyard") == ["Short"]


@pytest.mark.rule("R3-6.18")
def test_a_card_file_may_say_otherwise_for_these_rules() -> None:
    card = trap("Odd", "{do: {life: 100}}", rulebook3={"stays": True})
    duel = Scenario(you={"spells": ["?Odd"]}, made=[card])
    duel.turn_up("Odd")
    assert duel.zone("you", "spells") == ["Odd"]


@pytest.mark.rule("R3-6.9")
def test_an_equip_card_is_put_on_a_monster_that_it_fits_and_leaves_with_it() -> None:
    duel = Scenario(you={"hand": [SWORD, "Dark Hole"], "monsters": [SKULL, ELF]})
    assert duel.offers("use", SWORD)
    duel.use(SWORD)
    assert duel.atk(SKULL) == 2900
    duel.end()
    duel.end()
    duel.use("Dark Hole")
    assert duel.zone("you", "spells") == []
    assert SWORD in duel.zone("you", "graveyard")


@pytest.mark.rule("R3-6.9", "R3-6.19")
@pytest.mark.case("Y57")
def test_turned_face_down_a_monster_loses_its_equip_cards() -> None:
    duel = Scenario(you={"monsters": [SKULL], "spells": [SWORD], "hand": ["Ookazi"]})
    duel.equip("you", SWORD, SKULL)
    assert duel.atk(SKULL) == 2900
    assert turn_down(duel.state, duel.monster(SKULL), 0, None)
    duel.use("Ookazi")
    assert duel.zone("you", "graveyard") == [SWORD, "Ookazi"]
    assert duel.atk(SKULL) is None


@pytest.mark.rule("R3-6.9")
def test_without_a_monster_that_it_fits_an_equip_card_isnt_used() -> None:
    duel = Scenario(you={"hand": [SWORD], "monsters": [ELF, "?" + SKULL]})
    assert not duel.offers("use", SWORD)


@pytest.mark.rule("R3-6.10")
def test_a_field_spell_stays_and_a_new_one_from_either_side_takes_its_place() -> None:
    duel = Scenario(you={"hand": ["Sogen"]}, opp={"spells": ["Yami"], "monsters": [SKULL]})
    assert duel.atk(SKULL) == 2700
    duel.use("Sogen")
    assert duel.zone("you", "spells") == ["Sogen"]
    assert (duel.zone("opp", "spells"), duel.zone("opp", "graveyard")) == ([], ["Yami"])
    assert duel.atk(SKULL) == 2500


FUSED, PARTS = "Flame Swordsman", ["Flame Manipulator", "Masaki the Legendary Swordsman"]


@pytest.mark.rule("R3-6.11")
def test_the_fusion_spell_sends_the_materials_from_the_field_and_the_fusion_monster_comes_out() -> None:
    duel = Scenario(you={"hand": ["Polymerization"], "monsters": PARTS, "fusion deck": [FUSED]})
    duel.use("Polymerization")
    if duel.prompt == "fusion":
        duel.pick(FUSED)
    duel.upright(FUSED)
    assert duel.zone("you", "monsters") == [FUSED]
    assert sorted(duel.zone("you", "graveyard")) == sorted([*PARTS, "Polymerization"])
    duel.attack(FUSED)
    assert duel.life == (8000, 8000 - 1800)


@pytest.mark.rule("R3-6.11")
def test_materials_come_from_the_field_alone_and_face_up() -> None:
    held = Scenario(you={"hand": ["Polymerization", PARTS[0]], "monsters": PARTS[1:], "fusion deck": [FUSED]})
    assert not held.offers("use", "Polymerization")
    down = Scenario(you={"hand": ["Polymerization"], "monsters": ["?" + PARTS[0], PARTS[1]], "fusion deck": [FUSED]})
    assert not down.offers("use", "Polymerization")


@pytest.mark.rule("R3-6.11", "R3-6.17")
def test_the_fusion_monster_may_come_in_face_up_defence() -> None:
    duel = Scenario(you={"hand": ["Polymerization"], "monsters": PARTS, "fusion deck": [FUSED]})
    duel.use("Polymerization")
    if duel.prompt == "fusion":
        duel.pick(FUSED)
    duel.sideways(FUSED)
    assert duel.position(FUSED) == "defense"
    assert not duel.offers("use")


@pytest.mark.rule("R3-6.12")
def test_a_trap_may_be_turned_up_in_the_turn_in_which_it_was_set_and_in_either_turn() -> None:
    duel = Scenario(you={"hand": ["Just Desserts"]}, opp={"monsters": [ELF, ELF]})
    duel.set("Just Desserts")
    duel.turn_up("Just Desserts")
    assert duel.life == (8000, 7000)


@pytest.mark.rule("R3-6.12")
def test_a_trap_may_be_placed_face_up_only_when_its_condition_is_met() -> None:
    duel = Scenario(you={"hand": ["Just Desserts", "Trap Hole"]}, opp={"monsters": [ELF]})
    assert not duel.offers("use", "Trap Hole")
    duel.use("Just Desserts")
    assert duel.life == (8000, 7500)


@pytest.mark.rule("R3-6.12")
def test_to_a_summon_the_other_side_is_asked_first_then_the_acting_player() -> None:
    duel = Scenario(you={"hand": [SKULL], "spells": ["?Waboku"]}, opp={"spells": ["?Ookazi"]})
    duel.summon(SKULL)
    assert (duel.who, duel.prompt, duel.options()) == ("opp", "answer", ["pass"])
    duel.pass_()
    assert (duel.who, duel.prompt) == ("you", "answer")
    assert duel.offers("turn up", "Waboku")
    duel.pass_()
    assert duel.prompt == "act"


@pytest.mark.rule("R3-6.12")
def test_one_trap_answers_and_one_of_the_other_side_answers_that_and_the_later_works_first() -> None:
    jam = "Seven Tools of the Bandit"
    duel = Scenario(you={"hand": [SKULL], "spells": ["?" + jam]}, opp={"spells": ["?Trap Hole", "?" + jam]})
    duel.summon(SKULL)
    duel.turn_up("Trap Hole")
    assert (duel.who, duel.prompt) == ("you", "answer")
    duel.turn_up(jam)
    assert (duel.who, duel.prompt) == ("opp", "stand in")
    duel.pick()
    assert duel.prompt == "act"
    assert duel.zone("you", "monsters") == [SKULL]
    assert duel.life == (7000, 8000)
    assert duel.zone("opp", "spells") == [jam]


@pytest.mark.rule("R3-6.12")
@pytest.mark.parametrize(("name", "zone"), [("Yami", "hand"), ("Mask of Restrict", "spells")])
def test_a_card_that_is_answered_does_not_work_yet(name: str, zone: str) -> None:
    """The answer works first: Sangan has no more than 1000 attack yet, and may still be tributed."""
    you = {"monsters": [SKULL], zone: [name if zone == "hand" else "?" + name]}
    duel = Scenario(you=you, opp={"monsters": ["Sangan"], "spells": ["?Crush Card Virus", "?Waboku"]})
    duel.use(name) if zone == "hand" else duel.turn_up(name)
    assert (duel.who, duel.atk("Sangan")) == ("opp", 1000)
    assert duel.offers("turn up", "Crush Card Virus")
    duel.pass_()
    assert duel.atk("Sangan") == (1200 if name == "Yami" else 1000)
    duel.end()
    duel.run_until("act")
    assert duel.offers("turn up", "Crush Card Virus") is False
    assert duel.offers("turn up", "Waboku")


@pytest.mark.rule("R3-6.12")
def test_a_trap_for_attacks_answers_neither_a_summon_nor_a_spell() -> None:
    duel = Scenario(you={"hand": [SKULL, "Ookazi"]}, opp={"spells": ["?Enchanted Javelin"]})
    duel.summon(SKULL)
    assert (duel.prompt, duel.options()) == ("answer", ["pass"])
    duel.pass_()
    duel.use("Ookazi")
    assert (duel.prompt, duel.options()) == ("answer", ["pass"])
    duel.pass_()
    duel.attack(SKULL)
    assert duel.offers("turn up", "Enchanted Javelin")


@pytest.mark.rule("R3-6.16")
@pytest.mark.case("Y60")
def test_a_face_down_monster_whose_placing_comes_to_nothing_is_named_to_its_player_alone() -> None:
    bar = trap("Bar", "{'on': summoned, of: {side: opp}, do: {negate: it}}")
    duel = Scenario(you={"hand": [ELF]}, opp={"spells": ["?Bar"]}, made=[bar])
    duel.set(ELF)
    duel.turn_up("Bar")
    (event,) = [event for event in duel.state.events if event.kind == "negated"]
    assert event.definition.name == ELF
    assert event.names == 1 << duel.seat_of("you")


@pytest.mark.rule("R3-6.12")
@pytest.mark.case("Y60")
def test_nobody_is_asked_who_has_as_all_can_see_nothing_to_answer_with() -> None:
    duel = Scenario(you={"hand": [SKULL]}, opp={"hand": ["Trap Hole"], "spells": ["Yami"]})
    duel.summon(SKULL)
    assert (duel.who, duel.prompt) == ("you", "act")


@pytest.mark.rule("R3-6.13")
def test_no_effect_works_from_the_hand() -> None:
    duel = Scenario(you={"monsters": [SKULL]}, opp={"hand": ["Dragon Capture Jar", "Lord of D.", "Waboku"]})
    duel.attack(SKULL)
    assert (duel.prompt, duel.life) == ("act", (8000, 5500))


@pytest.mark.rule("R3-6.16")
def test_placing_face_down_is_a_summon_but_what_looks_at_figures_finds_nothing() -> None:
    duel = Scenario(you={"hand": [SKULL]}, opp={"spells": ["?Trap Hole"], "monsters": ["Mysterious Puppeteer"]})
    duel.set(SKULL)
    assert duel.life == (8000, 8500)
    assert (duel.prompt, duel.options()) == ("answer", ["pass"])
    up = Scenario(you={"hand": [SKULL]}, opp={"spells": ["?Trap Hole"]})
    up.summon(SKULL)
    assert up.offers("turn up", "Trap Hole")


@pytest.mark.rule("R3-6.17")
def test_an_effect_summons_in_attack_or_face_up_defence_position() -> None:
    duel = Scenario(you={"hand": ["Monster Reborn"], "graveyard": [DRAGON]})
    duel.use("Monster Reborn")
    assert (duel.prompt, duel.options()) == ("position", [f"upright {DRAGON}", f"sideways {DRAGON}"])
    duel.sideways(DRAGON)
    assert duel.position(DRAGON) == "defense"
    assert not duel.state.used.get("monster")


@pytest.mark.rule("R3-6.19")
def test_a_face_down_monster_has_no_figures_and_is_none_of_any_kind() -> None:
    dark = monster("Shade", race="fiend")
    duel = Scenario(you={"hand": ["Yami"], "monsters": ["?Shade"]}, opp={"hand": ["Fissure"]}, made=[dark])
    duel.use("Yami")
    assert (duel.atk("Shade"), duel.def_("Shade")) == (None, None)
    duel.end()
    assert not duel.offers("use", "Fissure")
