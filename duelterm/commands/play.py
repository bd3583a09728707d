"""`duelterm play`: straight to a duel or match if both decks are named, else to the menu."""

import argparse
from typing import TYPE_CHECKING

from duelterm.commands.guard import INTERNAL, USAGE, Refusal
from duelterm.commands.screen import require_terminal, show_duel, show_match, show_menu
from duelterm.session.limited import NONE

if TYPE_CHECKING:
    from duelterm.library.chips import Chips
    from duelterm.library.config import Config
    from duelterm.session.games import Game


def run(arguments: argparse.Namespace) -> int:
    """Start it on the screen."""
    require_terminal()
    from duelterm.commands.config import player_config

    config = player_config()
    decks = [deck for deck in (arguments.deck1, arguments.deck2) if deck is not None]
    proposals = [name for name in ("ante", "stake1", "stake2") if getattr(arguments, name)]
    if proposals and not arguments.match:
        raise Refusal(f"--{proposals[0]} belongs to a match: name --match too", USAGE)
    if arguments.list != NONE and not decks:
        raise Refusal("--list needs both decks named; without them a limited list is chosen on the screen", USAGE)
    if arguments.match and not decks:
        raise Refusal("--match needs both decks named; without them a match is chosen on the screen", USAGE)
    if not decks:
        from duelterm.commands.late import LateLaunch

        return show_menu(LateLaunch(arguments.game), arguments, config)
    if len(decks) == 1:
        raise Refusal("name both decks, or none and choose them on the screen", USAGE)
    return _begin(tuple(decks), arguments, config)


def _begin(decks: tuple[str, ...], arguments: argparse.Namespace, config: "Config") -> int:
    """The duel or match itself."""
    from duelterm.commands.deckcheck import limited_list
    from duelterm.commands.launch import Launch
    from duelterm.commands.picking import playable_deck
    from duelterm.session.games import GAMES
    from duelterm.tui.launcher import LaunchRefused, NewDuel

    launch, game = Launch(arguments.game), GAMES[arguments.game]
    limited = limited_list(game, arguments.list)
    for deck in decks:
        playable_deck(deck, game, launch.pool(game.cards), limited)
    names = _names(arguments.names or config.names)
    privacy = arguments.privacy or config.privacy
    form = NewDuel(names, decks, game.first, privacy, arguments.seed, game.cards, game.key, arguments.list)
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


def _names(given: tuple[str, str] | list[str]) -> tuple[str, ...]:
    from duelterm.lang.untrusted import clean

    try:
        names = tuple(clean(name) for name in given)
    except ValueError as error:
        raise Refusal(f"a name can't be used: {error}", USAGE) from None
    if len({name.casefold() for name in names}) < len(names):
        raise Refusal("two people need two names", USAGE)
    return names
