"""Every keyword of the rules on at least three real cards."""

from typing import Any

import pytest

from duelterm.duelmasters.traits import breaks
from tests.duelmasters.scenario import Scenario

VORG, GRASS, LAH = "Immortal Baron, Vorg", "Emerald Grass", "Lah, Purification Enforcer"
BIG = "Gran Gure, Space Guardian"
MANA = ["Lah, Purification Enforcer", "Aqua Vehicle", "Gigagiele", "Immortal Baron, Vorg", "Fear Fang"] * 3


def on(*battle: Any, **zones: Any) -> dict[str, Any]:
    return {"battle": list(battle), **zones}


@pytest.mark.rule("DM-8.1")
@pytest.mark.parametrize("name", ["Holy Awe", "Brain Serum", "Ghost Touch", "Crystal Memory", "Dimension Gate"])
def test_shield_trigger_spells_are_cast_from_a_broken_shield(name: str) -> None:
    duel = Scenario(you=on(VORG, hand=[LAH]), opp=on(shields=[name]))
    duel.attack(VORG)
    assert duel.options() == ["take", f"use {name}"]
    duel.use(name)
    assert duel.happened("cast") == ["cast"]
    duel.run_until("act")
    assert duel.zone("opp", "graveyard") == [name]


@pytest.mark.rule("DM-8.1")
@pytest.mark.parametrize("name", ["Aqua Surfer", "Hurlosaur", "Royal Durian"])
def test_shield_trigger_creatures_are_summoned(name: str) -> None:
    duel = Scenario(you=on(VORG), opp=on(shields=[name]))
    duel.attack(VORG)
    duel.use(name)
    assert "summoned" in duel.happened()
    assert name in duel.zone("opp", "battle")


@pytest.mark.rule("DM-8.2")
@pytest.mark.parametrize(
    "name", ["Boomerang Comet", "Lightning Charger", "Riptide Charger", "Energy Charger", "Mulch Charger"]
)
def test_charger_spells_go_to_the_mana_zone_untapped(name: str) -> None:
    duel = Scenario(you=on(VORG, hand=[name], mana=MANA), opp=on(LAH))
    duel.play(name)
    duel.run_until("act")
    while duel.prompt != "act":
        duel.pick(duel.options()[0])
    assert duel.card("you", "mana", name).tapped is False
    assert name not in duel.zone("you", "graveyard")


@pytest.mark.rule("DM-8.3")
@pytest.mark.parametrize("name", [GRASS, "King Coral", "Hunter Fish", "Dark Raven, Shadow of Grief"])
def test_blockers_stop_attacks(name: str) -> None:
    duel = Scenario(you=on(VORG), opp=on(name))
    duel.attack(VORG)
    duel.block(name)
    assert len(duel.zone("opp", "shields")) == 5
    assert "battle" in duel.happened()


@pytest.mark.rule("DM-9.15")
def test_lurking_eel_blocks_fire_and_nature_only() -> None:
    duel = Scenario(you=on(VORG, LAH), opp=on("Lurking Eel"))
    duel.attack(LAH)
    assert duel.prompt == "break"
    duel.run_until("act")
    duel.attack(VORG)
    duel.block("Lurking Eel")


@pytest.mark.rule("DM-8.4", "DM-8.5", "DM-8.6")
@pytest.mark.parametrize(
    ("battle", "name", "count"),
    [
        (["Hanusa, Radiance Elemental"], "Hanusa, Radiance Elemental", 2),
        (["King Depthcon"], "King Depthcon", 2),
        (["Gigaberos"], "Gigaberos", 2),
        (["Syrius, Firmament Elemental"], "Syrius, Firmament Elemental", 3),
        (["King Tsunami"], "King Tsunami", 3),
        (["Billion-Degree Dragon"], "Billion-Degree Dragon", 3),
        (["Ultimate Dragon", "Bolshack Dragon", "Explosive Fighter Ucarn"], "Ultimate Dragon", 2),
        (
            [["Überdragon Zaschack", "Bolshack Dragon"], "Bolshack Dragon", "Astrocomet Dragon"],
            "Überdragon Zaschack",
            3,
        ),
        ([["Q-tronic Gargantua", "Gigaling Q"], "Gallia Zohl, Iron Guardian Q"], "Q-tronic Gargantua", 2),
        ([LAH], LAH, 1),
    ],
)
def test_breakers_break_as_many_shields(battle: list[Any], name: str, count: int) -> None:
    duel = Scenario(you=on(*battle), opp=on("Bolshack Dragon"))
    assert breaks(duel.state, duel.card("you", "battle", name)) == count
    duel.attack(name)
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 5 - count


@pytest.mark.rule("DM-8.7")
@pytest.mark.parametrize(
    ("name", "there", "attacking"),
    [("Brawler Zyler", 1000, 3000), ("Astrocomet Dragon", 6000, 10000), ("Bolgash Dragon", 4000, 12000)],
)
def test_power_attackers_grow_in_their_attacks(name: str, there: int, attacking: int) -> None:
    duel = Scenario(you=on(name), opp=on(GRASS, "~" + LAH))
    assert duel.power("you", name) == there
    duel.attack(name, LAH)
    assert (duel.prompt, duel.power("you", name)) == ("block", attacking)
    duel.no_block()
    assert (name in duel.zone("you", "battle")) == (attacking > 5500)


@pytest.mark.rule("DM-8.8")
@pytest.mark.parametrize("name", ["Bone Assassin, the Ripper", "Gigagiele", "Scratchclaw", "Wailing Shadow Belbetphlo"])
def test_slayers_take_the_winner_with_them(name: str) -> None:
    duel = Scenario(you=on(name), opp=on("~" + BIG))
    duel.attack(name, BIG)
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == ([name], [BIG])


@pytest.mark.rule("DM-8.8")
@pytest.mark.parametrize(
    ("victim", "dies"), [(BIG, True), ("Roaring Great-Horn", True), ("Zagaan, Knight of Darkness", False)]
)
def test_gigakail_slays_nature_and_light_only(victim: str, dies: bool) -> None:
    duel = Scenario(you=on("Gigakail"), opp=on("~" + victim))
    duel.attack("Gigakail", victim)
    assert (duel.zone("opp", "battle") == []) == dies


@pytest.mark.rule("DM-8.9")
@pytest.mark.parametrize("name", ["Bombat, General of Speed", "Rikabu, the Dismantler", "Twin-Cannon Skyterror"])
def test_speed_attackers_attack_at_once(name: str) -> None:
    duel = Scenario(you=on(hand=[name, VORG], mana=[VORG] * 9))
    duel.play(name)
    duel.play(VORG)
    assert duel.offers("attack", name)
    assert not duel.offers("attack", VORG)


@pytest.mark.rule("DM-8.10", "DM-5.1")
@pytest.mark.parametrize(
    ("name", "base", "wrong"),
    [
        ("Ladia Bale, the Inspirational", "Gran Gure, Space Guardian", LAH),
        ("Crystal Paladin", "Aqua Vehicle", "Candy Drop"),
        ("Armored Blaster Valdios", VORG, "Draglide"),
        ("Super Necrodragon Abzo Dolba", "Bolshack Dragon", "Explosive Fighter Ucarn"),
        ("Agira, the Warlord Crawler", "Hazard Crawler", LAH),
    ],
)
def test_evolution_needs_the_right_base(name: str, base: str, wrong: str) -> None:
    duel = Scenario(you=on(wrong, "!" + base, hand=[name], mana=MANA))
    duel.play(name)
    assert duel.zone("you", "battle") == [wrong, name]
    assert duel.offers("attack", name)
    without = Scenario(you=on(wrong, hand=[name], mana=MANA), opp=on(base))
    assert not without.offers("play", name)


@pytest.mark.rule("DM-8.11", "DM-5.6")
@pytest.mark.parametrize(
    ("name", "bases"),
    [
        ("Wise Starnoid, Avatar of Hope", ["Iocant, the Oracle", "Tropico"]),
        ("Cruel Naga, Avatar of Fate", ["Tide Patroller", "Gigagiele"]),
        ("Soul Phoenix, Avatar of Unity", ["Cocco Lupia", "Terradragon Gamiratar"]),
        ("Aura Pegasus, Avatar of Life", ["Roaring Great-Horn", "Hanusa, Radiance Elemental"]),
    ],
)
def test_vortex_evolution_needs_both(name: str, bases: list[str]) -> None:
    one = Scenario(you=on(bases[0], bases[0], hand=[name], mana=MANA))
    assert not one.offers("play", name)
    duel = Scenario(you=on(*bases, hand=[name], mana=MANA))
    duel.play(name)
    assert duel.zone("you", "battle") == [name]
    assert sorted(card.definition.name for card in duel.card("you", "battle", name).beneath) == sorted(bases)


@pytest.mark.rule("DM-8.12")
def test_survivors_share_their_abilities() -> None:
    mine = on("Bladerush Skyterror Q", "Spikestrike Ichthys Q", "Split-Head Hydroturtle Q", VORG)
    duel = Scenario(you=mine, opp=on(GRASS, "Gallia Zohl, Iron Guardian Q", "Gigaling Q"))
    duel.attack("Split-Head Hydroturtle Q")
    duel.yes()
    assert duel.prompt == "break"
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3
    duel.attack(VORG)
    assert duel.options() == [GRASS, "Gallia Zohl, Iron Guardian Q", "Gigaling Q"]


@pytest.mark.rule("DM-8.13")
def test_wave_strikers_wait_for_three() -> None:
    strikers = ["Asra, Vizier of Safety", "Merlee, the Oracle", "Lamiel, Destiny Enforcer"]
    duel = Scenario(you=on(strikers[0], VORG, hand=strikers[1:], mana=MANA), opp=on("Aqua Trickster"))
    assert duel.power("you", strikers[0]) == 2000
    duel.play(strikers[1])
    assert (duel.power("you", strikers[0]), duel.power("you", VORG)) == (2000, 2000)
    duel.play(strikers[2])
    assert (duel.power("you", strikers[0]), duel.power("you", VORG)) == (7000, 3000)


@pytest.mark.rule("DM-8.13")
@pytest.mark.parametrize("there", [1, 2])
def test_a_wave_striker_that_enters_counts_itself(there: int) -> None:
    strikers = ["Asra, Vizier of Safety", "Merlee, the Oracle"][:there]
    duel = Scenario(you=on(*strikers, hand=["Aqua Trickster"], mana=MANA), opp=on(LAH))
    duel.play("Aqua Trickster")
    assert duel.tapped("opp", "battle") == ([LAH] if there == 2 else [])


@pytest.mark.rule("DM-8.14")
def test_tap_abilities_need_an_untapped_settled_creature_that_may_attack() -> None:
    duel = Scenario(
        you=on("Aeropica", "!Aeropica", "~Tank Mutant", "Adomis, the Oracle"), opp=on(LAH, shields=["Holy Awe"])
    )
    taps = [option for option in duel.options() if option.startswith("tap")]
    assert taps == ["tap ability Aeropica", "tap ability Adomis, the Oracle"]
    duel.act("tap ability", "Aeropica")
    duel.pick(LAH)
    assert duel.zone("opp", "hand") == [LAH]
    duel.act("tap ability", "Adomis, the Oracle")
    duel.send([duel.asked.options[-1]])
    assert (duel.prompt, duel.options()) == ("look", ["Holy Awe"])


@pytest.mark.rule("DM-8.14")
def test_tank_mutant_makes_the_opponent_choose() -> None:
    duel = Scenario(you=on("Tank Mutant"), opp=on(LAH, VORG))
    duel.act("tap ability", "Tank Mutant")
    assert duel.who == "opp"
    duel.pick(VORG)
    assert (duel.zone("opp", "battle"), duel.happened("attacks")) == ([LAH], [])


@pytest.mark.rule("DM-8.15")
@pytest.mark.parametrize(
    ("name", "civ"),
    [
        ("Rodi Gale, Night Guardian", "Gigagiele"),
        ("Aqua Agent", "Aqua Vehicle"),
        ("Gezary, Undercover Doll", "Fear Fang"),
    ],
)
def test_stealth_reads_the_opponents_mana(name: str, civ: str) -> None:
    duel = Scenario(you=on(name, mana=[civ]), opp=on(GRASS, mana=[civ]))
    duel.attack(name)
    assert duel.prompt == "break"
    seen = Scenario(you=on(name, mana=[civ]), opp=on(GRASS, mana=[LAH]))
    seen.attack(name)
    assert seen.prompt == "block"


@pytest.mark.rule("DM-8.16")
def test_turbo_rush_starts_with_anothers_broken_shield() -> None:
    mine = on(VORG, "Illusion Fish", "Vikorakys", "Magmadragon Jagalzor", "!" + LAH)
    duel = Scenario(you=mine, opp=on(GRASS, shields=[LAH] * 5))
    assert not duel.offers("attack", LAH)
    duel.attack(VORG)
    duel.no_block()
    duel.run_until("act")
    assert duel.offers("attack", LAH)
    duel.attack("Illusion Fish")
    assert duel.prompt == "break"
    duel.run_until("act")
    duel.attack("Vikorakys")
    assert duel.prompt == "search"


@pytest.mark.rule("DM-8.16")
def test_turbo_rush_does_not_start_itself() -> None:
    duel = Scenario(you=on("Vikorakys"), opp=on(GRASS))
    duel.attack("Vikorakys")
    assert duel.prompt == "block"


@pytest.mark.rule("DM-8.17")
@pytest.mark.parametrize(
    ("name", "shields"),
    [("Kejila, the Hidden Horror", (5, 3)), ("Bulgluf, the Spydroid", (6, 5)), ("Kaemira, the Oracle", (6, 5))],
)
def test_silent_skills_are_used_by_staying_tapped(name: str, shields: tuple[int, int]) -> None:
    for keep in (True, False):
        duel = Scenario(you=on("~" + name), turn="opp")
        duel.end()
        assert (duel.who, duel.prompt) == ("you", "silent skill")
        duel.send(keep)
        duel.run_until("act")
        assert duel.tapped("you", "battle") == ([name] if keep else [])
        counts = len(duel.zone("you", "shields")), len(duel.zone("opp", "shields"))
        assert counts == (shields if keep else (5, 5))


@pytest.mark.rule("DM-8.18")
@pytest.mark.parametrize("name", ["Gatling Skyterror", "Nomad Hero Gigio", "Bazagazeal Dragon"])
def test_who_can_attack_untapped_creatures_still_obeys_what_forbids(name: str) -> None:
    duel = Scenario(you=on(name), opp=on(LAH, "Gulan Rias, Speed Guardian"))
    assert duel.offers("attack", name, LAH)
    bound = Scenario(you=on(name), opp=on(LAH, "Nariel, the Oracle"))
    assert not bound.offers("attack", name)


def test_bailas_gale_takes_a_shield_trigger_spell_back_to_hand() -> None:
    gale = ["Super Terradragon Bailas Gale", "Bolshack Dragon"]
    duel = Scenario(you=on(VORG), opp=on(gale, shields=["Holy Awe", LAH]))
    duel.attack(VORG)
    duel.break_shield(1)
    duel.use("Holy Awe")
    assert (duel.zone("opp", "hand"), duel.zone("opp", "graveyard")) == (["Holy Awe"], [])
