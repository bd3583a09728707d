"""`duelterm play`: straight to a duel or match if the decks are named, else to the form that asks for them."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from duelterm.commands.guard import FAULTY_FILE, INTERNAL, USAGE, Refusal
from duelterm.commands.screen import require_terminal, show_duel, show_match, show_menu
from duelterm.commands.seats import named_decks, named_people
from duelterm.session.limited import NONE

if TYPE_CHECKING:
    from duelterm.library.chips import Chips
    from duelterm.library.config import Config
    from duelterm.session.games import Game
    from duelterm.tui.launcher import Wishes


def run(arguments: argparse.Namespace) -> int:
    """Start it on the screen."""
    require_terminal()
    from duelterm.commands.config import player_config
    from duelterm.session.games import GAMES

    config, game = player_config(), GAMES[arguments.game]
    decks = named_decks(arguments, game)
    _require_wanted(arguments)
    if not any(decks):
        from duelterm.commands.late import LateLaunch

        return show_menu(LateLaunch(arguments.game), arguments, config, _wishes(arguments, game, config))
    known = tuple(deck for deck in decks if deck is not None)
    if len(known) < len(decks):
        all_decks = "both decks" if game.check_team is None else "both teams' decks"
        raise Refusal(f"name {all_decks}, or none and choose them on the screen", USAGE)
    return _begin(known, arguments, config)


def _require_wanted(arguments: argparse.Namespace) -> None:
    """Raises Refusal for what belongs to a match or a limited list that isn't wanted."""
    proposals = [name for name in ("ante", "stake1", "stake2") if getattr(arguments, name)]
    if proposals and not arguments.match:
        raise Refusal(f"--{proposals[0]} belongs to a match: name --match too", USAGE)
    if arguments.shared_list and arguments.list == NONE:
        raise Refusal("--shared-list needs the limited list: name --list too", USAGE)


def _wishes(arguments: argparse.Namespace, game: "Game", config: "Config") -> "Wishes":
    """What the form begins with. Raises Refusal for what can't be, whatever the decks are."""
    from duelterm.commands.deckcheck import limited_list
    from duelterm.commands.picking import sharing
    from duelterm.tui.launcher import PARTNERS, ListEntry, Wishes

    limited, switches = limited_list(game, arguments.list), _switches(arguments)
    sharing(switches, game)
    persons = named_people(arguments, game, config.names)
    others = (*config.names, *PARTNERS)[len(persons) :]
    wishes = Wishes([*persons, *others], arguments.privacy or config.privacy, arguments.seed)
    if arguments.list != NONE:
        wishes.limits = ListEntry(arguments.list, limited.title)
    wishes.switches, wishes.pairs = switches, len(persons) < game.seats
    if arguments.match:
        wishes.match, wishes.ante = True, arguments.ante
        wishes.stakes = _proposed(arguments, game, persons)
    return wishes


def _switches(arguments: argparse.Namespace) -> dict[str, str]:
    """The rulings that are turned."""
    from duelterm.session.rulings import SHARED_LIST

    return dict([SHARED_LIST]) if arguments.shared_list else {}


def _begin(decks: tuple[str, ...], arguments: argparse.Namespace, config: "Config") -> int:
    """The duel or match itself."""
    from duelterm.commands.deckcheck import limited_list
    from duelterm.commands.launch import Launch
    from duelterm.commands.picking import playable_decks
    from duelterm.session.games import GAMES
    from duelterm.session.seating import at_seats
    from duelterm.tui.launcher import LaunchRefused, NewDuel

    launch, game = Launch(arguments.game), GAMES[arguments.game]
    limited, switches = limited_list(game, arguments.list), _switches(arguments)
    playable_decks(decks, game, launch.pool(game.cards), limited, switches)
    persons = named_people(arguments, game, config.names)
    names, people = at_seats(persons, game)
    privacy = arguments.privacy or config.privacy
    form = NewDuel(
        names, decks, game.first, privacy, arguments.seed, game.cards, game.key, arguments.list, switches, people
    )
    try:
        if arguments.match:
            stakes = _proposed(arguments, game, persons)
            return show_match(launch.start_match(form, arguments.ante, stakes), arguments, config)
        return show_duel(launch.start(form), arguments, config)
    except LaunchRefused as error:
        raise Refusal(str(error), USAGE if arguments.match else INTERNAL) from error


def _proposed(arguments: argparse.Namespace, game: "Game", persons: Sequence[str]) -> tuple["Chips", ...]:
    """The star chips that would be staked in a match of this game, by seat. Raises Refusal for a match that can't be,
    whatever the decks are.
    """
    from duelterm.library.chips import Chips, read_chips
    from duelterm.library.people import PeopleFault
    from duelterm.session.matchsetup import no_terms

    try:
        stakes = tuple(read_chips(stake) if stake else Chips() for stake in (arguments.stake1, arguments.stake2))
        refusal = no_terms(game, persons, arguments.ante, stakes)
    except ValueError as error:
        raise Refusal(str(error), USAGE) from None
    except PeopleFault as fault:
        raise Refusal(str(fault), FAULTY_FILE) from None
    if refusal:
        raise Refusal(refusal, USAGE)
    return stakes
