"""Public cases, section D: may, must and up to."""

import pytest

from tests.duelmasters.scenario import FILLER, Scenario

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3


@pytest.mark.case("B048")
@pytest.mark.rule("DM-9.1")
@pytest.mark.parametrize("draws", [True, False])
def test_mongrel_mans_draw_is_optional(draws: bool) -> None:
    duel = Scenario(you={"battle": ["Fear Fang"]}, opp={"battle": ["Mongrel Man", "~Burning Mane"]})
    duel.attack("Fear Fang", "Burning Mane")
    assert (duel.prompt, duel.who) == ("may", "opp")
    duel.send(draws)
    assert duel.zone("opp", "hand") == [FILLER] * draws
    assert duel.prompt == "act"


@pytest.mark.case("B049")
@pytest.mark.rule("DM-9.1", "DM-9.2")
@pytest.mark.parametrize(("name", "side"), [("Thrash Crawler", "you"), ("Midnight Crawler", "opp")])
def test_a_crawler_takes_mana_if_there_is_any(name: str, side: str) -> None:
    theirs = ["Fear Fang", "Aqua Vehicle"]
    duel = Scenario(you={"hand": [name], "mana": list(MANA)}, opp={"mana": theirs})
    duel.play(name)
    assert duel.who == "you"
    assert (duel.asked.lo, duel.asked.hi) == (1, 1)
    duel.pick("Aqua Vehicle")
    assert duel.zone(side, "hand") == ["Aqua Vehicle"]


@pytest.mark.case("B049")
def test_midnight_crawler_without_opposing_mana_asks_nothing() -> None:
    duel = Scenario(you={"hand": ["Midnight Crawler"], "mana": list(MANA)})
    duel.play("Midnight Crawler")
    assert duel.prompt == "act"
    one = Scenario(you={"hand": ["Midnight Crawler"], "mana": list(MANA)}, opp={"mana": ["Fear Fang"]})
    one.play("Midnight Crawler")
    assert one.zone("opp", "hand") == ["Fear Fang"]


@pytest.mark.case("B051")
@pytest.mark.rule("DM-9.1")
@pytest.mark.parametrize("names", [[], ["Fear Fang"], ["Scissor Eye", "Aqua Sniper"]])
def test_up_to_two_includes_none_and_one(names: list[str]) -> None:
    duel = Scenario(
        you={"hand": ["Aqua Sniper"], "mana": list(MANA), "battle": ["Fear Fang"]}, opp={"battle": ["Scissor Eye"]}
    )
    duel.play("Aqua Sniper")
    assert (duel.asked.lo, duel.asked.hi) == (0, 2)
    duel.pick(*names)
    assert duel.prompt == "act"
    assert sorted(duel.zone("you", "hand") + duel.zone("opp", "hand")) == sorted(names)


def quazla(draws: list[bool]) -> Scenario:
    """You have Emperor Quazla; the opponent's broken shield is a shield trigger."""
    duel = Scenario(
        you={"battle": [["Emperor Quazla", "Corile"]], "deck": [FILLER, "Aqua Vehicle", "Scissor Eye", "Fear Fang"]},
        opp={"shields": ["Holy Awe", FILLER, FILLER]},
    )
    duel.attack("Emperor Quazla")
    duel.break_shield(1)
    duel.use("Holy Awe")
    for answer in draws:
        assert (duel.prompt, duel.who) == ("draw more", "you")
        duel.send(answer)
    return duel


@pytest.mark.case("B052")
@pytest.mark.rule("DM-9.1")
def test_quazla_sees_the_first_card_before_the_second() -> None:
    assert quazla([]).zone("you", "hand") == []
    first = quazla([True])
    assert first.prompt == "draw more"
    assert first.zone("you", "hand") == ["Fear Fang"]
    both = quazla([True, True])
    assert (both.prompt, both.zone("you", "hand")) == ("act", ["Fear Fang", "Scissor Eye"])
    assert quazla([True, False]).zone("you", "hand") == ["Fear Fang"]
    assert quazla([False]).prompt == "act"


@pytest.mark.case("B052")
def test_quazla_draws_for_the_opponents_triggers_only_when_used() -> None:
    duel = Scenario(
        you={"battle": [["Emperor Quazla", "Corile"]]},
        opp={"shields": ["Holy Awe", "Brain Serum", FILLER], "battle": ["Fear Fang"]},
    )
    duel.attack("Emperor Quazla")
    duel.break_shield(1)
    duel.take()
    assert duel.prompt == "act"
    own = Scenario(
        you={"battle": [["Emperor Quazla", "Corile"]], "shields": ["Holy Awe", FILLER]},
        opp={"battle": ["Fear Fang"]},
        turn="opp",
    )
    own.attack("Fear Fang")
    own.no_block()
    own.break_shield(1)
    own.use("Holy Awe")
    assert own.prompt == "act"


def pokolul(attacker: str, answer: str, shield: str = "Brain Serum") -> Scenario:
    duel = Scenario(
        you={"battle": ["Pokolul", "Fear Fang", "~Burning Mane"]}, opp={"shields": [shield, FILLER, FILLER]}
    )
    if attacker != "Pokolul":
        duel.attack("Pokolul")
        duel.break_shield(2)
        duel.take()
    duel.attack(attacker)
    duel.break_shield(1)
    duel.act(answer, shield if answer == "use" else "")
    if answer == "use" and shield == "Brain Serum":
        duel.no()
    return duel


@pytest.mark.case("B054")
@pytest.mark.rule("DM-8.1")
def test_pokolul_untaps_if_the_trigger_of_a_shield_it_broke_is_used() -> None:
    used = pokolul("Pokolul", "use")
    assert (used.prompt, used.who) == ("may", "you")
    used.yes()
    assert used.tapped("you", "battle") == ["Burning Mane"]
    assert used.offers("attack", "Pokolul")


@pytest.mark.case("B054")
@pytest.mark.parametrize(
    ("attacker", "answer", "shield"),
    [("Pokolul", "take", "Brain Serum"), ("Pokolul", "take", "Fear Fang"), ("Fear Fang", "use", "Brain Serum")],
)
def test_pokolul_stays_tapped_otherwise(attacker: str, answer: str, shield: str) -> None:
    duel = pokolul(attacker, answer, shield)
    assert duel.prompt == "act"
    assert "Pokolul" in duel.tapped("you", "battle")


@pytest.mark.case("B054")
def test_pokolul_counts_a_shield_trigger_creature() -> None:
    duel = pokolul("Pokolul", "use", "Torcon")
    assert duel.prompt == "may"
    assert duel.zone("opp", "battle") == ["Torcon"]


@pytest.mark.case("B055", "B174")
@pytest.mark.parametrize(("battle", "asks"), [(["Fear Fang"], False), (["Fear Fang", "~Burning Mane"], True)])
def test_toel_asks_only_if_something_is_tapped(battle: list[str], asks: bool) -> None:
    duel = Scenario(you={"battle": ["Toel, Vizier of Hope", *battle]}, opp={"battle": ["~Scissor Eye"]})
    duel.end()
    if asks:
        assert (duel.prompt, duel.who) == ("may", "you")
        duel.yes()
    assert duel.who == "opp"
    assert duel.tapped("you", "battle") == []


@pytest.mark.case("B055", "B174")
def test_a_lone_untapped_creature_is_not_asked_about_untapping() -> None:
    urth = "Urth, Purifying Elemental"
    duel = Scenario(you={"battle": [urth]})
    duel.end()
    assert duel.who == "opp"
    tapped = Scenario(you={"battle": [urth]})
    tapped.attack(urth)
    tapped.run_until("act")
    tapped.end()
    assert tapped.prompt == "may"
