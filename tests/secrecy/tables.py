"""Duels of every rule set at the table, and duels in which what somebody can't know is something else."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from duelterm.core.card import Card
from duelterm.core.rng import Chance
from duelterm.library.decks import Deck
from duelterm.session.duel import Duel
from duelterm.session.games import GAMES, Laid
from duelterm.session.opening import Setup, start
from duelterm.session.seating import at_seats
from duelterm.session.session import Session
from tests.properties import monsters, playing, standard
from tests.properties.observing import permuted, restarted
from tests.session.sitting import NAMES, play
from tests.session.tagging import FOUR

POOLS: dict[str, Callable[[], Mapping[str, Any]]] = {
    "duel-masters": playing.pool,
    "rulebook3": monsters.pool,
    "standard": monsters.pool,
    "tag": monsters.pool,
}
LAID: dict[str, Callable[[Chance], Laid]] = {
    "duel-masters": lambda chance: Laid(playing.any_deck(chance), {}, 0),
    "rulebook3": lambda chance: Laid(**monsters.any_deck(chance)),
    "standard": lambda chance: Laid(**standard.any_deck(chance)),
    "tag": lambda chance: Laid(**standard.any_deck(chance)),
}
"""By rule set: all cards, and the cards that somebody brings."""
EVERY, OF_TWO = tuple(POOLS), ("duel-masters", "rulebook3", "standard")


def game_of(seed: int, games: Sequence[str] = EVERY) -> str:
    """The rule set of the duel with this number: the games take turns."""
    return games[seed % len(games)]


def persons(game: str, seed: int) -> tuple[str, ...]:
    """Who plays: among four seats by turns four people, and two who play a team each (TAG-1.6)."""
    return FOUR if GAMES[game].seats == len(FOUR) and seed // len(EVERY) % 2 == 0 else NAMES


def sit(game: str, path: Path, seed: int, decks: tuple[Deck, ...], pool: Mapping[str, Any], **how: Any) -> Session:
    """A new duel of these decks. Some are past the greeting and cutting, where nothing can leak."""
    names, people = at_seats(persons(game, seed), GAMES[game])
    setup = Setup(GAMES[game].cards, names, decks, seed=seed, rules=game, people=people, **how)
    table = start(setup, pool, path)
    if seed // (2 * len(EVERY)) % 2 == 0:
        begin(table)
    return table


def begin(table: Session) -> None:
    """Answer until the first act."""
    answers = play(table, 1)
    while not playing.is_act(table.duel):
        next(answers)


def sit_anyhow(path: Path, seed: int, games: Sequence[str] = OF_TWO) -> Session:
    """A new duel of any decks of the seed's game among these."""
    game, chance = game_of(seed, games), Chance(seed)
    laid = [LAID[game](chance) for _ in range(GAMES[game].seats)]
    decks = tuple(
        Deck(f"deck-{seat}", f"Deck {seat}", GAMES[game].cards, found.cards, fusion=found.fusion)
        for seat, found in enumerate(laid)
    )
    return sit(game, path, seed, decks, POOLS[game]())


def exchanged(duel: Duel, cards: list[Card], seed: int) -> Duel:
    """A copy in which these cards are each other as far as nothing public says otherwise: on the field a face-down
    monster stays one, a set card a spell or trap; in hands and decks a card may be any.
    """
    copy = permuted(duel, cards, seed)
    state = copy.state
    for owner in state.seats:
        there = [state.cards[card.uid] for card in cards if card.owner == owner]
        free = [card for card in there if state.kinds[card.zone].name in ("hand", "deck")]
        others = [card.definition for card in free]
        Chance(seed + 1).shuffle(others)
        for card, definition in zip(free, others, strict=True):
            card.definition = definition
    if hasattr(state, "checked"):
        state.checked = [card.uid for card in state.cards if card.definition.checks]
    return restarted(copy)
