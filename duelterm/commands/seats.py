"""Who sits where and with which deck, as a command line says it."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from duelterm.commands.guard import USAGE, Refusal

if TYPE_CHECKING:
    from duelterm.session.games import Game

MOST = 4
"""So many can sit at a table."""


def named_decks(arguments: argparse.Namespace, game: "Game") -> list[str | None]:
    """The deck named for each seat; a partner without one has that of the team's first. Raises Refusal."""
    named: list[str | None] = [getattr(arguments, f"deck{number}") for number in range(1, MOST + 1)]
    beyond = next((number for number in range(game.seats, MOST) if named[number]), None)
    if beyond is not None:
        raise Refusal(f"--deck{beyond + 1}: {game.title} is played with {game.seats} decks", USAGE)
    return [named[seat] or named[game.sides.index(side)] for seat, side in enumerate(game.sides)]


def named_people(arguments: argparse.Namespace, game: "Game", usual: Sequence[str]) -> tuple[str, ...]:
    """The people's names, one for each or one a team; `usual` are the names of who has none. Raises Refusal."""
    from duelterm.session.seating import SeatingFault, at_seats, head_count

    given: list[str] = arguments.names or []
    count = arguments.people or len(given) or game.seats
    if given and len(given) != count:
        raise Refusal(f"--people {count} needs {count} names, not {len(given)}", USAGE)
    try:
        at_seats([""] * count, game)
    except SeatingFault:
        asked = f"--people {count}" if arguments.people else f"--names with {count} name{'s' * (count != 1)}"
        raise Refusal(f"{asked}: {game.title} is for {head_count(game)}", USAGE) from None
    unnamed = [f"Player {number}" for number in range(len(usual) + 1, count + 1)]
    return _names(given or [*usual, *unnamed][:count])


def _names(given: Sequence[str]) -> tuple[str, ...]:
    """Names that can stand on the screen and tell people apart. Raises Refusal."""
    from duelterm.lang.untrusted import clean
    from duelterm.library.values import LONGEST_NAME, is_too_wide

    try:
        names = tuple(clean(name) for name in given)
    except ValueError as error:
        raise Refusal(f"a name can't be used: {error}", USAGE) from None
    wide = next((name for name in names if is_too_wide(name)), None)
    if wide is not None:
        raise Refusal(f"a name has at most {LONGEST_NAME} letters, of Chinese ones half as many: {wide}", USAGE)
    if len({name.casefold() for name in names}) < len(names):
        raise Refusal("two people need two names", USAGE)
    return names
