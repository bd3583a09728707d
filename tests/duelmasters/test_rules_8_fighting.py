"""DM-8.4 to DM-8.8 and DM-8.15: breakers, power attacker, slayer, stealth."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario, creature

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"
FISH, SHAMAN, GARGANTUA = "Hunter Fish", "Promephius Q", "Q-tronic Gargantua"
SLAYER, VICTIM = creature("Cutter", "slayer"), "Lah, Purification Enforcer"
SWITCH = pytest.mark.parametrize("slayer", ["on_loss", "every_battle"])


def broken(duel: Scenario, attacker: str) -> int:
    """How many shields an attack breaks."""
    before = len(duel.zone("opp", "shields"))
    duel.attack(attacker)
    duel.run_until("act")
    return before - len(duel.zone("opp", "shields"))


@pytest.mark.rule("DM-8.4", "DM-8.5")
def test_double_breaker_breaks_two_shields_and_triple_breaker_three() -> None:
    for name, count in ((HORNET, 1), ("Zagaan, Knight of Darkness", 2), ("Billion-Degree Dragon", 3)):
        assert broken(Scenario(you={"battle": [name]}), name) == count


@pytest.mark.rule("DM-8.4", "DM-8.5")
@pytest.mark.parametrize(
    ("words", "count"),
    [(["double breaker", "triple breaker"], 3), (["triple breaker", "double breaker"], 3), (["double breaker"] * 2, 2)],
)
def test_of_several_only_the_highest_counts(words: list[str], count: int) -> None:
    breaker = creature("Breaker", *words)
    assert broken(Scenario(you={"battle": ["Breaker"]}, made=[breaker]), "Breaker") == count


@pytest.mark.rule("DM-8.6")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_a_crew_breaker_breaks_one_for_itself_and_one_for_each_other_of_its_controller(others: int) -> None:
    duel = Scenario(
        you={"battle": [GARGANTUA, BARON, *[SHAMAN] * others]}, opp={"battle": [SHAMAN] * 2, "shields": [FILLER] * 6}
    )
    assert broken(duel, GARGANTUA) == 1 + others


@pytest.mark.rule("DM-8.6")
def test_the_crew_is_counted_when_it_breaks() -> None:
    duel = Scenario(you={"battle": [GARGANTUA, SHAMAN]}, opp={"shields": ["Terror Pit", *[FILLER] * 4]})
    duel.attack(GARGANTUA)
    duel.break_shield(1)
    duel.use("Terror Pit")
    duel.pick(SHAMAN)
    assert duel.prompt == "act"
    assert len(duel.zone("opp", "shields")) == 4


@pytest.mark.rule("DM-8.7")
def test_power_attacker_counts_while_attacking_against_a_blocker_too() -> None:
    duel = Scenario(you={"battle": ["Brawler Zyler"]}, opp={"battle": ["Emerald Grass"]})
    assert duel.power("you", "Brawler Zyler") == 1000
    duel.attack("Brawler Zyler")
    assert duel.power("you", "Brawler Zyler") == 3000
    duel.block("Emerald Grass")
    assert duel.zone("opp", "graveyard") == ["Emerald Grass"]
    attacked = Scenario(you={"battle": [BARON]}, opp={"battle": ["~Brawler Zyler"]})
    attacked.attack(BARON, "Brawler Zyler")
    assert attacked.zone("opp", "graveyard") == ["Brawler Zyler"]
    assert attacked.zone("you", "graveyard") == []


@pytest.mark.rule("DM-8.7")
def test_several_power_attackers_add_up_and_end_with_the_attack() -> None:
    double = creature("Twice", "{power attacker: 2000}", "{power attacker: 4000}")
    duel = Scenario(you={"battle": ["Twice"]}, made=[double])
    duel.attack("Twice")
    assert duel.power("you", "Twice") == 9000
    duel.run_until("act")
    assert duel.power("you", "Twice") == 3000


@pytest.mark.rule("DM-8.8")
@SWITCH
def test_when_a_slayer_loses_the_other_creature_is_destroyed_as_well(slayer: str) -> None:
    duel = Scenario(you={"battle": ["Cutter"]}, opp={"battle": [f"~{VICTIM}"]}, made=[SLAYER], slayer=slayer)
    duel.attack("Cutter", VICTIM)
    assert duel.zone("you", "graveyard") == ["Cutter"]
    assert duel.zone("opp", "graveyard") == [VICTIM]
    destroyed = [event.definition.name for event in duel.state.events if event.kind == "destroyed"]
    assert destroyed == ["Cutter", VICTIM]


@pytest.mark.rule("DM-8.8")
@SWITCH
def test_in_a_tie_too_even_if_the_other_is_saved_from_the_battle(slayer: str) -> None:
    tough = creature("Tough", "{instead_of: would be destroyed, cause: battle, do: stay}")
    duel = Scenario(you={"battle": ["Cutter"]}, opp={"battle": ["~Tough"]}, made=[SLAYER, tough], slayer=slayer)
    duel.attack("Cutter", "Tough")
    assert duel.zone("you", "graveyard") == ["Cutter"]
    assert duel.zone("opp", "graveyard") == ["Tough"]


@pytest.mark.rule("DM-8.8")
def test_even_if_the_slayers_own_destruction_is_replaced() -> None:
    homing = creature("Homing", "slayer", "{instead_of: would be destroyed, do: {move: self, to: hand}}")
    duel = Scenario(you={"battle": ["Homing"]}, opp={"battle": [f"~{VICTIM}"]}, made=[homing])
    duel.attack("Homing", VICTIM)
    assert duel.zone("you", "hand") == ["Homing"]
    assert duel.zone("opp", "graveyard") == [VICTIM]


@pytest.mark.rule("DM-8.8")
@pytest.mark.parametrize(("slayer", "survives"), [("on_loss", True), ("every_battle", False)])
def test_the_switch_matters_when_the_slayer_wins_and_the_loser_survives(slayer: str, survives: bool) -> None:
    tough = creature("Tough", "{instead_of: would be destroyed, cause: battle, do: stay}", power=1000)
    duel = Scenario(you={"battle": ["Cutter"]}, opp={"battle": ["~Tough"]}, made=[SLAYER, tough], slayer=slayer)
    duel.attack("Cutter", "Tough")
    assert duel.zone("you", "battle") == ["Cutter"]
    assert (duel.zone("opp", "battle") == ["Tough"]) == survives


@pytest.mark.rule("DM-8.8")
def test_a_slayer_that_names_civilizations_destroys_only_those() -> None:
    for target, dies in (("Tri-horn Shepherd", True), (VICTIM, True), ("Boltail Dragon", False)):
        duel = Scenario(you={"battle": ["Gigakail"]}, opp={"battle": [f"~{target}"]})
        duel.attack("Gigakail", target)
        assert duel.zone("you", "graveyard") == ["Gigakail"]
        assert (duel.zone("opp", "graveyard") == [target]) == dies


@pytest.mark.rule("DM-8.15")
@pytest.mark.parametrize(("mana", "blockable"), [([BARON, MANE], False), ([MANE], True), ([], True)])
def test_stealth_cannot_be_blocked_while_the_opponent_has_that_civilization_in_the_mana_zone(
    mana: list[str], blockable: bool
) -> None:
    kizar = "Kizar Basiku, the Outrageous"
    duel = Scenario(
        you={"battle": [kizar], "mana": [BARON]},
        opp={"battle": [FISH], "mana": [f"~{name}" for name in mana]},
    )
    duel.attack(kizar)
    assert duel.prompt == ("block" if blockable else "break")


@pytest.mark.rule("DM-8.15")
def test_a_card_of_two_civilizations_counts_for_stealth() -> None:
    kizar = "Kizar Basiku, the Outrageous"
    duel = Scenario(you={"battle": [kizar]}, opp={"battle": [FISH], "mana": ["Gonta, the Warrior Savage"]})
    duel.attack(kizar)
    assert duel.prompt == "break"
