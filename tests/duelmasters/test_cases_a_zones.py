"""Public cases, section A: abilities that worked from the wrong zone or by the wrong instance."""

import pytest

from duelterm.core.operations import relocate, stack
from duelterm.duelmasters.traits import has
from duelterm.duelmasters.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from tests.duelmasters.scenario import FILLER, Scenario, pool

CREATURES = sorted(name for name, card in pool().items() if card.kind == "creature")
ELSEWHERE = ["hand", "mana", "graveyard", "shields", "deck"]


def in_force(duel: Scenario) -> list[str]:
    """Everything that works now, by property or moment."""
    tables = (duel.state.statics, duel.state.listeners)
    return sorted(key for table in tables for key, actives in table.items() if actives)


def elsewhere(name: str, zone: str) -> dict[str, list[str]]:
    """Zones with this card in one of them."""
    return {zone: [name, *[FILLER] * 3]}


@pytest.mark.case("B001", "B003", "B004", "B006")
@pytest.mark.rule("DM-9.9")
@pytest.mark.parametrize("zone", [DECK, HAND, MANA, SHIELDS, GRAVEYARD])
def test_no_creature_works_outside_the_battle_zone(zone: int) -> None:
    """Laid there, moved there from the battle zone, or lying beneath another creature."""
    duel = Scenario(you={"mana": CREATURES, "battle": [FILLER]})
    assert in_force(duel) == []
    lah = duel.card("you", "battle", FILLER)
    for card in list(duel.state.zones[0][MANA]):
        relocate(duel.state, card, 0, BATTLE)
        relocate(duel.state, card, 0, zone)
        assert in_force(duel) == [], card.definition.name
        relocate(duel.state, card, 0, BATTLE)
        relocate(duel.state, lah, 0, HAND)
        stack(duel.state, lah, [card])
        assert in_force(duel) == [], card.definition.name
        lah.beneath = []


@pytest.mark.case("B001")
@pytest.mark.parametrize("zone", ELSEWHERE)
def test_zero_nemesis_discards_from_nowhere_else(zone: str) -> None:
    duel = Scenario(
        you={"battle": ["Fear Fang"]} | elsewhere("Zero Nemesis, Shadow of Panic", zone), opp={"hand": [FILLER] * 3}
    )
    duel.attack("Fear Fang")
    assert len(duel.zone("opp", "hand")) == 3


@pytest.mark.case("B001")
@pytest.mark.parametrize(("stacked", "left"), [("top", 2), ("beneath", 3)])
def test_zero_nemesis_works_on_top_of_its_stack_only(stacked: str, left: int) -> None:
    nemesis = "Zero Nemesis, Shadow of Panic"
    pile = [nemesis, "Dark Raven, Shadow of Grief"]
    duel = Scenario(
        you={"battle": ["Fear Fang", pile if stacked == "top" else ["Jack Viper, Shadow of Doom", nemesis]]},
        opp={"hand": [FILLER] * 3, "battle": ["Lok, Vizier of Hunting"]},
    )
    duel.attack("Fear Fang")
    assert len(duel.zone("opp", "hand")) == left
    duel.run_until("act")
    duel.end()
    hands = duel.zone("you", "hand"), duel.zone("opp", "hand")
    duel.attack("Lok, Vizier of Hunting", "Fear Fang")
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == hands


@pytest.mark.case("B003")
@pytest.mark.parametrize("zone", ELSEWHERE)
def test_jack_viper_saves_nobody_from_elsewhere(zone: str) -> None:
    duel = Scenario(
        you={"battle": ["~Skeleton Soldier, the Defiled"]} | elsewhere("Jack Viper, Shadow of Doom", zone),
        opp={"battle": [FILLER]},
        turn="opp",
    )
    duel.attack(FILLER, "Skeleton Soldier, the Defiled")
    assert duel.prompt == "act"
    assert "Skeleton Soldier, the Defiled" in duel.zone("you", "graveyard")


@pytest.mark.case("B004")
@pytest.mark.parametrize("zone", ELSEWHERE)
def test_gnarvash_elsewhere_checks_nothing(zone: str) -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]} | elsewhere("Gnarvash, Merchant of Blood", zone))
    duel.end()
    assert duel.zone("you", "battle") == ["Fear Fang"]
    assert "Gnarvash, Merchant of Blood" in duel.zone("you", zone)


@pytest.mark.case("B004")
def test_gnarvash_alone_is_really_destroyed() -> None:
    duel = Scenario(you={"battle": ["Gnarvash, Merchant of Blood"]}, opp={"battle": [FILLER, "Mongrel Man"]})
    duel.end()
    assert duel.prompt == "may"
    assert duel.who == "opp"
    duel.no()
    assert duel.zone("you", "battle") == []
    assert duel.zone("you", "graveyard") == ["Gnarvash, Merchant of Blood"]
    assert "destroyed" in [event.kind for event in duel.state.events]


@pytest.mark.case("B004")
def test_gnarvash_in_company_stays_and_the_opponents_turn_does_not_count() -> None:
    duel = Scenario(you={"battle": ["Gnarvash, Merchant of Blood", "Fear Fang"]})
    duel.end()
    assert len(duel.zone("you", "battle")) == 2
    alone = Scenario(you={"battle": ["Gnarvash, Merchant of Blood"]}, turn="opp")
    alone.end()
    assert alone.zone("you", "battle") == ["Gnarvash, Merchant of Blood"]


@pytest.mark.case("B006")
@pytest.mark.rule("DM-8.12")
def test_every_q_card_is_a_survivor_of_another_race_too() -> None:
    named = [card for name, card in pool().items() if name.endswith(" Q") or name.startswith("Q-tronic")]
    assert len(named) > 15
    for card in named:
        assert "Survivor" in card.races, card.name
        assert len(card.races) == (1 if card.name.startswith("Q-tronic") else 2), card.name


@pytest.mark.case("B006", "B142")
@pytest.mark.rule("DM-8.12")
def test_survivors_share_from_the_battle_zone_with_own_survivors_only() -> None:
    def speed(you: dict[str, list[str]]) -> list[bool]:
        opp = {"battle": ["Promephius Q"]}
        duel = Scenario(you={"battle": ["Promephius Q", "Fear Fang", *you.pop("battle", [])]} | you, opp=opp)
        cards = [
            duel.card("you", "battle", "Promephius Q"),
            duel.card("you", "battle", "Fear Fang"),
            duel.card("opp", "battle", "Promephius Q"),
        ]
        return [has(duel.state, card, "speed attacker") for card in cards]

    assert speed({"battle": ["Rumblesaur Q"]}) == [True, False, False]
    for zone in ELSEWHERE:
        assert speed({zone: ["Rumblesaur Q", FILLER]}) == [False, False, False]


@pytest.mark.case("B006", "B142")
def test_a_shared_trigger_works_for_each_own_survivor() -> None:
    duel = Scenario(
        you={"battle": ["Ballus, Dogfight Enforcer Q", "Promephius Q", "Fear Fang"]},
        opp={"battle": ["~Promephius Q"]},
    )
    for name in ("Ballus, Dogfight Enforcer Q", "Promephius Q", "Fear Fang"):
        duel.attack(name)
        duel.run_until("act")
    duel.end()
    duel.run_until("act")
    assert duel.who == "opp"
    tapped = [card.tapped for card in duel.state.zones[0][BATTLE]]
    assert tapped == [False, False, True]


@pytest.mark.case("B007")
def test_mist_rias_draws_for_others_not_for_itself() -> None:
    duel = Scenario(
        you={
            "hand": ["Mist Rias, Sonic Guardian", "Reusol, the Oracle"],
            "mana": [FILLER] * 7,
        },
        opp={"hand": ["Aqua Vehicle"], "mana": ["Aqua Vehicle"] * 4},
    )
    duel.play("Mist Rias, Sonic Guardian")
    assert duel.prompt == "act"
    assert duel.zone("you", "hand") == ["Reusol, the Oracle"]
    duel.play("Reusol, the Oracle")
    assert duel.prompt == "may"
    duel.yes()
    assert len(duel.zone("you", "hand")) == 1
    duel.end()
    duel.play("Aqua Vehicle")
    assert (duel.prompt, duel.who) == ("may", "you")


@pytest.mark.case("B007")
def test_a_second_mist_rias_is_another_creature_to_the_first() -> None:
    mist = "Mist Rias, Sonic Guardian"
    duel = Scenario(you={"hand": [mist], "battle": [mist], "mana": [FILLER] * 5})
    duel.play(mist)
    assert duel.prompt == "may"
    duel.yes()
    assert duel.prompt == "act"
    assert duel.zone("you", "hand") == [FILLER]


@pytest.mark.case("B009")
@pytest.mark.parametrize("name", ["Mist Rias, Sonic Guardian", "Mongrel Man"])
@pytest.mark.parametrize("first", [0, 1])
def test_the_other_copy_keeps_its_ability(name: str, first: int) -> None:
    """Whichever of two copies dies, the survivor still sees creatures come and go."""
    duel = Scenario(
        you={"battle": [name, name, "~Burning Mane"], "hand": ["Fear Fang"], "mana": ["Fear Fang"] * 3},
        opp={"battle": ["Fear Fang"], "mana": ["Terror Pit"] * 6, "hand": ["Terror Pit"]},
        turn="opp",
    )
    duel.play("Terror Pit")
    doomed = [option for option in duel.asked.options if option.definition.name == name][first]
    duel.send([doomed])
    if name == "Mongrel Man":
        duel.yes()
        duel.attack("Fear Fang", "Burning Mane")
    else:
        duel.end()
        duel.play("Fear Fang")
    hand = len(duel.zone("you", "hand"))
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.yes()
    assert duel.prompt == "act"
    assert len(duel.zone("you", "hand")) == hand + 1


@pytest.mark.case("B009")
def test_two_copies_both_answer_one_death() -> None:
    duel = Scenario(you={"battle": ["Mongrel Man", "Mongrel Man", "~Fear Fang"]}, opp={"battle": [FILLER]}, turn="opp")
    duel.attack(FILLER, "Fear Fang")
    for _ in range(2):
        assert (duel.prompt, duel.who) == ("may", "you")
        duel.yes()
    assert duel.prompt == "act"
    assert len(duel.zone("you", "hand")) == 2
