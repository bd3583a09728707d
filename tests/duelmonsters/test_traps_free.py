"""Traps that name no condition, and traps that stay, in both seats: from the hand, set, in the other's turn."""

import pytest

from tests.duelmonsters.scenario import Lay, monster, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500
JAR, OFFERING, GOBLIN = "Dragon Capture Jar", "Ultimate Offering", "Robbin' Goblin"
PRONG = "Two-Pronged Attack"


@pytest.mark.parametrize(("name", "atk", "def_"), [("Reinforcements", 1300, 2000), ("Castle Walls", 800, 2500)])
def test_a_trap_that_strengthens_lasts_for_the_turn(lay: Lay, name: str, atk: int, def_: int) -> None:
    duel = lay(you={"hand": [name], "monsters": [ELF, "?" + SKULL]})
    duel.use(name)
    assert (duel.atk(ELF), duel.def_(ELF)) == (atk, def_)
    assert duel.zone("you", "graveyard") == [name]
    duel.end()
    assert (duel.atk(ELF), duel.def_(ELF)) == (800, 2000)


@pytest.mark.rule("R3-6.12")
def test_reinforcements_in_the_others_battle_phase_turns_a_battle(lay: Lay) -> None:
    duel = lay(you={"monsters": [DRAGON]}, opp={"monsters": [DRAGON, ELF], "spells": ["?Reinforcements"]})
    duel.attack(DRAGON, DRAGON)
    assert (duel.who, duel.prompt) == ("opp", "answer attack")
    duel.turn_up("Reinforcements")
    assert sorted(duel.options()) == [DRAGON, DRAGON, ELF]
    duel.send([duel.card("opp", "monsters", DRAGON)])
    assert duel.life == (7500, 8000)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([], [DRAGON, ELF])


@pytest.mark.rule("R3-7.9")
def test_castle_walls_makes_a_defence_hold(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": ["=" + ELF], "spells": ["?Castle Walls"]})
    duel.attack(SKULL, ELF)
    duel.turn_up("Castle Walls")
    duel.pick(ELF)
    assert (duel.life, duel.zone("opp", "monsters")) == ((8000, 8000), [ELF])


@pytest.mark.parametrize("name", ["Reinforcements", "Castle Walls"])
def test_a_trap_that_strengthens_needs_a_face_up_monster(lay: Lay, name: str) -> None:
    assert not lay(you={"hand": [name], "monsters": ["?" + ELF]}).offers("use", name)
    assert not lay(you={"spells": ["?" + name], "monsters": ["?" + ELF]}).offers("turn up", name)
    assert lay(you={"hand": [name]}, opp={"monsters": [ELF]}).offers("use", name)


@pytest.mark.case("Y45")
def test_a_monster_that_left_or_was_turned_down_isnt_strengthened(lay: Lay) -> None:
    home = trap("Home", "{do: {move: {all: true, side: you}, to: hand}}")
    duel = lay(you={"hand": ["Reinforcements"]}, opp={"monsters": [ELF], "spells": ["?Home"]}, made=[home])
    duel.use("Reinforcements")
    duel.turn_up("Home")
    assert (duel.zone("opp", "hand"), duel.zone("you", "graveyard")) == ([ELF], ["Reinforcements"])


def test_just_desserts_counts_the_monsters_opposite(lay: Lay) -> None:
    duel = lay(you={"hand": ["Just Desserts"], "monsters": [SKULL]}, opp={"monsters": [ELF, "?" + ELF, ELF]})
    duel.use("Just Desserts")
    assert duel.life == (8000, 6500)


def test_just_desserts_counts_when_it_works_not_when_it_is_turned_up(lay: Lay) -> None:
    hole = trap("Hole", "{do: {destroy: {all: true}}}")
    duel = lay(you={"spells": ["?Just Desserts"]}, opp={"monsters": [ELF, ELF], "spells": ["?Hole"]}, made=[hole])
    duel.turn_up("Just Desserts")
    duel.turn_up("Hole")
    assert duel.life == (8000, 8000)


def test_waboku_saves_monsters_and_life_points_for_the_turn(lay: Lay) -> None:
    duel = lay(you={"monsters": [DRAGON, SKULL]}, opp={"monsters": [ELF], "spells": ["?Waboku"]})
    duel.attack(DRAGON, ELF)
    duel.turn_up("Waboku")
    duel.attack(SKULL, ELF)
    assert (duel.life, duel.zone("opp", "monsters")) == ((8000, 8000), [ELF])
    duel.end()
    duel.end()
    duel.attack(DRAGON, ELF)
    assert (duel.life, duel.zone("opp", "monsters")) == ((8000, 5800), [])


def test_waboku_of_the_attacker_saves_the_attacker_but_not_the_target(lay: Lay) -> None:
    duel = lay(you={"hand": ["Waboku"], "monsters": [ELF, DRAGON]}, opp={"monsters": [SKULL, ELF]})
    duel.use("Waboku")
    duel.attack(ELF, SKULL)
    duel.attack(DRAGON, ELF)
    assert duel.life == (8000, 5800)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF, DRAGON], [SKULL])


def test_waboku_stops_no_effects_and_none_of_its_player_s_own_losses(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Waboku"], "monsters": [ELF], "hand": ["Dark Hole"]})
    duel.turn_up("Waboku")
    duel.use("Dark Hole")
    assert ELF in duel.zone("you", "graveyard")


def test_two_pronged_attack_takes_two_of_ones_own_and_one_opposite(lay: Lay) -> None:
    duel = lay(you={"hand": [PRONG], "monsters": [ELF, "?" + SKULL, ELF]}, opp={"monsters": [DRAGON, "?" + ELF]})
    duel.use(PRONG)
    assert duel.options() == [ELF, SKULL, ELF]
    duel.pick(ELF, SKULL)
    assert duel.options() == [DRAGON, ELF]
    duel.pick(DRAGON)
    assert (duel.zone("you", "monsters"), duel.zone("opp", "monsters")) == ([ELF], [ELF])


@pytest.mark.case("Y44")
def test_two_pronged_attack_needs_all_three(lay: Lay) -> None:
    assert not lay(you={"hand": [PRONG], "monsters": [ELF]}, opp={"monsters": [DRAGON]}).offers("use", PRONG)
    assert not lay(you={"spells": ["?" + PRONG], "monsters": [ELF, ELF]}).offers("turn up", PRONG)
    duel = lay(you={"monsters": [SKULL]}, opp={"monsters": [ELF, ELF], "spells": ["?" + PRONG]})
    duel.attack(SKULL, ELF)
    duel.turn_up(PRONG)
    assert duel.life == (8000, 8000)
    assert duel.zone("you", "monsters") == duel.zone("opp", "monsters") == []


@pytest.mark.case("Y45")
def test_two_pronged_attack_destroys_those_that_are_left(lay: Lay) -> None:
    home = trap("Home", "{do: {move: {all: true, side: you}, to: hand}}")
    duel = lay(
        you={"spells": ["?" + PRONG], "monsters": [ELF, ELF]},
        opp={"monsters": [DRAGON], "spells": ["?Home"]},
        made=[home],
    )
    duel.turn_up(PRONG)
    duel.turn_up("Home")
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "hand")) == ([ELF, ELF, PRONG], [DRAGON])


def test_reverse_trap_turns_additions_of_both_sides_round_but_no_doubling(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Reverse Trap"], "monsters": ["Karate Man"], "spells": ["Malevolent Nuzzler"]},
        opp={"monsters": [SKULL], "spells": ["Yami"]},
    )
    duel.equip("you", "Malevolent Nuzzler", "Karate Man")
    duel.act("activate", "Karate Man")
    assert duel.atk("Karate Man") == 2700
    duel.use("Reverse Trap")
    assert (duel.atk("Karate Man"), duel.atk(SKULL), duel.def_(SKULL)) == (1300, 2300, 1000)
    duel.end()
    duel.run_until("act")
    assert duel.atk(SKULL) == 2700


def test_reverse_trap_turns_later_additions_too_and_figures_never_fall_below_0(lay: Lay) -> None:
    duel = lay(you={"hand": ["Malevolent Nuzzler"], "spells": ["?Reverse Trap"], "monsters": ["Weak"]}, made=[WEAK])
    duel.turn_up("Reverse Trap")
    duel.use("Malevolent Nuzzler")
    assert duel.atk("Weak") == 0
    duel.end()
    assert duel.atk("Weak") == 1000


WEAK = monster("Weak", atk=300, **{"def": 300})
CUB = monster("Cub", race="dragon", atk=1000)


def test_dragon_capture_jar_lays_all_open_dragons_sideways_and_holds_them(lay: Lay) -> None:
    duel = lay(you={"hand": [JAR], "monsters": [DRAGON, ELF]}, opp={"monsters": ["Cub", "?" + DRAGON]}, made=[CUB])
    duel.use(JAR)
    assert (duel.position(DRAGON), duel.position("Cub"), duel.position(ELF)) == ("defense", "defense", "attack")
    assert not duel.cards("opp", "monsters")[1].face_up
    assert duel.zone("you", "spells") == [JAR]
    duel.end()
    assert not duel.offers("change", "Cub")
    assert not duel.offers("attack")


def test_dragon_capture_jar_catches_dragons_that_come_later(lay: Lay) -> None:
    duel = lay(you={"spells": [JAR], "hand": [DRAGON, "Monster Reborn"], "graveyard": [DRAGON]})
    duel.summon(DRAGON)
    assert duel.position(DRAGON) == "defense"
    duel.use("Monster Reborn")
    duel.upright(DRAGON)
    assert [card.tapped for card in duel.cards("you", "monsters")] == [True, True]


@pytest.mark.case("Y31")
def test_a_face_down_dragon_is_no_dragon_until_it_is_turned_up_under_the_jar(lay: Lay) -> None:
    duel = lay(you={"spells": [JAR], "monsters": ["?Cub"]}, made=[CUB])
    duel.act("change", "Cub")
    assert (duel.position("Cub"), duel.monster("Cub").face_up) == ("defense", True)
    assert not duel.offers("change", "Cub")


def test_a_set_dragon_capture_jar_does_nothing_and_turned_up_stops_an_attack(lay: Lay) -> None:
    duel = lay(you={"monsters": [DRAGON]}, opp={"monsters": [ELF], "spells": ["?" + JAR]})
    assert duel.position(DRAGON) == "attack"
    duel.attack(DRAGON, ELF)
    duel.turn_up(JAR)
    assert (duel.position(DRAGON), duel.zone("opp", "monsters")) == ("defense", [ELF])


def test_when_the_jar_breaks_the_dragons_may_rise(lay: Lay) -> None:
    duel = lay(you={"hand": ["Remove Trap"], "monsters": [DRAGON]}, opp={"spells": [JAR]})
    duel.act("battle")
    assert duel.position(DRAGON) == "defense"
    duel.act("end battle")
    duel.use("Remove Trap")
    duel.act("change", DRAGON)
    assert duel.position(DRAGON) == "attack"


def test_robbin_goblin_robs_for_each_wound_in_battle(lay: Lay) -> None:
    duel = lay(you={"hand": [GOBLIN], "monsters": [SKULL, DRAGON]}, opp={"hand": [ELF, ELF, ELF]})
    duel.use(GOBLIN)
    duel.attack(SKULL)
    assert (len(duel.zone("opp", "hand")), duel.zone("opp", "graveyard")) == (2, [ELF])
    duel.attack(DRAGON)
    assert len(duel.zone("opp", "hand")) == 1


def test_robbin_goblin_robs_an_attacker_who_breaks_against_a_defence(lay: Lay) -> None:
    duel = lay(you={"monsters": [ELF], "hand": [SKULL]}, opp={"monsters": ["=" + SKULL], "spells": [GOBLIN]})
    duel.attack(ELF, SKULL)
    assert (duel.life, duel.zone("you", "hand")) == ((7600, 8000), [])


def test_robbin_goblin_is_idle_without_damage_by_battle_or_without_a_hand(lay: Lay) -> None:
    duel = lay(you={"spells": [GOBLIN, "?Ookazi"], "monsters": [SKULL]}, opp={"monsters": ["=" + ELF], "hand": [ELF]})
    duel.turn_up("Ookazi")
    duel.attack(SKULL, ELF)
    assert (duel.zone("opp", "hand"), duel.life) == ([ELF], (8000, 7200))
    down = lay(you={"spells": ["?" + GOBLIN], "monsters": [SKULL]}, opp={"hand": [ELF]})
    down.attack(SKULL)
    down.pass_all()
    assert down.zone("opp", "hand") == [ELF]


def test_robbin_goblin_doesnt_rob_its_own_player(lay: Lay) -> None:
    duel = lay(you={"spells": [GOBLIN], "hand": [ELF]}, opp={"monsters": [SKULL]}, turn="opp")
    duel.attack(SKULL)
    assert (duel.life, duel.zone("you", "hand")) == ((5500, 8000), [ELF])


@pytest.mark.case("Y41")
def test_ultimate_offering_buys_summons_in_ones_main_phase(lay: Lay) -> None:
    duel = lay(you={"hand": [OFFERING, ELF, SKULL, DRAGON]})
    duel.use(OFFERING)
    duel.summon(ELF)
    duel.act("activate", OFFERING)
    duel.pick(SKULL)
    assert (duel.prompt, duel.life) == ("position", (7500, 8000))
    duel.upright(SKULL)
    duel.act("activate", OFFERING)
    duel.pick(DRAGON)
    duel.upright(DRAGON)
    assert (duel.life, duel.zone("you", "monsters")) == ((7000, 8000), [ELF, SKULL, DRAGON])


@pytest.mark.rule("R3-6.2")
def test_ultimate_offering_may_place_face_down(lay: Lay) -> None:
    duel = lay(you={"spells": [OFFERING], "hand": [ELF]})
    duel.act("activate", OFFERING)
    duel.pick(ELF)
    duel.act("face-down", ELF)
    assert duel.position(ELF) == "face-down"
    assert not duel.offers("change", ELF)


@pytest.mark.rule("R3-6.12")
@pytest.mark.case("Y60")
def test_what_is_bought_face_down_is_named_to_nobody_and_may_be_answered(lay: Lay) -> None:
    duel = lay(you={"spells": [OFFERING], "hand": [SKULL]}, opp={"spells": ["?Trap Hole"]})
    duel.act("activate", OFFERING)
    duel.pick(SKULL)
    duel.act("face-down", SKULL)
    event = next(event for event in duel.state.events if event.kind == "summoned")
    assert event.names == 1 << duel.seat_of("you")
    assert "set" in event.also


@pytest.mark.case("Y24", "Y42", "Y43")
def test_ultimate_offering_needs_life_points_a_monster_and_a_place(lay: Lay) -> None:
    assert not lay(you={"spells": [OFFERING], "hand": ["Ookazi"]}).offers("activate", OFFERING)
    assert not lay(you={"spells": [OFFERING], "hand": [ELF], "monsters": [ELF] * 5}).offers("activate", OFFERING)
    assert not lay(you={"spells": [OFFERING], "hand": [ELF]}, life=(400, 8000)).offers("activate", OFFERING)
    assert not lay(you={"spells": ["?" + OFFERING], "hand": [ELF]}).offers("activate", OFFERING)


def test_ultimate_offering_in_the_others_battle_phase_but_not_main_phase(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "hand": [ELF]}, opp={"spells": [OFFERING], "hand": [DRAGON]})
    duel.summon(ELF)
    assert not duel.offers("activate", OFFERING)
    duel.run_until("act")
    duel.attack(SKULL)
    assert (duel.who, duel.prompt) == ("opp", "answer attack")
    duel.act("activate", OFFERING)
    duel.pick(DRAGON)
    duel.act("face-down", DRAGON)
    assert duel.zone("opp", "monsters") == [DRAGON]
    assert duel.life == (8000, 5000)


def test_ultimate_offering_brings_no_monster_that_comes_in_its_own_way(lay: Lay) -> None:
    held = ["Relinquished", "Toon Mermaid"]
    assert not lay(you={"spells": [OFFERING], "hand": held}).offers("activate", OFFERING)


@pytest.mark.case("Y32")
def test_a_ban_on_attacks_that_comes_during_one_only_stops_later_declarations(lay: Lay) -> None:
    ban = trap("Ban", "{static: {modify: {side: any}, cannot: attack}}", icon="continuous")
    duel = lay(you={"monsters": [SKULL, DRAGON]}, opp={"spells": ["?Ban"]}, made=[ban])
    duel.attack(SKULL)
    duel.turn_up("Ban")
    assert duel.life == (8000, 5500)
    assert not duel.offers("attack")


def test_waboku_leaves_robbin_goblin_nothing_to_rob_for(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": [GOBLIN]}, opp={"spells": ["?Waboku"], "hand": [ELF]})
    duel.attack(SKULL)
    duel.turn_up("Waboku")
    assert (duel.life, duel.zone("opp", "hand")) == ((8000, 8000), [ELF])


def test_lord_of_d_doesnt_save_dragons_from_the_jar_which_targets_none(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Lord of D.", DRAGON], "spells": ["?" + JAR]})
    duel.turn_up(JAR)
    assert (duel.position(DRAGON), duel.position("Lord of D.")) == ("defense", "attack")


def test_a_dragon_that_is_raised_under_the_jar_lies_down_again(lay: Lay) -> None:
    duel = lay(you={"hand": ["Stop Defense"], "spells": [JAR]}, opp={"monsters": ["?Cub"]}, made=[CUB])
    duel.use("Stop Defense")
    assert (duel.position("Cub"), duel.monster("Cub").face_up) == ("defense", True)


def test_reverse_trap_makes_a_burden_a_gain(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Reverse Trap", "Ring of Magnetism"], "monsters": ["Cub"]}, made=[CUB])
    duel.equip("you", "Ring of Magnetism", "Cub")
    assert duel.atk("Cub") == 500
    duel.turn_up("Reverse Trap")
    assert duel.atk("Cub") == 1500
