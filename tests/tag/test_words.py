"""What people are asked and told in a tag duel: every prompt, choice and line has words for four."""

from collections.abc import Iterator
from typing import Any

import pytest

from duelterm.core.rng import Chance
from duelterm.duelmonsters.naming import ROOM
from duelterm.duelmonsters.tag.reasons import ENDINGS, RULES
from duelterm.duelmonsters.tag.state import ENDS, SIDES
from duelterm.duelmonsters.tag.switches import DEFAULT
from duelterm.duelmonsters.tag.words import ACTS, LINES, PROMPTS, VOCABULARY
from duelterm.duelmonsters.words import DuelWords
from duelterm.lang.untrusted import cells
from duelterm.session.duel import Duel
from duelterm.session.lines import lines_of
from duelterm.session.questions import question_of
from tests.duelmonsters import sources
from tests.duelmonsters.table import any_deck, by_chance
from tests.properties.tag import rules
from tests.tag.scenario import Lay, Scenario

NAMES = ("Ann", "Ben", "Cleo", "Dan")
WORDS = DuelWords(VOCABULARY)
UNTOLD = {"standby phase", "end phase", "over", "would be summoned", "before damage calculation", "damage calculation"}


def table_of(duel: Scenario) -> Duel:
    """The duel of a scenario as a session has it."""
    table = Duel(rules(), duel.state)
    table.flow.close()
    table.flow = duel.flow
    return table


def said(table: Duel) -> tuple[str, dict[str, str]]:
    """The open question and its choices."""
    question = question_of(table, NAMES)
    assert question is not None
    return question.text, {choice.text: choice.consequence for choice in question.choices}


@pytest.mark.rule("TAG-5.1", "TAG-5.5")
def test_who_picks_players_reads_their_names_and_which_team_they_are_of() -> None:
    duel = Scenario(
        you={"hand": ["Card Destruction", "Kuriboh"]}, **{who: {"hand": ["Kuriboh"]} for who in ("opp", "other")}
    )
    duel.use("Card Destruction")
    text, choices = said(table_of(duel))
    assert text == "Card Destruction: which player does it mean?"
    assert choices == {"yourself": "", "Cleo": "your partner"}
    duel.choose_player("you")
    assert said(table_of(duel))[1] == {"Ben": "of the other team", "Dan": "of the other team"}
    duel.choose_player("other")
    told = [line.text for line in lines_of(table_of(duel), NAMES, table_of(duel).eyes(1), 0)]
    assert [text for text in told if "meant" in text] == [
        "Ann is meant by Card Destruction.",
        "Dan is meant by Card Destruction.",
    ]


@pytest.mark.rule("TAG-7.11")
def test_the_order_of_a_team_is_asked_and_told() -> None:
    duel = Scenario.from_start(*[["Mystical Elf"] * 20] * 4, first="chance")
    while duel.prompt == "cut":
        duel.send(duel.asked.lo)
    text, choices = said(table_of(duel))
    assert text == "who of your team has its first turn?"
    assert list(choices) in (["you", "Cleo"], ["you", "Dan"])
    duel.send(duel.asked.options[1])
    duel.run_until("act")
    told = [line.text for line in lines_of(table_of(duel), NAMES, table_of(duel).eyes(0), 0)]
    assert next(text for text in told if "of the team" in text).split()[0] in ("Cleo", "Dan")


@pytest.mark.rule("TAG-4.1", "TAG-4.2")
def test_a_partners_monster_that_is_taken_unasked_is_named_with_its_player(lay: Lay) -> None:
    skull, toon, horn = "Summoned Skull", "Toon Summoned Skull", "Horn of Heaven"
    partner = {"monsters": [skull], "spells": ["Toon World"]}
    duel = lay(you={"hand": [skull, toon]}, partner=partner)
    whose = f"{NAMES[duel.seat_of('partner')]}'s"
    offered = said(table_of(duel))[1]
    for act in (f"summon {skull}", f"set {skull}", f"summon {toon} in its own way"):
        assert f"{act} for {whose} {skull}" in offered
    duel.summon(skull)
    duel.run_until("act")
    assert duel.zone("partner", "monsters") == []
    duel = lay(you={"hand": [skull], "monsters": ["Air Eater"]}, partner=partner)
    assert f"summon {skull}" in said(table_of(duel))[1]
    duel = lay(you={"spells": [f"?{horn}"]}, partner=partner, opp={"hand": ["Kuriboh"]}, turn="opp")
    duel.act("summon", "Kuriboh")
    while duel.who != "you":
        duel.pass_()
    assert f"activate {horn} for {whose} {skull}" in said(table_of(duel))[1]


@pytest.mark.rule("TAG-3.2")
def test_a_direct_attack_is_on_the_team(lay: Lay) -> None:
    duel = lay(you={"monsters": ["Air Eater"]}, other={"spells": ["?Waboku"]})
    duel.act("battle")
    duel.run_until("act")
    foe = NAMES[duel.seat_of("opp")]
    assert f"Air Eater attacks {foe}'s team" in said(table_of(duel))[1]
    duel.act("attack", "Air Eater", "player")
    duel.run_until("answer attack")
    assert said(table_of(duel))[0] == "Air Eater attacks you directly: answer it?"
    told = [line.text for line in lines_of(table_of(duel), NAMES, table_of(duel).eyes(0), 0)]
    assert told[-1] == f"Air Eater attacks {foe}'s team directly."


def test_every_prompt_verb_and_rule_has_words() -> None:
    assert sources.prompts("tag") - {"greet"} - set(VOCABULARY.prompts) - set(VOCABULARY.questions) == set()
    assert set(PROMPTS) <= sources.prompts("tag")
    assert sources.verbs("tag") - {"greet"} - set(VOCABULARY.acts) == set()
    assert set(ACTS) <= set(VOCABULARY.acts)
    assert set(LINES) <= set(VOCABULARY.lines)
    assert set(RULES) <= sources.numbers("tag", "TAG") <= {*RULES, *ENDINGS}
    assert set(ENDINGS) == {*ENDS.values(), "TAG-7.14"}


@pytest.mark.rule("TAG-6.1")
@pytest.mark.parametrize("rule", [*RULES, *ENDINGS])
def test_reasons_and_endings_are_short_and_named_by_their_rule(rule: str) -> None:
    text = WORDS.reason(rule) if rule in RULES else WORDS.ending(rule)
    assert text.startswith(f"{rule.split()[0]}: ")
    assert len(text) <= 90


def any_duel(seed: int) -> Duel:
    """A duel that follows from the seed alone."""
    chance = Chance(seed)
    return Duel(rules(), rules().begin([any_deck(chance) for _ in SIDES], seed, DEFAULT, None))


def played(seed: int, most: int) -> Iterator[Duel]:
    """A random duel at each of its questions, and once more where it stops."""
    duel, chance = any_duel(seed), Chance(seed)
    for _ in range(most):
        yield duel
        if duel.decision is None:
            return
        duel.flow.send(by_chance(duel.decision, chance))
    yield duel


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 12))])
def test_everything_that_is_asked_and_told_has_words(seed: int) -> None:
    duel: Any = None
    for duel in played(seed, 400):
        if duel.decision is None:
            break
        question = question_of(duel, NAMES)
        assert question is not None
        assert question.text, question.prompt
        assert cells(question.text) <= 140, question.text
        assert all(choice.text and cells(choice.text) <= 90 for choice in question.choices), question.prompt
        assert [choice for choice in question.choices if cells(choice.consequence) > ROOM] == []
    kinds = {event.kind for event in duel.state.events}
    assert kinds - UNTOLD - set(VOCABULARY.lines) <= {"control changes", "cut", "rock paper scissors"}
    for seat in (0, 1, 2, 3, None):
        told = [line.text for line in lines_of(duel, NAMES, duel.eyes(seat), 0)]
        assert len(told) > 20
        assert all(text.endswith(".") and "  " not in text and cells(text) <= 160 for text in told)
