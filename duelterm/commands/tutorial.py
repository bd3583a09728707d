"""`duelterm tutorial`: a first duel for one person, with a coach."""

import argparse

from duelterm.commands import GAMES
from duelterm.commands.guard import INTERNAL, Refusal
from duelterm.commands.screen import require_terminal


def run(arguments: argparse.Namespace) -> int:
    """Show it. It is not kept, so no line stays in the terminal."""
    require_terminal()
    from duelterm.commands.config import player_config

    config = player_config()
    from duelterm.commands.launch import Launch
    from duelterm.commands.screen import screen_settings
    from duelterm.tui.app import play_duel
    from duelterm.tui.launcher import LaunchRefused

    try:
        table = Launch(GAMES[0]).tutorial()
    except LaunchRefused as error:
        raise Refusal(str(error), INTERNAL) from error
    return play_duel(table, screen_settings(arguments, config))
