"""Scenarios in both seats."""

from functools import partial

import pytest

from tests.standard.scenario import Lay, Scenario


@pytest.fixture(params=[0, pytest.param(1, marks=pytest.mark.slow)], ids=["seat 0", "seat 1"])
def lay(request: pytest.FixtureRequest) -> Lay:
    """`Scenario`, with you in each of the seats (case Y51)."""
    return partial(Scenario, seat=request.param)
