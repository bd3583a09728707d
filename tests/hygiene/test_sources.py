"""The sources keep what the architecture promises."""

import ast
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.hygiene import sources

PACKAGE = ROOT / "duelterm"
LONGEST_MODULE = 400
RULES = ("core", "lang", "effects", "duelmasters", "duelmonsters")
MAY_CHANGE_CARDS = {"core/card.py", "core/state.py", "core/operations.py"}

MODULES = sorted(PACKAGE.rglob("*.py"))
RULES_MODULES = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in RULES]


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_there_is_something_to_look_at() -> None:
    assert {name(path) for path in MODULES} >= MAY_CHANGE_CARDS
    assert len(RULES_MODULES) > 20


def faults(paths: Iterable[Path], find: Callable[[ast.AST], list[str]]) -> dict[str, list[str]]:
    """What is found in which modules."""
    found = {name(path): find(ast.parse(path.read_text(encoding="utf-8"))) for path in paths}
    return {module: told for module, told in found.items() if told}


def test_rules_know_no_clock_no_chance_and_no_loop() -> None:
    assert faults(RULES_MODULES, sources.impure_imports) == {}


def test_only_operations_change_cards_and_zones() -> None:
    others = [path for path in RULES_MODULES if name(path) not in MAY_CHANGE_CARDS]
    assert faults(others, sources.changes_of_cards) == {}


def test_modules_and_functions_are_short() -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {module: length for module, length in lengths.items() if length > LONGEST_MODULE} == {}
    assert faults(MODULES, sources.long_functions) == {}


@pytest.mark.parametrize(
    "line",
    [
        "card.tapped = True",
        "card.tapped, other = True, 1",
        "card.place += 1",
        "del card.beneath[0]",
        "state.zones[seat][zone] = []",
        "state.zones[seat][zone].append(card)",
        "setattr(card, name, True)",
    ],
)
def test_a_change_of_a_card_is_found(line: str) -> None:
    assert sources.changes_of_cards(ast.parse(line))


@pytest.mark.parametrize("line", ["self.seat = seat", "tapped = card.tapped", "cards.append(card)", "card.zone == 1"])
def test_what_is_no_change_of_a_card_is_let_be(line: str) -> None:
    assert sources.changes_of_cards(ast.parse(line)) == []


@pytest.mark.parametrize(
    "line", ["import time", "from random import choice", "import asyncio.tasks", "def f():\n import datetime"]
)
def test_an_impure_import_is_found(line: str) -> None:
    assert sources.impure_imports(ast.parse(line))


def test_a_long_function_is_found() -> None:
    body = "\n".join(" x = 1" for _ in range(40))
    assert sources.long_functions(ast.parse(f"def f():\n{body}"))
    assert not sources.long_functions(ast.parse(f"def f():\n{body[7:]}"))
