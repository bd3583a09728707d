"""Decks of Duel Monsters against rulebook 3 (R3-1.1 to R3-1.4), with real cards."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from duelterm.lang.cards import DuelMonstersCard
from duelterm.library.deckfile import deck_paths, find_deck, read_deck
from duelterm.library.decks import Deck
from duelterm.library.pool import load_pool
from duelterm.session.games import GAMES

Monsters = Mapping[str, DuelMonstersCard]
CHECK = GAMES["rulebook3"].check


@pytest.fixture(scope="module")
def pool() -> Monsters:
    return load_pool("duelmonsters")


def cards(pool: Monsters, size: int, skip: int = 0, frame: str = "normal") -> dict[str, int]:
    """So many cards, up to three of each, of the monsters of that frame after those that are left out."""
    names = [card.name for card in pool.values() if card.frame == frame][skip:]
    copies = [3] * (size // 3) + [size % 3] * (size % 3 > 0)
    return dict(zip(names, copies, strict=False))


def deck(
    main: Mapping[str, int], side: Mapping[str, int] | None = None, fusion: Mapping[str, int] | None = None
) -> Deck:
    return Deck("mine", "Mine", "duelmonsters", main, side=side or {}, fusion=fusion or {})


def messages(checked: Deck, pool: Monsters) -> list[str]:
    return [f"{fault.card}: {fault.message}".removeprefix(": ") for fault in CHECK(checked, pool).faults]


@pytest.mark.rule("R3-1.1")
def test_a_deck_has_at_least_40_cards_and_no_upper_limit(pool: Monsters) -> None:
    assert messages(deck(cards(pool, 39)), pool) == ["39 cards; a deck has at least 40 (R3-1.1)"]
    assert messages(deck(cards(pool, 40)), pool) == []
    assert messages(deck(cards(pool, 300)), pool) == []


@pytest.mark.rule("R3-1.1", "R3-1.2")
def test_the_side_deck_does_not_fill_the_deck(pool: Monsters) -> None:
    short = deck(cards(pool, 30), cards(pool, 10, skip=20))
    assert messages(short, pool) == ["30 cards; a deck has at least 40 (R3-1.1)"]


@pytest.mark.rule("R3-1.2")
@pytest.mark.parametrize("size", [1, 9, 11, 15])
def test_the_side_deck_has_ten_cards_or_none(pool: Monsters, size: int) -> None:
    main = cards(pool, 40)
    assert messages(deck(main, cards(pool, 10, skip=20)), pool) == []
    wrong = messages(deck(main, cards(pool, size, skip=20)), pool)
    assert wrong == [f"{size} cards; a side deck has 10, or there is none (R3-1.2)"]


@pytest.mark.rule("R3-1.3")
def test_at_most_three_of_a_card_with_the_side_deck_counted_in(pool: Monsters) -> None:
    main = cards(pool, 40)
    first = next(iter(main))
    assert messages(deck(main | {first: 4}), pool) == [f"{first}: 4 copies; at most 3 of one card (R3-1.3)"]
    side = cards(pool, 9, skip=20) | {first: 1}
    told = f"{first}: 4 copies in deck and side deck; at most 3 of one card (R3-1.3)"
    assert messages(deck(main, side), pool) == [told]
    assert messages(deck(main | {first: 2, "Fissure": 1}, side), pool) == []


@pytest.mark.rule("R3-1.3", "R3-1.4")
def test_copies_in_the_fusion_deck_count(pool: Monsters) -> None:
    side = cards(pool, 8, skip=20) | {"Flame Swordsman": 2}
    told = "Flame Swordsman: 4 copies in side deck and fusion deck; at most 3 of one card (R3-1.3)"
    assert messages(deck(cards(pool, 40), side, {"Flame Swordsman": 2}), pool) == [told]
    assert messages(deck(cards(pool, 40), side, {"Flame Swordsman": 1}), pool) == []


@pytest.mark.rule("R3-1.4")
def test_the_fusion_deck_holds_fusion_monsters_only_and_holds_all(pool: Monsters) -> None:
    wrong = deck(cards(pool, 40) | {"Flame Swordsman": 1}, fusion={"Polymerization": 1, "Relinquished": 1})
    assert messages(wrong, pool) == [
        "Flame Swordsman: a fusion monster lies in the fusion deck (R3-1.4)",
        "Polymerization: the fusion deck holds fusion monsters only (R3-1.4)",
        "Relinquished: the fusion deck holds fusion monsters only (R3-1.4)",
    ]


@pytest.mark.rule("R3-1.4")
def test_the_fusion_deck_has_no_size_and_fills_no_deck(pool: Monsters) -> None:
    fusion = cards(pool, 60, frame="fusion")
    assert messages(deck(cards(pool, 40), fusion=fusion), pool) == []
    assert messages(deck(cards(pool, 39), fusion=fusion), pool) == ["39 cards; a deck has at least 40 (R3-1.1)"]


@pytest.mark.rule("R3-1.1", "R3-1.2", "R3-1.3", "R3-1.4")
def test_every_fault_is_named_at_once_with_its_place(pool: Monsters, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "game: duelmonsters\nname: Mine\ncards:\n  Dark Hole: 4\n  Flame Swordsman: 1\n  Dark Magican: 1\n"
        "side:\n  Fissure: 1\nfusion:\n  Dark Hole: 1\n"
    )
    faults = CHECK(read_deck(path), pool).faults
    assert sorted((fault.line, fault.column, fault.card) for fault in faults) == [
        (1, 1, ""),
        (4, 3, "Dark Hole"),
        (5, 3, "Flame Swordsman"),
        (6, 3, "Dark Magican"),
        (7, 1, ""),
        (10, 3, "Dark Hole"),
    ]
    assert "did you mean Dark Magician?" in {fault.hint for fault in faults}


def test_the_decks_that_come_along_can_be_played(pool: Monsters) -> None:
    decks = [found for path in deck_paths() if (found := read_deck(path)).game == "duelmonsters"]
    assert len(decks) >= 6
    assert {found.key: CHECK(found, pool).faults for found in decks} == {found.key: () for found in decks}


def test_the_boxes_have_the_sizes_that_are_known() -> None:
    sizes = {
        key: (found.size, sum(found.side.values()), sum(found.fusion.values()))
        for key in ("ex-yugi", "ex-kaiba", "starter-deck-yugi", "starter-deck-joey")
        if (found := find_deck(key))
    }
    assert sizes == {
        "ex-yugi": (40, 10, 0),
        "ex-kaiba": (40, 10, 0),
        "starter-deck-yugi": (50, 0, 0),
        "starter-deck-joey": (48, 0, 2),
    }
