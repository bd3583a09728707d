"""Labels: prefix-free, what can be chosen first, two keys when single ones run out."""

from itertools import pairwise

import pytest

from duelterm.tui.labels import KEYS, Given, Typed, Wanted, assign


def test_a_row_gets_its_own_keys_in_reading_order() -> None:
    wanted = [Wanted(f"h{at}", "hand", at == 2) for at in range(4)]
    assert list(assign(wanted).values()) == ["a", "s", "d", "f"]


@pytest.mark.parametrize("cards", range(10))
def test_acts_at_no_card_have_the_same_keys_however_many_cards_are_in_hand(cards: int) -> None:
    hand = [Wanted(f"h{at}", "hand", True) for at in range(cards)]
    labels = assign([*hand, Wanted("summon", "acts", True), Wanted("set", "acts", True)])
    assert (labels["summon"], labels["set"]) == ("b", "n")


def test_the_moving_keys_of_the_home_row_are_never_labels() -> None:
    assert not set("hjkl") & set(KEYS)


@pytest.mark.parametrize("count", [1, 32, 33, 40, 62, 120, 500])
def test_every_spot_has_a_label_and_none_begins_another(count: int) -> None:
    labels = assign([Wanted(f"s{at}", "hand", True) for at in range(count)])
    assert len(set(labels.values())) == count
    texts = sorted(labels.values())
    assert not any(later.startswith(first) for first, later in pairwise(texts))
    assert all(len(label) <= 2 for label in texts)


def test_when_keys_run_out_those_that_can_be_chosen_keep_single_ones() -> None:
    wanted = [Wanted(f"no{at}", "battle") for at in range(30)] + [Wanted(f"yes{at}", "hand", True) for at in range(10)]
    labels = assign(wanted)
    assert all(len(labels[f"yes{at}"]) == 1 for at in range(10))
    assert any(len(labels[f"no{at}"]) == 2 for at in range(30))


def test_more_spots_than_there_are_labels_leave_the_last_without() -> None:
    labels = assign([Wanted(f"s{at}") for at in range(1200)])
    assert len(labels) == len(KEYS) ** 2


def test_two_keys_complete_a_label_and_a_wrong_second_key_forgets_the_first() -> None:
    typed = Typed({"one": "ma", "two": "q"})
    assert typed.press("m") is None
    assert typed.start == "m"
    assert typed.press("a") == "one"
    assert typed.press("m") is None
    assert typed.press("x") is None
    assert typed.press("a") is None
    assert typed.press("q") == "two"


def test_a_card_keeps_its_label_while_others_come_and_go() -> None:
    given = Given()
    before = given.give([Wanted(f"m{at}", "mana") for at in range(5)])
    hand = [Wanted(f"h{at}", "hand", True) for at in range(7)]
    for mana in ([*range(5), 9], [3, 2, 9, 4], [4, 3]):
        now = given.give([*hand, *(Wanted(f"m{at}", "mana", at == 9) for at in mana)])
        assert {spot: now[spot] for spot in before if spot in now} == {
            spot: label for spot, label in before.items() if spot in now
        }
        assert len(set(now.values())) == len(now)


def test_a_card_that_goes_to_another_row_takes_a_label_of_that_row() -> None:
    given = Given()
    assert given.give([Wanted("c1", "hand")]) == {"c1": "a"}
    assert given.give([Wanted("c1", "battle")]) == {"c1": "1"}


@pytest.mark.parametrize("count", [10, 31, 33, 50])
def test_what_can_be_chosen_has_one_key_whatever_was_kept(count: int) -> None:
    given = Given()
    rest = [Wanted(f"no{at}", "mana") for at in range(count)]
    given.give(rest)
    labels = given.give([*rest, *(Wanted(f"yes{at}", "hand", True) for at in range(10))])
    assert all(len(labels[f"yes{at}"]) == 1 for at in range(10))
    texts = sorted(labels.values())
    assert len(set(texts)) == len(labels) == count + 10
    assert not any(later.startswith(first) for first, later in pairwise(texts))


def test_a_kept_label_that_begins_others_now_is_given_up() -> None:
    given = Given()
    few = [Wanted(f"s{at}") for at in range(32)]
    assert set(given.give(few).values()) == set(KEYS)
    labels = given.give([*few, Wanted("one more")])
    texts = sorted(labels.values())
    assert not any(later.startswith(first) for first, later in pairwise(texts))
    back = given.give(few)
    assert all(len(label) == 1 for label in back.values())
