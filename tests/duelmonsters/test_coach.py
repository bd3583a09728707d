"""The coach: short advice and a legal answer for every question, from what the asked person may know."""

from typing import Any

import pytest

from duelterm.core.ask import NUMBER, ORDER, PICK, Decision, Why
from duelterm.core.rng import Chance
from duelterm.duelmonsters.rulebook3.coach import COACH
from duelterm.duelmonsters.rulebook3.words import PROMPTS, QUESTIONS
from duelterm.lang.saying import LINES, WIDTH, paragraph
from duelterm.lang.untrusted import cells
from duelterm.session.duel import Duel
from tests.duelmonsters import sources
from tests.duelmonsters.scenario import Scenario, monster, spell, trap
from tests.duelmonsters.table import new_duel, played, said_in_question

STRONG, WEAK, WALL = monster("Strong", atk=1900), monster("Weak", atk=700), monster("Wall", atk=500, **{"def": 2000})
HOLE = trap("Hole", "{'on': attacks, of: {side: opp}, target: attacker, do: {destroy: target}}")
BLAST = spell("Blast", "{do: {destroy: {choose: 1, side: opp}}}")
SWEEP = spell("Sweep", "{do: {destroy: {all: true}}}")
MADE = (STRONG, WEAK, WALL, HOLE, BLAST, SWEEP)
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


def keys(duel: Duel, decision: Decision, answer: Any) -> list[str]:
    """An answer by its keys."""
    if decision.kind == NUMBER:
        return [str(answer)]
    offered = list(zip(decision.options, duel.keys(decision), strict=True))
    wanted = answer if decision.kind in (PICK, ORDER) else [answer]
    return [next(key for option, key in offered if option is one) for one in wanted]


# every prompt


def test_every_prompt_has_a_text_of_its_own() -> None:
    asked = sources.prompts("rulebook3") | sources.prompts_of_effects()
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
            assert duel.answers < 1500
            duel.answer(keys(duel, decision, COACH.advise(duel.state, decision).answer))
        endings.append(duel.state.result.rule)
    assert endings.count("R3-4.1") >= 3


# secrets


def unseen(duel: Duel, decision: Decision) -> list[Any]:
    """The cards that those who may read this question can't know."""
    eyes = (1 << decision.seat) if decision.private else 3
    shown = decision.options if decision.shown else ()
    sight = duel.state.sight
    cards = (card for card in duel.state.cards if card.zone >= 0 and sight(card) & eyes != eyes)
    return [card for card in cards if not any(card is option for option in shown)]


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


def lay(duel: Duel, cards: list[Any], definitions: list[Any]) -> None:
    """Let these cards be others."""
    for card, definition in zip(cards, definitions, strict=True):
        card.definition = definition
    duel.state.memo.clear()


# what it says


def test_a_strong_monster_is_summoned_and_attacks_at_once() -> None:
    duel = Scenario(you={"hand": ["Weak", "Strong"]}, opp={"monsters": ["Weak"]}, made=MADE)
    assert act(duel) == ("summon", "Strong")
    assert said(duel).startswith("Summon Strong: it has 1900 attack, and their strongest has 700.")
    duel.summon("Strong")
    assert act(duel) == ("battle", "")
    assert "1900 against 700: destroyed, they lose 1200" in said(duel)
    duel.act("battle")
    assert act(duel) == ("attack", "Strong")
    duel.send(advised(duel))
    assert act(duel) == ("end battle", "")


def test_a_weak_hand_is_set_as_a_wall() -> None:
    duel = Scenario(you={"hand": ["Weak", "Wall"]}, opp={"monsters": ["Strong"]}, made=MADE)
    assert act(duel) == ("set", "Wall")
    assert "Set Wall: their strongest has 1900 attack" in said(duel)


def test_a_monster_that_would_lose_is_turned_to_defence() -> None:
    duel = Scenario(you={"monsters": ["Wall"]}, opp={"monsters": ["Strong"]}, made=MADE)
    assert act(duel) == ("change", "Wall")
    assert "with 500 attack it loses to 1900, and its defence is 2000" in said(duel)


def test_a_strong_monster_in_defence_is_turned_to_attack() -> None:
    duel = Scenario(you={"monsters": ["=Strong"]}, opp={"monsters": ["Weak"]}, made=MADE)
    assert act(duel) == ("change", "Strong")


def test_no_attack_that_loses() -> None:
    duel = Scenario(you={"monsters": ["Weak"]}, opp={"monsters": ["=Wall"]}, made=MADE)
    duel.act("battle")
    assert act(duel) == ("end battle", "")
    assert "No attack looks good now" in said(duel)


def test_the_last_blow_is_called_what_it_is() -> None:
    duel = Scenario(you={"monsters": ["Strong"]}, opp={"spells": ["?Hole"]}, made=MADE, life=(8000, 1900))
    duel.act("battle")
    assert "you win!" in said(duel)
    assert "They have 1 set card: there may be a trap." in said(duel)


def test_a_trap_is_set_before_the_turn_ends() -> None:
    duel = Scenario(you={"hand": ["Hole"]}, made=MADE)
    assert act(duel) == ("set", "Hole")
    duel.set("Hole")
    assert act(duel) == ("end", "")


@pytest.mark.rule("R3-7.2")
def test_the_first_turn_is_explained() -> None:
    duel = Scenario(made=MADE)
    duel.state.turn = 1
    assert said(duel) == "End the turn: who goes first can't attack in the first turn."


@pytest.mark.rule("R3-7.2")
def test_nobody_is_told_that_a_monster_can_attack_in_the_first_turn() -> None:
    duel = Scenario(you={"hand": ["Strong"]}, made=MADE)
    assert said(duel).endswith("In attack position it can attack at once.")
    duel.state.turn = 1
    assert said(duel).endswith("In the first turn it can't attack yet.")


def test_a_spell_is_used_where_it_harms_them_more() -> None:
    one = Scenario(you={"hand": ["Blast"]}, opp={"monsters": ["Strong"]}, made=MADE)
    assert act(one) == ("use", "Blast")
    better = Scenario(you={"hand": ["Sweep"], "monsters": ["Weak"]}, opp={"monsters": ["Strong", "Wall"]}, made=MADE)
    assert act(better) == ("use", "Sweep")
    worse = Scenario(you={"hand": ["Sweep"], "monsters": ["Strong"]}, opp={"monsters": ["Weak"]}, made=MADE)
    assert act(worse) == ("battle", "")


@pytest.mark.parametrize(("card", "used"), [("Dark Energy", True), ("Ring of Magnetism", False)])
def test_an_equip_spell_is_used_where_it_strengthens(card: str, used: bool) -> None:
    duel = Scenario(you={"hand": [card], "monsters": ["Summoned Skull"]})
    assert (act(duel) == ("use", card)) == used


@pytest.mark.rule("R3-6.12")
def test_an_attack_is_answered_and_ones_own_doing_is_not() -> None:
    duel = Scenario(you={"monsters": ["Strong"], "spells": ["?Hole"]}, opp={"spells": ["?Hole"]}, made=MADE)
    duel.attack("Strong")
    assert (duel.who, act(duel)) == ("opp", ("turn up", "Hole"))
    assert said(duel).startswith("Strong attacks you directly: unanswered it costs 1900 life points. Turn up Hole")
    duel.pass_()
    assert (duel.who, act(duel)) == ("you", ("pass", ""))
    assert "your own doing" in said(duel)


def test_it_picks_theirs_to_destroy_and_its_own_to_help_and_gives_up_the_least() -> None:
    duel = Scenario(you={"monsters": ["Weak", "Strong"]}, opp={"monsters": ["Wall", "?Strong"]}, made=MADE)
    for prompt, options, name in (
        ("destroy", duel.state.monsters(), "Strong"),
        ("modify", duel.state.monsters(), "Strong"),
        ("tribute", duel.cards("you", "monsters"), "Weak"),
    ):
        decision = Decision(PICK, 0, options, 1, 1, Why(prompt), proposal=options[:1])
        (found,) = COACH.advise(duel.state, decision).answer
        assert found.definition.name == name
        assert found.seat == (1 if prompt == "destroy" else 0)


def test_long_and_wide_names_fit() -> None:
    long, other = monster("闘" * 30, atk=1800), monster("W" * 60, atk=1700)
    duel = Scenario(you={"hand": [long.name]}, opp={"monsters": [other.name]}, made=(long, other))
    for _ in range(3):
        lines = COACH.advise(duel.state, duel.asked).lines
        assert 1 <= len(lines) <= LINES
        assert all(cells(line) <= WIDTH for line in lines)
        duel.send(advised(duel))
        duel.pass_all()
