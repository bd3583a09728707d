"""Rock, paper, scissors between two seats."""

from duelterm.core.ask import NAME, Decision, Why
from duelterm.core.events import Event
from duelterm.core.state import State

HANDS = ("rock", "paper", "scissors")
BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


async def rock_paper_scissors(state: State) -> int:
    """Each chooses unseen by the other, until one hand beats the other. The seat that has won."""
    while True:
        why = Why("rock paper scissors")
        shown = [await Decision(NAME, seat, HANDS, 1, 1, why, private=True) for seat in (0, 1)]
        event = Event("rock paper scissors", -1)
        event.source = tuple(shown)
        state.events.append(event)
        if shown[0] != shown[1]:
            return 0 if BEATS[shown[0]] == shown[1] else 1
