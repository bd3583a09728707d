"""Decks against the rules of their games."""

from duelterm.duelmonsters.deck import deck_faults
from duelterm.library import decks
from duelterm.library.decks import Deck, DeckCheck, Pool, unknown_cards


def check_deck(deck: Deck, pool: Pool) -> DeckCheck:
    """Every fault of a deck by the rules of its game, and what it is warned of."""
    if deck.game != "duelmonsters":
        return decks.check_deck(deck, pool)
    found = [deck.problem(card, message, part=part) for part, card, message in deck_faults(deck.parts, pool)]
    return DeckCheck((*unknown_cards(deck, pool), *found), ())
