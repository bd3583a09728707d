"""Control, positions and the place of a monster put out by leave of a card."""

import pytest

from duelterm.duelmonsters.summon import turn_down
from tests.duelmonsters.scenario import Scenario, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"


@pytest.mark.rule("R3-6.5")
@pytest.mark.case("Y30")
def test_a_monster_taken_over_may_change_position_unless_it_was_placed_in_this_turn() -> None:
    duel = Scenario(you={"hand": ["Change of Heart"]}, opp={"hand": [SKULL]}, turn="opp")
    duel.summon(SKULL)
    duel.end()
    duel.use("Change of Heart")
    duel.act("change", SKULL)
    assert duel.position(SKULL) == "defense"


@pytest.mark.case("Y26")
def test_control_goes_back_at_the_end_of_the_turn_also_of_a_monster_that_was_turned_down() -> None:
    duel = Scenario(you={"hand": ["Change of Heart", "Ookazi"]}, opp={"monsters": [SKULL, ELF]})
    duel.use("Change of Heart")
    duel.pick(SKULL)
    assert duel.zone("you", "monsters") == [SKULL]
    assert turn_down(duel.state, duel.monster(SKULL), 0, None)
    duel.end()
    assert sorted(duel.zone("opp", "monsters")) == [ELF, SKULL]


@pytest.mark.rule("R3-6.2")
def test_a_monster_put_out_by_leave_of_a_card_comes_upright_or_face_down_and_unseen() -> None:
    duel = Scenario(you={"hand": [ELF, SKULL], "spells": ["Ultimate Offering"]})
    duel.summon(ELF)
    duel.act("activate", "Ultimate Offering")
    duel.pick(SKULL)
    assert (duel.prompt, duel.asked.private) == ("position", True)
    assert duel.options() == [f"upright {SKULL}", f"face-down {SKULL}"]
    duel.act("face-down", SKULL)
    assert (duel.position(SKULL), duel.life) == ("face-down", (7500, 8000))
    (seen,) = (event.names for event in duel.state.events if event.kind == "summoned" and "set" in event.also)
    assert seen == 1


@pytest.mark.rule("R3-6.3")
def test_a_monster_comes_in_its_own_way_onto_a_full_side_only_if_a_tribute_makes_a_place_there() -> None:
    hand = ["Soul Exchange", "Toon Summoned Skull", "Manga Ryu-Ran"]
    duel = Scenario(you={"monsters": [ELF] * 5, "spells": ["Toon World"], "hand": hand}, opp={"monsters": [SKULL]})
    duel.use("Soul Exchange")
    assert not duel.offers("special", "Toon Summoned Skull")
    duel.act("special", "Manga Ryu-Ran")
    duel.pick(ELF)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF] * 4 + ["Manga Ryu-Ran"], [])


@pytest.mark.case("Y26", "Y27")
def test_a_monster_taken_over_twice_in_a_turn_goes_back_to_whom_it_was_taken_from_first() -> None:
    grab = trap("Grab", "{target: {choose: 1, side: opp}, do: {control: target}}")
    duel = Scenario(you={"hand": ["Change of Heart"]}, opp={"monsters": [SKULL], "spells": ["?Grab"]}, made=[grab])
    duel.use("Change of Heart")
    duel.pass_all()
    duel.attack(SKULL)
    duel.turn_up("Grab")
    assert duel.zone("opp", "monsters") == [SKULL]
    duel.end()
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [SKULL])


@pytest.mark.rule("R3-6.12")
def test_a_summon_like_the_turns_own_that_a_spell_makes_is_answered() -> None:
    more = spell("Second Call", "{do: {summon: {choose: 1, zone: hand}, how: normal}}")
    duel = Scenario(you={"hand": ["Second Call", SKULL]}, opp={"spells": ["?Trap Hole"]}, made=[more])
    duel.use("Second Call")
    duel.pass_()
    duel.pick(SKULL)
    duel.turn_up("Trap Hole")
    assert duel.zone("you", "graveyard") == [SKULL, "Second Call"]
