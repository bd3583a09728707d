"""The card files of Duel Monsters: without remarks, equal to the reference, complete for their sets and decks."""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from duelterm.commands.cards import facts
from duelterm.commands.deckcheck import limited_list
from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.lint import lint_cards
from duelterm.library.deckfile import deck_paths, read_deck
from duelterm.library.pool import card_files, load_pool
from duelterm.session.games import GAMES
from tests.conftest import ROOT

SHARED = ROOT.parent / "shared"
CHECK = SHARED / "tools" / "check_facts.py"
CARDS = SHARED / "reference" / "duelmonsters-cards.json"
DECKS = SHARED / "reference" / "duelmonsters-decks.json"
BOXES = {
    "ex-yugi": "EX-YUGI",
    "ex-kaiba": "EX-KAIBA",
    "starter-deck-yugi": "SDY",
    "starter-deck-kaiba": "SDK",
    "starter-deck-joey": "SDJ",
    "starter-deck-pegasus": "SDP",
}
TUNED = ("throne-room", "trapdoors", "armoury", "melting-pot")
"""Decks for the standard rules: tributes, flips and chains, equips, fusions."""
EARLY = {f"OCG-{row}{number}" for row in "VB" for number in range(1, 8)} | {"OCG-EX"}
UNKNOWN_BY_NAME = {"Harpie's Feather Duster", "Sheep Token"}
"""Names in effects that are no cards here: Gryphon Wing answers a card of a later set; a token is no card."""

SWORDS = "Swords of Revealing Light"
"""The one card of these whose own text says that it stays."""

NAMED_ONLY = "TAG"
"""The file of the cards that the tag duel's rules name and no set of the reference has."""

needs_reference = pytest.mark.skipif(
    not CARDS.exists(), reason="the reference data is not beside the project: ../shared"
)

Monsters = Mapping[str, DuelMonstersCard]


@pytest.fixture(scope="module")
def pool() -> Monsters:
    return load_pool("duelmonsters")


@pytest.fixture(scope="module")
def reference() -> dict[str, dict[str, Any]]:
    return {card["name"]: card for card in json.loads(CARDS.read_text())["cards"]}


def test_the_linter_has_no_remarks_on_the_card_files() -> None:
    assert [str(remark) for remark in lint_cards(card_files("duelmonsters"))] == []


@pytest.mark.skipif(
    not CHECK.exists(), reason="the comparison is not beside the project: ../shared/tools/check_facts.py"
)
def test_the_facts_are_those_of_the_reference(pool: Monsters) -> None:
    lines = "".join(json.dumps(facts(card)) + "\n" for card in pool.values())
    done = subprocess.run([sys.executable, CHECK], input=lines, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{len(pool)} cards compared, 0 differences\n", "")


@needs_reference
def test_the_monsters_without_effect_of_the_early_sets_are_all_there(
    pool: Monsters, reference: dict[str, dict[str, Any]]
) -> None:
    wanted = {
        name
        for name, card in reference.items()
        if card["kind"] == "normal" and EARLY & {printing["set"] for printing in card["sets"]}
    }
    assert len(wanted) == 380
    assert wanted - pool.keys() == set()


@needs_reference
def test_a_card_stands_in_the_set_that_it_appeared_in_first(
    pool: Monsters, reference: dict[str, dict[str, Any]]
) -> None:
    dates = {key: found["date"] for key, found in json.loads(CARDS.read_text())["_about"]["sets"].items()}
    printed = {name: [(dates[one["set"]], one["set"]) for one in reference[name]["sets"]] for name in pool}
    first = {name: min(found)[1] if found else NAMED_ONLY for name, found in printed.items()}
    assert {name: card.set for name, card in pool.items()} == first
    files = {path.stem: path for path in card_files("duelmonsters")}
    assert files.keys() == {card.set.lower() for card in pool.values()}


@needs_reference
def test_what_has_an_effect_there_has_abilities_here(pool: Monsters, reference: dict[str, dict[str, Any]]) -> None:
    for name, card in pool.items():
        has_effect = card.kind != "monster" or bool(reference[name]["has_effect"])
        assert bool(card.abilities) == has_effect, name
        assert (card.equips is not None) <= (card.icon == "equip"), name


@needs_reference
@pytest.mark.parametrize("key", BOXES)
def test_the_decks_have_the_cards_that_their_boxes_had(key: str) -> None:
    box = json.loads(DECKS.read_text())["decks"][BOXES[key]]
    deck = next(read_deck(path) for path in deck_paths() if path.stem == key)
    listed = {card["name"]: card["count"] for card in box["main"]}
    assert {**deck.cards, **deck.fusion} == listed
    known = {card["name"]: card["count"] for card in box.get("side_known", ())}
    assert known.items() <= deck.side.items()
    assert len(deck.side) == len(known) + box.get("side_unknown", 0)


@needs_reference
def test_what_fills_a_side_deck_came_in_the_same_box(reference: dict[str, dict[str, Any]]) -> None:
    for path in deck_paths():
        if path.stem in ("ex-yugi", "ex-kaiba"):
            for name in read_deck(path).side:
                assert "OCG-EX" in {printing["set"] for printing in reference[name]["sets"]}, name


@pytest.mark.rule("STD-1.1", "STD-1.2")
@pytest.mark.parametrize("key", TUNED)
@pytest.mark.parametrize("wanted", ["tcg-2005-04", "ocg-2005-03", "none"])
def test_the_decks_for_the_standard_rules_are_legal_by_a_late_list(pool: Monsters, key: str, wanted: str) -> None:
    deck = next(read_deck(path) for path in deck_paths() if path.stem == key)
    game = GAMES["standard"]
    assert (sum(deck.cards.values()), sum(deck.side.values())) == (40, 10)
    assert game.check(deck, pool, limited_list(game, wanted)).faults == ()


@pytest.mark.rule("STD-1.1")
@pytest.mark.parametrize("key", BOXES)
def test_the_decks_of_the_boxes_are_legal_by_the_standard_rules(pool: Monsters, key: str) -> None:
    deck = next(read_deck(path) for path in deck_paths() if path.stem == key)
    assert GAMES["standard"].check(deck, pool, limited_list(GAMES["standard"], "none")).faults == ()


def test_passcodes_tell_the_cards_apart(pool: Monsters) -> None:
    assert len({card.passcode for card in pool.values()}) == len(pool)


def test_fusion_monsters_are_fused_from_cards_of_the_pool(pool: Monsters) -> None:
    fusions = [card for card in pool.values() if card.frame == "fusion"]
    assert len(fusions) >= 22
    for card in fusions:
        assert card.materials, card.name
        assert set(card.materials) <= pool.keys(), card.name


def test_each_ritual_monster_has_its_spell(pool: Monsters) -> None:
    spells = {
        part["ritual"]: part["levels"]
        for card in pool.values()
        if card.icon == "ritual"
        for part in parts(card)
        if "ritual" in part
    }
    monsters = {card.name: card.level for card in pool.values() if card.frame == "ritual"}
    assert len(monsters) >= 4
    assert spells == monsters


def test_names_in_effects_are_names_of_cards(pool: Monsters) -> None:
    named = {
        name
        for card in pool.values()
        for part in parts(card)
        for key in ("name", "one_each", "ritual", "token")
        for name in _listed(part.get(key))
    }
    assert named - {"self"} - pool.keys() == UNKNOWN_BY_NAME
    assert {"Toon World", "Lord of D.", "Exodia the Forbidden One"} <= named


@pytest.mark.rule("R3-6.18")
def test_the_traps_that_stay_are_those_later_called_continuous(pool: Monsters) -> None:
    staying = {card.name for card in pool.values() if card.kind == "trap" and card.icon == "continuous"}
    assert staying - {"Mask of Restrict"} == {"Dragon Capture Jar", "Robbin' Goblin", "Ultimate Offering"}
    assert [card.name for card in pool.values() if card.under("rulebook3").stays is not None] == [SWORDS]


def parts(card: DuelMonstersCard) -> Iterator[dict[str, Any]]:
    """Every mapping in a card's abilities, as its file has it."""
    yield from _mappings(card.model_dump(mode="json", by_alias=True, exclude_unset=True).get("abilities", ()))


def _mappings(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _mappings(part)


def _listed(value: Any) -> Iterable[str]:
    return [value] if isinstance(value, str) else [name for name in value or () if isinstance(name, str)]
