"""The coach on the screen: in a first duel, off with one key, and silent where the question may not be read."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from duelterm.session.api import Table
from duelterm.session.tutorial import FAREWELL, start_tutorial
from duelterm.tui.app import DuelApp
from duelterm.tui.coaching import Coaching, People
from duelterm.tui.screens.duel import DuelScreen
from tests.properties.playing import pool
from tests.tui import fake_table as fake
from tests.tui.demo import DemoLauncher
from tests.tui.fake_standard import FakeStandard
from tests.tui.fake_table import FakeTable
from tests.tui.looking import Clock, Sitting, settings, shown, sitting

pytestmark = pytest.mark.slow

RED = "duel-masters"
SAID = ("CHARGE-FIRST!", "PLAY-NEXT!", "THEN-ATTACK!")


def coached(*script: fake.Question, **how: object) -> FakeTable:
    """A table with a coach."""
    return FakeTable([*script], coached=SAID, **how)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_three_lines_say_what_to_do_and_one_key_silences_them(size: tuple[int, int]) -> None:
    async with sitting(coached(fake.act()), size) as here:
        assert all(line in here.text() for line in SAID)
        await here.press("K")
        assert not any(line in here.text() for line in SAID)
        assert "The coach is silent now for AMY." in here.text()
        await here.press("K")
        assert all(line in here.text() for line in SAID)
        assert here.table.answers == []


async def test_in_the_smallest_window_the_coach_makes_room_for_the_card_that_is_pointed_at() -> None:
    async with sitting(coached(fake.act())) as here:
        assert SAID[0] in here.text()
        await here.press("right")
        assert SAID[0] not in here.text()
        assert "The printed words of" in here.text()


async def test_the_coach_is_silent_for_a_question_that_may_not_be_read() -> None:
    async with sitting(coached(fake.act(), fake.block(), fake.act(number=9))) as here:
        await here.press("1", "enter")
        assert "BEN: block" in here.text()
        assert SAID[0] in here.text()
        await here.press("enter")
        assert "AMY looks at the hand" in here.text()
        assert not any(line in here.text() for line in SAID)
        await here.press("H")
        assert not any(line in here.text() for line in SAID)


def coaching(path: Path | None, setting: str = "first", table: Table | None = None) -> list[bool]:
    """To whom the coach speaks at the start of a duel of AMY and BEN."""
    found = Coaching(table or coached(fake.act()), People(path), setting)
    return [found.speaks_to(seat) for seat in (0, 1)]


def test_it_speaks_in_a_persons_first_duel_alone(tmp_path: Path) -> None:
    path = tmp_path / "some" / "people.json"
    assert coaching(path) == [True, True]
    People(path).note(RED, ["Amy"])
    assert coaching(path) == [False, True]
    People(path).note(RED, ["BEN"])
    assert coaching(path) == [False, False]
    assert json.loads(path.read_text()) == {"had a duel": {RED: ["amy", "ben"]}}
    assert [each.name for each in path.parent.iterdir()] == ["people.json"]
    assert path.stat().st_mode & 0o777 == 0o600


def test_who_knows_one_game_is_new_to_another(tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    People(path).note(RED, ["AMY"])
    assert coaching(path, table=coached(fake.act())) == [False, True]
    assert coaching(path, table=FakeStandard([])) == [True, True]
    People(path).note("standard", ["BEN"])
    assert coaching(path, table=coached(fake.act())) == [False, True]
    assert coaching(path, table=FakeStandard([])) == [True, False]


@pytest.mark.parametrize(("setting", "expected"), [("on", [True, True]), ("off", [False, False])])
def test_the_setting_wins(tmp_path: Path, setting: str, expected: list[bool]) -> None:
    path = tmp_path / "people.json"
    assert coaching(path, setting) == expected
    People(path).note(RED, ["AMY", "BEN"])
    assert coaching(path, setting) == expected


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{",
        '{"had a duel": 3}',
        '{"had a duel": ["amy"]}',
        f'{{"had a duel": {{"{RED}": [1, "amy"], "x": 3}}}}',
        "\x00",
    ],
)
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, content: str) -> None:
    path = tmp_path / "people.json"
    path.write_text(content)
    assert People(path).known(RED) == ({"amy"} if '[1, "amy"]' in content else set())
    People(path).note(RED, ["BEN"])
    assert "ben" in People(path).known(RED)


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    People(tmp_path / "file" / "people.json").note(RED, ["AMY"])


async def test_the_people_are_remembered_when_their_duel_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    app = DuelApp(table=coached(fake.act()), settings=replace(settings(Clock()), people=path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        here = Sitting(app, pilot, app._table, Clock())
        await here.pass_curtain()
        assert not path.exists()
        await here.press("C", "enter")
    assert People(path).known(RED) == {"amy", "ben"}


async def test_the_tutorial_is_played_by_one_person_without_a_curtain() -> None:
    tutorial = start_tutorial(pool())
    async with sitting(tutorial, through=False) as here:
        assert not here.on_curtain
        assert "Lesson 1/" in here.text()
        assert "only Apprentice may look" in here.text()
        assert "hand 5" in here.text().splitlines()[0]
        await here.press("E", "enter")
        assert "The tutorial wants to show you" in here.text()
        here.clock.now = 10_000
        here.duel._tick()
        await here.pilot.pause()
        assert not here.on_curtain
        tutorial.answer(tutorial.hint)
        here.duel.meet()
        await here.pilot.pause()
        assert "Lesson 2/" in here.text()
        await here.press("H")
        assert here.on_curtain
        await here.pass_curtain()
        assert "Lesson 2/" in here.text()


@pytest.mark.slow
@pytest.mark.case("T34")
async def test_the_tutorial_ends_with_a_word_and_never_shows_the_other_hand(tmp_path: Path) -> None:
    tutorial = start_tutorial(pool())
    while tutorial.question is not None and tutorial.question.number < 20:
        hands = [tutorial.view(seat).seats[1].zones["hand"].cards for seat in (0, 1, None)]
        assert all(card.face is None for cards in hands for card in cards)
        tutorial.answer(tutorial.hint)
    tutorial.concede(0)
    app = DuelApp(table=tutorial, settings=replace(settings(Clock()), people=tmp_path / "people.json"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "The tutorial has ended" in shown(app)
    assert not (tmp_path / "people.json").exists()
    assert FAREWELL


async def test_the_menu_leads_to_tutorial_and_rulebook() -> None:
    app = DuelApp(launcher=DemoLauncher(), settings=settings(Clock()))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "t tutorial" in shown(app)
        await pilot.press("R", "slash", *"6.8", "enter", "escape")
        await pilot.press("R")
        await pilot.pause()
        assert "DM-6.8 The final strike" in shown(app).splitlines()[0]
        await pilot.press("escape", "t")
        await pilot.pause()
        assert any(isinstance(screen, DuelScreen) for screen in app.screen_stack)
