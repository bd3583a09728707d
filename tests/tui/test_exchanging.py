"""An exchange in the making, without a screen."""

import pytest

from duelterm.tui.exchanging import IN, OUT, Exchanging
from tests.tui.fake_match import AMY_DECK, AMY_SIDE, exchange, refill


def found(answer: Exchanging) -> list[str]:
    """The cards that are left of the column with the cursor."""
    return [choice.text for choice in answer.column.found]


def typed(answer: Exchanging, text: str) -> None:
    """Type letter by letter."""
    for letter in text:
        answer.type(letter)


@pytest.mark.rule("R3-2.3")
def test_enter_with_nothing_marked_is_no_exchange() -> None:
    answer = Exchanging(exchange())
    assert answer.doing == "no exchange"
    assert answer.enter() == ()


def test_enter_marks_the_card_one_has_gone_to_and_then_finishes() -> None:
    answer = Exchanging(exchange())
    answer.move(2)
    assert answer.doing == "mark out: Amydeck Beast 2"
    assert answer.enter() is None
    answer.switch()
    assert answer.doing == "mark in: Amyside Wyrm 0"
    assert answer.enter() is None
    assert (answer.count(OUT), answer.count(IN), answer.counter) == (1, 1, "1 out, 1 in")
    assert answer.doing == "exchange 1 for 1"
    assert answer.enter() == ("out:3", "in:1")


def test_unequal_counts_are_said_before_enter_and_left_to_the_match_to_refuse() -> None:
    answer = Exchanging(exchange())
    answer.toggle(0, 0)
    assert answer.doing == "not yet: 1 out and 0 in"
    assert answer.enter() == ("out:1",)


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        ("charm", 6),
        ("CHARM5", 1),
        ("beast1", 9),
        ("spell", 6),
        ("normalmonster", 18),
        ("longforgotten", 0),
        ("zzz", 0),
    ],
)
def test_letters_look_through_names_and_kinds_without_blanks(letters: str, expected: int) -> None:
    answer = Exchanging(exchange())
    typed(answer, letters)
    assert len(found(answer)) == expected


def test_each_column_is_searched_for_itself_and_blanks_are_no_letters() -> None:
    answer = Exchanging(exchange())
    typed(answer, "charm")
    answer.switch()
    typed(answer, "long - forgotten")
    assert found(answer) == ["Amyside Book of Long Forgotten Trials"]
    answer.switch()
    assert len(found(answer)) == 6


def test_a_search_is_over_when_it_has_found_and_the_cursor_stays_at_its_card() -> None:
    answer = Exchanging(exchange())
    typed(answer, "charm")
    answer.move(3)
    card = answer.column.card
    assert answer.enter() is None
    assert len(found(answer)) == len(AMY_DECK)
    assert answer.column.card == card
    assert answer.enter() == ("out:22",)


def test_escape_ends_the_search_then_takes_marks_back_then_has_nothing_left() -> None:
    answer = Exchanging(exchange())
    answer.toggle(0, 1)
    answer.toggle(1, 2)
    typed(answer, "ab")
    answer.erase()
    assert answer.column.typed == "a"
    steps = [(answer.escape(), answer.column.typed, answer.counter) for _ in range(4)]
    assert steps == [
        (True, "", "1 out, 1 in"),
        (True, "", "1 out, 0 in"),
        (True, "", "0 out, 0 in"),
        (False, "", "0 out, 0 in"),
    ]


def test_a_mark_is_taken_back_where_it_was_set_and_a_line_that_is_not_there_does_nothing() -> None:
    answer = Exchanging(exchange())
    answer.toggle(1, 0)
    answer.toggle(1, 0)
    answer.toggle(1, 99)
    assert answer.marked == []


def test_the_cursor_stays_in_the_column() -> None:
    answer = Exchanging(exchange())
    answer.move(10**6)
    assert answer.column.at == len(AMY_DECK) - 1
    answer.move(-(10**6))
    assert answer.column.at == 0
    typed(answer, "zzz")
    answer.move(1)
    assert answer.column.card is None
    assert answer.enter() == ()


@pytest.mark.rule("R3-2.6")
def test_a_refill_has_one_column_with_what_must_be_proposed() -> None:
    answer = Exchanging(refill())
    assert answer.fills
    assert answer.counter == "1 in, of 1"
    assert answer.enter() == ("in:1",)
    answer.switch()
    assert answer.column.choices[0].text == AMY_SIDE[0].name
    optional = Exchanging(refill(least=0))
    assert (optional.counter, optional.doing) == ("0 in, of none or 1", "leave it as it is")
