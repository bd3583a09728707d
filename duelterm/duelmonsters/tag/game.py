"""The tag duel as the compiler of the card language knows it."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.frame import Frame
from duelterm.duelmonsters.standard.game import Standard
from duelterm.duelmonsters.tag import players


class Tag(Standard):
    """What words for players mean among four; see `effects.game.Monsters`."""

    players = players.TeamPlayers()

    def ways_to_mean(self, state: Any, frame: Frame, picks: frozenset[str]) -> Sequence[Frame]:
        return players.ways_to_mean(state, frame, picks)

    async def pick_players(
        self, state: Any, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]
    ) -> None:
        await players.pick_players(state, frame, picks, fits)
