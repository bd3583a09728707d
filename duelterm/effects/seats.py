"""What a game takes the words for players for: callables that give the seats, from the state and an effect's frame."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame

Seats = Callable[[Any, Frame], tuple[int, ...]]

PICKED = "$opponent"
"""The name under which a frame keeps the seat of the opponent that is meant."""

MEANT = "$each"
"""The name under which it keeps the seats that `each player` means."""


class Players:
    """The readings of a game: `you` alone and your `team`, the one `opponent` meant and all `opponents`, one seat of
    each side that opposes you (`opposing`), `each` player that an effect done once means, and `everybody`. `yours`
    tells whether a card lies with your team.
    """

    __slots__ = ("each", "everybody", "opponent", "opponents", "opposing", "team", "you", "yours")

    def __init__(self, opponents: Callable[[Any, int], Sequence[int]]) -> None:
        """For a duel of two, where `opponents` has the seats that play against one."""

        def others(state: Any, frame: Frame) -> tuple[int, ...]:
            return tuple(opponents(state, frame.you))

        def everybody(state: Any, frame: Frame) -> tuple[int, ...]:
            return (frame.you, *opponents(state, frame.you))

        self.you: Seats = lambda state, frame: (frame.you,)
        self.team: Seats = self.you
        self.opponent: Seats = others
        self.opponents: Seats = others
        self.opposing: Seats = others
        self.each: Seats = everybody
        self.everybody: Seats = everybody
        self.yours: Callable[[Any, Frame, Card], bool] = lambda state, frame, card: card.seat == frame.you
