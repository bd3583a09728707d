"""Tag duels by keys alone, in a pseudo-terminal: four people, or two who play a team each. Both play until a team has
no life points left.
"""

import re
import time
from pathlib import Path

import pytest

from tests.pty.conftest import UNGUARDED, Launch
from tests.pty.player import CURTAIN, SLOW, Player, leave, prompt_of
from tests.pty.terminal import Terminal

TAG = ("play", "--game", "tag", "--seed", "5")
STRONG = (
    "Gemini Elf",
    "Mechanicalchaser",
    "Giant Red Seasnake",
    "La Jinn the Mystical Genie of the Lamp",
    "7 Colored Fish",
    "Sky Scout",
    "Axe Raider",
    "Battle Ox",
    "Neo the Magic Swordsman",
    "Rogue Doll",
    "Beautiful Headhuntress",
    "Great White",
    "Fairy of the Fountain",
    "Dragon Zombie",
)
WEAK = (
    "Ancient Jar",
    "Bone Mouse",
    "Fungi of the Musk",
    "Pot the Trick",
    "Flame Viper",
    "Dark Plant",
    "Bat",
    "Skull Servant",
    "Petit Moth",
    "Kattapillar",
    "Haniwa",
    "Tomozaurus",
    "Basic Insect",
    "Archfiend Marmot of Nefariousness",
)
COMES = re.compile(r"PASS THE KEYBOARD TO\s+(\w+)(?:   in a team with (\w+)|   for (\w+ \d))?")
MOST = 400.0
"""Seconds."""
ENOUGH = 6
"""Prompts of a turn, before it is ended."""


def decks(folder: Path) -> list[str]:
    """A strong team's decks and a weak one's, as arguments: of each monster all copies that a deck may hold."""
    arguments = []
    for number, names in enumerate((STRONG, WEAK) * 2, start=1):
        path = folder / f"deck{number}.yaml"
        cards = "".join(f"  {name}: 3\n" for name in names)
        path.write_text(f"game: duelmonsters\nname: Deck {number}\ncards:\n{cards}")
        arguments += [f"--deck{number}", str(path)]
    return arguments


@pytest.mark.slow
@pytest.mark.rule("TAG-1.6", "TAG-6.1")
def test_a_whole_tag_duel_of_four_people(launch: Launch, tmp_path: Path) -> None:
    terminal = launch(*TAG, *decks(tmp_path), "--names", "AMY", "BEN", "CAL", "DAN", program=UNGUARDED)
    met = play(terminal)
    assert {name for name, _, _ in met} == {"AMY", "BEN", "CAL", "DAN"}
    assert {(name, partner) for name, partner, _ in met} == {
        ("AMY", "CAL"),
        ("CAL", "AMY"),
        ("BEN", "DAN"),
        ("DAN", "BEN"),
    }
    assert "AMY and CAL won: TAG-6.1: no life points" in terminal.text


@pytest.mark.slow
@pytest.mark.rule("TAG-1.6", "TAG-6.1")
def test_a_whole_tag_duel_of_two_people(launch: Launch, tmp_path: Path) -> None:
    terminal = launch(*TAG, *decks(tmp_path), "--people", "2", "--names", "AMY", "BEN", program=UNGUARDED)
    met = play(terminal)
    assert {name for name, _, _ in met} == {"AMY", "BEN"}
    assert {seat for _, _, seat in met} >= {"AMY 1", "AMY 2", "BEN 1", "BEN 2"}
    assert "AMY won: TAG-6.1: no life points" in terminal.text


def play(terminal: Terminal) -> set[tuple[str, str, str]]:
    """Play on until the duel is over and the program has ended; everybody is asked nothing out of their turns. For whom
    the curtain was drawn: the person, the partner, the seat.
    """
    player, met, end = Player(terminal, guard=0.0), set[tuple[str, str, str]](), time.monotonic() + MOST
    silent, turns = set[str](), dict[str, int]()
    while "THE DUEL IS OVER" not in terminal.text:
        assert time.monotonic() < end, f"not over:\n{terminal.text}"
        text = terminal.text
        comes = COMES.search(text)
        if comes is not None and CURTAIN.search(text):
            met.add((comes[1], comes[2] or "", comes[3] or ""))
        question = prompt_of(terminal)[0]
        asked = question.partition(":")[0]
        turn = re.search(r"TURN (\d+)", text)
        number = turn[1] if turn is not None else ""
        begun = turns.setdefault(number, player.steps)
        if number and f"only {asked} may look" in text and asked not in silent:
            silent.add(asked)
            say_nothing(terminal)
        elif number and "E end the turn" in text and player.steps - begun > ENOUGH:
            press(terminal, ("E", "end the turn?"))
            terminal.press("Enter")
            terminal.comes(lambda text: "end the turn?" not in text, most=SLOW)
        elif "choose rock" in question:
            terminal.press({"A": "a", "B": "s"}[question[0]], "Enter")
            terminal.wait(lambda text: "choose rock" not in text)
        else:
            player.step()
    assert leave(terminal) == 0
    return met


def press(terminal: Terminal, *keys: tuple[str, str]) -> None:
    """Press keys one after the other, each of which brings some words."""
    for key, words in keys:
        terminal.press(key)
        terminal.wait(lambda text, words=words: words in text)


def say_nothing(terminal: Terminal) -> None:
    """Announce that nothing is to be asked, until changed."""
    press(terminal, ("P", "TO BE ASKED"))
    terminal.press("5")
    terminal.wait(lambda text: "TO BE ASKED" not in text)
