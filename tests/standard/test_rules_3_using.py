"""When cards and effects may be used: traps, quick-play spells, speed 1, what is forbidden (STD-2.6, STD-2.7, STD-6.3,
STD-6.6, STD-7.5).
"""

from typing import Any

import pytest

from duelterm.core.abilities import Rule
from duelterm.core.flow import Flow
from duelterm.core.frame import Frame
from duelterm.core.modifiers import Static
from duelterm.core.operations import put_in_force
from duelterm.core.state import Active
from duelterm.duelmonsters.standard.using import cannot_use
from tests.standard.playing import next_turn
from tests.standard.scenario import Lay, Scenario, monster, spell, trap

ELF, SKULL = "Mystical Elf", "Summoned Skull"
SPARK = spell("Spark", "{do: {damage: 100}}")
QUICK = spell("Quick", "{do: {damage: 200}}", icon="quick")
SNARE = trap("Snare", "{do: {damage: 400}}")
WELL = spell("Well", "{activate: ignition, do: {damage: 1600}}", icon="continuous")
GUNNER = monster("Gunner", "{activate: ignition, do: {damage: 50}}")
MADE = (SPARK, QUICK, SNARE, WELL, GUNNER)


def why_not(duel: Scenario, who: str, zone: str, name: str, who_uses: str = "you") -> Any:
    """Why a card of a hand, or one that is set, can't be used now."""
    card = duel.card(who, zone, name)
    return cannot_use(duel.state, card, card.definition.played[0], duel.seat_of(who_uses))


# STD-2.6


@pytest.mark.rule("STD-2.6")
def test_a_trap_is_not_used_from_the_hand(lay: Lay) -> None:
    duel = lay(you={"hand": ["Snare"]}, made=MADE)
    assert duel.options() == ["set Snare", "battle", "end"]
    assert why_not(duel, "you", "hand", "Snare") == "STD-2.6"


@pytest.mark.rule("STD-2.6")
@pytest.mark.parametrize("name", ["Snare", "Quick"])
def test_what_is_set_waits_for_the_next_turn_whoever_s_it_is(lay: Lay, name: str) -> None:
    duel = lay(you={"hand": [name]}, opp={"deck": [ELF] * 9}, made=MADE)
    duel.set(name)
    assert not duel.offers("turn up", name)
    assert why_not(duel, "you", "spells", name) == "STD-2.6"
    duel.act("end")
    while duel.who != "you":
        duel.pass_()
    assert duel.state.active == duel.seat_of("opp")
    assert duel.offers("turn up", name), "the opponent's draw phase is in the next turn"


@pytest.mark.rule("STD-2.6")
@pytest.mark.parametrize("name", ["Snare", "Quick"])
def test_what_has_waited_is_used_in_one_s_own_turn_too(lay: Lay, name: str) -> None:
    duel = lay(you={"spells": [f"?{name}"]}, made=MADE)
    duel.turn_up(name)
    duel.pass_all()
    assert duel.zone("you", "graveyard") == [name]
    assert duel.life[1] < 8000


@pytest.mark.rule("STD-2.6")
def test_a_quick_play_spell_is_played_from_the_hand_in_the_own_turn_only(lay: Lay) -> None:
    duel = lay(you={"hand": ["Quick"], "spells": ["?Snare"]}, opp={"hand": ["Quick"], "spells": ["?Snare"]}, made=MADE)
    assert duel.offers("use", "Quick")
    duel.act("end")
    assert (duel.who, duel.options()) == ("opp", ["turn up Snare", "pass"])
    assert why_not(duel, "opp", "hand", "Quick", "opp") == "STD-2.6"


@pytest.mark.rule("STD-2.6")
def test_in_any_phase_of_the_own_turn(lay: Lay) -> None:
    duel = lay(you={}, opp={"hand": ["Quick"], "deck": [ELF] * 9}, made=MADE)
    duel.act("end")
    steps = []
    while duel.state.step != "main 1":
        steps.append((duel.state.step, duel.offers("use", "Quick")))
        duel.pass_()
    assert steps == [("draw", True), ("standby", True)]
    assert duel.offers("use", "Quick")
    duel.act("battle")
    assert (duel.prompt, duel.state.step, duel.offers("use", "Quick")) == ("answer", "battle", True)
    duel.pass_all()
    assert (duel.prompt, duel.offers("use", "Quick")) == ("act", True)


# STD-2.7


@pytest.mark.rule("STD-2.7")
def test_a_set_spell_is_used_in_the_very_turn_it_was_set(lay: Lay) -> None:
    duel = lay(you={"hand": ["Spark"]}, made=MADE)
    duel.set("Spark")
    duel.turn_up("Spark")
    assert (duel.life, duel.zone("you", "graveyard")) == ((8000, 7900), ["Spark"])


@pytest.mark.rule("STD-2.7")
@pytest.mark.parametrize("step", ["battle", "main 2"])
def test_speed_one_is_for_the_own_main_phases(lay: Lay, step: str) -> None:
    duel = lay(you={"hand": ["Spark"], "spells": ["?Spark", "Well"], "monsters": ["Gunner"]}, made=MADE)
    slow = {"use Spark", "turn up Spark", "activate Well", "activate Gunner"}
    assert slow <= set(duel.options())
    duel.act("battle")
    duel.pass_all()
    if step == "main 2":
        duel.act("end battle")
        duel.pass_all()
    assert (duel.prompt, duel.state.step) == ("act", step)
    assert slow & set(duel.options()) == (slow if step == "main 2" else set())


@pytest.mark.rule("STD-2.7")
def test_speed_one_answers_nothing_and_is_not_for_the_opponents_turn(lay: Lay) -> None:
    laid = {"hand": ["Spark", "Quick"], "spells": ["?Spark", "Well", "?Snare"], "monsters": ["Gunner"]}
    duel = lay(you=laid, opp=laid, made=MADE)
    duel.use("Quick")
    assert (duel.who, duel.options()) == ("opp", ["turn up Snare", "pass"])
    duel.turn_up("Snare")
    assert (duel.who, duel.options()) == ("you", ["turn up Snare", "pass"])


@pytest.mark.rule("STD-2.7")
@pytest.mark.parametrize(("switch", "offered"), [("no", False), ("yes", True)])
def test_an_ignition_effect_after_the_own_summon_is_a_switch(lay: Lay, switch: str, offered: bool) -> None:
    duel = lay(you={"hand": [ELF, "Spark"], "monsters": ["Gunner"]}, made=MADE, ignition_after_summon=switch)
    duel.summon(ELF)
    assert (duel.prompt, duel.who) == ("answer", "you")
    assert duel.options() == (["activate Gunner", "pass"] if offered else ["pass"])
    if offered:
        duel.act("activate", "Gunner")
        assert (duel.prompt, duel.life, duel.options()) == ("chain", (8000, 8000), ["pass"])


@pytest.mark.rule("STD-2.7")
@pytest.mark.parametrize(("switch", "asked"), [("no", []), ("yes", ["you"])])
@pytest.mark.parametrize("name", ["Gunner", "Feeder"])
def test_who_has_only_an_ignition_effect_is_asked_after_the_own_summon_too(
    lay: Lay, switch: str, asked: list[str], name: str
) -> None:
    """One of an open card, or one that may be in the hand: no spell of it can be used, with all places taken."""
    feeder = monster("Feeder", "{activate: ignition, in: hand, cost: {discard: self}, do: {damage: 50}}")
    you = {"Gunner": {"hand": ["Gunner"]}, "Feeder": {"hand": [ELF, "Feeder"], "spells": ["!?Snare"] * 5}}[name]
    duel = lay(you=you, made=(*MADE, feeder), ignition_after_summon=switch)
    duel.summon(ELF if name == "Feeder" else name)
    found = []
    while duel.prompt in duel.answering:
        found.append(duel.who)
        assert duel.options() == [f"activate {name}", "pass"]
        duel.pass_()
    assert found == asked


# STD-6.3, STD-6.6


def negated(duel: Scenario, name: str) -> None:
    """The effects of cards of this name are negated; what may be done is asked anew."""
    static = Static("negated", lambda state, frame, card: bool(card.definition.name == name), Rule())
    put_in_force(duel.state, [Active(static, Frame(0, 0, 0, SPARK), ("forever", -1))])
    duel.flow = Flow(duel.rules(duel.state))


@pytest.mark.rule("STD-6.6", "STD-6.3")
@pytest.mark.parametrize("side", ["you", "opp"])
def test_what_can_t_be_activated_is_not_offered(lay: Lay, side: str) -> None:
    jam = monster("Jam", "{static: {modify: {kind: trap, side: any}, cannot: be activated}}")
    laid = {"you": {"hand": ["Spark"], "spells": ["?Snare"]}, "opp": {"spells": ["?Snare"]}}
    laid[side]["monsters"] = ["Jam"]
    duel = lay(**laid, made=(*MADE, jam))
    assert (duel.offers("turn up", "Snare"), duel.offers("use", "Spark")) == (False, True)
    assert why_not(duel, "you", "spells", "Snare") is jam
    duel.use("Spark")
    assert (duel.who, duel.options()) == ("opp", ["pass"]), "asked all the same: nobody learns what lies there"


@pytest.mark.rule("STD-6.6")
def test_who_can_t_activate_uses_no_effects(lay: Lay) -> None:
    still = spell("Still", "{do: {modify: you, cannot: activate}}")
    duel = lay(you={"hand": ["Still"], "monsters": ["Gunner"]}, made=(*MADE, still))
    assert duel.offers("activate", "Gunner")
    duel.use("Still")
    assert not duel.offers("activate", "Gunner")


@pytest.mark.rule("STD-6.6")
def test_what_is_negated_may_be_activated_and_paid_for_nothing(lay: Lay) -> None:
    dear = trap("Dear", "{cost: {pay: 500}, do: {damage: 900}}")
    duel = lay(you={"spells": ["?Dear"]}, made=(dear,))
    negated(duel, "Dear")
    duel.turn_up("Dear")
    assert (duel.life, duel.zone("you", "graveyard"), duel.prompt) == ((7500, 8000), ["Dear"], "act")


@pytest.mark.rule("STD-6.3")
def test_a_can_t_beats_a_can(lay: Lay) -> None:
    sneak = monster("Sneak", "{can: attack directly}")
    bar = spell("Bar", "{static: {modify: {side: any}, cannot: attack}}", icon="continuous")
    for laid, offered in (([], True), (["Bar"], False)):
        duel = lay(you={"monsters": ["Sneak"]}, opp={"monsters": [ELF], "spells": laid}, made=(sneak, bar))
        duel.act("battle")
        duel.pass_all()
        assert duel.offers("attack", "Sneak", "player") is offered


# STD-7.5


@pytest.mark.rule("STD-7.5")
@pytest.mark.parametrize("deck", [[ELF, ELF], [SKULL, SKULL]])
def test_a_search_is_asked_though_it_may_find_nothing(lay: Lay, deck: list[str]) -> None:
    """Sangan looks for an attack of 1500 at most."""
    hole = spell("Hole", "{do: {destroy: {all: true}}}")
    duel = lay(you={"hand": ["Hole"], "monsters": ["Sangan"], "deck": deck}, made=(hole,))
    duel.use("Hole")
    assert (duel.prompt, duel.who, duel.asked.private) == ("search", "you", True)
    found = [name for name in deck if name == ELF]
    assert duel.options() == found
    duel.pick(*found[:1])
    assert duel.zone("you", "hand") == found[:1]
    assert "shuffled" in duel.happened()


@pytest.mark.rule("STD-7.5")
@pytest.mark.parametrize("held", [QUICK, SNARE, GUNNER])
def test_a_window_is_asked_whatever_the_hand_holds(lay: Lay, held: Any) -> None:
    duel = lay(you={"hand": [ELF, held.name]}, opp={"spells": ["?Well"]}, made=MADE)
    duel.summon(ELF)
    seen = []
    while duel.prompt in duel.answering:
        seen.append((duel.who, duel.prompt, duel.asked.why.told))
        duel.pass_()
    assert seen == [
        ("opp", "answer", ("would be summoned",)),
        ("you", "answer", ("summoned",)),
        ("opp", "answer", ("summoned",)),
    ]


@pytest.mark.case("Y26")
@pytest.mark.rule("STD-3.3")
def test_control_returns_at_the_end_of_the_turn_whatever_is_activated_there(lay: Lay) -> None:
    duel = lay(you={"hand": ["Change of Heart"], "spells": ["?Snare"]}, opp={"monsters": [ELF]}, made=MADE)
    duel.use("Change of Heart")
    duel.pass_all()
    assert duel.zone("you", "monsters") == [ELF]
    duel.act("end")
    while not (duel.who == "you" and duel.offers("turn up", "Snare") and duel.state.step == "end"):
        duel.pass_()
    duel.turn_up("Snare")
    duel.run_until("act")
    assert (duel.who, duel.zone("opp", "monsters"), duel.zone("you", "monsters")) == ("opp", [ELF], [])


@pytest.mark.rule("STD-2.6", "STD-2.7")
def test_both_play_on_for_turns(lay: Lay) -> None:
    """Nothing of a turn is left over: no link, no open window, no missed moment counts on."""
    duel = lay(
        you={"hand": ["Spark", "Snare"], "deck": [ELF] * 5}, opp={"spells": ["?Snare"], "deck": [ELF] * 5}, made=MADE
    )
    duel.use("Spark")
    duel.pass_all()
    duel.set("Snare")
    duel.pass_all()
    next_turn(duel)
    assert (duel.who, duel.state.chain, duel.state.closed) == ("opp", [], len(duel.state.events))
    assert duel.state.before == ()
