"""Public cases, section C: effects that picked, counted or changed the wrong cards."""

import pytest

from duelterm.duelmasters.mana import cost
from duelterm.duelmasters.traits import has
from tests.duelmasters.scenario import FILLER, Scenario

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
PETROVA = "Petrova, Channeler of Suns"


def plays(name: str, you: dict[str, list[object]], opp: dict[str, list[object]] | None = None) -> Scenario:
    """You have just played this card from your hand, with any mana."""
    duel = Scenario(you={"mana": list(MANA)} | you | {"hand": [name, *you.get("hand", [])]}, opp=opp)
    duel.play(name)
    return duel


@pytest.mark.case("B018")
@pytest.mark.rule("DM-9.18")
def test_a_choice_without_a_legal_card_is_skipped() -> None:
    duel = plays("Terror Pit", {}, {"battle": [PETROVA]})
    assert duel.prompt == "act"
    assert duel.zone("opp", "battle") == [PETROVA]
    assert duel.zone("you", "graveyard") == ["Terror Pit"]


@pytest.mark.case("B018")
@pytest.mark.rule("DM-9.18")
def test_petrova_is_left_out_of_the_opponents_choices_only() -> None:
    duel = plays("Spiral Gate", {"battle": ["Fear Fang"]}, {"battle": [PETROVA, "Aqua Vehicle"]})
    assert duel.options() == ["Fear Fang", "Aqua Vehicle"]
    own = plays("Spiral Gate", {"battle": [PETROVA]}, {"battle": ["Aqua Vehicle"]})
    assert own.options() == [PETROVA, "Aqua Vehicle"]
    mine = plays("Proclamation of Death", {}, {"battle": [PETROVA]})
    assert mine.zone("opp", "battle") == []
    assert plays("Holy Awe", {}, {"battle": [PETROVA]}).tapped("opp", "battle") == [PETROVA]


@pytest.mark.case("B018")
def test_petrova_alone_arrives_without_a_jam() -> None:
    duel = plays(PETROVA, {})
    assert duel.prompt == "declare race"
    assert "Mecha Del Sol" not in duel.options()
    duel.send("Beast Folk")
    assert duel.prompt == "act"


@pytest.mark.case("B019")
def test_vacuum_gel_needs_all_its_conditions() -> None:
    battle = ["Fear Fang", "~Fear Fang", FILLER, "~Lok, Vizier of Hunting", "Aqua Vehicle", "Ulex, the Dauntless"]
    duel = plays("Vacuum Gel", {"battle": ["Burning Mane", FILLER]}, {"battle": [*battle, "Gonta, the Warrior Savage"]})
    assert duel.options() == ["Fear Fang", FILLER, "Gonta, the Warrior Savage"]
    assert not any(card.tapped or card.seat == 0 for card in duel.asked.options)
    duel.pick(FILLER)
    assert duel.zone("opp", "graveyard") == [FILLER]


GRAVES = ["Fear Fang", "Terror Pit", "Skeleton Soldier, the Defiled", "Faerie Life", "Gigappi Ponto"]


@pytest.mark.case("B021")
def test_bat_doctor_offers_other_creatures_only() -> None:
    duel = plays("Terror Pit", {}, {"battle": ["Bat Doctor, Shadow of Undeath"], "graveyard": list(GRAVES)})
    assert duel.who == "opp"
    assert duel.options() == ["Fear Fang", "Skeleton Soldier, the Defiled", "Gigappi Ponto"]
    duel.pick("Fear Fang")
    assert duel.zone("opp", "hand") == ["Fear Fang"]
    assert "Bat Doctor, Shadow of Undeath" in duel.zone("opp", "graveyard")


@pytest.mark.case("B021")
def test_bat_doctor_with_no_other_creature_asks_nothing() -> None:
    duel = plays("Terror Pit", {}, {"battle": ["Bat Doctor, Shadow of Undeath"], "graveyard": ["Faerie Life"]})
    assert duel.prompt == "act"


@pytest.mark.case("B021")
def test_another_bat_doctor_may_be_fetched() -> None:
    bat = "Bat Doctor, Shadow of Undeath"
    duel = plays("Terror Pit", {}, {"battle": [bat], "graveyard": [bat]})
    duel.pick(bat)
    assert duel.zone("opp", "hand") == [bat]
    assert duel.zone("opp", "graveyard") == [bat]


@pytest.mark.case("B022")
def test_grim_soul_offers_darkness_creatures_only() -> None:
    duel = Scenario(you={"battle": ["Grim Soul, Shadow of Reversal"], "graveyard": list(GRAVES)})
    duel.act("tap ability", "Grim Soul, Shadow of Reversal")
    assert duel.options() == ["Skeleton Soldier, the Defiled", "Gigappi Ponto"]
    duel.pick("Gigappi Ponto")
    assert duel.zone("you", "hand") == ["Gigappi Ponto"]


@pytest.mark.case("B024")
def test_enchanted_soil_offers_up_to_two_own_creatures() -> None:
    duel = plays("Enchanted Soil", {"graveyard": list(GRAVES)}, {"graveyard": ["Aqua Vehicle"]})
    assert duel.options() == ["Fear Fang", "Skeleton Soldier, the Defiled", "Gigappi Ponto"]
    assert (duel.asked.lo, duel.asked.hi) == (0, 2)
    duel.pick("Fear Fang", "Gigappi Ponto")
    assert duel.zone("you", "mana")[-2:] == ["Fear Fang", "Gigappi Ponto"]
    assert duel.zone("you", "graveyard") == [
        "Terror Pit",
        "Skeleton Soldier, the Defiled",
        "Faerie Life",
        "Enchanted Soil",
    ]


@pytest.mark.case("B025")
def test_sniper_mosquito_takes_exactly_one() -> None:
    duel = Scenario(you={"battle": ["Sniper Mosquito"], "mana": ["Fear Fang", "Aqua Vehicle"]}, opp={"mana": [FILLER]})
    duel.attack("Sniper Mosquito")
    assert duel.options() == ["Fear Fang", "Aqua Vehicle"]
    assert (duel.asked.lo, duel.asked.hi) == (1, 1)
    duel.pick("Aqua Vehicle")
    assert (duel.zone("you", "mana"), duel.zone("you", "hand")) == (["Fear Fang"], ["Aqua Vehicle"])
    assert duel.prompt == "break"


@pytest.mark.case("B025")
def test_sniper_mosquito_without_mana_attacks_all_the_same() -> None:
    duel = Scenario(you={"battle": ["Sniper Mosquito"]})
    duel.attack("Sniper Mosquito")
    assert duel.prompt == "break"


@pytest.mark.case("B027")
def test_barkwhip_helps_own_other_beast_folk_while_tapped() -> None:
    pile = ["Barkwhip, the Smasher", "Burning Mane"]
    duel = Scenario(you={"battle": [pile, "Burning Mane", "Forest Hornet"]}, opp={"battle": ["Burning Mane"]})

    def powers() -> list[int]:
        own = [duel.power("you", name) for name in ("Barkwhip, the Smasher", "Burning Mane", "Forest Hornet")]
        return [*own, duel.power("opp", "Burning Mane")]

    assert powers() == [5000, 2000, 4000, 2000]
    duel.attack("Barkwhip, the Smasher")
    assert powers() == [5000, 4000, 4000, 2000]
    duel.run_until("act")
    assert powers() == [5000, 4000, 4000, 2000]
    duel.end()
    assert powers() == [5000, 4000, 4000, 2000]
    duel.end()
    assert powers() == [5000, 2000, 4000, 2000]


@pytest.mark.case("B028")
def test_valdios_helps_other_own_humans() -> None:
    valdios = ["Armored Blaster Valdios", "Immortal Baron, Vorg"]
    battle = [valdios, "Immortal Baron, Vorg", "Gonta, the Warrior Savage", "Fear Fang"]
    duel = Scenario(you={"battle": battle}, opp={"battle": ["Immortal Baron, Vorg"]})
    assert [duel.power("you", "Armored Blaster Valdios"), duel.power("you", "Immortal Baron, Vorg")] == [6000, 3000]
    assert [duel.power("you", "Gonta, the Warrior Savage"), duel.power("you", "Fear Fang")] == [5000, 3000]
    assert duel.power("opp", "Immortal Baron, Vorg") == 2000


@pytest.mark.case("B028")
def test_two_valdios_help_each_other() -> None:
    valdios = ["Armored Blaster Valdios", "Immortal Baron, Vorg"]
    assert Scenario(you={"battle": [valdios, valdios]}).power("you", "Armored Blaster Valdios") == 7000


@pytest.mark.case("B030")
def test_totto_pipicchi_is_for_all_dragons_of_both() -> None:
    dragon = "Magmadragon Melgars"
    duel = Scenario(
        you={"battle": ["Totto Pipicchi", f"!{dragon}", "!Fear Fang"], "hand": [dragon], "mana": list(MANA)},
        opp={"hand": [dragon], "mana": list(MANA)},
    )
    duel.play(dragon)
    assert sum(option.startswith(f"attack {dragon}") for option in duel.options()) == 2
    assert not duel.offers("attack", "Fear Fang")
    duel.end()
    duel.play(dragon)
    assert duel.offers("attack", dragon)


@pytest.mark.case("B030")
@pytest.mark.parametrize(("name", "is_dragon"), [("Bolshack Dragon", True), ("Kyrstron, Lair Delver", False)])
def test_dragon_is_a_whole_word_of_a_race(name: str, is_dragon: bool) -> None:
    duel = Scenario(you={"battle": ["Totto Pipicchi", f"!{name}"]})
    assert duel.offers("attack", name) is is_dragon


@pytest.mark.case("B031")
def test_gregoria_is_for_every_demon_command() -> None:
    demon = "Deathliger, Lion of Chaos"
    duel = Scenario(
        you={"battle": ["Gregoria, Princess of War", demon], "hand": [demon], "mana": list(MANA)},
        opp={"battle": [demon, "Fear Fang"], "hand": ["Spiral Gate", demon], "mana": list(MANA)},
    )

    def seen() -> list[tuple[int, bool]]:
        demons = [card for card in duel.state.creatures() if card.definition.name == demon]
        return [(duel.power(("you", "opp")[card.seat], demon), has(duel.state, card, "blocker")) for card in demons]

    assert seen() == [(11000, True)] * 2
    assert not has(duel.state, duel.card("opp", "battle", "Fear Fang"), "blocker")
    assert duel.power("you", "Gregoria, Princess of War") == 5000
    duel.play(demon)
    assert seen() == [(11000, True)] * 3
    duel.end()
    duel.play("Spiral Gate")
    duel.pick("Gregoria, Princess of War")
    assert seen() == [(9000, False)] * 3


@pytest.mark.case("B031")
def test_gregoria_with_the_race_helps_herself() -> None:
    duel = Scenario(you={"battle": ["Gregoria, Princess of War"]}, made=())
    gregoria = duel.card("you", "battle", "Gregoria, Princess of War")
    static = next(active.spec for active in duel.state.statics["power"])
    assert not static.applies(duel.state, duel.state.statics["power"][0].frame, gregoria)
    gregoria.definition = type(gregoria.definition)("Gregoria", "creature", ("darkness",), ("Demon Command",), 6, 5000)
    assert static.applies(duel.state, duel.state.statics["power"][0].frame, gregoria)


@pytest.mark.case("B033")
@pytest.mark.rule("DM-4.3")
def test_milieus_taxes_darkness_of_both_players_by_two() -> None:
    names = ["Skeleton Soldier, the Defiled", "Terror Pit", "Gigappi Ponto", FILLER, "Holy Awe", "Fear Fang"]
    duel = Scenario(you={"hand": names}, opp={"hand": names, "battle": ["Milieus, the Daystretcher"]})
    for seat in (0, 1):
        extra = [cost(duel.state, card) - card.definition.cost for card in duel.state.zones[seat][1]]
        assert extra == [2, 2, 2, 0, 0, 0]


@pytest.mark.case("B033", "B130")
def test_milieus_makes_it_payable_only_with_two_more() -> None:
    for count, payable in ((5, False), (6, True)):
        duel = Scenario(
            you={"hand": ["Skeleton Soldier, the Defiled"], "mana": ["Junkatz, Rabid Doll"] * count},
            opp={"battle": ["Milieus, the Daystretcher"]},
        )
        assert duel.offers("play", "Skeleton Soldier, the Defiled") is payable


@pytest.mark.case("B034")
def test_corile_puts_a_creature_on_its_owners_deck() -> None:
    duel = plays("Corile", {"battle": ["Aqua Vehicle"]}, {"battle": ["Fear Fang", "Scissor Eye"]})
    assert duel.options() == ["Fear Fang", "Scissor Eye"]
    duel.pick("Fear Fang")
    assert duel.zone("opp", "deck")[-1] == "Fear Fang"
    assert len(duel.zone("opp", "deck")) == 21
    duel.end()
    assert duel.zone("opp", "hand") == ["Fear Fang"]


@pytest.mark.case("B034")
@pytest.mark.rule("DM-5.5")
@pytest.mark.parametrize("order", [["Fighter Dual Fang", "Fear Fang"], ["Fear Fang", "Fighter Dual Fang"]])
def test_corile_on_an_evolution_pile_lets_the_owner_order_it(order: list[str]) -> None:
    duel = plays("Corile", {}, {"battle": [["Fighter Dual Fang", "Fear Fang"]]})
    assert (duel.prompt, duel.who) == ("deck order", "opp")
    duel.pick(*order)
    assert duel.zone("opp", "battle") == []
    assert duel.zone("opp", "deck")[:-3:-1] == order


@pytest.mark.case("B034")
def test_cards_put_on_a_deck_lie_there_in_the_chosen_order() -> None:
    top = ["Scissor Eye", "Fear Fang", "Aqua Vehicle"]
    for order in (top, top[::-1]):
        duel = Scenario(you={"battle": ["Garatyano"], "deck": [FILLER] * 5 + top[::-1]})
        duel.act("tap ability", "Garatyano")
        duel.run_until("deck order")
        duel.pick(*order)
        assert duel.zone("you", "deck")[:-4:-1] == order


@pytest.mark.case("B036")
@pytest.mark.parametrize(("own", "theirs", "asks"), [(5, 2, True), (5, 0, True), (2, 3, False), (0, 5, False)])
def test_zalmez_counts_the_opponents_shields(own: int, theirs: int, asks: bool) -> None:
    duel = plays(
        "Explosive Trooper Zalmez",
        {"shields": [FILLER] * own, "battle": ["Burning Mane"]},
        {"shields": [FILLER] * theirs, "battle": ["Burning Mane", "Fear Fang", "Forest Hornet"]},
    )
    if asks:
        assert duel.who == "you"
        assert duel.options() == ["Burning Mane", "Fear Fang"]
        assert all(card.seat == 1 for card in duel.asked.options)
        assert duel.asked.lo == 0
        duel.pick("Fear Fang")
        assert duel.zone("opp", "battle") == ["Burning Mane", "Forest Hornet"]
    assert duel.prompt == "act"
