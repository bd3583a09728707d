"""DM-3.6 to DM-3.8: the mana zone."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario, spell

BARON, MANE, GONTA, GHOUL = "Immortal Baron, Vorg", "Burning Mane", "Gonta, the Warrior Savage", "Writhing Bone Ghoul"


@pytest.mark.rule("DM-3.6")
def test_at_most_one_card_is_charged_each_turn_and_any_card_may_be() -> None:
    duel = Scenario(you={"hand": [BARON, "Holy Awe"]}, opp={"hand": []})
    assert duel.offers("charge", BARON)
    duel.act("charge", "Holy Awe")
    assert duel.zone("you", "mana") == ["Holy Awe"]
    assert not duel.offers("charge")
    duel.end()
    duel.end()
    assert duel.offers("charge", BARON)


@pytest.mark.rule("DM-3.6")
def test_charging_is_optional() -> None:
    duel = Scenario(you={"hand": [BARON]})
    duel.end()
    assert duel.zone("you", "mana") == []
    assert duel.who == "opp"


@pytest.mark.rule("DM-3.6")
def test_an_effect_may_put_more_cards_into_a_mana_zone_of_any_size() -> None:
    duel = Scenario(you={"battle": [], "hand": ["Ultimate Force", BARON], "mana": [MANE] * 30})
    duel.act("charge", BARON)
    duel.play("Ultimate Force")
    assert len(duel.zone("you", "mana")) == 33


@pytest.mark.rule("DM-3.7")
def test_mana_lies_open_and_its_abilities_do_nothing() -> None:
    duel = Scenario(
        you={"mana": ["Cocco Lupia", *[BARON] * 4], "hand": ["Bolshack Dragon"]},
        opp={"mana": ["Terradragon Cusdalf"]},
    )
    assert [duel.state.sight(card) for card in duel.state.zones[0][2]] == [0b11] * 5
    assert not duel.offers("play", "Bolshack Dragon")


@pytest.mark.rule("DM-3.7")
def test_effects_pick_and_count_tapped_and_untapped_mana_of_any_kind() -> None:
    counting = spell("Tally", "{do: {draw: {count: {zone: mana, side: any}}}}")
    duel = Scenario(
        you={"hand": ["Mana Crisis", counting.name], "mana": [MANE] * 4 + [BARON]},
        opp={"mana": [f"~{BARON}", "Holy Awe"]},
        made=[counting],
    )
    duel.act("play", "Mana Crisis")
    duel.pick(*[MANE] * 4)
    assert sorted(duel.options()) == ["Holy Awe", BARON]
    duel.pick("Holy Awe")
    assert duel.zone("opp", "graveyard") == ["Holy Awe"]
    duel.play(counting.name)
    assert len(duel.zone("you", "hand")) == 6


@pytest.mark.rule("DM-3.8")
def test_a_card_of_two_civilizations_is_charged_tapped() -> None:
    duel = Scenario(you={"hand": [GONTA], "mana": [MANE]})
    duel.act("charge", GONTA)
    assert duel.tapped("you", "mana") == [GONTA]


@pytest.mark.rule("DM-3.8")
def test_it_enters_the_mana_zone_tapped_by_an_effect_too() -> None:
    charger = spell("Rainbow Charger", "charger", "{do: {move: {top: 2}, to: mana}}", civ=["fire", "nature"])
    duel = Scenario(
        you={"hand": [charger.name, "Mana Crisis"], "mana": [MANE, BARON], "deck": [FILLER] * 9 + [GONTA, BARON]},
        made=[charger],
    )
    duel.play(charger.name)
    assert duel.zone("you", "mana") == [MANE, BARON, BARON, GONTA, charger.name]
    assert duel.tapped("you", "mana") == [MANE, BARON, GONTA, charger.name]


@pytest.mark.rule("DM-3.8")
def test_a_destroyed_one_that_goes_to_mana_arrives_tapped_unless_an_effect_says_otherwise() -> None:
    plain = spell("Bury", "{do: {move: {zone: battle zone, side: you, all: true}, to: mana}}")
    upright = spell("Plant", "{do: {move: {zone: battle zone, side: you, all: true}, to: mana, tapped: false}}")
    for card, tapped in ((plain, [BARON, GONTA]), (upright, [BARON])):
        duel = Scenario(you={"hand": [card.name], "mana": [BARON], "battle": [GONTA]}, made=[card])
        duel.play(card.name)
        assert duel.tapped("you", "mana") == tapped


@pytest.mark.rule("DM-3.8")
def test_it_gives_mana_of_one_of_its_civilizations_at_a_time() -> None:
    both = {"hand": [GONTA]}
    assert Scenario(you=both | {"mana": [GONTA, BARON]}).offers("play", GONTA)
    assert Scenario(you=both | {"mana": [GONTA, MANE]}).offers("play", GONTA)
    assert not Scenario(you=both | {"mana": [GONTA, GHOUL]}).offers("play", GONTA)
    assert Scenario(you={"hand": [BARON], "mana": [GONTA, GHOUL]}).offers("play", BARON)
    assert Scenario(you={"hand": [MANE], "mana": [GONTA, GHOUL]}).offers("play", MANE)


@pytest.mark.rule("DM-3.8")
def test_it_untaps_like_any_other_mana() -> None:
    duel = Scenario(turn="opp", you={"mana": [f"~{GONTA}"]})
    duel.end()
    assert duel.tapped("you", "mana") == []
