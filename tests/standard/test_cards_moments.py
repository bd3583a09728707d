"""Cards of the pool where the moment matters: missed moments, costs and tributes, two cards on one another, by the
standard rules in both seats.
"""

import pytest

from tests.standard.playing import attack, offered, pick_each, play, rest
from tests.standard.scenario import Lay

ELF, SKULL = "Mystical Elf", "Summoned Skull"
OFFERING, BIRD, TYPHOON, NUZZLER = "Ultimate Offering", "Sonic Bird", "Mystical Space Typhoon", "Malevolent Nuzzler"


@pytest.mark.rule("STD-3.5")
@pytest.mark.parametrize("link", [1, 2])
def test_sonic_bird_bought_by_ultimate_offering_misses_its_moment_as_link_2(lay: Lay, link: int) -> None:
    you = {"hand": [BIRD, "Sparks"], "spells": [OFFERING], "deck": ["Black Illusion Ritual", ELF]}
    duel = lay(you=you)
    if link == 2:
        duel.use("Sparks")
        assert offered(duel, "activate", OFFERING)
    duel.act("activate", OFFERING)
    rest(duel)
    while duel.prompt in ("position", "summon"):
        duel.send(duel.asked.options[0] if duel.prompt == "position" else duel.asked.options[:1])
        rest(duel)
    assert BIRD in duel.zone("you", "monsters")
    assert (duel.prompt == "may") is (link == 1)


@pytest.mark.rule("STD-3.5")
@pytest.mark.parametrize("link", [1, 2])
def test_malevolent_nuzzler_destroyed_by_link_2_cant_come_back(lay: Lay, link: int) -> None:
    you = {"hand": [TYPHOON, "Sparks"], "spells": [NUZZLER], "monsters": [ELF]}
    duel = lay(you=you)
    duel.equip("you", NUZZLER, ELF)
    if link == 2:
        duel.use("Sparks")
        assert offered(duel, "use", TYPHOON)
    duel.act("use", TYPHOON)
    pick_each(duel, NUZZLER)
    rest(duel)
    assert NUZZLER in duel.zone("you", "graveyard")
    assert (duel.prompt == "may") is (link == 1)


@pytest.mark.rule("STD-3.5", "STD-3.8")
@pytest.mark.parametrize("name", ["Sangan", "Witch of the Black Forest"])
def test_a_searcher_tributed_for_a_summon_searches_all_the_same(lay: Lay, name: str) -> None:
    duel = lay(you={"hand": [SKULL], "monsters": [name], "deck": ["Leghul"]})
    duel.summon(SKULL)
    rest(duel)
    assert (duel.prompt, duel.options()) == ("search", ["Leghul"])


@pytest.mark.rule("STD-3.6")
def test_a_searcher_that_was_a_cost_searches_after_the_chain(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Cannon Soldier", "Sangan"], "deck": ["Leghul"]}, life=(8000, 8000))
    duel.act("activate", "Cannon Soldier")
    duel.pick("Sangan")
    rest(duel)
    assert (duel.life, duel.prompt) == ((8000, 7500), "search")


def test_premature_burial_doesnt_hold_on_gearfried(lay: Lay) -> None:
    name = "Gearfried the Iron Knight"
    duel = lay(you={"hand": ["Premature Burial"], "graveyard": [name]})
    play(duel, "Premature Burial")
    assert sorted(duel.zone("you", "graveyard")) == sorted(["Premature Burial", name])


@pytest.mark.rule("STD-5.7")
def test_an_equip_spell_falls_off_a_monster_that_is_turned_back_or_leaves(lay: Lay) -> None:
    duel = lay(you={"hand": ["Legendary Sword"], "monsters": ["Celtic Guardian", "?Hane-Hane"]})
    play(duel, "Legendary Sword")
    duel.flip("Hane-Hane")
    pick_each(duel, "Celtic Guardian")
    rest(duel)
    assert (duel.zone("you", "hand"), duel.zone("you", "graveyard")) == (["Celtic Guardian"], ["Legendary Sword"])


@pytest.mark.rule("STD-2.5")
def test_a_new_field_spell_takes_the_place_of_both_players(lay: Lay) -> None:
    duel = lay(you={"hand": ["Sogen"], "field spell": ["Yami"]}, opp={"field spell": ["Forest"]})
    play(duel, "Sogen")
    assert (duel.zone("you", "field spell"), duel.zone("opp", "field spell")) == (["Sogen"], [])
    assert (duel.zone("you", "graveyard"), duel.zone("opp", "graveyard")) == (["Yami"], ["Forest"])


@pytest.mark.rule("STD-4.2")
def test_scapegoat_in_answer_to_an_attack_makes_the_attacker_choose_again(lay: Lay) -> None:
    duel = lay(turn="opp", you={"spells": ["?Scapegoat"]}, opp={"monsters": [SKULL]})
    attack(duel, SKULL)
    assert offered(duel, "turn up", "Scapegoat")
    duel.turn_up("Scapegoat")
    rest(duel)
    assert duel.prompt == "replay"
    assert not duel.offers("attack", SKULL, "player")
    duel.act("attack", SKULL, "Sheep Token")
    rest(duel)
    assert (len(duel.zone("you", "monsters")), duel.life, duel.zone("you", "graveyard")) == (
        3,
        (8000, 8000),
        ["Scapegoat"],
    )


@pytest.mark.rule("STD-4.3")
def test_rush_recklessly_changes_a_battle_in_the_damage_step(lay: Lay) -> None:
    duel = lay(turn="opp", you={"spells": ["?Rush Recklessly"], "monsters": ["Gemini Elf"]}, opp={"monsters": [SKULL]})
    attack(duel, SKULL, "Gemini Elf")
    while duel.state.stage != "before calculation":
        duel.pass_()
    assert offered(duel, "turn up")
    duel.turn_up("Rush Recklessly")
    pick_each(duel, "Gemini Elf")
    rest(duel)
    assert (duel.zone("opp", "graveyard"), duel.life) == ([SKULL], (8000, 7900))
