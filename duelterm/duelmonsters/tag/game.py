"""The tag duel as the compiler of the card language knows it."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.frame import Frame
from duelterm.duelmonsters.standard.game import Standard
from duelterm.duelmonsters.tag import players
from duelterm.effects.seats import MEANT


class Tag(Standard):
    """What words for players mean among four; see `effects.game.Monsters`."""

    players = players.TeamPlayers()

    def ways_to_mean(self, state: Any, frame: Frame, picks: frozenset[str]) -> Sequence[Frame]:
        return players.ways_to_mean(state, frame, picks)

    def concerned(self, state: Any, frame: Frame) -> Frame:
        """TAG-5.5: oneself or the partner, where one of them is meant."""
        meant = frame.names.get(MEANT)
        return frame if meant is None else frame.seen_by(meant[0])

    async def pick_players(
        self, state: Any, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]
    ) -> None:
        await players.pick_players(state, frame, picks, fits)
