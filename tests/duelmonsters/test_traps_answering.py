"""Traps that answer something: summons, attacks, spells, traps and destruction, in both seats."""

import pytest

from tests.duelmonsters.scenario import Lay, monster, spell, trap

ELF, SKULL, DRAGON = "Mystical Elf", "Summoned Skull", "Blue-Eyes White Dragon"  # 800/2000, 2500/1200, 3000/2500
HOLE, JAMMER, TOOLS, JAVELIN = "Trap Hole", "Magic Jammer", "Seven Tools of the Bandit", "Enchanted Javelin"
FAKE, WING, DUSTER = "Fake Trap", "Gryphon Wing", "Harpie's Feather Duster"
THOUSAND = monster("Thousand", atk=1000)
BELOW = monster("Below", atk=990)
SWEEP = spell("Sweep", "{do: {destroy: {all: true, kind: [spell, trap], side: opp}}}")
FEATHERS = spell(DUSTER, "{do: {destroy: {all: true, kind: [spell, trap], side: opp}}}")
MADE = (THOUSAND, BELOW, SWEEP, FEATHERS)


@pytest.mark.rule("R3-6.12")
def test_trap_hole_takes_a_summoned_monster_of_1000_attack_or_more(lay: Lay) -> None:
    duel = lay(you={"hand": ["Thousand"]}, opp={"spells": ["?" + HOLE]}, made=MADE)
    duel.summon("Thousand")
    duel.turn_up(HOLE)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == (["Thousand"], [HOLE])
    low = lay(you={"hand": ["Below"]}, opp={"spells": ["?" + HOLE]}, made=MADE)
    low.summon("Below")
    assert low.options() == ["pass"]


def test_trap_hole_counts_the_attack_on_the_field(lay: Lay) -> None:
    duel = lay(you={"hand": ["Below"], "spells": ["Sogen"]}, opp={"spells": ["?" + HOLE]}, made=MADE)
    duel.summon("Below")
    assert duel.offers("turn up", HOLE)


@pytest.mark.rule("R3-6.16")
def test_trap_hole_answers_no_face_down_monster_no_special_summon_and_none_of_ones_own(lay: Lay) -> None:
    down = lay(you={"hand": [SKULL]}, opp={"spells": ["?" + HOLE]})
    down.set(SKULL)
    assert down.options() == ["pass"]
    special = lay(you={"hand": ["Monster Reborn"], "graveyard": [SKULL]}, opp={"spells": ["?" + HOLE]})
    special.use("Monster Reborn")
    special.pass_()
    special.upright(SKULL)
    assert special.who == "you"
    own = lay(you={"hand": [SKULL], "spells": ["?" + HOLE]})
    own.summon(SKULL)
    assert own.options() == ["pass"]


@pytest.mark.rule("R3-6.12")
def test_trap_hole_is_not_put_out_face_up_from_the_hand(lay: Lay) -> None:
    duel = lay(you={"hand": [HOLE]})
    assert not duel.offers("use", HOLE)
    duel.set(HOLE)
    assert not duel.offers("turn up", HOLE)


@pytest.mark.case("Y45")
def test_trap_hole_comes_too_late_when_the_monster_has_left(lay: Lay) -> None:
    home = trap("Home", "{do: {move: {all: true, side: you}, to: hand}}")
    duel = lay(you={"hand": [SKULL], "spells": ["?Home"]}, opp={"spells": ["?" + HOLE]}, made=[home])
    duel.summon(SKULL)
    duel.turn_up(HOLE)
    duel.turn_up("Home")
    assert (duel.zone("you", "hand"), duel.zone("opp", "graveyard")) == ([SKULL], [HOLE])


def test_trap_hole_answers_a_summon_that_ultimate_offering_buys(lay: Lay) -> None:
    duel = lay(you={"hand": [SKULL], "spells": ["Ultimate Offering"]}, opp={"spells": ["?" + HOLE]})
    duel.act("activate", "Ultimate Offering")
    duel.pick(SKULL)
    duel.upright(SKULL)
    assert (duel.who, duel.prompt) == ("opp", "answer")
    duel.turn_up(HOLE)
    duel.pass_()
    assert duel.zone("you", "graveyard") == [SKULL]


def test_magic_jammer_costs_a_card_and_the_spell_comes_to_nothing(lay: Lay) -> None:
    duel = lay(you={"hand": ["Ookazi"]}, opp={"spells": ["?" + JAMMER], "hand": [ELF, SKULL]})
    duel.use("Ookazi")
    duel.turn_up(JAMMER)
    assert (duel.who, duel.prompt, duel.options()) == ("opp", "discard", [ELF, SKULL])
    duel.pick(ELF)
    assert duel.life == (8000, 8000)
    assert duel.zone("you", "graveyard") == ["Ookazi"]
    assert sorted(duel.zone("opp", "graveyard")) == sorted([ELF, JAMMER])
    assert not duel.offers("use")


@pytest.mark.case("Y42", "Y44")
def test_magic_jammer_needs_a_card_to_discard(lay: Lay) -> None:
    duel = lay(you={"hand": ["Ookazi"]}, opp={"spells": ["?" + JAMMER]})
    duel.use("Ookazi")
    assert duel.options() == ["pass"]


@pytest.mark.parametrize("name", ["Black Pendant", "Yami", "Toon World", "Polymerization"])
def test_magic_jammer_stops_any_kind_of_spell_set_ones_too(lay: Lay, name: str) -> None:
    parts = ["Flame Manipulator", "Masaki the Legendary Swordsman"]
    duel = lay(
        you={"spells": ["?" + name], "monsters": parts, "fusion deck": ["Flame Swordsman"]},
        opp={"spells": ["?" + JAMMER], "hand": [ELF]},
    )
    duel.turn_up(name)
    if duel.prompt == "target":
        duel.pick(parts[0])
    duel.turn_up(JAMMER)
    assert (duel.zone("you", "spells"), duel.zone("you", "graveyard")) == ([], [name])
    assert duel.zone("you", "monsters") == parts


def test_magic_jammer_answers_no_trap_no_summon_and_no_attack(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Reinforcements", SKULL], "monsters": [ELF]}, opp={"spells": ["?" + JAMMER], "hand": [ELF]}
    )
    duel.use("Reinforcements")
    assert duel.options() == ["pass"]
    duel.pass_()
    duel.summon(SKULL)
    assert duel.options() == ["pass"]
    duel.pass_()
    duel.attack(SKULL)
    assert duel.options() == ["pass"]


def test_magic_jammer_may_stop_its_own_players_spell(lay: Lay) -> None:
    duel = lay(you={"hand": ["Ookazi", ELF], "spells": ["?" + JAMMER]})
    duel.use("Ookazi")
    duel.turn_up(JAMMER)
    duel.run_until("act")
    assert duel.life == (8000, 8000)


@pytest.mark.rule("R3-6.12")
def test_seven_tools_stops_a_trap_for_1000_life_points(lay: Lay) -> None:
    duel = lay(you={"hand": ["Just Desserts"]}, opp={"spells": ["?" + TOOLS], "monsters": [ELF]})
    duel.use("Just Desserts")
    duel.turn_up(TOOLS)
    assert duel.life == (8000, 7000)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == (["Just Desserts"], [TOOLS])


@pytest.mark.case("Y24", "Y42")
def test_seven_tools_needs_the_life_points_and_answers_no_spell(lay: Lay) -> None:
    poor = lay(you={"hand": ["Just Desserts"]}, opp={"spells": ["?" + TOOLS], "monsters": [ELF]}, life=(8000, 900))
    poor.use("Just Desserts")
    assert poor.options() == ["pass"]
    duel = lay(you={"hand": ["Ookazi"]}, opp={"spells": ["?" + TOOLS]})
    duel.use("Ookazi")
    assert duel.options() == ["pass"]


@pytest.mark.rule("R3-6.12")
def test_seven_tools_stops_a_trap_that_stays_and_a_trap_that_answers(lay: Lay) -> None:
    stays = lay(you={"hand": ["Robbin' Goblin"]}, opp={"spells": ["?" + TOOLS]})
    stays.use("Robbin' Goblin")
    stays.turn_up(TOOLS)
    assert stays.zone("you", "spells") == []
    duel = lay(you={"hand": ["Ookazi"], "spells": ["?" + TOOLS]}, opp={"spells": ["?" + JAMMER], "hand": [ELF]})
    duel.use("Ookazi")
    duel.turn_up(JAMMER)
    assert duel.who == "you"
    duel.turn_up(TOOLS)
    assert duel.life == (7000, 7200)
    assert (duel.zone("opp", "hand"), sorted(duel.zone("opp", "graveyard"))) == ([], sorted([ELF, JAMMER]))


@pytest.mark.rule("R3-6.12")
def test_a_third_answer_has_no_place(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Just Desserts"], "spells": ["?" + TOOLS]},
        opp={"spells": ["?" + TOOLS, "?" + TOOLS], "monsters": [ELF]},
    )
    duel.use("Just Desserts")
    duel.turn_up(TOOLS)
    duel.turn_up(TOOLS)
    assert (duel.prompt, duel.who) == ("stand in", "opp")
    duel.pick()
    assert duel.life == (7000, 6500)


def test_enchanted_javelin_gains_the_attackers_attack_and_the_attack_goes_on(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": ["Yami"]}, opp={"spells": ["?" + JAVELIN]})
    duel.attack(SKULL)
    duel.turn_up(JAVELIN)
    assert duel.life == (8000, 8000)
    gained = [line.after - line.before for line in duel.state.sheet]
    assert gained == [2700, -2700]


def test_enchanted_javelin_answers_an_attack_of_the_other_side_alone(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "spells": ["?" + JAVELIN], "hand": [JAVELIN]})
    assert not duel.offers("use", JAVELIN)
    assert not duel.offers("turn up", JAVELIN)
    duel.attack(SKULL)
    assert duel.options() == ["pass"]


@pytest.mark.case("Y45")
def test_enchanted_javelin_counts_the_last_attack_of_an_attacker_that_left_in_between(lay: Lay) -> None:
    home = trap("Home", "{do: {move: {all: true, side: you}, to: hand}}")
    duel = lay(you={"monsters": [SKULL], "spells": ["?Home"]}, opp={"spells": ["?" + JAVELIN]}, made=[home])
    duel.attack(SKULL)
    duel.turn_up(JAVELIN)
    duel.turn_up("Home")
    assert duel.zone("you", "hand") == [SKULL]
    assert duel.life == (8000, 10500)


def test_fake_trap_is_destroyed_in_place_of_another_trap(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mystical Space Typhoon"]}, opp={"spells": ["?" + FAKE, "?Waboku"]})
    duel.use("Mystical Space Typhoon")
    duel.pick("Waboku")
    duel.pass_()
    assert (duel.who, duel.prompt, duel.options()) == ("opp", "stand in", [FAKE])
    duel.pick(FAKE)
    assert (duel.zone("opp", "spells"), duel.zone("opp", "graveyard")) == (["Waboku"], [FAKE])
    assert not duel.card("opp", "spells", "Waboku").face_up


def test_fake_trap_saves_an_open_trap_and_no_spell(lay: Lay) -> None:
    duel = lay(you={"hand": ["Remove Trap"]}, opp={"spells": ["?" + FAKE, "Robbin' Goblin"]})
    duel.use("Remove Trap")
    duel.pass_()
    duel.pick(FAKE)
    assert duel.zone("opp", "spells") == ["Robbin' Goblin"]
    plain = lay(you={"hand": ["Mystical Space Typhoon"]}, opp={"spells": ["?" + FAKE, "?Ookazi"]})
    plain.use("Mystical Space Typhoon")
    plain.pick("Ookazi")
    plain.pass_()
    assert (plain.prompt, plain.options()) == ("stand in", [])


@pytest.mark.case("Y60")
def test_whoever_has_another_set_card_is_asked_to_stand_in_whatever_it_is(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mystical Space Typhoon"]}, opp={"spells": ["?Ookazi", "?Waboku"]})
    duel.use("Mystical Space Typhoon")
    duel.pick("Waboku")
    duel.pass_()
    assert (duel.who, duel.prompt, duel.options(), duel.asked.private) == ("opp", "stand in", [], True)
    duel.pick()
    assert duel.zone("opp", "graveyard") == ["Waboku"]


def test_fake_trap_stands_in_for_all_traps_destroyed_at_once_but_spells_go(lay: Lay) -> None:
    duel = lay(you={"hand": ["Sweep"]}, opp={"spells": ["?" + FAKE, "?Waboku", "Yami", "?" + HOLE]}, made=MADE)
    duel.use("Sweep")
    duel.pass_()
    duel.pick(FAKE)
    assert duel.prompt == "act"
    assert sorted(duel.zone("opp", "spells")) == sorted([HOLE, "Waboku"])
    assert sorted(duel.zone("opp", "graveyard")) == sorted([FAKE, "Yami"])


def test_fake_trap_does_nothing_for_its_own_players_destruction_and_is_not_turned_up(lay: Lay) -> None:
    duel = lay(you={"hand": ["Mystical Space Typhoon"], "spells": ["?" + FAKE, "?Waboku"]})
    assert not duel.offers("turn up", FAKE)
    duel.use("Mystical Space Typhoon")
    duel.pick("Waboku")
    duel.pass_()
    assert duel.zone("you", "spells") == [FAKE]
    held = lay(you={"hand": [FAKE]})
    assert not held.offers("use", FAKE)
    assert held.offers("set", FAKE)


def test_gryphon_wing_turns_the_feather_duster_round(lay: Lay) -> None:
    duel = lay(
        you={"hand": [DUSTER], "spells": ["Yami", "?Ookazi"]}, opp={"spells": ["?" + WING, "?Waboku"]}, made=MADE
    )
    duel.use(DUSTER)
    duel.turn_up(WING)
    duel.pass_all()
    duel.run_until("act")
    assert duel.zone("opp", "spells") == ["Waboku"]
    assert duel.zone("opp", "graveyard") == [WING]
    assert (duel.zone("you", "spells"), sorted(duel.zone("you", "graveyard"))) == (
        [],
        sorted([DUSTER, "Ookazi", "Yami"]),
    )


def test_gryphon_wing_answers_that_spell_alone_and_only_the_others(lay: Lay) -> None:
    duel = lay(you={"hand": ["Sweep"]}, opp={"spells": ["?" + WING]}, made=MADE)
    assert not lay(you={"hand": [WING]}).offers("use", WING)
    duel.use("Sweep")
    assert duel.options() == ["pass"]
    own = lay(you={"hand": [DUSTER], "spells": ["?" + WING]}, opp={"spells": ["Yami"]}, made=MADE)
    own.use(DUSTER)
    assert own.options() == ["pass"]


@pytest.mark.rule("R3-6.12")
def test_seven_tools_saves_the_feather_duster_from_gryphon_wing(lay: Lay) -> None:
    duel = lay(you={"hand": [DUSTER], "spells": ["?" + TOOLS]}, opp={"spells": ["?" + WING, "Yami"]}, made=MADE)
    duel.use(DUSTER)
    duel.turn_up(WING)
    duel.turn_up(TOOLS)
    assert (duel.zone("opp", "spells"), duel.life) == ([], (7000, 8000))
