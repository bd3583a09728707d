"""Decks against the rules of their games."""

from duelterm.library.decks import Deck, DeckCheck, Pool
from duelterm.session.games import of_cards


def check_deck(deck: Deck, pool: Pool) -> DeckCheck:
    """Every fault of a deck by the usual rules of its game, and what it is warned of."""
    return of_cards(deck.game)[0].check(deck, pool)
