"""DM-9.7 to DM-9.11 and DM-9.13 to DM-9.17: what effects do, to what, and what happens instead."""

from typing import Any

import pytest

from duelterm.duelmasters.definition import CardDefinition
from duelterm.duelmasters.zones import GRAVEYARD
from tests.duelmasters.scenario import FILLER, Scenario, creature, spell

BARON, JOE, MANE, HORNET = "Immortal Baron, Vorg", "Explosive Dude Joe", "Burning Mane", "Forest Hornet"
GONTA, FISH, SOLDIER = "Gonta, the Warrior Savage", "Hunter Fish", "Aqua Soldier"
SWEEP = spell("Sweep", "{do: {destroy: {all: true, side: opp}}}")
DEPLOY = spell("Deploy", "{do: {move: {zone: hand, choose: 1, kind: creature}, to: battle zone}}")
MOURNER = creature("Mourner", "{when: destroyed, of: {side: you}, do: {draw: 1}}")


def cast(name: str, *made: CardDefinition, **zones: Any) -> Scenario:
    """A duel in which you have just played this spell of fire."""
    switches = {key: zones.pop(key) for key in ("graveyard_is_destroyed",) if key in zones}
    mine = {"hand": [name], "mana": [BARON] * 7} | zones.pop("you", {})
    duel = Scenario(you=mine, made=made, **zones, **switches)
    duel.play(name)
    return duel


@pytest.mark.rule("DM-9.7")
def test_what_would_be_destroyed_but_is_not_was_not_destroyed() -> None:
    duel = cast("Sweep", SWEEP, MOURNER, opp={"battle": [MOURNER.name, SOLDIER]})
    assert sorted(duel.zone("opp", "hand")) == sorted([SOLDIER, FILLER])
    assert duel.zone("opp", "graveyard") == [MOURNER.name]


@pytest.mark.rule("DM-9.7")
def test_several_destroyed_by_one_effect_go_at_the_same_time() -> None:
    duel = cast("Sweep", SWEEP, MOURNER, opp={"battle": [MOURNER.name, JOE, MOURNER.name]})
    assert len(duel.zone("opp", "graveyard")) == 3
    assert len(duel.zone("opp", "hand")) == 6


@pytest.mark.rule("DM-9.8")
def test_power_zero_or_less_destroys_after_every_event() -> None:
    weaken = spell(
        "Wither",
        "{do: [{modify: {all: true, side: opp}, power: -2000}, {draw: {count: {side: opp}}}]}",
    )
    duel = cast("Wither", weaken, MOURNER, opp={"battle": [BARON, MOURNER.name, "Aqua Vehicle"]})
    assert duel.zone("opp", "battle") == [MOURNER.name]
    assert sorted(duel.zone("opp", "graveyard")) == sorted([BARON, "Aqua Vehicle"])
    assert len(duel.zone("you", "hand")) == 1
    assert len(duel.zone("opp", "hand")) == 2


@pytest.mark.rule("DM-9.8")
def test_a_creature_that_loses_its_support_is_destroyed_too() -> None:
    hollow = creature("Hollow", power=0)
    removal = spell("Removal", "{do: {destroy: {side: opp, race: Flag, all: true}}}")
    flag = creature("Flag", "{static: {modify: {side: you, other: true}, power: 1000}}", race="Flag")
    duel = cast("Removal", removal, hollow, flag, opp={"battle": ["Flag", "Hollow"]})
    assert sorted(duel.zone("opp", "graveyard")) == ["Flag", "Hollow"]


@pytest.mark.rule("DM-9.9")
@pytest.mark.parametrize("zone", ["hand", "mana", "graveyard", "shields", "deck"])
def test_abilities_work_only_in_the_battle_zone(zone: str) -> None:
    banner = creature(
        "Banner", "{static: {modify: {side: you}, power: 1000}}", "{when: turn ends, of: any, do: {draw: 1}}"
    )
    duel = Scenario(you={"battle": [BARON], zone: [FILLER, "Banner", FILLER]}, made=[banner])
    assert duel.power("you", BARON) == 2000
    before = len(duel.zone("you", "hand"))
    duel.end()
    assert len(duel.zone("you", "hand")) == before


@pytest.mark.rule("DM-9.9")
def test_nor_beneath_another_card() -> None:
    banner = creature("Banner", "{static: {modify: {side: you}, power: 1000}}", race="Beast Folk")
    on_top = Scenario(you={"battle": [BARON, "Banner"]}, made=[banner])
    assert on_top.power("you", BARON) == 3000
    duel = Scenario(you={"battle": [BARON, ["Barkwhip, the Smasher", "Banner"]]}, made=[banner])
    assert duel.power("you", BARON) == 2000


@pytest.mark.rule("DM-9.9")
def test_except_one_that_says_another_place() -> None:
    torey = "Dava Torey, Seeker of Clouds"
    duel = Scenario(you={"hand": ["Lost Soul"], "mana": ["Writhing Bone Ghoul"] * 7}, opp={"hand": [BARON, torey, JOE]})
    duel.play("Lost Soul")
    assert duel.zone("opp", "battle") == [torey]
    assert sorted(duel.zone("opp", "graveyard")) == sorted([BARON, JOE])


@pytest.mark.rule("DM-9.10")
def test_a_trigger_that_has_fired_resolves_even_if_its_source_has_left() -> None:
    parting = creature("Parting", "{when: enters, of: {other: true, side: opp}, do: {may: {draw: 1}}}")
    comer = creature("Comer", "{when: enters, do: {destroy: {all: true, side: opp}}}")
    duel = Scenario(you={"hand": ["Comer"], "mana": [BARON]}, opp={"battle": ["Parting"]}, made=[parting, comer])
    duel.play("Comer")
    assert duel.zone("opp", "graveyard") == ["Parting"]
    assert (duel.prompt, duel.who) == ("may", "opp")
    duel.yes()
    assert len(duel.zone("opp", "hand")) == 1


@pytest.mark.rule("DM-9.11")
@pytest.mark.parametrize(("switch", "destroyed"), [("no", False), ("yes", True)])
def test_putting_into_the_graveyard_is_destroying_only_by_the_switch(switch: str, destroyed: bool) -> None:
    bury = spell("Bury", "{do: {move: {all: true, side: opp}, to: graveyard}}")
    duel = cast("Bury", bury, MOURNER, opp={"battle": [MOURNER.name]}, graveyard_is_destroyed=switch)
    assert duel.zone("opp", "graveyard") == [MOURNER.name]
    assert len(duel.zone("opp", "hand")) == destroyed
    saved = cast("Bury", bury, opp={"battle": [SOLDIER]}, graveyard_is_destroyed=switch)
    assert (saved.zone("opp", "hand") == [SOLDIER]) == destroyed
    assert (saved.zone("opp", "graveyard") == [SOLDIER]) != destroyed


@pytest.mark.rule("DM-9.11")
def test_from_other_zones_it_is_never_destroying() -> None:
    bury = spell("Erode", "{do: {move: {all: true, side: opp, zone: mana}, to: graveyard}}")
    duel = cast("Erode", bury, MOURNER, opp={"battle": [MOURNER.name], "mana": [JOE]}, graveyard_is_destroyed="yes")
    assert duel.zone("opp", "graveyard") == [JOE]
    assert duel.zone("opp", "hand") == []


@pytest.mark.rule("DM-9.13")
@pytest.mark.parametrize(("do", "later"), [("modify: {side: you, all: true}, power: 1000", False), ("", True)])
def test_a_change_covers_the_creatures_found_and_a_standing_rule_later_ones_too(do: str, later: bool) -> None:
    rally = spell("Rally", f"{{do: {{{do or 'static: {modify: {side: you}, power: 1000}'}}}}}")
    duel = cast("Rally", rally, you={"battle": [JOE], "hand": ["Rally", BARON]})
    duel.play(BARON)
    assert duel.power("you", JOE) == 4000
    assert duel.power("you", BARON) == (3000 if later else 2000)
    duel.end()
    assert duel.power("you", JOE) == 3000
    assert duel.power("you", BARON) == 2000


@pytest.mark.rule("DM-9.14")
def test_a_card_of_two_civilizations_is_of_each_of_them() -> None:
    cannon = {"hand": ["Blaze Cannon"], "mana": [BARON] * 6 + [GONTA]}
    assert Scenario(you=cannon).offers("play", "Blaze Cannon")
    assert not Scenario(you=cannon | {"mana": [BARON] * 7 + [MANE]}).offers("play")
    for civ in ("fire", "nature"):
        burn = spell("Burn", f"{{do: {{destroy: {{all: true, side: opp, not: {{civ: {civ}}}}}}}}}")
        duel = cast("Burn", burn, opp={"battle": [GONTA, "Aqua Vehicle"]})
        assert duel.zone("opp", "battle") == [GONTA]


@pytest.mark.rule("DM-9.14")
def test_a_card_of_two_races_is_of_each_and_counts_once() -> None:
    lord = creature("Lord", "{static: {modify: {side: you, other: true, race: Human}, power: 1000}}", race="Giant")
    second = creature("Mistress", "{static: {modify: {side: you, other: true, race: Beast Folk}, power: 1000}}")
    duel = Scenario(you={"battle": [GONTA, "Lord", "Mistress", MANE]}, made=[lord, second])
    assert duel.power("you", GONTA) == 6000
    assert duel.power("you", MANE) == 3000
    tally = spell("Tally", "{do: {draw: {count: {side: you, civ: [fire, nature], race: [Human, Beast Folk]}}}}")
    counted = cast("Tally", tally, you={"battle": [GONTA]})
    assert len(counted.zone("you", "hand")) == 1


@pytest.mark.rule("DM-9.15")
def test_a_restricted_blocker_has_blocker_but_blocks_only_what_it_may() -> None:
    giliam = "Giliam, the Tormentor"
    for attacker, blocks in ((HORNET, False), (FILLER, True)):
        duel = Scenario(you={"battle": [attacker]}, opp={"battle": [giliam]})
        duel.attack(attacker)
        assert (duel.prompt == "block") == blocks
    hunt = spell("Hunt", "{do: {destroy: {all: true, has: blocker}}}")
    assert cast("Hunt", hunt, opp={"battle": [giliam, BARON]}).zone("opp", "graveyard") == [giliam]


@pytest.mark.rule("DM-9.16")
def test_play_if_binds_playing_and_shield_triggers_but_not_effects_that_put_it_there() -> None:
    picky = creature("Picky", "shield trigger", "{play_if: {count: {zone: mana}, is: '>=3'}}")
    for mana, allowed in ((2, False), (3, True)):
        zones = {"mana": [BARON] * mana}
        assert Scenario(you={"hand": ["Picky"], **zones}, made=[picky]).offers("play", "Picky") == allowed
        duel = Scenario(you={"battle": [HORNET]}, opp={"shields": ["Picky"], **zones}, made=[picky])
        duel.attack(HORNET)
        assert duel.offers("use", "Picky") == allowed
    put = Scenario(you={"hand": ["Deploy", "Picky"], "mana": [BARON]}, made=[picky, DEPLOY])
    put.play("Deploy")
    put.pick("Picky")
    assert put.zone("you", "battle") == ["Picky"]


@pytest.mark.rule("DM-9.17")
def test_of_several_replacements_the_controller_of_the_card_picks_one() -> None:
    both = creature(
        "Double",
        "{instead_of: would be destroyed, do: {move: self, to: hand}}",
        "{instead_of: would leave, do: {move: self, to: mana}}",
    )
    for pick, zone in ((0, "hand"), (1, "mana")):
        duel = cast("Sweep", SWEEP, both, opp={"battle": ["Double"]})
        assert (duel.prompt, duel.who, len(duel.asked.options)) == ("replacement order", "opp", 2)
        duel.send([duel.asked.options[pick]])
        assert duel.prompt == "act"
        assert duel.zone("opp", zone) == ["Double"]


@pytest.mark.rule("DM-9.17")
def test_what_happens_instead_is_not_replaced_again() -> None:
    bouncing = creature("Bouncing", "{instead_of: would leave, do: {move: self, to: hand}}")
    duel = cast("Sweep", SWEEP, bouncing, opp={"battle": ["Bouncing"]})
    assert duel.zone("opp", "hand") == ["Bouncing"]
    assert duel.prompt == "act"


RUSHER = creature("Rusher", "{turbo rush: [{static: {modify: self, power: 5000}}]}")


@pytest.mark.rule("DM-9.17")
def test_a_shield_that_goes_elsewhere_instead_of_being_broken_was_not_broken() -> None:
    steel = "Bolmeteus Steel Dragon"
    duel = Scenario(you={"battle": [steel, "Rusher"]}, opp={"shields": ["Terror Pit"] * 3}, made=[RUSHER])
    duel.attack(steel)
    duel.break_shield(1)
    duel.break_shield(2)
    assert duel.prompt == "act"
    assert duel.zone("opp", "graveyard") == ["Terror Pit"] * 2
    assert [duel.state.sight(card) for card in duel.state.zones[1][GRAVEYARD]] == [0b11] * 2
    assert duel.power("you", "Rusher") == 3000


@pytest.mark.rule("DM-9.17")
def test_a_broken_shield_that_goes_elsewhere_than_to_the_hand_was_broken() -> None:
    bluum = "Bluum Erkis, Flare Guardian"
    duel = Scenario(you={"battle": [bluum, "Rusher"]}, opp={"shields": ["Ghost Touch"] * 3}, made=[RUSHER])
    duel.attack(bluum)
    duel.run_until("act")
    assert duel.zone("opp", "graveyard") == ["Ghost Touch"] * 2
    assert duel.zone("opp", "hand") == []
    assert duel.power("you", "Rusher") == 8000
