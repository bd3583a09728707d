"""A turn begins: what counts by turns starts anew."""

from duelterm.core.events import Event
from duelterm.core.operations import expire, settle_in
from duelterm.duelmonsters.state import DRAW, DuelState
from duelterm.duelmonsters.zones import MONSTERS


def begin_turn(state: DuelState, seat: int) -> None:
    """A new turn of this seat, at its draw phase."""
    state.active = seat
    state.turn += 1
    state.begun[seat] += 1
    state.used = {}
    state.changed = set()
    state.attacked = {}
    state.spent = {key: count for key, count in state.spent.items() if key[0] != "turn"}
    state.fought = False
    state.turn_began = state.battle_began = len(state.events)
    state.step = DRAW
    settle_in(state.laid(MONSTERS))
    expire(state, "turn begins", seat)
    state.events.append(Event("turn begins", seat, amount=state.turn))
