"""Without colour and without Unicode the table says the same."""

from dataclasses import replace

import pytest

from duelterm.tui.app import DuelApp
from duelterm.tui.glyphs import ASCII, LETTERS, civilization_letters
from duelterm.tui.screens.curtain import Curtain
from tests.tui import fake_table as fake
from tests.tui.fake_table import FakeTable
from tests.tui.looking import Clock, settings, shown

pytestmark = pytest.mark.slow


def test_each_civilization_has_a_letter_of_its_own() -> None:
    assert sorted(LETTERS.values()) == ["D", "F", "L", "N", "W"]
    assert civilization_letters(("light", "water")) == "LW"


@pytest.mark.case("T12")
async def test_no_color_sets_no_colour_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = DuelApp(table=FakeTable([fake.act()]), settings=settings(Clock()))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.press(*app.screen.letters)
        await pilot.pause()
        colours = {
            (part.style.color, part.style.bgcolor)
            for strip in app.screen._compositor.render_strips()
            for part in strip
            if part.style is not None
        }
        named = {colour.name for pair in colours for colour in pair if colour is not None}
        assert named <= {"default"}
        reversed_parts = [
            part.text
            for strip in app.screen._compositor.render_strips()
            for part in strip
            if part.style is not None and part.style.reverse
        ]
        assert any("Amyhand" in text for text in reversed_parts)


@pytest.mark.case("T41")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_ascii_glyphs_are_all_ascii(size: tuple[int, int]) -> None:
    table = FakeTable([fake.act()])
    app = DuelApp(table=table, settings=replace(settings(Clock()), glyphs=ASCII))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.press(*app.screen.letters)
        await pilot.pause()
        text = shown(app)
        assert "Boulder" in text
        assert text.isascii(), sorted({char for char in text if not char.isascii()})
