"""Secrecy at the table of Duel Monsters: own face-down cards are read by their owner on the private screen alone."""

import random
from dataclasses import replace

import pytest
from rich.cells import cell_len

from duelterm.tui.glyphs import UNICODE
from duelterm.tui.layouts import is_too_small
from duelterm.tui.picture import head_line
from duelterm.tui.screens.covers import TooSmall
from tests.tui import fake_monsters as fake
from tests.tui.fake_monsters import SECRETS, FakeMonsters
from tests.tui.looking import SIZES, Sitting, sitting

pytestmark = pytest.mark.slow

PAGES = {"table": "", "reader": "space", "fusion": "M", "graves": "G", "sheet": "S", "keys": "question_mark"}
OWN = {"AMY": ("Amyhand", "Amydown"), "BEN": ("Benhand", "Bendown")}


def secrets_in(text: str) -> list[str]:
    """The hidden names that a text shows."""
    return [word for word in SECRETS if word in text]


@pytest.mark.case("T33", "Y60")
@pytest.mark.parametrize("size", SIZES)
async def test_the_curtain_tells_the_turn_and_the_life_points(size: tuple[int, int]) -> None:
    async with sitting(FakeMonsters([fake.act()]), size, through=False) as here:
        assert here.on_curtain
        assert "Turn 9. LP: AMY 4900, BEN 7400." in here.text()
        assert not secrets_in(here.text())
        assert "MON" not in here.text()


@pytest.mark.case("Y60")
@pytest.mark.parametrize("size", SIZES)
async def test_each_person_reads_their_own_face_down_cards_and_nobody_elses(size: tuple[int, int]) -> None:
    async with sitting(FakeMonsters([fake.act(), fake.fight(), fake.answer()]), size) as here:
        text = here.text()
        assert set(secrets_in(text)) == {"Amyhand", "Amydown"}
        for page in ("M", "G", "L", "S"):
            await here.press(page)
            assert not {"Bendown", "Benhand", "Benfusion"} & set(secrets_in(here.text()))
            await here.press("escape")
        await here.press("E", "enter")  # a public question: the attacks
        here.duel.desk.close()
        here.duel.show_table()
        await here.pilot.pause()
        assert not secrets_in(here.text())
        here.table.answer(("end battle",))
        here.duel.meet()
        await here.pilot.pause()
        assert here.on_curtain
        await here.pass_curtain()
        assert set(secrets_in(here.text())) == {"Benhand", "Bendown"}


@pytest.mark.case("Y60")
async def test_a_face_down_card_of_the_others_has_no_face_to_read() -> None:
    async with sitting(FakeMonsters([fake.act()])) as here:
        for spot, title in (("monsters:1:2", "face-down monster 2"), ("spells:1:1", "set card 1")):
            here.duel.desk.point(spot)
            here.duel.show_table()
            await here.pilot.pause()
            assert f"── {title} ─" in here.text()
            await here.press("space")
            assert "it lies face down" in here.text()


@pytest.mark.slow
@pytest.mark.case("T11", "T20")
async def test_every_window_from_1x1_to_300x100() -> None:
    async with sitting(FakeMonsters([fake.act()])) as here:
        for width in (1, 79, 80, 120, 160):
            for height in (1, 23, 24, 40, 50):
                await resize(here, width, height)
                assert_whole(here, width, height)
                if here.on_curtain:
                    await here.pass_curtain()
                    assert "Amyhand" in here.text()
                    assert "ASKS AMY" in here.text()


@pytest.mark.slow
@pytest.mark.case("T11")
@pytest.mark.parametrize("over", PAGES)
async def test_a_storm_over_every_page_leaves_a_whole_table(over: str) -> None:
    chance = random.Random(over)
    async with sitting(FakeMonsters([fake.act()])) as here:
        if PAGES[over]:
            await here.press(PAGES[over])
        for _ in range(2):
            await here.pilot.resize_terminal(chance.randint(1, 300), chance.randint(1, 100))
        width, height = chance.randint(80, 200), chance.randint(24, 60)
        await resize(here, width, height)
        if here.on_curtain:
            assert not secrets_in(here.text())
            await here.pass_curtain()
        await here.press("escape")
        assert_whole(here, width, height)
        await resize(here, 120, 40)
        assert "ASKS AMY" in here.text()
        assert here.table.answers == []


async def resize(here: Sitting, width: int, height: int) -> None:
    """Another window, and the screen still again."""
    await here.pilot.resize_terminal(width, height)
    await here.pilot.pause()


def assert_whole(here: Sitting, width: int, height: int) -> None:
    """The screen fills the window, and shows nothing secret on the page for small ones."""
    assert len(here.text().split("\n")) == height
    assert isinstance(here.app.screen, TooSmall) == is_too_small(width, height)
    if is_too_small(width, height):
        assert not secrets_in(here.text())


@pytest.mark.case("T33")
@pytest.mark.parametrize("names", [("AMY", "BEN"), ("A" * 20, "B" * 20)])
async def test_who_may_look_is_said_however_much_stands_beside_it(names: tuple[str, str]) -> None:
    async with sitting(FakeMonsters([fake.act()], names=names)) as here:
        view = here.duel.desk.view
        counted = {name: replace(zone, count=40) for name, zone in view.seats[0].zones.items()}
        crowded = replace(view.seats[0], zones=counted)
        for seats in ((view.seats[0], view.seats[1]), (crowded, view.seats[1])):
            line = head_line(here.duel.desk, seats[0], 80, UNICODE).plain
            assert f"only {names[0][:5]}" in line
            assert "may look" in line
            assert cell_len(line) == 80
