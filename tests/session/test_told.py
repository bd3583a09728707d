"""What all may be told of a private question: its words as everybody may know them, and only of those for an answer."""

from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

from duelterm.core.looking import Eyes
from duelterm.duelmonsters.standard.words import VOCABULARY
from duelterm.duelmonsters.words import DuelWords
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES
from duelterm.session.questions import question_of, told_of
from tests.duelmonsters import table as rulebook3
from tests.duelmonsters.table import NAMES, hidden_names, leaked
from tests.standard import table as standard
from tests.standard.scenario import Scenario, monster, trap

OX, ELF = monster("Ox", atk=1700), monster("Elf", atk=800)
HOLE = trap("Hole", "{'on': summoned, of: {side: opp}, target: it, do: {destroy: target}}")
WORDS = DuelWords(VOCABULARY)


@pytest.mark.rule("STD-3.3")
def test_of_an_attack_all_are_told_of_the_place_that_is_attacked_and_its_player_of_the_card() -> None:
    duel = Scenario(you={"monsters": ["Ox"]}, opp={"monsters": ["?Elf"], "spells": ["?Hole"]}, made=(OX, ELF, HOLE))
    duel.act("battle")
    duel.run_until("act")
    duel.send(next(option for option in duel.asked.options if option.verb == "attack"))
    duel.run_until("answer attack")
    assert WORDS.prompt(duel.state, duel.asked, NAMES) == "Ox attacks Elf: answer it?"
    assert told_of(WORDS, duel.state, duel.asked, NAMES) == "Ox attacks face-down monster 1: answer it?"


@pytest.mark.rule("STD-3.3")
def test_a_phase_is_told_and_not_what_came_before_it() -> None:
    duel = Scenario(opp={"spells": ["?Hole"]}, made=(OX, ELF, HOLE))
    duel.end()
    assert told_of(WORDS, duel.state, duel.asked, NAMES).startswith("Ann wants to leave main phase 1")


@pytest.mark.parametrize(("key", "table"), [("rulebook3", rulebook3), ("standard", standard)])
@pytest.mark.parametrize("seed", range(1))
def test_in_random_duels_no_word_of_it_is_hidden_and_no_other_private_question_tells_any(
    key: str, table: ModuleType, seed: int
) -> None:
    play: Callable[[int, int], Iterator[Duel]] = table.played
    told = 0
    for duel in play(seed, 120):
        question = question_of(duel, NAMES, GAMES[key].answers)
        if question is None:
            break
        assert bool(question.told) == (question.private and question.prompt in GAMES[key].answers), question.prompt
        names = {card.definition.name for card in duel.state.cards}
        hidden = hidden_names(duel, Eyes(None, len(duel.state.zones), open_hands=False))
        assert leaked(question.told, hidden, names) == []
        told += bool(question.told)
    assert told
