"""Faces: flip effects, what a face-down card is for effects, whose zone a card goes to (STD-5.5, 5.6, 5.10 to 5.12)."""

import pytest

from tests.standard.playing import activate, attack, flip, next_turn, play, rest
from tests.standard.scenario import Lay, monster, spell

PLAIN, OTHER = monster("Plain", race="dragon", attribute="fire"), monster("Other", atk=1200)
BUG = monster("Bug", "{when: flipped, do: {damage: 300}}", **{"def": 500})
LIGHT = spell("Light", "{do: {flip: {all: true}, face: up}}")
DARK = spell("Dark", "{do: {flip: {all: true, face: up}, face: down}}")
HOLE = spell("Hole", "{do: {destroy: {all: true}}}")
MADE = (PLAIN, OTHER, BUG, LIGHT, DARK, HOLE)


# flip effects (STD-5.5)


@pytest.mark.rule("STD-5.5")
@pytest.mark.rule("STD-2.8")
def test_a_flip_summon_sets_off_a_flip_effect(lay: Lay) -> None:
    duel = lay(you={"monsters": ["?Bug"]}, made=MADE)
    flip(duel, "Bug")
    assert duel.life == (8000, 7700)


@pytest.mark.rule("STD-5.5")
@pytest.mark.parametrize("way", ["{flip: {all: true}, face: up}", "{change: {all: true}, to: attack}"])
def test_an_effect_that_turns_it_up_sets_it_off(lay: Lay, way: str) -> None:
    duel = lay(you={"hand": ["Turn"]}, opp={"monsters": ["?Bug"]}, made=(*MADE, spell("Turn", f"{{do: {way}}}")))
    play(duel, "Turn")
    assert duel.life == (7700, 8000)


@pytest.mark.rule("STD-5.5")
def test_an_attack_sets_it_off_and_it_resolves_though_the_monster_is_destroyed(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Plain"]}, opp={"monsters": ["?Bug"]}, made=MADE)
    attack(duel, "Plain", "Bug")
    rest(duel)
    assert (duel.life, duel.zone("opp", "graveyard")) == ((7700, 8000), ["Bug"])


@pytest.mark.rule("STD-5.5")
def test_being_summoned_face_up_is_no_flip(lay: Lay) -> None:
    duel = lay(you={"hand": ["Bug"]}, made=MADE)
    duel.summon("Bug")
    rest(duel)
    assert duel.life == (8000, 8000)


@pytest.mark.rule("STD-5.5")
def test_turned_down_and_up_again_it_is_set_off_again(lay: Lay) -> None:
    duel = lay(you={"hand": ["Light", "Dark", "Light"], "monsters": ["?Bug"]}, made=MADE)
    for spell_name in ("Light", "Dark", "Light"):
        play(duel, spell_name)
    assert duel.life == (8000, 7400)


# what a face-down monster is for effects (STD-5.6)


@pytest.mark.rule("STD-5.6")
@pytest.mark.parametrize(
    "asked", ["name: Plain", "race: dragon", "attribute: fire", "level: 4", "atk: 1500", "def: 1000"]
)
def test_a_face_down_monster_has_nothing_that_is_printed_on_it(lay: Lay, asked: str) -> None:
    shot = spell("Shot", f"{{target: {{choose: 1, {asked}}}, do: {{destroy: target}}}}")
    made = (*MADE, shot)
    assert lay(you={"hand": ["Shot"]}, opp={"monsters": ["Plain"]}, made=made).offers("use", "Shot")
    assert not lay(you={"hand": ["Shot"]}, opp={"monsters": ["?Plain"]}, made=made).offers("use", "Shot")
    assert not lay(you={"hand": ["Shot"], "monsters": ["?Plain"]}, made=made).offers("use", "Shot")


@pytest.mark.rule("STD-5.6")
def test_what_needs_only_a_monster_can_choose_it(lay: Lay) -> None:
    shot = spell("Shot", "{target: {choose: 1, side: opp}, do: {destroy: target}}")
    duel = lay(you={"hand": ["Shot"]}, opp={"monsters": ["?Plain"]}, made=(*MADE, shot))
    play(duel, "Shot")
    assert duel.zone("opp", "graveyard") == ["Plain"]


@pytest.mark.rule("STD-5.6")
@pytest.mark.rule("STD-6.1")
def test_a_face_down_card_has_no_effect(lay: Lay) -> None:
    king = monster("King", "{static: {modify: {side: you, other: true}, atk: 500}}")
    duel = lay(you={"monsters": ["Plain", "?King"], "hand": ["Light", "Dark"]}, made=(*MADE, king))
    assert duel.atk("Plain") == 1500
    play(duel, "Light")
    assert duel.atk("Plain") == 2000
    play(duel, "Dark")
    assert duel.atk("Plain") is None


# whose zone (STD-5.10)


@pytest.mark.rule("STD-5.10")
@pytest.mark.parametrize(
    ("to", "zone"), [("hand", "hand"), ("deck", "deck"), ("graveyard", "graveyard"), ("banished", "banished")]
)
def test_a_card_goes_to_its_owners_zone_whoever_has_it(lay: Lay, to: str, zone: str) -> None:
    steal = spell("Steal", "{target: {choose: 1, side: opp}, do: {control: target}}")
    away = spell("Away", f"{{target: {{choose: 1, side: you}}, do: {{move: target, to: {to}}}}}")
    duel = lay(
        you={"hand": ["Steal", "Away"], "deck": []}, opp={"monsters": ["Plain"], "deck": []}, made=(*MADE, steal, away)
    )
    play(duel, "Steal")
    assert duel.zone("you", "monsters") == ["Plain"]
    play(duel, "Away")
    assert (duel.zone("you", zone).count("Plain"), duel.zone("opp", zone)) == (0, ["Plain"])


@pytest.mark.rule("STD-5.10")
@pytest.mark.parametrize("to", ["hand", "deck"])
def test_a_fusion_monster_bound_for_hand_or_deck_goes_to_the_extra_deck(lay: Lay, to: str) -> None:
    titan = monster("Titan", frame="fusion", materials=["Plain", "Other"])
    away = spell("Away", f"{{target: {{choose: 1}}, do: {{move: target, to: {to}}}}}")
    duel = lay(you={"hand": ["Away"]}, opp={"monsters": ["Titan"]}, made=(*MADE, titan, away))
    play(duel, "Away")
    assert (duel.zone("opp", "extra deck"), duel.zone("opp", "hand")) == (["Titan"], [])


# turned face-down (STD-5.11)


@pytest.mark.rule("STD-5.11")
@pytest.mark.rule("STD-5.3")
def test_being_turned_down_ends_equips_and_changes(lay: Lay) -> None:
    armour = spell("Armour", "{static: {modify: equipped, atk: 300}}", icon="equip")
    chant = spell("Chant", "{do: {modify: {choose: 1, side: you}, atk: 200, lasts: forever}}")
    hand = ["Armour", "Chant", "Dark", "Light"]
    duel = lay(you={"hand": hand, "monsters": ["Plain"]}, made=(*MADE, armour, chant))
    play(duel, "Armour", "Plain")
    play(duel, "Chant", "Plain")
    assert duel.atk("Plain") == 2000
    play(duel, "Dark")
    assert duel.zone("you", "graveyard") == ["Chant", "Armour", "Dark"]
    play(duel, "Light")
    assert duel.atk("Plain") == 1500


@pytest.mark.rule("STD-5.11")
def test_once_while_face_up_counts_anew(lay: Lay) -> None:
    bud = monster("Bud", "{activate: ignition, once: stay, do: {life: 100}}")
    duel = lay(you={"hand": ["Dark", "Light"], "monsters": ["Bud"]}, made=(*MADE, bud))
    activate(duel, "Bud")
    assert not duel.offers("activate", "Bud")
    play(duel, "Dark")
    play(duel, "Light")
    assert duel.offers("activate", "Bud")


@pytest.mark.rule("STD-5.11")
def test_ties_between_two_cards_end(lay: Lay) -> None:
    raised = spell(
        "Raise",
        "{target: {choose: 1, zone: graveyard, kind: monster}, do: {summon: target, position: attack, as: $up}}",
        "{when: leaves, do: {destroy: $up}}",
        icon="continuous",
    )
    duel = lay(
        you={"hand": ["Raise", "Dark", "Storm"], "graveyard": ["Plain"]},
        made=(*MADE, raised, spell("Storm", "{do: {destroy: {all: true, kind: spell}}}")),
    )
    play(duel, "Raise", "Plain")
    play(duel, "Dark")
    play(duel, "Storm")
    assert duel.zone("you", "monsters") == ["Plain"]


@pytest.mark.rule("STD-5.11")
@pytest.mark.case("Y33")
def test_face_down_monsters_count_nothing_in_sums(lay: Lay) -> None:
    toll = spell("Toll", "{do: [{destroy: {all: true, side: opp}, as: $lost}, {damage: {sum: atk, of: $lost}}]}")
    duel = lay(you={"hand": ["Toll"]}, opp={"monsters": ["Plain", "?Plain", "Other"]}, made=(*MADE, toll))
    play(duel, "Toll")
    assert duel.life == (8000, 5300)


# wordings of their time (STD-5.12)


@pytest.mark.rule("STD-5.12")
def test_cards_play_as_they_were_worded_from_2005_to_2011(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Catapult Turtle", "Plain", "Plain"]}, made=MADE)
    for _ in range(2):  # not once a turn
        activate(duel, "Catapult Turtle", "Plain")
    assert duel.life == (8000, 6500)
    sangan = lay(you={"monsters": ["Sangan"], "hand": ["Hole"], "deck": ["Mystical Elf", "Kuriboh"]}, made=MADE)
    play(sangan, "Hole")
    sangan.pick("Kuriboh")
    rest(sangan)
    assert sangan.offers("summon", "Kuriboh")  # what was fetched may be used at once


@pytest.mark.rule("STD-5.5")
def test_nothing_is_set_off_by_a_monster_that_was_face_up_all_the_time(lay: Lay) -> None:
    duel = lay(you={"hand": ["Light"], "monsters": ["Bug"]}, made=MADE)
    next_turn(duel)
    assert duel.life == (8000, 8000)
