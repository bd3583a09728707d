"""The benchmark of the screen runs; how quick it is, no test says."""

import pytest

from tests.bench import screen


@pytest.mark.slow
@pytest.mark.skipif(not screen.HARNESS.exists(), reason="the harness isn't there: ../shared/tools/ptyharness.py")
def test_the_benchmark_measures_all_that_it_has_a_limit_for() -> None:
    found = screen.measure(starts=1, keys=24, move_count=6, curtains=1)
    assert found.keys() == screen.LIMITS.keys() == screen.WORDS.keys()
    assert all(value > 0 for name, value in found.items() if name != "growth")
