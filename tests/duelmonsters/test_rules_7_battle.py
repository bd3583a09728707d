"""Section 7: the battle phase."""

import pytest

from tests.duelmonsters.scenario import Scenario, monster, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500


@pytest.mark.rule("R3-7.1")
def test_there_is_one_battle_phase_in_a_turn_and_the_main_phase_goes_on_after_it() -> None:
    duel = Scenario(you={"monsters": [SKULL], "hand": [ELF]})
    duel.act("battle")
    duel.act("end battle")
    assert not duel.offers("battle")
    duel.summon(ELF)
    duel.end()
    duel.end()
    assert duel.offers("battle")


@pytest.mark.rule("R3-7.1")
def test_the_battle_phase_is_optional() -> None:
    duel = Scenario(you={"monsters": [SKULL]})
    duel.act("end")
    assert duel.life == (8000, 8000)


@pytest.mark.rule("R3-7.2")
def test_who_goes_first_cant_attack_in_the_first_turn_and_the_other_can_in_theirs() -> None:
    deck = [SKULL] * 20
    duel = Scenario.opening(deck, deck, agreed=0, first="agreement")
    duel.run_until("act")
    duel.summon(SKULL)
    assert not duel.offers("battle")
    duel.end()
    assert duel.who == "opp"
    duel.summon(SKULL)
    duel.attack(SKULL, SKULL)
    assert duel.zone("you", "graveyard") == duel.zone("opp", "graveyard") == [SKULL]


@pytest.mark.rule("R3-7.3")
def test_only_monsters_in_attack_position_attack_also_those_changed_or_summoned_in_this_turn() -> None:
    duel = Scenario(you={"monsters": ["=" + SKULL, "?" + ELF], "hand": [DRAGON]})
    duel.summon(DRAGON)
    duel.act("change", SKULL)
    duel.act("battle")
    assert duel.offers("attack", DRAGON)
    assert duel.offers("attack", SKULL)
    assert not duel.offers("attack", ELF)


@pytest.mark.rule("R3-7.3")
def test_each_attacks_once_one_after_the_other_and_none_must() -> None:
    duel = Scenario(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": [ELF, ELF]})
    duel.attack(SKULL, ELF)
    assert not duel.offers("attack", SKULL)
    assert duel.offers("attack", DRAGON)
    duel.end()
    assert duel.who == "opp"


@pytest.mark.rule("R3-7.4")
def test_with_monsters_opposite_one_of_them_is_the_target_else_the_player() -> None:
    duel = Scenario(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": ["?" + ELF]})
    duel.act("battle")
    assert not duel.offers("attack", SKULL, "player")
    duel.attack(SKULL, ELF)
    duel.attack(DRAGON)
    assert duel.life == (8000, 5000)


@pytest.mark.rule("R3-7.5")
def test_in_the_battle_phase_no_spell_is_used_but_a_trap_on_the_field_is() -> None:
    duel = Scenario(you={"monsters": [SKULL], "spells": ["?Ookazi", "?Reinforcements"], "hand": ["Ookazi", "Waboku"]})
    duel.act("battle")
    assert not duel.offers("turn up", "Ookazi")
    assert not duel.offers("use")
    assert not duel.offers("set")
    duel.turn_up("Reinforcements")
    duel.pass_all()
    assert duel.atk(SKULL) == 3000


@pytest.mark.rule("R3-7.5")
def test_the_other_player_uses_traps_in_it_too() -> None:
    duel = Scenario(you={"monsters": [DRAGON]}, opp={"monsters": [SKULL], "spells": ["?Waboku"]})
    duel.attack(DRAGON, SKULL)
    assert (duel.who, duel.prompt) == ("opp", "answer attack")
    duel.turn_up("Waboku")
    assert duel.zone("opp", "monsters") == [SKULL]
    assert duel.life == (8000, 8000)


@pytest.mark.rule("R3-7.6")
def test_a_face_down_target_is_turned_up_and_its_effect_happens_before_the_battle() -> None:
    duel = Scenario(you={"monsters": [SKULL, DRAGON]}, opp={"monsters": ["?Man-Eater Bug"]})
    duel.attack(SKULL, "Man-Eater Bug")
    assert duel.who == "opp"
    duel.pick(DRAGON)
    assert duel.zone("you", "graveyard") == [DRAGON]
    assert duel.zone("opp", "graveyard") == ["Man-Eater Bug"]


@pytest.mark.rule("R3-7.6")
def test_without_the_attacker_there_is_no_battle() -> None:
    duel = Scenario(you={"monsters": [SKULL]}, opp={"monsters": ["?Man-Eater Bug", ELF]})
    duel.attack(SKULL, "Man-Eater Bug")
    duel.pick(SKULL)
    assert duel.zone("you", "graveyard") == [SKULL]
    assert sorted(duel.zone("opp", "monsters")) == ["Man-Eater Bug", ELF]
    assert duel.life == (8000, 8000)


@pytest.mark.rule("R3-7.6")
def test_without_the_target_there_is_no_battle() -> None:
    duel = Scenario(you={"monsters": [SKULL]}, opp={"monsters": ["?Hane-Hane"]})
    duel.attack(SKULL, "Hane-Hane")
    duel.pick("Hane-Hane")
    assert duel.zone("opp", "hand") == ["Hane-Hane"]
    assert duel.life == (8000, 8000)
    assert not duel.offers("attack", SKULL)


@pytest.mark.rule("R3-7.7")
def test_a_monster_that_attacked_isnt_turned_to_defence_in_that_turn() -> None:
    duel = Scenario(you={"monsters": [SKULL, ELF]}, opp={"monsters": ["=" + DRAGON]})
    duel.attack(SKULL, DRAGON)
    duel.act("end battle")
    assert not duel.offers("change", SKULL)
    assert duel.offers("change", ELF)


@pytest.mark.rule("R3-7.8")
def test_attack_against_attack_destroys_the_lower_and_costs_its_player_the_difference() -> None:
    duel = Scenario(you={"monsters": [DRAGON]}, opp={"monsters": [SKULL]})
    duel.attack(DRAGON, SKULL)
    assert (duel.life, duel.zone("opp", "graveyard")) == ((8000, 7500), [SKULL])
    other = Scenario(you={"monsters": [SKULL]}, opp={"monsters": [DRAGON]})
    other.attack(SKULL, DRAGON)
    assert (other.life, other.zone("you", "graveyard")) == ((7500, 8000), [SKULL])


@pytest.mark.rule("R3-7.8")
def test_equal_attacks_destroy_both_and_cost_nothing() -> None:
    duel = Scenario(you={"monsters": [SKULL]}, opp={"monsters": [SKULL]})
    duel.attack(SKULL, SKULL)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([SKULL], [SKULL])
    assert duel.life == (8000, 8000)


@pytest.mark.rule("R3-7.8")
@pytest.mark.case("Y29")
@pytest.mark.parametrize(("switch", "left"), [("both", 0), ("neither", 1)])
def test_nothing_against_nothing_goes_by_the_switch(switch: str, left: int) -> None:
    weak = monster("Weakling", atk=0)
    duel = Scenario(
        you={"monsters": ["Weakling"]}, opp={"monsters": ["Weakling"]}, made=[weak], zero_attack_battle=switch
    )
    duel.attack("Weakling", "Weakling")
    assert len(duel.zone("you", "monsters")) == len(duel.zone("opp", "monsters")) == left


@pytest.mark.rule("R3-7.9")
def test_a_defence_that_fails_costs_no_life_points() -> None:
    duel = Scenario(you={"monsters": [SKULL]}, opp={"monsters": ["=" + ELF]})
    duel.attack(SKULL, ELF)
    assert (duel.life, duel.zone("opp", "graveyard")) == ((8000, 8000), [ELF])


@pytest.mark.rule("R3-7.9")
def test_a_defence_that_holds_costs_the_attacker_the_difference_and_destroys_nothing() -> None:
    duel = Scenario(you={"monsters": [ELF]}, opp={"monsters": ["?" + ELF]})
    duel.attack(ELF, ELF)
    assert duel.life == (6800, 8000)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF], [ELF])
    assert duel.cards("opp", "monsters")[0].face_up


@pytest.mark.rule("R3-7.9")
def test_an_equal_defence_does_nothing() -> None:
    wall = monster("Wall", **{"def": 2500})
    duel = Scenario(you={"monsters": [SKULL]}, opp={"monsters": ["=Wall"]}, made=[wall])
    duel.attack(SKULL, "Wall")
    assert duel.life == (8000, 8000)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([SKULL], ["Wall"])


@pytest.mark.rule("R3-7.10")
def test_a_direct_attack_costs_life_points_equal_to_the_attack() -> None:
    duel = Scenario(you={"monsters": [SKULL]})
    duel.attack(SKULL)
    assert duel.life == (8000, 5500)


@pytest.mark.rule("R3-7.11")
def test_what_is_used_or_destroyed_goes_to_its_owners_graveyard() -> None:
    duel = Scenario(you={"hand": ["Change of Heart"], "monsters": [DRAGON]}, opp={"monsters": [SKULL, DRAGON]})
    duel.use("Change of Heart")
    duel.pick(SKULL)
    duel.attack(SKULL, DRAGON)
    assert duel.zone("you", "graveyard") == ["Change of Heart"]
    assert duel.zone("opp", "graveyard") == [SKULL]


@pytest.mark.rule("R3-7.12")
def test_within_the_battle_phase_nothing_is_put_out_or_changed_by_hand() -> None:
    card = trap("Idle", "{do: {life: 100}}")
    duel = Scenario(you={"hand": [ELF, "Ookazi", "Idle"], "monsters": [SKULL, "?" + ELF]}, made=[card])
    duel.act("battle")
    assert {option.split()[0] for option in duel.options()} == {"attack", "end"}


@pytest.mark.rule("R3-6.12", "R3-7.3")
def test_a_negated_attack_comes_to_no_battle_and_was_the_monsters_attack() -> None:
    shield = trap("Stern Shield", "{'on': attacks, of: {side: opp}, do: {negate: it}}")
    duel = Scenario(you={"monsters": [SKULL]}, opp={"spells": ["?Stern Shield"]}, made=[shield])
    duel.attack(SKULL)
    duel.turn_up("Stern Shield")
    assert (duel.life, duel.offers("attack")) == ((8000, 8000), False)
