"""Chains among four: who is asked, in which order; who may use what (TAG-7.1 to TAG-7.3)."""

import pytest

from tests.tag.scenario import Lay, Scenario, monster, spell, trap

ELF = "Mystical Elf"
SPARK = spell("Spark", "{do: {damage: 100}}")
QUICK = spell("Quick", "{do: {damage: 200}}", icon="quick")
SNARE = trap("Snare", "{do: {life: 10}}")
HOLE = spell("Hole", "{do: {destroy: {all: true}}}")
MUST = monster("Must", "{when: sent to graveyard, from: field, do: {life: 1}}")
MAY = monster("May", "{when: sent to graveyard, from: field, optional: true, do: {life: 1}}")
MADE = (SPARK, QUICK, SNARE, HOLE, MUST, MAY)
ALL = ("you", "opp", "partner", "other")
SET = {"spells": ["?Snare", "?Snare"]}


def asked_in_order(duel: Scenario) -> list[tuple[str, str]]:
    """Who is asked for an answer, and what for, when everybody declines."""
    found = []
    while duel.prompt in duel.answering:
        found.append((duel.who, duel.prompt))
        duel.pass_()
    return found


@pytest.mark.rule("TAG-7.1")
def test_the_seats_are_asked_from_the_one_after_who_acted_until_four_decline(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark"], **SET}, opp=SET, partner=SET, other=SET, made=MADE)
    duel.use("Spark")
    for who in ("opp", "partner"):
        assert duel.who == who
        duel.pass_()
    assert duel.who == "other"
    duel.turn_up("Snare")
    order = asked_in_order(duel)
    assert [who for who, prompt in order if prompt == "chain"] == ["you", "opp", "partner", "other"]
    assert [who for who, prompt in order if prompt == "answer"] == list(ALL), "the turn player is first after a chain"


@pytest.mark.rule("TAG-7.1")
def test_the_other_three_are_asked_when_the_turn_player_moves_on(lay: Lay) -> None:
    duel = lay(you=SET, opp=SET, partner=SET, other=SET, made=MADE)
    duel.act("end")
    asked = []
    while duel.prompt == "phase end":
        asked.append(duel.who)
        duel.pass_()
    assert asked == ["opp", "partner", "other"]


@pytest.mark.rule("TAG-7.2")
def test_triggers_are_ordered_by_seat_the_mandatory_ones_first(lay: Lay) -> None:
    laid = {"monsters": ["May", "Must"]}
    duel = lay(you={"hand": ["Hole"], **laid}, opp=laid, partner=laid, other=laid, made=MADE)
    duel.use("Hole")
    willing = []
    while duel.prompt == "may":
        willing.append(duel.who)
        duel.yes()
    assert willing == list(ALL)
    used = [(event.definition.name, duel.who_is(event.seat)) for event in duel.state.events if event.kind == "used"]
    assert used == [("Must", who) for who in ALL] + [("May", who) for who in ALL]


@pytest.mark.rule("TAG-7.3")
def test_the_partner_answers_as_any_player_out_of_turn(lay: Lay) -> None:
    laid = {"hand": ["Quick", "Spark"], "spells": ["?Snare", "?Quick", "?Spark"]}
    duel = lay(you={"hand": ["Spark"]}, partner=laid, made=MADE)
    duel.use("Spark")
    assert (duel.who, duel.options()) == ("partner", ["turn up Snare", "turn up Quick", "pass"])


@pytest.mark.rule("TAG-7.3")
def test_a_card_set_by_anyone_ripens_with_the_next_turn(lay: Lay) -> None:
    duel = lay(you={"hand": ["Snare"]}, made=MADE)
    duel.set("Snare")
    duel.act("end")
    while duel.who != "you":
        duel.pass_()
    assert (duel.state.step, duel.offers("turn up", "Snare")) == ("draw", True)
    assert duel.state.active == duel.seat_of("opp")
