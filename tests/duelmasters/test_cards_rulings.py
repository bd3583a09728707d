"""Points that cards meet and no single card shows: hidden choices, names, simultaneous moves, grants."""

import pytest

from tests.duelmasters.scenario import Scenario, creature

VORG, GRASS, LAH, FISH = "Immortal Baron, Vorg", "Emerald Grass", "Lah, Purification Enforcer", "Aqua Vehicle"
MANA = ["Lah, Purification Enforcer", "Aqua Vehicle", "Gigagiele", "Immortal Baron, Vorg", "Fear Fang"] * 2


@pytest.mark.rule("DM-9.18")
@pytest.mark.parametrize("hand", [[VORG], [VORG, "Bolshack Dragon"]])
def test_a_choice_among_hidden_cards_is_asked_whether_there_is_one_or_not(hand: list[str]) -> None:
    duel = Scenario(you={"hand": ["Terror Pit"], "mana": MANA}, opp={"battle": ["Kyrstron, Lair Delver"], "hand": hand})
    duel.play("Terror Pit")
    assert (duel.who, duel.asked.private, duel.options()) == ("opp", True, hand[1:])
    duel.send(list(duel.asked.options))
    assert duel.zone("opp", "battle") == hand[1:]


@pytest.mark.rule("DM-9.18")
def test_no_question_about_an_empty_hand() -> None:
    duel = Scenario(you={"hand": ["Terror Pit"], "mana": MANA}, opp={"battle": ["Kyrstron, Lair Delver"]})
    duel.play("Terror Pit")
    assert duel.prompt == "act"


@pytest.mark.rule("DM-9.7")
def test_a_replacement_that_destroys_another_victim_destroys_it_once() -> None:
    opp = {"battle": ["Kip Chippotto", "Astrocomet Dragon"]}
    duel = Scenario(you={"hand": ["Invincible Abyss"], "mana": ["Gigagiele"] * 13, "battle": ["Mongrel Man"]}, opp=opp)
    duel.play("Invincible Abyss")
    assert (duel.who, duel.prompt) == ("opp", "replace")
    duel.yes()
    assert (duel.zone("opp", "battle"), duel.zone("opp", "graveyard")) == (["Astrocomet Dragon"], ["Kip Chippotto"])
    assert duel.happened("destroyed") == ["destroyed"]


def test_the_order_of_replacements_of_a_shield_names_no_shield() -> None:
    opp = {"battle": ["Pulsar Tree", "Nastasha, Channeler of Suns"]}
    duel = Scenario(you={"battle": [VORG]}, opp=opp)
    duel.attack(VORG)
    duel.break_shield(2)
    assert (duel.who, duel.prompt, duel.asked.why.source) == ("opp", "replacement order", None)
    duel.pick("Pulsar Tree")
    duel.yes()
    assert (duel.zone("opp", "battle"), len(duel.zone("opp", "shields"))) == (["Nastasha, Channeler of Suns"], 5)


def test_an_evolved_creature_is_another_creature_than_its_base() -> None:
    mine = {"hand": ["Sonic Wing", "Storm Wrangler, the Furious"], "mana": MANA, "battle": ["Burning Mane"]}
    duel = Scenario(you=mine, opp={"battle": [GRASS]})
    duel.play("Sonic Wing")
    duel.play("Storm Wrangler, the Furious")
    duel.attack("Storm Wrangler, the Furious")
    duel.pick()
    assert duel.prompt == "block"


def test_what_was_to_leave_at_the_end_of_the_turn_stays_beneath_its_evolution() -> None:
    high = creature("High Dragon", "evolution", race="Armored Dragon")
    mine = {"battle": ["Kachua, Keeper of the Icegate"], "deck": [LAH, "Bolshack Dragon", LAH], "hand": ["High Dragon"]}
    duel = Scenario(you=mine | {"mana": [VORG]}, made=[high])
    duel.act("tap ability", "Kachua, Keeper of the Icegate")
    duel.pick("Bolshack Dragon")
    assert not duel.offers("play", "High Dragon")  # the attack step has begun
    duel.end()
    assert duel.zone("you", "graveyard") == ["Bolshack Dragon"]


def test_an_evolution_creature_put_on_a_deck_is_ordered_before_it_leaves() -> None:
    opp = {"battle": [["Storm Wrangler, the Furious", "Burning Mane"]]}
    duel = Scenario(you={"hand": ["Corile"], "mana": MANA}, opp=opp)
    duel.play("Corile")
    assert (duel.who, duel.prompt, duel.zone("opp", "battle")) == ("opp", "deck order", ["Storm Wrangler, the Furious"])
    duel.pick("Burning Mane", "Storm Wrangler, the Furious")
    assert duel.zone("opp", "deck")[-2:] == ["Storm Wrangler, the Furious", "Burning Mane"]


def test_granted_tap_abilities_belong_to_each_holder() -> None:
    mine = [["Arc Bine, the Astounding", GRASS], LAH, VORG]
    duel = Scenario(you={"battle": mine}, opp={"battle": [FISH]})
    taps = [option for option in duel.options() if option.startswith("tap")]
    assert taps == ["tap ability Arc Bine, the Astounding", f"tap ability {LAH}"]
    duel.act("tap ability", LAH)
    assert duel.tapped("opp", "battle") == [FISH]


def test_granted_triggers_and_replacements_belong_to_each_holder() -> None:
    bare = Scenario(you={"battle": ["~Siri, Glory Elemental"]}, opp={"battle": [VORG]})
    bare.end()
    assert (bare.who, bare.prompt) == ("opp", "act")
    duel = Scenario(you={"battle": ["~Siri, Glory Elemental"], "shields": []}, opp={"battle": [VORG]})
    duel.end()
    duel.yes()
    duel.attack(VORG)
    assert (duel.prompt, duel.options()) == ("block", ["Siri, Glory Elemental"])


def test_survivors_share_replacements() -> None:
    opp = {"battle": ["Balloonshroom Q", "Gigaling Q", VORG]}
    duel = Scenario(you={"hand": ["Invincible Abyss"], "mana": ["Gigagiele"] * 13}, opp=opp)
    duel.play("Invincible Abyss")
    assert sorted(duel.zone("opp", "mana")) == ["Balloonshroom Q", "Gigaling Q"]
    assert duel.zone("opp", "graveyard") == [VORG]


@pytest.mark.rule("DM-9.13")
def test_locked_and_open_sets() -> None:
    locked = Scenario(you={"hand": ["Aura Blast", "Rumblesaur Q"], "mana": ["Fear Fang"] * 4 + [VORG] * 9})
    locked.play("Aura Blast")
    locked.play("Rumblesaur Q")
    locked.attack("Rumblesaur Q")
    assert locked.power("you", "Rumblesaur Q") == 3000
    mine = {"hand": ["Marine Scramble", "Rumblesaur Q"], "mana": [FISH] * 4 + [VORG] * 9}
    opened = Scenario(you=mine, opp={"battle": [GRASS]})
    opened.play("Marine Scramble")
    opened.play("Rumblesaur Q")
    opened.attack("Rumblesaur Q")
    assert opened.prompt == "break"


def test_miraculous_truce_lasts_to_my_next_turn_and_covers_later_creatures() -> None:
    mine = {"hand": ["Miraculous Truce"], "mana": [LAH, "Fear Fang"] * 4}
    opp = {"battle": [VORG, GRASS], "hand": ["Bombat, General of Speed"], "mana": [VORG] * 5}
    duel = Scenario(you=mine, opp=opp)
    duel.play("Miraculous Truce")
    duel.send("fire")
    duel.end()
    duel.play("Bombat, General of Speed")
    assert not duel.offers("attack")
    duel.end()
    duel.end()
    assert duel.offers("attack", VORG, "player")
