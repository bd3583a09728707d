"""`duelterm play`: straight to a duel or match if the decks are named, else to the menu."""

import argparse
from typing import TYPE_CHECKING

from duelterm.commands.guard import INTERNAL, USAGE, Refusal
from duelterm.commands.screen import require_terminal, show_duel, show_match, show_menu
from duelterm.commands.seats import named_decks, seated_people
from duelterm.session.limited import NONE

if TYPE_CHECKING:
    from duelterm.library.chips import Chips
    from duelterm.library.config import Config
    from duelterm.session.games import Game


def run(arguments: argparse.Namespace) -> int:
    """Start it on the screen."""
    require_terminal()
    from duelterm.commands.config import player_config
    from duelterm.session.games import GAMES

    config, game = player_config(), GAMES[arguments.game]
    decks = named_decks(arguments, game)
    _require_match(arguments)
    if not any(decks):
        _require_no_decks(arguments, game)
        from duelterm.commands.late import LateLaunch

        return show_menu(LateLaunch(arguments.game), arguments, config)
    known = tuple(deck for deck in decks if deck is not None)
    if len(known) < len(decks):
        raise Refusal(f"name {_all_decks(game)}, or none and choose them on the screen", USAGE)
    return _begin(known, arguments, config)


def _require_match(arguments: argparse.Namespace) -> None:
    """Raises Refusal for what belongs to a match or a limited list that isn't wanted."""
    proposals = [name for name in ("ante", "stake1", "stake2") if getattr(arguments, name)]
    if proposals and not arguments.match:
        raise Refusal(f"--{proposals[0]} belongs to a match: name --match too", USAGE)
    if arguments.shared_list and arguments.list == NONE:
        raise Refusal("--shared-list needs the limited list: name --list too", USAGE)


def _require_no_decks(arguments: argparse.Namespace, game: "Game") -> None:
    """Raises Refusal for what can't be said before the decks are chosen."""
    chosen = {
        "list": "a limited list is",
        "match": "a match is",
        "people": "the people are",
        "names": "the names are",
        "privacy": "privacy is",
        "seed": "the seed is",
    }
    for flag, what in chosen.items():
        wish = getattr(arguments, flag)
        if wish is not None and wish is not False and wish != NONE:
            told = f"--{flag} needs {_all_decks(game)} named; without them {what} chosen on the screen"
            raise Refusal(told, USAGE)


def _all_decks(game: "Game") -> str:
    return "both decks" if game.check_team is None else "both teams' decks"


def _begin(decks: tuple[str, ...], arguments: argparse.Namespace, config: "Config") -> int:
    """The duel or match itself."""
    from duelterm.commands.deckcheck import limited_list
    from duelterm.commands.launch import Launch
    from duelterm.commands.picking import playable_decks
    from duelterm.session.games import GAMES
    from duelterm.session.rulings import SHARED_LIST
    from duelterm.tui.launcher import LaunchRefused, NewDuel

    launch, game = Launch(arguments.game), GAMES[arguments.game]
    limited = limited_list(game, arguments.list)
    switches = dict([SHARED_LIST]) if arguments.shared_list else {}
    playable_decks(decks, game, launch.pool(game.cards), limited, switches)
    names, people = seated_people(arguments, game, config.names)
    privacy = arguments.privacy or config.privacy
    form = NewDuel(
        names, decks, game.first, privacy, arguments.seed, game.cards, game.key, arguments.list, switches, people
    )
    stakes = _proposed(arguments, game) if arguments.match else ()
    try:
        if arguments.match:
            return show_match(launch.start_match(form, arguments.ante, stakes), arguments, config)
        return show_duel(launch.start(form), arguments, config)
    except LaunchRefused as error:
        raise Refusal(str(error), USAGE if arguments.match else INTERNAL) from error


def _proposed(arguments: argparse.Namespace, game: "Game") -> tuple["Chips", ...]:
    """The star chips that would be staked in a match of this game, by seat."""
    from duelterm.library.chips import Chips, read_chips

    if game.match is None:
        raise Refusal(f"{game.title} has no matches", USAGE)
    try:
        return tuple(read_chips(stake) if stake else Chips() for stake in (arguments.stake1, arguments.stake2))
    except ValueError as error:
        raise Refusal(str(error), USAGE) from None
