"""DM-8.12 to DM-8.14 and DM-8.16 to DM-8.18: abilities that are shared, switched on, or used by tapping."""

import pytest

from duelterm.duelmasters.traits import has
from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"
FISH, SHAMAN, SMASH, CLUB = "Hunter Fish", "Promephius Q", "Smash Horn Q", "Ballus, Dogfight Enforcer Q"
MELON, ASRA = "Macho Melon", "Asra, Vizier of Safety"


@pytest.mark.rule("DM-8.12")
def test_a_survivor_shares_its_ability_with_all_survivors_of_its_controller() -> None:
    duel = Scenario(you={"battle": [SMASH, SHAMAN, BARON, CLUB]}, opp={"battle": [SHAMAN]})
    assert duel.power("you", SMASH) == 3000
    assert duel.power("you", SHAMAN) == 3000
    assert duel.power("you", CLUB) == 4000
    assert duel.power("you", BARON) == 2000
    assert duel.power("opp", SHAMAN) == 2000


@pytest.mark.rule("DM-8.12")
def test_shared_abilities_go_both_ways_and_work_in_turn_events() -> None:
    duel = Scenario(you={"battle": [f"~{SMASH}", f"~{CLUB}", f"~{SHAMAN}", f"~{BARON}"]})
    duel.end()
    duel.run_until("act")
    assert duel.tapped("you", "battle") == [BARON]


@pytest.mark.rule("DM-8.12")
def test_the_share_ends_when_the_survivor_leaves() -> None:
    duel = Scenario(you={"battle": [SMASH, SHAMAN], "hand": ["Spiral Gate"], "mana": ["Aqua Vehicle"] * 2})
    duel.play("Spiral Gate")
    duel.pick(SMASH)
    assert duel.power("you", SHAMAN) == 2000


@pytest.mark.rule("DM-8.13")
@pytest.mark.parametrize("counts", ["own", "all"])
def test_wave_strikers_are_on_while_their_controller_has_three(counts: str) -> None:
    for others, on in ((1, False), (2, True), (3, True)):
        duel = Scenario(you={"battle": [ASRA, *[MELON] * others, BARON]}, wave_striker_counts=counts)
        assert duel.power("you", ASRA) == (6000 if on else 2000)
        assert has(duel.state, duel.card("you", "battle", ASRA), "blocker") == on


@pytest.mark.rule("DM-8.13")
@pytest.mark.parametrize(("counts", "on"), [("own", False), ("all", True)])
def test_the_switch_says_whether_the_opponents_count(counts: str, on: bool) -> None:
    duel = Scenario(you={"battle": [ASRA, MELON]}, opp={"battle": [MELON]}, wave_striker_counts=counts)
    assert duel.power("you", ASRA) == (6000 if on else 2000)
    duel.attack(MELON)
    assert duel.power("you", MELON) == (4000 if on else 1000)


@pytest.mark.rule("DM-8.14")
def test_a_tap_ability_is_used_by_tapping_instead_of_attacking() -> None:
    duel = Scenario(you={"battle": ["Aeropica"]}, opp={"battle": [BARON, JOE]})
    duel.act("tap ability", "Aeropica")
    duel.pick(JOE)
    assert duel.zone("opp", "hand") == [JOE]
    assert duel.tapped("you", "battle") == ["Aeropica"]
    assert duel.options() == ["end"]


@pytest.mark.rule("DM-8.14")
def test_it_needs_an_untapped_creature_without_sickness_that_may_attack_but_no_target() -> None:
    pacifist = creature("Pacifist", "{cannot: attack}", "{activate: tap, do: {draw: 1}}")
    peaceful = creature("Peaceful", "{cannot: attack players}", "{activate: tap, do: {draw: 1}}")
    hasty = creature("Hasty", "speed attacker", "{activate: tap, do: {draw: 1}}")
    made = [pacifist, peaceful, hasty]
    for name, offered in (
        ("~Aeropica", False),
        ("!Aeropica", False),
        ("Pacifist", False),
        ("Peaceful", True),
        ("!Hasty", True),
    ):
        duel = Scenario(you={"battle": [name]}, made=made)
        assert duel.offers("tap ability") == offered


@pytest.mark.rule("DM-8.14")
def test_it_is_no_attack_so_nothing_triggers_and_nothing_blocks() -> None:
    drawer = creature("Drawer", "{when: attacks, do: {discard: {all: true}}}", "{activate: tap, do: {draw: 1}}")
    alert = creature("Alert", "blocker", "{when: attacks, of: {side: opp}, do: {draw: 1}}")
    duel = Scenario(you={"battle": ["Drawer"]}, opp={"battle": ["Alert"]}, made=[drawer, alert])
    duel.act("tap ability", "Drawer")
    assert duel.prompt == "act"
    assert len(duel.zone("you", "hand")) == 1
    assert duel.zone("opp", "hand") == []


@pytest.mark.rule("DM-8.14")
def test_some_creatures_let_your_others_tap_for_their_ability() -> None:
    arc = "Arc Bine, the Astounding"
    duel = Scenario(you={"battle": [arc, FILLER, BARON]}, opp={"battle": [JOE, FILLER]})
    assert duel.offers("tap ability", FILLER)
    assert duel.offers("tap ability", arc)
    assert not duel.offers("tap ability", BARON)
    duel.act("tap ability", FILLER)
    duel.pick(JOE)
    assert duel.tapped("you", "battle") == [FILLER]
    assert duel.tapped("opp", "battle") == [JOE]


@pytest.mark.rule("DM-8.16")
def test_turbo_rush_is_on_once_another_creature_of_yours_has_broken_a_shield_this_turn() -> None:
    duel = Scenario(you={"battle": ["Illusion Fish", BARON]}, opp={"battle": [FISH]})
    duel.attack(BARON)
    duel.no_block()
    duel.break_shield(1)
    duel.take()
    duel.attack("Illusion Fish")
    assert duel.prompt == "break"


@pytest.mark.rule("DM-8.16")
def test_a_shield_that_it_broke_itself_does_not_count() -> None:
    rusher = creature("Rusher", "{turbo rush: [{static: {modify: self, power: 5000}}]}")
    duel = Scenario(you={"battle": ["Rusher", BARON]}, made=[rusher])
    duel.attack("Rusher")
    duel.run_until("act")
    assert duel.power("you", "Rusher") == 3000
    duel.attack(BARON)
    duel.run_until("act")
    assert duel.power("you", "Rusher") == 8000
    duel.end()
    assert duel.power("you", "Rusher") == 3000


@pytest.mark.rule("DM-8.16")
def test_neither_does_one_that_the_opponent_broke() -> None:
    rusher = creature("Rusher", "{turbo rush: [{static: {modify: self, power: 5000}}]}")
    duel = Scenario(you={"battle": [BARON]}, opp={"battle": ["Rusher"]}, made=[rusher])
    duel.attack(BARON)
    duel.run_until("act")
    assert duel.power("opp", "Rusher") == 3000


@pytest.mark.rule("DM-8.17")
@pytest.mark.parametrize("kept", [True, False])
def test_a_creature_kept_tapped_in_the_untap_step_uses_its_silent_skill(kept: bool) -> None:
    duel = Scenario(turn="opp", you={"battle": ["~Milporo", f"~{BARON}", "Milporo"]})
    duel.end()
    assert (duel.prompt, duel.who) == ("silent skill", "you")
    duel.send(kept)
    assert duel.tapped("you", "battle") == (["Milporo"] if kept else [])
    assert duel.prompt == "act"
    assert len(duel.zone("you", "hand")) == (2 if kept else 1)


@pytest.mark.rule("DM-8.17")
def test_the_skill_is_used_once_everything_else_has_untapped() -> None:
    skilled = creature("Skilled", "{silent skill: [{draw: {count: {zone: mana, tapped: false}}}]}")
    duel = Scenario(turn="opp", you={"battle": ["~Skilled"], "mana": [f"~{BARON}"] * 3}, made=[skilled])
    duel.end()
    duel.yes()
    assert len(duel.zone("you", "hand")) == 4


@pytest.mark.rule("DM-8.17")
def test_an_untapped_creature_has_nothing_to_keep() -> None:
    duel = Scenario(turn="opp", you={"battle": ["Milporo"]})
    duel.end()
    assert duel.prompt == "act"
    assert len(duel.zone("you", "hand")) == 1


@pytest.mark.rule("DM-8.18")
def test_what_forbids_wins_over_what_allows() -> None:
    shy = creature("Shy", "{cannot: be attacked}")
    duel = Scenario(you={"battle": ["Gatling Skyterror"]}, opp={"battle": ["Shy", f"~{BARON}", JOE]}, made=[shy])
    assert duel.offers("attack", "Gatling Skyterror", JOE)
    assert not duel.offers("attack", "Gatling Skyterror", "Shy")
    permit = spell("Permit", "{do: {static: {modify: {side: you}, can: [attack, attack players]}}}")
    barred = Scenario(you={"battle": [FISH], "hand": [permit.name], "mana": [BARON]}, made=[permit])
    barred.play(permit.name)
    assert not barred.offers("attack")


@pytest.mark.rule("DM-8.18")
def test_an_effect_that_ignores_what_forbids_wins() -> None:
    duel = Scenario(
        you={
            "battle": [FISH, "Emerald Grass", f"!{BARON}", f"~{JOE}"],
            "hand": ["Diamond Cutter"],
            "mana": ["Lok, Vizier of Hunting"] * 5,
        },
        opp={"battle": [f"~{MANE}"]},
    )
    duel.play("Diamond Cutter")
    for name in (FISH, "Emerald Grass", BARON):
        assert duel.offers("attack", name, "player")
    assert not duel.offers("attack", FISH, MANE)
    assert not duel.offers("attack", JOE)
