"""Section 5: the turn. Section 6.1 to 6.6: what may be put out in it."""

import pytest

from tests.duelmonsters.scenario import Scenario, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"


@pytest.mark.rule("R3-5.1")
def test_the_phases_follow_each_other_and_the_battle_lies_inside_the_main_phase() -> None:
    duel = Scenario(you={"hand": [ELF], "monsters": [SKULL]})
    duel.end()
    told = duel.happened("end phase", "turn begins", "drawn", "standby phase")
    assert told == ["end phase", "turn begins", "drawn", "standby phase"]
    assert (duel.who, duel.state.step) == ("opp", "main")
    duel.end()
    duel.act("battle")
    assert duel.state.step == "battle"
    duel.act("end battle")
    assert duel.state.step == "main"
    assert duel.offers("summon", ELF)


@pytest.mark.rule("R3-5.2")
def test_one_card_is_drawn_at_the_start_of_a_turn_whether_one_likes_it_or_not() -> None:
    duel = Scenario()
    duel.end()
    assert duel.zone("opp", "hand") == [ELF]
    duel.end()
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([ELF], [ELF])


@pytest.mark.rule("R3-5.2")
def test_who_goes_first_doesnt_draw_in_the_first_turn() -> None:
    duel = Scenario.opening([ELF] * 10, [ELF] * 10, agreed=1, first="agreement")
    duel.run_until("act")
    assert duel.who == "opp"
    assert len(duel.zone("opp", "hand")) == 5
    duel.end()
    assert len(duel.zone("you", "hand")) == 6


@pytest.mark.rule("R3-5.3")
def test_in_the_standby_phase_what_cards_say_is_done() -> None:
    card = trap("Tithe", "{when: standby phase, of: you, do: {life: 300}}", icon="continuous")
    duel = Scenario(you={"spells": ["Tithe"]}, made=[card])
    duel.end()
    assert duel.life == (8000, 8000)
    duel.end()
    assert duel.life == (8300, 8000)


@pytest.mark.rule("R3-5.4")
def test_the_end_is_announced_and_no_hand_is_too_large() -> None:
    duel = Scenario(you={"hand": [ELF] * 12})
    duel.act("end")
    assert (duel.who, len(duel.zone("you", "hand"))) == ("opp", 12)


@pytest.mark.rule("R3-6.1")
def test_one_monster_leaves_the_hand_in_a_turn_face_up_or_face_down() -> None:
    duel = Scenario(you={"hand": [ELF, SKULL]})
    duel.summon(ELF)
    assert not duel.offers("summon")
    assert not duel.offers("set")
    other = Scenario(you={"hand": [ELF, SKULL]})
    other.set(ELF)
    assert not other.offers("summon")
    assert not other.offers("set")


@pytest.mark.rule("R3-6.1")
def test_one_spell_and_one_trap_leave_the_hand_in_a_turn() -> None:
    duel = Scenario(you={"hand": ["Ookazi", "Ookazi", "Waboku", "Waboku", ELF]})
    duel.use("Ookazi")
    assert not duel.offers("use", "Ookazi")
    assert not duel.offers("set", "Ookazi")
    duel.set("Waboku")
    assert not duel.offers("set", "Waboku")
    assert not duel.offers("use", "Waboku")
    assert duel.offers("summon", ELF)
    duel.end()
    duel.end()
    assert duel.offers("use", "Ookazi")


@pytest.mark.rule("R3-6.1")
def test_only_in_ones_own_turn() -> None:
    duel = Scenario(you={"hand": [ELF, "Ookazi"]}, turn="opp")
    assert duel.who == "opp"
    assert duel.options() == ["battle", "end"]


@pytest.mark.rule("R3-6.2")
def test_a_monster_comes_face_up_upright_or_face_down_sideways() -> None:
    duel = Scenario(you={"hand": [ELF]})
    duel.summon(ELF)
    assert duel.position(ELF) == "attack"
    other = Scenario(you={"hand": [ELF]})
    other.set(ELF)
    assert other.position(ELF) == "face-down"
    assert other.monster(ELF).tapped


@pytest.mark.rule("R3-6.3")
def test_five_monsters_are_the_most_on_a_side() -> None:
    duel = Scenario(you={"hand": [SKULL], "monsters": [ELF] * 5}, opp={"monsters": [ELF]})
    assert not duel.offers("summon")
    assert not duel.offers("set")
    assert [card.place for card in duel.cards("you", "monsters")] == [1, 2, 3, 4, 5]
    other = Scenario(you={"hand": [SKULL], "monsters": [ELF] * 4})
    other.summon(SKULL)
    assert len(other.zone("you", "monsters")) == 5


@pytest.mark.rule("R3-6.4")
def test_five_spells_and_traps_are_the_most_on_a_side_equips_and_field_cards_among_them() -> None:
    full = ["Yami", "?Ookazi", "?Waboku", "?Trap Hole", "Sword of Dark Destruction"]
    duel = Scenario(you={"hand": ["Dark Hole", "Castle Walls"], "monsters": [SKULL], "spells": full})
    duel.state.bearers[(duel.card("you", "spells", full[4]).uid, duel.card("you", "spells", full[4]).mark)] = (
        duel.monster(SKULL).uid,
        duel.monster(SKULL).mark,
    )
    assert not duel.offers("use", "Dark Hole")
    assert not duel.offers("set")
    assert duel.offers("turn up", "Ookazi")


@pytest.mark.rule("R3-6.5")
def test_a_monster_on_the_field_changes_position_once_a_turn() -> None:
    duel = Scenario(you={"monsters": [ELF]})
    duel.act("change", ELF)
    assert duel.position(ELF) == "defense"
    assert not duel.offers("change")
    duel.end()
    duel.end()
    duel.act("change", ELF)
    assert duel.position(ELF) == "attack"


@pytest.mark.rule("R3-6.5")
def test_a_monster_placed_in_this_turn_cant_change() -> None:
    duel = Scenario(you={"hand": [ELF]})
    duel.summon(ELF)
    assert not duel.offers("change")
    duel.end()
    duel.end()
    assert duel.offers("change", ELF)


@pytest.mark.rule("R3-6.6")
def test_a_spell_may_be_placed_face_down_and_turned_up_later_in_ones_own_main_phase() -> None:
    duel = Scenario(you={"hand": ["Ookazi", "Ookazi"]})
    duel.set("Ookazi")
    assert duel.life == (8000, 8000)
    assert not duel.cards("you", "spells")[0].face_up
    duel.turn_up("Ookazi")
    assert duel.life == (8000, 7200)
    assert duel.zone("you", "graveyard") == ["Ookazi"]
    assert not duel.offers("use", "Ookazi")
    duel.end()
    assert not duel.offers("turn up")


@pytest.mark.rule("R3-6.14")
def test_a_monster_of_any_level_is_summoned_without_tributes() -> None:
    duel = Scenario(you={"hand": ["Blue-Eyes White Dragon"]})
    duel.summon("Blue-Eyes White Dragon")
    assert duel.position("Blue-Eyes White Dragon") == "attack"


@pytest.mark.rule("R3-6.15")
def test_changed_to_defence_a_monster_stays_face_up_and_to_attack_a_face_down_one_is_turned_up() -> None:
    duel = Scenario(you={"monsters": ["?Hane-Hane", ELF]}, opp={"monsters": [SKULL]})
    duel.act("change", ELF)
    assert duel.position(ELF) == "defense"
    duel.act("change", "Hane-Hane")
    assert duel.position("Hane-Hane") == "attack"
    duel.pick(SKULL)
    assert duel.zone("opp", "hand") == [SKULL]
