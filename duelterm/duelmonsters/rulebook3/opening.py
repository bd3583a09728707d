"""Before a duel (R3-3)."""

from typing import cast

from duelterm.core.events import Event
from duelterm.core.operations import shuffle
from duelterm.duelmonsters.opening import STARTING_CARDS, cut_deck, greet, turn_up_ante, who_goes_first
from duelterm.duelmonsters.ops import draw
from duelterm.duelmonsters.rulebook3.steady import steady
from duelterm.duelmonsters.rulebook3.switches import Switches
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import DECK


async def set_up(state: DuelState) -> None:
    """R3-3.1 to R3-3.5, in this order. Raises Over if somebody holds Exodia then (R3-4.4)."""
    for seat in state.seats:
        await greet(state, seat)
    for seat in state.seats:
        shuffle(state, seat, DECK)
    for seat in state.seats:
        await cut_deck(state, state.opponents(seat)[0], seat)
    for seat in state.seats:
        if state.side_counts[seat]:
            state.events.append(Event("side deck", seat, amount=state.side_counts[seat]))  # R3-3.3
    state.active = await who_goes_first(state)
    state.events.append(Event("goes first", state.active))
    if cast(Switches, state.switches).ante == "yes":
        for seat in state.seats:
            turn_up_ante(state, seat)
    for seat in state.seats:
        for _ in range(STARTING_CARDS):
            draw(state, seat, -1)
    await steady(state)
