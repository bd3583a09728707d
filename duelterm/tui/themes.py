"""The looks of the screen by name. Colour only repeats what letters, signs and shapes say."""

from collections.abc import Mapping
from dataclasses import replace

from textual.theme import BUILTIN_THEMES, Theme

from duelterm.tui.glyphs import Glyphs, without_colour

NAMES = ("dark", "light", "contrast", "terminal")
CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature", "many")
FRAMES = ("normal", "effect", "fusion", "ritual", "spell", "trap")
SIGNS = ("label", "legal", "picked", "title", "warn", "coach")


def _variables(muted: str, civilizations: str, frames: str, signs: str) -> dict[str, str]:
    named = {f"civ-{key}": value for key, value in zip(CIVILIZATIONS, civilizations.split(), strict=True)}
    named |= {f"frame-{key}": value for key, value in zip(FRAMES, frames.split(), strict=True)}
    return named | dict(zip(SIGNS, signs.split(), strict=True)) | {"text-muted": muted}


def _theme(name: str, ground: str, ink: str, dark: bool, variables: dict[str, str]) -> Theme:
    return Theme(
        name=f"duel-{name}",
        primary=variables["title"],
        warning=variables["warn"],
        foreground=ink,
        background=ground,
        surface=ground,
        panel=ground,
        dark=dark,
        variables=variables,
    )


def _terminal(variables: dict[str, str]) -> Theme:
    """The sixteen colours of the terminal itself, on its own ground."""
    ansi = BUILTIN_THEMES["ansi-dark"]
    return replace(ansi, name="duel-terminal", variables=ansi.variables | variables)


DARK = _variables(
    "#a8a8a8",
    "#f0e442 #56b4e9 #d78ac0 #e69f00 #2fbf8f #ffffff",
    "#e5c98b #e8894f #c49aec #7aa7ff #3fc1b0 #ef7fa8",
    "#f0e442 #56b4e9 #2fbf8f #8fb7d9 #e69f00 #9fd8c0",
)
LIGHT = _variables(
    "#5c5c5c",
    "#736200 #005f9e #8a2f77 #a84300 #006b4a #000000",
    "#6e5a1e #a84300 #6b3fa0 #1f4fb8 #00695c #a8215b",
    "#8a2f77 #005f9e #006b4a #1f4f7a #a84300 #006b4a",
)
CONTRAST = _variables(
    "#ffffff",
    "#ffff00 #00ffff #ff9cff #ffaf00 #00ff87 #ffffff",
    "#ffffaf #ffaf5f #d7afff #87afff #5fffd7 #ff87af",
    "#ffff00 #00ffff #00ff87 #ffffff #ffaf00 #ffffff",
)
TERMINAL = _variables(
    "ansi_default",
    "ansi_yellow ansi_cyan ansi_magenta ansi_red ansi_green ansi_default",
    "ansi_default ansi_yellow ansi_magenta ansi_cyan ansi_green ansi_red",
    "ansi_yellow ansi_cyan ansi_green ansi_default ansi_red ansi_default",
)
THEMES = (
    _theme("dark", "#121212", "#e0e0e0", True, DARK),
    _theme("light", "#fafafa", "#1c1c1c", False, LIGHT),
    _theme("contrast", "#000000", "#ffffff", True, CONTRAST),
    _terminal(TERMINAL),
)


def colours_off(environment: Mapping[str, str]) -> bool:
    """NO_COLOR counts if it says anything at all."""
    return bool(environment.get("NO_COLOR"))


def glyphs_for(glyphs: Glyphs, theme: str, environment: Mapping[str, str]) -> Glyphs:
    """The signs for a theme: without colours of one's own emblems are drawn by shape alone."""
    return without_colour(glyphs) if theme == "terminal" or colours_off(environment) else glyphs
