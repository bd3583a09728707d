"""`duelterm` without a command: the menu."""

import argparse

from duelterm.commands import GAMES
from duelterm.commands.screen import require_terminal, show_menu


def run(arguments: argparse.Namespace) -> int:
    """Show it."""
    require_terminal()
    from duelterm.commands.config import player_config

    config = player_config()
    from duelterm.commands.late import LateLaunch

    return show_menu(LateLaunch(GAMES[0]), arguments, config)
