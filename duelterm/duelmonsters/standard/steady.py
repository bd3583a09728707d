"""What the rules look after whenever something has happened, and whether somebody has won (STD-1.4)."""

from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.upkeep import drop_equips, run_checks

LIFE_RULE = "STD-1.4"


async def steady(state: StandardState) -> None:
    """Look after it all until nothing more happens or somebody has won. Raises Over."""
    while not state.claims and (
        (state.bearers and await drop_equips(state)) or (state.checked and await run_checks(state))
    ):
        pass
    decide(state)


def decide(state: StandardState) -> None:
    """End the duel if somebody has won. Raises Over."""
    if not state.claims and not state.short and min(state.life) > 0:
        return
    standing = {side for side, life in enumerate(state.life) if life > 0}
    state.end(tuple(seat for seat in state.seats if state.sides[seat] in standing), LIFE_RULE)
