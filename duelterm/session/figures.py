"""What is kept of a finished duel: who has played it, and which cards of the decks were used (DM-1.5)."""

from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from duelterm.library import people, stats
from duelterm.library.decks import Deck
from duelterm.session.games import GAMES
from duelterm.session.journal import Header


def keep_figures(key: str, header: Header, state: Any) -> None:
    """Of the duel of this key; it has ended well even if none of that can be noted."""
    with suppress(people.PeopleFault, ValueError):
        people.count_duel(key, header.names)
    kinds = GAMES[header.rules].played
    for seat, played in enumerate(played_cards(state, kinds)):
        deck = header.decks[seat]
        deck_key = header.deck_names[seat]
        with suppress(OSError):
            stats.record(f"{key}/{seat}", Deck(deck_key, deck_key, header.game, deck), played)


def played_cards(state: Any, kinds: Collection[str]) -> list[Counter[str]]:
    """How often each seat used each of its cards, which events of these kinds tell."""
    found: list[Counter[str]] = [Counter() for _ in state.seats]
    for event in state.events:
        if event.kind in kinds:
            found[event.seat][event.definition.name] += 1
    return found
