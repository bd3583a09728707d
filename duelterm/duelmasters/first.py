"""Who goes first (DM-2.4): by chance, by rock-paper-scissors, or by agreement."""

from duelterm.core.ask import NAME, Decision, Why
from duelterm.core.events import Event
from duelterm.duelmasters.state import DuelState

HANDS = ("rock", "paper", "scissors")
BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


async def who_goes_first(state: DuelState) -> int:
    """The seat that takes the first turn, settled last, with hands drawn."""
    if state.first is not None:
        return state.first
    if state.switches.first == "rock_paper_scissors":
        return await rock_paper_scissors(state)
    return state.below(len(state.zones))


async def rock_paper_scissors(state: DuelState) -> int:
    """Each chooses unseen by the other, until one hand beats the other."""
    while True:
        why = Why("rock paper scissors")
        shown = [await Decision(NAME, seat, HANDS, 1, 1, why, private=True) for seat in (0, 1)]
        event = Event("rock paper scissors", -1)
        event.source = tuple(shown)
        state.events.append(event)
        if shown[0] != shown[1]:
            return 0 if BEATS[shown[0]] == shown[1] else 1
