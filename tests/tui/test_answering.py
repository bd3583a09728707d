"""Each kind of question, from presses to an answer."""

from dataclasses import replace

from duelterm.tui.answering import ActAnswering, NumberAnswering, OrderAnswering, PickAnswering, answering
from tests.tui import fake_monsters
from tests.tui import fake_table as fake


def test_an_act_is_a_card_and_then_what_it_does() -> None:
    answer = answering(fake.act())
    assert set(answer.spots()) == {"c10", "c11", "b10", "b12"}
    assert answer.press("c10").answer is None
    assert [option.text for option in answer.options("", str) if not option.key] == ["play Amyhand Manewolf"]
    assert answer.press("choice:play:c10").answer == ("play:c10",)


def test_an_attack_is_a_card_and_then_its_target() -> None:
    answer = answering(fake.act())
    answer.press("b10")
    assert set(answer.spots()) == {"seat:1", "b21"}
    assert answer.enter().answer == ("attack:b10>seat:1",)
    assert answer.press("b21").answer == ("attack:b10>b21",)
    assert answer.enter("b21").answer == ("attack:b10>b21",)


def test_enter_passes_with_one_key_whether_a_trap_could_answer_or_not() -> None:
    asked = fake_monsters.answer()
    for question in (asked, replace(asked, choices=asked.choices[1:])):
        answer = ActAnswering(question)
        assert not answer.seeks_card
        assert [option.text for option in answer.options("", str) if option.key == "Enter"] == ["don't answer"]
        assert answer.enter().answer == ("pass",)
        assert answer.enter("m10").answer == ("pass",)
    assert ActAnswering(asked).enter("s20").answer is None


def test_escape_steps_back_once() -> None:
    answer = answering(fake.act())
    answer.press("b10")
    assert answer.escape()
    assert not answer.escape()
    assert "c10" in answer.spots()


def test_enter_alone_never_acts_and_the_turns_end_is_asked_once_more() -> None:
    answer = ActAnswering(fake.act())
    assert answer.enter().answer is None
    assert answer.end().answer is None
    assert answer.escape()
    answer.end()
    assert answer.enter().answer == ("end",)


def test_a_turn_with_nothing_left_ends_at_once_if_everybody_can_see_that_nothing_is_left() -> None:
    question = fake.act(private=False)
    only_end = ActAnswering(fake.replace(question, choices=question.choices[-1:]))
    assert only_end.end().answer == ("end",)


def test_a_private_turn_ends_by_as_many_keys_whatever_could_be_played() -> None:
    for choices in (fake.act().choices, fake.act().choices[-1:]):
        answer = ActAnswering(fake.replace(fake.act(), choices=choices))
        assert answer.end().answer is None
        assert answer.enter().answer == ("end",)


def test_a_pick_starts_with_the_proposal_and_toggles() -> None:
    answer = answering(fake.pay())
    assert answer.enter().answer == ("m10", "m11", "m13")
    assert "3 of 3 are picked" in answer.press("m12").say
    answer.press("m10")
    assert answer.enter().say == "Pick 1 more."
    answer.press("m12")
    assert answer.enter().answer == ("m11", "m13", "m12")


def test_a_pick_of_none_or_one_takes_none_by_enter_and_the_pointed_one_in_two_steps() -> None:
    answer = PickAnswering(fake.block())
    assert answer.enter().answer == ()
    assert answer.enter("b22").answer is None
    assert answer.enter("b22").answer == ("block:b22",)
    assert answer.escape()
    assert answer.enter().answer == ()


def test_a_single_pick_moves_to_the_last_pressed() -> None:
    answer = answering(fake.break_shield())
    answer.press("shields:1:5")
    assert answer.mark("shields:1:5")
    assert not answer.mark("shields:1:1")
    assert answer.enter().answer == ("slot:shields:1:5",)


def test_choices_about_no_visible_card_stand_in_the_list() -> None:
    assert set(answering(fake.race(count=2)).spots()) == {"choice:race0", "choice:race1"}


def test_acts_of_one_card_only_need_no_choice_of_the_card() -> None:
    answer = answering(fake.look_at_shield())
    assert answer.subject == "c29"
    assert not answer.escape()
    assert answer.asks(str) == "look at your broken shield."
    assert answer.enter().answer == ("take:c29",)
    assert answer.press("choice:use:c29").answer == ("use:c29",)
    proposed = answering(fake.replace(fake.look_at_shield(), proposal=("use:c29",)))
    assert proposed.enter().answer == ("use:c29",)


def test_an_order_numbers_what_is_pressed_and_adds_the_rest() -> None:
    answer = OrderAnswering(fake.order())
    answer.press("choice:e2")
    assert answer.mark("choice:e2") == "1"
    assert answer.enter().answer == ("e2", "e0", "e1")
    assert answer.escape()
    assert answer.enter().answer == ("e0", "e1", "e2")


def test_a_number_is_typed_or_moved_and_kept_in_its_bounds() -> None:
    answer = NumberAnswering(fake.number_question())
    assert answer.enter().answer == ("3",)
    assert answer.typed("1")
    assert answer.typed("3")
    assert [(option.key, option.text) for option in answer.options("", str)] == [
        ("Esc", "13 is not from 0 to 12: type it anew")
    ]
    assert "0 to 12" in answer.enter().say
    assert answer.options("", str)[0].text == "take 3"
    answer.adjust(1)
    assert answer.enter().answer == ("4",)
    for _ in range(20):
        answer.adjust(-1)
    assert answer.enter().answer == ("0",)
    assert not answer.typed("x")


def test_a_confirm_is_enter_and_esc_and_never_a_letter() -> None:
    answer = answering(fake.confirm())
    assert answer.enter().answer == ("yes",)
    assert [option.key for option in answer.options("", str)] == ["Enter", "Esc"]
    assert not answer.spots()


def test_a_name_is_one_of_many() -> None:
    answer = answering(fake.race())
    assert answer.enter().answer is None
    answer.press("choice:race41")
    assert answer.enter().answer == ("race41",)
