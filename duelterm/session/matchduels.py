"""The duels of a match: what each begins with, and what is read off it when it has ended."""

from pathlib import Path

from duelterm.library.decks import FUSION, MAIN, Deck, Pool
from duelterm.session import matchrules
from duelterm.session.games import GAMES, Game
from duelterm.session.matchrules import Holding, MatchState
from duelterm.session.opening import Setup
from duelterm.session.session import Session


def setup_of(state: MatchState, file: str) -> Setup:
    """The last of the match's duels, which belongs to that file."""
    game, loser = GAMES[state.rules], matchrules.beginner(state)
    return Setup(
        game=game.cards,
        names=tuple(state.names),
        decks=tuple(deck_of(game, holding) for holding in state.holdings),
        first=game.first if loser is None else f"loser:{loser}",
        privacy=state.privacy,
        seed=matchrules.seed_of(state, len(state.rounds)),
        switches={"ante": "yes"} if state.ante else {},
        rules=state.rules,
        match=file,
        limits=state.limited.key,
    )


def deck_of(game: Game, holding: Holding) -> Deck:
    """What a seat has now, as a deck."""
    return Deck(holding.deck, holding.deck, game.cards, holding.cards, side=holding.side, fusion=holding.fusion)


def part_of(game: Game, pool: Pool, name: str) -> str:
    """The part of a deck, of those that the side deck changes with, that a card may be in (R3-1.4, STD-1.1); empty if
    none.
    """
    exchanged = () if game.match is None else game.match.exchanged
    return next((part for part in exchanged if not _misplaced(game, pool, name, part)), "")


def _misplaced(game: Game, pool: Pool, name: str, part: str) -> bool:
    alone: dict[str, dict[str, int]] = {MAIN: {}, part: {name: 1}}
    deck = Deck("", "", game.cards, alone[MAIN], fusion=alone.get(FUSION, {}))
    return any(fault.card for fault in game.check(deck, pool).faults)


def new_fault(state: MatchState, pool: Pool, before: Holding, after: Holding) -> str:
    """What is wrong with a card of a deck after an exchange that wasn't before; its counts are another matter."""
    game = GAMES[state.rules]
    old, new = (game.check(deck_of(game, each), pool, state.limited).faults for each in (before, after))
    known = {(fault.card, fault.message) for fault in old}
    found = (fault for fault in new if fault.card and (fault.card, fault.message) not in known)
    return next((f"{fault.card}: {fault.message}" for fault in found), "")


def is_begun(journal: Path) -> bool:
    """Whether a duel has come as far as its journal's first line."""
    try:
        with journal.open("rb") as file:
            return file.readline().endswith(b"\n")
    except FileNotFoundError:
        return False


def ante_cards(duel: Session) -> list[str]:
    """By seat the cards that lie there for the ante, where all can see them; none if no ante was turned up."""
    zones = [seat.zones.get("ante") for seat in duel.view(None).seats]
    faces = [zone.cards[0].face for zone in zones if zone is not None and zone.cards]
    return [face.name for face in faces if face is not None] if len(faces) == len(zones) else []
