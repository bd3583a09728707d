"""The rulebooks against the numbered rules, the code, the cards and the switches."""

import re
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import pytest
import yaml

from duelterm.duelmasters import reasons as duelmasters_reasons
from duelterm.duelmasters import switches as duelmasters_switches
from duelterm.duelmonsters.rulebook3 import reasons as rulebook3_reasons
from duelterm.duelmonsters.rulebook3 import switches as rulebook3_switches
from duelterm.duelmonsters.standard import reasons as standard_reasons
from duelterm.duelmonsters.standard import switches as standard_switches
from duelterm.duelmonsters.tag import reasons as tag_reasons
from duelterm.duelmonsters.tag import switches as tag_switches
from duelterm.rulebooks import reading
from duelterm.rulebooks.reading import FOLDER, Rulebook
from tests.conftest import ROOT

CARD = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
QUOTED = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Kept:
    """A rulebook and what it is held against. `last` is the last rule of each section, `cited` and `named` are how many
    rules the program cites and how many cards the rulebook names, at least; `on` is the one that it builds on, and
    `rules_in` where its numbered rules stand if not under its own name.
    """

    name: str
    prefix: str
    cards: str
    last: dict[int, int]
    switch_of: dict[str, str]
    reasons: Any
    switches: Any
    cited: int
    named: int
    on: "Kept | None" = None
    rules_in: str = ""

    @property
    def numbers(self) -> list[str]:
        return [f"{self.prefix}-{part}.{rule}" for part, last in self.last.items() for rule in range(1, last + 1)]

    @property
    def book(self) -> Rulebook:
        return reading.load(self.name)

    @property
    def desk(self) -> Any:
        return ROOT.parent / "shared" / "rules" / f"{self.rules_in or self.name}.md"

    @property
    def source(self) -> str:
        return (FOLDER / f"{self.name}.md").read_text(encoding="utf-8")

    def citations(self, text: str) -> list[str]:
        return re.findall(rf"{self.prefix}-\d+\.\d+", text)

    def everything(self) -> str:
        """All that the rulebook says, without its line breaks."""
        parts = [self.book.introduction, *(section.introduction for section in self.book.sections)]
        return "\n".join([*parts, *("\n".join((rule.text, *rule.examples)) for rule in self.book.rules.values())])


DUEL_MASTERS = Kept(
    name="duel-masters",
    prefix="DM",
    cards="duelmasters",
    last={1: 5, 2: 4, 3: 12, 4: 8, 5: 6, 6: 13, 7: 5, 8: 18, 9: 18},
    switch_of={
        "first": "DM-2.4",
        "shield_break": "DM-6.10",
        "slayer": "DM-8.8",
        "wave_striker_counts": "DM-8.13",
        "graveyard_is_destroyed": "DM-9.11",
    },
    reasons=duelmasters_reasons,
    switches=duelmasters_switches,
    cited=60,
    named=50,
)
RULEBOOK_3 = Kept(
    name="rulebook3",
    prefix="R3",
    cards="duelmonsters",
    last={1: 4, 2: 8, 3: 5, 4: 6, 5: 4, 6: 19, 7: 12},
    switch_of={
        "zero_attack_battle": "R3-7.8",
        "pay_all_life": "R3-4.1",
        "first": "R3-3.4",
        "ante": "R3-2.5",
    },
    reasons=rulebook3_reasons,
    switches=rulebook3_switches,
    cited=30,
    named=25,
)
STANDARD = Kept(
    name="standard",
    prefix="STD",
    cards="duelmonsters",
    last={1: 5, 2: 8, 3: 16, 4: 7, 5: 12, 6: 6, 7: 5},
    switch_of={
        "zero_attack_battle": "STD-4.4",
        "pay_all_life": "STD-3.8",
        "first": "STD-1.3",
        "ignition_after_summon": "STD-2.7",
    },
    reasons=standard_reasons,
    switches=standard_switches,
    cited=40,
    named=25,
)
TAG = Kept(
    name="tag",
    prefix="TAG",
    cards="duelmonsters",
    last={1: 6, 2: 1, 3: 2, 4: 3, 5: 11, 6: 2, 7: 15},
    switch_of={"limits": "TAG-2.1", "first": "TAG-7.11"},
    reasons=tag_reasons,
    switches=tag_switches,
    cited=20,
    named=20,
    on=STANDARD,
    rules_in="tag-duel",
)
ALL = (DUEL_MASTERS, RULEBOOK_3, STANDARD, TAG)
EVERY_RULE = [pytest.param(kept, number, id=number) for kept in ALL for number in kept.numbers]
EVERY_REASON = [pytest.param(kept, number, id=number) for kept in ALL for number in kept.reasons.RULES]
every_book = pytest.mark.parametrize("kept", [pytest.param(kept, id=kept.name) for kept in ALL])


@every_book
def test_it_has_every_number_once_and_in_order(kept: Kept) -> None:
    assert list(kept.book.rules) == kept.numbers
    assert kept.citations("\n".join(re.findall(r"^### .*", kept.source, re.MULTILINE))) == kept.numbers


@every_book
def test_its_numbers_are_those_of_the_numbered_rules(kept: Kept) -> None:
    if not kept.desk.exists():
        pytest.skip("the numbered rules of the desk are not beside this checkout")
    text = kept.desk.read_text(encoding="utf-8")
    assert re.findall(rf"\*\*({kept.prefix}-\d+\.\d+)", text) == list(kept.book.rules)


@every_book
def test_it_cites_only_its_own_rules(kept: Kept) -> None:
    cited = re.findall(r"[A-Z][A-Z0-9]*-\d+\.\d+", kept.everything())
    assert set(cited) <= {*kept.numbers, *(() if kept.on is None else kept.on.numbers)}
    assert cited


@every_book
def test_every_rule_that_the_program_cites_is_there(kept: Kept) -> None:
    cited: dict[str, list[str]] = {}
    for path in sorted((ROOT / "duelterm").rglob("*.py")):
        for number in kept.citations(path.read_text(encoding="utf-8")):
            cited.setdefault(number, []).append(path.name)
    assert {number: files for number, files in cited.items() if number not in kept.book.rules} == {}
    assert len(cited) > kept.cited


@pytest.mark.parametrize(("kept", "number"), EVERY_REASON)
def test_every_reason_for_refusing_an_act_is_a_rule(kept: Kept, number: str) -> None:
    assert kept.book.rule(number).text


@every_book
def test_named_cards_exist(kept: Kept) -> None:
    files = sorted((ROOT / "cards" / kept.cards).glob("*.yaml"))
    sets = [yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader).get("cards", ()) for path in files]
    named = set(CARD.findall(kept.everything()))
    assert named - {card["name"] for cards in sets for card in cards} == set()
    assert len(named) > kept.named


@every_book
def test_switches_stand_at_their_rules_with_all_values_the_default_first(kept: Kept) -> None:
    switches = kept.switches.Switches
    hints = get_type_hints(switches)
    told_there = () if kept.on is None else kept.on.switch_of.keys() - vars(switches)["__annotations__"].keys()
    assert kept.switch_of.keys() == hints.keys() - set(told_there)
    for name, number in kept.switch_of.items():
        text = kept.book.rule(number).text
        assert number in (switches.__doc__ or ""), name
        quoted = QUOTED.findall(text.partition(f"witch `{name}`")[2])
        default = getattr(kept.switches.DEFAULT, name)
        assert quoted[0] == default
        assert set(quoted) == set(get_args(hints[name]))
        assert f"`{default}` (the default)" in text


@every_book
def test_nothing_else_is_quoted_as_a_switch_or_value(kept: Kept) -> None:
    values = (get_args(hint) for hint in get_type_hints(kept.switches.Switches).values())
    assert set(QUOTED.findall(kept.everything())) <= set(kept.switch_of).union(*values)


@every_book
def test_lines_are_short_and_marks_of_sources_are_gone(kept: Kept) -> None:
    lines = kept.source.splitlines()
    assert [line for line in lines if len(line) >= 100] == []
    assert [line for line in lines if re.search(r"\[\+\]|\((?:F|Z|R)\b|\b[FZR]\)", line)] == []


@pytest.mark.parametrize(("kept", "number"), EVERY_RULE)
def test_a_rule_says_a_few_sentences(kept: Kept, number: str) -> None:
    rule = kept.book.rule(number)
    assert len(rule.title) <= 50
    assert 1 <= len(re.findall(r"[.!?](?=\s|$)", rule.text)) <= 5


@every_book
def test_it_copies_no_stretch_of_the_numbered_rules(kept: Kept) -> None:
    if not kept.desk.exists():
        pytest.skip("the numbered rules of the desk are not beside this checkout")
    length = 9
    desk = re.sub(r"\(([^)]*)\)|\[\+\]", "", kept.desk.read_text(encoding="utf-8"))
    theirs = re.findall(r"[\w']+", desk.lower())
    stretches = {tuple(theirs[at : at + length]) for at in range(len(theirs) - length + 1)}
    for rule in kept.book.rules.values():
        ours = re.findall(r"[\w']+", rule.text.lower())
        copied = [ours[at : at + length] for at in range(len(ours)) if tuple(ours[at : at + length]) in stretches]
        assert copied == [], rule.number


@every_book
def test_it_lies_in_the_package(kept: Kept) -> None:
    assert kept.name in reading.games()
    assert (FOLDER / f"{kept.name}.md").is_file()
    assert FOLDER == ROOT / "duelterm" / "rulebooks"
