"""Section 1: how a duel is won, lost and drawn (STD-1.4), and what comes before it (STD-1.5)."""

import pytest

from duelterm.duelmonsters.ops import draw
from tests.duelmonsters.scenario import EXODIA
from tests.standard.playing import next_turn, play
from tests.standard.scenario import Lay, Scenario, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
BURN = spell("Burn", "{do: {damage: 1000}}")
BURN_BOTH = spell("Burn Both", "{do: {together: [{damage: 1000}, {damage: 1000, side: you}]}}")
BURN_AND_HEAL = spell("Burn and Heal", "{do: [{life: -1000}, {life: 3000}]}")
EACH_TWO = spell("Each Two", "{do: {each_player: [{draw: 2}]}}")
SNARE = trap("Snare", "{do: {damage: 500}}")


def opening(you: list[str], opp: list[str]) -> Scenario:
    """A duel from before its start, in which you go first."""
    return Scenario.opening(you, opp, agreed=0, first="agreement")


@pytest.mark.rule("STD-1.4")
def test_each_has_8000_life_points_and_loses_with_none(lay: Lay) -> None:
    duel = lay(you={"hand": ["Burn"]}, made=[BURN])
    assert duel.life == (8000, 8000)
    duel.state.life[duel.seat_of("opp")] = 1000
    play(duel, "Burn")
    assert (duel.winner, duel.rule) == ("you", "STD-1.4 life")
    assert duel.life[1] == 0


@pytest.mark.rule("STD-1.4")
def test_life_points_end_the_duel_at_once_within_an_effect(lay: Lay) -> None:
    duel = lay(you={"hand": ["Burn and Heal"]}, life=(1000, 8000), made=[BURN_AND_HEAL])
    play(duel, "Burn and Heal")
    assert (duel.winner, duel.rule) == ("opp", "STD-1.4 life")
    assert duel.life[0] == 0


@pytest.mark.rule("STD-1.4")
def test_both_at_0_by_one_event_is_a_draw(lay: Lay) -> None:
    duel = lay(you={"hand": ["Burn Both"]}, life=(1000, 900), made=[BURN_BOTH])
    play(duel, "Burn Both")
    assert (duel.winner, duel.rule) == ("draw", "STD-1.4 both")


@pytest.mark.rule("STD-1.4")
def test_who_has_no_card_to_draw_in_the_draw_phase_loses(lay: Lay) -> None:
    duel = lay(opp={"deck": []})
    duel.end()
    assert (duel.winner, duel.rule) == ("you", "STD-1.4 deck")
    assert duel.state.active == duel.seat_of("opp")


@pytest.mark.rule("STD-1.4")
def test_who_cant_draw_by_an_effect_loses_when_it_has_resolved(lay: Lay) -> None:
    duel = lay(you={"hand": ["Each Two"], "deck": [ELF]}, opp={"deck": [ELF] * 2}, made=[EACH_TWO])
    play(duel, "Each Two")
    assert (duel.winner, duel.rule) == ("opp", "STD-1.4 deck")
    assert duel.zone("opp", "hand") == [ELF, ELF]


@pytest.mark.rule("STD-1.4")
def test_both_decks_too_short_by_one_effect_is_a_draw(lay: Lay) -> None:
    duel = lay(you={"hand": ["Each Two"], "deck": [ELF]}, opp={"deck": []}, made=[EACH_TWO])
    play(duel, "Each Two")
    assert (duel.winner, duel.rule) == ("draw", "STD-1.4 both")


@pytest.mark.rule("STD-1.4")
def test_exodia_in_the_opening_hand_wins_before_the_first_turn() -> None:
    duel = opening(EXODIA, [ELF] * 10)
    duel.run_until("act")
    assert (duel.winner, duel.rule) == ("you", "STD-1.4 Exodia")
    assert duel.state.turn == 0


@pytest.mark.rule("STD-1.4")
def test_exodia_in_both_opening_hands_is_a_draw() -> None:
    duel = opening(EXODIA, EXODIA)
    duel.run_until("act")
    assert (duel.winner, duel.rule) == ("draw", "STD-1.4 both")


@pytest.mark.rule("STD-1.4")
def test_exodia_is_looked_for_after_the_turns_draw(lay: Lay) -> None:
    duel = lay(opp={"hand": EXODIA[1:], "deck": [ELF, EXODIA[0]]})
    duel.end()
    assert (duel.winner, duel.rule) == ("opp", "STD-1.4 Exodia")
    assert "standby phase" not in duel.happened()


@pytest.mark.rule("STD-1.4")
def test_exodia_is_looked_for_when_an_effect_has_resolved_and_not_within_it(lay: Lay) -> None:
    draws_and_discards = spell("Tide", "{do: [{draw: 1}, {discard: {choose: 1}}]}")
    hand = [*EXODIA[1:], "Tide"]
    duel = lay(you={"hand": hand, "deck": [ELF, EXODIA[0]]}, made=[draws_and_discards])
    duel.use("Tide")
    duel.pass_all()
    duel.pick(EXODIA[1])
    duel.pass_all()
    assert (duel.winner, duel.prompt) == (None, "act")
    duel = lay(you={"hand": [*hand, ELF], "deck": [ELF, EXODIA[0]]}, made=[draws_and_discards])
    duel.use("Tide")
    duel.pass_all()
    duel.pick(ELF)
    assert (duel.winner, duel.rule) == ("you", "STD-1.4 Exodia")


@pytest.mark.rule("STD-1.4")
def test_exodia_wins_between_two_links_of_a_chain(lay: Lay) -> None:
    draws = spell("Draw", "{do: {draw: 1}}", icon="quick")
    duel = lay(
        you={"hand": [*EXODIA[1:], "Burn", "Draw"], "deck": [ELF, EXODIA[0]]},
        opp={"spells": ["?Snare"]},
        made=[BURN, SNARE, draws],
    )
    duel.use("Burn")
    duel.turn_up("Snare")
    duel.use("Draw")
    duel.pass_all()
    assert (duel.winner, duel.life) == ("you", (8000, 8000))


@pytest.mark.rule("STD-1.4")
def test_who_completes_exodia_by_an_effect_for_which_the_deck_was_too_short_loses(lay: Lay) -> None:
    duel = lay(you={"hand": [*EXODIA[1:], "Each Two"], "deck": [EXODIA[0]]}, made=[EACH_TWO])
    play(duel, "Each Two")
    assert (duel.winner, duel.rule) == ("opp", "STD-1.4 deck")


@pytest.mark.rule("STD-1.4")
def test_both_completing_exodia_by_one_effect_is_a_draw(lay: Lay) -> None:
    both = {"hand": EXODIA[1:], "deck": [EXODIA[0], ELF]}
    duel = lay(you={"hand": [*EXODIA[1:], "Each Two"], "deck": [EXODIA[0], ELF]}, opp=both, made=[EACH_TWO])
    play(duel, "Each Two")
    assert (duel.winner, duel.rule) == ("draw", "STD-1.4 both")


@pytest.mark.rule("STD-1.5")
def test_each_deck_is_shuffled_and_cut_by_the_opponent_and_each_draws_five() -> None:
    duel = opening([ELF] * 10, [SKULL] * 10)
    assert (duel.prompt, duel.who) == ("cut", "opp")
    marks = [card.mark for card in duel.cards("you", "deck")]
    duel.send(4)
    assert [card.mark for card in duel.cards("you", "deck")] == [*marks[6:], *marks[:6]]
    assert (duel.prompt, duel.who) == ("cut", "you")
    duel.send(1)
    duel.pass_all()
    assert duel.happened()[:3] == ["cut", "cut", "goes first"]
    assert duel.happened().count("drawn") == 5 + 5 + 1
    assert (len(duel.zone("you", "hand")), len(duel.zone("opp", "hand"))) == (6, 5)


@pytest.mark.rule("STD-1.5")
def test_a_shuffled_deck_lies_in_another_order_than_before() -> None:
    names = sorted([ELF, SKULL, "Dark Magician", "Baby Dragon", "Time Wizard", "Celtic Guardian"])
    before = [name for name in names for _ in range(3)]
    duel = opening(before, [ELF] * 10)
    assert [card.definition.name for card in duel.cards("you", "deck")] != before
    assert sorted(card.definition.name for card in duel.cards("you", "deck")) == before


@pytest.mark.rule("STD-1.3")
def test_the_winner_of_the_throw_chooses_who_goes_first() -> None:
    duel = Scenario.opening([ELF] * 10, [ELF] * 10, first="rock_paper_scissors")
    duel.run_until("rock paper scissors")
    duel.send("rock")
    duel.send("paper")
    assert (duel.prompt, duel.who) == ("who starts", "opp")
    duel.act("second")
    duel.pass_all()
    assert (duel.prompt, duel.who) == ("act", "you")


def test_drawing_with_no_deck_is_remembered_by_seat(lay: Lay) -> None:
    duel = lay(opp={"deck": []})
    seat = duel.seat_of("opp")
    assert draw(duel.state, seat, -1) is None
    assert duel.state.clone().short == {seat}


@pytest.mark.rule("STD-1.4")
def test_a_turn_with_cards_in_both_decks_goes_on(lay: Lay) -> None:
    duel = lay(you={"deck": [ELF]}, opp={"deck": [ELF]})
    next_turn(duel)
    assert duel.winner is None
    next_turn(duel)
    assert duel.winner is None
    next_turn(duel)
    assert (duel.winner, duel.rule) == ("you", "STD-1.4 deck")
