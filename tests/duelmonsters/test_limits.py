"""Decks by the standard rules and a limited list (STD-1.1, STD-1.2), and the list of a team (TAG-2.1)."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from duelterm.duelmonsters.deck import DeckFault
from duelterm.duelmonsters.limits import NO_LIST, Limits, Sharing, standard_faults, team_faults
from duelterm.lang.cards import DuelMonstersCard
from duelterm.library.deckfile import read_deck
from duelterm.library.lists import find_list
from duelterm.library.pool import load_pool
from duelterm.library.ydk import read_ydk
from duelterm.session.games import GAMES
from duelterm.session.limited import limited_by

Monsters = Mapping[str, DuelMonstersCard]
Cards = dict[str, int]
LISTED = Limits("House (2005-04-01)", {"Dark Hole": 0, "Change of Heart": 1, "Fissure": 2, "Flame Swordsman": 1})


@pytest.fixture(scope="module")
def pool() -> Monsters:
    return load_pool("duelmonsters")


def filling(pool: Monsters, size: int, skip: int = 0, frame: str = "normal") -> Cards:
    """So many cards, up to three of each, of the monsters of that frame after those that are left out."""
    names = [card.name for card in pool.values() if card.frame == frame][skip:]
    copies = [3] * (size // 3) + [size % 3] * (size % 3 > 0)
    return dict(zip(names, copies, strict=False))


def parts(main: Cards, side: Cards | None = None, fusion: Cards | None = None) -> dict[str, Cards]:
    return {"cards": main, "side": side or {}, "fusion": fusion or {}}


def told(deck: Mapping[str, Cards], pool: Monsters, limits: Limits = NO_LIST) -> list[DeckFault]:
    return list(standard_faults(deck, pool, limits))


@pytest.mark.rule("STD-1.1")
def test_a_main_deck_has_40_to_60_cards(pool: Monsters) -> None:
    for size in (40, 41, 60):
        assert told(parts(filling(pool, size)), pool) == []
    for size in (1, 39, 61, 300):
        message = f"{size} cards; the main deck has 40 to 60 (STD-1.1)"
        assert told(parts(filling(pool, size)), pool) == [("cards", "", message)]


@pytest.mark.rule("STD-1.1")
def test_extra_and_side_deck_have_15_at_most_and_fill_no_main_deck(pool: Monsters) -> None:
    main = filling(pool, 40)
    for size in (0, 1, 15):
        full = parts(main, filling(pool, size, skip=30), filling(pool, size, frame="fusion"))
        assert told(full, pool) == []
    assert told(parts(main, filling(pool, 16, skip=30), filling(pool, 16, frame="fusion")), pool) == [
        ("fusion", "", "16 cards; the extra deck has at most 15 (STD-1.1)"),
        ("side", "", "16 cards; the side deck has at most 15 (STD-1.1)"),
    ]
    short = parts(filling(pool, 30), filling(pool, 10, skip=30), filling(pool, 10, frame="fusion"))
    assert told(short, pool) == [("cards", "", "30 cards; the main deck has 40 to 60 (STD-1.1)")]


@pytest.mark.rule("STD-1.1")
def test_fusion_monsters_lie_in_the_extra_deck_alone_and_nothing_else_does(pool: Monsters) -> None:
    either = parts(filling(pool, 40), {"Flame Swordsman": 1, "Fissure": 1})
    assert told(either, pool) == []
    wrong = parts(filling(pool, 40) | {"Flame Swordsman": 1}, fusion={"Polymerization": 1, "Relinquished": 1})
    assert told(wrong, pool) == [
        ("cards", "Flame Swordsman", "a fusion monster lies in the extra deck (STD-1.1)"),
        ("fusion", "Polymerization", "the extra deck holds fusion monsters only (STD-1.1)"),
        ("fusion", "Relinquished", "the extra deck holds fusion monsters only (STD-1.1)"),
    ]


@pytest.mark.rule("STD-1.2")
def test_three_of_a_card_over_all_parts_together(pool: Monsters) -> None:
    main = filling(pool, 40)
    assert told(parts(main | {"Fissure": 2}, {"Fissure": 1}), pool) == []
    assert told(parts(main | {"Fissure": 4}), pool) == [
        ("cards", "Fissure", "4 copies; at most 3 of one card (STD-1.2)")
    ]
    assert told(parts(main | {"Fissure": 3}, {"Fissure": 1}), pool) == [
        ("cards", "Fissure", "4 copies in main deck and side deck; at most 3 of one card (STD-1.2)")
    ]
    assert told(parts(main, {"Flame Swordsman": 2}, {"Flame Swordsman": 2}), pool) == [
        ("side", "Flame Swordsman", "4 copies in side deck and extra deck; at most 3 of one card (STD-1.2)")
    ]


@pytest.mark.rule("STD-1.2")
@pytest.mark.parametrize(
    ("card", "most", "word"),
    [("Dark Hole", 0, "forbidden"), ("Change of Heart", 1, "limited"), ("Fissure", 2, "semi-limited")],
)
def test_a_list_lowers_what_there_may_be(card: str, most: int, word: str, pool: Monsters) -> None:
    main = filling(pool, 40)
    allowed = f"{word} by House (2005-04-01), so {f'at most {most}' if most else 'none'} (STD-1.2)"
    for copies in range(5):
        found = told(parts(main | {card: copies}), pool, LISTED)
        assert found == ([("cards", card, f"{_said(copies)}; {allowed}")] if copies > most else [])
    aside = told(parts(main | {card: 1} if most else main, {card: 3}), pool, LISTED)
    where = "4 copies in main deck and side deck" if most else "3 copies"
    assert aside == [("cards" if most else "side", card, f"{where}; {allowed}")]
    assert told(parts(main | {card: 3}), pool) == []


def _said(copies: int) -> str:
    return f"{copies} {'copy' if copies == 1 else 'copies'}"


@pytest.mark.rule("STD-1.2")
def test_the_list_holds_in_the_extra_deck(pool: Monsters) -> None:
    deck = parts(filling(pool, 40), fusion={"Flame Swordsman": 2})
    (fault,) = told(deck, pool, LISTED)
    assert (fault.part, fault.card) == ("fusion", "Flame Swordsman")


@pytest.mark.rule("STD-1.1", "STD-1.2")
def test_the_list_and_each_offending_card_are_named_with_their_places(pool: Monsters, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "game: duelmonsters\nname: Mine\ncards:\n  Dark Hole: 1\n  Change of Heart: 1\n  Dark Magican: 1\n"
        "side:\n  Change of Heart: 1\nfusion:\n  Fissure: 1\n",
    )
    found = GAMES["standard"].check(read_deck(path), pool, limited_by(find_list("2005-04")))
    by = "by TCG April 2005 (2005-04-01), so"
    assert [str(fault).removeprefix(f"{path}:") for fault in found.faults] == [
        "6:3: Dark Magican: there is no such card (did you mean Dark Magician?)",
        f"4:3: Dark Hole: 1 copy; forbidden {by} none (STD-1.2)",
        f"5:3: Change of Heart: 2 copies in main deck and side deck; forbidden {by} none (STD-1.2)",
        "10:3: Fissure: the extra deck holds fusion monsters only (STD-1.1)",
        "1:1: 3 cards; the main deck has 40 to 60 (STD-1.1)",
    ]
    assert found.advice == ()


@pytest.mark.rule("STD-1.2")
@pytest.mark.case("Y73")
def test_another_picture_counts_as_the_same_card(pool: Monsters, tmp_path: Path) -> None:
    normal = [str(card.passcode) for card in pool.values() if card.frame == "normal"][:39]
    path = tmp_path / "mine.ydk"
    path.write_text("\n".join(["#main", *normal, "83764718", "!side", "83764719"]))
    deck = read_ydk(path, pool)
    assert (deck.cards["Monster Reborn"], deck.side["Monster Reborn"]) == (1, 1)
    limited = find_list("tcg-2002-05")
    assert limited is not None
    assert limited.copies["Monster Reborn"] == 1
    (fault,) = GAMES["standard"].check(deck, pool, limited_by(limited)).faults
    message = "2 copies in main deck and side deck; limited by TCG May 2002 (2002-05-07), so at most 1 (STD-1.2)"
    assert (fault.card, fault.message) == ("Monster Reborn", message)
    assert GAMES["standard"].check(deck, pool, limited_by(None)).faults == ()


TOGETHER = "in the team's decks together;"


@pytest.mark.rule("TAG-2.1")
@pytest.mark.parametrize("sharing", ["per_player", "per_team"])
def test_each_deck_of_a_team_keeps_the_rules_alone(sharing: Sharing, pool: Monsters) -> None:
    main = filling(pool, 40)
    team = [parts(main | {"Dark Hole": 1}), parts(filling(pool, 39), {"Fissure": 3})]
    assert [(number, fault.card, fault.message) for number, fault in team_faults(team, pool, LISTED, sharing)] == [
        (0, "Dark Hole", "1 copy; forbidden by House (2005-04-01), so none (STD-1.2)"),
        (1, "Fissure", "3 copies; semi-limited by House (2005-04-01), so at most 2 (STD-1.2)"),
        (1, "", "39 cards; the main deck has 40 to 60 (STD-1.1)"),
    ]


@pytest.mark.rule("TAG-2.1")
def test_per_player_a_team_has_four_of_a_semi_limited_card_and_two_of_a_limited_one(pool: Monsters) -> None:
    deck = parts(filling(pool, 40) | {"Fissure": 2, "Change of Heart": 1})
    assert list(team_faults([deck, deck], pool, LISTED, "per_player")) == []
    assert list(team_faults([deck, deck], pool, LISTED)) == []


@pytest.mark.rule("TAG-2.1")
def test_per_team_the_list_holds_for_both_decks_together(pool: Monsters) -> None:
    main = filling(pool, 40)
    one = parts(main | {"Fissure": 1, "Change of Heart": 1})
    other = parts(main | {"Fissure": 1}, {"Change of Heart": 1})
    limited = f"2 copies {TOGETHER} limited by House (2005-04-01), so at most 1 (TAG-2.1)"
    assert list(team_faults([one, other], pool, LISTED, "per_team")) == [
        (0, ("cards", "Change of Heart", limited)),
        (1, ("side", "Change of Heart", limited)),
    ]
    more = parts(main | {"Fissure": 2})
    semi = f"3 copies {TOGETHER} semi-limited by House (2005-04-01), so at most 2 (TAG-2.1)"
    assert list(team_faults([one, more], pool, LISTED, "per_team")) == [
        (0, ("cards", "Fissure", semi)),
        (1, ("cards", "Fissure", semi)),
    ]


@pytest.mark.rule("TAG-2.1")
def test_per_team_an_unlisted_card_is_thrice_in_each_deck(pool: Monsters) -> None:
    deck = parts(filling(pool, 40) | {"Fissure": 3})
    assert list(team_faults([deck, deck], pool, Limits("Empty", {}), "per_team")) == []
    assert list(team_faults([deck, deck], pool, NO_LIST, "per_team")) == []


@pytest.mark.rule("TAG-2.1")
def test_per_team_a_deck_at_fault_alone_is_told_once_and_its_partner_too(pool: Monsters) -> None:
    main = filling(pool, 40)
    team = [parts(main | {"Change of Heart": 2}), parts(main | {"Change of Heart": 1})]
    found = [(number, fault.message) for number, fault in team_faults(team, pool, LISTED, "per_team")]
    assert found == [
        (0, "2 copies; limited by House (2005-04-01), so at most 1 (STD-1.2)"),
        (1, f"3 copies {TOGETHER} limited by House (2005-04-01), so at most 1 (TAG-2.1)"),
    ]
