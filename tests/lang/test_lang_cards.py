"""The card files of the game: complete, without remarks, equal to the reference; what is made from them is fresh."""

import json
import re
from collections import defaultdict
from pathlib import Path

import jsonschema
import pytest

from duelterm.lang import source
from duelterm.lang.cards import Card, DuelMastersCard
from duelterm.lang.lint import lint_cards
from duelterm.lang.load import load_cards
from duelterm.lang.node import Node
from duelterm.lang.reference import reference
from duelterm.lang.schema import schema, schema_text

ROOT = Path(__file__).parents[2]
MASTERS = sorted((ROOT / "cards" / "duelmasters").glob("*.yaml"))
MONSTERS = [path for path in sorted((ROOT / "cards" / "duelmonsters").glob("*.yaml")) if path.name != "passcodes.yaml"]
CARDS = [*MASTERS, *MONSTERS]
FACTS = ROOT.parent / "shared" / "reference" / "duelmasters-cards.json"


@pytest.fixture(scope="module")
def every_card() -> list[Card]:
    return load_cards(CARDS)


@pytest.fixture(scope="module")
def cards(every_card: list[Card]) -> list[DuelMastersCard]:
    """Those of Duel Masters."""
    return [card for card in every_card if isinstance(card, DuelMastersCard)]


@pytest.mark.slow
def test_the_linter_has_no_remarks_on_the_card_files() -> None:
    assert [str(remark) for remark in lint_cards(CARDS)] == []


@pytest.mark.slow
def test_every_card_of_the_reference_is_there_with_its_facts(cards: list[DuelMastersCard]) -> None:
    if not FACTS.exists():
        pytest.skip("the reference data is not beside the project")
    facts = {card["name"]: card for card in json.loads(FACTS.read_text())}
    assert {card.name for card in cards} == facts.keys()
    for card in cards:
        fact = facts[card.name]
        assert card.cost == fact["cost"], card.name
        assert [civ.title() for civ in card.civ] == fact["civilizations"], card.name
        assert (card.kind == "spell") == (fact["type"] == "Spell"), card.name
        assert card.evolution == ("Evolution" in fact["type"]), card.name
        if card.power is not None:
            assert (card.power.base, card.power.plus) == (fact["power"], fact["power_plus"]), card.name
            assert list(card.race or ()) == fact["races"], card.name


def test_a_card_stands_in_the_first_set_that_it_was_printed_in(cards: list[DuelMastersCard]) -> None:
    if not FACTS.exists():
        pytest.skip("the reference data is not beside the project")
    printed = defaultdict(set)
    for fact in json.loads(FACTS.read_text()):
        printed[fact["name"]].add(fact["set"])
    assert {card.name: card.set for card in cards} == {name: min(sets) for name, sets in printed.items()}


def test_the_plain_keywords_are_those_that_the_reference_prints(cards: list[DuelMastersCard]) -> None:
    if not FACTS.exists():
        pytest.skip("the reference data is not beside the project")
    texts = {card["name"]: card["text"] for card in json.loads(FACTS.read_text())}
    worded_in_full = {"Boomerang Comet": {"charger"}, "Ultracide Worm": {"double breaker"}}
    for keyword in (
        "blocker",
        "shield trigger",
        "double breaker",
        "triple breaker",
        "slayer",
        "speed attacker",
        "charger",
    ):
        line = re.compile(rf"^\s*{keyword}\s*(\(|\.|$)", re.IGNORECASE | re.MULTILINE)
        for card in cards:
            printed = bool(line.search(texts[card.name])) or keyword in worded_in_full.get(card.name, ())
            assert (keyword in card.abilities) == printed, (card.name, keyword)


def schema_errors(path: Path) -> list[str]:
    return [error.message for error in jsonschema.Draft7Validator(schema()).iter_errors(source.read(path).data)]


@pytest.mark.slow
def test_the_schema_takes_what_the_loader_takes() -> None:
    jsonschema.Draft7Validator.check_schema(schema())
    assert schema_errors(ROOT / "cards" / "duelmasters" / "promo.yaml") == []
    assert schema_errors(ROOT / "cards" / "duelmasters" / "dm-11.yaml") == []
    assert schema_errors(ROOT / "cards" / "duelmonsters" / "ocg-pe.yaml") == []


@pytest.mark.slow
@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_the_schema_takes_every_card_file(path: Path) -> None:
    assert schema_errors(path) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["unknown-filter-key", "unknown-action", "bad-comparison", "cost-is-text", "bad-power"]
)
def test_the_schema_refuses_what_the_loader_refuses(name: str) -> None:
    assert schema_errors(Path(__file__).parent / "faulty" / f"{name}.yaml") != []


def test_the_schema_beside_the_cards_is_fresh() -> None:
    assert (ROOT / "cards" / "schema.json").read_text() == schema_text()


@pytest.mark.slow
def test_the_reference_beside_the_cards_is_fresh(every_card: list[Card]) -> None:
    assert (ROOT / "cards" / "README.md").read_text() == reference(every_card)


def test_every_node_is_used_by_a_card_and_says_what_it_is(every_card: list[Card]) -> None:
    used: set[str] = set()

    def visit(part: object) -> None:
        if isinstance(part, tuple):
            for member in part:
                visit(member)
        elif isinstance(part, Node):
            used.add(type(part).__name__)
            visit(tuple(getattr(part, field) for field in type(part).model_fields))

    visit(tuple(every_card))
    nodes = {node.__name__ for node in Node.nodes if node.__module__.startswith("duelterm.lang.")}
    bases = {"Changes", "Card", "CardEntry", "DuelMonstersEntry"}
    assert nodes - used - {"Overlay"} == bases | {"CardFile", "DuelMonstersFile"}
    assert [node.__name__ for node in Node.nodes if not node.__doc__] == []
