"""Before a duel (STD-1.5)."""

from collections.abc import Awaitable, Callable
from typing import Any

from duelterm.core.events import Event
from duelterm.core.operations import shuffle
from duelterm.duelmonsters.opening import STARTING_CARDS, cut_deck
from duelterm.duelmonsters.ops import draw
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import resolved
from duelterm.duelmonsters.zones import DECK

Settling = Callable[[Any], Awaitable[int]]
"""What settles which seat begins."""


async def set_up(state: StandardState, settle_first: Settling) -> None:
    """Each shuffles, an opponent cuts, each draws five. Raises Over if somebody holds Exodia then (STD-1.4)."""
    for seat in state.seats:
        shuffle(state, seat, DECK)
    for seat in state.seats:
        await cut_deck(state, state.opponents(seat)[0], seat)
    state.active = await settle_first(state)
    state.events.append(Event("goes first", state.active))
    for seat in state.seats:
        for _ in range(STARTING_CARDS):
            draw(state, seat, -1)
    await resolved(state)
