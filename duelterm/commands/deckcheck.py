"""Decks against the rules of their games."""

from duelterm.library.decks import Deck, DeckCheck, Pool, unknown_cards
from duelterm.library.listfile import LimitedList
from duelterm.session.games import of_cards


def check_deck(deck: Deck, pool: Pool) -> DeckCheck:
    """Every fault of a deck by the usual rules of its game, and what it is warned of."""
    return of_cards(deck.game)[0].check(deck, pool)


def check_by_list(deck: Deck, pool: Pool, limited: LimitedList | None) -> DeckCheck:
    """Every fault of a deck of Duel Monsters by the standard rules and that limited list, or by no list (STD-1.2)."""
    from duelterm.duelmonsters.limits import NO_LIST, Limits, standard_faults

    limits = NO_LIST if limited is None else Limits(limited.title, limited.copies)
    found = standard_faults(deck.parts, pool, limits)
    problems = (deck.problem(card, message, part=part) for part, card, message in found)
    return DeckCheck((*unknown_cards(deck, pool), *problems), ())
