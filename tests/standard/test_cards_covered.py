"""Every spell and trap of the pool, and every monster with an effect, is played in a scenario by the standard rules;
so is every card that the sets and the tag duel's rules ask for.
"""

import json
import re
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.duelmonsters.scenario import language_pool

SCENARIOS = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_cards_*.py"))
)
REFERENCE = ROOT.parent / "shared" / "reference"
SETS = {"LOB", "MRD", "SDY", "SDK", "SDJ", "SDP", "OCG-EX", "OCG-EXR"}
UNSUPPORTED: set[str] = set()
"""What the card language can't say yet, by name."""


@pytest.mark.case("Y51", "Y41")
def test_every_card_with_an_effect_is_named_in_a_scenario() -> None:
    acting = sorted(card.name for card in language_pool().values() if card.kind != "monster" or card.abilities)
    assert [name for name in acting if not re.search(rf"""["']\W?{re.escape(name)}["']""", SCENARIOS)] == []
    assert len(acting) == 187


@pytest.mark.skipif(not REFERENCE.exists(), reason="the reference data is not beside the project: ../shared")
def test_every_card_of_the_sets_and_of_the_tag_duel_is_there() -> None:
    cards = json.loads((REFERENCE / "duelmonsters-cards.json").read_text())["cards"]
    wanted = {
        card["name"]
        for card in cards
        if SETS & {printing["set"] for printing in card["sets"]} or card.get("named_in_tag_seed")
    }
    assert len(wanted) == 357
    assert wanted - language_pool().keys() == UNSUPPORTED
