"""Decks of Duel Masters against the rules (DM-1.1 to DM-1.4), with real cards; deck files of either game."""

from pathlib import Path

import pytest

from duelterm.lang.report import CardError
from duelterm.library.deckfile import UnknownDeck, deck_paths, deck_text, find_deck, read_deck
from duelterm.library.decks import Deck, Pool, check_deck
from duelterm.library.pool import load_pool
from duelterm.library.removal import can_remove


@pytest.fixture(scope="module")
def pool() -> Pool:
    return load_pool("duelmasters")


def deck(**cards: int) -> Deck:
    """A deck of these cards; `_` stands for a space."""
    return Deck("mine", "Mine", "duelmasters", {name.replace("_", " "): copies for name, copies in cards.items()})


def messages(checked: Deck, pool: Pool) -> list[str]:
    return [fault.message for fault in check_deck(checked, pool).faults]


def of(pool: Pool, copies: int, size: int, **facts: object) -> Deck:
    """A deck of the first cards that have these facts."""
    cards: dict[str, int] = {}
    for card in pool.values():
        if sum(cards.values()) < size and all(getattr(card, key) == value for key, value in facts.items()):
            cards[card.name] = copies
    return Deck("mine", "Mine", "duelmasters", cards)


@pytest.mark.rule("DM-1.1")
def test_a_deck_has_at_least_40_cards_and_no_upper_limit(pool: Pool) -> None:
    assert messages(of(pool, 3, 39), pool) == ["39 cards; a deck has at least 40 (DM-1.1)"]
    assert messages(of(pool, 4, 40), pool) == []
    assert messages(of(pool, 4, 400), pool) == []


@pytest.mark.rule("DM-1.2")
def test_at_most_four_cards_of_one_name(pool: Pool) -> None:
    whole = of(pool, 4, 40)
    first = next(iter(whole.cards))
    five = Deck("mine", "Mine", "duelmasters", {**whole.cards, first: 5})
    assert messages(five, pool) == ["5 copies; at most 4 of one name (DM-1.2)"]


@pytest.mark.rule("DM-1.3")
def test_one_to_five_civilizations_are_legal(pool: Pool) -> None:
    civilizations = ("light", "water", "darkness", "fire", "nature")
    for count in range(1, 6):
        cards: dict[str, int] = {}
        for civilization in civilizations[:count]:
            cards |= of(pool, 4, 40, civ=(civilization,)).cards
        assert messages(Deck("mine", "Mine", "duelmasters", cards), pool) == []


def test_every_fault_is_named_at_once(pool: Pool) -> None:
    assert messages(deck(Aqua_Hulcus=5, Aqua_Hulkus=2), pool) == [
        "there is no such card",
        "5 copies; at most 4 of one name (DM-1.2)",
        "7 cards; a deck has at least 40 (DM-1.1)",
    ]


def advice(checked: Deck, pool: Pool) -> str:
    return "; ".join(check_deck(checked, pool).advice)


@pytest.mark.rule("DM-1.4")
def test_more_than_two_civilizations_are_advised_against(pool: Pool) -> None:
    two = deck(Aqua_Hulcus=4, Bolshack_Dragon=4)
    assert "civilizations" not in advice(two, pool)
    three = deck(Aqua_Hulcus=4, Bolshack_Dragon=4, Emerald_Grass=1)
    assert "3 civilizations" in advice(three, pool)
    assert "civilizations" not in "".join(messages(three, pool))


@pytest.mark.rule("DM-1.4")
def test_fewer_creatures_than_half_are_advised_against(pool: Pool) -> None:
    assert "1 creatures among 3 cards" in advice(deck(Aqua_Hulcus=1, Spiral_Gate=2), pool)
    assert "creatures among" not in advice(deck(Aqua_Hulcus=2, Spiral_Gate=2), pool)


@pytest.mark.rule("DM-1.4")
def test_a_mean_cost_over_5_is_advised_against(pool: Pool) -> None:
    assert "a mean cost of 6.0" in advice(deck(Bolshack_Dragon=4), pool)
    assert "mean cost" not in advice(deck(Aqua_Knight=4), pool)


@pytest.mark.rule("DM-1.4")
def test_only_small_creatures_need_something_against_large_ones(pool: Pool) -> None:
    warned = "nothing that gets rid of an opposing creature of power 6000"
    assert warned in advice(deck(Aqua_Hulcus=4), pool)
    assert warned in advice(deck(Aqua_Hulcus=4, Crimson_Hammer=4), pool)
    assert warned not in advice(deck(Aqua_Hulcus=4, Spiral_Gate=1), pool)
    assert warned not in advice(deck(Aqua_Hulcus=4, Aqua_Knight=1), pool)


@pytest.mark.rule("DM-1.4")
def test_a_speed_attacker_is_fast_at_any_cost(pool: Pool) -> None:
    fast = [card.name for card in pool.values() if "speed attacker" in card.abilities and card.cost > 4]
    harmless = [name for name in fast if not can_remove(pool[name], 6000)]
    warned = "nothing that gets rid of an opposing creature of power 6000"
    assert warned in advice(Deck("mine", "Mine", "duelmasters", dict.fromkeys(harmless[:3], 4)), pool)


REMOVES = [
    "Terror Pit",
    "Spiral Gate",
    "Natural Snare",
    "Rothus, the Traveler",
    "Scarlet Skyterror",
    "Corile",
    "Death Smoke",
]
DOES_NOT = [
    "Crimson Hammer",  # power 2000 at most
    "Tornado Flame",  # 4000
    "Vampire Silphy",  # all, of 3000 at most
    "Black Feather, Shadow of Rage",  # its own side
    "Bloody Squito",  # itself
    "Dark Reversal",  # from a graveyard
    "Pangaea's Song",  # its own side
    "Ultimate Force",  # from a deck
    "Lost Soul",  # from a hand
    "Explosive Fighter Ucarn",  # its own mana
    "Aqua Knight",  # itself
    "Holy Awe",  # only taps
]


@pytest.mark.parametrize("name", REMOVES)
def test_a_card_that_removes_a_large_creature_is_known(name: str, pool: Pool) -> None:
    assert can_remove(pool[name], 6000)


@pytest.mark.parametrize("name", DOES_NOT)
def test_a_card_that_does_not_is_known_too(name: str, pool: Pool) -> None:
    assert not can_remove(pool[name], 6000)


def test_the_power_counts(pool: Pool) -> None:
    assert can_remove(pool["Tornado Flame"], 4000)
    assert not can_remove(pool["Tornado Flame"], 4500)


def test_the_decks_that_come_along_can_be_played(pool: Pool) -> None:
    decks = [found for path in deck_paths() if (found := read_deck(path)).game == "duelmasters"]
    keys = [found.key for found in decks]
    assert {"starter", "shobu-fire", "kokujo-darkness"} < set(keys)
    assert len(keys) >= 11
    assert {found.name: check_deck(found, pool).faults for found in decks} == {found.name: () for found in decks}
    only_first_set = [found for found in decks if all(pool[name].set == "DM-01" for name in found.cards)]
    assert len(only_first_set) >= 2


def test_a_deck_is_found_by_key_name_and_file(tmp_path: Path) -> None:
    assert find_deck("shobu-fire").name == "Shobu's Fire Deck"
    assert find_deck("shobu's fire deck").key == "shobu-fire"
    path = tmp_path / "mine.yaml"
    path.write_text("game: duelmasters\nname: Mine\ncards: {Aqua Hulcus: 4}\n")
    found = find_deck(str(path))
    assert (found.key, found.name, dict(found.cards), found.size) == ("mine", "Mine", {"Aqua Hulcus": 4}, 4)
    with pytest.raises(UnknownDeck, match="did you mean shobu-fire"):
        find_deck("shobu-fir")


def test_the_players_deck_hides_one_of_the_same_key(player_dirs: Path) -> None:
    own = player_dirs / "data" / "decks"
    own.mkdir(parents=True)
    (own / "starter.yaml").write_text("game: duelmasters\nname: Mine\ncards: {Aqua Hulcus: 4}\n")
    assert find_deck("starter").name == "Mine"
    assert [path.parent for path in deck_paths() if path.stem == "starter"] == [own]


def test_every_fault_of_a_file_has_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("game: chess\nname: Mine\ncards:\n  Aqua Hulcus: many\nmore: 1\n")
    with pytest.raises(CardError) as caught:
        read_deck(path)
    assert {(problem.line, problem.column) for problem in caught.value.problems} == {(1, 7), (4, 16), (5, 1)}


def test_a_deck_has_side_and_fusion_deck_in_duel_monsters_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    parts = "name: Mine\ncards: {Dark Hole: 3}\nside: {Fissure: 1}\nfusion: {Flame Swordsman: 2}\n"
    path.write_text(f"game: duelmonsters\n{parts}")
    found = read_deck(path)
    assert (found.cards, found.side, found.fusion) == ({"Dark Hole": 3}, {"Fissure": 1}, {"Flame Swordsman": 2})
    assert found.size == 3
    path.write_text(f"game: duelmasters\n{parts}")
    with pytest.raises(CardError) as caught:
        read_deck(path)
    assert [(wrong.line, wrong.column, wrong.card) for wrong in caught.value.problems] == [
        (4, 1, "side"),
        (5, 1, "fusion"),
    ]


def test_a_deck_file_names_its_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("name: Mine\ncards: {Aqua Hulcus: 4}\n")
    with pytest.raises(CardError, match="game"):
        read_deck(path)


@pytest.mark.case("Y75")
def test_a_name_that_several_decks_have_finds_none_of_them(player_dirs: Path) -> None:
    own = player_dirs / "data" / "decks"
    own.mkdir(parents=True)
    for key in ("one", "two"):
        (own / f"{key}.yaml").write_text(f"game: duelmasters\nname: Mine\ncards: {{Aqua Hulcus: {len(key)}}}\n")
    with pytest.raises(UnknownDeck, match="several decks are called mine: one, two"):
        find_deck("mine")
    assert find_deck("two").name == "Mine"


def test_a_deck_is_written_as_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    cards = {"Winged Dragon, Guardian of the Fortress #1": 1, "7 Colored Fish": 2, "D. Human": 3}
    deck = Deck("mine", "Yes: #1", "duelmonsters", cards, side={"Kuwagata α": 1}, fusion={"Kwagar Hercules": 1})
    path.write_text(deck_text(deck), encoding="utf-8")
    found = read_deck(path)
    assert (found.key, found.name, found.game, found.parts) == (deck.key, deck.name, deck.game, deck.parts)
    assert list(found.cards) == list(cards)
