"""The screens of the tag duel in three sizes, against files; see `test_layouts_snapshots`."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from duelterm.session.api import Result
from duelterm.tui.glyphs import ASCII
from tests.tui import fake_tag as fake
from tests.tui.fake_table import FakeTable
from tests.tui.fake_tag import CAL, CHAIN, DAN, FakeTag
from tests.tui.test_layouts_snapshots import FOLDER, SETTINGS, SIZES, State, compare, picture


def asked(*questions: object, **state: object) -> Callable[[], FakeTable]:
    """A table that asks this."""
    return lambda: replace(FakeTag(list(questions)), **state)


STATES = {
    "main": State(asked(fake.act())),
    "other-fields": State(asked(fake.act()), ("T", "B")),
    "partners-hand": State(asked(fake.act()), ("W",)),
    "curtain": State(asked(fake.answer(CAL), chain=CHAIN), through=False),
    "chain": State(asked(fake.answer(CAL), chain=CHAIN)),
    "attack": State(asked(fake.answer(DAN, prompt="answer attack"), step="battle", attack=("m10", "m40"))),
    "targets": State(asked(fake.attack(), step="battle"), ("1",)),
    "player": State(asked(fake.player())),
    "result": State(asked(result=Result(0, "TAG-6.1 no life points are left to the other team", (0, 2)))),
}
FAST = {("main", 0)}


def cases() -> list[object]:
    """Every state in every size; two are fast enough for every day."""
    return [
        pytest.param(name, size, id=f"{name}-{size[0]}x{size[1]}", marks=() if (name, at) in FAST else pytest.mark.slow)
        for name in STATES
        for at, size in enumerate(SIZES)
    ]


@pytest.mark.parametrize(("name", "size"), cases())
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    compare(f"tag/{name}_{size[0]}x{size[1]}", await picture(STATES[name], size, SETTINGS))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_ascii_chain_looks_as_it_did(size: tuple[int, int]) -> None:
    now = await picture(STATES["chain"], size, replace(SETTINGS, glyphs=ASCII))
    assert now.isascii()
    compare(f"tag/chain-ascii_{size[0]}x{size[1]}", now)


def test_no_file_is_left_of_a_screen_that_is_gone() -> None:
    expected = {f"{name}_{width}x{height}" for name in (*STATES, "chain-ascii") for width, height in SIZES}
    assert {path.stem for path in (FOLDER / "tag").glob("*.txt")} == expected
