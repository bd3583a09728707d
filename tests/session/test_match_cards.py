"""What goes to and fro in a match: exchanges with the side deck, the ante, star chips (R3-2.3, R3-2.5 to R3-2.7)."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from duelterm.core.rng import Chance
from duelterm.library.chips import FIRST_CHIPS, Chips
from duelterm.library.decks import Deck
from duelterm.library.people import people, person
from duelterm.session.api import Choice, Question, RefusedAnswer
from duelterm.session.journal import read_journal
from duelterm.session.match import Match
from duelterm.session.matchsetup import MatchRefused
from tests.session import sitting
from tests.session.standin import all_cards, answer, begin_match, chips_of, deck, deck_of, keep, win

pytestmark = pytest.mark.usefixtures("standin")

Begin = Callable[..., Match]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    """Begin a match at `one.match`."""
    opened: list[Match] = []

    def sit(*decks: Deck, **how: Any) -> Match:
        opened.append(begin_match(tmp_path / "one.match", decks, **how))
        return opened[-1]

    yield sit
    for match in opened:
        match.close()


def asked(match: Match) -> Question:
    """What is asked between duels."""
    assert match.question is not None
    return match.question


def by_verb(question: Question, verb: str) -> list[Choice]:
    return [choice for choice in question.choices if choice.verb == verb]


def of_duel(match: Match, part: str = "decks") -> tuple[Counter[str], ...]:
    """What lies on the table of the duel that is on, by seat."""
    assert match.duel is not None
    return tuple(Counter(cards) for cards in getattr(match.duel.header, part))


@pytest.mark.rule("R3-2.3")
def test_cards_are_exchanged_one_for_one_and_the_deck_keeps_its_count(begin: Begin) -> None:
    match = begin()
    before = of_duel(match)
    win(match, 1)
    question = asked(match)
    assert (question.seat, question.prompt, question.private) == (0, "exchange", True)
    out, into = by_verb(question, "out")[:2], by_verb(question, "in")[:2]
    for wrong in ([out[0]], [into[0]], [out[0], out[1], into[0]]):
        with pytest.raises(RefusedAnswer, match=r"the deck keeps its count \(R3-2.3\)"):
            match.answer([choice.key for choice in wrong])
    match.answer([choice.key for choice in (*out, *into)])
    assert asked(match).seat == 1
    match.answer([])
    after = of_duel(match)
    assert after[0] == before[0] - Counter(choice.text for choice in out) + Counter(choice.text for choice in into)
    assert after[1] == before[1]
    win(match, 0)
    back = by_verb(asked(match), "in")
    assert {choice.text for choice in out} <= {choice.text for choice in back}, "they lie in the side deck now"
    assert match.score.sides == (10, 10)


@pytest.mark.rule("R3-1.4", "R3-2.3")
def test_a_fusion_monster_never_comes_into_the_deck(begin: Begin) -> None:
    side = {"Flame Swordsman": 1} | dict.fromkeys(list(deck_of(60).cards)[-9:], 1)
    mixed = Deck("mixed", "Mixed", "duelmonsters", deck_of(40).cards, side=side)
    match = begin(mixed, deck("ex-kaiba"))
    win(match, 1)
    assert len(by_verb(asked(match), "in")) == 9
    assert "Flame Swordsman" not in [choice.text for choice in asked(match).choices]


@pytest.mark.rule("R3-2.3", "R3-3.3")
def test_nothing_of_a_side_deck_is_public_but_its_count(begin: Begin) -> None:
    match = begin()
    win(match, 1)
    question = asked(match)
    assert question.private
    hidden = {choice.text for choice in question.choices}
    match.answer([choice.key for choice in (by_verb(question, "out")[0], by_verb(question, "in")[0])])
    match.answer([])
    assert match.duel is not None
    for seat in (None, 1):
        told = f"{match.score} {match.duel.view(seat)} {match.duel.news(seat)}"
        theirs = set(deck("ex-kaiba").cards) if seat == 1 else set()
        assert [name for name in hidden - theirs if name in told] == []


@pytest.mark.case("T23")
@pytest.mark.rule("R3-2.3")
def test_only_who_has_a_side_deck_is_asked(begin: Begin) -> None:
    match = begin(deck_of(41), deck("ex-kaiba"))
    win(match, None)
    assert (asked(match).seat, asked(match).prompt) == (1, "exchange")
    match.answer([])
    assert match.question is None


@pytest.mark.rule("R3-2.5")
def test_an_ante_is_played_for_only_if_both_agree(begin: Begin) -> None:
    match = begin(ante=True)
    assert [(asked(match).seat, asked(match).kind, asked(match).private)] == [(0, "confirm", False)]
    assert match.duel is None
    match.answer(["yes"])
    assert asked(match).seat == 1
    match.answer(["no"])
    assert not match.score.ante
    win(match, 0)
    assert match.score.duels[0].ante == ()
    assert match.score.decks == (40, 40)


def test_who_is_asked_second_is_not_asked_once_the_first_has_declined(begin: Begin) -> None:
    match = begin(ante=True, stakes=(Chips(1), Chips(1)))
    match.answer(["no"])
    assert (asked(match).prompt, asked(match).seat) == ("stakes", 0)
    match.answer(["no"])
    assert match.question is None
    assert match.duel is not None
    assert match.score.stakes == (Chips(), Chips())


@pytest.mark.rule("R3-2.5", "R3-2.6")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_gets_the_losers_ante_and_their_own_goes_back(begin: Begin, winner: int) -> None:
    match = begin(deck_of(41, 10), deck_of(41, 10, start=60), ante=True)
    keep(match)
    before = of_duel(match)
    win(match, winner)
    line, loser = match.score.duels[0], 1 - winner
    assert [line.ante[seat] in before[seat] for seat in (0, 1)] == [True, True]
    assert line.won == line.ante[loser]
    while match.question is not None:
        match.answer([])
    after = of_duel(match)
    assert after[loser] == before[loser] - Counter([line.won])
    assert after[winner] == before[winner], "neither less their own card nor more the one they won"


@pytest.mark.rule("R3-2.5")
def test_a_drawn_duel_gives_both_antes_back(begin: Begin) -> None:
    match = begin(ante=True)
    keep(match)
    before = of_duel(match)
    win(match, None)
    assert len(match.score.duels[0].ante) == 2
    assert match.score.duels[0].won == ""
    keep(match)
    assert of_duel(match) == before


@pytest.mark.rule("R3-2.5")
def test_a_duel_given_up_before_the_antes_lie_there_costs_no_card(begin: Begin) -> None:
    match = begin(ante=True)
    keep(match)
    assert match.duel is not None
    match.duel.concede(0)
    match.go_on()
    assert match.score.duels[0].ante == ()
    assert match.score.decks == (40, 40)


@pytest.mark.rule("R3-2.6")
def test_a_deck_below_40_must_be_filled_from_the_side_deck(begin: Begin) -> None:
    match = begin(ante=True)
    keep(match)
    win(match, 0)
    assert (asked(match).seat, asked(match).prompt) == (0, "exchange")
    match.answer([])
    question = asked(match)
    assert (question.seat, question.prompt, question.private) == (1, "refill", True)
    assert (question.lo, question.hi) == (1, 1)
    assert {choice.text for choice in question.choices} == set(deck("ex-kaiba").side)
    with pytest.raises(RefusedAnswer, match=r"choose 1, not 0 \(R3-2.6\)"):
        match.answer([])
    match.answer([question.choices[3].key])
    assert (match.score.decks, match.score.sides) == ((40, 40), (10, 9))
    keep(match)
    assert of_duel(match)[1][question.choices[3].text] == 1
    assert match.duel is not None
    assert match.duel.header.side == (10, 9)


@pytest.mark.rule("R3-2.6")
def test_a_deck_that_still_has_40_may_stay_short_or_be_filled(begin: Begin) -> None:
    match = begin(deck_of(42, 10), deck_of(41, 10, start=60), ante=True)
    keep(match)
    win(match, 1)
    question = asked(match)
    assert (question.seat, question.prompt, question.lo, question.hi) == (0, "refill", 0, 1)
    match.answer([])
    assert match.score.decks == (41, 41)
    keep(match)
    win(match, 0)
    match.answer([])  # seat 0 stays short
    while asked(match).prompt != "refill":
        match.answer([])
    assert asked(match).seat == 1
    match.answer([asked(match).choices[0].key])
    assert (match.score.decks, match.score.sides) == ((41, 41), (10, 9))


@pytest.mark.rule("R3-2.6")
@pytest.mark.parametrize(
    ("size", "side", "offered"), [(40, 0, False), (40, 10, True), (41, 0, True), (41, 10, True)], ids=str
)
def test_an_ante_is_offered_where_a_deck_can_lose_a_card(begin: Begin, size: int, side: int, offered: bool) -> None:
    decks = deck_of(41, 10), deck_of(size, side, start=60)
    if offered:
        assert asked(begin(*decks, ante=True)).prompt == "ante"
        return
    with pytest.raises(MatchRefused, match=r"BEN's deck has 40 cards and no side deck .* \(R3-2.6\)"):
        begin(*decks, ante=True)


@pytest.mark.rule("R3-2.6")
def test_a_side_deck_of_fusion_monsters_fills_no_deck(begin: Begin) -> None:
    fusions = Deck("odd", "Odd", "duelmonsters", deck_of(40).cards, side={"Flame Swordsman": 3})
    with pytest.raises(MatchRefused, match="AMY's deck has 40 cards and no side deck to fill it from"):
        begin(fusions, deck_of(41, 10), ante=True)


@pytest.mark.rule("R3-2.7")
def test_the_winner_of_the_match_gets_what_the_other_staked(begin: Begin) -> None:
    match = begin(stakes=(Chips(1, 0, 3), Chips(0, 2, 0)))
    meaning = asked(match).choices[0].consequence
    assert "AMY stakes 1 gold, 3 bronze" in meaning
    assert "BEN stakes 2 silver" in meaning
    keep(match)
    win(match, 1)
    assert person("BEN").chips == FIRST_CHIPS, "not before the match is over"
    keep(match)
    win(match, 1)
    assert {each.name: each.chips for each in people()} == {"AMY": Chips(0, 2, 7), "BEN": Chips(2, 2, 13)}


@pytest.mark.rule("R3-2.7")
def test_chips_are_worth_one_five_and_ten_bronze() -> None:
    assert [Chips(bronze=1).worth, Chips(silver=1).worth, Chips(gold=1).worth] == [1, 5, 10]
    assert Chips(2, 3, 4).worth == 39


@pytest.mark.rule("R3-2.7")
def test_a_drawn_match_moves_no_chips(begin: Begin) -> None:
    match = begin(stakes=(Chips(1), Chips(1)))
    for _ in range(3):
        keep(match)
        win(match, None)
    assert match.result is not None
    assert {each.chips for each in people()} == {FIRST_CHIPS}


@pytest.mark.rule("R3-2.7")
@pytest.mark.parametrize("stake", [Chips(2), Chips(0, 3), Chips(0, 0, 11), Chips(0, 0, -1)])
def test_nobody_stakes_more_than_they_have(begin: Begin, stake: Chips) -> None:
    with pytest.raises(MatchRefused, match=r"BEN .*can't stake"):
        begin(stakes=(Chips(), stake))


def test_an_answer_that_is_not_offered_changes_nothing(begin: Begin) -> None:
    match = begin(ante=True)
    keep(match)
    win(match, 0)
    before = match.score, asked(match)
    for wrong in (["in:99"], ["out:1"], ["in:1", "in:1"], ["in:1", "in:2"]):
        with pytest.raises(RefusedAnswer):
            match.answer(wrong)
    assert (match.score, asked(match)) == before


def draw_match(path: Path, chance: Chance) -> Match:
    """Some decks, some stakes, mostly an ante."""
    decks = [deck_of(41 + chance.below(3), 10 * chance.below(2), start=30 * seat) for seat in (0, 1)]
    stakes = tuple(Chips(chance.below(2), chance.below(3), chance.below(5)) for _ in decks)
    return begin_match(path, decks, ante=chance.below(4) > 0, stakes=stakes, seed=chance.below(1 << 63))


@pytest.mark.slow
@pytest.mark.rule("R3-2.3", "R3-2.5", "R3-2.6", "R3-2.7")
@pytest.mark.parametrize(("matches", "seed"), [(20, 2), pytest.param(100, 3, marks=pytest.mark.slow)])
def test_random_matches_end_and_conserve_cards_and_chips(tmp_path: Path, matches: int, seed: int) -> None:
    chance = Chance(seed)
    endings: Counter[str] = Counter()
    for number in range(matches):
        match = draw_match(tmp_path / f"{number}.match", chance)
        match._state.names[:] = [f"AMY {number}", f"BEN {number}"]
        cards, counts = all_cards(match), match.score.decks
        for _ in range(200):
            table = match if match.question is not None else match.duel
            if match.result is not None:
                break
            if table is None or table.question is None:
                match.go_on()
            else:
                answer(table, sitting.keys_for(table.question, chance.below(1 << 16)))
            assert all_cards(match) == cards
        assert match.result is not None
        endings[match.result.reason[:6]] += 1
        lost = match.score.wins[::-1]
        assert all(
            now >= max(40, first - 1) - one for now, first, one in zip(match.score.decks, counts, lost, strict=True)
        )
        match.close()
        known = [person(name) for name in match.names]
        assert chips_of(*(each.chips for each in known)) == 2 * FIRST_CHIPS.worth
        won = Counter(line.won for line in match.score.duels if line.won)
        assert sum((Counter(each.won) for each in known), Counter()) == won
        assert sum((Counter(each.lost) for each in known), Counter()) == won
        assert {each.duels for each in known} == {len(match.score.duels)}
    assert set(endings) == {"R3-2.1", "R3-2.2"}


def test_the_journals_of_a_match_hold_the_decks_as_they_were(begin: Begin, tmp_path: Path) -> None:
    match = begin(ante=True)
    keep(match)
    win(match, 0)
    keep(match)
    win(match, 0)
    first, second = (read_journal(tmp_path / f"one-{number}.duel").header for number in (1, 2))
    assert first.decks[0] == second.decks[0]
    assert first.decks[1] != second.decks[1]
    assert first.side == (10, 10)
    assert second.side == (10, 9)
