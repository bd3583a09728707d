"""The match (R3-2): which duels it has, who wins it, who decides who goes first."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from duelterm.library.chips import Chips
from duelterm.library.people import people
from duelterm.session.api import RefusedAnswer
from duelterm.session.games import GAMES
from duelterm.session.journal import read_journal
from duelterm.session.match import Match, start_match
from duelterm.session.matchfile import unfinished_matches
from duelterm.session.matchsetup import MatchRefused, MatchSetup
from duelterm.session.unfinished import unfinished
from tests.session.standin import begin_match, deck_of, keep, pool, win

pytestmark = pytest.mark.usefixtures("standin")


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Match]:
    """A match without ante and stakes."""
    found = begin_match(tmp_path / "one.match")
    yield found
    found.close()


def play_out(match: Match, winners: Sequence[int | None]) -> None:
    """Play these duels."""
    for seat in winners:
        keep(match)
        win(match, seat)


def prompts(match: Match) -> list[str]:
    """What is asked before the duel's first act, answered with the first choice."""
    found = []
    while match.duel is not None and match.duel.question is not None and match.duel.question.prompt != "act":
        found.append(f"{match.duel.question.prompt} {match.duel.question.seat}")
        match.duel.answer([match.duel.question.choices[0].key])
    return found


OVER = [
    pytest.param((0, 0), 0, "R3-2.1", marks=pytest.mark.rule("R3-2.1")),
    pytest.param((1, 1), 1, "R3-2.1", marks=pytest.mark.rule("R3-2.1")),
    pytest.param((0, 1, 1), 1, "R3-2.1", marks=pytest.mark.rule("R3-2.1")),
    pytest.param((None, 0, 0), 0, "R3-2.1", marks=pytest.mark.rule("R3-2.1")),
    pytest.param((0, None, 0), 0, "R3-2.1", marks=pytest.mark.rule("R3-2.1")),
    pytest.param((None, None, 1), None, "R3-2.2", marks=pytest.mark.rule("R3-2.2")),
    pytest.param((1, None, None), None, "R3-2.2", marks=pytest.mark.rule("R3-2.2")),
    pytest.param((0, 1, None), None, "R3-2.2", marks=pytest.mark.rule("R3-2.2")),
    pytest.param((None, None, None), None, "R3-2.2", marks=pytest.mark.rule("R3-2.2")),
]


@pytest.mark.parametrize(("winners", "winner", "rule"), OVER)
def test_a_match_ends_by_its_duels_and_no_earlier(
    match: Match, winners: Sequence[int | None], winner: int | None, rule: str
) -> None:
    for number, seat in enumerate(winners, 1):
        assert match.result is None, f"before duel {number}"
        play_out(match, [seat])
    assert match.result is not None
    assert (match.result.winner, match.result.trouble) == (winner, "")
    assert match.result.reason.startswith(rule)
    assert [line.winner for line in match.score.duels] == list(winners)
    assert match.score.wins == (winners.count(0), winners.count(1))
    assert match.duel is None
    assert match.question is None


@pytest.mark.rule("R3-2.4", "R3-3.4")
@pytest.mark.case("Y18", "Y19")
@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_of_the_last_duel_decides_whatever_the_score(match: Match, loser: int) -> None:
    assert prompts(match) == ["greet 0", "greet 1", "rock 0", "rock 1"]
    win(match, loser)
    keep(match)
    assert match.score.beginner == 1 - loser
    assert prompts(match)[2:] == [f"who starts {1 - loser}"]
    win(match, 1 - loser)
    assert match.score.wins == (1, 1)
    keep(match)
    assert prompts(match)[2:] == [f"who starts {loser}"], "who lost this time, though the score is even"


@pytest.mark.rule("R3-2.4")
def test_after_a_drawn_duel_it_is_settled_as_in_the_first(match: Match) -> None:
    play_out(match, [0, None])
    keep(match)
    assert match.score.beginner is None
    assert prompts(match)[2:] == ["rock 0", "rock 1"]


@pytest.mark.case("Y15", "Y16")
def test_each_duel_has_whole_decks_shuffled_anew(match: Match) -> None:
    orders = []
    for _ in range(3):
        keep(match)
        prompts(match)
        assert match.duel is not None
        zones = match.duel.duel.state.zones
        assert [sum(map(len, seat)) for seat in zones] == [40, 40]
        orders.append([[card.definition.name for zone in seat for card in zone] for seat in zones])
        win(match, None)
    for one, other in ((0, 1), (0, 2), (1, 2)):
        for seat in (0, 1):
            assert orders[one][seat] != orders[other][seat]
            assert sorted(orders[one][seat]) == sorted(orders[other][seat])


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    seeds = []
    for name in ("one", "two"):
        match = begin_match(tmp_path / f"{name}.match", seed=77)
        play_out(match, [0, 1, None])
        seeds.append([read_journal(tmp_path / f"{name}-{number}.duel").header.seed for number in (1, 2, 3)])
        match.close()
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 3


@pytest.mark.case("Y75")
def test_decks_are_told_by_their_keys(tmp_path: Path) -> None:
    """Two decks may share their name."""
    match = begin_match(tmp_path / "one.match", [deck_of(40, 10), deck_of(42, 10, start=60)])
    header = read_journal(tmp_path / "one-1.duel").header
    assert header.deck_names == ("deck-40-10", "deck-42-10")
    assert [sum(cards.values()) for cards in header.decks] == [40, 42]
    assert (header.side, header.match) == ((10, 10), "one.match")
    match.close()


@pytest.mark.rule("R3-2.8")
def test_a_game_without_matches_has_single_duels_alone(tmp_path: Path) -> None:
    assert GAMES["duel-masters"].match is None
    assert GAMES["rulebook3"].match
    with pytest.raises(MatchRefused, match="Duel Masters has no matches"):
        start_match(MatchSetup("duel-masters", ("AMY", "BEN"), ()), pool(), tmp_path / "one.match")


@pytest.mark.case("Y72")
def test_before_the_first_duel_a_match_can_be_left_and_nothing_is_kept(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "one.match", stakes=(Chips(1), Chips(1)))
    match.answer(["yes"])
    match.abandon()
    assert not (tmp_path / "one.match").exists()
    assert people() == []
    match.close()


@pytest.mark.case("Y72")
@pytest.mark.rule("R3-4.6")
@pytest.mark.parametrize("answers", range(5))
def test_a_duel_can_be_given_up_at_every_step_before_it_begins(match: Match, answers: int) -> None:
    for _ in range(answers):
        assert match.duel is not None
        assert match.duel.question is not None
        match.duel.answer([match.duel.question.choices[0].key])
    with pytest.raises(RefusedAnswer, match="gives up the match"):
        match.abandon()
    assert match.duel is not None
    match.duel.concede(1)
    match.go_on()
    assert match.score.wins == (1, 0)
    assert match.question is not None


@pytest.mark.rule("R3-4.6")
@pytest.mark.parametrize("between", [False, True])
def test_a_match_can_be_given_up_in_a_duel_and_between_duels(tmp_path: Path, between: bool) -> None:
    match = begin_match(tmp_path / "one.match", stakes=(Chips(1), Chips(0, 2)))
    keep(match)
    if between:
        win(match, 1)
    match.concede(1)
    assert match.result is not None
    assert (match.result.winner, match.result.reason[:6]) == (0, "R3-4.6")
    assert {person.name: person.chips for person in people()} == {"AMY": Chips(1, 4, 10), "BEN": Chips(1, 0, 10)}
    with pytest.raises(RefusedAnswer, match="over"):
        match.concede(0)
    match.close()
    assert unfinished(tmp_path) == []
    assert list(unfinished_matches(tmp_path)) == []


def test_what_is_not_due_is_refused(match: Match) -> None:
    with pytest.raises(RefusedAnswer, match="nothing is asked"):
        match.answer(["yes"])
    with pytest.raises(RefusedAnswer, match="no duel that has ended"):
        match.go_on()
