"""Every kind of screen of the second game in three sizes, against files; see `test_layouts_snapshots`."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from duelterm.session.api import Result
from duelterm.tui.glyphs import ASCII
from tests.tui import fake_monsters as fake
from tests.tui.fake_monsters import AMY, BEN, FakeMonsters
from tests.tui.fake_table import FakeTable
from tests.tui.test_layouts_snapshots import FOLDER, SETTINGS, SIZES, State, compare, picture

pytestmark = pytest.mark.slow


def asked(*questions: object, **state: object) -> Callable[[], FakeTable]:
    """A table that asks this."""
    return lambda: replace(FakeMonsters(list(questions)), **state)


def fought(*questions: object) -> Callable[[], FakeTable]:
    """The same in the middle of an attack."""
    return asked(*questions, step="battle", attack=("m10", "m20"))


STATES = {
    "curtain": State(asked(fake.act()), through=False),
    "main": State(asked(fake.act(), undoable=True)),
    "main-card": State(asked(fake.act()), ("a",)),
    "own-face-down": State(asked(fake.act()), ("up", "up", "right")),
    "fight": State(asked(fake.fight(), step="battle")),
    "fight-target": State(asked(fake.fight(), step="battle"), ("1",)),
    "answer": State(fought(fake.answer())),
    "bearer": State(asked(fake.bearer())),
    "reader": State(asked(fake.act()), ("space",)),
    "graveyards": State(asked(fake.act()), ("G",)),
    "fusion": State(asked(fake.act()), ("M",)),
    "keys": State(asked(fake.act()), ("question_mark",)),
    "sheet": State(asked(fake.act()), ("S",)),
    "sheet-empty": State(asked(fake.act(), lines=(), life=(8000, 8000)), ("S",)),
    "result": State(asked(result=Result(BEN, "R3-4.1: no life points are left"), life=(0, 7400), lines=fake.LOST)),
}
FAST = {("main", 0), ("main", 1), ("answer", 0), ("result", 0)}


def cases() -> list[object]:
    """Every state in every size; a few are fast enough for every day."""
    return [
        pytest.param(name, size, id=f"{name}-{size[0]}x{size[1]}", marks=() if (name, at) in FAST else pytest.mark.slow)
        for name in STATES
        for at, size in enumerate(SIZES)
    ]


@pytest.mark.parametrize(("name", "size"), cases())
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    compare(f"monsters/{name}_{size[0]}x{size[1]}", await picture(STATES[name], size, SETTINGS))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["main", "sheet"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_ascii_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    now = await picture(STATES[name], size, replace(SETTINGS, glyphs=ASCII))
    assert now.isascii()
    compare(f"monsters/{name}-ascii_{size[0]}x{size[1]}", now)


def test_no_file_is_left_of_a_screen_that_is_gone() -> None:
    names = (*STATES, "main-ascii", "sheet-ascii")
    expected = {f"{name}_{width}x{height}" for name in names for width, height in SIZES}
    assert {path.stem for path in (FOLDER / "monsters").glob("*.txt")} == expected


def test_the_table_of_the_pictures_is_the_one_that_is_asked() -> None:
    assert FakeMonsters([fake.act()]).view(AMY).seats[AMY].figures == (("LP", 4900),)
