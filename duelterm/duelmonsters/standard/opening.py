"""Before a duel (STD-1.5)."""

from duelterm.core.events import Event
from duelterm.core.operations import shuffle
from duelterm.duelmonsters.opening import STARTING_CARDS, cut_deck, who_goes_first
from duelterm.duelmonsters.ops import draw
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import resolved
from duelterm.duelmonsters.zones import DECK


async def set_up(state: StandardState) -> None:
    """Each shuffles, an opponent cuts, each draws five. Raises Over if somebody holds Exodia then (STD-1.4)."""
    for seat in state.seats:
        shuffle(state, seat, DECK)
    for seat in state.seats:
        await cut_deck(state, state.opponents(seat)[0], seat)
    state.active = await who_goes_first(state)
    state.events.append(Event("goes first", state.active))
    for seat in state.seats:
        for _ in range(STARTING_CARDS):
            draw(state, seat, -1)
    await resolved(state)
