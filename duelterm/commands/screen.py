"""The way to the screen: whether there is a terminal, how it is set, and the line that stays when it is left.

Textual takes long to import, so nothing of it is imported before `require_terminal` has passed.
"""

import argparse
import locale
import os
import sys
from typing import TYPE_CHECKING, TypeVar

from duelterm.commands.guard import INTERNAL, USAGE, Refusal, harmless

if TYPE_CHECKING:
    from duelterm.commands.late import LateLaunch
    from duelterm.library.config import Config
    from duelterm.session.api import Table
    from duelterm.session.matchapi import MatchTable
    from duelterm.tui.launcher import Wishes
    from duelterm.tui.settings import Settings

Wish = TypeVar("Wish")


def require_terminal() -> None:
    """Raises Refusal if the program can't be played here: the screen needs standard input and standard error."""
    for name, stream in (("stdin", sys.stdin), ("stderr", sys.stderr)):
        if stream is None or not stream.isatty():
            raise Refusal(f"needs a terminal ({name} is not a tty). For scripts use `duelterm check` or `sim`", USAGE)
    if os.environ.get("TERM") == "dumb":
        raise Refusal("needs a terminal that can move its cursor (TERM is dumb)", USAGE)


def show_menu(
    launch: "LateLaunch", arguments: argparse.Namespace, config: "Config", wishes: "Wishes | None" = None
) -> int:
    """The menu and what is started from it; with wishes the form stands before it."""
    from duelterm.tui.app import play

    return _left(play(launch, screen_settings(arguments, config), wishes), launch.last)


def show_duel(table: "Table", arguments: argparse.Namespace, config: "Config") -> int:
    """One duel."""
    from duelterm.tui.app import play_duel

    return _left(play_duel(table, screen_settings(arguments, config)), table)


def show_match(match: "MatchTable", arguments: argparse.Namespace, config: "Config") -> int:
    """One match."""
    from duelterm.tui.app import play_match

    return _left(play_match(match, screen_settings(arguments, config)), match)


def screen_settings(arguments: argparse.Namespace, config: "Config") -> "Settings":
    """How the screen is set: what was typed wins over the player's settings, and these over what suits the terminal."""
    from duelterm.library.paths import data_dir, state_dir
    from duelterm.tui.glyphs import ASCII, UNICODE
    from duelterm.tui.keymap import keymap
    from duelterm.tui.settings import Settings

    remote = "SSH_CONNECTION" in os.environ  # a dropped connection would leave the mouse codes on
    plain = _first(arguments.ascii, config.ascii, "utf" not in locale.getencoding().lower())
    _settle_colour(_first(arguments.color, config.color))
    return Settings(
        idle=config.idle * 60,
        peek=config.peek,
        glyphs=ASCII if plain else UNICODE,
        theme=_first(arguments.theme, config.theme),
        mouse=_first(arguments.mouse, config.mouse, not remote),
        keys=keymap(config.keys, config.moves),
        crash_folder=state_dir(),
        animations=_first(arguments.animations, config.animations, "full"),
        coach=config.coach,
        people=data_dir() / "people.json",
        names=config.names,
        privacy=config.privacy,
    )


def _first(*wishes: Wish | None) -> Wish:
    """The first that somebody has."""
    return next(wish for wish in wishes if wish is not None)


def _settle_colour(wish: str) -> None:
    """Textual reads NO_COLOR itself, and takes even an empty one for a yes."""
    if wish == "never":
        os.environ["NO_COLOR"] = "1"
    elif wish == "always" or not os.environ.get("NO_COLOR"):
        os.environ.pop("NO_COLOR", None)


def _left(code: int, played: "Table | MatchTable | None") -> int:
    """Print the one line that stays in the terminal; after a crash the screen has said its own."""
    if played is None or code == INTERNAL:
        return code
    from duelterm.session.match import Match

    match = played if isinstance(played, Match) else None
    if played.result is not None:
        who = _winners(played)
        print(harmless(f"{who} won{' the match' if match else ''}: {played.result.reason}"))
    elif match is None or match.question is not None or match.duel is not None:  # else it was called off
        print("saved: duelterm resume")
    return code


def _winners(played: "Table | MatchTable") -> str:
    """The people who have won."""
    from duelterm.session.seating import together
    from duelterm.session.session import Session

    if played.result is None or played.result.winner is None:
        return "nobody"
    if isinstance(played, Session) and played.result is not None:
        return together(played.person(seat) for seat in played.result.winners)
    return played.names[played.result.winner]
