"""Section 2: the phases of a turn (STD-2.1, STD-2.2), phases that are skipped, had twice or ended by an effect."""

import pytest

from duelterm.core.flow import Flow
from duelterm.duelmonsters.phases import DRAW_PHASE, STANDBY_PHASE, TURN, end_phase_now, skip
from duelterm.duelmonsters.standard.extras import grant
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2
from tests.duelmonsters.scenario import describe
from tests.standard.playing import next_turn
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
TITHE = spell("Tithe", "{when: standby phase, of: you, do: {life: 300}}", icon="continuous")
LATE = spell("Late", "{when: end phase, of: you, do: {life: 50}}", icon="continuous")
SNARE = trap("Snare", "{do: {damage: 500}}")


def phases(duel: Scenario) -> list[str]:
    """What has told of phases so far."""
    return duel.happened(
        "turn begins", "drawn", "standby phase", "battle phase starts", "battle phase ends", "end phase"
    )


@pytest.mark.rule("STD-2.1")
def test_the_phases_follow_each_other(lay: Lay) -> None:
    duel = lay(opp={"monsters": [SKULL]})
    duel.end()
    duel.pass_all()
    assert phases(duel) == ["end phase", "turn begins", "drawn", "standby phase"]
    assert (duel.who, duel.state.step) == ("opp", MAIN_1)
    duel.act("battle")
    duel.pass_all()
    assert duel.state.step == "battle"
    duel.act("end battle")
    duel.pass_all()
    assert duel.state.step == MAIN_2
    duel.act("end")
    duel.pass_all()
    assert phases(duel)[4:] == [
        "battle phase starts",
        "battle phase ends",
        "end phase",
        "turn begins",
        "drawn",
        "standby phase",
    ]
    assert (duel.who, duel.state.step) == ("you", MAIN_1)


@pytest.mark.rule("STD-2.1")
def test_main_phase_2_comes_only_after_a_battle_phase_and_there_is_no_second_one(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL], "hand": [ELF]})
    duel.act("battle")
    duel.pass_all()
    assert not duel.offers("summon")
    assert "end" not in duel.options()
    duel.act("end battle")
    duel.pass_all()
    assert duel.state.step == MAIN_2
    assert duel.offers("summon", ELF)
    assert not duel.offers("battle")


@pytest.mark.rule("STD-2.1")
def test_the_first_player_draws_in_the_first_turn_too() -> None:
    duel = Scenario.opening([ELF] * 10, [ELF] * 10, agreed=1, first="agreement")
    duel.run_until("act")
    assert duel.who == "opp"
    assert (len(duel.zone("you", "hand")), len(duel.zone("opp", "hand"))) == (5, 6)


@pytest.mark.rule("STD-2.2")
def test_the_first_player_has_no_battle_phase_in_the_first_turn() -> None:
    duel = Scenario.opening([SKULL] * 10, [ELF] * 10, agreed=1, first="agreement")
    duel.run_until("act")
    duel.summon(ELF)
    duel.run_until("act")
    assert not duel.offers("battle")
    assert duel.offers("end")
    next_turn(duel)
    assert duel.offers("battle")
    next_turn(duel)
    assert duel.offers("battle")


@pytest.mark.rule("STD-2.1")
def test_who_has_more_than_six_cards_at_the_end_discards_down_to_six(lay: Lay) -> None:
    duel = lay(you={"hand": [ELF] * 5 + [SKULL] * 3}, opp={"hand": [ELF] * 8})
    duel.act("end")
    duel.pass_all()
    assert (duel.prompt, duel.who, duel.asked.private) == ("hand limit", "you", True)
    assert (duel.asked.lo, duel.asked.hi, len(duel.options())) == (2, 2, 8)
    duel.pick(SKULL, ELF)
    duel.pass_all()
    assert duel.zone("you", "graveyard") == [SKULL, ELF]
    assert duel.zone("you", "hand") == [ELF] * 4 + [SKULL] * 2
    assert len(duel.zone("opp", "hand")) == 9
    discarded = [event for event in duel.state.events if event.kind == "discarded"]
    assert {event.cause for event in discarded} == {"rule"}


@pytest.mark.rule("STD-2.1")
def test_with_six_cards_nothing_is_discarded(lay: Lay) -> None:
    duel = lay(you={"hand": [ELF] * 6})
    next_turn(duel)
    assert (duel.who, len(duel.zone("you", "hand"))) == ("opp", 6)


@pytest.mark.rule("STD-2.1")
def test_standby_and_end_phase_are_for_what_cards_say(lay: Lay) -> None:
    duel = lay(you={"spells": ["Tithe", "Late"]}, made=[TITHE, LATE])
    next_turn(duel)
    assert duel.life == (8050, 8000)
    next_turn(duel)
    assert duel.life == (8350, 8000)


@pytest.mark.rule("STD-3.3")
@pytest.mark.parametrize(("act", "step"), [("battle", MAIN_1), ("end", MAIN_1)])
def test_a_phase_ends_only_if_nobody_starts_a_chain(lay: Lay, act: str, step: str) -> None:
    duel = lay(opp={"spells": ["?Snare", "?Snare"]}, made=[SNARE])
    duel.act(act)
    assert (duel.prompt, duel.who) == ("phase end", "opp")
    duel.turn_up("Snare")
    duel.pass_all()
    assert (duel.prompt, duel.who, duel.state.step) == ("act", "you", step)
    assert duel.life == (7500, 8000)
    duel.act(act)
    duel.pass_()
    assert duel.state.step != step


@pytest.mark.rule("STD-3.3")
def test_the_battle_phase_ends_only_if_nobody_starts_a_chain(lay: Lay) -> None:
    duel = lay(opp={"spells": ["?Snare", "?Snare"]}, made=[SNARE])
    duel.act("battle")
    duel.pass_all()
    duel.act("end battle")
    assert duel.prompt == "phase end"
    duel.turn_up("Snare")
    duel.pass_all()
    assert (duel.prompt, duel.state.step) == ("act", "battle")
    duel.act("end battle")
    duel.pass_all()
    assert duel.state.step == MAIN_2


@pytest.mark.rule("STD-3.3")
@pytest.mark.parametrize("count", [1, 2])
def test_in_draw_standby_and_end_phase_chains_may_follow_each_other(lay: Lay, count: int) -> None:
    duel = lay(opp={"spells": ["?Snare"] * 3}, made=[SNARE])
    duel.act("end")
    duel.pass_()
    assert (duel.prompt, duel.who, duel.state.step) == ("answer", "opp", "end")
    for _ in range(count):
        duel.turn_up("Snare")
        while duel.prompt == "chain":
            duel.pass_()
        assert duel.state.step == "end"
    duel.pass_()
    assert duel.life == (8000 - 500 * count, 8000)
    assert duel.state.step == "draw"


@pytest.mark.rule("STD-6.5")
def test_a_skipped_draw_phase_doesnt_come_and_only_the_next_one_is_skipped(lay: Lay) -> None:
    duel = lay()
    skip(duel.state, duel.seat_of("opp"), DRAW_PHASE)
    next_turn(duel)
    assert (duel.who, duel.zone("opp", "hand")) == ("opp", [])
    next_turn(duel)
    assert duel.zone("you", "hand") == [ELF]
    next_turn(duel)
    assert duel.zone("opp", "hand") == [ELF]


def test_the_next_ones_of_two_effects_are_the_same_ones(lay: Lay) -> None:
    duel = lay()
    skip(duel.state, duel.seat_of("opp"), DRAW_PHASE, 2)
    skip(duel.state, duel.seat_of("opp"), DRAW_PHASE, 1)
    for hand in ([], [], [ELF]):
        next_turn(duel)
        assert duel.zone("opp", "hand") == hand
        next_turn(duel)


def test_a_skipped_standby_phase_and_a_skipped_turn(lay: Lay) -> None:
    duel = lay(you={"spells": ["Tithe"]}, made=[TITHE])
    skip(duel.state, duel.seat_of("you"), STANDBY_PHASE)
    skip(duel.state, duel.seat_of("opp"), TURN)
    duel.end()
    duel.pass_all()
    assert (duel.who, duel.life, duel.zone("you", "hand")) == ("you", (8000, 8000), [ELF])
    assert duel.state.begun == ([3, 2] if duel.seat == 0 else [2, 3])
    next_turn(duel)
    assert duel.who == "opp"


def test_one_more_battle_phase_follows_the_first_and_each_monster_attacks_in_it(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]})
    grant(duel.state, duel.seat_of("you"))
    duel.attack(SKULL)
    duel.pass_all()
    assert not duel.offers("attack")
    duel.act("end battle")
    duel.pass_all()
    assert duel.state.step == "battle"
    duel.attack(SKULL)
    duel.pass_all()
    duel.act("end battle")
    duel.pass_all()
    assert (duel.state.step, duel.life) == (MAIN_2, (8000, 3000))
    assert not duel.offers("change", SKULL)


def test_one_more_battle_phase_that_isnt_had_in_its_turn_is_gone(lay: Lay) -> None:
    duel = lay(you={"monsters": [SKULL]})
    grant(duel.state, duel.seat_of("you"))
    grant(duel.state, duel.seat_of("opp"))
    next_turn(duel)
    assert duel.state.extras == {("battle phase", duel.seat_of("opp")): 1}
    next_turn(duel)
    assert duel.state.extras == {}


def test_an_effect_that_ends_the_battle_phase_ends_it_at_once(lay: Lay) -> None:
    halt = trap("Halt", "{'on': attacks, of: {side: opp}, do: {end: battle phase}}")
    duel = lay(you={"monsters": [SKULL, SKULL]}, opp={"spells": ["?Halt"]}, made=[halt])
    duel.act("battle")
    duel.pass_all()
    duel.attack(SKULL)
    duel.turn_up("Halt")
    duel.pass_all()
    assert (duel.state.step, duel.prompt, duel.who, duel.life) == (MAIN_2, "act", "you", (8000, 8000))
    assert "battle phase ends" in duel.happened()
    assert not duel.state.phase_over


def test_outside_the_battle_phase_there_is_none_to_end(lay: Lay) -> None:
    duel = lay()
    assert not end_phase_now(duel.state)
    assert not duel.state.phase_over


def test_a_copy_of_the_state_goes_on_as_the_duel_does(lay: Lay) -> None:
    """Between two acts the coroutine holds nothing: a new one over a copy asks the same and comes to the same."""
    duel = lay(
        you={"monsters": [SKULL, "?" + ELF], "hand": [ELF, SKULL, "Snare"]},
        opp={"spells": ["?Snare", "Tithe"], "monsters": [ELF], "hand": [ELF] * 7},
        made=[SNARE, TITHE],
    )
    grant(duel.state, duel.seat_of("you"))
    skip(duel.state, duel.seat_of("opp"), DRAW_PHASE)
    copy = duel.state.clone()
    other = Flow(duel.rules(copy))
    for step in range(120):
        asked = (duel.asked, other.decision)
        assert [describe(option) for option in asked[0].options] == [describe(option) for option in asked[1].options]
        index = step % len(asked[0].options) if asked[0].kind == "act" else 0
        for flow, decision in zip((duel.flow, other), asked, strict=True):
            many = decision.kind in ("pick", "order")
            flow.send(list(decision.options[: decision.lo]) if many else decision.options[index])
        assert copy.digest() == duel.state.digest()
        if duel.prompt == "act":
            copy = copy.clone()
            other = Flow(duel.rules(copy))
    assert duel.state.turn > 6


def test_cards_that_came_this_turn_are_no_longer_fresh_in_the_next(lay: Lay) -> None:
    made = [monster("Weak"), SNARE]
    duel = lay(you={"hand": ["Weak", "Snare"]}, made=made)
    duel.set("Snare")
    duel.pass_all()
    duel.summon("Weak")
    duel.pass_all()
    assert {card.fresh for card in (*duel.cards("you", "spells"), *duel.cards("you", "monsters"))} == {True}
    next_turn(duel)
    assert {card.fresh for card in (*duel.cards("you", "spells"), *duel.cards("you", "monsters"))} == {False}
