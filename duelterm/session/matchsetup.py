"""What a new match is made of, and why some can't be."""

from collections.abc import Sequence
from dataclasses import dataclass

from duelterm.library.chips import Chips
from duelterm.library.decks import Deck, Pool
from duelterm.library.people import person
from duelterm.session import matchrules
from duelterm.session.games import GAMES, Game
from duelterm.session.limited import NO_LIST, Limited
from duelterm.session.matchduels import part_of
from duelterm.session.matchrules import MatchState


@dataclass(slots=True, frozen=True)
class MatchSetup:
    """A new match. `ante` and `stakes` (by seat) are proposed: each seat is asked whether it agrees. `limited` is the
    limited list that the decks are judged by.
    """

    rules: str
    names: tuple[str, ...]
    decks: tuple[Deck, ...]
    privacy: str = "curtain"
    seed: int = 0
    ante: bool = False
    stakes: tuple[Chips, ...] = (Chips(), Chips())
    limited: Limited = NO_LIST


class MatchRefused(ValueError):
    """Such a match can't be played; the message says why, in words for the players."""


def new_match(key: str, setup: MatchSetup, pool: Pool) -> MatchState:
    """A match before its first question. Raises MatchRefused, PeopleFault."""
    if refusal := no_match(setup, pool):
        raise MatchRefused(refusal)
    return MatchState(
        key=key,
        rules=setup.rules,
        names=list(setup.names),
        privacy=setup.privacy,
        seed=setup.seed,
        ante=setup.ante,
        stakes=list(setup.stakes),
        holdings=[matchrules.holding_of(deck) for deck in setup.decks],
        todo=matchrules.first_questions(setup.ante, setup.stakes),
        limited=setup.limited.of(card for deck in setup.decks for part in deck.parts.values() for card in part),
    )


def no_match(setup: MatchSetup, pool: Pool) -> str:
    """Why such a match can't be, empty if it can. Raises PeopleFault."""
    refusal = no_terms(GAMES[setup.rules], setup.names, setup.ante, setup.stakes)
    return refusal or (no_ante(setup, pool) if setup.ante else "")


def no_terms(game: Game, names: Sequence[str], ante: bool, stakes: Sequence[Chips]) -> str:
    """Why these people can't play a match of this game for that, empty if it lies with the decks alone. Raises
    PeopleFault.
    """
    if game.match is None:
        return f"{game.title} has no matches"
    if not game.match.wagers and (ante or any(map(any, stakes))):
        return f"{game.title}: a match is played for neither ante nor star chips ({game.match.rule})"
    staked = [(name, stake) for name, stake in zip(names, stakes, strict=True) if any(stake)]
    return next(filter(None, (matchrules.no_stake(*each, person(each[0]).chips) for each in staked)), "")


def no_ante(setup: MatchSetup, pool: Pool) -> str:
    """R3-2.6: why an ante can't be offered with these decks, empty if it can."""
    game = GAMES[setup.rules]
    filling = [any(part_of(game, pool, name) for name in deck.side) for deck in setup.decks]
    return matchrules.no_ante(setup.names, [deck.size for deck in setup.decks], filling)
