"""The tag duel as the compiler of the card language knows it."""

from collections.abc import Callable
from typing import Any

from duelterm.core.frame import Frame
from duelterm.duelmonsters.standard.game import Standard
from duelterm.duelmonsters.tag import players


class Tag(Standard):
    """What words for players mean among four; see `effects.game.Monsters`."""

    players = players.TeamPlayers()

    async def pick_players(
        self, state: Any, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]
    ) -> None:
        await players.pick_players(state, frame, picks, fits)
