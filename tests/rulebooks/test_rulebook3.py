"""Searching the rulebook of Duel Monsters, third edition."""

from functools import cache

import pytest

from duelterm.rulebooks import reading
from duelterm.rulebooks.reading import Rulebook


@cache
def book() -> Rulebook:
    return reading.load("rulebook3")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("6.12", "R3-6.12"),
        ("r3-7.1", "R3-7.1"),
        ("tributes", "R3-6.14"),
        ("exodia", "R3-4.4"),
        ("fusion deck", "R3-1.4"),
        ("polymerization", "R3-6.11"),
        ("changing position", "R3-6.5"),
        ("direct attack", "R3-7.10"),
        ("zero_attack_battle", "R3-7.8"),
        ("score sheet", "R3-4.5"),
        ("conced", "R3-4.6"),
        ("who goes first", "R3-3.4"),
        ("first turn attack", "R3-7.2"),
        ("chip", "R3-2.7"),
        ("equip", "R3-6.9"),
        ("room five traps", "R3-6.4"),
        ("empty deck draw", "R3-4.3"),
        ("face-down attacked", "R3-7.6"),
    ],
)
def test_search_finds_the_rule_that_is_meant(words: str, first: str) -> None:
    assert book().search(words)[0].number == first


def test_it_has_no_word_of_the_later_game() -> None:
    told = " ".join(f"{rule.title} {rule.text}" for rule in book().rules.values()).lower()
    for word in ("chain", "tap ", "mana", "shield", "extra deck", "banish", "main phase 2", "piercing"):
        assert word not in told
