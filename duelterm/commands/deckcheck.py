"""Decks against the rules of their games, and the limited lists by which some of them judge (STD-1.2)."""

from collections.abc import Sequence

from duelterm.commands.guard import USAGE, Refusal
from duelterm.library.decks import Deck, DeckCheck, Pool
from duelterm.library.lists import UnknownList, find_list
from duelterm.session.deckrules import TeamCheck
from duelterm.session.games import CARD_GAMES, GAMES, Game, of_cards
from duelterm.session.limited import NO_LIST, NONE, Limited, limited_by


def check_deck(deck: Deck, pool: Pool) -> DeckCheck:
    """Every fault of a deck by the usual rules of its game, and what it is warned of; none if others that play with all
    of it accept it.
    """
    whole = [game for game in of_cards(deck.game) if game.aside or not deck.side]
    checks = [game.check(deck, pool) for game in whole]
    return next((found for found in checks if not found.faults), checks[0])


def limited_list(game: Game, wanted: str) -> Limited:
    """The limited list of that key, name, month, day or file, for a duel of this game. Raises Refusal, CardError."""
    if wanted == NONE:
        return NO_LIST
    if not game.lists:
        raise Refusal(f"{game.title} has no limited lists", USAGE)
    try:
        return limited_by(find_list(wanted))
    except UnknownList as error:
        raise Refusal(f"{error} (duelterm decks --lists names all)", USAGE) from None


def judging_team(decks: Sequence[Deck]) -> tuple[Game, TeamCheck]:
    """The rule set that judges decks of a team together, and how. Raises Refusal for decks of another game."""
    game, check = next((game, game.check_team) for game in GAMES.values() if game.check_team is not None)
    for deck in decks:
        if deck.game != game.cards:
            raise Refusal(f"{deck.key} is a deck of {CARD_GAMES[deck.game]}; {game.title} needs another", USAGE)
    return game, check


def judging(deck: Deck) -> Game:
    """The rule set that judges this deck by a limited list. Raises Refusal if there is none."""
    for game in of_cards(deck.game):
        if game.lists:
            return game
    having = " and ".join(title for key, title in CARD_GAMES.items() if any(game.lists for game in of_cards(key)))
    raise Refusal(f"{deck.key} is no deck of {having}; only their rules have limited lists", USAGE)
