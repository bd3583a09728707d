"""Spells and replacements with several steps."""

from tests.duelmasters.scenario import Scenario

VORG, GRASS, LAH = "Immortal Baron, Vorg", "Emerald Grass", "Lah, Purification Enforcer"
WATER, DARK, FIRE, WOOD = "Aqua Vehicle", "Gigagiele", "Brawler Zyler", "Fear Fang"


def cast(name: str, mana: list[str], opp: dict[str, list[object]] | None = None, **mine: list[object]) -> Scenario:
    duel = Scenario(you={"hand": [name, *mine.pop("hand", [])], "mana": mana} | mine, opp=opp)
    duel.play(name)
    return duel


def test_siren_concerto_swaps_a_card_between_mana_and_hand() -> None:
    duel = cast("Siren Concerto", [WATER, LAH], hand=[VORG])
    duel.pick(LAH)
    assert sorted(duel.options()) == [VORG, LAH]
    duel.pick(VORG)
    assert (duel.zone("you", "hand"), duel.zone("you", "mana")) == ([LAH], [WATER, VORG])
    assert duel.zone("you", "graveyard") == ["Siren Concerto"]


def test_siren_concerto_must_give_back_what_it_took_from_an_empty_hand() -> None:
    duel = cast("Siren Concerto", [WATER])
    assert (duel.prompt, duel.zone("you", "hand"), duel.zone("you", "mana")) == ("act", [], [WATER])


def test_marinomancer_sorts_three_cards() -> None:
    deck = [LAH, VORG, DARK, GRASS]
    duel = cast("Marinomancer", [WATER] * 5, deck=deck)
    duel.yes()
    assert sorted(duel.zone("you", "hand")) == [GRASS, DARK]
    assert (duel.zone("you", "graveyard"), duel.zone("you", "deck")) == ([VORG], [LAH])


def test_marinomancer_may_be_declined() -> None:
    duel = cast("Marinomancer", [WATER] * 5)
    duel.no()
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == ([], [])


def test_upheaval_swaps_hands_and_mana_at_the_same_time() -> None:
    duel = cast("Upheaval", [DARK] * 6, {"hand": [VORG], "mana": [LAH, GRASS]}, hand=[WATER])
    assert (sorted(duel.zone("you", "hand")), duel.zone("you", "mana")) == ([DARK] * 6, [WATER])
    assert (sorted(duel.zone("opp", "hand")), duel.zone("opp", "mana")) == ([GRASS, LAH], [VORG])
    assert (duel.tapped("you", "mana"), duel.tapped("opp", "mana")) == ([WATER], [VORG])


def test_cyclone_panic_draws_as_many_as_each_hand_had() -> None:
    duel = cast("Cyclone Panic", [FIRE] * 3, {"hand": [VORG, VORG], "deck": [LAH] * 3}, hand=[WATER], deck=[LAH] * 4)
    assert (len(duel.zone("you", "hand")), len(duel.zone("you", "deck"))) == (1, 4)
    assert (len(duel.zone("opp", "hand")), len(duel.zone("opp", "deck"))) == (2, 3)
    assert sorted(duel.zone("opp", "hand") + duel.zone("opp", "deck")) == [VORG] * 2 + [LAH] * 3


def test_static_warp_spares_one_creature_of_each() -> None:
    duel = cast("Static Warp", [GRASS] * 2, {"battle": [VORG, WATER]}, battle=[LAH, FIRE])
    assert (duel.who, duel.options()) == ("you", [LAH, FIRE])
    duel.pick(FIRE)
    assert (duel.who, duel.options()) == ("opp", [VORG, WATER])
    duel.pick(VORG)
    assert (duel.tapped("you", "battle"), duel.tapped("opp", "battle")) == ([LAH], [WATER])


def test_miraculous_plague_lets_me_pick_and_the_opponent_divide() -> None:
    opp = {"battle": [VORG, WATER, LAH], "mana": [VORG, WATER, GRASS]}
    duel = cast("Miraculous Plague", [WATER, DARK] * 4, opp)
    duel.pick(VORG, LAH)
    assert (duel.who, duel.options()) == ("opp", [VORG, LAH])
    duel.pick(LAH)
    assert (duel.zone("opp", "hand"), duel.zone("opp", "graveyard"), duel.zone("opp", "battle")) == (
        [LAH],
        [VORG],
        [WATER],
    )
    duel.pick(WATER, GRASS)
    duel.pick(GRASS)
    assert duel.zone("opp", "mana") == [VORG]
    assert (duel.zone("opp", "hand"), duel.zone("opp", "graveyard")) == ([LAH, GRASS], [VORG, WATER])


def test_miraculous_plague_returns_a_lone_creature() -> None:
    duel = cast("Miraculous Plague", [WATER, DARK] * 4, {"battle": [VORG]})
    assert (duel.zone("opp", "hand"), duel.zone("opp", "graveyard")) == ([VORG], [])


def test_miraculous_meltdown_leaves_as_many_shields_as_i_have() -> None:
    mine = {"hand": ["Miraculous Meltdown"], "mana": [DARK, FIRE] * 3}
    duel = Scenario(you=mine | {"shields": [LAH] * 2}, opp={"shields": [LAH, "Holy Awe", LAH, LAH]})
    duel.play("Miraculous Meltdown")
    assert (duel.who, duel.asked.lo) == ("opp", 2)
    duel.send([card for card in duel.asked.options if card.place in (1, 3)])
    duel.use("Holy Awe")
    duel.take()
    assert (duel.prompt, duel.places("opp"), duel.zone("opp", "hand")) == ("act", [1, 3], [LAH])
    equal = Scenario(you=mine | {"shields": [LAH]}, opp={"shields": [LAH]})
    assert not equal.offers("play", "Miraculous Meltdown")


def test_transmogrify_turns_a_creature_into_the_next_one_of_the_deck() -> None:
    deck = [LAH, VORG, "Alcadeias, Lord of Spirits", "Solar Ray"]
    duel = cast("Transmogrify", [WATER] * 3, {"battle": [WATER], "deck": deck}, battle=[FIRE])
    duel.pick(WATER)
    assert (duel.zone("opp", "battle"), duel.zone("opp", "deck")) == ([VORG], [LAH])
    assert sorted(duel.zone("opp", "graveyard")) == ["Alcadeias, Lord of Spirits", WATER, "Solar Ray"]


def test_transmogrify_does_nothing_more_where_the_destruction_is_replaced() -> None:
    duel = cast("Transmogrify", [WATER] * 3, {"battle": ["Aqua Knight"]})
    duel.pick("Aqua Knight")
    assert (duel.zone("opp", "hand"), duel.zone("opp", "battle")) == (["Aqua Knight"], [])


def test_soulswap_trades_a_creature_for_one_of_that_players_mana() -> None:
    opp = {"battle": [WATER], "mana": [VORG, LAH, "Alcadeias, Lord of Spirits"]}
    duel = cast("Soulswap", [WOOD] * 3, opp, battle=[FIRE])
    duel.pick(WATER)
    assert (duel.who, sorted(duel.options())) == ("you", [WATER, VORG])
    duel.pick(VORG)
    assert (duel.zone("opp", "battle"), duel.zone("opp", "mana")) == (
        [VORG],
        [LAH, "Alcadeias, Lord of Spirits", WATER],
    )


def test_cloned_blade_grows_with_every_graveyard() -> None:
    opp = {"battle": [VORG, WATER, LAH, GRASS], "graveyard": ["Cloned Blade"]}
    duel = cast("Cloned Blade", [FIRE] * 5, opp)
    assert (duel.options(), duel.asked.lo, duel.asked.hi) == ([VORG, WATER, GRASS], 1, 2)
    duel.pick(VORG, GRASS)
    assert duel.zone("opp", "battle") == [WATER, LAH]


def test_apocalypse_vise_weighs_what_it_takes() -> None:
    opp = {"battle": [VORG, LAH, GRASS, "Hanusa, Radiance Elemental"]}
    duel = cast("Apocalypse Vise", [FIRE] * 7, opp)
    by_name = {card.definition.name: card for card in duel.asked.options}
    assert duel.asked.legal is not None
    assert duel.asked.legal([by_name[LAH], by_name[VORG]])
    assert not duel.asked.legal([by_name[LAH], by_name[GRASS]])
    duel.pick(LAH, VORG)
    assert duel.zone("opp", "battle") == [GRASS, "Hanusa, Radiance Elemental"]


def test_live_and_breathe_fetches_a_twin_of_what_is_summoned_but_not_of_what_is_put() -> None:
    deck = [LAH, VORG, VORG, GRASS]
    duel = cast("Live and Breathe", [LAH, WOOD, WOOD, FIRE, FIRE], hand=[VORG], deck=deck)
    duel.play(VORG)
    assert (duel.prompt, duel.options()) == ("search", [VORG, VORG])
    duel.pick(VORG)
    assert (duel.prompt, duel.zone("you", "battle")) == ("act", [VORG, VORG])


def test_dracodance_totem_comes_back_for_a_dragon() -> None:
    duel = Scenario(
        you={"hand": ["Crimson Hammer"], "mana": [FIRE] * 2},
        opp={"battle": ["Dracodance Totem"], "mana": ["Bolshack Dragon", "Explosive Fighter Ucarn"]},
    )
    duel.play("Crimson Hammer")
    assert duel.zone("opp", "mana") == ["Explosive Fighter Ucarn", "Dracodance Totem"]
    assert duel.zone("opp", "hand") == ["Bolshack Dragon"]
    bare = cast("Crimson Hammer", [FIRE] * 2, {"battle": ["Dracodance Totem"], "mana": ["Explosive Fighter Ucarn"]})
    assert bare.zone("opp", "graveyard") == ["Dracodance Totem"]


def test_dream_pirate_may_return_for_a_card() -> None:
    for answer in (True, False):
        duel = cast("Terror Pit", [DARK] * 6, {"battle": ["Dream Pirate, Shadow of Theft"], "hand": [VORG]})
        assert (duel.who, duel.prompt) == ("opp", "replace")
        duel.send(answer)
        if answer:
            assert sorted(duel.options()) == ["Dream Pirate, Shadow of Theft", VORG]
            duel.pick(VORG)
            assert duel.zone("opp", "hand") == ["Dream Pirate, Shadow of Theft"]
            assert duel.zone("opp", "graveyard") == [VORG]
        else:
            assert duel.zone("opp", "graveyard") == ["Dream Pirate, Shadow of Theft"]


def test_miraculous_rebirth_fetches_a_creature_of_the_dead_ones_cost() -> None:
    deck = [LAH, VORG, "Burning Mane", "Solar Ray"]
    duel = cast("Miraculous Rebirth", [FIRE, WOOD] * 5, {"battle": [VORG]}, deck=deck)
    assert (duel.prompt, sorted(duel.options())) == ("search", ["Burning Mane", VORG])
    duel.pick("Burning Mane")
    assert duel.zone("you", "battle") == ["Burning Mane"]
    saved = cast("Miraculous Rebirth", [FIRE, WOOD] * 5, {"battle": ["Aqua Knight"]}, deck=deck)
    assert (saved.prompt, saved.zone("opp", "hand")) == ("act", ["Aqua Knight"])


def test_fruit_of_eternity_saves_creatures_for_this_turn() -> None:
    duel = cast("Fruit of Eternity", [WOOD] * 6, {"battle": ["~" + LAH, "~" + VORG]}, battle=[FIRE, VORG])
    duel.attack(FIRE, LAH)
    assert (duel.zone("you", "mana")[-1], duel.zone("you", "graveyard")) == (FIRE, ["Fruit of Eternity"])


def test_shock_hurricane_counts_what_went_home() -> None:
    duel = cast("Shock Hurricane", [WATER] * 5, {"battle": [LAH, GRASS, VORG]}, battle=[FIRE, WOOD, WATER])
    duel.pick(FIRE, WOOD)
    duel.yes()
    assert (duel.asked.lo, duel.asked.hi) == (2, 2)
    duel.pick(LAH, VORG)
    assert (sorted(duel.zone("opp", "hand")), duel.zone("opp", "battle")) == ([VORG, LAH], [GRASS])


def test_shock_hurricane_returns_nothing_for_nothing() -> None:
    duel = cast("Shock Hurricane", [WATER] * 5, {"battle": [LAH, GRASS]}, battle=[FIRE])
    duel.pick()
    duel.run_until("act")
    assert (duel.zone("opp", "hand"), duel.zone("opp", "battle")) == ([], [LAH, GRASS])


def test_roulette_of_ruin_takes_cards_of_one_cost_from_both_hands() -> None:
    hand = [VORG, LAH]
    duel = cast("Roulette of Ruin", [DARK] * 5, {"hand": [FIRE, GRASS, "Solar Ray", LAH]}, hand=hand)
    duel.send(2)
    assert (duel.zone("you", "hand"), duel.zone("opp", "hand")) == ([LAH], [LAH])


def test_cosmic_darts_casts_the_shield_that_the_opponent_chose() -> None:
    mine = {"hand": ["Cosmic Darts"], "mana": [GRASS] * 4, "shields": [LAH, "Terror Pit"]}
    for place, left in ((1, [LAH, "Terror Pit"]), (2, [LAH])):
        duel = Scenario(you=mine, opp={"battle": [VORG]})
        duel.play("Cosmic Darts")
        assert duel.who == "opp"
        duel.send([card for card in duel.asked.options if card.place == place])
        assert (duel.who, duel.prompt) == ("you", "look")
        duel.pick()
        if place == 2:
            duel.yes()
        assert (duel.prompt, duel.zone("you", "shields")) == ("act", left)
        assert duel.zone("opp", "battle") == ([] if place == 2 else [VORG])


def test_gigavrand_counts_the_draw_of_the_turn() -> None:
    for extra, hand in (([], 3), (["Energy Stream"], 0)):
        opp = {"battle": [WATER], "hand": [VORG, LAH, *extra], "mana": [WATER] * 3}
        duel = Scenario(you={"battle": ["Gigavrand"]}, opp=opp)
        duel.end()
        assert duel.happened("drawn") == ["drawn"]
        if extra:
            duel.play("Energy Stream")
        duel.end()
        assert len(duel.zone("opp", "hand")) == hand
    plain = Scenario(
        you={"battle": ["Gigavrand"]}, opp={"battle": ["Aqua Hulcus"], "hand": ["Aqua Hulcus"], "mana": [WATER] * 3}
    )
    plain.end()
    plain.play("Aqua Hulcus")
    plain.yes()
    plain.end()
    assert plain.zone("opp", "hand") == []


def test_snork_la_saves_mana_from_the_opponents_effects_only() -> None:
    opp = {"battle": ["Snork La, Shrine Guardian", "~Gran Gure, Space Guardian"], "mana": [VORG, LAH]}
    duel = Scenario(you={"mana": [FIRE] * 2, "battle": ["Engineer Kipo"]}, opp=opp)
    duel.attack("Engineer Kipo", "Gran Gure, Space Guardian")
    duel.no_block()
    duel.pick(FIRE)
    assert duel.who == "opp"
    duel.pick(VORG)
    assert (duel.who, duel.prompt) == ("opp", "may")
    duel.yes()
    assert sorted(duel.zone("opp", "mana")) == [VORG, LAH]
