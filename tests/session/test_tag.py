"""Tag duels at the table: seats, teams, the people who play them, and what is kept of it."""

import os
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.rng import Chance
from duelterm.duelmonsters.zones import DECK, FUSION, HAND
from duelterm.library import people as people_file
from duelterm.session.api import RefusedAnswer
from duelterm.session.games import GAMES
from duelterm.session.journal import JournalFault, read_journal
from duelterm.session.match import start_match
from duelterm.session.matchsetup import MatchRefused, MatchSetup
from duelterm.session.opening import resume
from duelterm.session.policies import Policies
from duelterm.session.replay import check_replay, told
from duelterm.session.seating import SeatingFault, at_seats, duelists
from duelterm.session.session import Session
from duelterm.session.undo import Checkpoints
from duelterm.session.unfinished import unfinished
from tests.properties.monsters import pool
from tests.session.sitting import asked, choose, give, rewrite
from tests.session.tagging import FOUR, TAG, TWO, begin, end_turn, four_decks, sit_four, usual_decks

ORDERS = [(0, 1), (2, 3), (1, 0), (3, 2), (1, 2)]


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


def names_in(table: Session, seat: int, *zones: int) -> Counter[str]:
    """The names of a seat's cards there."""
    return Counter(card.definition.name for zone in zones for card in table.duel.state.zones[seat][zone])


# seats and decks


@pytest.mark.rule("TAG-1.3")
@pytest.mark.case("Y03", "Y13")
@pytest.mark.parametrize("starters", ORDERS)
def test_each_seat_has_its_own_decks_whoever_starts(starters: tuple[int, int], path: Path) -> None:
    with closing(sit_four(path, first=f"seat:{TAG.sides[starters[0]]}")) as table:
        begin(table, starters)
        assert table.view(None).active == starters[0]
        for seat, deck in enumerate(four_decks()):
            assert names_in(table, seat, DECK, HAND) == Counter(deck.cards)
            assert names_in(table, seat, FUSION) == Counter(deck.fusion)
            assert {card.owner for zone in table.duel.state.zones[seat] for card in zone} == {seat}


@pytest.mark.rule("TAG-1.3", "TAG-6.2")
def test_side_decks_stay_at_home_and_there_is_no_match(path: Path) -> None:
    assert all(deck.side for deck in four_decks())
    sit_four(path).close()
    assert read_journal(path).header.side == (0, 0, 0, 0)
    setup = MatchSetup(TAG.key, FOUR, four_decks())
    with pytest.raises(MatchRefused, match="Duel Monsters, tag duel has no matches"):
        start_match(setup, pool(), path.with_suffix(".match"))
    assert not path.with_suffix(".match").exists()


@pytest.mark.rule("TAG-1.3", "TAG-2.1")
def test_a_deck_is_judged_without_its_side_deck() -> None:
    deck = four_decks()[0]
    large = replace(deck, side=dict.fromkeys(list(deck.cards)[:16], 1))
    assert [fault.message for fault in GAMES["standard"].check(large, pool()).faults] == [
        "16 cards; the side deck has at most 15 (STD-1.1)"
    ]
    assert TAG.check(deck, pool()).faults == TAG.check(large, pool()).faults == ()


@pytest.mark.rule("TAG-1.4")
@pytest.mark.case("Y06")
@pytest.mark.parametrize("starters", ORDERS)
def test_a_hand_is_seen_by_its_team_whoever_starts(starters: tuple[int, int], path: Path) -> None:
    with closing(sit_four(path, first=f"seat:{TAG.sides[starters[0]]}")) as table:
        begin(table, starters)
        question = asked(table)
        assert (question.seat, question.private) == (starters[0], True)
        for viewer in (0, 1, 2, 3, None):
            view = table.view(viewer)
            seen = {seat.seat for seat in view.seats if any(card.face for card in seat.zones["hand"].cards)}
            team = [] if viewer is None else TAG.teams()[TAG.sides[viewer]]
            assert seen == set(team)


@pytest.mark.rule("TAG-1.1", "TAG-1.2")
@pytest.mark.case("Y12")
def test_all_are_told_the_teams_and_whose_turn_it_is(path: Path) -> None:
    with closing(sit_four(path)) as table:
        begin(table, (2, 1))
        assert tuple(table.sides) == (0, 1, 0, 1)
        for active in (2, 1, 0, 3, 2):
            for viewer in (0, 1, 2, 3, None):
                view = table.view(viewer)
                assert (view.active, [seat.seat for seat in view.seats]) == (active, [0, 1, 2, 3])
                assert [dict(seat.figures)["LP"] for seat in view.seats] == [16000] * 4
                line = next(line for line in reversed(table.news(viewer)) if "turn" in line.text.lower())
                assert FOUR[active] in line.text
                assert not [name for name in FOUR if name != FOUR[active] and name in line.text]
            assert asked(table).seat == active
            end_turn(table)


# people


@pytest.mark.rule("TAG-1.6")
def test_four_people_or_two_who_play_a_team_each() -> None:
    assert at_seats(FOUR, TAG) == (FOUR, (0, 1, 2, 3))
    assert at_seats(TWO, TAG) == (("Ann", "Ben", "Ann", "Ben"), (0, 1, 0, 1))
    assert duelists(*at_seats(TWO, TAG)) == ("Ann 1", "Ben 1", "Ann 2", "Ben 2")
    assert duelists(*at_seats(FOUR, TAG)) == FOUR
    with pytest.raises(SeatingFault, match="tag duel is for 4 people, or 2 who play a team each, not 3"):
        at_seats(FOUR[:3], TAG)
    with pytest.raises(SeatingFault, match="standard rules is for 2 people, not 4"):
        at_seats(FOUR, GAMES["standard"])


@pytest.mark.rule("TAG-1.6")
@pytest.mark.parametrize(
    ("persons", "people", "names"),
    [(FOUR, (0, 1, 2, 3), FOUR), (TWO, (0, 1, 0, 1), ("Ann 1", "Ben 1", "Ann 2", "Ben 2"))],
)
def test_a_table_knows_who_plays_which_seat_after_resuming_too(
    persons: tuple[str, ...], people: tuple[int, ...], names: tuple[str, ...], path: Path
) -> None:
    with closing(sit_four(path, persons)) as table:
        begin(table)
        for number in range(40):
            give(table, number * 7)
        before = (tuple(table.people), tuple(table.names), table.question, [table.view(seat) for seat in range(4)])
        assert before[:2] == (people, names)
    (waiting,) = unfinished(path.parent)
    assert waiting.text.startswith("Ann and Cid vs Ben and Dot, " if len(persons) == 4 else "Ann vs Ben, ")
    with closing(resume(path, pool())) as table:
        after = (tuple(table.people), tuple(table.names), table.question, [table.view(seat) for seat in range(4)])
        assert after == before
        assert [table.person(seat) for seat in range(4)] == [persons[person] for person in people]


@pytest.mark.slow
@pytest.mark.rule("TAG-1.6", "TAG-6.1")
@pytest.mark.parametrize("persons", [FOUR, TWO])
def test_a_tag_duel_is_played_given_up_and_told(persons: tuple[str, ...], path: Path) -> None:
    chance = Chance(8)
    with closing(sit_four(path, persons, decks=usual_decks())) as table:
        for _ in range(1000):
            if chance.below(40) == 0:
                word = ("nothing", "attacks", "always", "own acts", "nothing until changed")[chance.below(5)]
                table.announce_policy(chance.below(4), word)
            else:
                give(table, chance.below(1 << 16))
        assert table.view(None).turn > 20
        table.concede(3)
        assert table.result is not None
        assert table.result.winners == (0, 2)
    assert check_replay(path).endswith("the same duel")
    lines = list(told(path))
    assert all(any(name in line for line in lines) for name in table.names)


@pytest.mark.rule("TAG-1.6")
@pytest.mark.case("Y09")
def test_a_header_names_its_people_and_an_older_one_seats_everybody(path: Path) -> None:
    sit_four(path, TWO).close()
    found: dict[str, Any] = {}
    rewrite(path, 1, found.update)
    assert found["people"] == [0, 1, 0, 1]

    def older(header: dict[str, Any]) -> None:
        del header["people"]
        header["of a later version"] = [1, 2]

    rewrite(path, 1, older)
    with closing(resume(path, pool())) as table:
        assert tuple(table.people) == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"people": [0, 1, 0]}, "the header is not complete"),
        ({"people": ["Ann", 1, 0, 1]}, "the header is not complete"),
        ({"people": [0, 0, 1, 1]}, "for 4 people, or 2 who play a team each; the header seats others"),
        ({"people": [0, 0, 0, 0]}, "the header seats others"),
        ({"rules": "standard"}, "standard rules is for 2 people; the header seats others"),
        ({"names": ["Ann", "Ben"], "people": []}, "the header seats others"),
    ],
)
def test_a_header_that_seats_people_oddly_is_refused(change: dict[str, Any], message: str, path: Path) -> None:
    sit_four(path).close()
    rewrite(path, 1, lambda header: header.update(change))
    with pytest.raises(JournalFault, match=message):
        resume(path, pool())


@pytest.mark.rule("TAG-7.14")
@pytest.mark.parametrize("persons", [FOUR, TWO])
@pytest.mark.parametrize("seat", [0, 3])
def test_who_concedes_concedes_for_the_team(seat: int, persons: tuple[str, ...], path: Path) -> None:
    with closing(sit_four(path, persons)) as table:
        begin(table)
        table.concede(seat)
        assert table.result is not None
        winners = tuple(TAG.teams()[1 - TAG.sides[seat]])
        assert (table.result.winner, table.result.winners) == (winners[0], winners)
        assert table.result.reason == "TAG-7.14: a player gave up for the team"
        with pytest.raises(RefusedAnswer, match="the duel has ended"):
            table.concede(1)
    assert read_journal(path).entries[-1]["over"] == list(winners)
    assert check_replay(path).endswith("the same duel")
    assert len(list(told(path))) > 4
    assert {person.name: person.duels for person in people_file.people()} == dict.fromkeys(persons, 1)


def decision(seat: int, prompt: str = "answer") -> Decision:
    return Decision(ACT, seat, [Act("use"), Act("pass")], 1, 1, Why(prompt))


@pytest.mark.rule("TAG-1.6", "TAG-7.1")
@pytest.mark.parametrize(("people", "answer"), [((0, 1, 2, 3), None), ((0, 1, 0, 1), ["pass"])])
def test_who_plays_a_team_is_not_asked_after_an_act_of_either(
    people: tuple[int, ...], answer: list[str] | None
) -> None:
    keys = ["use", "pass"]
    policies = Policies(TAG, 4, people)
    assert policies.answer(decision(0), keys, active=0) == ["pass"]
    assert policies.answer(decision(2), keys, active=0) == answer
    assert policies.answer(decision(2, "chain"), keys, active=1, links=[1, 0]) == answer
    assert policies.answer(decision(2, "chain"), keys, active=0, links=[0, 1]) is None
    policies.announce(2, "own acts until changed")
    assert policies.answer(decision(2), keys, active=0) is None


@pytest.mark.rule("TAG-1.6")
def test_partners_announce_their_policies_each_for_their_own_seat() -> None:
    policies = Policies(TAG, 4)
    policies.announce(2, "nothing", turn=1)
    assert policies.answer(decision(2), ["use", "pass"], active=1) == ["pass"]
    assert policies.answer(decision(0), ["use", "pass"], active=1) is None
    assert policies.turn_of(0, 3) == []
    assert policies.answer(decision(2, "damage step"), ["use", "pass"], active=0, links=[1]) == ["pass"]
    assert policies.turn_of(2, 5) == [2]
    assert policies.of(2) == "always"


@pytest.mark.rule("TAG-1.6")
def test_what_is_announced_for_a_team_ends_with_the_next_turn_of_its_person() -> None:
    policies = Policies(TAG, 4, (0, 1, 0, 1))
    for seat in (0, 2):
        policies.announce(seat, "nothing", turn=1)
    assert policies.turn_of(0, 1) == []
    assert policies.answer(decision(2), ["use", "pass"], active=1) == ["pass"]
    assert policies.answer(decision(2, "chain"), ["use", "pass"], active=0, links=[1]) is None
    assert policies.turn_of(2, 3) == [0, 2]
    assert policies.answer(decision(0), ["use", "pass"], active=3) is None


# stepping back


class Played:
    """A duel as far as checkpoints look at it: nothing comes out, only who is asked changes."""

    def __init__(self) -> None:
        self.rules = SimpleNamespace(is_quiescent=lambda state, decision: decision.why.prompt == "act")
        self.state: Any = SimpleNamespace(chance=1, active=0, events=[], cards=[], clone=lambda: self.state)
        self.decision, self.answers = decision(0, "act"), 0

    def eyes(self, seat: int) -> int:
        return seat

    def ask(self, seat: int, prompt: str) -> None:
        self.decision, self.answers = decision(seat, prompt), self.answers + 1


@pytest.mark.rule("TAG-1.6")
@pytest.mark.parametrize(("people", "allowed"), [((), False), ((0, 1, 2, 3), False), ((0, 1, 0, 1), True)])
def test_a_step_back_is_ones_own_persons(people: tuple[int, ...], allowed: bool) -> None:
    duel, checkpoints = Played(), Checkpoints(people)
    checkpoints.note(duel)
    duel.ask(2, "answer")
    checkpoints.note(duel)
    assert (checkpoints.allowed(duel) is not None) is allowed
    duel.ask(0, "act")
    checkpoints.note(duel)
    assert (checkpoints.allowed(duel) is not None) is allowed


@pytest.mark.rule("TAG-1.6")
def test_nobody_steps_back_into_the_partners_turn(path: Path) -> None:
    with closing(sit_four(path, TWO)) as table:
        begin(table)
        choose(table, "set")
        assert table.can_undo()
        table.undo()
        choose(table, "set")
        end_turn(table)
        end_turn(table)
        assert asked(table).seat == 2
        assert not table.can_undo()
        assert table.undo_refusal() == "somebody else has acted since"


@pytest.mark.rule("STD-3.3")
def test_nobody_steps_back_over_an_answer_that_somebody_else_was_asked_for_and_that_is_said(path: Path) -> None:
    with closing(sit_four(path, FOUR, seed=5, decks=usual_decks())) as table:
        begin(table)
        assert table.undo_refusal() == "nothing is done yet"
        choose(table, "set", "Trap Hole")
        assert table.undo_refusal() == ""
        end_turn(table)
        choose(table, "set")
        assert asked(table).prompt == "answer"
        table.answer(["pass"])
        assert asked(table).prompt == "act"
        assert not table.can_undo()
        assert table.undo_refusal() == "somebody else has been asked since"
