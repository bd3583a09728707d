"""Tell: what one person can't know changes nothing of what that person sees, is asked, or hears of the keys."""

import os
from pathlib import Path

import pytest

from tests.secrecy.tells import pairs, watch

FAST, DUELS = 1, int(os.environ.get("DUELTERM_DUELS", "20"))
STEPS = 20


async def check_duel(seed: int, path: Path, steps: int) -> None:
    """Watch pairs of one duel until enough was seen in both."""
    seen = tried = 0
    for number, pair in enumerate(pairs(path / "duel", seed)):
        if seen >= steps // 2 or tried >= 8:
            break
        if pair.differs:
            tried += 1
            place = path / str(number)
            place.mkdir()
            seen += await watch(pair, place, seed, steps)
    assert tried, "no act of this duel left anything to exchange"
    assert seen >= 3, "all came to light at once"


@pytest.mark.case("T23", "T24", "T25")
@pytest.mark.parametrize("seed", range(FAST))
async def test_hidden_cards_change_nothing_for_who_cannot_see_them(seed: int, tmp_path: Path) -> None:
    await check_duel(seed, tmp_path, 6)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(FAST, DUELS))
async def test_hidden_cards_change_nothing_in_more_duels(seed: int, tmp_path: Path) -> None:
    await check_duel(seed, tmp_path, STEPS)
