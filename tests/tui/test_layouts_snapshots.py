"""Every screen as text in three sizes. DUELTERM_BLESS=1 writes the files anew: look at them before you keep them."""

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from duelterm.library.pool import load_pool
from duelterm.session.api import Result, Table
from duelterm.session.tutorial import start_tutorial
from duelterm.tui.app import DuelApp
from duelterm.tui.glyphs import ASCII
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.settings import Settings
from tests.tui import fake_table as fake
from tests.tui.demo import DemoLauncher
from tests.tui.fake_table import AMY, FakeTable
from tests.tui.looking import Clock

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent / "snapshots"
SIZES = ((80, 24), (120, 40), (160, 50))
GROUND = "#e0e0e0 on #121212"
FAST = {("main", 0), ("main", 1), ("main", 2), ("curtain", 0), ("menu", 0), ("block", 0)}


@dataclass(frozen=True)
class State:
    """How a screen is reached: a table (or the menu), and keys pressed behind the first curtain."""

    table: Callable[[], Table] | None
    keys: tuple[str, ...] = ()
    through: bool = True


def asked(*questions: object, **state: object) -> Callable[[], FakeTable]:
    """A table that asks this."""
    return lambda: replace(FakeTable(list(questions)), **state)


def fought(*questions: object, **state: object) -> Callable[[], FakeTable]:
    """The same in the middle of an attack."""
    return asked(*questions, step="attack", attack=("b10", "seat:1"), **state)


COACH = ("Charge one card: press its letter.", "Its civilization pays for others later.", "E ends the turn.")
STATES = {
    "menu": State(None),
    "new-duel": State(None, ("n",)),
    "curtain": State(asked(fake.act()), through=False),
    "main": State(asked(fake.act(), undoable=True)),
    "main-card": State(asked(fake.act()), ("a",)),
    "main-end": State(asked(fake.act()), ("E",)),
    "main-why-not": State(asked(fake.act()), ("d",)),
    "attack-target": State(asked(fake.act(private=False), step="attack"), ("1",)),
    "block": State(fought(fake.block())),
    "break": State(fought(fake.break_shield())),
    "shield": State(fought(fake.look_at_shield())),
    "pick": State(asked(fake.search()), ("a", "down")),
    "pay": State(asked(fake.pay())),
    "confirm": State(asked(fake.confirm(), waiting=("AMY: Boulder Dragon, when it attacks", "BEN: Chaser Elf"))),
    "order": State(asked(fake.order()), ("s",)),
    "number": State(asked(fake.number_question())),
    "name": State(asked(fake.race())),
    "coach": State(asked(fake.act(), coached=COACH)),
    "coach-card": State(asked(fake.act(), coached=COACH), ("right",)),
    "reader": State(asked(fake.act()), ("space",)),
    "answers": State(asked(fake.act()), ("A",)),
    "graveyards": State(asked(fake.act()), ("G",)),
    "mana": State(asked(fake.act()), ("M",)),
    "log": State(asked(fake.act()), ("L",)),
    "keys": State(asked(fake.act()), ("question_mark",)),
    "rulebook": State(asked(fake.act()), ("R",)),
    "quit": State(asked(fake.act()), ("ctrl+c",)),
    "concede": State(asked(fake.act()), ("C",)),
    "tutorial": State(lambda: start_tutorial(load_pool("duelmasters"))),
    "result": State(asked(result=Result(AMY, "DM-9.2 the other player was attacked without shields"))),
}


async def picture(state: State, size: tuple[int, int], settings: Settings) -> str:
    """The screen as text, and how it is styled."""
    app = DuelApp(
        launcher=DemoLauncher() if state.table is None else None,
        table=state.table() if state.table is not None else None,
        settings=settings,
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if state.through and isinstance(app.screen, Curtain):
            await press(pilot, app.screen.letters)
        await press(pilot, state.keys)
        return written(app)


async def press(pilot: Pilot[int], keys: tuple[str, ...] | str) -> None:
    """Press keys and wait until the screen is still."""
    await pilot.press(*keys)
    await pilot.pause()


def written(app: DuelApp) -> str:
    """The cells of the screen, then all bold and reversed pieces and the number of cells of every other colour."""
    strips = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip).rstrip() for strip in strips]
    pieces: dict[str, list[str]] = {}
    cells: dict[str, int] = {}
    for segment in (segment for strip in strips for segment in strip if segment.style is not None):
        style, text = segment.style, segment.text
        assert style is not None
        name = f"{style.color.name if style.color else '-'} on {style.bgcolor.name if style.bgcolor else '-'}"
        marks = " ".join(word for word in ("bold", "reverse", "underline") if getattr(style, word))
        if marks == "bold" and not text.strip():
            continue
        if marks:
            pieces.setdefault(f"{marks} {name}", []).append(text.strip() or "_")
        elif text.strip() and name != GROUND:
            cells[name] = cells.get(name, 0) + len(text)
    art = {name: count for name, count in cells.items() if not name.endswith("on #121212")}
    plain = sorted(f"{name}: {count} cells" for name, count in cells.items() if name not in art)
    told = [f"{name}: {' | '.join(texts)}" for name, texts in sorted(pieces.items())]
    told += [*plain, f"emblems: {len(art)} colours, {sum(art.values())} cells"] if art else plain
    return "\n".join([*lines, "=" * 20 + " styles", *told, ""])


def cases() -> list[object]:
    """Every state in every size; a few are fast enough for every day."""
    return [
        pytest.param(name, size, id=f"{name}-{size[0]}x{size[1]}", marks=() if (name, at) in FAST else pytest.mark.slow)
        for name in STATES
        for at, size in enumerate(SIZES)
    ]


def compare(name: str, now: str) -> None:
    """The screen against the file, or the file anew."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get("DUELTERM_BLESS") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == now


SETTINGS = Settings(guard=0.0, rest=0.0, repeat=0.0, clock=Clock(), letters=lambda: "kt")


@pytest.mark.parametrize(("name", "size"), cases())
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    compare(f"{name}_{size[0]}x{size[1]}", await picture(STATES[name], size, SETTINGS))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_ascii_screen_looks_as_it_did(size: tuple[int, int]) -> None:
    now = await picture(STATES["main"], size, replace(SETTINGS, glyphs=ASCII))
    assert now.isascii()
    compare(f"main-ascii_{size[0]}x{size[1]}", now)


@pytest.mark.slow
async def test_the_small_page_looks_as_it_did() -> None:
    compare("small_71x20", await picture(STATES["main"], (71, 20), SETTINGS))


def test_no_file_is_left_of_a_screen_that_is_gone() -> None:
    expected = {f"{name}_{width}x{height}" for name in (*STATES, "main-ascii") for width, height in SIZES}
    assert {path.stem for path in FOLDER.glob("*.txt")} == expected | {"small_71x20"}
