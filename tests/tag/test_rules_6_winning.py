"""TAG-6, TAG-7.10, TAG-7.14: how teams win, lose and draw."""

import pytest

from duelterm.duelmonsters.tag.ruleset import TagRules
from duelterm.duelmonsters.tag.switches import read_switches
from duelterm.session.duel import Duel
from tests.duelmonsters.scenario import EXODIA, language_pool
from tests.standard.playing import play
from tests.tag.scenario import Lay, Scenario, monster, spell

ELF = "Mystical Elf"
BURN = spell("Burn", "{do: {damage: 1000}}")
BURN_BOTH = spell("Burn Both", "{do: {together: [{damage: 1000}, {damage: 1000, side: you}]}}")
FLOOD = spell("Flood", "{do: {draw: 2, side: opp}}")
EACH = monster("Each", "{when: summoned, do: {each_player: [{draw: 2}]}}")
ALL = ("you", "opp", "partner", "other")


@pytest.mark.rule("TAG-6.1", "TAG-1.2", "TAG-6.2")
def test_a_team_wins_when_the_other_has_no_life_points(lay: Lay) -> None:
    duel = lay(you={"hand": ["Burn"]}, made=[BURN], life=(16000, 1000))
    play(duel, "Burn")
    assert (duel.winner, duel.rule, duel.life) == ("you", "TAG-6.1 life", (16000, 0))
    assert set(duel.state.result.winners) == {duel.seat_of("you"), duel.seat_of("partner")}
    assert duel.prompt == "over"


@pytest.mark.rule("TAG-6.1")
@pytest.mark.parametrize("who", ["opp", "partner"])
def test_who_has_no_card_for_the_draw_phase_loses_for_the_team(lay: Lay, who: str) -> None:
    duel = lay(**{who: {"deck": []}})
    for _ in ("opp", "partner")[: 1 if who == "opp" else 2]:
        duel.run_until("act")
        duel.end()
    duel.run_until("act")
    assert (duel.winner, duel.rule) == ({"opp": "you", "partner": "opp"}[who], "TAG-6.1 deck")


@pytest.mark.rule("TAG-6.1")
def test_who_cannot_draw_by_an_effect_loses_for_the_team(lay: Lay) -> None:
    forced = monster("Forced", "{when: summoned, do: {draw: 2, side: opp}}")
    duel = lay(you={"hand": ["Forced"]}, other={"deck": [ELF]}, made=[forced])
    duel.summon("Forced")
    duel.choose_player("other")
    duel.run_until("act")
    assert (duel.winner, duel.rule) == ("you", "TAG-6.1 deck")


@pytest.mark.rule("TAG-6.1")
@pytest.mark.parametrize("who", ALL)
def test_exodia_in_one_hand_wins_for_the_team(lay: Lay, who: str) -> None:
    duel = lay(**{who: {"hand": EXODIA}})
    duel.act("end")
    duel.run_until("over")
    assert (duel.winner, duel.rule) == ("you" if who in ("you", "partner") else "opp", "TAG-6.1 Exodia")


@pytest.mark.rule("TAG-7.10")
def test_pieces_that_two_partners_hold_do_not_count_together(lay: Lay) -> None:
    duel = lay(you={"hand": EXODIA[:3]}, partner={"hand": EXODIA[3:]})
    duel.end()
    duel.run_until("act")
    assert (duel.winner, duel.who) == (None, "opp")


@pytest.mark.rule("TAG-7.10")
def test_both_teams_at_0_by_one_event_is_a_draw(lay: Lay) -> None:
    duel = lay(you={"hand": ["Burn Both"]}, life=(1000, 900), made=[BURN_BOTH])
    play(duel, "Burn Both")
    assert (duel.winner, duel.rule) == ("draw", "TAG-7.10")


@pytest.mark.rule("TAG-7.10", "TAG-5.5")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [("you", "opp", "draw"), ("partner", "opp", "opp")])
def test_both_failing_to_draw_by_one_effect_is_a_draw(lay: Lay, mine: str, theirs: str, winner: str) -> None:
    short = {"you": {"hand": ["Each"], "deck": [ELF]}, "opp": {"deck": []}, "partner": {"deck": [ELF]}}
    if winner == "opp":
        del short["opp"]
    duel = lay(**short, made=[EACH])
    duel.summon("Each")
    duel.choose_player(mine)
    duel.choose_player(theirs)
    duel.run_until("act")
    assert (duel.winner, duel.rule) == (winner, "TAG-7.10" if winner == "draw" else "TAG-6.1 deck")


@pytest.mark.rule("TAG-7.10")
def test_exodia_on_both_sides_at_once_is_a_draw(lay: Lay) -> None:
    both = {"hand": EXODIA[1:], "deck": [ELF, EXODIA[0], ELF]}
    duel = lay(you={"hand": ["Each"]}, partner=both, other=both, made=[EACH])
    duel.summon("Each")
    duel.choose_player("partner")
    duel.choose_player("other")
    duel.run_until("act")
    assert (duel.winner, duel.rule) == ("draw", "TAG-7.10")


@pytest.mark.rule("TAG-7.10")
def test_exodia_in_opening_hands_of_both_teams_is_a_draw(lay: Lay) -> None:
    seat = lay().seat
    duel = Scenario.from_start(EXODIA, [ELF] * 10, [ELF] * 10, EXODIA, seat=seat)
    duel.run_until("act")
    assert (duel.winner, duel.rule, duel.state.turn) == ("draw", "TAG-7.10", 0)


@pytest.mark.rule("TAG-6.1")
def test_exodia_in_an_opening_hand_wins_before_the_first_turn(lay: Lay) -> None:
    seat = lay().seat
    duel = Scenario.from_start([ELF] * 10, [ELF] * 10, EXODIA, [ELF] * 10, seat=seat)
    duel.run_until("act")
    assert (duel.winner, duel.rule, duel.state.turn) == ("you", "TAG-6.1 Exodia", 0)


@pytest.mark.rule("TAG-7.14")
@pytest.mark.parametrize("seat", range(4))
def test_one_partner_concedes_for_the_team(seat: int) -> None:
    rules = TagRules(language_pool())
    deck = {"cards": {ELF: 40}, "fusion": {}, "side": 0}
    duel = Duel(rules, rules.begin([deck] * 4, 1, read_switches({}), None))
    duel.concede(seat, "TAG-7.14")
    assert duel.state.result.winners == tuple(other for other in range(4) if other % 2 != seat % 2)
    assert rules.words.ending(duel.state.result.rule) == "TAG-7.14: a player gave up for the team"


@pytest.mark.rule("TAG-6.2")
@pytest.mark.case("Y04")
def test_one_duel_decides_and_no_loser_chooses_for_a_next_one() -> None:
    with pytest.raises(ValueError, match="first"):
        read_switches({"first": "loser"})
