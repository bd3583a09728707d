"""DM-7: battles."""

import pytest

from tests.duelmasters.scenario import Scenario, creature

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"


@pytest.mark.rule("DM-7.1")
@pytest.mark.parametrize(("attacker", "target", "loser"), [(JOE, MANE, "opp"), (BARON, HORNET, "you")])
def test_the_higher_power_wins_and_the_loser_goes_to_its_owners_graveyard(
    attacker: str, target: str, loser: str
) -> None:
    duel = Scenario(you={"battle": [attacker]}, opp={"battle": [f"~{target}"]})
    duel.attack(attacker, target)
    winner = "you" if loser == "opp" else "opp"
    assert duel.zone(loser, "battle") == []
    assert duel.zone(loser, "graveyard") == [target if loser == "opp" else attacker]
    assert (len(duel.zone(winner, "battle")), duel.zone(winner, "graveyard")) == (1, [])


@pytest.mark.rule("DM-7.1")
def test_losing_a_battle_is_being_destroyed_unless_an_effect_says_otherwise() -> None:
    mourner = creature("Mourner", "{when: destroyed, of: {side: you}, do: {draw: 1}}")
    duel = Scenario(you={"battle": [JOE]}, opp={"battle": [f"~{BARON}", mourner.name]}, made=[mourner])
    duel.attack(JOE, BARON)
    assert len(duel.zone("opp", "hand")) == 1
    saved = Scenario(you={"battle": [JOE]}, opp={"battle": ["~Aqua Soldier", mourner.name]}, made=[mourner])
    saved.attack(JOE, "Aqua Soldier")
    assert saved.zone("opp", "hand") == ["Aqua Soldier"]


@pytest.mark.rule("DM-7.2")
def test_at_equal_power_both_lose() -> None:
    victor = creature("Victor", "{when: wins battle, do: {draw: 1}}", power=2000)
    duel = Scenario(you={"battle": [victor.name]}, opp={"battle": [f"~{MANE}"]}, made=[victor])
    duel.attack("Victor", MANE)
    assert duel.zone("you", "graveyard") == ["Victor"]
    assert duel.zone("opp", "graveyard") == [MANE]
    assert duel.zone("you", "hand") == []


@pytest.mark.rule("DM-7.2")
def test_at_equal_power_an_effect_may_save_one_of_them() -> None:
    saved = creature("Returner", "{instead_of: would be destroyed, do: {move: self, to: hand}}", power=2000)
    duel = Scenario(you={"battle": [saved.name]}, opp={"battle": [f"~{MANE}"]}, made=[saved])
    duel.attack("Returner", MANE)
    assert duel.zone("you", "hand") == ["Returner"]
    assert duel.zone("opp", "graveyard") == [MANE]


@pytest.mark.rule("DM-7.3")
def test_the_attackers_instructions_then_the_others_then_the_battle_and_its_end_last() -> None:
    attacker = creature(
        "Charger",
        "{when: becomes blocked, do: {may: {modify: self, power: 1000}}}",
        "{when: battle ends, do: {may: {draw: 1}}}",
        power=2000,
    )
    blocker = creature("Parrier", "blocker", "{when: blocks, do: {may: {modify: self, power: 2000}}}", power=2000)
    duel = Scenario(you={"battle": ["Charger"]}, opp={"battle": ["Parrier"]}, made=[attacker, blocker])
    duel.attack("Charger")
    duel.block("Parrier")
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.yes()
    assert (duel.prompt, duel.who) == ("may", "opp")
    assert duel.power("you", "Charger") == 3000
    duel.yes()
    assert duel.zone("you", "graveyard") == ["Charger"]
    assert duel.zone("opp", "battle") == ["Parrier"]
    assert (duel.prompt, duel.happened("battle", "destroyed")) == ("act", ["battle", "destroyed"])


@pytest.mark.rule("DM-7.3")
def test_end_of_battle_instructions_come_last() -> None:
    attacker = creature("Survivor of Wars", "{when: battle ends, do: {destroy: self}}", power=9000)
    duel = Scenario(you={"battle": [attacker.name]}, opp={"battle": [f"~{MANE}"]}, made=[attacker])
    duel.attack(attacker.name, MANE)
    destroyed = [event.definition.name for event in duel.state.events if event.kind == "destroyed"]
    assert destroyed == [MANE, attacker.name]


@pytest.mark.rule("DM-7.4")
def test_a_power_with_a_plus_counts_as_it_is_now() -> None:
    duel = Scenario(
        you={"battle": ["Bolshack Dragon"], "graveyard": [BARON] * 3}, opp={"battle": ["~Deathliger, Lion of Chaos"]}
    )
    assert duel.power("you", "Bolshack Dragon") == 6000
    duel.attack("Bolshack Dragon", "Deathliger, Lion of Chaos")
    assert duel.zone("opp", "battle") == []
    assert duel.zone("opp", "graveyard") == ["Deathliger, Lion of Chaos"]
    assert sorted(duel.zone("you", "graveyard")) == sorted([BARON] * 3 + ["Bolshack Dragon"])


@pytest.mark.rule("DM-7.5")
def test_both_are_destroyed_at_the_same_time() -> None:
    avenger = creature("Avenger", "{when: destroyed, of: {side: opp}, do: {draw: 1}}")
    duel = Scenario(you={"battle": ["Avenger"]}, opp={"battle": ["~Avenger"]}, made=[avenger])
    duel.attack("Avenger", "Avenger")
    assert duel.zone("you", "battle") == duel.zone("opp", "battle") == []
    assert len(duel.zone("you", "hand")) == len(duel.zone("opp", "hand")) == 1
