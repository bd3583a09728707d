"""Chains: speeds, who may answer when, windows, triggers that are met together (STD-3.1 to STD-3.3, STD-3.6)."""

from collections.abc import Sequence

import pytest

from tests.standard.playing import next_turn
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
SPARK = spell("Spark", "{do: {damage: 100}}")
QUICK = spell("Quick", "{do: {damage: 200}}", icon="quick")
SNARE = trap("Snare", "{do: {damage: 400}}")
COUNTER = trap("Counter", "{'on': activated, do: {damage: 800}}", icon="counter")
WELL = spell("Well", "{activate: ignition, do: {damage: 1600}}", icon="continuous")
SPRING = trap("Spring", "{activate: quick, cost: {pay: 10}, do: {damage: 3200}}", icon="continuous")
MADE = (SPARK, QUICK, SNARE, COUNTER, WELL, SPRING)


def damages(duel: Scenario) -> list[int]:
    """The damage done so far, in order."""
    return [event.amount for event in duel.state.events if event.kind == "damaged"]


def asked_in_order(duel: Scenario) -> list[tuple[str, str]]:
    """Who is asked for an answer, and what for, when everybody declines."""
    found = []
    while duel.prompt in duel.answering:
        found.append((duel.who, duel.prompt))
        duel.pass_()
    return found


# STD-3.1


@pytest.mark.rule("STD-3.1")
@pytest.mark.parametrize(
    ("first", "answers"),
    [
        (("use", "Spark"), {"Quick", "Snare", "Counter", "Spring"}),
        (("turn up", "Snare"), {"Quick", "Snare", "Counter", "Spring"}),
        (("activate", "Well"), {"Quick", "Snare", "Spring"}),
    ],
)
def test_answers_need_speed_two(lay: Lay, first: tuple[str, str], answers: set[str]) -> None:
    """A counter trap that waits for a card's activation doesn't answer an effect."""
    laid = {"hand": ["Spark", "Spark"], "spells": ["Well", "?Snare"]}
    down = ["?Quick", "?Snare", "?Counter", "?Spark", "Spring"]
    duel = lay(you=laid, opp={"spells": down, "monsters": [ELF]}, made=MADE)
    duel.act(*first)
    assert (duel.who, duel.prompt) == ("opp", "chain")
    assert set(duel.options()) == {
        "pass",
        *(f"{'activate' if name == 'Spring' else 'turn up'} {name}" for name in answers),
    }


@pytest.mark.rule("STD-3.1")
def test_only_a_counter_trap_answers_a_counter_trap(lay: Lay) -> None:
    duel = lay(
        you={"hand": ["Spark", "Quick"], "spells": ["?Counter", "?Snare", "Spring"]},
        opp={"spells": ["?Counter"]},
        made=MADE,
    )
    duel.use("Spark")
    duel.turn_up("Counter")
    assert (duel.who, duel.options()) == ("you", ["turn up Counter", "pass"])
    duel.turn_up("Counter")
    assert asked_in_order(duel) == [("you", "chain"), ("you", "answer")]
    assert damages(duel) == [800, 800, 100]


# STD-3.2


@pytest.mark.rule("STD-3.2")
def test_links_resolve_last_in_first_out(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark", "Quick"]}, opp={"spells": ["?Snare"] * 3}, made=MADE)
    duel.use("Spark")
    duel.turn_up("Snare")
    duel.use("Quick")
    assert (duel.who, damages(duel)) == ("opp", [])
    duel.turn_up("Snare")
    assert [link.event.amount for link in duel.state.chain] == [1, 2, 3, 4]
    duel.pass_all()
    assert damages(duel) == [400, 200, 400, 100]
    assert duel.happened("activated", "resolves") == ["activated"] * 4 + ["resolves"] * 4


@pytest.mark.rule("STD-3.2")
def test_the_opponent_answers_first_then_the_player_until_both_decline(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark"], "spells": ["?Snare", "?Snare"]}, opp={"spells": ["?Snare", "?Snare"]}, made=MADE)
    duel.use("Spark")
    assert duel.who == "opp"
    duel.pass_()
    assert (duel.who, duel.prompt) == ("you", "chain")
    duel.turn_up("Snare")
    assert duel.who == "opp", "who declined before is asked about the new link"
    duel.turn_up("Snare")
    assert duel.who == "you"
    duel.pass_()
    assert (duel.who, duel.prompt) == ("opp", "chain")
    duel.pass_()
    assert damages(duel) == [400, 400, 100]


@pytest.mark.rule("STD-3.2", "STD-3.8")
def test_costs_and_targets_are_settled_on_activation(lay: Lay) -> None:
    aimed = trap("Aimed", "{cost: {pay: 1000}, target: {choose: 1}, do: {destroy: target}}")
    fetch = spell("Fetch", "{target: {choose: 1}, do: {move: target, to: hand}}", icon="quick")
    duel = lay(
        you={"hand": ["Fetch"], "spells": ["?Aimed"], "monsters": [ELF]},
        opp={"spells": ["?Snare"], "monsters": [SKULL]},
        made=(*MADE, aimed, fetch),
    )
    duel.turn_up("Aimed")
    duel.pick(SKULL)
    assert (duel.life, duel.who, duel.prompt) == ((7000, 8000), "opp", "chain")
    duel.pass_()
    duel.use("Fetch")
    duel.pick(SKULL)
    duel.pass_all()
    assert (duel.zone("opp", "hand"), duel.life) == ([SKULL], (7000, 8000))
    assert duel.zone("you", "monsters") == [ELF]


# STD-3.3


@pytest.mark.rule("STD-3.3")
def test_after_an_act_the_turn_player_is_asked_first_then_the_opponent(lay: Lay) -> None:
    duel = lay(you={"hand": [ELF, "Quick"]}, opp={"spells": ["?Snare"]}, made=MADE)
    duel.summon(ELF)
    assert (duel.who, duel.asked.why.told) == ("opp", ("would be summoned",)), "only a set card could negate it"
    duel.pass_()
    assert asked_in_order(duel) == [("you", "answer"), ("opp", "answer")]
    assert duel.prompt == "act"


@pytest.mark.rule("STD-3.3")
@pytest.mark.parametrize("act", ["summon", "set", "change", "attack"])
def test_each_act_that_starts_no_chain_may_be_answered(lay: Lay, act: str) -> None:
    duel = lay(
        you={"hand": [ELF, "Quick"], "monsters": [SKULL]}, opp={"spells": ["?Snare"], "monsters": [ELF]}, made=MADE
    )
    if act == "attack":
        duel.act("battle")
        duel.pass_all()
    doing = {"summon": (act, ELF), "set": (act, ELF), "change": (act, SKULL), "attack": (act, SKULL, ELF)}[act]
    duel.act(*doing)
    if duel.asked.why.told == ("would be summoned",):
        duel.pass_()
    prompt = "answer attack" if act == "attack" else "answer"
    assert (duel.who, duel.prompt, duel.options()) == ("you", prompt, ["use Quick", "pass"])
    duel.pass_()
    assert (duel.who, duel.prompt, duel.options()) == ("opp", prompt, ["turn up Snare", "pass"])
    duel.turn_up("Snare")
    assert (duel.who, duel.prompt) == ("you", "chain")
    duel.pass_()
    assert (duel.who, duel.prompt, damages(duel)) == ("you", "answer", [400])


@pytest.mark.rule("STD-3.3")
def test_after_a_chain_there_is_a_window_again(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark", "Quick"]}, opp={"spells": ["?Snare"]}, made=MADE)
    duel.use("Spark")
    assert asked_in_order(duel) == [("opp", "chain"), ("you", "chain"), ("you", "answer"), ("opp", "answer")]
    assert duel.prompt == "act"


@pytest.mark.rule("STD-3.3")
@pytest.mark.parametrize("leaving", ["battle", "end"])
def test_the_opponent_may_start_a_chain_before_a_phase_ends(lay: Lay, leaving: str) -> None:
    duel = lay(you={"hand": ["Quick"]}, opp={"spells": ["?Snare"]}, made=MADE)
    duel.act(leaving)
    assert (duel.who, duel.prompt) == ("opp", "phase end")
    duel.turn_up("Snare")
    duel.pass_all()
    assert (duel.prompt, duel.who, duel.state.step, damages(duel)) == ("act", "you", "main 1", [400])
    duel.act(leaving)
    assert duel.prompt != "phase end", "nobody has anything left"
    assert duel.state.step != "main 1"


@pytest.mark.rule("STD-3.3")
def test_a_phase_without_acts_asks_once(lay: Lay) -> None:
    duel = lay(you={}, opp={"spells": ["?Snare"], "deck": [ELF] * 3}, made=MADE, turn="opp")
    next_turn(duel)
    duel = lay(you={"spells": ["?Snare"]}, opp={}, made=MADE, turn="opp")
    duel.act("end")
    found = asked_in_order(duel)
    assert found == [("you", "phase end"), ("you", "answer"), ("you", "answer"), ("you", "answer")]


@pytest.mark.rule("STD-3.3")
def test_quick_play_spells_and_traps_may_be_used_in_the_draw_and_standby_phase(lay: Lay) -> None:
    duel = lay(you={"spells": ["?Snare"]}, opp={"hand": ["Quick"]}, made=MADE, turn="you")
    duel.act("end")
    seen = []
    while duel.prompt in duel.answering:
        if duel.who == "opp":
            seen.append((duel.state.step, duel.offers("use", "Quick")))
        duel.pass_()
    assert seen == [("draw", True), ("standby", True)]


# STD-3.6


@pytest.mark.rule("STD-3.6")
def test_nothing_is_activated_while_a_chain_resolves_what_triggers_meanwhile_forms_the_next_chain(lay: Lay) -> None:
    mourner = monster("Mourner", "{when: sent to graveyard, from: field, do: {damage: 50}}")
    blast = spell("Blast", "{do: [{destroy: {all: true}}, {damage: 300}]}")
    duel = lay(
        you={"hand": ["Blast"], "monsters": ["Mourner"]}, opp={"spells": ["?Snare"] * 2}, made=(*MADE, mourner, blast)
    )
    duel.use("Blast")
    duel.turn_up("Snare")
    while "used" not in duel.happened():
        duel.pass_()
    assert (damages(duel), duel.prompt, duel.who) == ([400, 300], "chain", "opp")
    assert [link.event.kind for link in duel.state.chain] == ["used"]
    duel.pass_all()
    assert damages(duel) == [400, 300, 50]


# secrecy: whether somebody is asked


def asks(duel: Scenario, who: str) -> bool:
    """Whether this player is asked about a spell of the turn player's."""
    duel.use("Spark")
    while duel.prompt in duel.answering:
        if duel.who == who and duel.prompt == "chain":
            return True
        duel.pass_()
    return False


@pytest.mark.rule("STD-3.3", "STD-7.5")
@pytest.mark.parametrize(
    ("laid", "asked"),
    [
        (["?Dark Hole"], True),  # a set card, whatever it is
        (["?Snare"], True),
        (["!?Snare"], False),  # set in this turn
        (["Well"], False),  # open, and slow
        (["Spring"], True),
        ([], False),
    ],
)
def test_whether_somebody_is_asked_depends_on_what_all_can_see(lay: Lay, laid: Sequence[str], asked: bool) -> None:
    duel = lay(you={"hand": ["Spark"]}, opp={"spells": laid, "hand": ["Quick"]}, made=MADE)
    assert asks(duel, "opp") is asked


@pytest.mark.rule("STD-3.3", "STD-7.5")
@pytest.mark.parametrize(("held", "asked"), [(["Spark", "Quick"], True), (["Spark", ELF], True), (["Spark"], False)])
def test_the_turn_player_is_asked_while_there_is_a_card_in_hand(lay: Lay, held: Sequence[str], asked: bool) -> None:
    duel = lay(you={"hand": held}, opp={}, made=MADE)
    assert asks(duel, "you") is asked
