"""`duelterm play`: straight to a duel if both decks are named, else to the menu."""

import argparse

from duelterm.commands.guard import INTERNAL, USAGE, Refusal
from duelterm.commands.screen import require_terminal, show_duel, show_menu


def run(arguments: argparse.Namespace) -> int:
    """Start it on the screen."""
    require_terminal()
    from duelterm.commands.config import player_config

    config = player_config()
    decks = [deck for deck in (arguments.deck1, arguments.deck2) if deck is not None]
    if not decks:
        from duelterm.commands.late import LateLaunch

        return show_menu(LateLaunch(arguments.game), arguments, config)
    if len(decks) == 1:
        raise Refusal("name both decks, or none and choose them on the screen", USAGE)
    from duelterm.commands.launch import Launch
    from duelterm.commands.picking import playable_deck
    from duelterm.session.games import GAMES
    from duelterm.tui.launcher import LaunchRefused, NewDuel

    launch, game = Launch(arguments.game), GAMES[arguments.game]
    for deck in decks:
        playable_deck(deck, game, launch.pool(game.cards))
    names = _names(arguments.names or config.names)
    privacy = arguments.privacy or config.privacy
    try:
        table = launch.start(NewDuel(names, tuple(decks), game.first, privacy, arguments.seed, game.cards, game.key))
    except LaunchRefused as error:
        raise Refusal(str(error), INTERNAL) from error
    return show_duel(table, arguments, config)


def _names(given: tuple[str, str] | list[str]) -> tuple[str, ...]:
    from duelterm.lang.untrusted import clean

    try:
        names = tuple(clean(name) for name in given)
    except ValueError as error:
        raise Refusal(f"a name can't be used: {error}", USAGE) from None
    if len({name.casefold() for name in names}) < len(names):
        raise Refusal("two people need two names", USAGE)
    return names
