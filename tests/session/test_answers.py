"""Answers by key: each kind of decision takes what is legal, and says why not otherwise."""

from collections.abc import Sequence
from typing import Any

import pytest

from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, PICK, Act, Decision, Why
from duelterm.core.card import Card
from duelterm.core.operations import relocate
from duelterm.session.api import RefusedAnswer
from duelterm.session.bots import RandomBot
from duelterm.session.duel import Duel
from duelterm.session.questions import question_of
from tests.core.toy import HAND, PAWN, TABLE, Toy, ToyState


class Asking(Toy):
    """Rules that ask one thing of seat 0 and keep the answer."""

    def __init__(self) -> None:
        self.given: Any = None
        self.kind, self.lo, self.hi = PICK, 1, 1
        self.more: dict[str, Any] = {}

    def options(self, state: ToyState) -> Sequence[Any]:
        """Three cards of the hand."""
        return state.zones[0][HAND]

    async def ask(self, state: ToyState) -> None:
        found = self.options(state)
        self.given = await Decision(self.kind, 0, found, self.lo, self.hi, Why("x"), private=True, **self.more)

    def run(self, state: ToyState) -> Any:
        return self.ask(state)


class Words(Asking):
    def options(self, state: ToyState) -> Sequence[Any]:
        return ("rock", "paper")


class Acts(Asking):
    def options(self, state: ToyState) -> Sequence[Any]:
        return [Act("play", state.zones[0][HAND][0]), Act("hit", state.zones[0][TABLE][0], 1), Act("end")]


class Doubt(Asking):
    def options(self, state: ToyState) -> Sequence[Any]:
        return (True, False)


def ask(rules: Asking, kind: str, lo: int = 1, hi: int = 1, **more: Any) -> Duel:
    """A duel that asks this; three pawns in hand, one on the table."""
    rules.kind, rules.lo, rules.hi, rules.more = kind, lo, hi, more
    state = ToyState(2, 1, [PAWN] * 5)
    for zone in (HAND, HAND, HAND, TABLE):
        relocate(state, state.zones[0][0][-1], 0, zone)
    return Duel(rules, state)


def refused(duel: Duel, keys: Sequence[str], message: str) -> None:
    """The answer is refused with this message, and the question stays open."""
    before = duel.decision
    with pytest.raises(RefusedAnswer, match=message):
        duel.answer(keys)
    assert duel.decision is before
    assert duel.answers == 0
    assert duel.rules.given is None


def test_an_act_is_one_of_the_offered() -> None:
    rules = Acts()
    duel = ask(rules, ACT)
    assert duel.decision is not None
    keys = duel.keys(duel.decision)
    assert [key.split(":")[0] for key in keys] == ["play", "hit", "end"]
    refused(duel, ["attack:c9"], "'attack:c9' is not offered; there is play:c1, hit:c4>seat:1, end")
    refused(duel, [], "choose one of play:c1, hit:c4>seat:1, end")
    refused(duel, keys[:2], "choose one of")
    duel.answer(keys[1:2])
    assert rules.given.verb == "hit"
    assert duel.decision is None
    assert duel.answers == 1


def test_a_pick_keeps_to_its_bounds_and_takes_no_card_twice() -> None:
    rules = Asking()
    duel = ask(rules, PICK, 1, 2)
    assert duel.decision is not None
    keys = duel.keys(duel.decision)
    refused(duel, [], "choose 1 to 2, not 0")
    refused(duel, keys, "choose 1 to 2, not 3")
    refused(duel, keys[:1] * 2, "each may be chosen once")
    refused(duel, ["c99"], "'c99' is not offered")
    duel.answer([keys[2], keys[0]])
    assert [f"c{card.mark}" for card in rules.given] == [keys[2], keys[0]]


def test_a_pick_that_is_not_allowed_together_is_refused() -> None:
    rules = Asking()
    duel = ask(rules, PICK, 2, 2, legal=lambda picked: picked[0].uid < picked[1].uid)
    assert duel.decision is not None
    ordered = sorted(duel.decision.options, key=lambda card: card.uid)
    refused(duel, [f"c{card.mark}" for card in ordered[:0:-1]], "these together are not allowed")
    duel.answer([f"c{card.mark}" for card in ordered[1:]])
    assert rules.given == ordered[1:]


def test_an_order_names_all() -> None:
    rules = Asking()
    duel = ask(rules, ORDER, 3, 3)
    assert duel.decision is not None
    keys = duel.keys(duel.decision)
    refused(duel, keys[:2], "put all of them in order")
    duel.answer(keys[::-1])
    assert [f"c{card.mark}" for card in rules.given] == keys[::-1]


@pytest.mark.parametrize("wrong", [["3"], ["-1"], ["two"], [], ["1", "2"], ["1.0"], [" 1"], ["²"], ["١"], [""]])
def test_a_number_lies_within_its_bounds(wrong: list[str]) -> None:
    refused(ask(Asking(), NUMBER, 0, 2), wrong, "a number from 0 to 2")


def test_a_number_a_name_and_yes_or_no_are_given_in_words() -> None:
    rules: Asking = Asking()
    ask(rules, NUMBER, 0, 12).answer(["12"])
    assert rules.given == 12
    rules = Words()
    duel = ask(rules, NAME)
    refused(duel, ["scissors"], "'scissors' is not offered; there is rock, paper")
    duel.answer(["paper"])
    assert rules.given == "paper"
    rules = Doubt()
    duel = ask(rules, CONFIRM)
    refused(duel, ["maybe"], "there is yes, no")
    duel.answer(["no"])
    assert rules.given is False


def test_an_answer_to_nothing_is_refused() -> None:
    duel = ask(Words(), NAME)
    duel.concede(1, "gave up")
    assert duel.decision is None
    assert duel.state.result.winners == (0,)
    with pytest.raises(RefusedAnswer, match="the duel has ended"):
        duel.answer(["rock"])


def test_a_proposal_is_told_by_its_keys() -> None:
    duel = ask(Asking(), PICK, 1, 2)
    assert duel.decision is not None
    duel.decision.proposal = duel.decision.options[1:2]
    question = question_of(duel, ("Ann", "Ben"))
    assert question is not None
    assert question.proposal == (question.choices[1].key,)
    number = question_of(ask(Asking(), NUMBER, 2, 5), ("Ann", "Ben"))
    assert number is not None
    assert (number.proposal, number.choices, number.lo, number.hi) == (("2",), (), 2, 5)


# the random bot


@pytest.mark.parametrize(
    ("rules", "kind", "lo", "hi"),
    [
        (Acts(), ACT, 1, 1),
        (Asking(), PICK, 0, 3),
        (Asking(), PICK, 2, 2),
        (Asking(), ORDER, 3, 3),
        (Asking(), NUMBER, 4, 6),
        (Words(), NAME, 1, 1),
        (Doubt(), CONFIRM, 1, 1),
    ],
)
def test_the_random_bot_answers_every_kind_of_decision_legally_and_variously(
    rules: Asking, kind: str, lo: int, hi: int
) -> None:
    bot = RandomBot(1)
    given: set[Any] = set()
    for _ in range(60):
        duel = ask(rules, kind, lo, hi)
        assert duel.decision is not None
        answer = bot.answer(duel.decision)
        if kind in (PICK, ORDER):
            assert lo <= len(answer) <= hi
            assert len({card.uid for card in answer}) == len(answer)
            assert all(isinstance(card, Card) and card in duel.decision.options for card in answer)
            given.add(tuple(card.uid for card in answer))
        elif kind == NUMBER:
            assert lo <= answer <= hi
            given.add(answer)
        else:
            assert answer in duel.decision.options
            given.add(duel.decision.options.index(answer))
    assert len(given) >= 2


def test_the_random_bot_pays_as_proposed_and_falls_back_to_what_is_legal() -> None:
    cards = [Card(uid, PAWN, 0) for uid in range(4)]
    paying = Decision(PICK, 0, cards, 2, 2, Why("pay"), proposal=cards[2:])
    barred = Decision(PICK, 0, cards, 1, 3, Why("x"), proposal=cards[3:], legal=lambda picked: picked == cards[3:])
    empty = Decision(PICK, 0, [], 0, 0, Why("look"))
    bot = RandomBot(5)
    for _ in range(20):
        assert bot.answer(paying) == cards[2:]
        assert bot.answer(barred) == cards[3:]
        assert bot.answer(empty) == []
