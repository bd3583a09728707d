"""The looks of the screen by name. Colour only repeats what letters, signs and shapes say."""

from collections.abc import Mapping

from textual.theme import Theme

from duelterm.tui.glyphs import Glyphs, without_colour

NAMES = ("dark", "light", "contrast", "terminal")
CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature", "many")
SIGNS = ("label", "legal", "picked", "title", "warn", "coach")


def _theme(name: str, ground: str, ink: str, muted: str, civilizations: str, signs: str, **kind: bool) -> Theme:
    words = signs.split()
    variables = {f"civ-{key}": value for key, value in zip(CIVILIZATIONS, civilizations.split(), strict=True)}
    variables |= dict(zip(SIGNS, words, strict=True)) | {"text-muted": muted}
    return Theme(
        name=f"duel-{name}",
        primary=words[3],
        warning=words[4],
        foreground=ink,
        background=ground,
        surface=ground,
        panel=ground,
        variables=variables,
        **kind,
    )


THEMES = (
    _theme(
        "dark",
        "#121212",
        "#e0e0e0",
        "#a8a8a8",
        "#f0e442 #56b4e9 #d78ac0 #e69f00 #2fbf8f #ffffff",
        "#f0e442 #56b4e9 #2fbf8f #8fb7d9 #e69f00 #9fd8c0",
    ),
    _theme(
        "light",
        "#fafafa",
        "#1c1c1c",
        "#5c5c5c",
        "#736200 #005f9e #8a2f77 #a84300 #006b4a #000000",
        "#8a2f77 #005f9e #006b4a #1f4f7a #a84300 #006b4a",
        dark=False,
    ),
    _theme(
        "contrast",
        "#000000",
        "#ffffff",
        "#ffffff",
        "#ffff00 #00ffff #ff9cff #ffaf00 #00ff87 #ffffff",
        "#ffff00 #00ffff #00ff87 #ffffff #ffaf00 #ffffff",
    ),
    _theme(
        "terminal",
        "ansi_default",
        "ansi_default",
        "ansi_default",
        "ansi_yellow ansi_cyan ansi_magenta ansi_red ansi_green ansi_default",
        "ansi_yellow ansi_cyan ansi_green ansi_default ansi_red ansi_default",
        ansi=True,
    ),
)


def colours_off(environment: Mapping[str, str]) -> bool:
    """NO_COLOR counts if it says anything at all."""
    return bool(environment.get("NO_COLOR"))


def glyphs_for(glyphs: Glyphs, theme: str, environment: Mapping[str, str]) -> Glyphs:
    """The signs for a theme: without colours of one's own emblems are drawn by shape alone."""
    return without_colour(glyphs) if theme == "terminal" or colours_off(environment) else glyphs
