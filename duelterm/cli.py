"""The command line: what can be typed. A command's module is imported when it is called, never before."""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from duelterm import __version__
from duelterm.commands import GAMES

_EPILOG = """\
on the screen (see play --help): --ascii --color --theme --animations --mouse
exit: 0 done, 1 our fault, 2 wrong use, 3 faulty file, 4 bad save, 128+n signal"""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says and give the exit code."""
    arguments = build_parser().parse_args(argv)
    from duelterm.commands.guard import guarded

    return guarded(lambda: int(import_module(f"duelterm.commands.{arguments.command}").run(arguments)))


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="duelterm",
        usage="duelterm [OPTION ...] [COMMAND ...]",
        description="A card duel for two at one keyboard. Without a command: the menu.",
        epilog=_EPILOG,
        formatter_class=_formatter,
    )
    parser.add_argument("--version", action="version", version=f"duelterm {__version__}")
    parser.set_defaults(command="menu", ascii=None, mouse=None, color=None, theme=None, animations=None)
    for name, _, form in _SCREEN:  # before a command they hold too; `play --help` tells them
        parser.add_argument(name, help=argparse.SUPPRESS, default=argparse.SUPPRESS, **form)
    commands = parser.add_subparsers(prog="duelterm", title="commands", metavar="COMMAND")
    for name, text, fill in _COMMANDS:
        command = commands.add_parser(name, help=text, description=f"{text[:1].upper()}{text[1:]}.")
        command.set_defaults(command=name)
        fill(command)
    return parser


def _formatter(prog: str) -> argparse.HelpFormatter:
    return argparse.RawDescriptionHelpFormatter(prog, width=79, max_help_position=20)


def _play(command: argparse.ArgumentParser) -> None:
    _game(command)
    _decks(command)
    _screen(command)
    command.add_argument("--names", nargs="+", metavar="NAME", help="the people's names, player 1's first")
    command.add_argument(
        "--people", type=int, choices=[2, 4], help="tag duel: four people, or two who play a team each (4)"
    )
    command.add_argument("--privacy", choices=["curtain", "peek", "open"], help="how hands are hidden (curtain)")
    command.add_argument("--seed", type=_count, metavar="S", help="play the chance of this number")
    command.add_argument("--list", metavar="LIST", default="none", help="judge decks by this limited list (none)")
    command.add_argument("--shared-list", action="store_true", help="tag duel: the list is for a team's decks together")
    command.add_argument("--match", action="store_true", help="a match of up to three duels, where the game has them")
    command.add_argument("--ante", action="store_true", help="propose an ante for the match")
    for seat in ("1", "2"):
        command.add_argument(
            f"--stake{seat}", metavar="CHIPS", help=f"star chips that player {seat} would stake, as '1 gold, 3 bronze'"
        )


def _resume(command: argparse.ArgumentParser) -> None:
    _screen(command)
    command.add_argument(
        "file", nargs="?", metavar="FILE", help="a duel's or match's file; the latest unfinished one if left out"
    )


def _replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="the file of a finished duel")
    command.add_argument("--check", action="store_true", help="play it again without a screen and compare the digests")


def _sim(command: argparse.ArgumentParser) -> None:
    _game(command)
    _decks(command)
    command.add_argument("--duels", type=_count, default=100, metavar="N", help="how many (100)")
    command.add_argument("--seed", type=_count, default=1, metavar="S", help="the first duel's chance (1)")
    command.add_argument("--check", action="store_true", help="look for violations after every answer")
    command.add_argument("--json", action="store_true", help="end with one JSON object")


def _cards(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME", help="one card, with its text")
    command.add_argument(
        "--game", type=_spelled, choices=_CARDS, metavar="GAME", help="of one game only, or as a rule set has them"
    )
    command.add_argument("--json", action="store_true", help="one JSON object a line")


def _deck_list(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME", help="one deck: its key, its name or its file")
    carried = command.add_mutually_exclusive_group()
    carried.add_argument("--import", dest="import_file", metavar="FILE", help="make an own deck of a .ydk file")
    carried.add_argument("--export", dest="export_file", metavar="FILE", help="write the deck as a .ydk file")
    carried.add_argument("--list", metavar="LIST", help="judge the deck by this limited list, as 2005-04, or by none")
    command.add_argument("--partner", metavar="D", help="tag duel: judge both decks by a --list that they share")
    carried.add_argument("--lists", action="store_true", help="name the limited lists with their dates")


def _spelled(game: str) -> str:
    """A game as its folder is called, if it is typed with a hyphen too; a rule set as it is."""
    return game.replace("-", "")


def _people(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME", help="one person, with the cards won and lost")


def _check(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="*", metavar="PATH", help="files or folders; all there are if left out")


def _config(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "what", choices=["path", "check"], metavar="{path,check}", help="print where they are; look for faults"
    )


def _nothing(command: argparse.ArgumentParser) -> None:
    """A command without arguments."""


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", choices=GAMES, default="duel-masters", help="the game (duel-masters)")


def _screen(command: argparse.ArgumentParser) -> None:
    for name, words, form in _SCREEN:
        command.add_argument(name, help=words, default=argparse.SUPPRESS, **form)


def _decks(command: argparse.ArgumentParser) -> None:
    for seat in ("1", "2"):
        command.add_argument(f"--deck{seat}", metavar="D", help=f"player {seat}'s deck: key, name or file")
    for seat, first in (("3", "1"), ("4", "2")):
        command.add_argument(
            f"--deck{seat}", metavar="D", help=f"tag duel: that of player {first}'s partner (the same)"
        )


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    if len(text) > DIGITS:
        raise argparse.ArgumentTypeError(f"{text[:DIGITS]}... is too large; it may be 0 to {'9' * DIGITS}")
    return int(text)


DIGITS = 18
"""A number that is typed, as a seed or how many duels, has no more."""

_CARDS = ("duelmasters", "duelmonsters", "rulebook3", "standard")
"""The games that there are cards of, and the rule sets that have some in their own way."""

_SCREEN: list[tuple[str, str, dict[str, Any]]] = [
    ("--ascii", "draw with plain letters only", {"action": "store_true"}),
    ("--color", "colours (auto: not with NO_COLOR set)", {"choices": ["auto", "always", "never"]}),
    ("--theme", "colours of the screen (dark)", {"choices": ["dark", "light", "contrast", "terminal"]}),
    ("--animations", "how much moves (full; over SSH always none)", {"choices": ["none", "basic", "full"]}),
    ("--mouse", "use the mouse (yes, but not over SSH)", {"action": argparse.BooleanOptionalAction}),
]

_COMMANDS: list[tuple[str, str, Callable[[argparse.ArgumentParser], None]]] = [
    ("play", "start a duel", _play),
    ("tutorial", "play a first duel alone, with a coach", _screen),
    ("resume", "go on with an unfinished duel", _resume),
    ("replay", "show a finished duel again", _replay),
    ("sim", "let random players play many duels", _sim),
    ("cards", "list the cards, or show one", _cards),
    ("decks", "list the decks, or show one with its faults and figures", _deck_list),
    ("people", "who has played: star chips, cards won and lost, duels", _people),
    ("check", "check card files, decks and limited lists", _check),
    ("schema", "print the JSON Schema of card files", _nothing),
    ("config", "where the settings are, and whether they are right", _config),
]
