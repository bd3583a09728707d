"""The benchmark runs; how fast it is, no test says."""

import pytest

from tests.bench import speed


@pytest.mark.slow
@pytest.mark.skipif(not speed.YARDSTICK.exists(), reason="the yardstick isn't there: ../shared/tools/yardstick.py")
def test_the_benchmark_measures_all_that_it_has_a_limit_for() -> None:
    found = speed.measure(pairs=1, duels=1, starts=1)
    assert found.keys() == speed.LIMITS.keys() == speed.WORDS.keys()
    assert all(ratio > 0 for ratios in found.values() for ratio in ratios)


@pytest.mark.slow
def test_the_decks_of_the_first_sets_are_measured() -> None:
    assert {deck.key for deck in speed.first_set_decks()} >= {"starter"}
    assert {deck.key for deck in speed.first_decks()} == {"ex-yugi", "ex-kaiba"}
