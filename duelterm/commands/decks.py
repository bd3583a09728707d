"""`duelterm decks`: the decks, or one of them with its faults, some advice and its figures."""

import argparse

from duelterm.commands.guard import DONE, FAULTY_FILE, USAGE, Refusal, say
from duelterm.lang.report import CardError
from duelterm.library.deckfile import UnknownDeck, deck_paths, find_deck, read_deck
from duelterm.library.decks import Deck, Pool, check_deck
from duelterm.library.pool import load_pool
from duelterm.library.stats import Figures, figures, no_figures


def run(arguments: argparse.Namespace) -> int:
    """Print one line a deck, or all there is to say about one."""
    return _list() if arguments.name is None else _show(wanted_deck(arguments.name))


def wanted_deck(name: str) -> Deck:
    """The deck of that key, name or file. Raises Refusal or CardError."""
    try:
        return find_deck(name)
    except UnknownDeck as error:
        raise Refusal(str(error), USAGE) from None


def legal_deck(name: str, pool: Pool) -> Deck:
    """A deck that may be played. Raises Refusal or CardError."""
    deck = wanted_deck(name)
    faults = check_deck(deck, pool).faults
    if faults:
        raise CardError(faults)
    return deck


def _list() -> int:
    code, decks = DONE, []
    for path in deck_paths():
        try:
            decks.append(read_deck(path))
        except CardError as error:
            say(str(error))
            code = FAULTY_FILE
    pools = {game: load_pool(game) for game in {deck.game for deck in decks}}
    width = max((len(deck.key) for deck in decks), default=0)
    for deck in decks:
        faults = check_deck(deck, pools[deck.game]).faults
        print(f"{deck.key:<{width}} {deck.name} ({deck.size} cards{_told(len(faults))})")
    return code


def _show(deck: Deck) -> int:
    found = check_deck(deck, load_pool(deck.game))
    print(f"{deck.name} ({deck.size} cards)")
    _print_cards(_known_figures(deck))
    for fault in found.faults:
        print(f"fault: {fault}")
    for advice in found.advice:
        print(f"advice: {advice}")
    return FAULTY_FILE if found.faults else DONE


def _known_figures(deck: Deck) -> Figures:
    """What is recorded; if that can't be read the deck is shown all the same."""
    try:
        return figures(deck)
    except OSError as error:
        say(f"no figures: {error}")
        return no_figures(deck)


def _print_cards(found: Figures) -> None:  # DM-1.5
    """The cards, the least played first if anything is known about it."""
    for figure in found.cards:
        played = f"  played {figure.played} time{'s' * (figure.played != 1)}" if found.duels else ""
        print(f"{figure.copies:>3} {figure.card}{played}")
    if found.duels:
        duels = f"{found.duels} recorded duel{'s' * (found.duels != 1)}"
        print(f"in {duels}, the least played first: think about the first, and more of the last")


def _told(faults: int) -> str:
    return f", {faults} fault{'s' * (faults > 1)}" if faults else ""
