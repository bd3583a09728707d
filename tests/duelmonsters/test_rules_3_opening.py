"""Section 3: before a duel. Section 4: how it ends."""

from typing import Any

import pytest

from tests.duelmonsters.scenario import EXODIA, Scenario, monster, spell

ELF, SKULL = "Mystical Elf", "Summoned Skull"
DECK = [ELF] * 20


@pytest.mark.rule("R3-3.1")
def test_both_confirm_the_greeting_before_anything_else() -> None:
    duel = Scenario.opening(DECK, DECK)
    assert (duel.prompt, duel.who) == ("greet", "you")
    duel.act("greet")
    assert (duel.prompt, duel.who) == ("greet", "opp")
    assert not duel.asked.private
    duel.act("greet")
    assert duel.prompt == "cut"


@pytest.mark.rule("R3-3.2")
def test_each_deck_is_shuffled_and_the_opponent_picks_the_place_of_the_cut() -> None:
    cards = [monster(f"M{number}") for number in range(20)]

    def order(place: int) -> list[str]:
        duel = Scenario.opening(cards, cards, seed=3)
        duel.run_until("cut")
        assert (duel.who, duel.asked.lo, duel.asked.hi) == ("opp", 1, 19)
        duel.send(place)
        return duel.zone("you", "deck")

    low, high = order(1), order(19)
    assert sorted(low) == sorted(card.name for card in cards)
    assert low != [card.name for card in cards]
    assert low[2:] + low[:2] == high


@pytest.mark.rule("R3-3.3")
def test_the_counts_of_the_side_decks_are_told_and_no_card_of_them() -> None:
    duel = Scenario.opening(DECK, DECK, side=(10, 9))
    duel.run_until("act")
    told = [(event.seat, event.amount, event.card) for event in duel.state.events if event.kind == "side deck"]
    assert told == [(0, 10, -1), (1, 9, -1)]


def hands(duel: Scenario, *shown: str) -> None:
    """Both show a hand."""
    for hand in shown:
        assert duel.prompt == "rock paper scissors"
        assert duel.asked.private
        duel.send(hand)


@pytest.mark.rule("R3-3.4")
def test_the_winner_of_rock_paper_scissors_chooses_who_goes_first() -> None:
    duel = Scenario.opening(DECK, DECK)
    duel.run_until("rock paper scissors")
    hands(duel, "rock", "paper")
    assert (duel.prompt, duel.who) == ("who starts", "opp")
    duel.act("second")
    duel.run_until("act")
    assert duel.who == "you"


@pytest.mark.rule("R3-3.4")
def test_a_tie_is_played_again_and_nobody_sees_a_hand_before_both_are_shown() -> None:
    duel = Scenario.opening(DECK, DECK)
    duel.run_until("rock paper scissors")
    duel.send("rock")
    assert "rock paper scissors" not in duel.happened()
    duel.send("rock")
    assert duel.happened("rock paper scissors") == ["rock paper scissors"]
    hands(duel, "scissors", "paper")
    assert (duel.prompt, duel.who) == ("who starts", "you")


@pytest.mark.rule("R3-2.4", "R3-3.4")
@pytest.mark.case("Y18", "Y19")
def test_the_loser_of_the_last_duel_chooses_in_the_next() -> None:
    duel = Scenario.opening(DECK, DECK, agreed=1, first="loser")
    duel.run_until("who starts")
    assert duel.who == "opp"
    assert "rock paper scissors" not in duel.happened()
    duel.act("first")
    duel.run_until("act")
    assert duel.who == "opp"


@pytest.mark.rule("R3-3.5")
def test_each_draws_five_cards() -> None:
    duel = Scenario.opening(DECK, DECK)
    duel.run_until("act")
    assert (len(duel.zone("you", "hand")), len(duel.zone("opp", "hand"))) == (5, 5)
    assert [len(duel.zone(who, "deck")) for who in ("you", "opp")] == [15, 15]


@pytest.mark.rule("R3-2.5")
def test_an_ante_is_turned_up_from_the_top_before_the_hands_are_drawn() -> None:
    duel = Scenario.opening(DECK, DECK, ante="yes")
    duel.run_until("act")
    assert duel.zone("you", "ante") == duel.zone("opp", "ante") == [ELF]
    assert duel.happened("ante", "drawn")[:3] == ["ante", "ante", "drawn"]


@pytest.mark.rule("R3-4.1")
def test_each_has_8000_life_points_and_loses_without_any() -> None:
    duel = Scenario.opening(DECK, DECK)
    assert duel.life == (8000, 8000)
    other = Scenario(you={"monsters": [SKULL]}, life=(8000, 2000))
    other.attack(SKULL)
    assert (other.winner, other.rule, other.life) == ("you", "R3-4.1", (8000, 0))


@pytest.mark.rule("R3-4.1")
@pytest.mark.case("Y24")
@pytest.mark.parametrize("does", ["life: 3000", "damage: 8000"])
def test_who_pays_the_last_life_points_loses_before_anything_comes_of_it(does: str) -> None:
    card = spell("Dear Bargain", f"{{cost: {{pay: 1000}}, do: {{{does}}}}}")
    duel = Scenario(you={"hand": ["Dear Bargain"]}, opp={"spells": ["?Trap Hole"]}, made=[card], life=(1000, 8000))
    duel.use("Dear Bargain")
    assert (duel.winner, duel.rule, duel.life) == ("opp", "R3-4.1", (0, 8000))


@pytest.mark.rule("R3-4.2")
@pytest.mark.case("Y22")
def test_both_without_life_points_at_the_same_time_draw() -> None:
    card = spell("Last Fire", "{do: {each_player: {damage: 500, side: you}}}")
    duel = Scenario(you={"hand": ["Last Fire"]}, made=[card], life=(300, 400))
    duel.use("Last Fire")
    assert (duel.winner, duel.rule) == ("draw", "R3-4.2")


@pytest.mark.rule("R3-4.3")
@pytest.mark.parametrize(("life", "winner"), [((3000, 2000), "you"), ((2000, 3000), "opp"), ((2000, 2000), "draw")])
def test_a_card_that_cant_be_drawn_ends_the_duel_and_more_life_points_win(life: Any, winner: str) -> None:
    duel = Scenario(opp={"deck": []}, life=life)
    duel.end()
    assert (duel.winner, duel.rule) == (winner, "R3-4.3")


@pytest.mark.rule("R3-4.3")
def test_the_last_card_of_a_deck_can_be_drawn() -> None:
    duel = Scenario(opp={"deck": [ELF]})
    duel.end()
    assert (duel.who, duel.zone("opp", "hand"), duel.zone("opp", "deck")) == ("opp", [ELF], [])


@pytest.mark.rule("R3-4.3")
@pytest.mark.case("Y20")
def test_what_can_be_drawn_by_an_effect_is_drawn_first_and_may_win() -> None:
    card = spell("Big Draw", "{do: {draw: 3}}")
    held = [*EXODIA[:3], "Big Draw"]
    duel = Scenario(you={"hand": held, "deck": EXODIA[3:]}, made=[card], life=(100, 8000))
    duel.use("Big Draw")
    assert (duel.winner, duel.rule) == ("you", "R3-4.4")
    other = Scenario(you={"hand": ["Big Draw"], "deck": EXODIA[3:]}, made=[card], life=(100, 8000))
    other.use("Big Draw")
    assert (other.winner, other.rule) == ("opp", "R3-4.3")


@pytest.mark.rule("R3-4.4")
def test_all_five_pieces_in_hand_win_at_once() -> None:
    duel = Scenario(opp={"hand": EXODIA[:4], "deck": EXODIA[4:]})
    duel.end()
    assert (duel.winner, duel.rule) == ("opp", "R3-4.4")


@pytest.mark.rule("R3-4.4")
@pytest.mark.case("Y21")
def test_the_opening_five_count_and_both_having_them_is_a_draw() -> None:
    one = Scenario.opening(EXODIA, DECK)
    one.run_until("act")
    assert (one.winner, one.rule) == ("you", "R3-4.4")
    both = Scenario.opening(EXODIA, EXODIA)
    both.run_until("act")
    assert (both.winner, both.rule) == ("draw", "R3-4.4")


@pytest.mark.rule("R3-4.5")
def test_every_change_of_life_points_is_a_line_with_its_cause() -> None:
    duel = Scenario(you={"hand": ["Ookazi"], "monsters": [SKULL]}, opp={"monsters": [ELF]})
    duel.use("Ookazi")
    duel.attack(SKULL, ELF)
    lines = [(line.side, line.before, line.after, line.cause, line.source.name) for line in duel.state.sheet]
    assert lines == [(1, 8000, 7200, "damage", "Ookazi"), (1, 7200, 5500, "battle", SKULL)]
