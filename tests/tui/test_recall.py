"""Since your last view: what happened while somebody else had the screen, from what the viewer may know."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from duelterm.session.api import Line
from duelterm.tui.glyphs import UNICODE
from duelterm.tui.recalling import Recall, recent_lines
from tests.tui import fake_table as fake
from tests.tui.fake_table import FakeTable
from tests.tui.looking import sitting

TITLE = "SINCE YOUR LAST VIEW"


def lines(*numbers: int, turn: int = 3) -> list[Line]:
    """News with these numbers."""
    return [Line(number, turn, f"event {number}.") for number in numbers]


def test_only_what_came_after_ones_own_last_view_is_new() -> None:
    recall = Recall()
    recall.look(0, lines(1, 2), 3)
    recall.look(0, lines(1, 2, 3), 3)
    assert not recall.fresh
    recall.look(None, lines(1, 2, 3, 4), 3)
    recall.look(1, lines(1, 2, 3, 4), 3)
    recall.look(1, lines(1, 2, 3, 4, 6), 3)
    recall.look(0, lines(1, 2, 3, 4, 6), 3)
    assert recall.fresh
    assert [line.number for line in recall.recent] == [4, 6]
    recall.read()
    assert not recall.fresh
    recall.look(0, lines(1, 2, 3, 4, 6, 7), 3)
    assert [line.number for line in recall.recent] == [4, 6]


def test_after_an_undo_numbers_that_come_again_are_new_again() -> None:
    recall = Recall()
    recall.look(0, lines(1, 2, 3, 4), 3)
    recall.look(0, lines(1, 2), 3)
    recall.look(None, lines(1, 2, 3), 3)
    recall.look(0, lines(1, 2, 3), 3)
    assert [line.number for line in recall.recent] == [3]


def test_in_a_duel_just_opened_the_page_tells_of_the_last_turn() -> None:
    recall = Recall()
    recall.look(1, [*lines(1, turn=2), *lines(2, turn=4), *lines(3, turn=5)], 5)
    assert [line.number for line in recall.recent] == [2, 3]
    assert not recall.fresh


@pytest.mark.parametrize(("width", "height"), [(80, 3), (40, 6), (80, 1), (20, 2)])
def test_the_lines_fit(width: int, height: int) -> None:
    recall = Recall(recent=tuple(lines(*range(30))))
    shown = recent_lines(recall, width, height, "N", UNICODE)
    assert len(shown) <= height
    assert all(line.cell_length <= width for line in shown)
    assert height == 1 or shown[-1].plain.endswith("event 29.")


def test_where_room_is_short_the_newest_are_told_and_how_many_came_before() -> None:
    shown = [line.plain for line in recent_lines(Recall(recent=tuple(lines(*range(30)))), 80, 3, "N", UNICODE)]
    told = re.findall(r"event (\d+)", " ".join(shown))
    assert told == [str(number) for number in range(30 - len(told), 30)]
    assert f" N: {30 - len(told)} earlier " in shown[0]
    assert " N: all of it " in recent_lines(Recall(recent=tuple(lines(1, 2))), 80, 3, "N", UNICODE)[0].plain


@dataclass
class Telling(FakeTable):
    """A table whose news grows with every answer."""

    told: list[tuple[str, str]] = field(default_factory=list)

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        found = [Line(0, 1, "It begins.")]
        found += [
            Line(at, self.turn, mine if seat == fake.AMY else openly)
            for at, (mine, openly) in enumerate(self.told, start=1)
        ]
        return found[since:]


@pytest.mark.slow
@pytest.mark.case("T27")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_coming_back_one_first_reads_what_happened(size: tuple[int, int]) -> None:
    def go_on(table: FakeTable) -> None:
        assert isinstance(table, Telling)
        amys = table.active == fake.AMY
        table.told.append(("AMY draws Amyhand Hulk.", "AMY draws a card.") if amys else ("BEN charges Rat.",) * 2)
        table.active, table.turn = 1 - table.active, table.turn + 1

    script = [fake.act(), fake.act(fake.BEN, number=2, opponents="seat:0"), fake.act(number=3)]
    async with sitting(Telling(script, after=go_on), size) as here:
        assert TITLE not in here.text()
        await here.press("E", "enter")
        await here.pass_curtain()
        assert "Amyhand Hulk" not in here.text()
        await here.press("N")
        assert "AMY draws a card." in here.text()
        await here.press("escape", "E", "enter")
        await here.pass_curtain()
        assert TITLE in here.text()
        assert "BEN charges Rat." in here.text()
        await here.press("right")
        assert TITLE not in here.text()
        await here.press("N")
        assert TITLE in here.text()
        assert "BEN charges Rat." in here.text()
        await here.press("escape", "H")
        assert "BEN charges Rat." not in here.text()
