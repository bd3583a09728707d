"""Public cases, section J: cost and mana."""

from itertools import permutations

import pytest

from duelterm.duelmasters.mana import cost
from tests.duelmasters.scenario import FILLER, Scenario, creature

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
COCCO, MELGARS, ELF = "Cocco Lupia", "Magmadragon Melgars", "Elf-X"


def cost_of(duel: Scenario, who: str, name: str) -> int:
    return cost(duel.state, duel.card(who, "hand", name))


@pytest.mark.case("B129", "B133")
@pytest.mark.rule("DM-4.3")
def test_elf_x_works_at_once_and_only_while_it_is_there() -> None:
    duel = Scenario(
        you={"hand": [ELF, "Burning Mane", "Fear Fang", "Faerie Life"], "mana": ["Fear Fang"] * 5},
        opp={"hand": ["Burning Mane", "Spiral Gate"], "mana": ["Aqua Vehicle"] * 2},
    )
    assert [cost_of(duel, "you", name) for name in ("Burning Mane", "Fear Fang", "Faerie Life")] == [2, 3, 2]
    assert duel.offers("play", "Burning Mane")
    duel.play(ELF)
    assert [cost_of(duel, "you", name) for name in ("Burning Mane", "Fear Fang", "Faerie Life")] == [1, 2, 2]
    assert cost_of(duel, "opp", "Burning Mane") == 2
    assert duel.offers("play", "Burning Mane")  # one mana card is left
    assert not duel.offers("play", "Fear Fang")
    duel.end()
    duel.play("Spiral Gate")
    assert cost_of(duel, "you", "Burning Mane") == 2


@pytest.mark.case("B130")
@pytest.mark.rule("DM-4.3", "DM-4.4")
def test_a_cost_is_worked_out_afresh() -> None:
    """Asking, refusing a wrong payment and paying never change it."""
    duel = Scenario(you={"battle": [ELF], "hand": ["Fear Fang", "Fear Fang"], "mana": ["Fear Fang"] * 6})
    assert [cost_of(duel, "you", "Fear Fang") for _ in range(3)] == [2, 2, 2]
    for _ in range(2):
        duel.act("play", "Fear Fang")
        assert (duel.prompt, duel.asked.lo, duel.asked.hi) == ("pay", 2, 2)
        duel.send(list(duel.asked.proposal or ()))
    assert len(duel.tapped("you", "mana")) == 4


@pytest.mark.case("B130")
def test_a_tax_and_a_reduction_meet_in_any_order() -> None:
    """A darkness dragon of cost 4: 2 more by Milieus, 2 less by Cocco Lupia."""
    for order in permutations(["Milieus, the Daystretcher", COCCO, ELF]):
        duel = Scenario(you={"battle": list(order), "hand": ["Necrodragon Giland"]})
        assert cost_of(duel, "you", "Necrodragon Giland") == 3


@pytest.mark.case("B132")
@pytest.mark.rule("DM-4.3")
@pytest.mark.parametrize(
    ("battle", "expected"),
    [
        ([COCCO], 2),
        ([COCCO, COCCO], 2),
        ([ELF], 3),
        ([ELF] * 3, 1),
        ([ELF] * 9, 1),
        ([COCCO, ELF], 1),
        ([ELF, COCCO], 1),
        ([ELF, COCCO, ELF], 1),
    ],
)
def test_cocco_lupia_stops_at_two_and_others_at_their_own(battle: list[str], expected: int) -> None:
    duel = Scenario(you={"battle": battle, "hand": [MELGARS]})
    assert cost_of(duel, "you", MELGARS) == expected


@pytest.mark.case("B132")
@pytest.mark.rule("DM-4.3")
def test_cocco_lupia_raises_no_cost_and_is_for_own_dragons_only() -> None:
    names = [MELGARS, "Bolshack Dragon", "Kyrstron, Lair Delver", "Fear Fang"]
    whelp = creature("Whelp", race="Armored Dragon", cost=1)
    cheap = Scenario(you={"battle": [COCCO], "hand": ["Whelp"]}, made=[whelp])
    assert cost_of(cheap, "you", "Whelp") == 1
    duel = Scenario(
        you={"battle": [ELF, ELF, ELF, COCCO], "hand": [*names, "Phantom Dragon's Flame"]}, opp={"hand": names}
    )
    assert [cost_of(duel, "you", name) for name in names] == [1, 1, 2, 1]
    assert cost_of(duel, "you", "Phantom Dragon's Flame") == 3
    assert [cost_of(duel, "opp", name) for name in names] == [4, 6, 5, 3]


@pytest.mark.case("B132")
@pytest.mark.rule("DM-4.3")
def test_two_civilizations_cost_two_at_least() -> None:
    duel = Scenario(you={"battle": [ELF] * 9, "hand": ["Gonta, the Warrior Savage", "Bombazar, Dragon of Destiny"]})
    assert [cost_of(duel, "you", name) for name in duel.zone("you", "hand")] == [2, 2]


@pytest.mark.case("B133")
def test_what_may_be_played_is_worked_out_after_every_act() -> None:
    duel = Scenario(you={"hand": [COCCO, "Bolshack Dragon", "Fear Fang"], "mana": ["Immortal Baron, Vorg"] * 6})
    assert duel.offers("play", "Bolshack Dragon")
    duel.act("charge", "Fear Fang")
    assert not duel.offers("charge")
    duel.play(COCCO)
    assert duel.offers("play", "Bolshack Dragon")
    duel.play("Bolshack Dragon")
    assert len(duel.tapped("you", "mana")) == 7


def lunar(battle: list[str], picked: list[str]) -> Scenario:
    duel = Scenario(
        you={"hand": ["Lunar Charger"], "mana": [FILLER] * 3, "battle": battle}, opp={"battle": ["~Scissor Eye"]}
    )
    duel.play("Lunar Charger")
    if len(battle):
        assert (duel.asked.lo, duel.asked.hi) == (0, min(2, len(battle)))
        assert "Scissor Eye" not in duel.options()
        duel.pick(*picked)
    assert duel.zone("you", "mana")[-1] == "Lunar Charger"
    assert not duel.card("you", "mana", "Lunar Charger").tapped
    return duel


@pytest.mark.case("B135")
@pytest.mark.rule("DM-8.2", "DM-3.10")
@pytest.mark.parametrize("answer", [True, False])
def test_lunar_charger_untaps_the_chosen_at_the_end_of_the_turn(answer: bool) -> None:
    duel = lunar(["Fear Fang", "Burning Mane", "Forest Hornet"], ["Fear Fang", "Forest Hornet"])
    for name in ("Fear Fang", "Burning Mane", "Forest Hornet"):
        duel.attack(name)
        duel.run_until("act")
    duel.end()
    assert (duel.prompt, duel.who) == ("may", "you")
    duel.send(answer)
    assert duel.tapped("you", "battle") == (
        ["Burning Mane"] if answer else ["Fear Fang", "Burning Mane", "Forest Hornet"]
    )
    assert duel.who == "opp"
    duel.end()
    assert duel.prompt == "act"
    duel.end()
    assert (duel.prompt, duel.who) == ("act", "opp")  # once only


@pytest.mark.case("B135")
@pytest.mark.parametrize(("battle", "picked"), [(["Fear Fang"], ["Fear Fang"]), (["~Fear Fang"], []), ([], [])])
def test_lunar_charger_asks_nothing_where_nothing_can_untap(battle: list[str], picked: list[str]) -> None:
    duel = lunar(battle, picked)
    duel.end()
    assert (duel.prompt, duel.who) == ("act", "opp")
