"""Matches of the real game: what happens before a duel at the table (R3-3), and random matches to their ends."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from duelterm.core.rng import Chance
from duelterm.library.chips import FIRST_CHIPS, Chips
from duelterm.library.people import person
from duelterm.session.api import Question
from duelterm.session.match import Match, resume_match, start_match
from duelterm.session.matchsetup import MatchSetup
from duelterm.session.session import Session
from duelterm.session.simulate import Watch
from tests.session import sitting
from tests.session.standin import NAMES, all_cards, chips_of, deck, deck_of, keep, pool

pytestmark = pytest.mark.usefixtures("standin")
MATCHES = int(os.environ.get("DUELTERM_MATCHES", "6"))
"""So many random matches."""


def begin(path: Path, ante: bool = True, **how: Any) -> Match:
    """A match of the EX decks, with an ante that both agree to."""
    decks = how.pop("decks", (deck("ex-yugi"), deck("ex-kaiba")))
    match = start_match(MatchSetup("rulebook3", NAMES, decks, ante=ante, **({"seed": 3} | how)), pool(), path)
    keep(match)
    return match


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Match]:
    """A match in its first duel."""
    found = begin(tmp_path / "one.match")
    yield found
    found.close()


def on(match: Match) -> Session:
    """The duel that is on."""
    assert match.duel is not None
    return match.duel


def asked(match: Match) -> Question:
    """What it asks."""
    question = on(match).question
    assert question is not None
    return question


def until(match: Match, prompt: str) -> Question:
    """Answer with the first choice until this is asked."""
    while asked(match).prompt != prompt:
        first(match)
    return asked(match)


def first(match: Match) -> None:
    """Answer with what comes first; seat 1's hand beats seat 0's."""
    question = asked(match)
    at = question.seat if question.prompt == "rock paper scissors" else 0
    on(match).answer([question.choices[at].key] if question.choices else [str(question.lo)])


def told(match: Match, seat: int | None = None) -> str:
    """The news as this seat or the public reads them."""
    return "\n".join(line.text for line in on(match).news(seat))


@pytest.mark.rule("R3-3.1")
def test_both_confirm_the_greeting_openly(match: Match) -> None:
    for seat in (0, 1):
        question = asked(match)
        assert (question.prompt, question.seat, question.private, len(question.choices)) == ("greet", seat, False, 1)
        first(match)
    assert asked(match).prompt != "greet"


@pytest.mark.rule("R3-3.2")
def test_the_opponent_cuts_each_deck_where_they_like(match: Match) -> None:
    until(match, "cut")
    order = [[card.definition.name for card in zones[0]] for zones in on(match).duel.state.zones]
    for seat, place in ((1, 7), (0, 33)):
        question = asked(match)
        assert (question.prompt, question.kind, question.seat) == ("cut", "number", seat)
        assert (question.lo, question.hi, question.private) == (1, 39, False)
        on(match).answer([str(place)])
    for seat, place in ((0, 7), (1, 33)):
        now = [card.definition.name for card in on(match).duel.state.zones[seat][0]]
        assert now in (order[seat][place:] + order[seat][:place], order[seat][-place:] + order[seat][:-place])


@pytest.mark.rule("R3-3.3")
def test_the_count_of_each_side_deck_is_told_and_nothing_else_of_it(match: Match) -> None:
    until(match, "rock paper scissors")
    counts = [line for line in told(match).splitlines() if "10" in line and "side" in line]
    assert len(counts) == 2
    everything = told(match) + told(match, 0) + told(match, 1)
    for key in ("ex-yugi", "ex-kaiba"):
        assert [name for name in deck(key).side if name in everything] == []


@pytest.mark.rule("R3-3.4")
def test_neither_sees_the_others_hand_before_both_are_shown(match: Match) -> None:
    until(match, "rock paper scissors")
    before = [told(match, seat) for seat in (0, 1, None)], [on(match).view(seat) for seat in (0, 1, None)]
    assert asked(match).private
    on(match).answer(["paper"])
    question = asked(match)
    assert (question.seat, question.private) == (1, True)
    assert ([told(match, seat) for seat in (0, 1, None)], [on(match).view(seat) for seat in (0, 1, None)]) == before
    on(match).answer(["rock"])
    question = asked(match)
    assert (question.prompt, question.seat, question.private) == ("who starts", 0, False)


@pytest.mark.rule("R3-3.4")
def test_the_question_is_the_same_whatever_the_other_has_chosen(tmp_path: Path) -> None:
    questions, ties = set(), 0
    for number, hand in enumerate(("rock", "paper", "scissors")):
        match = begin(tmp_path / f"{number}.match")
        until(match, "rock paper scissors")
        on(match).answer([hand])
        questions.add(str(asked(match)))
        on(match).answer(["paper"])
        ties += asked(match).prompt == "rock paper scissors"
        match.close()
    assert len(questions) == 1
    assert ties == 1, "a tie is played again"


@pytest.mark.rule("R3-2.5", "R3-3.5")
def test_the_antes_lie_there_for_all_before_five_cards_are_drawn(match: Match) -> None:
    until(match, "who starts")
    assert [len(seat.zones["hand"].cards) for seat in on(match).view(None).seats] == [0, 0]
    first(match)
    seats = on(match).view(None).seats
    antes = [seat.zones["ante"].cards[0].face for seat in seats]
    assert [face is not None and face.name in told(match) for face in antes] == [True, True]
    assert [seat.zones["hand"].count for seat in seats] == [5, 5]
    assert [seat.zones["deck"].count for seat in seats] == [34, 34]


@pytest.mark.rule("R3-2.4")
def test_the_loser_says_who_begins_the_next_duel(match: Match) -> None:
    on(match).concede(1)
    match.go_on()
    keep(match)
    question = until(match, "who starts")
    assert question.seat == 1
    assert "rock" not in told(match)
    on(match).answer([question.choices[1].key])
    assert on(match).view(None).active == 0


@pytest.mark.rule("R3-4.6")
@pytest.mark.case("Y72")
def test_a_duel_can_be_given_up_while_hands_are_chosen(match: Match) -> None:
    until(match, "rock paper scissors")
    first(match)
    on(match).concede(0)
    result = on(match).result
    assert result is not None
    assert (result.winner, result.reason[:6]) == (1, "R3-4.6")
    match.go_on()
    assert match.score.wins == (0, 1)


class Keeper:
    """Answers a match at random to its end, and looks after every card and count on the way."""

    def __init__(self, match: Match, chance: Chance) -> None:
        self.match, self.chance = match, chance
        self.cards, self.first = all_cards(match), match.score.decks
        self.watch: tuple[Session, Watch] | None = None

    def play_on(self) -> int:
        """How many answers that took."""
        answers = 0
        while self.match.result is None:
            table = on(self.match) if self.match.question is None else self.match
            if table.question is None:
                self.match.go_on()
                self.look()
            else:
                self.look_at_duel()
                sitting.give(table, self.chance.below(1 << 16))
                answers += 1
        return answers

    def look(self) -> None:
        """R3-2.5, R3-2.6: no card is lost or comes from nowhere, and a deck lacks at most what an ante took."""
        score = self.match.score
        assert all_cards(self.match) == self.cards
        for now, first, lost in zip(score.decks, self.first, score.wins[::-1], strict=True):
            assert max(40, first - 1) - bool(lost) <= now <= first

    def look_at_duel(self) -> None:
        """What the simulator looks for."""
        if self.match.question is not None:
            return
        duel = on(self.match)
        if self.watch is None or self.watch[0] is not duel:
            self.watch = (duel, Watch(duel.duel.state))
        assert list(self.watch[1].faults(duel.duel.rules, duel.duel.state, duel.duel.decision)) == []


def some_of(chips: Chips, chance: Chance) -> Chips:
    """A stake that somebody with these chips can afford, most often of little worth."""
    return Chips(*(chance.below(min(count, 3) + 1) for count in chips))


def check_people(won: Counter[str], duels: int) -> None:
    """All chips are still there, and who has won or lost which cards is put down."""
    known = [person(name) for name in NAMES]
    for kind in range(3):
        assert sum(each.chips[kind] for each in known) == 2 * FIRST_CHIPS[kind]
    assert sum((Counter(each.won) for each in known), Counter()) == won
    assert sum((Counter(each.lost) for each in known), Counter()) == won
    assert {each.duels for each in known} == {duels}


@pytest.mark.slow
@pytest.mark.rule("R3-2.1", "R3-2.2", "R3-2.3", "R3-2.5", "R3-2.6", "R3-2.7")
@pytest.mark.parametrize(("matches", "seed"), [(1, 11), pytest.param(MATCHES, 12, marks=pytest.mark.slow)])
def test_random_matches_for_ante_and_stakes_conserve_cards_counts_and_chips(
    tmp_path: Path, matches: int, seed: int
) -> None:
    """One after another between the same two people; what they can stake is what earlier matches have left them."""
    chance, won, duels = Chance(seed), Counter[str](), 0
    told: Counter[str] = Counter()
    for number in range(matches):
        stakes = tuple(some_of(person(name).chips, chance) for name in NAMES)
        decks = (deck_of(41 + chance.below(3), 10, start=chance.below(200)), deck("ex-kaiba"))
        path = tmp_path / f"{number}.match"
        match = begin(path, decks=decks, stakes=stakes, seed=chance.below(1 << 63))
        told["answers"] += Keeper(match, chance).play_on()
        lines = match.score.duels
        assert all(line.won in ("", *line.ante) for line in lines)
        assert all(bool(line.won) == (line.winner is not None and bool(line.ante)) for line in lines)
        won.update(line.won for line in lines if line.won)
        duels += len(lines)
        assert match.result is not None
        told[match.result.reason[:6]] += 1
        told["worth staked"] += chips_of(*stakes)
        check_people(won, duels)
        match.close()
        again = resume_match(path, pool())
        assert (again.score, again.result) == (match.score, match.result)
        again.close()
        check_people(won, duels)
    print(f"{matches} matches, {duels} duels, {won.total()} cards won, {dict(told)}")
