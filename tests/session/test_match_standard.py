"""The match by the standard rules (STD-1.3): who wins it, side-decking, who starts; and what it is not played for."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from duelterm.core.rng import Chance
from duelterm.library.chips import FIRST_CHIPS, Chips
from duelterm.library.decks import Deck
from duelterm.library.lists import find_list
from duelterm.library.people import people
from duelterm.session.api import Question, RefusedAnswer
from duelterm.session.games import GAMES
from duelterm.session.journal import JournalFault, read_journal
from duelterm.session.limited import limited_by
from duelterm.session.match import Match, resume_match, start_match
from duelterm.session.matchfile import MatchFile
from duelterm.session.matchsetup import MatchRefused, MatchSetup
from tests.session import sitting
from tests.session.standin import NAMES, STANDARD_KEY, all_cards, begin_match, deck_of, keep, pool, win

pytestmark = pytest.mark.usefixtures("standin")

Begin = Callable[..., Match]
FUSIONS = sorted(name for name, card in pool().items() if getattr(card, "frame", "") == "fusion")
EXTRA, SIDE_EXTRA = FUSIONS[:4], FUSIONS[4:6]


def full_deck(start: int = 0) -> Deck:
    """40 cards, an extra deck of four, and a side deck of six cards and two fusion monsters."""
    plain = deck_of(40, 6, start=start)
    side = dict(plain.side) | dict.fromkeys(SIDE_EXTRA, 1)
    return replace(plain, key=f"full-{start}", side=side, fusion=dict.fromkeys(EXTRA, 1))


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    """Begin a match at `one.match`, of full decks unless others are given."""
    opened: list[Match] = []

    def sit(*decks: Deck, **how: Any) -> Match:
        chosen = decks or (full_deck(), full_deck(60))
        opened.append(begin_match(tmp_path / "one.match", chosen, **({"rules": STANDARD_KEY} | how)))
        return opened[-1]

    yield sit
    for match in opened:
        match.close()


def asked(match: Match) -> Question:
    """What is asked between duels."""
    assert match.question is not None
    return match.question


def key_of(match: Match, verb: str, name: str) -> str:
    """The choice about this card."""
    return next(choice.key for choice in asked(match).choices if (choice.verb, choice.text) == (verb, name))


def counts_of(match: Match) -> list[tuple[int, int, int]]:
    """Main, extra and side deck of each seat, in cards."""
    return [(holding.count, sum(holding.fusion.values()), holding.aside) for holding in match._state.holdings]


OVER = [
    ((0, 0), 0, "two duels are won"),
    ((1, 0, 1), 1, "two duels are won"),
    ((None, 1, 1), 1, "two duels are won"),
    ((None, None, 1), 1, "more duels are won"),
    ((0, None, None), 0, "more duels are won"),
    ((None, 0, None), 0, "more duels are won"),
    ((0, 1, None), None, "each has won as many duels"),
    ((None, None, None), None, "each has won as many duels"),
]


@pytest.mark.rule("STD-1.3")
@pytest.mark.parametrize(("winners", "winner", "words"), OVER)
def test_two_wins_win_and_after_three_duels_more_wins(
    begin: Begin, winners: Sequence[int | None], winner: int | None, words: str
) -> None:
    match = begin()
    for seat in winners:
        assert match.result is None
        keep(match)
        win(match, seat)
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == (winner, f"STD-1.3: {words}")
    assert match.score.wins == (winners.count(0), winners.count(1))


@pytest.mark.rule("STD-1.3")
def test_neither_ante_nor_star_chips_are_played_for(tmp_path: Path, begin: Begin) -> None:
    for how in ({"ante": True}, {"stakes": (Chips(1), Chips())}):
        with pytest.raises(MatchRefused, match=r"neither ante nor star chips \(STD-1.3\)"):
            begin(**how)
    match = begin()
    assert match.question is None, "the first duel begins at once"
    keep(match)
    win(match, 0)
    assert match.score.duels[0].ante == ()
    keep(match)
    win(match, 0)
    assert {person.chips for person in people()} == {FIRST_CHIPS}
    assert {person.duels for person in people()} == {2}


@pytest.mark.rule("STD-1.3")
def test_cards_are_exchanged_kind_for_kind_and_every_deck_keeps_its_count(begin: Begin) -> None:
    match = begin()
    before = counts_of(match)
    assert before == [(40, 4, 8)] * 2
    win(match, 1)
    holding = match._state.holdings[0]
    main, fresh = sorted(holding.cards)[0], sorted(set(holding.side) - set(SIDE_EXTRA))[0]
    out, into = key_of(match, "out", main), key_of(match, "in", fresh)
    out_extra, in_extra = key_of(match, "out", EXTRA[1]), key_of(match, "in", SIDE_EXTRA[0])
    for wrong, told in (
        ([out], r"1 out and 0 in: the main deck keeps its count \(STD-1.3\)"),
        ([out_extra], r"1 out and 0 in: the extra deck keeps its count \(STD-1.3\)"),
        ([out, in_extra], "1 out and 0 in: the main deck keeps its count"),
        ([out, into, in_extra], "0 out and 1 in: the extra deck keeps its count"),
    ):
        with pytest.raises(RefusedAnswer, match=told):
            match.answer(wrong)
    match.answer([out, into, out_extra, in_extra])
    assert counts_of(match) == before
    holding = match._state.holdings[0]
    assert (main in holding.cards, main in holding.side) == (False, True)
    assert (fresh in holding.cards, fresh in holding.side) == (True, False)
    assert set(holding.fusion) == {*EXTRA, SIDE_EXTRA[0]} - {EXTRA[1]}
    match.answer([])
    assert match.duel is not None
    header = match.duel.header
    assert (header.fusion[0], header.side) == (dict.fromkeys(sorted({*EXTRA, SIDE_EXTRA[0]} - {EXTRA[1]}), 1), (8, 8))


@pytest.mark.case("T23")
@pytest.mark.rule("STD-1.3", "STD-7.1")
def test_only_who_has_a_side_deck_is_asked_and_privately(begin: Begin) -> None:
    match = begin(deck_of(41), full_deck(60))
    win(match, None)
    assert (asked(match).seat, asked(match).prompt, asked(match).private) == (1, "exchange", True)
    match.answer([])
    assert match.question is None


def prompts(match: Match) -> list[str]:
    """What is asked before the duel's first act, answered with the first choice."""
    found = []
    while match.duel is not None and match.duel.question is not None and match.duel.question.prompt != "act":
        found.append(f"{match.duel.question.prompt} {match.duel.question.seat}")
        match.duel.answer([match.duel.question.choices[0].key])
    return found[2:]  # after both greetings of the stand-in


@pytest.mark.rule("STD-1.3")
@pytest.mark.case("Y18", "Y19")
@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_of_the_last_duel_chooses_and_after_a_drawn_one_there_is_a_new_throw(
    begin: Begin, loser: int
) -> None:
    match = begin()
    assert prompts(match) == ["rock 0", "rock 1"]
    win(match, 1 - loser)
    keep(match)
    assert prompts(match) == [f"who starts {loser}"]
    win(match, loser)
    assert match.score.wins == (1, 1)
    keep(match)
    assert prompts(match) == [f"who starts {1 - loser}"], "who lost this time, though the score is even"


@pytest.mark.rule("STD-1.3")
@pytest.mark.case("Y18")
def test_after_a_drawn_duel_the_score_chooses_nobody(begin: Begin) -> None:
    match = begin()
    win(match, 0)
    keep(match)
    win(match, None)
    keep(match)
    assert match.score.beginner is None
    assert prompts(match) == ["rock 0", "rock 1"]


@pytest.mark.rule("STD-1.3")
@pytest.mark.parametrize("between", [False, True])
def test_it_can_be_given_up(begin: Begin, between: bool) -> None:
    match = begin()
    if between:
        win(match, 1)
    match.concede(1)
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == (0, "STD-1.3: a player gave up")


@pytest.mark.rule("STD-1.2", "STD-1.3")
def test_the_limited_list_holds_between_duels_too_and_is_kept_with_the_match(begin: Begin, tmp_path: Path) -> None:
    """A list allows a card once; the second copy waits in the side deck. Taking the list away changes nothing."""
    path = tmp_path / "house.yaml"
    plain = deck_of(40, 3)
    limited, spare = sorted(plain.cards)[0], sorted(plain.side)[0]
    head = "game: duelmonsters\nname: House\nformat: House\ndate: 2005-05-05\n"
    path.write_text(f"{head}limited:\n- {limited!r}\n- Pot of Greed\n")
    match = begin(plain, full_deck(60), limited=limited_by(find_list(str(path))))
    path.unlink()
    assert match._state.limited.copies == {limited: 1}, "of the cards that are in these decks"
    win(match, 1)
    before = counts_of(match)
    match.answer([key_of(match, "out", limited), key_of(match, "in", spare)])
    match.answer([])
    assert counts_of(match) == before
    assert read_journal(tmp_path / "one-2.duel").header.limits == "house"
    match.close()
    again = resume_match(match.path, pool())
    assert again._state.limited == match._state.limited
    again.close()


@pytest.mark.rule("STD-1.3")
def test_a_match_is_gone_on_with_from_every_step(begin: Begin) -> None:
    chance, match, steps = Chance(9), begin(), 0
    cards = all_cards(match)
    while match.result is None:
        before = (match.question, match.score, None if match.duel is None else match.duel.question)
        match.close()
        match = resume_match(match.path, pool())
        assert (match.question, match.score, None if match.duel is None else match.duel.question) == before
        step(match, chance)
        assert all_cards(match) == cards
        assert counts_of(match) == [(40, 4, 8)] * 2
        steps += 1
    assert steps > 8
    match.close()


def step(match: Match, chance: Chance) -> None:
    """One answer, or on from the end of a duel."""
    table = match if match.question is not None else match.duel
    if table is None or table.question is None:
        match.go_on()
    else:
        sitting.give(table, chance.below(1 << 16))


def test_a_match_of_rules_that_have_none_is_refused(begin: Begin) -> None:
    match = begin()
    match.close()
    file, state = MatchFile.reopen(match.path)
    state.rules = "duel-masters"
    file.save(state)
    file.close()
    with pytest.raises(JournalFault, match="Duel Masters has no matches"):
        resume_match(match.path, pool())


# matches of the real game


def real(path: Path, seed: int) -> Match:
    """A match of the standard rules."""
    return start_match(MatchSetup("standard", NAMES, (full_deck(), full_deck(100)), seed=seed), pool(), path)


@pytest.mark.rule("STD-1.3", "STD-1.5")
@pytest.mark.case("Y15", "Y16")
def test_each_duel_has_whole_decks_shuffled_anew_and_no_greeting(tmp_path: Path) -> None:
    match = real(tmp_path / "one.match", 3)
    orders = []
    for _ in range(3):
        keep(match)
        prompts = []
        while match.duel is not None and match.duel.question is not None and match.duel.question.prompt != "act":
            prompts.append(match.duel.question.prompt)
            sitting.give(match.duel, len(prompts) * 37)
        assert "greet" not in prompts
        assert match.duel is not None
        zones = match.duel.duel.state.zones
        assert [sum(map(len, seat)) for seat in zones] == [44, 44]
        orders.append([[card.definition.name for card in seat[0]] for seat in zones])
        match.duel.concede(len(orders) % 2)
        match.go_on()
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert orders[one] != orders[other]
    assert match.result is not None
    match.close()


@pytest.mark.rule("STD-1.3")
@pytest.mark.case("Y18")
@pytest.mark.parametrize("first", [0, 1])
def test_the_loser_says_who_starts_and_the_winner_of_the_throw_in_the_first_duel(tmp_path: Path, first: int) -> None:
    match = real(tmp_path / "one.match", 5)
    until(match, "rock paper scissors")
    duel = match.duel
    assert duel is not None
    for seat in (0, 1):
        duel.answer(["paper" if seat == first else "rock"])
    assert until(match, "who starts").seat == first
    duel.concede(1)
    match.go_on()
    keep(match)
    assert until(match, "who starts").seat == 1
    match.close()


def until(match: Match, prompt: str) -> Question:
    """Answer until this is asked."""
    while match.duel is not None and match.duel.question is not None:
        if match.duel.question.prompt == prompt:
            return match.duel.question
        sitting.give(match.duel, 5)
    raise AssertionError(f"{prompt!r} was never asked")


@pytest.mark.slow
@pytest.mark.rule("STD-1.3")
@pytest.mark.parametrize(("matches", "seed"), [(1, 21), pytest.param(8, 22, marks=pytest.mark.slow)])
def test_random_matches_come_to_their_ends_and_every_deck_keeps_its_count(
    tmp_path: Path, matches: int, seed: int
) -> None:
    chance = Chance(seed)
    for number in range(matches):
        match = real(tmp_path / f"{number}.match", chance.below(1 << 63))
        cards, counts = all_cards(match), counts_of(match)
        while match.result is None:
            step(match, chance)
            if match.question is not None:
                assert (all_cards(match), counts_of(match)) == (cards, counts)
        assert match.result.winner is None or match.score.wins[match.result.winner] == max(match.score.wins)
        assert GAMES["standard"].match is not None
        assert match.result.reason.startswith("STD-1.3")
        match.close()
