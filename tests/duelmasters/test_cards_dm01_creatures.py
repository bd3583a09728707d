"""Every creature of DM-01 with an ability of its own does what it says."""

from typing import Any

import pytest

from tests.duelmasters.scenario import Scenario

VORG, GRASS, LAH, FISH = "Immortal Baron, Vorg", "Emerald Grass", "Lah, Purification Enforcer", "Aqua Vehicle"
WOOD, GURE = "Fear Fang", "Gran Gure, Space Guardian"
MANA = ["Lah, Purification Enforcer", "Aqua Vehicle", "Gigagiele", "Immortal Baron, Vorg", "Fear Fang"] * 2


def summon(name: str, opp: dict[str, list[Any]] | None = None, **mine: list[Any]) -> Scenario:
    duel = Scenario(you={"hand": [name], "mana": MANA} | mine, opp=opp)
    duel.play(name)
    return duel


@pytest.mark.parametrize("name", ["Urth, Purifying Elemental", "Frei, Vizier of Air", "Ruby Grass"])
def test_creatures_that_may_untap_at_the_end_of_their_players_turn(name: str) -> None:
    for answer in (True, False):
        duel = Scenario(you={"battle": ["~" + name]}, opp={"battle": ["~" + name]})
        duel.end()
        assert (duel.who, duel.prompt) == ("you", "may")
        duel.send(answer)
        assert duel.tapped("you", "battle") == ([] if answer else [name])


def test_toel_untaps_all_of_its_players_creatures() -> None:
    duel = Scenario(you={"battle": ["Toel, Vizier of Hope", "~" + VORG, "~" + LAH]}, opp={"battle": ["~" + FISH]})
    duel.end()
    duel.yes()
    assert duel.tapped("you", "battle") == []


@pytest.mark.parametrize(
    "name",
    [
        *["Dia Nork, Moonlight Guardian", GRASS, GURE, "Iocant, the Oracle", "La Ura Giga, Sky Guardian", "Ruby Grass"],
        *["Senatine Jade Tree", "Szubs Kin, Twilight Guardian", "Poisonous Dahlia", "Steel Smasher"],
    ],
)
def test_creatures_that_attack_creatures_only(name: str) -> None:
    duel = Scenario(you={"battle": [name]}, opp={"battle": ["~" + FISH]})
    assert [option for option in duel.options() if option.startswith("attack")] == [f"attack {name} {FISH}"]


@pytest.mark.parametrize(
    "name",
    [
        "Hunter Fish",
        "Marine Flower",
        "Phantom Fish",
        "Revolver Fish",
        "Bloody Squito",
        "Dark Clown",
        "Wandering Braineater",
    ],
)
def test_creatures_that_only_block(name: str) -> None:
    assert not Scenario(you={"battle": [name]}, opp={"battle": ["~" + FISH]}).offers("attack")
    duel = Scenario(you={"battle": [VORG]}, opp={"battle": [name]})
    duel.attack(VORG)
    duel.block(name)
    assert len(duel.zone("opp", "shields")) == 5


@pytest.mark.parametrize("name", ["Bloody Squito", "Dark Clown"])
def test_blockers_that_die_of_winning(name: str) -> None:
    duel = Scenario(you={"battle": [VORG]}, opp={"battle": [name]})
    duel.attack(VORG)
    duel.block(name)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([VORG], [name])


def test_bone_spider_dies_of_winning_only() -> None:
    duel = Scenario(you={"battle": ["Bone Spider", "Bone Spider"]}, opp={"battle": ["~" + FISH]})
    duel.attack("Bone Spider", FISH)
    assert (duel.zone("you", "battle"), duel.zone("you", "graveyard")) == (["Bone Spider"], ["Bone Spider"])
    duel.attack("Bone Spider")
    duel.run_until("act")
    assert duel.zone("you", "battle") == ["Bone Spider"]


@pytest.mark.parametrize(
    ("name", "zone"),
    [
        *[("Chilias, the Oracle", "hand"), ("Aqua Knight", "hand"), ("Aqua Soldier", "hand")],
        *[("Coiling Vines", "mana"), ("Mighty Shouter", "mana"), ("Red-Eye Scorpion", "mana")],
    ],
)
def test_creatures_that_go_elsewhere_instead_of_dying(name: str, zone: str) -> None:
    spell = Scenario(you={"hand": ["Terror Pit"], "mana": MANA}, opp={"battle": [name]})
    spell.play("Terror Pit")
    assert (spell.zone("opp", zone), spell.zone("opp", "graveyard")) == ([name], [])
    battle = Scenario(you={"battle": [name]}, opp={"battle": ["~" + GURE]})
    battle.attack(name, GURE)
    battle.run_until("act")
    assert (battle.zone("you", zone), battle.zone("you", "graveyard")) == ([name], [])
    assert "destroyed" not in battle.happened()


def test_iocant_grows_beside_an_angel_command_of_its_player() -> None:
    angel = "Hanusa, Radiance Elemental"
    duel = Scenario(you={"battle": ["Iocant, the Oracle", angel]}, opp={"battle": ["Iocant, the Oracle"]})
    assert (duel.power("you", "Iocant, the Oracle"), duel.power("opp", "Iocant, the Oracle")) == (4000, 2000)


def test_miele_may_tap_one() -> None:
    duel = summon("Miele, Vizier of Lightning", {"battle": [VORG, LAH]})
    assert (duel.asked.lo, duel.options()) == (0, [VORG, LAH])
    duel.pick(LAH)
    assert duel.tapped("opp", "battle") == [LAH]


def test_rayla_fetches_a_spell_in_the_open() -> None:
    duel = summon("Rayla, Truth Enforcer", deck=[LAH, VORG, "Solar Ray"])
    assert duel.options() == ["Solar Ray"]
    duel.pick("Solar Ray")
    assert (duel.zone("you", "hand"), duel.happened("revealed")) == (["Solar Ray"], ["revealed"])


def test_aqua_sniper_returns_up_to_two_of_any_side() -> None:
    duel = summon("Aqua Sniper", {"battle": [VORG, LAH]}, battle=[FISH])
    assert (duel.asked.lo, duel.asked.hi) == (0, 2)
    duel.pick(VORG, FISH)
    assert (duel.zone("opp", "hand"), duel.zone("you", "hand")) == ([VORG], [FISH])


@pytest.mark.parametrize("name", ["King Depthcon", "Candy Drop", "Faerie Child"])
def test_creatures_that_cannot_be_blocked(name: str) -> None:
    duel = Scenario(you={"battle": [name]}, opp={"battle": [GRASS]})
    duel.attack(name)
    assert duel.prompt == "break"


@pytest.mark.parametrize(("others", "prompt"), [([FISH], "block"), ([FISH, VORG], "break")])
def test_tropico_needs_two_others_of_its_players(others: list[str], prompt: str) -> None:
    duel = Scenario(you={"battle": ["Tropico", *others]}, opp={"battle": [GRASS, VORG]})
    duel.attack("Tropico")
    assert duel.prompt == prompt


@pytest.mark.parametrize(
    ("name", "blocker", "may"),
    [
        ("Stampeding Longhorn", GRASS, False),
        ("Stampeding Longhorn", "Senatine Jade Tree", True),
        ("Tower Shell", "Senatine Jade Tree", False),
        ("Tower Shell", "Dia Nork, Moonlight Guardian", True),
    ],
)
def test_creatures_that_small_ones_cannot_block(name: str, blocker: str, may: bool) -> None:
    duel = Scenario(you={"battle": [name]}, opp={"battle": [blocker]})
    duel.attack(name)
    assert (duel.prompt == "block") == may


def test_aqua_hulcus_may_draw() -> None:
    duel = summon("Aqua Hulcus")
    duel.yes()
    assert duel.zone("you", "hand") == [LAH]


@pytest.mark.parametrize(("name", "most"), [("King Ripped-Hide", 2), ("Illusionary Merfolk", 3)])
def test_creatures_that_draw_up_to_some(name: str, most: int) -> None:
    duel = summon(name, battle=["Tropico"])
    for _ in range(most):
        duel.yes()
    assert (duel.prompt, len(duel.zone("you", "hand"))) == ("act", most)


def test_illusionary_merfolk_needs_a_cyber_lord_of_its_players() -> None:
    duel = summon("Illusionary Merfolk", {"battle": ["Tropico"]})
    assert (duel.prompt, duel.zone("you", "hand")) == ("act", [])


def test_saucer_head_shark_returns_the_small_of_both_sides() -> None:
    duel = summon("Saucer-Head Shark", {"battle": [FISH, WOOD, VORG]}, battle=[VORG, LAH])
    assert (duel.zone("opp", "hand"), duel.zone("you", "hand")) == ([FISH, VORG], [VORG])
    assert (duel.zone("opp", "battle"), duel.zone("you", "battle")) == ([WOOD], [LAH, "Saucer-Head Shark"])


def test_unicorn_fish_may_return_any_creature() -> None:
    duel = summon("Unicorn Fish", {"battle": [VORG]}, battle=[FISH])
    assert (duel.asked.lo, sorted(duel.options())) == (0, [FISH, VORG, "Unicorn Fish"])
    duel.pick(VORG)
    assert duel.zone("opp", "hand") == [VORG]


@pytest.mark.parametrize("name", ["Black Feather, Shadow of Rage", "Stinger Worm"])
def test_creatures_that_cost_one_of_their_own(name: str) -> None:
    duel = summon(name, {"battle": [LAH]}, battle=[VORG])
    assert (duel.asked.lo, duel.options()) == (1, [VORG, name])
    duel.pick(VORG)
    assert (duel.zone("you", "battle"), duel.zone("opp", "battle")) == ([name], [LAH])
    alone = summon(name, {"battle": [LAH]})
    assert alone.zone("you", "graveyard") == [name]


def test_gigaberos_eats_two_others_or_itself() -> None:
    duel = summon("Gigaberos", battle=[VORG, LAH, FISH])
    assert duel.prompt == "choose one"
    duel.send(duel.asked.options[0])
    assert (duel.asked.lo, duel.options()) == (2, [VORG, LAH, FISH])
    duel.pick(VORG, FISH)
    assert duel.zone("you", "battle") == [LAH, "Gigaberos"]
    duel = summon("Gigaberos", battle=[VORG, LAH])
    duel.send(duel.asked.options[1])
    assert duel.zone("you", "battle") == [VORG, LAH]
    few = summon("Gigaberos", battle=[VORG])
    assert (few.prompt, few.zone("you", "battle")) == ("act", [VORG])


def test_gigargon_returns_up_to_two_creatures() -> None:
    duel = summon("Gigargon", graveyard=[VORG, "Solar Ray", LAH])
    assert (duel.asked.hi, duel.options()) == (2, [VORG, LAH])
    duel.pick(VORG, LAH)
    assert sorted(duel.zone("you", "hand")) == [VORG, LAH]


def test_masked_horror_takes_a_card_by_chance() -> None:
    duel = summon("Masked Horror, Shadow of Scorn", {"hand": [VORG, LAH]})
    assert (duel.prompt, len(duel.zone("opp", "hand")), len(duel.zone("opp", "graveyard"))) == ("act", 1, 1)


@pytest.mark.parametrize(("name", "zone"), [("Swamp Worm", "graveyard"), ("Storm Shell", "mana")])
def test_creatures_that_make_the_opponent_give_one(name: str, zone: str) -> None:
    duel = summon(name, {"battle": [VORG, LAH]})
    assert (duel.who, duel.options()) == ("opp", [VORG, LAH])
    duel.pick(VORG)
    assert (duel.zone("opp", zone), duel.zone("opp", "battle")) == ([VORG], [LAH])


def test_vampire_silphy_and_scarlet_skyterror_sweep_both_sides() -> None:
    duel = summon("Vampire Silphy", {"battle": [WOOD, LAH]}, battle=[VORG, GURE])
    assert (duel.zone("opp", "battle"), duel.zone("you", "battle")) == ([LAH], [GURE, "Vampire Silphy"])
    duel = summon("Scarlet Skyterror", {"battle": [GRASS, LAH]}, battle=[VORG, GURE])
    assert (duel.zone("opp", "battle"), duel.zone("you", "battle")) == ([LAH], [VORG, "Scarlet Skyterror"])


@pytest.mark.parametrize(
    ("name", "friend", "there", "attacking"),
    [("Armored Walker Urherion", VORG, 3000, 5000), ("Fatal Attacker Horvath", "Rothus, the Traveler", 2000, 4000)],
)
def test_creatures_that_grow_in_attacks_beside_a_friend(name: str, friend: str, there: int, attacking: int) -> None:
    duel = Scenario(you={"battle": [name, friend]}, opp={"battle": [GRASS]})
    assert duel.power("you", name) == there
    duel.attack(name)
    assert duel.power("you", name) == attacking
    alone = Scenario(you={"battle": [name]}, opp={"battle": [GRASS, friend]})
    alone.attack(name)
    assert alone.power("you", name) == there


@pytest.mark.parametrize(
    ("name", "count"), [("Artisan Picora", 1), ("Onslaughter Triceps", 1), ("Explosive Fighter Ucarn", 2)]
)
def test_creatures_that_cost_mana_cards(name: str, count: int) -> None:
    duel = summon(name, {"mana": [LAH]})
    assert (duel.asked.lo, duel.asked.hi, len(duel.options())) == (count, count, 10)
    duel.pick(*[LAH, FISH][:count])
    assert (len(duel.zone("you", "mana")), len(duel.zone("you", "graveyard"))) == (10 - count, count)


def test_bolshack_dragon_counts_fire_cards_in_its_players_graveyard_while_attacking() -> None:
    duel = Scenario(
        you={"battle": ["Bolshack Dragon"], "graveyard": [VORG, "Crimson Hammer", FISH]},
        opp={"battle": [GRASS], "graveyard": [VORG]},
    )
    assert duel.power("you", "Bolshack Dragon") == 6000
    duel.attack("Bolshack Dragon")
    assert duel.power("you", "Bolshack Dragon") == 8000


@pytest.mark.parametrize("name", ["Deadly Fighter Braid Claw", "Draglide"])
def test_creatures_that_must_attack(name: str) -> None:
    duel = Scenario(you={"battle": [name, VORG]})
    assert not duel.offers("end")
    duel.attack(name)
    duel.run_until("act")
    assert duel.offers("end")
    assert Scenario(you={"battle": ["!" + name]}).offers("end")


@pytest.mark.parametrize("name", ["Gatling Skyterror", "Nomad Hero Gigio"])
def test_creatures_that_attack_untapped_ones(name: str) -> None:
    duel = Scenario(you={"battle": [name, VORG]}, opp={"battle": [FISH]})
    assert duel.offers("attack", name, FISH)
    assert not duel.offers("attack", VORG, FISH)
    duel.attack(name, FISH)
    assert duel.zone("opp", "graveyard") == [FISH]


def test_meteosaur_may_destroy_a_small_one() -> None:
    duel = summon("Meteosaur", {"battle": [VORG, WOOD, FISH]}, battle=[VORG])
    assert (duel.asked.lo, duel.options()) == (0, [VORG, FISH])
    duel.pick(FISH)
    assert duel.zone("opp", "graveyard") == [FISH]


def test_rothus_costs_each_player_one() -> None:
    duel = summon("Rothus, the Traveler", {"battle": [VORG, LAH]}, battle=[FISH])
    assert (duel.who, duel.options()) == ("you", [FISH, "Rothus, the Traveler"])
    duel.pick(FISH)
    assert (duel.who, duel.options()) == ("opp", [VORG, LAH])
    duel.pick(VORG)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([FISH], [VORG])


def test_bronze_arm_tribe_puts_the_top_card_into_mana() -> None:
    duel = summon("Bronze-Arm Tribe", deck=[LAH, VORG])
    assert (duel.zone("you", "mana")[-1], duel.zone("you", "deck")) == (VORG, [LAH])


def test_poisonous_mushroom_may_put_a_card_into_mana() -> None:
    duel = Scenario(you={"hand": ["Poisonous Mushroom", VORG, LAH], "mana": MANA})
    duel.play("Poisonous Mushroom")
    assert (duel.asked.lo, duel.options()) == (0, [VORG, LAH])
    duel.pick(LAH)
    assert (duel.zone("you", "mana")[-1], duel.zone("you", "hand")) == (LAH, [VORG])


def test_thorny_mandra_may_bury_a_dead_creature_in_mana() -> None:
    duel = summon("Thorny Mandra", graveyard=["Solar Ray", VORG])
    assert (duel.asked.lo, duel.options()) == (0, [VORG])
    duel.pick(VORG)
    assert (duel.zone("you", "mana")[-1], duel.zone("you", "graveyard")) == (VORG, ["Solar Ray"])


@pytest.mark.parametrize(
    ("name", "there", "more"),
    [
        *[("Astrocomet Dragon", 6000, 4000), ("Deathblade Beetle", 3000, 4000), ("Roaring Great-Horn", 8000, 2000)],
        *[("Brawler Zyler", 1000, 2000), ("Fire Sweeper Burning Hellion", 3000, 2000), ("Stonesaur", 4000, 2000)],
        *[("Super Explosive Volcanodon", 2000, 4000), ("Dome Shell", 3000, 2000), ("Golden Wing Striker", 2000, 2000)],
    ],
)
def test_power_attackers(name: str, there: int, more: int) -> None:
    duel = Scenario(you={"battle": [name]}, opp={"battle": [GRASS]})
    assert duel.power("you", name) == there
    duel.attack(name)
    assert duel.power("you", name) == there + more
    duel.no_block()
    duel.run_until("act")
    assert duel.power("you", name) == there
