"""The program around the table: menu, form, leaving, crashes, pictures."""

import errno
import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from duelterm.session.api import Table
from duelterm.tui.app import DuelApp
from duelterm.tui.launcher import LaunchRefused, ResumeEntry
from duelterm.tui.screens.covers import Cover
from duelterm.tui.screens.curtain import Curtain
from duelterm.tui.screens.menu import Menu
from duelterm.tui.shots import save_svg
from duelterm.tui.wording import clean_name, fit
from tests.tui import fake_table as fake
from tests.tui.demo import DemoLauncher
from tests.tui.fake_table import FakeTable
from tests.tui.looking import Clock, settings, shown, sitting
from tests.tui.test_passing import secrets_in

pytestmark = pytest.mark.slow


def menu_app(launcher: DemoLauncher) -> DuelApp:
    """The program at its menu."""
    return DuelApp(launcher=launcher, settings=settings(Clock()))


async def test_resume_is_first_and_leads_to_a_curtain() -> None:
    app = menu_app(DemoLauncher())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "> r resume   AMY against BEN" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)


class ForeignLauncher(DemoLauncher):
    """Its folder has files with names that a terminal would obey."""

    def resumable(self) -> list[ResumeEntry]:
        return [ResumeEntry(Path("one"), "\x1b]0;AMY\x07 against\x9b31m \u202eBEN")]

    def resume(self, path: Path) -> Table:
        raise LaunchRefused("\x1b[2J.duel: damaged")


async def test_no_text_from_outside_is_obeyed_by_the_terminal() -> None:
    app = menu_app(ForeignLauncher())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "]0;AMY against31m BEN" in shown(app)
        await pilot.press("r")
        await pilot.pause()
        await pilot.pause()
        text = shown(app)
        assert "[2J.duel: damaged" in text
        assert all(letter.isprintable() or letter == "\n" for letter in text)


class RefusingLauncher(DemoLauncher):
    """Refuses to resume."""

    def resume(self, path: Path) -> Table:
        raise LaunchRefused("The save [b] is from a newer version.")


async def test_a_duel_that_cannot_be_resumed_says_why() -> None:
    app = menu_app(RefusingLauncher())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        await pilot.pause()
        await pilot.pause()
        assert "The save [b] is from a newer version." in shown(app)


async def test_after_the_duel_the_menu_comes_back() -> None:
    app = menu_app(DemoLauncher())
    async with app.run_test(size=(80, 24)) as pilot:
        for start in (("r",), ("n", "enter")):
            await pilot.press(*start)
            await pilot.pause()
            assert isinstance(app.screen, Curtain)
            await pilot.press(*app.screen.letters)
            await pilot.press("C", "enter", "enter")
            await pilot.pause()
            assert isinstance(app.screen, Menu)


async def test_leaving_covers_the_table_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        covered: list[bool] = []
        leave = here.app.exit
        monkeypatch.setattr(
            here.app, "exit", lambda *args, **options: (covered.append(isinstance(here.app.screen, Cover)), leave(0))
        )
        await here.press("ctrl+q")
        await here.pilot.pause(0.2)
        assert covered == [True]


async def test_a_screen_that_is_being_left_shows_nothing_more() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.duel.query("#left, #side").remove()
        here.duel.show_table()
        assert here.app.return_code is None


async def test_only_a_duel_of_two_people_is_said_to_be_saved() -> None:
    async with sitting(FakeTable([fake.act()], privacy="solo"), through=False) as here:
        await here.press("ctrl+c")
        assert "Quit? The tutorial isn't saved: next time it starts anew." in here.text()
        assert "Save and quit" not in here.text()
    app = menu_app(DemoLauncher())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert "Quit?" in shown(app)
        assert "ave and quit" not in shown(app)


async def test_control_q_asks_before_it_leaves_a_tutorial_and_asked_again_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with sitting(FakeTable([fake.act()], privacy="solo"), through=False) as here:
        left: list[int] = []
        monkeypatch.setattr(here.app, "leave", left.append)
        await here.press("ctrl+q")
        assert "Quit? The tutorial isn't saved: next time it starts anew." in here.text()
        assert left == []
        await here.press("escape")
        assert here.app.screen is here.duel
        await here.press("ctrl+q", "ctrl+q")
        assert left == [0]


@pytest.mark.parametrize(
    ("privacy", "says", "says_not"),
    [("curtain", "The duel is saved.", "tutorial"), ("solo", "The tutorial isn't saved", "is saved.")],
)
async def test_a_window_that_is_too_small_says_what_leaving_means(privacy: str, says: str, says_not: str) -> None:
    async with sitting(FakeTable([fake.act()], privacy=privacy), through=False) as here:
        await here.pilot.resize_terminal(60, 20)
        await here.pilot.pause()
        assert "This window is 60 x 20" in here.text()
        assert says in here.text()
        assert says_not not in here.text()
        assert not secrets_in(here.text())


async def test_control_c_asks_and_twice_leaves_with_130() -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        await here.press("ctrl+c")
        assert "Save and quit?" in here.text()
        assert not secrets_in(here.text())
        await here.press("escape")
        assert here.app.screen is here.duel
        await here.press("ctrl+c", "ctrl+c")
        await here.pilot.pause(0.2)
    assert here.app.return_code == 130


async def play_first_act(app: DuelApp) -> None:
    """Pass the curtain and charge the first card."""
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.press(*app.screen.letters, "a", "enter")
        await pilot.pause()


@pytest.mark.case("T17")
async def test_a_crash_leaves_a_private_file_and_one_line_without_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = FakeTable([fake.act()])
    app = DuelApp(table=table, settings=replace(settings(Clock()), crash_folder=tmp_path / "state"))

    def fail(keys: object) -> None:
        secret = "Amyhand Hulk"
        raise RuntimeError(f"broken by {secret}")

    table.answer = fail
    with pytest.raises(RuntimeError, match="broken by"):
        await play_first_act(app)
    assert app.return_code == 1
    said = "".join(str(line) for line in app._exit_renderables) + "".join(capsys.readouterr())
    assert not secrets_in(said)
    assert "The duel is saved: duelterm resume" in said
    (report,) = (tmp_path / "state").iterdir()
    assert stat.S_IMODE(report.stat().st_mode) == 0o600
    assert "RuntimeError" in report.read_text()
    assert "secret =" not in report.read_text().replace('secret = "Amyhand Hulk"', "")


async def test_a_full_disk_is_said_and_is_no_crash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = FakeTable([fake.act()])
    app = DuelApp(table=table, settings=replace(settings(Clock()), crash_folder=tmp_path / "state"))

    def full(keys: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    table.answer = full
    with pytest.raises(OSError, match="No space left"):
        await play_first_act(app)
    said = " ".join(capsys.readouterr().err.split())
    assert said == (
        "duelterm: it can't be saved any more: No space left on device."
        " What was saved of the duel can be gone on with: duelterm resume"
    )
    assert not (tmp_path / "state").exists()


async def crash(app: DuelApp) -> None:
    """Let something go wrong on the duel screen."""
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app._handle_exception(RuntimeError("broken"))


async def test_a_crash_in_a_tutorial_promises_no_save(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuntimeError, match="broken"):
        await crash(DuelApp(table=FakeTable([fake.act()], privacy="solo"), settings=settings(Clock())))
    said = capsys.readouterr().err
    assert "no report could be kept" in said
    assert "saved" not in said


async def test_a_picture_loads_nothing_from_the_network(tmp_path: Path) -> None:
    async with sitting(FakeTable([fake.act()])) as here:
        save_svg(here.app, tmp_path / "table.svg")
    drawn = (tmp_path / "table.svg").read_text()
    assert "<svg" in drawn
    assert "font-face" not in drawn
    assert "url(http" not in drawn
    assert "@import" not in drawn
    assert "Boulder" in drawn


@pytest.mark.case("T44")
def test_names_typed_at_the_form_lose_control_characters() -> None:
    assert clean_name(" A\x1b]52;c;x\x07\u202e  B\n\x9b31m ") == "A]52;c;x B31m"
    assert clean_name("\u200b\x00") == ""


def test_words_are_fitted_by_cells() -> None:
    assert fit("ボルシャック・ドラゴン", 9) == "ボルシャ…"
    assert fit("abc", 5) == "abc  "
    assert fit("abc", 0) == ""
    assert fit("They can...", 10) == "They can… "
