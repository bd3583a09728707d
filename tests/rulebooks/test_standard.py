"""Searching the rulebook of Duel Monsters, standard rules."""

from functools import cache

import pytest

from duelterm.rulebooks import reading
from duelterm.rulebooks.reading import Rulebook


@cache
def book() -> Rulebook:
    return reading.load("standard")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("3.5", "STD-3.5"),
        ("std-4.2", "STD-4.2"),
        ("tributes", "STD-2.3"),
        ("exodia", "STD-1.4"),
        ("extra deck", "STD-1.1"),
        ("limited list", "STD-1.2"),
        ("flip summon", "STD-2.8"),
        ("six cards", "STD-2.1"),
        ("field spell", "STD-2.5"),
        ("quick-play", "STD-2.6"),
        ("ignition_after_summon", "STD-2.7"),
        ("spell speeds", "STD-3.1"),
        ("missing timing", "STD-3.5"),
        ("declined", "STD-3.2"),
        ("negated activation", "STD-3.10"),
        ("damage step", "STD-4.3"),
        ("aimed again", "STD-4.2"),
        ("life points difference", "STD-4.5"),
        ("zero_attack_battle", "STD-4.4"),
        ("polymerization", "STD-5.1"),
        ("tokens", "STD-5.9"),
        ("owner", "STD-5.10"),
        ("take control", "STD-5.8"),
        ("old wordings", "STD-5.12"),
        ("coins", "STD-7.4"),
    ],
)
def test_search_finds_the_rule_that_is_meant(words: str, first: str) -> None:
    assert book().search(words)[0].number == first
