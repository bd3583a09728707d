"""Spells that bring monsters out or take them over: Monster Reborn, fusion and their kind, in both seats."""

import pytest

from tests.duelmonsters.scenario import Lay, monster, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"
FLUTE, LORD, REBORN, HEART = "The Flute of Summoning Dragon", "Lord of D.", "Monster Reborn", "Change of Heart"
FULL = [ELF] * 5


def test_monster_reborn_takes_a_monster_of_either_graveyard(lay: Lay) -> None:
    duel = lay(you={"hand": [REBORN], "graveyard": ["Ookazi", ELF]}, opp={"graveyard": [SKULL]})
    duel.use(REBORN)
    assert duel.options() == [ELF, SKULL]
    duel.pick(SKULL)
    duel.upright(SKULL)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "graveyard")) == ([SKULL], [])
    duel.attack(SKULL)
    assert duel.life == (8000, 5500)


@pytest.mark.rule("R3-7.11")
def test_a_monster_of_the_others_graveyard_goes_back_there(lay: Lay) -> None:
    duel = lay(you={"spells": ["?" + REBORN], "hand": ["Dark Hole"]}, opp={"graveyard": [SKULL]})
    duel.turn_up(REBORN)
    duel.sideways(SKULL)
    duel.use("Dark Hole")
    assert duel.zone("opp", "graveyard") == [SKULL]


@pytest.mark.rule("R3-6.3")
def test_monster_reborn_needs_a_place_and_a_monster(lay: Lay) -> None:
    assert not lay(you={"hand": [REBORN], "monsters": FULL, "graveyard": [SKULL]}).offers("use", REBORN)
    assert not lay(you={"hand": [REBORN], "graveyard": ["Ookazi"]}).offers("use", REBORN)


def test_monster_reborn_brings_no_monster_that_never_came_in_its_own_way(lay: Lay) -> None:
    proper = ["Flame Swordsman", "Relinquished", "Toon Mermaid"]
    assert not lay(you={"hand": [REBORN], "graveyard": proper}).offers("use", REBORN)
    duel = lay(you={"hand": [REBORN], "graveyard": proper})
    duel.state.proper.add(duel.card("you", "graveyard", "Relinquished").uid)
    duel.act("battle")
    duel.act("end battle")
    duel.use(REBORN)
    duel.upright("Relinquished")
    assert duel.zone("you", "monsters") == ["Relinquished"]


@pytest.mark.case("Y45")
def test_monster_reborn_brings_nothing_when_its_monster_has_left_the_graveyard(lay: Lay) -> None:
    grave = trap("Grave", "{target: {choose: 1, zone: graveyard, side: opp}, do: {move: target, to: banished}}")
    duel = lay(you={"hand": [REBORN], "graveyard": [SKULL]}, opp={"spells": ["?Grave"]}, made=[grave])
    duel.use(REBORN)
    duel.turn_up("Grave")
    assert (duel.zone("you", "aside"), duel.zone("you", "monsters")) == ([SKULL], [])
    assert duel.zone("you", "graveyard") == [REBORN]


@pytest.mark.case("Y26")
def test_change_of_heart_lasts_until_the_end_of_the_turn(lay: Lay) -> None:
    duel = lay(you={"hand": [HEART]}, opp={"monsters": [SKULL, "?" + ELF]})
    duel.use(HEART)
    assert duel.options() == [SKULL, ELF]
    duel.pick(SKULL)
    assert duel.zone("you", "monsters") == [SKULL]
    duel.attack(SKULL, ELF)
    duel.end()
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [SKULL])


def test_change_of_heart_may_take_a_face_down_monster_and_its_new_player_sees_it(lay: Lay) -> None:
    duel = lay(you={"spells": ["?" + HEART]}, opp={"monsters": ["?Man-Eater Bug", SKULL]})
    duel.turn_up(HEART)
    duel.pick("Man-Eater Bug")
    assert duel.position("Man-Eater Bug") == "face-down"
    duel.act("change", "Man-Eater Bug")
    assert (duel.who, duel.prompt) == ("you", "target")
    duel.pick(SKULL)
    assert duel.zone("opp", "graveyard") == [SKULL]


@pytest.mark.rule("R3-6.3")
def test_change_of_heart_needs_a_place_and_a_monster_opposite(lay: Lay) -> None:
    assert not lay(you={"hand": [HEART], "monsters": FULL}, opp={"monsters": [SKULL]}).offers("use", HEART)
    assert not lay(you={"hand": [HEART], "monsters": [SKULL]}).offers("use", HEART)


def test_a_taken_monster_without_a_place_at_home_goes_to_the_graveyard(lay: Lay) -> None:
    crowd = trap("Crowd", "{do: {summon: {choose: 1, zone: hand}}}", icon="normal")
    duel = lay(
        you={"hand": [HEART, ELF]},
        opp={"monsters": [SKULL, *FULL[:4]], "hand": [DRAGON], "spells": ["?Crowd"]},
        made=[crowd],
    )
    duel.use(HEART)
    duel.pick(SKULL)
    duel.pass_all()
    duel.summon(ELF)
    duel.turn_up("Crowd")
    duel.pick(DRAGON)
    duel.upright(DRAGON)
    duel.end()
    assert duel.zone("opp", "graveyard") == ["Crowd", SKULL]
    assert duel.zone("you", "monsters") == [ELF]


@pytest.mark.case("Y39")
def test_the_flute_needs_an_open_lord_of_d_on_either_side(lay: Lay) -> None:
    duel = lay(you={"hand": [FLUTE, DRAGON, ELF, DRAGON, DRAGON]}, opp={"monsters": [LORD]})
    duel.use(FLUTE)
    assert duel.options() == [DRAGON, DRAGON, DRAGON]
    duel.pick(DRAGON, DRAGON)
    duel.upright(DRAGON)
    duel.sideways(DRAGON)
    assert duel.zone("you", "monsters") == [DRAGON, DRAGON]
    assert not lay(you={"hand": [FLUTE, DRAGON], "monsters": ["?" + LORD]}).offers("use", FLUTE)
    assert not lay(you={"hand": [FLUTE, DRAGON]}).offers("use", FLUTE)


def test_the_flute_summons_as_many_as_there_is_room_for(lay: Lay) -> None:
    duel = lay(you={"spells": ["?" + FLUTE], "hand": [DRAGON, DRAGON], "monsters": [LORD, ELF, ELF, ELF]})
    duel.turn_up(FLUTE)
    assert duel.asked.hi == 1
    duel.pick(DRAGON)
    duel.upright(DRAGON)
    assert len(duel.zone("you", "monsters")) == 5
    assert not lay(you={"hand": [FLUTE, DRAGON], "monsters": [LORD, *FULL[:4]]}).offers("use", FLUTE)
    assert not lay(you={"hand": [FLUTE, ELF], "monsters": [LORD]}).offers("use", FLUTE)


@pytest.mark.case("Y45")
def test_the_flute_is_silent_when_lord_of_d_has_left(lay: Lay) -> None:
    out = trap("Out", "{do: {destroy: {all: true}}}")
    duel = lay(you={"hand": [FLUTE, DRAGON], "monsters": [LORD]}, opp={"spells": ["?Out"]}, made=[out])
    duel.use(FLUTE)
    duel.turn_up("Out")
    assert duel.prompt == "act"
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == ([DRAGON], [LORD, FLUTE])


WEAK = monster("Weak", atk=1500)
STRONG = monster("Strong", atk=1600)


@pytest.mark.case("Y54")
def test_last_will_after_a_monster_went_to_the_graveyard(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Last Will"], "monsters": [ELF], "deck": ["Strong", "Weak"]},
        opp={"monsters": ["=" + SKULL, DRAGON]},
        made=[WEAK, STRONG],
    )
    duel.attack(ELF, DRAGON)
    duel.act("end battle")
    duel.use("Last Will")
    assert (duel.who, duel.prompt, duel.asked.lo, duel.options()) == ("you", "summon", 0, ["Weak"])
    duel.pick("Weak")
    duel.upright("Weak")
    assert (duel.zone("you", "monsters"), duel.zone("you", "deck")) == (["Weak"], ["Strong"])
    assert "shuffled" in duel.happened()


@pytest.mark.case("Y54")
def test_last_will_before_a_monster_goes_and_for_one_only(lay: Lay) -> None:
    duel = lay(
        you={"spells": ["?Last Will"], "monsters": [ELF, ELF], "deck": ["Weak", "Weak"]},
        opp={"monsters": [DRAGON]},
        made=[WEAK],
    )
    duel.turn_up("Last Will")
    duel.attack(ELF, DRAGON)
    assert (duel.who, duel.prompt) == ("you", "may")
    duel.yes()
    duel.pick("Weak")
    duel.upright("Weak")
    duel.attack(ELF, DRAGON)
    assert duel.prompt == "act"
    assert duel.zone("you", "monsters") == ["Weak"]


def test_last_will_may_be_declined_and_ends_with_the_turn(lay: Lay) -> None:
    duel = lay(you={"hand": ["Last Will"], "monsters": [ELF]}, opp={"monsters": [DRAGON]})
    duel.use("Last Will")
    duel.end()
    duel.attack(DRAGON, ELF)
    assert (duel.who, duel.prompt) == ("opp", "act")
    assert duel.zone("you", "monsters") == []


@pytest.mark.case("Y54")
def test_last_will_doesnt_look_at_the_others_monsters(lay: Lay) -> None:
    duel = lay(you={"hand": ["Last Will"], "monsters": [DRAGON, ELF]}, opp={"monsters": [SKULL, ELF]})
    duel.attack(DRAGON, SKULL)
    duel.act("end battle")
    duel.use("Last Will")
    assert (duel.prompt, duel.zone("opp", "graveyard")) == ("act", [SKULL])


def test_scapegoat_lays_four_sheep_sideways_and_ends_all_summoning_for_the_turn(lay: Lay) -> None:
    duel = lay(you={"hand": ["Scapegoat", ELF, FLUTE, DRAGON]}, opp={"monsters": [LORD]})
    duel.use("Scapegoat")
    assert duel.zone("you", "monsters") == ["Sheep Token"] * 4
    assert {card.tapped and card.face_up for card in duel.cards("you", "monsters")} == {True}
    assert not duel.offers("summon")
    duel.end()
    duel.run_until("act")
    duel.end()
    assert duel.offers("summon", ELF)


def test_scapegoat_needs_four_places_and_a_turn_without_a_summon(lay: Lay) -> None:
    assert not lay(you={"hand": ["Scapegoat"], "monsters": [ELF, ELF]}).offers("use", "Scapegoat")
    duel = lay(you={"spells": ["?Scapegoat"], "hand": [ELF], "monsters": []})
    assert duel.offers("turn up", "Scapegoat")
    duel.summon(ELF)
    duel.pass_all()
    assert not duel.offers("turn up", "Scapegoat")


def test_sheep_are_nobodys_last_will_and_leave_no_card_behind(lay: Lay) -> None:
    duel = lay(you={"hand": ["Scapegoat"], "spells": ["?Last Will", "?Dark Hole"]})
    duel.use("Scapegoat")
    duel.pass_all()
    duel.turn_up("Last Will")
    duel.pass_all()
    duel.turn_up("Dark Hole")
    duel.pass_all()
    assert duel.prompt == "act"
    assert sorted(duel.zone("you", "graveyard")) == ["Dark Hole", "Last Will", "Scapegoat"]


PARTS, FUSED = ["Flame Manipulator", "Masaki the Legendary Swordsman"], "Flame Swordsman"


@pytest.mark.rule("R3-6.11")
def test_polymerization_asks_which_of_two_and_takes_the_face_up_materials(lay: Lay) -> None:
    duel = lay(
        you={
            "spells": ["?Polymerization"],
            "monsters": [*PARTS, "?" + PARTS[0]],
            "fusion deck": [FUSED, FUSED],
        }
    )
    duel.turn_up("Polymerization")
    assert (duel.who, duel.prompt, duel.options()) == ("you", "fusion", [FUSED, FUSED])
    duel.pick(FUSED)
    duel.sideways(FUSED)
    assert duel.zone("you", "monsters") == [PARTS[0], FUSED]
    assert duel.zone("you", "fusion deck") == [FUSED]


@pytest.mark.rule("R3-6.11", "R3-6.3")
def test_polymerization_frees_places_with_a_full_field(lay: Lay) -> None:
    duel = lay(you={"hand": ["Polymerization"], "monsters": [*PARTS, ELF, ELF, ELF], "fusion deck": [FUSED]})
    duel.use("Polymerization")
    duel.run_until("position")
    duel.upright(FUSED)
    assert duel.zone("you", "monsters") == [ELF, ELF, ELF, FUSED]


@pytest.mark.rule("R3-6.11")
def test_polymerization_takes_a_monster_that_changed_hands_but_none_opposite(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Polymerization"], "spells": ["?" + HEART], "monsters": PARTS[:1], "fusion deck": [FUSED]},
        opp={"monsters": PARTS[1:]},
    )
    assert not duel.offers("use", "Polymerization")
    duel.turn_up(HEART)
    duel.use("Polymerization")
    duel.run_until("position")
    duel.upright(FUSED)
    assert (duel.zone("opp", "graveyard"), duel.zone("you", "monsters")) == (PARTS[1:], [FUSED])


@pytest.mark.case("Y45")
def test_polymerization_does_nothing_when_a_material_has_left(lay: Lay) -> None:
    out = trap("Out", "{do: {destroy: {choose: 1, side: opp}}}")
    duel = lay(
        you={"hand": ["Polymerization"], "monsters": PARTS, "fusion deck": [FUSED]},
        opp={"spells": ["?Out"]},
        made=[out],
    )
    duel.use("Polymerization")
    duel.turn_up("Out")
    duel.pick(PARTS[0])
    assert (duel.zone("you", "monsters"), duel.zone("you", "fusion deck")) == (PARTS[1:], [FUSED])


@pytest.mark.case("Y60")
def test_last_will_is_asked_about_whether_the_deck_has_such_a_monster_or_not(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Last Will"], "monsters": [ELF], "deck": [SKULL]}, opp={"monsters": [DRAGON]})
    duel.turn_up("Last Will")
    duel.attack(ELF, DRAGON)
    assert (duel.who, duel.prompt) == ("you", "may")
    duel.yes()
    duel.run_until("act")
    assert (duel.zone("you", "monsters"), duel.zone("you", "deck")) == ([], [SKULL])
    assert "shuffled" in duel.happened()
