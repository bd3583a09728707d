"""The coach of the standard rules: short advice and a legal answer for every question, from what the asked may know."""

from typing import Any

import pytest

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.rng import Chance
from duelterm.duelmonsters.standard.coach import COACH
from duelterm.duelmonsters.standard.words import PROMPTS, QUESTIONS
from duelterm.lang.saying import LINES, WIDTH, paragraph
from duelterm.lang.untrusted import cells
from tests.duelmonsters import sources
from tests.duelmonsters.table import said_in_question
from tests.duelmonsters.test_coach import keys, lay, unseen
from tests.standard.scenario import Scenario, monster, spell, trap
from tests.standard.table import new_duel, played

STRONG, WEAK, WALL = monster("Strong", atk=1900), monster("Weak", atk=700), monster("Wall", atk=500, **{"def": 2000})
BOSS, GIANT = monster("Boss", atk=2500, level=6), monster("Giant", atk=3000, level=8)
HOLE = trap("Hole", "{'on': attacks, of: {side: opp}, target: attacker, do: {destroy: target}}")
PIT = trap("Pit", "{'on': summoned, of: {side: opp}, target: it, do: {destroy: target}}")
BLAST = spell("Blast", "{do: {destroy: {choose: 1, side: opp}}}")
RUSH = spell("Rush", "{target: {choose: 1}, do: {modify: target, atk: 700}}", icon="quick")
MADE = (STRONG, WEAK, WALL, BOSS, GIANT, HOLE, PIT, BLAST, RUSH)
DUELS = range(30, 34)


def said(duel: Scenario) -> str:
    """What the coach says now."""
    return " ".join(COACH.advise(duel.state, duel.asked).lines)


def advised(duel: Scenario) -> Any:
    """The answer that the coach would give."""
    return COACH.advise(duel.state, duel.asked).answer


def act(duel: Scenario) -> tuple[str, str]:
    """The verb and the card of the advised act."""
    found = advised(duel)
    return found.verb, "" if found.card is None else found.card.definition.name


# every prompt


def test_every_prompt_has_a_text_of_its_own() -> None:
    asked = sources.prompts("standard") - {"greet"} | sources.prompts_of_effects()
    assert len(asked) > 20
    assert (asked | set(PROMPTS) | set(QUESTIONS)) - set(COACH.texts) - set(COACH.advisers) == set()


def test_every_text_fits() -> None:
    for prompt, told in COACH.texts.items():
        assert 0 < len(paragraph(*told)) <= LINES, prompt
        assert " ".join(paragraph(*told)) == " ".join(told), prompt


@pytest.mark.parametrize("seed", DUELS)
def test_there_is_short_advice_and_a_legal_answer_at_every_question(seed: int) -> None:
    for duel in played(seed):
        if duel.decision is None:
            break
        found = COACH.advise(duel.state, duel.decision)
        assert 1 <= len(found.lines) <= LINES
        assert all(line.strip() == line != "" and cells(line) <= WIDTH for line in found.lines)
        duel.read(duel.decision, keys(duel, duel.decision, found.answer))


def test_who_follows_the_advice_comes_to_an_end() -> None:
    endings = []
    for seed in range(4):
        duel = new_duel(seed)
        while (decision := duel.decision) is not None:
            assert duel.answers < 3000
            duel.answer(keys(duel, decision, COACH.advise(duel.state, decision).answer))
        endings.append(duel.state.result.rule)
    assert endings.count("STD-1.4 life") >= 3


# secrets


@pytest.mark.parametrize("seed", DUELS)
def test_advice_and_question_are_the_same_whatever_the_hidden_cards_are(seed: int) -> None:
    chance, compared = Chance(seed), 0
    for duel in played(seed):
        decision = duel.decision
        if decision is None:
            break
        before, asked = COACH.advise(duel.state, decision), said_in_question(duel)
        cards = unseen(duel, decision)
        held = [card.definition for card in cards]
        others = held[:]
        chance.shuffle(others)
        lay(duel, cards, others)
        after, asked_then = COACH.advise(duel.state, decision), said_in_question(duel)
        lay(duel, cards, held)
        assert after.lines == before.lines, decision.why.prompt
        assert asked_then == asked
        assert keys(duel, decision, after.answer) == keys(duel, decision, before.answer)
        compared += others != held
    assert compared > 10


# what it says


@pytest.mark.rule("STD-2.3")
def test_a_tribute_is_worth_a_much_stronger_monster() -> None:
    duel = Scenario(you={"hand": ["Boss"], "monsters": ["Weak"]}, opp={"monsters": ["Strong"]}, made=MADE)
    assert act(duel) == ("summon", "Boss")
    assert "It takes 1 tribute: give up what is weakest." in said(duel)
    duel = Scenario(you={"hand": ["Giant"], "monsters": ["Boss", "Boss"]}, opp={"monsters": ["Strong"]}, made=MADE)
    assert act(duel)[0] == "battle"


@pytest.mark.rule("STD-2.3")
def test_the_weakest_is_tributed_and_the_least_useful_discarded() -> None:
    duel = Scenario(you={"hand": ["Boss"], "monsters": ["Strong", "?Weak"]}, made=MADE)
    duel.summon("Boss")
    assert duel.prompt == "tribute summon"
    assert [card.definition.name for card in advised(duel)] == ["Weak"]
    decision = Decision(PICK, 0, duel.cards("you", "monsters"), 1, 1, Why("hand limit"), private=True)
    assert [card.definition.name for card in COACH.advise(duel.state, decision).answer] == ["Weak"]


def test_a_weak_hand_is_set_as_a_wall() -> None:
    duel = Scenario(you={"hand": ["Weak", "Wall"]}, opp={"monsters": ["Strong"]}, made=MADE)
    assert act(duel) == ("set", "Wall")
    assert said(duel).startswith("Set Wall: their strongest has 1900 attack.")


@pytest.mark.rule("STD-2.6")
def test_all_traps_are_set_before_the_turn_ends() -> None:
    duel = Scenario(you={"hand": ["Hole", "Rush"]}, made=MADE)
    assert act(duel) == ("set", "Hole")
    duel.set("Hole")
    duel.pass_all()
    assert act(duel) == ("set", "Rush")
    duel.set("Rush")
    duel.pass_all()
    assert act(duel) == ("end", "")


@pytest.mark.rule("STD-2.2")
def test_the_first_turn_is_explained() -> None:
    duel = Scenario(you={"hand": ["Strong"]}, made=MADE)
    duel.state.turn = 1
    assert "In the first turn it can't attack yet." in said(duel)
    duel = Scenario(made=MADE)
    duel.state.turn = 1
    assert said(duel) == "End the turn: who goes first has no battle phase in the first turn."


@pytest.mark.rule("STD-2.1")
def test_main_phase_2_is_for_the_rest() -> None:
    duel = Scenario(you={"hand": ["Hole"], "monsters": ["Strong"]}, opp={"monsters": ["Weak"]}, made=MADE)
    assert act(duel) == ("battle", "")
    assert "Main phase 2 comes after it" in said(duel)
    duel.act("battle")
    duel.pass_all()
    assert act(duel) == ("attack", "Strong")
    duel.send(advised(duel))
    duel.pass_all()
    assert act(duel) == ("end battle", "")


def until_asked(duel: Scenario, who: str, prompt: str) -> None:
    """Decline until this player is asked this."""
    while (duel.who, duel.prompt) != (who, prompt):
        duel.pass_()


@pytest.mark.rule("STD-3.3")
def test_a_summon_is_answered_with_what_is_made_for_it() -> None:
    duel = Scenario(you={"hand": ["Strong"]}, opp={"spells": ["?Pit", "?Hole"]}, made=MADE)
    duel.summon("Strong")
    while not duel.offers("turn up", "Pit"):
        duel.pass_()
    assert (duel.who, act(duel)) == ("opp", ("turn up", "Pit"))
    assert said(duel).startswith("Strong is summoned. Answer with Pit.")


@pytest.mark.rule("STD-4.1")
def test_an_attack_that_hurts_is_answered_and_ones_own_is_not() -> None:
    duel = Scenario(you={"monsters": ["Strong"], "spells": ["?Hole"]}, opp={"spells": ["?Hole"]}, made=MADE)
    duel.act("battle")
    duel.pass_all()
    duel.attack("Strong")
    until_asked(duel, "you", "answer attack")
    assert act(duel) == ("pass", "")
    assert said(duel) == "This is your own attack: let it go on."
    until_asked(duel, "opp", "answer attack")
    assert act(duel) == ("turn up", "Hole")
    assert said(duel).startswith("Strong attacks you directly: unanswered it costs 1900 life points. Answer with Hole.")


@pytest.mark.rule("STD-3.2")
def test_a_link_is_answered_with_what_negates_it_or_let_happen() -> None:
    tools = "Seven Tools of the Bandit"
    duel = Scenario(you={"hand": ["Strong"], "spells": [f"?{tools}"]}, opp={"spells": ["?Pit"]}, made=MADE)
    duel.summon("Strong")
    while not duel.offers("turn up", "Pit"):
        duel.pass_()
    duel.turn_up("Pit")
    until_asked(duel, "you", "chain")
    assert act(duel) == ("turn up", tools)
    assert "The last link resolves first." in said(duel)
    bare = Scenario(you={"hand": ["Strong"], "spells": ["?Hole"]}, opp={"spells": ["?Pit"]}, made=MADE)
    bare.summon("Strong")
    while not bare.offers("turn up", "Pit"):
        bare.pass_()
    bare.turn_up("Pit")
    until_asked(bare, "you", "chain")
    assert act(bare) == ("pass", "")
    assert said(bare) == "Your opponent uses Pit. You have nothing that can answer it: let it happen."


@pytest.mark.rule("STD-4.3")
def test_a_lost_battle_may_be_turned_in_the_damage_step() -> None:
    duel = Scenario(you={"monsters": ["Strong"]}, opp={"monsters": ["Weak"], "spells": ["?Rush"]}, made=MADE)
    duel.act("battle")
    duel.pass_all()
    duel.attack("Strong", "Weak")
    until_asked(duel, "opp", "damage step")
    assert act(duel) == ("turn up", "Rush")
    assert said(duel) == "You are losing this battle: Rush may still turn it."


@pytest.mark.rule("STD-2.5")
def test_a_spell_is_used_where_it_harms_them() -> None:
    duel = Scenario(you={"hand": ["Blast"]}, opp={"monsters": ["Strong"]}, made=MADE)
    assert act(duel) == ("use", "Blast")
