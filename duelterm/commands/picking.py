"""Decks that somebody named, for a duel of one game."""

from collections.abc import Mapping, Sequence

from duelterm.commands.decks import wanted_deck
from duelterm.commands.guard import USAGE, Refusal
from duelterm.lang.report import CardError
from duelterm.library.decks import Deck, Pool
from duelterm.session.deckrules import TeamCheck
from duelterm.session.games import CARD_GAMES, Game
from duelterm.session.limited import NO_LIST, Limited
from duelterm.session.rulings import shares_list


def playable_deck(name: str, game: Game, pool: Pool, limited: Limited = NO_LIST) -> Deck:
    """The deck of that key, name or file, if it may be played. Raises Refusal or CardError."""
    deck = wanted_deck(name)
    if deck.game != game.cards:
        raise Refusal(f"{deck.key} is a deck of {CARD_GAMES[deck.game]}; {game.title} needs another", USAGE)
    faults = game.check(deck, pool, limited).faults
    if faults:
        raise CardError(faults)
    return deck


def playable_decks(
    names: Sequence[str], game: Game, pool: Pool, limited: Limited = NO_LIST, switches: Mapping[str, str] | None = None
) -> tuple[Deck, ...]:
    """The decks of those names by seat, if they may be played: alone, and with the partners' where these share the
    limited list (TAG-2.1). Raises Refusal or CardError.
    """
    check_team = sharing(switches or {}, game)
    decks = tuple(playable_deck(name, game, pool, limited) for name in names)
    if check_team is None:
        return decks
    checks = [check_team([decks[seat] for seat in team], pool, limited) for team in game.teams()]
    faults = dict.fromkeys(fault for team in checks for found in team for fault in found.faults)
    if faults:
        raise CardError(tuple(faults))
    return decks


def sharing(switches: Mapping[str, str], game: Game) -> TeamCheck | None:
    """How teams that share the limited list are checked, if they do. Raises Refusal where there are no teams."""
    if not shares_list(switches):
        return None
    if game.check_team is None:
        raise Refusal(f"{game.title} has no teams that could share a limited list", USAGE)
    return game.check_team
