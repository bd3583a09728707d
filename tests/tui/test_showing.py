"""The timed show at the real screen: who sees it, what ends it, what it costs."""

import gc
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest
from textual.driver import Driver
from textual.drivers.headless_driver import HeadlessDriver

from duelterm.core.view import ZoneView
from duelterm.tui.app import DuelApp
from duelterm.tui.showing import FRAME, SLOW, level_for
from duelterm.tui.widgets.slot import Slot
from tests.tui import fake_table as fake
from tests.tui.fake_table import BEN, FakeTable
from tests.tui.looking import Clock, Sitting, settings

pytestmark = pytest.mark.slow

FRAME_BYTES = 1000


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not over SSH, wherever the tests run."""
    for name in ("SSH_CONNECTION", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)


class SlowClock(Clock):
    """Each look at it takes longer than a good repaint."""

    def __call__(self) -> float:
        self.now += SLOW + 0.01
        return self.now


@dataclass
class Recorder:
    """What was written to the terminal."""

    written: list[str]

    def taken(self) -> str:
        data = "".join(self.written)
        self.written.clear()
        return data


def recording(app: DuelApp, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """Let the app believe in a terminal, and keep its bytes."""
    recorder = Recorder([])

    class Drawn(HeadlessDriver):
        @property
        def is_headless(self) -> bool:
            return False

        def write(self, data: str) -> None:
            recorder.written.append(data)

    def build(**options: Any) -> Driver:
        return Drawn(app, mouse=options["mouse"], size=options["size"])

    monkeypatch.setattr(app, "_build_driver", build)
    monkeypatch.setattr(app, "_watch_terminal", lambda: None)
    return recorder


@asynccontextmanager
async def showing(
    table: FakeTable, level: str = "full", clock: Clock | None = None, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Sitting]:
    """The app with animations, past the first curtain; time stands still unless it is moved."""
    clock = clock or Clock()
    app = DuelApp(table=table, settings=replace(settings(clock), animations=level))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        here = Sitting(app, pilot, table, clock)
        if here.on_curtain:
            await here.pass_curtain()
        yield here


async def later(here: Sitting, frames: float = 1) -> None:
    """Let time pass, and the screen know of it."""
    here.clock.now += frames * FRAME
    here.duel.showing.tick()
    await here.pilot.pause()


async def attack(here: Sitting, attacker: str, target: str) -> None:
    """Attack by two clicks."""
    for spot in (attacker, target):
        here.duel.on_slot_clicked(Slot.Clicked(spot, reading=False))
    await here.pilot.pause()


def strengthen(table: FakeTable) -> None:
    """BEN's first creature gets 2000."""
    zone = table.zones[BEN]["battle"]
    first = zone.cards[0]
    assert first.power is not None
    table.zones[BEN]["battle"] = replace(zone, cards=(replace(first, power=first.power + 2000), *zone.cards[1:]))


def fight(table: FakeTable) -> None:
    """The tapped creature falls."""
    cards = table.zones[BEN]["battle"].cards
    table.zones[BEN]["battle"] = ZoneView("battle", 2, (cards[0], cards[2]))
    grave = table.zones[BEN]["graveyard"]
    table.zones[BEN]["graveyard"] = ZoneView("graveyard", 2, (*grave.cards, cards[1]))


def break_fifth(table: FakeTable) -> None:
    """The fifth shield goes to hand."""
    table.zones[BEN]["shields"] = fake.hidden_shields(BEN, (1, 2, 3))
    hand = table.zones[BEN]["hand"].cards
    table.zones[BEN]["hand"] = ZoneView("hand", 5, (*hand, fake.up("c29", fake.face("Benshield Trap"))))


def public_act(number: int) -> Any:
    """An act question of the attack step."""
    return fake.act(private=False, number=number)


async def test_an_open_attack_is_shown_while_it_stands_and_for_a_moment_after() -> None:
    table = FakeTable([public_act(1), public_act(2)], step="attack", after=fight)
    async with showing(table) as here:
        await attack(here, "b10", "b21")
        assert table.answers == [("attack:b10>b21",)]
        assert here.duel.showing.runs
        text = here.text()
        assert "-gone" in text
        assert "»atk" in text
        assert "»tgt" in text
        assert "grave 2 (+1)" in text
        assert "» Skull Thrower" not in text
        await later(here, 3)
        assert "Boulder Dragon » Skull Thrower" in here.text()
        assert "over: " not in here.text()
        await later(here)
        assert not here.duel.showing.runs
        assert "-gone" not in here.text()
        assert "(+1)" not in here.text()
        assert "over: Boulder Dragon » Skull Thrower" in here.text()


async def test_it_is_over_in_time_whatever_the_level() -> None:
    for level in ("basic", "full"):
        table = FakeTable([public_act(1), public_act(2)], step="attack", after=strengthen)
        async with showing(table, level) as here:
            await here.press("E", "enter")
            assert "+2000" in here.text()
            here.clock.now += 0.6
            here.duel.showing.tick()
            await here.pilot.pause()
            assert "+2000" not in here.text()


@pytest.mark.parametrize("key", ["right", "f7"])
async def test_any_key_ends_it_and_is_not_lost(key: str) -> None:
    table = FakeTable([public_act(1), public_act(2)], step="attack", after=strengthen)
    async with showing(table) as here:
        await here.press("E", "enter")
        assert "+2000" in here.text()
        before = here.duel.desk.cursor.spot
        await here.press(key)
        assert "+2000" not in here.text()
        assert (here.duel.desk.cursor.spot != before) is (key == "right")


async def test_no_key_waits_for_it() -> None:
    table = FakeTable([public_act(number) for number in range(1, 9)], step="attack", after=strengthen)
    async with showing(table) as here:
        await here.press(*["E", "enter"] * 6)
        assert len(table.answers) == 6
        assert here.clock.now == 0.0


@pytest.mark.parametrize("why", ["setting", "ssh"])
async def test_without_animations_nothing_moves_but_the_attack_stands(
    why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why == "ssh":
        monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    table = FakeTable([public_act(1), public_act(2)], step="attack", after=fight)
    async with showing(table, "none" if why == "setting" else "full") as here:
        await attack(here, "b10", "b21")
        await here.press("f7")
        assert not here.duel.showing.runs
        assert here.duel.showing._timer is None
        assert "-gone" not in here.text()
        assert "over: Boulder Dragon » Skull Thrower" in here.text()


def test_ssh_is_known_by_its_variables() -> None:
    assert level_for("full", {"SSH_TTY": "/dev/pts/1"}) == "none"
    assert level_for("full", {"SSH_TTY": ""}) == "full"


@pytest.mark.case("T19")
async def test_a_slow_terminal_stops_animations_for_good() -> None:
    table = FakeTable([public_act(number) for number in range(1, 4)], step="attack", after=strengthen)
    async with showing(table, clock=SlowClock()) as here:
        await here.press("E", "enter")
        await here.pilot.pause()
        assert here.duel.showing.level == "none"
        assert "+2000" not in here.text()
        await here.press("E", "enter")
        assert not here.duel.showing.runs


# Secrecy


@pytest.mark.case("T28", "T33")
async def test_nothing_is_shown_across_an_owner_change_or_under_a_curtain() -> None:
    def changes(table: FakeTable) -> None:
        strengthen(table)
        break_fifth(table)

    script = [fake.break_shield(1), fake.look_at_shield(2), public_act(3), fake.act(number=4)]
    async with showing(FakeTable(script, step="attack", attack=("b10", "seat:1"), after=changes)) as here:
        await here.press("enter")
        assert here.on_curtain
        assert not here.duel.showing.runs
        await here.pass_curtain()
        assert here.duel.desk.keyboard.owner == BEN
        assert not here.duel.showing.runs
        await here.press("enter")
        assert here.duel.desk.keyboard.owner is None
        assert not here.duel.showing.runs
        assert "+2000" not in here.text()


async def test_a_running_show_ends_when_the_table_is_hidden() -> None:
    table = FakeTable([public_act(1), public_act(2)], step="attack", after=strengthen)
    async with showing(table) as here:
        await here.press("E", "enter")
        assert here.duel.showing.runs
        here.app.hide_table()
        await here.pilot.pause()
        assert here.on_curtain
        assert not here.duel.showing.runs
        assert "+2000" not in here.text()
        await here.pass_curtain()
        assert not here.duel.showing.runs


async def test_taking_back_shows_nothing() -> None:
    table = FakeTable([public_act(1), public_act(2)], step="attack", undoable=True)
    async with showing(table) as here:
        await here.press("right")
        strengthen(table)
        await here.press("U")
        assert table.undone == 1
        assert not here.duel.showing.runs


@pytest.mark.case("T23", "T24")
async def test_the_broken_place_stands_for_everybody_and_is_equal_whatever_the_shield_is() -> None:
    seen = []
    for name in ("Benshield Trap", "Dull Rock"):

        def broken(table: FakeTable, name: str = name) -> None:
            table.attack = ("b10", "seat:1") if len(table.answers) < 3 else None
            if len(table.answers) == 2:
                break_fifth(table)
                cards = table.zones[BEN]["hand"].cards
                drawn = fake.up("c29", fake.face(name))
                table.zones[BEN]["hand"] = ZoneView("hand", 5, (*cards[:-1], drawn))

        script = [public_act(1), fake.break_shield(2), fake.look_at_shield(3), public_act(4), public_act(5)]
        async with showing(FakeTable(script, step="attack", after=broken)) as here:
            here.duel._after(here.duel.desk.choose("b10"))
            here.duel._after(here.duel.desk.choose(here.duel.desk.answer.options("", str)[0].spot))
            here.duel.show_table()
            await here.pilot.pause()
            assert "»BEN" in here.text()
            await here.press("enter")
            assert here.on_curtain
            await here.pass_curtain()
            assert "x5x" in here.text()
            await here.press("enter")
            assert here.duel.desk.keyboard.owner is None
            assert "x5x" in here.text()
            seen.append(here.text())
            await here.press("E", "enter")
            assert "x5x" not in here.text()
    assert seen[0] == seen[1]


# Cost


@pytest.mark.case("T05", "T19")
async def test_a_frame_draws_its_slots_alone_and_sends_few_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = FakeTable([public_act(1), public_act(2), public_act(3)], step="attack", after=strengthen)
    app = DuelApp(table=table, settings=replace(settings(Clock()), animations="full"))
    recorder = recording(app, monkeypatch)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        clock = app.settings.clock
        assert isinstance(clock, Clock)
        here = Sitting(app, pilot, table, clock)
        await here.pass_curtain()
        await here.press("E", "enter")
        drawn: list[Slot] = []
        refresh = Slot.refresh
        monkeypatch.setattr(Slot, "refresh", lambda slot, *a, **o: (drawn.append(slot), refresh(slot, *a, **o))[1])
        recorder.taken()
        for _ in range(4):
            await later(here)
        app.screen._on_timer_update()
        await pilot.pause()
        assert len(drawn) == 1
        assert 0 < len(recorder.taken().encode()) < FRAME_BYTES
        await attack(here, "b10", "b21")
        recorder.taken()
        sent = []
        for _ in range(3):
            drawn.clear()
            await later(here)
            app.screen._on_timer_update()
            await pilot.pause()
            assert not drawn
            sent.append(len(recorder.taken().encode()))
        assert sum(map(bool, sent)) >= 2
        assert max(sent) < FRAME_BYTES


@pytest.mark.slow
@pytest.mark.case("T05")
async def test_a_thousand_events_leave_one_timer_and_no_memory() -> None:
    table = FakeTable([public_act(1)], step="attack")
    async with showing(table) as here:
        showing_, desk = here.duel.showing, here.duel.desk

        def events(count: int) -> None:
            for at in range(count):
                table.zones[BEN]["battle"] = replace(table.zones[BEN]["battle"], cards=cards[(at + 1) % 2])
                desk.meet()
                showing_.see(desk)
                assert showing_.runs
                showing_.end()

        cards = [table.zones[BEN]["battle"].cards]
        strengthen(table)
        cards.append(table.zones[BEN]["battle"].cards)
        tracemalloc.start()
        events(50)
        await here.pilot.pause()
        timers = len(here.duel._timers)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(10):
            events(100)
            await here.pilot.pause()
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert len(here.duel._timers) == timers
        assert grown < 30_000
