"""DM-2: the set-up."""

from typing import Any

import pytest

from duelterm.core.operations import shuffle
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.turn import lay_decks
from duelterm.duelmasters.zones import DECK, HAND, SHIELDS
from tests.duelmasters.scenario import SEATS, Scenario, pool

BOTH = ("you", "opp")
NEVER_TWICE_ALIKE = 16


def deck() -> list[str]:
    """Forty different cards."""
    return sorted(pool())[:40]


def opening(**settings: Any) -> Scenario:
    return Scenario.opening(deck(), deck(), **settings)


def order(duel: Scenario, who: str) -> list[str]:
    """The whole deck as it was before anything was dealt, bottom first."""
    return duel.zone(who, "deck") + duel.zone(who, "hand")[::-1] + duel.zone(who, "shields")[::-1]


@pytest.mark.rule("DM-2.1")
def test_both_decks_are_shuffled() -> None:
    duel = opening(seed=1, agreed=0)
    for who in BOTH:
        assert sorted(order(duel, who)) == deck()
        assert order(duel, who) != deck()
    assert order(duel, "you") != order(duel, "opp")
    assert order(opening(seed=2, agreed=0), "you") != order(duel, "you")
    assert order(opening(seed=1, agreed=0), "you") == order(duel, "you")


@pytest.mark.rule("DM-2.2", "DM-2.3")
def test_the_top_five_cards_become_shields_and_the_next_five_the_hand() -> None:
    before = DuelState(2, 7)
    lay_decks(before, [[pool()[name] for name in deck()]] * 2)
    for seat in (0, 1):
        shuffle(before, seat, DECK)
    duel = opening(seed=7, agreed=0)
    for who in BOTH:
        names = [card.definition.name for card in reversed(before.zones[SEATS[who]][DECK])]
        assert duel.zone(who, "shields") == names[:5]
        assert duel.zone(who, "hand") == names[5:10]
        assert len(duel.zone(who, "deck")) == 30


@pytest.mark.rule("DM-2.2")
def test_shields_lie_face_down_in_a_row_unseen_by_both() -> None:
    duel = opening(agreed=0)
    for who in BOTH:
        assert duel.places(who) == [1, 2, 3, 4, 5]
        assert [duel.state.sight(card) for card in duel.state.zones[SEATS[who]][SHIELDS]] == [0] * 5


@pytest.mark.rule("DM-2.2")
def test_shields_keep_their_places_and_a_new_one_goes_to_the_end() -> None:
    duel = Scenario(
        you={"battle": ["Immortal Baron, Vorg"]},
        opp={"hand": ["Skysword, the Savage Vizier"], "mana": ["Fear Fang", "Lok, Vizier of Hunting"] * 3},
    )
    duel.attack("Immortal Baron, Vorg")
    duel.break_shield(2)
    duel.take()
    assert duel.places("opp") == [1, 3, 4, 5]
    duel.end()
    duel.play("Skysword, the Savage Vizier")
    assert duel.places("opp") == [1, 3, 4, 5, 6]
    assert duel.state.sight(duel.state.zones[1][SHIELDS][-1]) == 0


@pytest.mark.rule("DM-2.3")
def test_hands_are_seen_by_their_owners_only() -> None:
    duel = opening(agreed=0)
    for who in BOTH:
        hand = duel.state.zones[SEATS[who]][HAND]
        assert len(hand) == 5
        assert {duel.state.sight(card) for card in hand} == {1 << SEATS[who]}


@pytest.mark.rule("DM-2.4")
def test_by_chance_either_player_goes_first() -> None:
    starters = {opening(seed=seed, first="chance").who for seed in range(NEVER_TWICE_ALIKE)}
    assert starters == {"you", "opp"}


@pytest.mark.rule("DM-2.4")
def test_by_rock_paper_scissors_each_chooses_unseen_until_one_beats_the_other() -> None:
    duel = opening(first="rock_paper_scissors")
    assert len(duel.zone("you", "hand")) == len(duel.zone("opp", "hand")) == 5
    for hands in (("rock", "rock"), ("scissors", "rock")):
        for who, hand in zip(BOTH, hands, strict=True):
            assert (duel.prompt, duel.who, duel.asked.private) == ("rock paper scissors", who, True)
            assert duel.options() == ["rock", "paper", "scissors"]
            duel.send(hand)
    assert (duel.prompt, duel.who) == ("act", "opp")


@pytest.mark.rule("DM-2.4")
@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (("rock", "scissors"), "you"),
        (("scissors", "paper"), "you"),
        (("paper", "rock"), "you"),
        (("paper", "scissors"), "opp"),
    ],
)
def test_what_beats_what(hands: tuple[str, str], winner: str) -> None:
    duel = opening(first="rock_paper_scissors")
    for hand in hands:
        duel.send(hand)
    assert duel.who == winner


@pytest.mark.rule("DM-2.4")
@pytest.mark.parametrize("who", BOTH)
def test_by_agreement_the_named_player_goes_first(who: str) -> None:
    for seed in range(NEVER_TWICE_ALIKE):
        duel = opening(seed=seed, agreed=SEATS[who], first="agreement")
        assert (duel.prompt, duel.who) == ("act", who)


@pytest.mark.rule("DM-2.4")
def test_it_is_settled_last() -> None:
    duel = opening()
    assert duel.happened("set up", "goes first", "turn begins")[:3] == ["set up", "goes first", "turn begins"]
