"""Duel Monsters by the third edition's rulebook, as the compiler of the card language knows it."""

from typing import Any

from duelterm.core.frame import Frame
from duelterm.duelmonsters.game import DuelMonsters
from duelterm.duelmonsters.rulebook3 import answers
from duelterm.duelmonsters.rulebook3.fusion import TERMS
from duelterm.duelmonsters.rulebook3.steady import EXODIA_RULE, steady
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.upkeep import claim


class Rulebook3(DuelMonsters):
    """What hangs on how answers and winning go; see `effects.game.Monsters`."""

    terms = TERMS

    async def steady(self, state: DuelState) -> None:
        await steady(state)

    def win(self, state: DuelState, seat: int, source: Any) -> None:
        claim(state, seat, EXODIA_RULE)

    async def negate(self, state: DuelState, frame: Frame, part: str, destroy: bool, by: int, source: Any) -> bool:
        return await answers.negate(state, frame, by, source, destroy)
