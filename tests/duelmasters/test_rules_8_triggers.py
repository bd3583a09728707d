"""DM-8.1, DM-8.2 and DM-8.9: shield trigger, charger, speed attacker."""

import pytest

from duelterm.duelmasters.zones import MANA
from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"
FETCH = spell("Fetch", "{do: {move: {zone: shields, choose: 1}, to: hand}}")


@pytest.mark.rule("DM-8.1")
def test_a_broken_shield_trigger_may_be_used_at_once_free_of_charge() -> None:
    duel = Scenario(you={"battle": [HORNET, BARON]}, opp={"shields": ["Holy Awe"] * 2})
    duel.attack(HORNET)
    duel.break_shield(1)
    assert (duel.prompt, duel.who, duel.options()) == ("shield", "opp", ["take", "use Holy Awe"])
    duel.use("Holy Awe")
    assert duel.tapped("you", "battle") == [HORNET, BARON]
    assert duel.zone("opp", "graveyard") == ["Holy Awe"]
    assert duel.zone("opp", "hand") == []


@pytest.mark.rule("DM-8.1")
def test_it_may_be_kept_and_played_later_at_its_cost() -> None:
    duel = Scenario(you={"battle": [HORNET]}, opp={"shields": ["Holy Awe"] * 2, "mana": ["Lok, Vizier of Hunting"] * 6})
    duel.attack(HORNET)
    duel.break_shield(1)
    duel.take()
    assert duel.zone("opp", "hand") == ["Holy Awe"]
    assert duel.tapped("you", "battle") == [HORNET]
    duel.end()
    duel.play("Holy Awe")
    assert len(duel.tapped("opp", "mana")) == 6
    assert duel.zone("opp", "graveyard") == ["Holy Awe"]


@pytest.mark.rule("DM-8.1")
def test_the_owner_looks_at_any_shield_and_only_triggers_can_be_used() -> None:
    duel = Scenario(you={"battle": [HORNET]}, opp={"shields": ["Lost Soul", BARON]})
    duel.attack(HORNET)
    duel.break_shield(1)
    assert (duel.prompt, duel.options()) == ("shield", ["take"])


@pytest.mark.rule("DM-8.1")
def test_an_effect_that_takes_the_shield_to_hand_counts_too_in_ones_own_turn() -> None:
    duel = Scenario(
        you={"hand": [FETCH.name], "mana": [BARON], "shields": ["Terror Pit", BARON]},
        opp={"battle": [JOE]},
        made=[FETCH],
    )
    duel.play(FETCH.name)
    duel.send([duel.asked.options[0]])
    assert (duel.prompt, duel.who) == ("shield", "you")
    duel.use("Terror Pit")
    assert duel.zone("opp", "graveyard") == [JOE]
    assert sorted(duel.zone("you", "graveyard")) == sorted([FETCH.name, "Terror Pit"])


@pytest.mark.rule("DM-8.1")
def test_the_effect_may_forbid_it() -> None:
    quiet = spell("Quiet Fetch", "{do: {move: {zone: shields, choose: 1}, to: hand, shield_trigger: false}}")
    duel = Scenario(you={"hand": [quiet.name], "mana": [BARON], "shields": ["Terror Pit"]}, made=[quiet])
    duel.play(quiet.name)
    assert duel.prompt == "act"
    assert duel.zone("you", "hand") == ["Terror Pit"]
    silencing = Scenario(you={"battle": ["Cryptic Totem"]}, opp={"shields": ["Terror Pit"] * 3})
    silencing.attack("Cryptic Totem")
    silencing.break_shield(1)
    assert silencing.options() == ["take"]


@pytest.mark.rule("DM-8.1")
def test_a_shield_trigger_creature_is_summoned() -> None:
    watcher = creature("Watcher", "{when: summoned, by: opp, do: {draw: 1}}")
    duel = Scenario(you={"battle": [HORNET, watcher.name]}, opp={"shields": ["Torcon"]}, made=[watcher])
    duel.attack(HORNET)
    duel.use("Torcon")
    assert duel.zone("opp", "battle") == ["Torcon"]
    assert len(duel.zone("you", "hand")) == 1


@pytest.mark.rule("DM-8.2")
def test_after_use_a_charger_goes_to_the_mana_zone_untapped() -> None:
    duel = Scenario(
        you={"hand": ["Lightning Charger"], "mana": ["Lok, Vizier of Hunting"] * 4}, opp={"battle": [BARON]}
    )
    duel.play("Lightning Charger")
    assert duel.zone("you", "graveyard") == []
    assert duel.state.zones[0][MANA][-1].definition.name == "Lightning Charger"
    assert not duel.card("you", "mana", "Lightning Charger").tapped
    assert duel.tapped("opp", "battle") == [BARON]


@pytest.mark.rule("DM-8.2")
@pytest.mark.parametrize("civs", [["fire"], ["fire", "nature"]])
def test_a_charger_of_two_civilizations_arrives_tapped(civs: list[str]) -> None:
    charger = spell("Some Charger", "charger", "{do: {draw: 1}}", civ=civs)
    duel = Scenario(you={"hand": [charger.name], "mana": [BARON, MANE]}, made=[charger])
    duel.play(charger.name)
    assert duel.card("you", "mana", charger.name).tapped == (len(civs) > 1)


@pytest.mark.rule("DM-8.2", "DM-8.1")
def test_a_charger_that_is_kept_from_a_shield_is_no_use_of_it() -> None:
    charger = spell("Trigger Charger", "shield trigger", "charger", "{do: {draw: 1}}")
    for use in (True, False):
        duel = Scenario(you={"battle": [HORNET]}, opp={"shields": [charger.name]}, made=[charger])
        duel.attack(HORNET)
        if use:
            duel.use(charger.name)
        else:
            duel.take()
        assert (charger.name in duel.zone("opp", "mana")) == use
        assert duel.zone("opp", "hand") == [FILLER if use else charger.name]


@pytest.mark.rule("DM-8.9")
def test_a_speed_attacker_attacks_in_the_turn_in_which_it_comes() -> None:
    duel = Scenario(you={"hand": ["Rikabu, the Dismantler", BARON], "mana": [BARON] * 5})
    duel.play("Rikabu, the Dismantler")
    duel.play(BARON)
    assert duel.offers("attack", "Rikabu, the Dismantler", "player")
    assert not duel.offers("attack", BARON)
