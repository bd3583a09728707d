"""The kernel knows no game: a game of the tests' own, for two and for four seats, plays on it."""

from collections.abc import Iterator, Sequence

import pytest

from duelterm.core.card import Definition
from duelterm.core.looking import view_of
from duelterm.core.operations import relocate
from duelterm.core.rng import Chance
from duelterm.core.ruleset import RuleSet
from duelterm.session.api import RefusedAnswer
from duelterm.session.bots import RandomBot
from duelterm.session.duel import Duel
from duelterm.session.lines import lines_of
from duelterm.session.questions import question_of
from duelterm.session.simulate import Report, Watch, play_out
from tests.core.toy import BANNER, CARDS, DECK, GHOST, HAND, HERALD, PAWN, TABLE, THIEF, Toy, ToyState, worth

NAMES = ("Ann", "Ben", "Cai", "Dee")
RULES: RuleSet = Toy()


def toy(seats: int = 2, seed: int = 1, deck: Sequence[Definition] = CARDS * 3) -> Duel:
    return Duel(RULES, ToyState(seats, seed, deck))


def lay(duel: Duel, seat: int, zone: int, *names: Definition) -> None:
    """Bring cards from the deck to where a test wants them."""
    for wanted in names:
        card = next(card for card in duel.state.zones[seat][DECK] if card.definition is wanted)
        relocate(duel.state, card, seat, zone)


def begun(seats: int, mine: Sequence[Definition], table: dict[int, Sequence[Definition]]) -> Duel:
    """A duel with these cards in seat 0's hand and on the tables."""
    duel = toy(seats)
    for card in list(duel.state.zones[0][HAND]):
        relocate(duel.state, card, 0, DECK, bottom=True)
    lay(duel, 0, HAND, *mine)
    for seat, cards in table.items():
        lay(duel, seat, TABLE, *cards)
    duel.state.events.clear()
    duel.flow.close()
    return Duel(RULES, duel.state)


def play(duel: Duel, name: str) -> None:
    """Play a card by its name."""
    assert duel.decision is not None
    acts = zip(duel.keys(duel.decision), duel.decision.options, strict=True)
    duel.answer([next(key for key, act in acts if act.card is not None and act.card.definition.name == name)])


def names(duel: Duel, seat: int, zone: int) -> list[str]:
    return [card.definition.name for card in duel.state.zones[seat][zone]]


def random_play(duel: Duel, seed: int) -> Iterator[list[str]]:
    """The keys of a random duel's answers as they are given."""
    chance = Chance(seed)
    while duel.decision is not None:
        keys = duel.keys(duel.decision)
        answer = [keys[chance.below(len(keys))]]
        duel.answer(answer)
        yield answer


@pytest.mark.parametrize("seats", [2, 4])
def test_random_toys_end_and_break_no_invariant(seats: int) -> None:
    report = Report([seat % 2 for seat in range(seats)])
    for seed in range(20):
        state = ToyState(seats, seed, CARDS * 3)
        play_out(RULES, state, RandomBot(seed), report, f"toy {seed}", Watch(state))
        assert state.result is not None
        assert len(state.result.winners) == seats // 2
    assert report.violations == []
    assert report.duels == 20
    assert report.decisions > report.duels * 8


@pytest.mark.parametrize("seats", [2, 4])
def test_a_copy_made_at_an_act_goes_on_as_the_duel_does(seats: int) -> None:
    duel = toy(seats)
    pending: list[tuple[Duel, list[list[str]]]] = []
    for answer in random_play(duel, 7):
        for _, since in pending:
            since.append(answer)
        if duel.decision is not None and duel.decision.why.prompt == "act":
            pending.append((duel.fork(), []))
        elif duel.decision is not None:
            with pytest.raises(ValueError, match="copied at an act"):
                duel.fork()
    assert len(pending) > 5
    for copy, since in pending:
        before = copy.state.digest()
        assert copy.fork().state.digest() == before
        for answer in since:
            copy.answer(answer)
        assert copy.state.digest() == duel.state.digest()
        assert copy.answers == duel.answers


def test_a_copy_changes_nothing_of_the_duel() -> None:
    duel = begun(2, [PAWN, BANNER], {1: [GHOST]})
    before = duel.state.digest()
    play(duel.fork(), "Banner")
    assert duel.state.digest() == before
    assert names(duel, 0, HAND) == ["Pawn", "Banner"]


def test_the_digest_tells_states_apart_that_differ_in_one_thing() -> None:
    duel = begun(2, [PAWN, PAWN], {})
    digests = {duel.state.digest()}
    for key in duel.keys(duel.decision):
        copy = duel.fork()
        copy.answer([key])
        digests.add(copy.state.digest())
    assert len(digests) == 4


def test_a_static_works_only_from_the_table_and_on_its_side() -> None:
    duel = begun(4, [BANNER], {0: [PAWN], 1: [PAWN], 2: [PAWN]})
    pawns = [duel.state.zones[seat][TABLE][0] for seat in (0, 1, 2)]
    assert [worth(duel.state, pawn) for pawn in pawns] == [1, 1, 1]
    play(duel, "Banner")
    assert [worth(duel.state, pawn) for pawn in pawns] == [2, 1, 2]
    banner = duel.state.zones[0][TABLE][1]
    assert worth(duel.state, banner) == 1
    relocate(duel.state, banner, 0, HAND)
    assert [worth(duel.state, pawn) for pawn in pawns] == [1, 1, 1]


def test_a_trigger_fires_for_its_own_card() -> None:
    duel = begun(2, [HERALD, PAWN], {1: [HERALD]})
    play(duel, "Pawn")
    assert len(names(duel, 0, HAND)) == 1
    play(duel, "Herald")
    assert len(names(duel, 0, HAND)) == 1
    assert [event.kind for event in duel.state.events] == ["played", "played", "drawn"]


def test_a_replacement_is_offered_to_its_own_seat_and_may_be_declined() -> None:
    for answer, left in (("yes", ["Ghost"]), ("no", [])):
        duel = begun(2, [THIEF], {1: [GHOST]})
        play(duel, "Thief")
        assert duel.decision is not None
        assert duel.decision.why.prompt == "steal"
        duel.answer(duel.keys(duel.decision))
        assert duel.decision.seat == 1
        assert duel.decision.why.prompt == "replace"
        duel.answer([answer])
        assert names(duel, 1, TABLE) == left


def test_four_seats_take_turns_and_a_side_wins_together() -> None:
    duel = toy(4)
    for seat in (0, 1, 2, 3, 0):
        assert duel.decision is not None
        assert duel.decision.seat == seat
        duel.answer(["end"])
    duel = begun(4, [PAWN], {0: [PAWN, BANNER, BANNER], 2: [PAWN, PAWN]})
    play(duel, "Pawn")
    assert duel.decision is None
    assert duel.state.result.winners == (0, 2)
    assert duel.state.result.rule == "enough"
    with pytest.raises(RefusedAnswer, match="has ended"):
        duel.answer(["end"])


def test_each_seat_sees_its_own_hand_alone_and_the_public_none() -> None:
    duel = toy(4)
    for eyes in (0, 1, 2, 3, None):
        view = view_of(duel.state, RULES, duel.eyes(eyes))
        for seat in view.seats:
            assert seat.zones["deck"].cards == ()
            assert seat.zones["deck"].count == 12
            faces = [card.face is not None for card in seat.zones["hand"].cards]
            assert faces == [seat.seat == eyes] * 3
    open_duel = Duel(RULES, ToyState(4, 1, CARDS * 3), open_hands=True)
    view = view_of(open_duel.state, RULES, open_duel.eyes(None))
    assert all(card.face for seat in view.seats for card in seat.zones["hand"].cards)
    assert all(seat.zones["deck"].cards == () for seat in view.seats)


def test_news_names_a_drawn_card_to_its_seat_alone() -> None:
    duel = toy(2)
    mine, theirs, public = (lines_of(duel, NAMES, duel.eyes(eyes), 0) for eyes in (0, 1, None))
    hands = [", ".join(names(duel, seat, HAND)) for seat in (0, 1)]
    assert [line.text for line in mine] == [f"drawn: three cards: {hands[0]}", "drawn: three cards"]
    assert [line.text for line in theirs] == ["drawn: three cards", f"drawn: three cards: {hands[1]}"]
    assert [line.text for line in public] == ["drawn: three cards"] * 2


def test_a_question_names_options_by_keys_that_hold_for_it() -> None:
    duel = begun(2, [PAWN, THIEF], {1: [PAWN, GHOST]})
    question = question_of(duel, NAMES)
    assert question is not None
    assert (question.seat, question.kind, question.text, question.private) == (0, "act", "Ann: act", True)
    assert [choice.text for choice in question.choices] == ["play Pawn", "play Thief", "end"]
    assert [choice.key for choice in question.choices[:2]] == [f"play:{choice.card}" for choice in question.choices[:2]]
    play(duel, "Thief")
    question = question_of(duel, NAMES)
    assert question is not None
    assert not question.private
    assert question.source == RULES.face(THIEF)
    assert question.proposal == (question.choices[0].key,)
    table = view_of(duel.state, RULES, duel.eyes(None)).seats[1].zones["table"].cards
    assert [choice.card for choice in question.choices] == [card.handle for card in table]
