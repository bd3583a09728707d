"""`duelterm config`: where the settings are, and whether they are right."""

import argparse

from duelterm.commands.guard import DONE, FAULTY_FILE, Refusal
from duelterm.library.config import FILE, Config, ConfigError, load_config
from duelterm.library.paths import config_dir
from duelterm.tui.keymap import judge_keys


def run(arguments: argparse.Namespace) -> int:
    """Print the path, or every fault."""
    path = config_dir() / FILE
    if arguments.what == "check":
        player_config()
        print(f"{path}: no faults" if path.exists() else f"{path}: not there, so all is as it comes")
    else:
        print(path)
    return DONE


def player_config() -> Config:
    """The player's settings. Raises Refusal with every fault of them."""
    try:
        return load_config(config_dir() / FILE, judge_keys)
    except ConfigError as error:
        raise Refusal(str(error), FAULTY_FILE) from None
