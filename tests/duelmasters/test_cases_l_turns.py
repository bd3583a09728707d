"""Public cases, section L: turns, winning and losing, robustness."""

from pathlib import Path

import pytest

from duelterm.session.api import RefusedAnswer
from duelterm.session.duel import Duel
from tests.duelmasters.scenario import FILLER, Scenario
from tests.duelmasters.tables import session, table

MANA = ["Fear Fang", "Aqua Vehicle", "Immortal Baron, Vorg", FILLER, "Junkatz, Rabid Doll"] * 3
BALESK = ["Balesk Baj, the Timeburner", "Scarlet Skyterror"]


@pytest.mark.case("B147")
@pytest.mark.rule("DM-3.12")
def test_the_extra_turn_stays_though_balesk_returns_to_hand() -> None:
    duel = Scenario(you={"battle": [BALESK, "Fear Fang"]})
    turn = duel.state.turn
    duel.attack(BALESK[0])
    duel.run_until("act")
    duel.end()
    assert sorted(duel.zone("you", "hand")[:2]) == sorted(BALESK)
    assert (duel.who, duel.state.turn) == ("you", turn + 1)
    assert len(duel.zone("you", "hand")) == 3  # with its draw
    assert duel.offers("attack", "Fear Fang")
    duel.end()
    assert (duel.who, duel.state.turn) == ("opp", turn + 2)
    duel.end()
    duel.end()
    assert duel.who == "opp"


@pytest.mark.case("B147")
@pytest.mark.rule("DM-3.12", "DM-9.10")
def test_the_extra_turn_stays_though_a_shield_trigger_removes_balesk() -> None:
    duel = Scenario(you={"battle": [BALESK]}, opp={"shields": ["Terror Pit", FILLER, FILLER]})
    duel.attack(BALESK[0])
    duel.break_shield(1)
    duel.use("Terror Pit")
    assert duel.zone("you", "battle") == []
    duel.end()
    assert duel.who == "you"


@pytest.mark.case("B147")
def test_balesk_stays_to_the_end_of_its_own_turn_only_and_grants_none_unless_it_attacks() -> None:
    duel = Scenario(you={"battle": [BALESK]})
    duel.end()
    assert duel.who == "opp"
    assert duel.zone("you", "battle") == []
    theirs = Scenario(you={"battle": [BALESK]}, turn="opp")
    theirs.end()
    assert theirs.zone("you", "battle") == [BALESK[0]]


@pytest.mark.case("B148")
@pytest.mark.rule("DM-8.4")
def test_balesk_breaks_two() -> None:
    duel = Scenario(you={"battle": [BALESK]})
    duel.attack(BALESK[0])
    duel.run_until("act")
    assert len(duel.zone("opp", "shields")) == 3


@pytest.mark.case("B150")
@pytest.mark.rule("DM-3.4")
@pytest.mark.parametrize("first", [0, 1])
def test_who_goes_first_skips_the_first_draw_only(first: int) -> None:
    duel = Scenario.opening([FILLER] * 40, [FILLER] * 40, agreed=first, first="agreement")
    sides = ("you", "opp") if first == 0 else ("opp", "you")
    assert duel.who == sides[0]
    hands = []
    for _ in range(4):
        hands.append(len(duel.zone(duel.who, "hand")))
        duel.end()
    assert hands == [5, 6, 6, 7]


@pytest.mark.case("B151")
@pytest.mark.rule("DM-3.5")
@pytest.mark.parametrize("name", ["Aqua Hulcus", "Faerie Life", "Mystic Inscription", "Crystal Memory"])
def test_the_duel_is_lost_when_the_last_card_leaves_the_deck(name: str) -> None:
    duel = Scenario(you={"hand": [name], "mana": list(MANA), "deck": ["Fear Fang"]})
    duel.play(name)
    while duel.prompt not in ("act", "over"):
        duel.send(True if duel.asked.kind == "confirm" else list(duel.asked.options[:1]))
    assert (duel.prompt, duel.winner) == ("over", "opp")
    assert duel.state.result is not None
    assert duel.state.result.rule == "DM-3.5"


@pytest.mark.case("B151")
@pytest.mark.rule("DM-3.5")
def test_it_is_lost_in_the_middle_of_an_effect_and_of_the_opponents_turn() -> None:
    duel = Scenario(you={"hand": ["Brain Serum"], "mana": list(MANA), "deck": ["Fear Fang", FILLER]})
    duel.play("Brain Serum")
    duel.yes()
    assert duel.prompt == "draw more"
    duel.yes()
    assert duel.winner == "opp"
    theirs = Scenario(you={"battle": ["Fear Fang"]}, opp={"deck": [FILLER], "shields": ["Brain Serum", FILLER]})
    theirs.attack("Fear Fang")
    theirs.break_shield(1)
    theirs.use("Brain Serum")
    theirs.yes()
    assert theirs.winner == "you"


@pytest.mark.case("B151")
@pytest.mark.rule("DM-3.5")
def test_the_draw_of_the_turn_loses_too() -> None:
    duel = Scenario(opp={"deck": [FILLER]})
    duel.end()
    assert duel.winner == "you"


TROX = "Trox, General of Destruction"


@pytest.mark.case("B154")
@pytest.mark.rule("DM-9.2")
@pytest.mark.parametrize(("helpers", "hand", "left"), [(3, 2, 0), (2, 5, 3), (0, 4, 4), (3, 0, 0)])
def test_trox_discards_as_many_as_there_are(helpers: int, hand: int, left: int) -> None:
    duel = Scenario(
        you={"hand": [TROX], "mana": list(MANA), "battle": ["Skeleton Soldier, the Defiled"] * helpers + ["Fear Fang"]},
        opp={"hand": ["Scissor Eye"] * hand, "battle": ["Skeleton Soldier, the Defiled"]},
    )
    duel.play(TROX)
    assert duel.prompt == "act"
    assert len(duel.zone("opp", "hand")) == left
    assert len(duel.zone("opp", "graveyard")) == hand - left


@pytest.mark.case("B154")
def test_two_creatures_that_answer_each_other_come_to_an_end() -> None:
    """Two Trox, a hand that gives itself back, no mana: nothing repeats without an end."""
    duel = Scenario(
        you={"hand": [TROX], "mana": list(MANA), "battle": [TROX]}, opp={"hand": ["Bingole, the Explorer"] * 2}
    )
    duel.play(TROX)
    duel.run_until("act")
    assert len(duel.zone("opp", "hand")) == 1


@pytest.mark.case("B153")
def test_one_decision_is_open_and_any_other_answer_changes_nothing() -> None:
    duel: Duel = table(Scenario(you={"battle": ["Fear Fang"], "hand": ["Fear Fang"], "mana": ["Fear Fang"] * 3}))
    decision = duel.decision
    assert decision is not None
    digest = duel.state.digest()
    offered = duel.keys(decision)
    for wrong in ([], ["end", "end"], ["yes"], offered[:2], ["attack:c1>seat:0"], ["3"]):
        with pytest.raises(RefusedAnswer):
            duel.answer(wrong)
        assert duel.decision is decision
        assert duel.state.digest() == digest
    duel.answer([key for key in offered if key.startswith("attack")])
    asked = duel.decision
    assert asked is not None
    assert asked is not decision
    with pytest.raises(RefusedAnswer):  # the turn can't be ended meanwhile
        duel.answer(["end"])
    assert duel.decision is asked


@pytest.mark.case("B153")
def test_an_answer_to_a_question_that_is_gone_is_refused(tmp_path: Path) -> None:
    with session(Scenario(you={"battle": ["Fear Fang", "Burning Mane"]}, opp={"shields": []}), tmp_path) as open_table:
        question = open_table.question
        assert question is not None
        attack = next(choice.key for choice in question.choices if choice.verb == "attack")
        open_table.answer([attack])
        assert open_table.result is not None
        for again in ([attack], ["end"]):
            with pytest.raises(RefusedAnswer):
                open_table.answer(again)
        with pytest.raises(RefusedAnswer):
            open_table.concede(0)
