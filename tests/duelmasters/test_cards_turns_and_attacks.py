"""Cards that bend turns and attacks."""

import pytest

from tests.duelmasters.scenario import Scenario

VORG, GRASS, LAH = "Immortal Baron, Vorg", "Emerald Grass", "Lah, Purification Enforcer"


def test_bombazar_destroys_its_equals_takes_a_turn_and_loses_at_its_end() -> None:
    mana = ["Immortal Baron, Vorg"] * 4 + ["Burning Mane"] * 3
    opp = {"battle": ["King Depthcon", "Gran Gure, Space Guardian"]}
    duel = Scenario(you={"hand": ["Bombazar, Dragon of Destiny"], "mana": mana, "battle": ["Draglide"]}, opp=opp)
    duel.play("Bombazar, Dragon of Destiny")
    assert duel.zone("opp", "battle") == ["Gran Gure, Space Guardian"]
    assert duel.zone("you", "battle") == ["Draglide", "Bombazar, Dragon of Destiny"]
    assert "attack Bombazar, Dragon of Destiny player" in duel.options()
    duel.attack("Draglide")
    duel.run_until("act")
    duel.end()
    assert (duel.state.active, duel.winner) == (0, None)
    duel.attack("Draglide")
    duel.run_until("act")
    duel.end()
    assert duel.winner == "opp"


def test_the_loss_of_bombazar_comes_after_it_has_left_too() -> None:
    mana = [VORG] * 4 + ["Burning Mane"] * 3
    duel = Scenario(you={"hand": ["Bombazar, Dragon of Destiny", "Spiral Gate"], "mana": [*mana, "Aqua Vehicle", VORG]})
    duel.play("Bombazar, Dragon of Destiny")
    duel.play("Spiral Gate")
    assert duel.zone("you", "battle") == []
    duel.end()
    assert duel.state.active == 0
    duel.end()
    assert duel.winner == "opp"


def balesk(opp: dict[str, list[object]] | None = None) -> Scenario:
    duel = Scenario(you={"battle": [["Balesk Baj, the Timeburner", "Draglide"]]}, opp=opp)
    duel.attack("Balesk Baj, the Timeburner")
    return duel


def test_balesk_baj_takes_an_extra_turn_when_unblocked_and_goes_home() -> None:
    duel = balesk()
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3
    duel.end()
    assert sorted(duel.zone("you", "hand")) == ["Balesk Baj, the Timeburner", "Draglide", LAH]
    assert duel.state.active == 0
    duel.end()
    assert duel.state.active == 1


def test_balesk_baj_blocked_takes_no_extra_turn() -> None:
    duel = balesk({"battle": [GRASS]})
    duel.block(GRASS)
    duel.end()
    assert duel.state.active == 1


def test_slime_veil_binds_creatures_in_the_opponents_next_turn_only() -> None:
    duel = Scenario(
        you={"hand": ["Slime Veil"], "mana": ["Skeleton Soldier, the Defiled"]},
        opp={"battle": [VORG], "hand": ["Astrocomet Dragon"]},
    )
    duel.play("Slime Veil")
    duel.end()
    assert duel.who == "opp"
    assert "end" not in duel.options()
    duel.attack(VORG)
    duel.run_until("act")
    duel.end()
    duel.end()
    assert duel.who == "opp"
    assert "end" in duel.options()


def test_nariel_stops_creatures_of_3000_by_their_power_before_attack_bonuses() -> None:
    mine = [VORG, LAH, "Super Explosive Volcanodon"]
    duel = Scenario(you={"battle": mine}, opp={"battle": ["Nariel, the Oracle"]})
    assert [option for option in duel.options() if option.startswith("attack")] == [
        "attack Immortal Baron, Vorg player",
        "attack Super Explosive Volcanodon player",
    ]


def test_diamond_cutter_lets_sick_and_forbidden_creatures_attack_players_only() -> None:
    duel = Scenario(
        you={"hand": ["Diamond Cutter", VORG], "mana": [GRASS] * 5 + [VORG] * 2, "battle": ["Hunter Fish", "!" + LAH]},
        opp={"battle": ["~Aqua Vehicle"]},
    )
    duel.play("Diamond Cutter")
    duel.play(VORG)
    attacks = [option for option in duel.options() if option.startswith("attack")]
    assert attacks == [f"attack {name} player" for name in ("Hunter Fish", LAH, VORG)]


def test_miracle_portal_frees_one_creature_and_makes_it_unblockable() -> None:
    duel = Scenario(
        you={"hand": ["Miracle Portal"], "mana": [GRASS] * 4, "battle": ["Hunter Fish", "!" + LAH]},
        opp={"battle": [GRASS, "~Aqua Vehicle"]},
    )
    duel.play("Miracle Portal")
    duel.pick("Hunter Fish")
    assert [option for option in duel.options() if option.startswith("attack")] == ["attack Hunter Fish player"]
    duel.attack("Hunter Fish")
    assert duel.prompt == "break"


def test_forbidding_totem_draws_attacks_on_mystery_totems() -> None:
    duel = Scenario(you={"battle": [LAH]}, opp={"battle": ["~Forbidding Totem", "~Aqua Vehicle"]})
    assert [o for o in duel.options() if o.startswith("attack")] == [f"attack {LAH} Forbidding Totem"]
    assert "end" in duel.options()
    free = Scenario(you={"battle": [LAH]}, opp={"battle": ["Forbidding Totem", "~Aqua Vehicle"]})
    assert [o for o in free.options() if o.startswith("attack")] == [
        f"attack {LAH} player",
        f"attack {LAH} Aqua Vehicle",
    ]


def test_bodacious_giant_must_be_attacked_once() -> None:
    duel = Scenario(you={"battle": [LAH, VORG]}, opp={"battle": ["~Bodacious Giant", "~Aqua Vehicle"]})
    assert duel.options() == [f"attack {LAH} Bodacious Giant", f"attack {VORG} Bodacious Giant"]
    duel.attack(LAH, "Bodacious Giant")
    assert duel.options() == [
        f"attack {VORG} player",
        f"attack {VORG} Bodacious Giant",
        f"attack {VORG} Aqua Vehicle",
        "end",
    ]


def test_bodacious_giant_asks_for_nothing_untapped() -> None:
    duel = Scenario(you={"battle": [LAH]}, opp={"battle": ["Bodacious Giant"]})
    assert duel.options() == [f"attack {LAH} player", "end"]


def test_storm_wrangler_names_its_blocker() -> None:
    duel = Scenario(
        you={"battle": [["Storm Wrangler, the Furious", "Fear Fang"]]},
        opp={"battle": [GRASS, "Szubs Kin, Twilight Guardian"]},
    )
    duel.attack("Storm Wrangler, the Furious")
    assert duel.options() == [GRASS, "Szubs Kin, Twilight Guardian"]
    duel.pick("Szubs Kin, Twilight Guardian")
    assert duel.zone("opp", "battle") == [GRASS]
    assert duel.power("you", "Storm Wrangler, the Furious") == 8000


def test_storm_wrangler_may_name_none() -> None:
    duel = Scenario(you={"battle": [["Storm Wrangler, the Furious", "Fear Fang"]]}, opp={"battle": [GRASS]})
    duel.attack("Storm Wrangler, the Furious")
    duel.pick()
    assert duel.prompt == "block"
    duel.no_block()
    assert duel.prompt == "break"


def test_spinal_parasite_makes_the_opponent_choose_who_attacks() -> None:
    duel = Scenario(you={"battle": ["Spinal Parasite"]}, opp={"battle": [VORG, "Hunter Fish", LAH]})
    duel.end()
    assert (duel.who, duel.options()) == ("opp", [VORG, LAH])
    duel.pick(LAH)
    assert "end" not in duel.options()
    duel.attack(LAH)
    duel.run_until("act")
    assert "end" in duel.options()


def test_rumble_gate_opens_untapped_targets_to_those_that_can_attack_creatures() -> None:
    opp = {"battle": ["Aqua Vehicle"]}
    mine = ["Brawler Zyler", "Dawn Giant"]
    duel = Scenario(you={"hand": ["Rumble Gate"], "mana": [VORG] * 4, "battle": mine}, opp=opp)
    duel.play("Rumble Gate")
    assert duel.power("you", "Brawler Zyler") == 2000
    attacks = [o for o in duel.options() if o.startswith("attack")]
    assert attacks == ["attack Brawler Zyler player", "attack Brawler Zyler Aqua Vehicle", "attack Dawn Giant player"]


def test_kachua_fetches_a_dragon_for_one_turn() -> None:
    duel = Scenario(
        you={"battle": ["Kachua, Keeper of the Icegate"], "deck": [LAH, "Bolshack Dragon", "Explosive Fighter Ucarn"]},
    )
    duel.act("tap ability", "Kachua, Keeper of the Icegate")
    assert duel.options() == ["Bolshack Dragon"]
    duel.pick("Bolshack Dragon")
    assert "attack Bolshack Dragon player" in duel.options()
    duel.end()
    assert duel.zone("you", "graveyard") == ["Bolshack Dragon"]


def test_battleship_mutant_spends_its_fleet_in_battle() -> None:
    mine = ["Battleship Mutant", "Skeleton Soldier, the Defiled", "Gigagiele", VORG]
    duel = Scenario(you={"battle": mine}, opp={"battle": ["~Aqua Vehicle", "~Fear Fang"]})
    duel.act("tap ability", "Battleship Mutant")
    assert [duel.power("you", name) for name in mine] == [9000, 7000, 7000, 2000]
    duel.attack("Skeleton Soldier, the Defiled", "Fear Fang")
    assert duel.zone("opp", "battle") == ["Aqua Vehicle"]
    assert duel.zone("you", "graveyard") == ["Skeleton Soldier, the Defiled"]
    duel.attack(VORG, "Aqua Vehicle")
    assert VORG in duel.zone("you", "battle")
    duel.attack("Gigagiele")
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3


@pytest.mark.parametrize(("blocks", "hand"), [(False, 2), (True, 0)])
def test_miracle_quest_draws_for_shields_broken_in_that_attack(blocks: bool, hand: int) -> None:
    duel = Scenario(
        you={"hand": ["Miracle Quest"], "mana": ["Aqua Vehicle"] * 3, "battle": [VORG]}, opp={"battle": [GRASS]}
    )
    duel.play("Miracle Quest")
    duel.attack(VORG)
    if blocks:
        duel.block(GRASS)
    else:
        duel.no_block()
        duel.run_until("may")
        duel.yes()
    assert duel.prompt == "act"
    assert len(duel.zone("you", "hand")) == hand


def test_miracle_quest_counts_for_an_attacker_that_a_shield_sent_home() -> None:
    opp = {"shields": ["Spiral Gate"]}
    duel = Scenario(
        you={"hand": ["Miracle Quest"], "mana": ["Aqua Vehicle"] * 3, "battle": ["Hanusa, Radiance Elemental"]}, opp=opp
    )
    duel.play("Miracle Quest")
    duel.attack("Hanusa, Radiance Elemental")
    duel.use("Spiral Gate")
    assert duel.zone("you", "battle") == []
    duel.yes()
    assert len(duel.zone("you", "hand")) == 3


def test_brutal_charge_searches_at_the_end_of_the_turn_for_each_broken_shield() -> None:
    deck = [LAH, VORG, "Solar Ray", GRASS]
    duel = Scenario(
        you={
            "hand": ["Brutal Charge"],
            "mana": ["Fear Fang"] * 2,
            "battle": ["Hanusa, Radiance Elemental"],
            "deck": deck,
        }
    )
    duel.play("Brutal Charge")
    duel.attack("Hanusa, Radiance Elemental")
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3
    duel.end()
    assert (duel.prompt, duel.asked.hi, sorted(duel.options())) == ("search", 2, [GRASS, VORG, LAH])
    duel.pick(VORG, GRASS)
    assert sorted(duel.zone("you", "hand")) == [GRASS, VORG]


def test_creeping_plague_gives_slayer_to_what_is_blocked() -> None:
    duel = Scenario(
        you={"hand": ["Creeping Plague"], "mana": ["Gigagiele"], "battle": [VORG]},
        opp={"battle": ["Gran Gure, Space Guardian"]},
    )
    duel.play("Creeping Plague")
    duel.attack(VORG)
    duel.block("Gran Gure, Space Guardian")
    assert (duel.zone("you", "battle"), duel.zone("opp", "battle")) == ([], [])


def test_zero_nemesis_takes_a_card_for_each_attacker_of_yours() -> None:
    stack = ["Zero Nemesis, Shadow of Panic", "Night Master, Shadow of Decay"]
    duel = Scenario(you={"battle": [stack, VORG]}, opp={"hand": [VORG, LAH]})
    duel.attack(VORG)
    assert len(duel.zone("opp", "graveyard")) == 1
    duel.run_until("act")
    duel.attack(stack[0])
    assert len(duel.zone("opp", "graveyard")) == 2


def test_ballus_untaps_every_survivor_of_yours_at_the_end_of_your_turn() -> None:
    mine = ["~Ballus, Dogfight Enforcer Q", "~Bladerush Skyterror Q", "~" + VORG]
    duel = Scenario(you={"battle": mine}, opp={"battle": ["~Gallia Zohl, Iron Guardian Q"]})
    duel.end()
    assert duel.tapped("you", "battle") == [VORG]
    assert duel.tapped("opp", "battle") == []


def test_q_tronic_gargantua_breaks_a_shield_for_each_survivor() -> None:
    mine = [["Q-tronic Gargantua", "Bladerush Skyterror Q"], "Ballus, Dogfight Enforcer Q", VORG]
    duel = Scenario(you={"battle": mine})
    duel.attack("Q-tronic Gargantua")
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3
