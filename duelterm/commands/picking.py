"""A deck that somebody named, for a duel of one game."""

from duelterm.commands.decks import wanted_deck
from duelterm.commands.guard import USAGE, Refusal
from duelterm.lang.report import CardError
from duelterm.library.decks import Deck, Pool
from duelterm.session.games import CARD_GAMES, Game
from duelterm.session.limited import NO_LIST, Limited


def playable_deck(name: str, game: Game, pool: Pool, limited: Limited = NO_LIST) -> Deck:
    """The deck of that key, name or file, if it may be played. Raises Refusal or CardError."""
    deck = wanted_deck(name)
    if deck.game != game.cards:
        raise Refusal(f"{deck.key} is a deck of {CARD_GAMES[deck.game]}; {game.title} needs another", USAGE)
    faults = game.check(deck, pool, limited).faults
    if faults:
        raise CardError(faults)
    return deck
