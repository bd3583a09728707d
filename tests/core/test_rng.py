"""The generator: the same numbers everywhere, each as likely."""

from collections import Counter

import pytest

from duelterm.core.rng import Chance


def test_the_numbers_of_a_seed_are_these_for_ever() -> None:
    chance = Chance(1)
    assert [chance.below(1000) for _ in range(8)] == [465, 519, 590, 235, 761, 48, 45, 533]
    assert chance.chance == 17418742259747381417


def test_a_seed_shuffles_and_samples_alike_for_ever() -> None:
    items = list(range(10))
    Chance(7).shuffle(items)
    assert items == [8, 1, 5, 9, 0, 4, 3, 2, 6, 7]
    assert Chance(7).sample(list(range(10)), 4) == [7, 6, 2, 4]


def test_every_number_below_the_bound_comes_about_as_often() -> None:
    chance = Chance(3)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(900 < count < 1100 for count in counts.values())


def test_a_bound_as_wide_as_the_generator_is_fair_too() -> None:
    chance, bound = Chance(5), 3 << 62
    numbers = [chance.below(bound) for _ in range(400)]
    assert all(0 <= number < bound for number in numbers)
    assert 100 < sum(number < 1 << 62 for number in numbers) < 170


@pytest.mark.parametrize("bound", [0, -3])
def test_nothing_lies_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Chance(1).below(bound)


def test_a_sample_holds_no_item_twice_and_no_more_than_there_are() -> None:
    items = ["a", "b", "c"]
    assert sorted(Chance(1).sample(items, 9)) == items
    assert Chance(1).sample([], 2) == []
    assert items == ["a", "b", "c"]


def test_a_seed_of_any_size_becomes_64_bits() -> None:
    assert Chance(1 << 64 | 5).chance == Chance(5).chance == 5
    assert Chance(-1).chance == (1 << 64) - 1
