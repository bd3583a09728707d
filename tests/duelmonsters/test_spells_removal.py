"""Normal spells that take cards off the field, turn them or weaken a player, in both seats."""

import pytest

from tests.duelmonsters.scenario import Lay, monster, spell, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500
ESCAPE = trap("Escape", "{do: {move: {all: true, side: you}, to: hand}}")
SWITCH = trap("Switch", "{target: {choose: 1}, do: {change: target, to: defense}}")
MADE = (ESCAPE, SWITCH)


def test_dark_hole_destroys_every_monster_face_down_ones_too(lay: Lay) -> None:
    duel = lay(you={"hand": ["Dark Hole"], "monsters": [ELF, "?" + SKULL]}, opp={"monsters": ["?" + DRAGON]})
    duel.use("Dark Hole")
    assert duel.zone("you", "monsters") == duel.zone("opp", "monsters") == []
    assert sorted(duel.zone("you", "graveyard")) == ["Dark Hole", ELF, SKULL]
    assert duel.zone("opp", "graveyard") == [DRAGON]


def test_dark_hole_is_set_and_turned_up_and_needs_a_monster(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Dark Hole"], "hand": [ELF]})
    assert not duel.offers("turn up", "Dark Hole")
    duel.summon(ELF)
    duel.pass_()
    duel.turn_up("Dark Hole")
    assert sorted(duel.zone("you", "graveyard")) == ["Dark Hole", ELF]


@pytest.mark.case("Y45")
def test_dark_hole_takes_what_is_left_when_it_works(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Dark Hole"], "monsters": [ELF]}, opp={"monsters": [SKULL], "spells": ["?Escape"]}, made=MADE
    )
    duel.use("Dark Hole")
    duel.turn_up("Escape")
    assert duel.zone("opp", "hand") == [SKULL]
    assert sorted(duel.zone("you", "graveyard")) == ["Dark Hole", ELF]


def test_fissure_takes_the_weakest_face_up_monster_opposite(lay: Lay) -> None:
    duel = lay(you={"hand": ["Fissure"], "monsters": [ELF]}, opp={"monsters": [SKULL, "=" + DRAGON, "?" + ELF]})
    duel.use("Fissure")
    assert duel.zone("opp", "graveyard") == [SKULL]
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF], [DRAGON, ELF])


def test_fissure_looks_at_the_attack_of_now_and_its_player_breaks_a_tie(lay: Lay) -> None:
    duel = lay(you={"hand": ["Fissure"]}, opp={"monsters": [SKULL, DRAGON, SKULL], "spells": ["Yami"]})
    assert duel.atk(SKULL) == 2700
    duel.use("Fissure")
    assert (duel.who, duel.options()) == ("you", [SKULL, SKULL])
    duel.pick(SKULL)
    assert duel.zone("opp", "monsters") in ([DRAGON, SKULL], [SKULL, DRAGON])


def test_fissure_is_not_used_on_face_down_monsters_alone(lay: Lay) -> None:
    assert not lay(you={"hand": ["Fissure"]}, opp={"monsters": ["?" + ELF]}).offers("use", "Fissure")
    assert not lay(you={"hand": ["Fissure"], "monsters": [ELF]}).offers("use", "Fissure")


@pytest.mark.parametrize("lies", ["Swords", "?Swords"])
def test_de_spell_destroys_a_spell_open_or_set(lay: Lay, lies: str) -> None:
    card = spell("Swords", icon="continuous")
    duel = lay(you={"hand": ["De-Spell"]}, opp={"spells": [lies]}, made=[card])
    duel.use("De-Spell")
    duel.pass_all()
    assert duel.zone("opp", "graveyard") == ["Swords"]


def test_de_spell_shows_a_set_trap_and_leaves_it_face_down(lay: Lay) -> None:
    duel = lay(you={"hand": ["De-Spell"], "spells": ["?Waboku"]})
    duel.use("De-Spell")
    duel.pass_all()
    assert duel.happened("revealed") == ["revealed"]
    assert duel.zone("you", "spells") == ["Waboku"]
    assert not duel.card("you", "spells", "Waboku").face_up
    assert duel.offers("turn up", "Waboku")


def test_de_spell_finds_no_open_trap_and_not_itself(lay: Lay) -> None:
    duel = lay(you={"hand": ["De-Spell"], "spells": ["?De-Spell"]}, opp={"spells": ["Ultimate Offering"]})
    duel.use("De-Spell")
    duel.pass_all()
    assert duel.zone("you", "graveyard") == ["De-Spell", "De-Spell"]
    alone = lay(you={"hand": ["De-Spell"]}, opp={"spells": ["Ultimate Offering"]})
    assert not alone.offers("use", "De-Spell")


def test_remove_trap_destroys_an_open_trap_alone(lay: Lay) -> None:
    duel = lay(you={"hand": ["Remove Trap"]}, opp={"spells": ["?Waboku", "Yami", "Dragon Capture Jar"]})
    duel.use("Remove Trap")
    duel.pass_()
    assert (duel.who, duel.prompt) == ("opp", "stand in")
    duel.pick()
    assert duel.zone("opp", "graveyard") == ["Dragon Capture Jar"]
    closed = lay(you={"hand": ["Remove Trap"]}, opp={"spells": ["?Dragon Capture Jar", "Yami"]})
    assert not closed.offers("use", "Remove Trap")


def test_remove_trap_may_take_ones_own(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Remove Trap", "Dragon Capture Jar"]})
    duel.turn_up("Remove Trap")
    assert duel.zone("you", "graveyard") == ["Dragon Capture Jar", "Remove Trap"]


def test_eternal_rest_takes_whoever_bears_an_equip_card_on_either_side(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Eternal Rest"], "monsters": [SKULL, ELF], "spells": ["Black Pendant"]},
        opp={"monsters": [DRAGON, SKULL], "spells": ["Malevolent Nuzzler"]},
    )
    duel.equip("you", "Black Pendant", SKULL)
    duel.equip("opp", "Malevolent Nuzzler", DRAGON)
    duel.use("Eternal Rest")
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF], [SKULL])
    assert not lay(you={"hand": ["Eternal Rest"], "monsters": [ELF]}).offers("use", "Eternal Rest")


def test_giant_trunade_sends_spells_and_traps_home_but_not_itself(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Giant Trunade"], "spells": ["?Waboku", "Yami"], "monsters": [SKULL]},
        opp={"spells": ["Black Pendant", "?Ookazi"]},
    )
    duel.equip("opp", "Black Pendant", SKULL)
    duel.use("Giant Trunade")
    duel.pass_all()
    assert sorted(duel.zone("you", "hand")) == ["Waboku", "Yami"]
    assert sorted(duel.zone("opp", "hand")) == ["Black Pendant", "Ookazi"]
    assert duel.zone("you", "graveyard") == ["Giant Trunade"]
    assert (duel.atk(SKULL), duel.life) == (2500, (8000, 8000))


def test_giant_trunade_is_turned_up_for_another_card_only(lay: Lay) -> None:
    assert not lay(you={"spells": ["?Giant Trunade"]}).offers("turn up", "Giant Trunade")
    duel = lay(you={"spells": ["?Giant Trunade", "?Giant Trunade"]})
    duel.turn_up("Giant Trunade")
    duel.pass_()
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == (["Giant Trunade"], ["Giant Trunade"])


def test_mystical_space_typhoon_destroys_any_spell_or_trap(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mystical Space Typhoon"], "spells": ["Yami"]}, opp={"spells": ["?Fake Trap"]})
    duel.use("Mystical Space Typhoon")
    assert duel.options() == ["Yami", "Fake Trap"]
    duel.pick("Fake Trap")
    duel.pass_all()
    assert duel.zone("opp", "graveyard") == ["Fake Trap"]


@pytest.mark.rule("R3-7.5")
def test_mystical_space_typhoon_is_a_spell_of_ones_own_main_phase(lay: Lay) -> None:
    duel = lay(you={"hand": [ELF], "monsters": [SKULL]}, opp={"spells": ["?Mystical Space Typhoon"], "monsters": [ELF]})
    duel.summon(ELF)
    assert (duel.who, duel.options()) == ("opp", ["pass"])
    duel.pass_()
    duel.attack(SKULL, ELF)
    assert (duel.who, duel.options()) == ("opp", ["pass"])


@pytest.mark.case("Y45", "Y57")
def test_an_equip_card_that_a_typhoon_hits_falls_off(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mystical Space Typhoon"]}, opp={"monsters": [SKULL], "spells": ["Malevolent Nuzzler"]})
    duel.equip("opp", "Malevolent Nuzzler", SKULL)
    duel.use("Mystical Space Typhoon")
    assert (duel.who, duel.prompt) == ("opp", "may")
    duel.no()
    assert (duel.atk(SKULL), duel.zone("opp", "graveyard")) == (2500, ["Malevolent Nuzzler"])


def test_block_attack_lays_an_attacking_monster_sideways_face_up(lay: Lay) -> None:
    duel = lay(you={"hand": ["Block Attack"]}, opp={"monsters": [SKULL, "=" + ELF, "?" + DRAGON]})
    duel.use("Block Attack")
    assert duel.position(SKULL) == "defense"
    guarded = lay(you={"hand": ["Block Attack"], "monsters": [SKULL]}, opp={"monsters": ["=" + ELF]})
    assert not guarded.offers("use", "Block Attack")


@pytest.mark.case("Y45")
def test_block_attack_misses_a_monster_that_lies_sideways_by_then(lay: Lay) -> None:
    duel = lay(you={"hand": ["Block Attack"]}, opp={"monsters": [SKULL, DRAGON], "spells": ["?Switch"]}, made=MADE)
    duel.use("Block Attack")
    duel.pick(SKULL)
    duel.turn_up("Switch")
    duel.pick(SKULL)
    assert (duel.position(SKULL), duel.position(DRAGON)) == ("defense", "attack")
    assert duel.happened("changed") == ["changed"]


@pytest.mark.rule("R3-6.15")
def test_stop_defense_raises_a_monster_and_a_face_down_one_has_its_effect(lay: Lay) -> None:
    duel = lay(you={"hand": ["Stop Defense"], "monsters": [SKULL]}, opp={"monsters": ["?Man-Eater Bug", DRAGON]})
    duel.use("Stop Defense")
    assert duel.position("Man-Eater Bug") == "attack"
    assert (duel.who, duel.prompt) == ("opp", "target")
    duel.pick(SKULL)
    assert sorted(duel.zone("you", "graveyard")) == ["Stop Defense", SKULL]


def test_stop_defense_needs_a_monster_that_lies_sideways_opposite(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Stop Defense"], "monsters": ["=" + ELF]}, opp={"monsters": [SKULL]})
    assert not duel.offers("turn up", "Stop Defense")


def test_ookazi_and_dian_keto_change_life_points(lay: Lay) -> None:
    duel = lay(you={"hand": ["Ookazi"], "spells": ["?Dian Keto the Cure Master"]}, life=(1000, 800))
    duel.turn_up("Dian Keto the Cure Master")
    assert duel.life == (2000, 800)
    duel.use("Ookazi")
    assert (duel.winner, duel.rule, duel.life) == ("you", "R3-4.1", (2000, 0))


def test_ookazi_that_is_set_works_when_turned_up(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Ookazi"]}, opp={"spells": ["?Ookazi"]})
    duel.turn_up("Ookazi")
    assert (duel.who, duel.options()) == ("opp", ["pass"])
    duel.pass_()
    assert (duel.life, duel.zone("you", "graveyard")) == ((8000, 7200), ["Ookazi"])


def test_rush_recklessly_and_the_reliable_guardian_last_for_the_turn(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Rush Recklessly"], "spells": ["?The Reliable Guardian"], "monsters": [ELF]},
        opp={"monsters": ["?" + SKULL]},
    )
    duel.use("Rush Recklessly")
    duel.pass_()
    duel.turn_up("The Reliable Guardian")
    assert (duel.atk(ELF), duel.def_(ELF)) == (1500, 2700)
    duel.end()
    assert (duel.atk(ELF), duel.def_(ELF)) == (800, 2000)


@pytest.mark.parametrize("name", ["Rush Recklessly", "The Reliable Guardian"])
def test_a_quick_spell_needs_a_face_up_monster_of_either_side_and_ones_own_main_phase(lay: Lay, name: str) -> None:
    assert not lay(you={"hand": [name], "monsters": ["?" + ELF]}).offers("use", name)
    duel = lay(you={"hand": [name], "spells": ["?" + name]}, opp={"monsters": [ELF], "spells": ["?" + name]})
    assert duel.offers("use", name)
    duel.turn_up(name)
    assert (duel.who, duel.options()) == ("opp", ["pass"])


def test_shield_and_sword_swaps_what_is_printed_of_those_face_up_now(lay: Lay) -> None:
    duel = lay(you={"hand": ["Shield & Sword", SKULL], "monsters": [ELF]}, opp={"monsters": [DRAGON, "?" + SKULL]})
    duel.use("Shield & Sword")
    duel.pass_all()
    duel.summon(SKULL)
    assert (duel.atk(ELF), duel.def_(ELF), duel.atk(DRAGON)) == (2000, 800, 2500)
    assert duel.atk(SKULL) == 2500
    duel.end()
    assert (duel.atk(ELF), duel.atk(DRAGON)) == (800, 3000)


def test_shield_and_sword_leaves_what_is_added_where_it_was_added(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Shield & Sword", "Malevolent Nuzzler"], "monsters": [ELF]})
    duel.equip("you", "Malevolent Nuzzler", ELF)
    duel.turn_up("Shield & Sword")
    assert (duel.atk(ELF), duel.def_(ELF)) == (2700, 800)
    assert not lay(you={"hand": ["Shield & Sword"], "monsters": ["?" + ELF]}).offers("use", "Shield & Sword")


def test_a_made_up_zero_changes_nothing_twice(lay: Lay) -> None:
    flat = monster("Flat", atk=0, **{"def": 0})
    duel = lay(you={"hand": ["Shield & Sword"], "monsters": ["Flat"]}, made=[flat])
    duel.use("Shield & Sword")
    assert (duel.atk("Flat"), duel.def_("Flat")) == (0, 0)
