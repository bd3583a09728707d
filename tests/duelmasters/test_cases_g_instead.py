"""Public cases, section G, continued: what happens instead of a death, and because of one."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
VIPER = ["Jack Viper, Shadow of Doom", "Dark Raven, Shadow of Grief"]
KIP, DRAGON = "Kip Chippotto", "Bolshack Dragon"


@pytest.mark.case("B103")
@pytest.mark.rule("DM-9.7")
@pytest.mark.parametrize("answer", [True, False])
@pytest.mark.parametrize("battle", [True, False])
def test_kip_chippotto_dies_for_an_armored_dragon(answer: bool, battle: bool) -> None:
    """By an effect and in a battle: a lost battle destroys (DM-7.1)."""
    duel = Scenario(
        you={"battle": ["Hanusa, Radiance Elemental"], "hand": ["Terror Pit"], "mana": list(MANA)},
        opp={"battle": [f"~{DRAGON}", KIP, "Magmadragon Melgars"]},
    )
    if battle:
        duel.attack("Hanusa, Radiance Elemental", DRAGON)
    else:
        duel.play("Terror Pit")
        duel.pick(DRAGON)
    assert (duel.prompt, duel.who) == ("replace", "opp")
    duel.send(answer)
    assert duel.zone("opp", "graveyard") == [KIP if answer else DRAGON]


@pytest.mark.case("B103")
@pytest.mark.parametrize("dead", [KIP, "Magmadragon Melgars"])
def test_kip_chippotto_dies_for_no_other(dead: str) -> None:
    duel = Scenario(
        you={"hand": ["Terror Pit"], "mana": list(MANA), "battle": [KIP]},
        opp={"battle": [KIP, "Magmadragon Melgars", DRAGON]},
    )
    duel.play("Terror Pit")
    duel.pick(dead)
    assert duel.prompt == "act"
    assert duel.zone("opp", "graveyard") == [dead]


@pytest.mark.case("B103")
def test_events_about_cards_that_are_no_creatures_are_looked_at_safely() -> None:
    """A spell discarded, a mana card lost, a shield put away: no replacement about creatures stumbles over them."""
    keepers = [KIP, VIPER, "Mihail, Celestial Elemental", "Dracodance Totem", ["Gigamantis", "Forest Hornet"]]
    duel = Scenario(
        you={
            "battle": [*keepers, "Sky Crusher, the Agitator"],
            "hand": ["Ghost Touch", "Volcanic Arrows"],
            "mana": list(MANA),
        },
        opp={"battle": keepers, "hand": ["Terror Pit"], "mana": ["Terror Pit"], "shields": ["Terror Pit"] * 2},
    )
    duel.play("Ghost Touch")
    assert duel.zone("opp", "graveyard") == ["Terror Pit"]
    duel.play("Volcanic Arrows")
    duel.run_until("act")
    duel.act("tap ability", "Sky Crusher, the Agitator")
    duel.run_until("act")
    assert duel.zone("opp", "graveyard") == ["Terror Pit", "Terror Pit"]


TOTEM = "Dracodance Totem"


@pytest.mark.case("B105")
def test_dracodance_totem_goes_to_mana_and_brings_a_dragon_back() -> None:
    duel = Scenario(
        you={"battle": ["Fear Fang"]},
        opp={"battle": [f"~{TOTEM}"], "mana": [DRAGON, "Magmadragon Melgars", "Scissor Eye"]},
    )
    duel.attack("Fear Fang", TOTEM)
    assert (duel.who, duel.options(), duel.asked.lo) == ("opp", [DRAGON, "Magmadragon Melgars"], 1)
    duel.pick(DRAGON)
    assert duel.zone("opp", "hand") == [DRAGON]
    assert duel.zone("opp", "mana") == ["Magmadragon Melgars", "Scissor Eye", TOTEM]
    assert "destroyed" not in duel.happened()


@pytest.mark.case("B105")
def test_dracodance_totem_with_one_dragon_needs_no_question_and_with_none_dies() -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": [f"~{TOTEM}"], "mana": [DRAGON]})
    duel.attack("Fear Fang", TOTEM)
    assert (duel.prompt, duel.zone("opp", "hand"), duel.zone("opp", "mana")) == ("act", [DRAGON], [TOTEM])
    none = Scenario(you={"battle": ["Fear Fang"], "mana": [DRAGON]}, opp={"battle": [f"~{TOTEM}"], "mana": [FILLER]})
    none.attack("Fear Fang", TOTEM)
    assert none.zone("opp", "graveyard") == [TOTEM]


OLGATE = "Olgate, Nightmare Samurai"


@pytest.mark.case("B106")
@pytest.mark.parametrize(
    ("spell_card", "target", "asks"),
    [("Terror Pit", "Fear Fang", True), ("Terror Pit", "Aqua Vehicle", True), ("Spiral Gate", "Fear Fang", False)],
)
def test_olgate_untaps_for_any_own_creature_destroyed(spell_card: str, target: str, asks: bool) -> None:
    duel = Scenario(
        you={"battle": [f"~{OLGATE}", "Fear Fang", "Aqua Vehicle"]},
        opp={"hand": [spell_card], "mana": list(MANA)},
        turn="opp",
    )
    duel.play(spell_card)
    duel.pick(target)
    if asks:
        assert (duel.prompt, duel.who) == ("may", "you")
        duel.yes()
        assert duel.tapped("you", "battle") == []
    assert duel.prompt == "act"


@pytest.mark.case("B106")
def test_olgate_ignores_the_opponents_dead_and_cards_that_only_reach_the_graveyard() -> None:
    duel = Scenario(
        you={"battle": [f"~{OLGATE}", "Fear Fang"], "hand": ["Scissor Eye"]},
        opp={"battle": ["~Burning Mane"], "hand": ["Ghost Touch"], "mana": ["Junkatz, Rabid Doll"] * 2},
    )
    duel.attack("Fear Fang", "Burning Mane")
    assert duel.prompt == "act"
    duel.end()
    duel.play("Ghost Touch")
    assert duel.prompt == "act"
    assert duel.zone("you", "graveyard") == ["Scissor Eye"]
