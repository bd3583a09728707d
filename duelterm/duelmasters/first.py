"""Who goes first (DM-2.4): by chance, by rock-paper-scissors, or by agreement."""

from duelterm.core.hands import rock_paper_scissors
from duelterm.duelmasters.state import DuelState


async def who_goes_first(state: DuelState) -> int:
    """The seat that takes the first turn, settled last, with hands drawn."""
    if state.first is not None:
        return state.first
    if state.switches.first == "rock_paper_scissors":
        return await rock_paper_scissors(state)
    return state.below(len(state.zones))
