"""The score sheet: every change of life points, both players' lines, for anybody to read at any time."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from duelterm.core.view import LifeLine
from duelterm.session.api import Result
from duelterm.tui.glyphs import ASCII, UNICODE, Glyphs
from duelterm.tui.plot import life_plot, steps
from duelterm.tui.screens.sheet import sheet_lines
from tests.tui import fake_monsters as fake
from tests.tui import fake_table
from tests.tui.fake_monsters import AMY, BEN, LOST, SHEET, FakeMonsters
from tests.tui.fake_table import FakeTable
from tests.tui.fake_tag import FakeTag, pair
from tests.tui.looking import sitting

pytestmark = pytest.mark.slow

NAMES = ("AMY", "BEN")


def plotted(sheet: tuple[LifeLine, ...], now: dict[int, int], glyphs: Glyphs = UNICODE, width: int = 76) -> list[str]:
    """The lines of a plot of nine turns, without style."""
    return [line.plain for line in life_plot(sheet, now, NAMES, 9, width, 10, glyphs)]


def test_life_points_step_where_they_changed_and_start_where_they_began() -> None:
    amy = steps(SHEET, AMY, 4900, 9)
    assert [value for _, value in amy] == [8000, 7500, 4900]
    assert amy[0][0] == 0.0
    assert 2 / 9 < amy[1][0] < 3 / 9
    assert 4 / 9 < amy[2][0] < 5 / 9
    assert steps((), BEN, 8000, 9) == [(0.0, 8000)]


def test_changes_of_one_turn_are_spread_over_it_in_order() -> None:
    sheet = (
        LifeLine(1, AMY, 8000, -1, 7999, ""),
        LifeLine(1, BEN, 8000, -1, 7999, ""),
        LifeLine(1, AMY, 7999, -1, 7998, ""),
    )
    assert [moment for moment, _ in steps(sheet, AMY, 7998, 1)] == [0.0, 0.25, 0.75]
    assert [moment for moment, _ in steps(sheet, BEN, 7999, 1)] == [0.0, 0.5]


@pytest.mark.rule("R3-4.5")
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_both_lines_are_told_apart_without_colour_and_named_at_their_ends(glyphs: Glyphs) -> None:
    lines = plotted(SHEET, {AMY: 4900, BEN: 7400}, glyphs)
    text = "\n".join(lines)
    solid, dotted = ("▀", "▘") if glyphs is UNICODE else ('"', "'")
    assert solid in text
    assert dotted in text
    amy = next(at for at, line in enumerate(lines) if line.endswith("AMY 4900"))
    ben = next(at for at, line in enumerate(lines) if line.endswith("BEN 7400"))
    assert ben < amy
    assert text.isascii() == (glyphs is ASCII)
    assert "8000" in lines[0]
    assert lines[-1].split() == ["turn", "1", "turn", "9"]


def test_a_line_that_ends_at_nothing_lies_on_the_ground() -> None:
    lines = plotted(LOST, {AMY: 0, BEN: 7400})
    at = next(at for at, line in enumerate(lines) if line.endswith("AMY 0"))
    assert lines[at + 1].strip().startswith("0")


def test_two_lines_that_end_together_both_have_their_name() -> None:
    for value in (8000, 4000, 0):
        text = "\n".join(plotted((), {AMY: value, BEN: value}))
        assert f"AMY {value}" in text
        assert f"BEN {value}" in text


def test_a_plot_fits_or_is_left_out() -> None:
    for width in range(0, 200, 7):
        lines = plotted(LOST, {AMY: 0, BEN: 7400}, width=width)
        assert all(cell_len(line) <= width for line in lines)
        assert bool(lines) == (width >= 48)
    assert life_plot(SHEET, {}, NAMES, 9, 76, 10, UNICODE) == []


@pytest.mark.rule("R3-4.5")
def test_a_line_of_the_sheet_has_before_change_after_and_cause() -> None:
    lines = [line.plain for line in sheet_lines(SHEET, NAMES, 76, UNICODE.more)]
    assert lines[1].split() == ["2", "BEN", "8000", "-1200", "6800", *["battle", "with", "Dark", "Test", "Magician"]]
    assert lines[3].split()[3] == "+1000"
    assert (
        len({cell_len(line[: line.index(cause)]) for line, cause in zip(lines[1:], ("battle", "pays"), strict=False)})
        == 1
    )


def test_names_and_causes_of_any_length_keep_their_columns() -> None:
    sheet = (LifeLine(10, 0, 8000, -8000, 0, "battle with " + "青眼の白龍" * 20), LifeLine(11, 1, 100, 50, 150, "x"))
    for width in (76, 116):
        lines = [line.plain for line in sheet_lines(sheet, ("本田本田本田本田本田", "B"), width, UNICODE.more)]
        assert all(cell_len(line) <= width for line in lines)
        starts = {
            cell_len(line.partition(cause)[0]) for line, cause in zip(lines, ("cause", "battle", "x"), strict=True)
        }
        assert len(starts) == 1


@pytest.mark.rule("R3-4.5")
@pytest.mark.parametrize("size", [(80, 24), pytest.param((120, 40), marks=pytest.mark.slow)])
async def test_both_can_read_it_at_any_time_by_one_key(size: tuple[int, int]) -> None:
    for question in (fake.act(), fake.fight(), fake.answer()):
        async with sitting(FakeMonsters([question]), size) as here:
            assert "S sheet" in here.text() or question.kind == "act"
            await here.press("S")
            text = here.text()
            assert "SCORE SHEET" in text
            assert "7500    -2600    4900  battle with Three-Headed Trial" in text
            assert not [secret for secret in fake.SECRETS if secret in text]
            await here.press("escape")
            assert "SCORE SHEET" not in here.text()
            assert here.table.answers == []


async def test_a_sheet_without_a_line_says_so() -> None:
    async with sitting(FakeMonsters([fake.act()], lines=(), life=(8000, 8000))) as here:
        await here.press("S")
        assert "No life points have changed yet." in here.text()


async def test_a_game_without_life_points_has_no_sheet() -> None:
    async with sitting(FakeTable([fake_table.act()])) as here:
        before = here.text()
        await here.press("S")
        assert here.text() == before
        await here.press("question_mark")
        assert "score sheet" not in here.text()


async def test_the_end_of_a_duel_shows_both_lines() -> None:
    table = FakeMonsters([], result=Result(BEN, "R3-4.1: no life points are left"), life=(0, 7400), lines=LOST)
    async with sitting(table) as here:
        text = here.text()
        assert "BEN wins: R3-4.1: no life points are left" in text
        assert "AMY 0" in text
        assert "BEN 7400" in text
        assert text.index("BEN wins") < text.index("8000│")


@pytest.mark.rule("TAG-1.2", "TAG-1.6")
@pytest.mark.parametrize(
    ("table", "teams"), [(pair(), ("AMY", "BEN")), (FakeTag([]), ("AMY and CAL", "BEN and DAN"))], ids=["two", "four"]
)
async def test_a_teams_life_points_are_those_of_its_people(table: FakeTag, teams: tuple[str, str]) -> None:
    async with sitting(replace(table, script=[fake.act()]), (120, 40)) as here:
        await here.press("S")
        text = here.text()
        for team, life, turn in zip(teams, (15200, 12400), (3, 2), strict=True):
            assert f" {team} {life}" in text
            assert f" {turn}  {team}   " in text
