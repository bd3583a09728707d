"""A deck that somebody named, for a duel of one game."""

from duelterm.commands.decks import wanted_deck
from duelterm.commands.guard import USAGE, Refusal
from duelterm.lang.report import CardError
from duelterm.library.decks import Deck, Pool
from duelterm.session.games import CARD_GAMES, Game


def playable_deck(name: str, game: Game, pool: Pool) -> Deck:
    """The deck of that key, name or file, if it may be played. Raises Refusal or CardError."""
    deck = wanted_deck(name)
    if deck.game != game.cards:
        raise Refusal(f"{deck.key} is a deck of {CARD_GAMES[deck.game]}; {game.title} needs another", USAGE)
    faults = game.check(deck, pool).faults
    if faults:
        raise CardError(faults)
    return deck
