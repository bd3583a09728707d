"""Whose screen it is, question by question."""

from dataclasses import replace

import pytest

from duelterm.core.view import View
from duelterm.tui.owner import Gate, Keyboard, seen
from tests.tui import fake_table as fake


def public(step: str = "main", active: int = fake.AMY, turn: int = 7) -> View:
    """The public table in a step."""
    return replace(fake.FakeTable([]).view(None), step=step, active=active, turn=turn)


@pytest.mark.case("T36")
def test_the_first_hand_needs_a_curtain() -> None:
    keyboard = Keyboard("curtain")
    assert keyboard.meet(fake.act(), public()) is Gate.CURTAIN
    assert keyboard.owner is None
    assert not keyboard.may_read(fake.act())


def test_the_same_person_is_asked_on_without_one() -> None:
    keyboard = Keyboard("curtain")
    keyboard.open(fake.AMY, 7)
    assert keyboard.meet(fake.pay(), public()) is Gate.OPEN
    assert keyboard.owner == fake.AMY


def test_a_public_question_to_the_other_person_takes_the_hand_down_and_one_key_brings_it_back() -> None:
    keyboard = Keyboard("curtain")
    keyboard.open(fake.AMY, 7)
    assert keyboard.meet(fake.block(), public()) is Gate.OPEN
    assert keyboard.owner is None
    assert keyboard.meet(fake.act(), public()) is Gate.KEY
    assert not keyboard.may_read(fake.act())


def test_it_is_a_curtain_again_if_another_private_screen_lay_between() -> None:
    keyboard = Keyboard("curtain")
    keyboard.open(fake.AMY, 7)
    keyboard.open(fake.BEN, 7)
    assert keyboard.meet(fake.act(), public()) is Gate.CURTAIN


def test_it_is_a_curtain_for_a_new_turn_and_for_who_is_not_the_turn_player() -> None:
    keyboard = Keyboard("curtain")
    keyboard.open(fake.BEN, 7)
    keyboard.close()
    assert keyboard.meet(fake.look_at_shield(), public()) is Gate.CURTAIN
    assert keyboard.meet(fake.act(fake.BEN), public(active=fake.BEN, turn=8)) is Gate.CURTAIN


def test_from_the_first_attack_the_table_is_public() -> None:
    keyboard = Keyboard("curtain")
    keyboard.open(fake.AMY, 7)
    assert keyboard.meet(fake.act(private=False), public("attack")) is Gate.OPEN
    assert keyboard.owner is None
    assert keyboard.bottom == fake.AMY


def test_own_public_questions_of_the_main_step_keep_the_hand_up() -> None:
    keyboard = Keyboard("curtain")
    keyboard.open(fake.AMY, 7)
    assert keyboard.meet(fake.break_shield(), public()) is Gate.OPEN
    assert keyboard.owner == fake.AMY


def test_after_hiding_only_a_curtain_leads_back() -> None:
    keyboard = Keyboard("curtain")
    keyboard.open(fake.AMY, 7)
    keyboard.hide()
    assert keyboard.meet(fake.act(), public()) is Gate.CURTAIN


def test_peek_asks_for_the_key_before_each_private_question() -> None:
    keyboard = Keyboard("peek")
    assert keyboard.meet(fake.act(), public()) is Gate.KEY
    keyboard.open(fake.AMY, 7)
    assert keyboard.meet(fake.pay(), public()) is Gate.KEY
    assert keyboard.meet(fake.block(), public()) is Gate.OPEN


@pytest.mark.case("T39")
def test_an_open_duel_has_no_gates_and_shows_both_hands() -> None:
    table = fake.FakeTable([fake.act()], privacy="open")
    keyboard = Keyboard("open")
    assert keyboard.meet(table.question, table.view(None)) is Gate.OPEN
    names = {card.face.name for seat in seen(table, keyboard).seats for card in seat.zones["hand"].cards if card.face}
    assert names == {*fake.AMY_HAND, *fake.BEN_HAND}


def test_only_the_owners_hand_is_seen() -> None:
    table = fake.FakeTable([fake.act()])
    keyboard = Keyboard("curtain")
    keyboard.open(fake.BEN, 7)
    names = {card.face.name for seat in seen(table, keyboard).seats for card in seat.zones["hand"].cards if card.face}
    assert names == set(fake.BEN_HAND)
    keyboard.close()
    assert not any(card.face for seat in seen(table, keyboard).seats for card in seat.zones["hand"].cards)
