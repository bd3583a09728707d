"""Cards that bend evolution, shields and who may choose."""

from duelterm.duelmasters.mana import cost
from tests.duelmasters.scenario import Scenario, creature

VORG, GRASS, LAH = "Immortal Baron, Vorg", "Emerald Grass", "Lah, Purification Enforcer"
PHOENIX = "Soul Phoenix, Avatar of Unity"
BIRD, EARTH = "Kip Chippotto", "Terradragon Gamiratar"


def phoenix(**opp: list[object]) -> Scenario:
    """Soul Phoenix lies on its two; the opponent has the turn."""
    duel = Scenario(
        you={"hand": [PHOENIX], "mana": [VORG, VORG, "Fear Fang", "Fear Fang"], "battle": [BIRD, EARTH]}, opp=dict(opp)
    )
    duel.play(PHOENIX)
    assert duel.zone("you", "battle") == [PHOENIX]
    duel.end()
    return duel


def test_soul_phoenix_leaves_two_creatures_behind() -> None:
    duel = phoenix(hand=["Terror Pit"], mana=["Gigagiele"] * 6)
    duel.play("Terror Pit")
    assert sorted(duel.zone("you", "battle")) == [BIRD, EARTH]
    assert duel.zone("you", "graveyard") == [PHOENIX]


def test_soul_phoenix_goes_where_it_was_going() -> None:
    duel = phoenix(hand=["Spiral Gate"], mana=["Aqua Vehicle"] * 2)
    duel.play("Spiral Gate")
    assert duel.zone("you", "hand") == [PHOENIX]
    assert sorted(duel.zone("you", "battle")) == [BIRD, EARTH]
    duel = phoenix(hand=["Natural Snare"], mana=["Fear Fang"] * 6)
    duel.play("Natural Snare")
    assert duel.zone("you", "mana")[-1] == PHOENIX
    assert duel.card("you", "mana", PHOENIX).tapped


def test_soul_phoenix_on_an_evolved_fire_bird_leaves_that_whole() -> None:
    bird = creature("High Bird", "evolution", race="Fire Bird")
    mana = [VORG, VORG, "Fear Fang", "Fear Fang"]
    duel = Scenario(
        you={"hand": [PHOENIX], "mana": mana, "battle": [["High Bird", BIRD], EARTH]},
        opp={"hand": ["Terror Pit"], "mana": ["Gigagiele"] * 6},
        made=[bird],
    )
    duel.play(PHOENIX)
    duel.end()
    duel.play("Terror Pit")
    assert sorted(duel.zone("you", "battle")) == ["High Bird", EARTH]
    assert [under.definition.name for under in duel.card("you", "battle", "High Bird").beneath] == [BIRD]


def test_royal_durian_takes_the_top_cards_of_all_evolution_creatures() -> None:
    duel = Scenario(
        you={
            "hand": ["Royal Durian"],
            "mana": ["Fear Fang"] * 5,
            "battle": [["Storm Wrangler, the Furious", "Burning Mane"]],
        },
        opp={"battle": [["Q-tronic Gargantua", "~Bladerush Skyterror Q"], VORG]},
    )
    duel.play("Royal Durian")
    assert duel.zone("you", "battle") == ["Burning Mane", "Royal Durian"]
    assert duel.zone("you", "mana")[-1] == "Storm Wrangler, the Furious"
    assert duel.zone("opp", "battle") == ["Bladerush Skyterror Q", VORG]
    assert duel.zone("opp", "mana") == ["Q-tronic Gargantua"]
    assert duel.tapped("opp", "battle") == ["Bladerush Skyterror Q"]


def test_pouch_shell_takes_one_top_card_and_may_take_none() -> None:
    opp = {"battle": [["Q-tronic Gargantua", "Bladerush Skyterror Q"], VORG]}
    duel = Scenario(you={"hand": ["Pouch Shell", "Pouch Shell"], "mana": ["Fear Fang"] * 8}, opp=opp)
    duel.play("Pouch Shell")
    duel.pick()
    duel.play("Pouch Shell")
    assert duel.options() == ["Q-tronic Gargantua"]
    duel.pick("Q-tronic Gargantua")
    assert duel.zone("opp", "graveyard") == ["Q-tronic Gargantua"]
    assert duel.zone("opp", "battle") == ["Bladerush Skyterror Q", VORG]


def test_innocent_hunter_carries_any_evolution_creature() -> None:
    hand = ["Alcadeias, Lord of Spirits", PHOENIX]
    duel = Scenario(
        you={"hand": hand, "mana": [LAH] * 7 + [VORG, "Fear Fang"], "battle": ["Innocent Hunter, Blade of All"]}
    )
    assert duel.offers("play", hand[0])
    assert not duel.offers("play", PHOENIX)
    duel.play(hand[0])
    assert duel.zone("you", "battle") == [hand[0]]


def test_alcadeias_stops_all_but_light_spells_of_both_players() -> None:
    king = ["Alcadeias, Lord of Spirits", "Hanusa, Radiance Elemental"]
    duel = Scenario(
        you={
            "hand": ["Solar Ray", "Spiral Gate"],
            "mana": [LAH, LAH, "Aqua Vehicle", "Aqua Vehicle"],
            "battle": [king],
        },
        opp={"battle": [VORG], "shields": ["Spiral Gate", "Solar Ray"]},
    )
    assert duel.offers("play", "Solar Ray")
    assert not duel.offers("play", "Spiral Gate")
    duel.attack(king[0])
    duel.break_shield(1)
    assert duel.options() == ["take"]
    duel.take()
    assert duel.options() == ["take", "use Solar Ray"]


def test_petrova_lifts_a_race_while_it_is_there_and_cannot_be_chosen() -> None:
    opp = {
        "battle": [VORG],
        "hand": ["Terror Pit", "Holy Awe", "Spiral Gate"],
        "mana": ["Gigagiele"] * 6 + [LAH, "Aqua Vehicle"],
    }
    mine = {
        "hand": ["Petrova, Channeler of Suns", "Spiral Gate"],
        "mana": [LAH] * 6 + ["Aqua Vehicle"],
        "battle": ["Brawler Zyler"],
    }
    duel = Scenario(you=mine, opp=opp)
    duel.play("Petrova, Channeler of Suns")
    assert "Mecha Del Sol" not in duel.asked.options
    duel.send("Human")
    assert (duel.power("you", "Brawler Zyler"), duel.power("opp", VORG)) == (5000, 6000)
    duel.end()
    duel.play("Terror Pit")
    assert duel.zone("you", "battle") == ["Petrova, Channeler of Suns"]
    duel.end()
    assert duel.power("opp", VORG) == 6000
    duel.play("Spiral Gate")
    duel.pick("Petrova, Channeler of Suns")
    assert duel.power("opp", VORG) == 2000


def test_petrova_is_not_safe_from_what_does_not_choose() -> None:
    duel = Scenario(you={"hand": ["Holy Awe"], "mana": [LAH] * 6}, opp={"battle": ["Petrova, Channeler of Suns"]})
    duel.play("Holy Awe")
    assert duel.tapped("opp", "battle") == ["Petrova, Channeler of Suns"]


def test_bolmeteus_burns_shields_without_their_triggers() -> None:
    duel = Scenario(you={"battle": ["Bolmeteus Steel Dragon"]}, opp={"shields": ["Holy Awe", "Terror Pit", LAH]})
    duel.attack("Bolmeteus Steel Dragon")
    duel.break_shield(1)
    duel.break_shield(2)
    assert duel.prompt == "act"
    assert duel.zone("opp", "graveyard") == ["Holy Awe", "Terror Pit"]
    assert duel.zone("opp", "hand") == []
    assert duel.happened("break") == []


def test_death_phoenix_burns_shields_and_empties_a_hand_when_it_leaves() -> None:
    mana = [VORG, "Gigagiele", VORG, "Gigagiele", "Aqua Vehicle", "Aqua Vehicle"]
    mine = {
        "hand": ["Death Phoenix, Avatar of Doom", "Spiral Gate"],
        "mana": mana,
        "battle": [BIRD, "Necrodragon Giland"],
    }
    duel = Scenario(you=mine, opp={"hand": [VORG, LAH], "shields": ["Terror Pit"]})
    duel.play("Death Phoenix, Avatar of Doom")
    duel.play("Spiral Gate")
    assert sorted(duel.zone("you", "hand")) == ["Death Phoenix, Avatar of Doom", BIRD, "Necrodragon Giland"]
    assert sorted(duel.zone("opp", "graveyard")) == [VORG, LAH]


def test_glais_mejicula_pays_two_cards_for_each_shield() -> None:
    opp = {"battle": [["Glais Mejicula, the Extreme", "Miele, Vizier of Lightning"]], "hand": [VORG, LAH, GRASS]}
    duel = Scenario(you={"battle": ["Hanusa, Radiance Elemental"]}, opp=opp)
    duel.attack("Hanusa, Radiance Elemental")
    duel.break_shield(1)
    assert (duel.who, duel.prompt) == ("opp", "replace")
    duel.yes()
    assert (duel.who, duel.prompt) == ("opp", "discard")
    duel.pick(VORG, LAH)
    assert len(duel.zone("opp", "shields")) == 5
    duel.break_shield(1)
    assert duel.prompt == "shield"
    duel.take()
    assert len(duel.zone("opp", "shields")) == 4


def test_bluum_erkis_casts_the_opponents_shield_triggers() -> None:
    opp = {"shields": ["Terror Pit", LAH, LAH], "battle": [VORG, LAH]}
    duel = Scenario(you={"battle": ["Bluum Erkis, Flare Guardian"]}, opp=opp)
    duel.attack("Bluum Erkis, Flare Guardian")
    duel.break_shield(1)
    assert (duel.who, duel.options()) == ("you", [VORG, LAH])
    duel.pick(VORG)
    assert sorted(duel.zone("opp", "graveyard")) == [VORG, "Terror Pit"]
    duel.break_shield(2)
    duel.take()
    assert duel.prompt == "act"
    assert duel.zone("opp", "hand") == [LAH]


def test_bluum_erkis_puts_a_spell_that_nobody_may_cast_into_the_graveyard() -> None:
    opp = {"shields": ["Terror Pit"], "battle": [["Alcadeias, Lord of Spirits", "Hanusa, Radiance Elemental"]]}
    duel = Scenario(you={"battle": ["Bluum Erkis, Flare Guardian"]}, opp=opp)
    duel.attack("Bluum Erkis, Flare Guardian")
    assert duel.prompt == "act"
    assert (duel.zone("opp", "shields"), duel.zone("opp", "graveyard")) == ([], ["Terror Pit"])


def test_benzo_takes_a_shield_and_may_use_it() -> None:
    duel = Scenario(
        you={"hand": ["Benzo, the Hidden Fury"], "mana": ["Gigagiele"] * 4, "shields": [LAH, "Terror Pit"]},
        opp={"battle": [VORG]},
    )
    duel.play("Benzo, the Hidden Fury")
    assert duel.who == "you"
    duel.send([duel.state.zones[0][4][1]])
    duel.use("Terror Pit")
    assert (duel.zone("opp", "battle"), duel.zone("you", "shields")) == ([], [LAH])
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == ([], ["Terror Pit"])


def test_kyuroro_lets_the_defender_pick_the_shield() -> None:
    duel = Scenario(you={"battle": [VORG]}, opp={"battle": ["Kyuroro"]})
    duel.attack(VORG)
    assert (duel.who, duel.prompt) == ("opp", "break")
    duel.break_shield(3)
    assert duel.places("opp") == [1, 2, 4, 5]


def test_meloppe_swaps_the_choosers_of_shields() -> None:
    duel = Scenario(you={"battle": [VORG]}, opp={"battle": ["Meloppe"]})
    duel.attack(VORG)
    assert duel.who == "opp"
    duel = Scenario(you={"battle": [VORG, "Meloppe"]}, opp={})
    duel.attack(VORG)
    assert duel.who == "opp"
    duel = Scenario(you={"battle": [VORG, "Meloppe"]}, opp={"battle": ["Meloppe"]})
    duel.attack(VORG)
    assert duel.who == "opp"


def test_meloppe_leaves_players_choosing_their_own_shields() -> None:
    mine = {"hand": ["Benzo, the Hidden Fury"], "mana": ["Gigagiele"] * 4}
    for sides in ({"you": ["Meloppe"]}, {"opp": ["Meloppe"]}):
        duel = Scenario(you=mine | {"battle": sides.get("you", [])}, opp={"battle": sides.get("opp", [])})
        duel.play("Benzo, the Hidden Fury")
        assert duel.who == "you"


def test_evil_incarnate_bleeds_both_players() -> None:
    stack = ["Evil Incarnate", "Mudman"]
    duel = Scenario(you={"battle": [stack, VORG]}, opp={"battle": [LAH, GRASS]})
    duel.end()
    assert (duel.who, duel.options()) == ("opp", [LAH, GRASS])
    duel.pick(GRASS)
    duel.end()
    assert (duel.who, duel.options()) == ("you", [stack[0], VORG])
    duel.pick(VORG)
    assert duel.zone("you", "graveyard") == [VORG]


def test_warped_lunatron_sells_untapping() -> None:
    duel = Scenario(
        you={"battle": ["~Warped Lunatron"]}, opp={"battle": ["~" + VORG, "~" + LAH], "mana": ["~" + VORG] * 5}
    )
    duel.end()
    assert duel.tapped("opp", "battle") == [VORG, LAH]
    assert (duel.who, duel.prompt, duel.asked.hi) == ("opp", "tap", 5)
    duel.pick(VORG, VORG, VORG)
    assert (duel.prompt, duel.asked.lo) == ("untap", 1)
    duel.pick(LAH)
    assert duel.tapped("opp", "battle") == [VORG]
    assert len(duel.tapped("opp", "mana")) == 3


def test_mist_rias_and_mongrel_man_draw_for_others_only() -> None:
    mine = {"hand": [VORG, "Terror Pit"], "mana": [VORG] * 2 + ["Gigagiele"] * 6, "battle": ["Mongrel Man"]}
    duel = Scenario(you=mine, opp={"battle": ["Mist Rias, Sonic Guardian", "Mongrel Man"]})
    duel.play(VORG)
    assert (duel.who, duel.prompt) == ("opp", "may")
    duel.yes()
    assert duel.zone("opp", "hand") == [LAH]
    duel.play("Terror Pit")
    duel.pick("Mongrel Man")
    assert duel.who == "you"
    duel.yes()
    assert duel.prompt == "act"
    assert duel.zone("you", "hand") == [LAH]


def costs(*battle: str, opp: list[str] | None = None) -> dict[str, int]:
    hand = ["Bolshack Dragon", "Explosive Fighter Ucarn", "Terror Pit", "Deadly Fighter Braid Claw"]
    duel = Scenario(
        you={"hand": [*hand, "Soul Phoenix, Avatar of Unity"], "battle": list(battle)}, opp={"battle": opp or []}
    )
    return {card.definition.name: cost(duel.state, card) for card in duel.state.zones[0][1]}


def test_costs() -> None:
    assert list(costs("Elf-X").values()) == [5, 4, 6, 1, 3]
    assert list(costs("Essence Elf").values()) == [6, 5, 5, 1, 4]
    assert list(costs("Cocco Lupia").values()) == [4, 5, 6, 1, 4]
    assert list(costs("Cocco Lupia", "Cocco Lupia", "Cocco Lupia").values()) == [2, 5, 6, 1, 4]
    assert list(costs("Fever Nuts").values()) == [5, 4, 6, 1, 3]
    assert list(costs(opp=["Fever Nuts", "Elf-X"]).values()) == [5, 4, 6, 1, 3]
    assert list(costs("Elf-X", "Elf-X", "Elf-X").values()) == [3, 2, 6, 1, 2]
