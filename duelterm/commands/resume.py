"""`duelterm resume`: on with an unfinished duel or match."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from duelterm.commands import GAMES
from duelterm.commands.guard import DAMAGED_SAVE, FAULTY_FILE, USAGE, Refusal, say
from duelterm.commands.screen import require_terminal, show_duel, show_match
from duelterm.lang.report import CardError
from duelterm.library.paths import duels_dir
from duelterm.session.journal import JournalFault
from duelterm.session.matchfile import ENDING as MATCH
from duelterm.session.unfinished import damaged

if TYPE_CHECKING:
    from duelterm.commands.launch import Launch


def run(arguments: argparse.Namespace) -> int:
    """Open it on the screen."""
    require_terminal()
    from duelterm.commands.config import player_config

    config = player_config()
    from duelterm.commands.launch import Launch
    from duelterm.tui.launcher import LaunchRefused

    launch = Launch(GAMES[0])
    path = _named(arguments.file) if arguments.file else _latest(launch)
    try:
        if path.suffix == MATCH:
            return show_match(launch.resume_match(path), arguments, config)
        return show_duel(launch.resume(path), arguments, config)
    except LaunchRefused as error:
        raise Refusal(str(error), _code(error.__cause__)) from error


def _code(cause: BaseException | None) -> int:
    """The exit code of what could not be gone on with: the save, or the cards it needs; else it was the wrong file."""
    if isinstance(cause, CardError):
        return FAULTY_FILE
    return DAMAGED_SAVE if isinstance(cause, JournalFault) else USAGE


def _named(file: str) -> Path:
    """The file of that name. Raises Refusal if it can't be opened."""
    try:
        with Path(file).open("rb"):
            return Path(file)
    except OSError as error:
        raise Refusal(f"{file}: {error.strerror}", USAGE) from None


def _latest(launch: "Launch") -> Path:
    for fault in damaged(duels_dir()):
        say(f"left out: {fault}")
    waiting = launch.resumable()
    if not waiting:
        raise Refusal("there is no unfinished duel or match", USAGE)
    return waiting[0].path
