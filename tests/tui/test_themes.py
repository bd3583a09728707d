"""The looks of the screen: readable in every theme and colour depth, and no colour at all where none is wanted."""

import os
from dataclasses import replace

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet
from textual.theme import Theme

from duelterm.cli import build_parser
from duelterm.commands import screen
from duelterm.tui.app import DuelApp
from duelterm.tui.glyphs import ASCII, UNICODE
from duelterm.tui.themes import CIVILIZATIONS, FRAMES, NAMES, SIGNS, THEMES, glyphs_for
from tests.tui import fake_monsters
from tests.tui import fake_table as fake
from tests.tui.fake_monsters import FakeMonsters
from tests.tui.fake_table import FakeTable
from tests.tui.looking import Clock, settings

pytestmark = pytest.mark.slow

DEPTHS = {ColorSystem.TRUECOLOR: 4.5, ColorSystem.EIGHT_BIT: 4.5, ColorSystem.STANDARD: 3.0}
TOKENS = [*(f"civ-{name}" for name in CIVILIZATIONS), *(f"frame-{name}" for name in FRAMES), *SIGNS, "text-muted"]


def brightness(colour: ColorTriplet) -> float:
    """Relative luminance, as web guidelines define it."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)


def contrast(one: str, other: str, depth: ColorSystem) -> float:
    """The contrast of two colours in a terminal of that depth."""
    lights = sorted(brightness(Color.parse(name).downgrade(depth).get_truecolor()) for name in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


@pytest.mark.case("T42", "T43")
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("theme", THEMES[:3], ids=lambda theme: theme.name)
def test_every_colour_is_readable_on_its_ground_in_every_depth(theme: Theme, depth: ColorSystem) -> None:
    assert theme.background
    assert theme.foreground
    colours = {**{token: theme.variables[token] for token in TOKENS}, "text": theme.foreground}
    weak = {
        token: (colour, round(found, 1))
        for token, colour in colours.items()
        if (found := contrast(colour, theme.background, depth)) < DEPTHS[depth]
    }
    assert not weak


@pytest.mark.parametrize("what", [("civ", CIVILIZATIONS), ("frame", FRAMES)], ids=["civilizations", "frames"])
def test_civilizations_and_frames_differ_in_colour_where_there_are_256(what: tuple[str, tuple[str, ...]]) -> None:
    kind, names = what
    for theme in THEMES[:3]:
        found = {Color.parse(theme.variables[f"{kind}-{name}"]).downgrade(ColorSystem.EIGHT_BIT) for name in names}
        assert len(found) == len(names)


def test_the_names_are_those_of_the_themes() -> None:
    assert [theme.name for theme in THEMES] == [f"duel-{name}" for name in NAMES]


async def used_colours(theme: str, size: tuple[int, int] = (120, 40), table: FakeTable | None = None) -> set[str]:
    """The names of all colours on the screen."""
    app = DuelApp(table=table or FakeTable([fake.act()]), settings=replace(settings(Clock()), theme=theme))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*getattr(app.screen, "letters", ""))
        await pilot.pause()
        styles = [part.style for strip in app.screen._compositor.render_strips() for part in strip if part.style]
        return {colour.name for style in styles for colour in (style.color, style.bgcolor) if colour is not None}


@pytest.mark.case("T42")
async def test_terminal_colours_use_the_sixteen_of_the_terminal_alone() -> None:
    names = await used_colours("terminal")
    assert "default" in names
    assert {"color(1)", "color(3)", "color(6)"} <= names
    assert names <= {"default", *(f"color({number})" for number in range(16))}


@pytest.mark.case("T42")
async def test_the_frames_of_duel_monsters_use_the_sixteen_of_the_terminal_alone() -> None:
    names = await used_colours("terminal", table=FakeMonsters([fake_monsters.act()]))
    assert {"color(1)", "color(2)", "color(3)", "color(5)", "color(6)"} <= names
    assert names <= {"default", *(f"color({number})" for number in range(16))}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "contrast"])
async def test_a_theme_puts_its_own_ground_under_everything(theme: str) -> None:
    ground = next(each.background for each in THEMES if each.name == f"duel-{theme}")
    assert ground in await used_colours(theme)
    assert "#121212" not in await used_colours(theme)


@pytest.mark.case("T12")
@pytest.mark.parametrize("theme", ["terminal", *(pytest.param(name, marks=pytest.mark.slow) for name in NAMES[:3])])
async def test_no_color_holds_in_every_theme(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert await used_colours(theme) <= {"default"}
    assert await used_colours(theme, table=FakeMonsters([fake_monsters.act()])) <= {"default"}


def test_emblems_need_no_colour_where_there_is_none() -> None:
    assert glyphs_for(UNICODE, "dark", {}).ink == "BLOCKS"
    assert glyphs_for(UNICODE, "dark", {"NO_COLOR": ""}).ink == "BLOCKS"
    assert glyphs_for(UNICODE, "dark", {"NO_COLOR": "1"}).ink == "PLAIN_BLOCKS"
    assert glyphs_for(ASCII, "dark", {}).ink == "LETTERS"
    assert glyphs_for(ASCII, "terminal", {}).ink == "PLAIN_LETTERS"


@pytest.mark.parametrize(
    ("wish", "before", "after"),
    [
        ("auto", None, None),
        ("auto", "1", "1"),
        ("auto", "", None),
        ("always", "1", None),
        ("never", None, "1"),
        ("never", "", "1"),
    ],
)
def test_the_flag_for_colours_and_no_color_agree(
    wish: str, before: str | None, after: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", {} if before is None else {"NO_COLOR": before})
    screen._settle_colour(wish)
    assert os.environ.get("NO_COLOR") == after


def test_themes_and_colours_can_be_named_before_and_after_the_command() -> None:
    for words in (["--theme", "light", "--color", "never", "play"], ["play", "--theme", "light", "--color", "never"]):
        arguments = build_parser().parse_args(words)
        assert (arguments.theme, arguments.color) == ("light", "never")
    assert set(build_parser()._option_string_actions["--theme"].choices or ()) == set(NAMES)
