"""The rulebook of Duel Masters against the numbered rules, the code, the cards and the switches."""

import re
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
import yaml

from duelterm.duelmasters.reasons import RULES
from duelterm.duelmasters.switches import DEFAULT, Switches, write_switches
from duelterm.rulebooks import reading
from duelterm.rulebooks.reading import FOLDER, Rulebook
from tests.conftest import ROOT

DESK = ROOT.parent / "shared" / "rules" / "duel-masters.md"
SOURCE = FOLDER / "duel-masters.md"
LAST = {1: 5, 2: 4, 3: 12, 4: 8, 5: 6, 6: 13, 7: 5, 8: 18, 9: 18}
NUMBERS = [f"DM-{section}.{rule}" for section, last in LAST.items() for rule in range(1, last + 1)]
CITED = re.compile(r"DM-\d+\.\d+")
CARD = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
QUOTED = re.compile(r"`([^`]+)`")
SWITCH_OF = {
    "first": "DM-2.4",
    "shield_break": "DM-6.10",
    "slayer": "DM-8.8",
    "wave_striker_counts": "DM-8.13",
    "graveyard_is_destroyed": "DM-9.11",
}


@cache
def book() -> Rulebook:
    return reading.load("duel-masters")


def everything() -> str:
    """All that the rulebook says, without its line breaks."""
    parts = [book().introduction, *(section.introduction for section in book().sections)]
    return "\n".join([*parts, *("\n".join((rule.text, *rule.examples)) for rule in book().rules.values())])


def test_it_has_every_number_once_and_in_order() -> None:
    assert list(book().rules) == NUMBERS
    assert CITED.findall("\n".join(re.findall(r"^### .*", SOURCE.read_text(encoding="utf-8"), re.MULTILINE))) == NUMBERS


@pytest.mark.skipif(not DESK.exists(), reason="the numbered rules of the desk are not beside this checkout")
def test_its_numbers_are_those_of_the_numbered_rules() -> None:
    assert re.findall(r"\*\*(DM-\d+\.\d+)", DESK.read_text(encoding="utf-8")) == list(book().rules)


def test_it_cites_only_its_own_rules() -> None:
    assert set(CITED.findall(everything())) <= set(NUMBERS)


def test_every_rule_that_the_program_cites_is_there() -> None:
    cited: dict[str, list[str]] = {}
    for path in sorted((ROOT / "duelterm").rglob("*.py")):
        for number in CITED.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(number, []).append(path.name)
    assert {number: files for number, files in cited.items() if number not in book().rules} == {}
    assert len(cited) > 60


@pytest.mark.parametrize("number", RULES)
def test_every_reason_for_refusing_an_act_is_a_rule(number: str) -> None:
    assert book().rule(number).text


def test_named_cards_exist() -> None:
    files = sorted((ROOT / "cards" / "duelmasters").glob("*.yaml"))
    sets = [yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)["cards"] for path in files]
    named = set(CARD.findall(everything()))
    assert named - {card["name"] for cards in sets for card in cards} == set()
    assert len(named) > 50


def test_switches_stand_at_their_rules_with_all_values_the_default_first() -> None:
    hints = get_type_hints(Switches)
    assert SWITCH_OF.keys() == hints.keys()
    for name, number in SWITCH_OF.items():
        text = book().rule(number).text
        assert number in (Switches.__doc__ or "")
        quoted = QUOTED.findall(text.partition(f"Switch `{name}`")[2])
        default = write_switches(DEFAULT)[name]
        assert quoted[0] == default
        assert set(quoted) == set(get_args(hints[name]))
        assert f"`{default}` (the default)" in text


def test_nothing_else_is_quoted_as_a_switch_or_value() -> None:
    known = set(SWITCH_OF).union(*(get_args(hint) for hint in get_type_hints(Switches).values()))
    assert set(QUOTED.findall(everything())) <= known


def test_lines_are_short_and_marks_of_sources_are_gone() -> None:
    lines = SOURCE.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) >= 100] == []
    assert [line for line in lines if re.search(r"\[\+\]|\((?:F|Z)\b|\b[FZ]\)", line)] == []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_says_a_few_sentences(number: str) -> None:
    rule = book().rule(number)
    assert len(rule.title) <= 50
    assert 1 <= len(re.findall(r"[.!?](?=\s|$)", rule.text)) <= 5


@pytest.mark.skipif(not DESK.exists(), reason="the numbered rules of the desk are not beside this checkout")
def test_it_copies_no_stretch_of_the_numbered_rules() -> None:
    length = 9
    theirs = re.findall(r"[\w']+", re.sub(r"\(([^)]*)\)|\[\+\]", "", DESK.read_text(encoding="utf-8")).lower())
    stretches = {tuple(theirs[at : at + length]) for at in range(len(theirs))}
    for rule in book().rules.values():
        ours = re.findall(r"[\w']+", rule.text.lower())
        copied = [ours[at : at + length] for at in range(len(ours)) if tuple(ours[at : at + length]) in stretches]
        assert copied == [], rule.number


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("6.7", "DM-6.7"),
        ("DM-6.7", "DM-6.7"),
        (" dm-6.1 ", "DM-6.1"),
        ("slayer", "DM-8.8"),
        ("SLAY", "DM-8.8"),
        ("summoning sickness", "DM-4.7"),
        ("shield_break", "DM-6.10"),
        ("shield trigger", "DM-8.1"),
        ("tie", "DM-7.2"),
        ("who wins a tie", "DM-7.2"),
        ("can’t", "DM-8.18"),
        ("uberdragon", "DM-8.5"),
        ("final strike", "DM-6.8"),
        ("conced", "DM-9.12"),
        ("empty deck", "DM-3.5"),
        ("guardman", "DM-6.5"),
    ],
)
def test_search_finds_the_rule_that_is_meant(words: str, first: str) -> None:
    assert book().search(words)[0].number == first


def test_search_wants_every_word_where_it_can() -> None:
    found = book().search("tap mana")
    assert [rule.number for rule in found if "mana" not in f"{rule.title} {rule.text} {rule.examples}".lower()] == []
    assert "DM-4.1" in [rule.number for rule in found]
    assert len(found) < len(book().search("mana"))


@pytest.mark.parametrize("words", ["", "  ", "*", "xylophone"])
def test_search_may_find_nothing(words: str) -> None:
    assert book().search(words) == []


def test_a_part_of_a_number_finds_all_that_begin_so_the_exact_one_first() -> None:
    assert [rule.number for rule in book().search("6.1")][:5] == [f"DM-6.{end}" for end in (1, 10, 11, 12, 13)]


def test_it_lies_in_the_package() -> None:
    assert SOURCE.is_file()
    assert FOLDER == Path(reading.__file__).parent == ROOT / "duelterm" / "rulebooks"
