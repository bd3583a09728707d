"""Duel Monsters by the standard rules, as the compiler of the card language knows it."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.duelmonsters.definition import FIELD_ICON, MONSTER, CardDefinition
from duelterm.duelmonsters.game import GOALS, DuelMonsters
from duelterm.duelmonsters.standard import negating, summoning, tributes
from duelterm.duelmonsters.standard.fusion import TERMS
from duelterm.duelmonsters.standard.places import is_spent
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.standard.steady import EXODIA_RULE, steady
from duelterm.duelmonsters.state import MAIN
from duelterm.duelmonsters.summon import NORMAL, comes_alone, summonable
from duelterm.duelmonsters.upkeep import claim
from duelterm.duelmonsters.zones import DECK, FIELD_PLACE, HAND
from duelterm.effects.game import Destination, Summoning


class Standard(DuelMonsters):
    """What the standard rules do in their own way; see `effects.game.Monsters`."""

    terms = TERMS

    def place_of(self, definition: CardDefinition) -> int:
        return FIELD_PLACE if definition.icon == FIELD_ICON else super().place_of(definition)

    def equip_side(self, bearer: Card, by: int) -> int:
        """STD-5.7: on the side of the player whose effect did it."""
        return by

    def needs(self, state: Any, card: Card) -> int | None:
        return None if card.definition.kind != MONSTER or comes_alone(card) else tributes.needed(card)

    def normally_summonable(self, state: Any, card: Card, seat: int, free: bool, down: bool) -> bool:
        """STD-2.3: to be set is no summon: who can't summon still may."""
        able = self.needs(state, card) is not None if down else summonable(state, card, seat, NORMAL)
        return able and tributes.can_come(state, card, free)

    async def summon(self, state: Any, cards: Sequence[Card], how: Summoning, by: int, source: Any) -> list[Card]:
        """STD-2.3: what is summoned as the turn's own is takes tributes."""
        if how.way != NORMAL:
            return await super().summon(state, cards, how, by, source)
        came = []
        for card in cards:
            if self.normally_summonable(state, card, how.side, how.free, not how.position):
                await summoning.by_leave(state, card, how, by, source)
                came.append(card)
        return came

    async def move(self, state: Any, cards: Sequence[Card], where: Destination, by: int) -> list[Card]:
        """STD-3.12: what has been used and doesn't stay goes to the graveyard, and back to no hand or deck."""
        spent = [card for card in cards if GOALS[where.to] in (HAND, DECK) and is_spent(state, card)]
        return await super().move(state, [card for card in cards if card not in spent], where, by)

    def can_draw(self, state: Any, seat: int, count: int) -> bool:
        """STD-3.7: only with so many cards in the deck."""
        return len(state.zones[seat][DECK]) >= count

    def phase(self, state: Any) -> str:
        """The language's `main` is either main phase (STD-2.1)."""
        return MAIN if state.step in (MAIN_1, MAIN_2) else super().phase(state)

    async def steady(self, state: StandardState) -> None:
        await steady(state)

    def win(self, state: StandardState, seat: int, source: Any) -> None:
        claim(state, seat, EXODIA_RULE)

    async def negate(self, state: StandardState, frame: Frame, part: str, destroy: bool, by: int, source: Any) -> bool:
        return await negating.negate(state, frame, part, destroy, by, source)
