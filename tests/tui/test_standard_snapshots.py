"""The screens of the standard rules in three sizes, against files; see `test_layouts_snapshots`."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from duelterm.tui.glyphs import ASCII
from tests.tui import fake_monsters
from tests.tui import fake_standard as fake
from tests.tui.fake_standard import AMY, BEN, CHAIN, FakeStandard
from tests.tui.fake_table import FakeTable
from tests.tui.test_layouts_snapshots import FOLDER, SETTINGS, SIZES, State, compare, picture

pytestmark = pytest.mark.slow


def asked(*questions: object, **state: object) -> Callable[[], FakeTable]:
    """A table that asks this."""
    return lambda: replace(FakeStandard(list(questions)), **state)


ACT = fake_monsters.act()
POLICIES = {"policies": {BEN: "attacks until changed"}, "own": {AMY: "own acts"}}
STATES = {
    "main": State(asked(ACT)),
    "field": State(asked(ACT, **POLICIES), ("1",)),
    "curtain": State(asked(fake.answer(), chain=CHAIN), through=False),
    "chain": State(asked(fake.answer(), chain=CHAIN)),
    "chain-card": State(asked(fake.answer(), chain=CHAIN), ("6",)),
    "order": State(asked(fake.trigger_order(), chain=CHAIN[:1]), ("s",)),
    "may": State(asked(fake.may())),
    "tribute": State(asked(fake.tribute()), ("2", "3")),
    "hand-limit": State(asked(fake.hand_limit())),
    "replay": State(asked(fake.replay(), step="battle", attack=("m10", "m20"))),
    "policy": State(asked(ACT, **POLICIES), ("P",)),
    "extra": State(asked(ACT), ("M",)),
    "keys": State(asked(ACT), ("question_mark", "pagedown", "pagedown")),
}
FAST = {("chain", 0)}


def cases() -> list[object]:
    """Every state in every size; two are fast enough for every day."""
    return [
        pytest.param(name, size, id=f"{name}-{size[0]}x{size[1]}", marks=() if (name, at) in FAST else pytest.mark.slow)
        for name in STATES
        for at, size in enumerate(SIZES)
    ]


@pytest.mark.parametrize(("name", "size"), cases())
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    compare(f"standard/{name}_{size[0]}x{size[1]}", await picture(STATES[name], size, SETTINGS))


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_ascii_chain_looks_as_it_did(size: tuple[int, int]) -> None:
    now = await picture(STATES["chain"], size, replace(SETTINGS, glyphs=ASCII))
    assert now.isascii()
    compare(f"standard/chain-ascii_{size[0]}x{size[1]}", now)


def test_no_file_is_left_of_a_screen_that_is_gone() -> None:
    expected = {f"{name}_{width}x{height}" for name in (*STATES, "chain-ascii") for width, height in SIZES}
    assert {path.stem for path in (FOLDER / "standard").glob("*.txt")} == expected
