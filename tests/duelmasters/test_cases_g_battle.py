"""Public cases, section G: battles, destruction, what happens instead."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario, creature

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
SLAYER = "Bone Assassin, the Ripper"
VIPER = ["Jack Viper, Shadow of Doom", "Dark Raven, Shadow of Grief"]


@pytest.mark.case("B091")
@pytest.mark.rule("DM-8.8")
@pytest.mark.parametrize("side", ["you", "opp"])
def test_a_slayer_kills_though_its_own_death_is_replaced(side: str) -> None:
    """Jack Viper takes the slayer to hand; the winner of the battle dies all the same."""
    slayer, big = {"battle": [SLAYER, VIPER]}, {"battle": [FILLER]}
    if side == "you":
        duel = Scenario(you=slayer, opp={"battle": [f"~{FILLER}"]})
        duel.attack(SLAYER, FILLER)
    else:
        duel = Scenario(you=big, opp={"battle": [f"~{SLAYER}", VIPER]})
        duel.attack(FILLER, SLAYER)
    assert (duel.prompt, duel.who) == ("replace", side)
    duel.yes()
    other = "opp" if side == "you" else "you"
    assert duel.zone(side, "hand") == [SLAYER]
    assert duel.zone(other, "battle") == []
    assert duel.zone(other, "graveyard") == [FILLER]


@pytest.mark.case("B091")
@pytest.mark.rule("DM-8.8", "DM-9.3")
def test_both_deaths_come_before_what_waits_for_them() -> None:
    undead = creature("Undead", "slayer", "{when: destroyed, do: {may: {draw: 1}}}", power=1000)
    duel = Scenario(you={"battle": ["Undead"]}, opp={"battle": [f"~{FILLER}"]}, made=[undead])
    duel.attack("Undead", FILLER)
    assert duel.prompt == "may"
    assert (duel.zone("you", "battle"), duel.zone("opp", "battle")) == ([], [])


@pytest.mark.case("B091")
def test_two_slayers_and_a_slayer_that_wins() -> None:
    both = Scenario(you={"battle": [SLAYER]}, opp={"battle": ["~Grinning Axe, the Monstrosity"]})
    both.attack(SLAYER, "Grinning Axe, the Monstrosity")
    assert (both.zone("you", "battle"), both.zone("opp", "battle")) == ([], [])
    saved = {"battle": ["~Mihail, Celestial Elemental", "~Aqua Vehicle"]}
    for switch, left in (("on_loss", ["Aqua Vehicle"]), ("every_battle", ["Aqua Vehicle"])):
        duel = Scenario(you={"battle": ["Gigakail"]}, opp=saved, slayer=switch)
        duel.attack("Gigakail", "Mihail, Celestial Elemental")
        duel.run_until("act")
        assert duel.zone("opp", "battle") == left


@pytest.mark.case("B093")
@pytest.mark.rule("DM-7.2", "DM-7.5")
def test_a_tie_destroys_both_and_each_death_counts() -> None:
    duel = Scenario(you={"battle": ["Fear Fang", "Mongrel Man"]}, opp={"battle": ["~Cragsaur", "Mongrel Man"]})
    duel.attack("Fear Fang", "Cragsaur")
    asked = []
    while duel.prompt == "may":
        asked.append(duel.who)
        duel.yes()
    assert asked == ["you", "you", "opp", "opp"]
    assert (len(duel.zone("you", "hand")), len(duel.zone("opp", "hand"))) == (2, 2)
    assert duel.happened("destroyed") == ["destroyed"] * 2


@pytest.mark.case("B094")
@pytest.mark.rule("DM-9.7")
def test_mongrel_man_draws_for_each_of_several_deaths() -> None:
    duel = Scenario(
        you={"battle": ["Mongrel Man"], "hand": ["Scarlet Skyterror"], "mana": list(MANA)},
        opp={"battle": ["Seamine", "Aqua Guard", "King Coral"]},
    )
    duel.play("Scarlet Skyterror")
    for _ in range(3):
        assert duel.prompt == "may"
        duel.yes()
    assert duel.prompt == "act"
    assert len(duel.zone("you", "hand")) == 3


@pytest.mark.case("B093", "B094")
@pytest.mark.rule("DM-9.7", "DM-9.10")
def test_mongrel_man_dying_with_others_still_sees_them_and_not_itself() -> None:
    duel = Scenario(
        you={"hand": ["Burst Shot"], "mana": list(MANA), "battle": ["Burning Mane"]},
        opp={"battle": ["Mongrel Man", "Aqua Vehicle"]},
    )
    duel.play("Burst Shot")
    for _ in range(2):
        assert (duel.prompt, duel.who) == ("may", "opp")
        duel.yes()
    assert duel.prompt == "act"
    assert len(duel.zone("opp", "hand")) == 2
    alone = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": ["~Mongrel Man"]})
    alone.attack("Fear Fang", "Mongrel Man")
    assert alone.prompt == "act"


@pytest.mark.case("B096")
@pytest.mark.rule("DM-9.11")
@pytest.mark.parametrize(("switch", "destroyed"), [("no", False), ("yes", True)])
def test_crisis_boulder_by_the_switch(switch: str, destroyed: bool) -> None:
    duel = Scenario(
        you={"hand": ["Crisis Boulder"], "mana": list(MANA), "battle": ["Mongrel Man"]},
        opp={"battle": ["Aqua Soldier", "Fear Fang"], "mana": ["Scissor Eye"]},
        graveyard_is_destroyed=switch,
    )
    duel.play("Crisis Boulder")
    assert duel.who == "opp"
    assert sorted(duel.options()) == ["Aqua Soldier", "Fear Fang", "Scissor Eye"]
    duel.pick("Fear Fang")
    assert duel.zone("opp", "graveyard") == ["Fear Fang"]
    assert (duel.prompt == "may") is destroyed


@pytest.mark.case("B096")
@pytest.mark.parametrize(("switch", "where"), [("no", "graveyard"), ("yes", "hand")])
def test_the_switch_decides_about_replaced_destruction_too(switch: str, where: str) -> None:
    duel = Scenario(
        you={"hand": ["Crisis Boulder"], "mana": list(MANA)},
        opp={"battle": ["Aqua Soldier"]},
        graveyard_is_destroyed=switch,
    )
    duel.play("Crisis Boulder")
    assert duel.zone("opp", where) == ["Aqua Soldier"]


@pytest.mark.case("B096")
@pytest.mark.parametrize("switch", ["no", "yes"])
def test_a_mana_card_is_never_destroyed_by_it(switch: str) -> None:
    duel = Scenario(
        you={"hand": ["Crisis Boulder"], "mana": list(MANA), "battle": ["Mongrel Man"]},
        opp={"mana": ["Fear Fang"], "battle": ["Fear Fang"]},
        graveyard_is_destroyed=switch,
    )
    duel.play("Crisis Boulder")
    duel.send([card for card in duel.asked.options if card.zone == 2])
    assert duel.prompt == "act"


@pytest.mark.case("B097")
@pytest.mark.parametrize("answer", [True, False])
def test_jack_viper_may_save_another_darkness_creature(answer: bool) -> None:
    dead = "Skeleton Soldier, the Defiled"
    duel = Scenario(you={"battle": [FILLER]}, opp={"battle": [VIPER, f"~{dead}", "~Fear Fang"]})
    duel.attack(FILLER, dead)
    assert (duel.prompt, duel.who) == ("replace", "opp")
    duel.send(answer)
    assert duel.zone("opp", "hand" if answer else "graveyard") == [dead]
    assert ("destroyed" in duel.happened()) is not answer


@pytest.mark.case("B097")
@pytest.mark.parametrize("dead", ["Fear Fang", VIPER[0]])
def test_jack_viper_saves_neither_other_civilizations_nor_itself(dead: str) -> None:
    duel = Scenario(you={"hand": ["Terror Pit"], "mana": list(MANA)}, opp={"battle": [VIPER, "Fear Fang"]})
    duel.play("Terror Pit")
    duel.pick(dead)
    assert duel.prompt == "act"
    assert dead in duel.zone("opp", "graveyard")


@pytest.mark.case("B097")
def test_jack_viper_sees_any_way_to_the_graveyard_but_not_the_opponents() -> None:
    dead = "Skeleton Soldier, the Defiled"
    boulder = Scenario(you={"hand": ["Crisis Boulder"], "mana": list(MANA)}, opp={"battle": [VIPER, dead]})
    boulder.play("Crisis Boulder")
    boulder.pick(dead)
    assert boulder.prompt == "replace"
    boulder.yes()
    assert boulder.zone("opp", "hand") == [dead]
    theirs = Scenario(you={"battle": [VIPER, FILLER]}, opp={"battle": [f"~{dead}"]})
    theirs.attack(FILLER, dead)
    assert theirs.zone("opp", "graveyard") == [dead]
    two = Scenario(you={"hand": ["Terror Pit"], "mana": list(MANA)}, opp={"battle": [VIPER, "Sea Mutant Dormel"]})
    two.play("Terror Pit")
    two.pick("Sea Mutant Dormel")
    assert two.prompt == "replace"  # water and darkness is darkness


@pytest.mark.case("B099")
@pytest.mark.rule("DM-4.7", "DM-4.6")
@pytest.mark.parametrize("name", ["Ambush Scorpion", "Obsidian Scarab"])
def test_the_copy_from_mana_is_a_new_creature(name: str) -> None:
    duel = Scenario(
        you={"battle": [name], "mana": [f"~{name}", "Fear Fang"]}, opp={"battle": ["~Hanusa, Radiance Elemental"]}
    )
    duel.attack(name, "Hanusa, Radiance Elemental")
    assert (duel.who, duel.options(), duel.asked.lo) == ("you", [name], 0)
    (only,) = duel.asked.options
    assert only.zone == 2
    duel.pick(name)
    assert duel.zone("you", "battle") == [name]
    assert duel.zone("you", "graveyard") == [name]
    card = duel.card("you", "battle", name)
    assert (card.tapped, card.fresh) == (False, True)
    assert not duel.offers("attack", name)
    duel.end()
    duel.end()
    assert duel.offers("attack", name)


@pytest.mark.case("B099")
def test_the_copy_may_stay_in_mana_and_none_is_asked_for_without_one() -> None:
    name = "Ambush Scorpion"
    duel = Scenario(you={"battle": [name], "mana": [name]}, opp={"battle": ["~Hanusa, Radiance Elemental"]})
    duel.attack(name, "Hanusa, Radiance Elemental")
    duel.pick()
    assert duel.zone("you", "mana") == [name]
    none = Scenario(
        you={"battle": [name], "mana": ["Obsidian Scarab"]}, opp={"battle": ["~Hanusa, Radiance Elemental"]}
    )
    none.attack(name, "Hanusa, Radiance Elemental")
    assert none.prompt == "act"


DAIDALOS = "Daidalos, General of Fury"


@pytest.mark.case("B100")
@pytest.mark.rule("DM-6.12")
@pytest.mark.parametrize("gift", ["Fear Fang", DAIDALOS])
def test_daidalos_may_give_itself_and_then_breaks_nothing(gift: str) -> None:
    duel = Scenario(you={"battle": [DAIDALOS, "Fear Fang"]})
    duel.attack(DAIDALOS)
    assert duel.options() == [DAIDALOS, "Fear Fang"]
    assert duel.asked.lo == 1
    duel.pick(gift)
    assert (duel.prompt == "act") is (gift == DAIDALOS)
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == (5 if gift == DAIDALOS else 3)


@pytest.mark.case("B100")
@pytest.mark.rule("DM-6.12")
def test_daidalos_alone_gives_itself_and_no_final_strike_follows() -> None:
    duel = Scenario(you={"battle": [DAIDALOS]}, opp={"shields": [], "battle": ["Seamine"]})
    duel.attack(DAIDALOS)
    assert (duel.prompt, duel.winner) == ("act", None)
    assert duel.zone("you", "battle") == []


@pytest.mark.case("B100")
@pytest.mark.rule("DM-6.12")
@pytest.mark.parametrize("shields", [5, 0])
def test_an_attacker_that_leaves_after_the_block_was_declined_hits_nothing(shields: int) -> None:
    martyr = creature("Martyr", "{when: unblocked, against: player, do: {destroy: self}}")
    duel = Scenario(you={"battle": ["Martyr"]}, opp={"shields": [FILLER] * shields}, made=[martyr])
    duel.attack("Martyr")
    assert (duel.prompt, duel.winner) == ("act", None)
    assert len(duel.zone("opp", "shields")) == shields


VHAL = "Terradragon Anrist Vhal"


@pytest.mark.case("B102")
@pytest.mark.rule("DM-9.8")
def test_a_creature_of_no_power_dies_at_once() -> None:
    duel = Scenario(you={"hand": [VHAL], "mana": ["Fear Fang"] * 6})
    duel.play(VHAL)
    assert duel.zone("you", "battle") == []
    assert duel.zone("you", "graveyard") == [VHAL]
    assert "destroyed" in duel.happened()


@pytest.mark.case("B102")
@pytest.mark.rule("DM-9.8")
def test_it_dies_when_its_last_helper_leaves_and_asking_for_power_changes_nothing() -> None:
    duel = Scenario(
        you={"battle": [VHAL, "Fear Fang"]},
        opp={"hand": ["Spiral Gate"], "mana": ["Aqua Vehicle"] * 2},
        turn="opp",
    )
    before = duel.state.digest()
    assert [duel.power("you", VHAL) for _ in range(3)] == [2000] * 3
    assert duel.state.digest() == before
    duel.play("Spiral Gate")
    duel.pick("Fear Fang")
    assert duel.prompt == "act"
    assert duel.zone("you", "graveyard") == [VHAL]


@pytest.mark.case("B102")
@pytest.mark.rule("DM-9.8", "DM-9.17")
def test_a_death_that_is_replaced_does_not_go_round_for_ever() -> None:
    """Mihail keeps others from being destroyed, those of no power too."""
    duel = Scenario(you={"battle": ["Mihail, Celestial Elemental"], "hand": [VHAL], "mana": ["Fear Fang"] * 6})
    duel.play(VHAL)
    assert duel.prompt == "act"
    assert VHAL in duel.zone("you", "battle")


@pytest.mark.case("B102")
def test_two_of_them_hold_each_other_up_and_fall_together() -> None:
    duel = Scenario(you={"battle": [VHAL, VHAL]}, opp={"hand": ["Terror Pit"], "mana": list(MANA)}, turn="opp")
    assert duel.power("you", VHAL) == 2000
    duel.play("Terror Pit")
    duel.pick(VHAL)
    assert duel.zone("you", "graveyard") == [VHAL, VHAL]
