"""Searching the rulebook of Duel Masters."""

from functools import cache

import pytest

from duelterm.rulebooks import reading
from duelterm.rulebooks.reading import Rulebook


@cache
def book() -> Rulebook:
    return reading.load("duel-masters")


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
