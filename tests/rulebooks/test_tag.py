"""Searching the rulebook of the tag duel."""

from functools import cache

import pytest

from duelterm.rulebooks import reading
from duelterm.rulebooks.reading import Rulebook


@cache
def book() -> Rulebook:
    return reading.load("tag")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("5.5", "TAG-5.5"),
        ("tag-7.1", "TAG-7.1"),
        ("16000", "TAG-1.2"),
        ("face-down cards hands", "TAG-1.4"),
        ("keyboard", "TAG-1.6"),
        ("limits", "TAG-2.1"),
        ("fourth turn", "TAG-3.1"),
        ("direct attack", "TAG-3.2"),
        ("ritual", "TAG-4.2"),
        ("premature burial", "TAG-4.3"),
        ("exchange", "TAG-5.1"),
        ("each player", "TAG-5.5"),
        ("swords", "TAG-5.8"),
        ("heavy storm", "TAG-5.9"),
        ("exodia empty", "TAG-6.1"),
        ("chain declined", "TAG-7.1"),
        ("quick-play", "TAG-7.3"),
        ("control", "TAG-7.6"),
        ("draws", "TAG-7.10"),
        ("rock_paper_scissors", "TAG-7.11"),
        ("conced", "TAG-7.14"),
    ],
)
def test_search_finds_the_rule_that_is_meant(words: str, first: str) -> None:
    assert book().search(words)[0].number == first
