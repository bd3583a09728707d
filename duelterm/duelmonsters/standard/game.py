"""Duel Monsters by the standard rules, as the compiler of the card language knows it."""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.duelmonsters.definition import FIELD_ICON, CardDefinition
from duelterm.duelmonsters.game import DuelMonsters
from duelterm.duelmonsters.standard import negating
from duelterm.duelmonsters.standard.fusion import TERMS
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import EXODIA_RULE, steady
from duelterm.duelmonsters.upkeep import claim
from duelterm.duelmonsters.zones import FIELD_PLACE


class Standard(DuelMonsters):
    """What the standard rules do in their own way; see `effects.game.Monsters`."""

    terms = TERMS

    def place_of(self, definition: CardDefinition) -> int:
        return FIELD_PLACE if definition.icon == FIELD_ICON else super().place_of(definition)

    def equip_side(self, bearer: Card, by: int) -> int:
        """STD-5.7: on the side of the player whose effect did it."""
        return by

    async def steady(self, state: StandardState) -> None:
        await steady(state)

    def win(self, state: StandardState, seat: int, source: Any) -> None:
        claim(state, seat, EXODIA_RULE)

    async def negate(self, state: StandardState, frame: Frame, part: str, destroy: bool, by: int, source: Any) -> bool:
        return await negating.negate(state, frame, part, destroy, by, source)
