"""Every spell and trap of the pool, and every monster with an effect, is played in a scenario, of either rule set: what
a card does is the same data in both, and random duels play all of them by each.
"""

import re
from pathlib import Path

import pytest

from tests.duelmonsters.scenario import language_pool

PLACES = (Path(__file__).parent, Path(__file__).parents[1] / "standard")
SCENARIOS = "\n".join(path.read_text(encoding="utf-8") for place in PLACES for path in sorted(place.glob("test_*.py")))
ACTING = sorted(card.name for card in language_pool().values() if card.kind != "monster" or card.abilities)


@pytest.mark.case("Y51")
def test_every_card_with_an_effect_is_named_in_a_scenario() -> None:
    unplayed = [name for name in ACTING if not re.search(rf"""["']\W?{re.escape(name)}["']""", SCENARIOS)]
    assert unplayed == []
