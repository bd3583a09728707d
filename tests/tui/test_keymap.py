"""The table of commands: which keys they may have, and that screen and keys always say and do the same."""

import os
import random
import string
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from duelterm.core.view import CardView
from duelterm.session.api import Choice, Question, RefusedAnswer, Table
from duelterm.tui import picture
from duelterm.tui.answering import ActAnswering, ConfirmAnswering, NumberAnswering
from duelterm.tui.answering.base import spot_of
from duelterm.tui.app import DuelApp
from duelterm.tui.desk import Desk
from duelterm.tui.keymap import COMMANDS, FREE, GROUPS, USUAL, Keymap, judge_keys, keymap
from duelterm.tui.keynames import key_of, sign_of
from duelterm.tui.layouts import DUEL_MASTERS
from duelterm.tui.settings import Settings
from tests.tui import fake_table as fake
from tests.tui.fake_table import FakeTable
from tests.tui.looking import Clock, Sitting, settings
from tests.tui.test_terminal import terminal
from tests.tui.test_whole_duels import begin, press_randomly

pytestmark = pytest.mark.slow

OTHER_KEYS = {"log": "V", "graves": "ctrl+g", "hide": "!", "undo": "f5", "end": "X", "answers": "Z", "mana": "L"}
PLAIN = set(string.ascii_uppercase + "?")


@asynccontextmanager
async def at_keys(table: FakeTable, keys: Keymap = USUAL, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Sitting]:
    """Sit at a table with these keys, the curtain passed."""
    clock = Clock()
    app = DuelApp(table=table, settings=replace(settings(clock), keys=keys))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        here = Sitting(app, pilot, table, clock)
        if here.on_curtain:
            await here.pass_curtain()
        yield here


def key_line(here: Sitting) -> list[str]:
    """What the key line says."""
    return [f"{offer.sign} {offer.text}" for offer in picture.commands_of(here.duel.desk)]


def chosen(**keys: object) -> dict[str, str]:
    """What is wrong with these keys."""
    return {name: str(wrong) for name, wrong in judge_keys(keys)[1].items()}


# Which keys a command may have


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("", "a command needs a key"),
        ("a", "labels of cards"),
        ("7", "labels of cards"),
        ("ctrl+i", "Tab in disguise"),
        ("Ctrl+M", "Enter in disguise"),
        ("ctrl+j", "Enter in disguise"),
        ("ctrl+h", "Backspace in disguise"),
        ("ctrl+[", "Esc in disguise"),
        ("ctrl+z", "Ctrl+Z takes back"),
        ("ctrl+c", "asks whether to quit"),
        ("ctrl+q", "saves and quits"),
        ("Tab", "Tab goes to the next zone"),
        ("Enter", "Enter does"),
        ("return", "Enter does"),
        ("esc", "Esc goes"),
        ("backspace", "Ctrl+H"),
        (" ", "Space reads"),
        ("left", "the arrows move"),
        ("shift+l", "write the capital: L"),
        ("alt+l", "can't send Alt+L"),
        ("ctrl+shift+l", "can't send Ctrl+Shift+L"),
        ("ctrl+1", "can't send Ctrl+1"),
        ("ctrl+enter", "can't send Ctrl+Enter"),
        ("super+l", "can't send Super+L"),
        ("f13", "no key is called f13 (did you mean f"),
        ("hoem", "no key is called hoem (did you mean home?)"),
        ("é", "not every keyboard"),
        ("Ä", "not every keyboard"),
    ],
)
def test_a_key_that_cant_be_says_why(key: str, why: str) -> None:
    assert why in chosen(log=key)["log"]


@pytest.mark.parametrize("key", ["V", "!", ";", "+", "F5", "ctrl+l", "Ctrl+P", "Home", "pgdn", "DEL"])
def test_a_key_that_every_terminal_sends_is_taken(key: str) -> None:
    keys, wrong = judge_keys({"log": key})
    assert wrong == {}
    taken = keymap(keys)
    assert taken.command(keys["log"], None) == "log"
    assert taken.command("L", "L") == ""
    assert key_of(sign_of(keys["log"])) == keys["log"]


@pytest.mark.case("T45")
def test_two_commands_on_one_key_are_told() -> None:
    assert chosen(log="G") == {"log": "G is the key of graves already"}
    assert chosen(log="V", mana="V") == {"mana": "V is the key of log already"}
    assert chosen(log="G", graves="L") == {}
    assert chosen(undo="V", log="U") == {}
    assert "did you mean log?" in chosen(lgo="V")["lgo"]
    assert "can't be changed" in chosen(zone="V")["zone"]
    assert "in quotes" in chosen(log=5)["log"]


@pytest.mark.case("T45")
def test_every_command_has_a_plain_key_of_its_own() -> None:
    assert set(FREE.values()) <= PLAIN
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))
    assert {command.id for command in COMMANDS if command.fixed} == {
        *("left", "right", "up", "down", "do", "back", "zone", "zone-before", "read", "save-quit")
    }
    assert judge_keys(FREE) == (FREE, {})


def test_every_command_does_something_on_the_screen() -> None:
    table = FakeTable([fake.act()])
    from duelterm.tui.screens.duel import DuelScreen

    assert set(DuelScreen(table, Settings())._commands) == {command.id for command in COMMANDS}


def test_the_page_of_keys_names_every_command_once_under_its_group() -> None:
    assert {command.group for command in COMMANDS} == set(GROUPS)
    told = [words for group in GROUPS for _, words in USUAL.help_rows(group, {})]
    assert sorted(told) == sorted({command.words for command in COMMANDS})


async def test_the_page_of_keys_has_its_groups_in_order() -> None:
    async with at_keys(FakeTable([fake.act()]), size=(160, 60)) as here:
        await here.press("question_mark")
        lines = [line.strip() for line in here.text().splitlines()]
        places = [lines.index(group) for group in (*GROUPS, "Signs")]
        assert places == sorted(places)
        policy = next(at for at, line in enumerate(lines) if line.startswith("P "))
        assert "how much to be asked in the other's turn" in lines[policy]
        assert lines.index("The table") < policy < lines.index("The program")


# Screen and keys say and do the same


@pytest.mark.case("T08")
async def test_changed_keys_are_named_everywhere_and_the_old_ones_are_dead() -> None:
    table = FakeTable([fake.act()], undoable=True)
    async with at_keys(table, keymap(OTHER_KEYS), (120, 40)) as here:
        line = key_line(here)
        for said in ("V log", "Ctrl+G graves", "! hide", "F5 undo", "L mana"):
            assert said in line
            assert said in here.text()
        assert "X end the turn" in here.text()
        before = here.text()
        await here.press("U", "H", "G", "E", "A")
        assert here.text() == before
        assert table.undone == 0
        await here.press("?")
        assert all(f"\n  {sign_of(key)} " in here.text() for name, key in OTHER_KEYS.items() if name != "undo")
        assert "F5, Ctrl+Z" in here.text()
        await here.press("escape", "L")
        assert "MANA" in here.text()
        await here.press("escape", "V")
        assert "LOG" in here.text().splitlines()[0]
        await here.press("escape", "f5", "ctrl+z")
        assert table.undone == 2
        await here.press("X")
        assert "end the turn?" in here.text()
        await here.press("escape", "exclamation_mark")
        assert here.on_curtain


async def test_a_click_on_the_key_line_does_what_a_changed_key_does() -> None:
    async with at_keys(FakeTable([fake.act()]), keymap({"hide": "!", "log": "f5"}), (120, 40)) as here:
        for said in ("F5 log", "! hide"):
            lines = here.text().splitlines()
            at = max(number for number, line in enumerate(lines) if said in line)
            await here.pilot.click(offset=(lines[at].index(said) + 1, at))
            await here.pilot.pause()
            if said == "F5 log":
                assert "LOG" in here.text().splitlines()[0]
                await here.press("escape")
        assert here.on_curtain


STATES = {
    "an act that can be undone": lambda: FakeTable([fake.act()], undoable=True),
    "a public question": lambda: FakeTable([fake.block()]),
    "a hand that is down": lambda: FakeTable([fake.confirm(), fake.act(number=2)], privacy="peek"),
}


def traces(here: Sitting) -> tuple[object, ...]:
    """What a key may change, but for a word why it did nothing."""
    desk, table = here.duel.desk, here.table
    asks = desk.answer.asks(str) if desk.answer is not None else ""
    return here.app.screen_stack[1:], desk.gate, desk.listing, asks, table.undone, table.answers[:]


@pytest.mark.slow
@pytest.mark.case("T08", "T47")
@pytest.mark.parametrize("state", STATES)
async def test_the_key_line_equals_what_the_keys_do(state: str) -> None:
    async with at_keys(STATES[state]()) as here:
        desk = here.duel.desk
        for command in COMMANDS:
            if command.fixed:
                continue
            says, before = command.says(desk), traces(here)
            assert (f"{sign_of(command.keys[0])} {says}" in key_line(here)) == (command.on_line and bool(says))
            await here.press(command.keys[0])
            did = traces(here) != before or (command.id == "coach" and "The coach" in desk.say)
            assert did == bool(says), f"{command.id} says {says!r}"
            while here.app.screen is not here.duel:
                if here.on_curtain:
                    await here.pass_curtain()
                else:
                    await here.press("escape")
            if command.id in ("end", "answers"):
                await here.press("escape")
        assert here.table.conceded == []


@pytest.mark.case("T47")
async def test_whatever_ends_or_leaves_asks_first_by_any_key() -> None:
    keys = keymap({"concede": ";", "end": ".", "quit": ","})
    async with at_keys(FakeTable([fake.act()]), keys) as here:
        await here.press("full_stop", "escape", "semicolon", "escape", "comma")
        assert "Save and quit?" in here.text()
        await here.press("escape")
        assert (here.table.answers, here.table.conceded, here.app.is_running) == ([], [], True)


async def test_letters_move_the_cursor_only_if_the_settings_say_so() -> None:
    assert not any(USUAL.command(letter, letter) for letter in "hjkl")
    async with at_keys(FakeTable([fake.act()]), keymap(moves="hjkl")) as here:
        here.duel.desk.point("c10")
        await here.press("l", "l", "h")
        assert here.duel.desk.cursor.spot == "c11"
        await here.press("h", "k", "j")
        assert here.duel.desk.cursor.spot == "c10"
        assert here.table.answers == []


# Ctrl+Z


@pytest.mark.case("T22")
async def test_ctrl_z_takes_back_or_explains_and_nothing_else() -> None:
    async with at_keys(FakeTable([fake.act()])) as here:
        await here.press("ctrl+z")
        assert "Can't take anything back" in here.text()
        here.table.undoable = True
        await here.press("ctrl+z")
        assert here.table.undone == 1
        for page in ("L", "C", "?", "H"):
            await here.press(page)
            before = here.text()
            await here.press("ctrl+z")
            assert here.text() == before
            await here.press("escape")
        assert here.on_curtain
        assert (here.table.undone, here.app.is_running) == (1, True)


@pytest.mark.slow
@pytest.mark.case("T22")
def test_ctrl_z_never_stops_the_program(root: Path) -> None:
    with terminal(root) as running:
        running.send(b"\x1a")
        running.send(b"xy", until=b"Amyhand")
        running.send(b"\x1a\x1a", until=b"Can't take anything back")
        assert os.waitpid(running.process.pid, os.WNOHANG | os.WUNTRACED) == (0, 0)


# How many keys


class Probe:
    """A table that takes down what would be answered, and refuses it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.heard: tuple[str, ...] | None = None

    def __getattr__(self, name: str) -> object:
        return getattr(self._table, name)

    def answer(self, keys: list[str]) -> None:
        self.heard = tuple(keys)
        raise RefusedAnswer("only asked")


def presses(desk: Desk, probe: Probe, choice: Choice) -> int:
    """How many keys it takes to answer with this choice of an act, or to pick it alone."""
    probe.heard, desk.answer, count = None, None, 0
    desk.meet()
    assert desk.answer is not None
    if choice.verb == "end":
        desk.end_turn()
        count = 1
    for step in (spot_of(choice), f"choice:{choice.key}", choice.target):
        marked = desk.answer.mark(step)
        if probe.heard is None and choice.verb != "end" and step in desk.answer.spots() and not marked:
            label = desk.typed.labels[step]
            assert len(label) <= 2
            for key in label:
                desk.type(key)
            count += len(label)
    if probe.heard is None:
        desk.cursor.pointed = False
        desk.enter()
        count += 1
    assert probe.heard == (choice.key,)
    return count


def asked_for(question: Question) -> list[Choice]:
    """The choices that are answers by themselves."""
    single = question.kind == "act" or (question.kind in ("pick", "name") and question.hi == 1)
    return list(question.choices) if single else []


@pytest.mark.slow
def test_any_card_takes_two_keys_and_any_usual_act_three(player_dirs: Path) -> None:
    questions, acts, most = 0, 0, 0
    for seed in (11, 12):
        chance = random.Random(seed)
        with begin(seed, "open") as table:
            probe = Probe(table)
            desk, shadow = Desk(table, DUEL_MASTERS.layout(80, 24)), Desk(probe, DUEL_MASTERS.layout(80, 24))
            desk.meet()
            while table.question is not None and questions < 60 * (seed - 10):
                number, questions = table.question.number, questions + 1
                for choice in asked_for(table.question):
                    most, acts = max(most, presses(shadow, probe, choice)), acts + 1
                    assert most <= 3, f"{most} keys for {choice.text}"
                for spot, card in in_sight(shadow):
                    assert 1 <= len(shadow.typed.labels[spot]) <= 2, f"no label for {card}"
                while table.question is not None and table.question.number == number:
                    press_randomly(desk, chance)
                desk.meet()
    assert acts > 100
    assert most >= 2


def in_sight(desk: Desk) -> list[tuple[str, CardView]]:
    """The cards on the board that have a face for whoever looks."""
    return [(spot, card) for spot, card in desk.board.cards.items() if card.face is not None]


def test_yes_no_and_numbers_take_three_keys_at_most() -> None:
    for question, kind in ((fake.confirm(), ConfirmAnswering), (fake.number_question(), NumberAnswering)):
        desk = Desk(FakeTable([question, fake.act()], privacy="open"), DUEL_MASTERS.layout(80, 24))
        desk.meet()
        assert isinstance(desk.answer, kind)
        for key in "12" if kind is NumberAnswering else "":
            desk.type(key)
        assert desk.enter().answer in (("12",), ("yes",))


def test_the_turn_ends_by_two_keys() -> None:
    desk = Desk(FakeTable([fake.act()], privacy="open"), DUEL_MASTERS.layout(80, 24))
    desk.meet()
    assert isinstance(desk.answer, ActAnswering)
    desk.end_turn()
    assert desk.enter().answer == ("end",)
