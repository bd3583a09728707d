"""Scenarios in all four seats."""

from functools import partial

import pytest

from tests.tag.scenario import Lay, Scenario

SLOW = [pytest.param(seat, marks=pytest.mark.slow) for seat in (1, 2, 3)]


@pytest.fixture(params=[0, *SLOW], ids=["seat 0", "seat 1", "seat 2", "seat 3"])
def lay(request: pytest.FixtureRequest) -> Lay:
    """`Scenario`, with you in each of the seats (case Y51)."""
    return partial(Scenario, seat=request.param)
