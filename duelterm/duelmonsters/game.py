"""Duel Monsters as the compiler of the card language knows it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import NAME, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import arrange, shuffle
from duelterm.core.triggers import announce
from duelterm.duelmonsters import control, equips, fusion, life, ops, rituals, summon
from duelterm.duelmonsters.definition import MONSTER, TOKEN_FRAME, CardDefinition
from duelterm.duelmonsters.game_traits import DuelMonstersTraits
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import (
    ASIDE,
    DECK,
    FUSION,
    GRAVEYARD,
    HAND,
)
from duelterm.effects.game import Destination, Moment, Summoning

GOALS = {
    "hand": HAND,
    "deck": DECK,
    "deck top": DECK,
    "deck bottom": DECK,
    "graveyard": GRAVEYARD,
    "banished": ASIDE,
    "extra deck": FUSION,
}
"""The language's words for where cards go."""

HEADS, TAILS = COIN = ("heads", "tails")


class DuelMonsters(DuelMonstersTraits, ABC):
    """The operations as well; see `effects.game.Monsters`. A rule set adds what hangs on how answers and winning go."""

    def ways_to_mean(self, state: Any, frame: Frame, picks: frozenset[str]) -> Sequence[Frame]:
        """In a duel of two everybody knows who is meant."""
        return (frame,)

    def concerned(self, state: Any, frame: Frame) -> Frame:
        """That is who uses it."""
        return frame

    async def pick_players(
        self, state: Any, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]
    ) -> None:
        """Nobody is asked."""

    @abstractmethod
    async def steady(self, state: Any) -> None: ...

    @abstractmethod
    def win(self, state: Any, seat: int, source: Any) -> None: ...

    @abstractmethod
    async def negate(self, state: Any, frame: Frame, part: str, destroy: bool, by: int, source: Any) -> bool: ...

    async def destroy(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        return await ops.destroy(state, cards, by, source)

    async def discard(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        return await ops.discard(state, cards, by, source)

    async def draw(self, state: DuelState, seat: int, by: int, source: Any) -> Card | None:
        return ops.draw(state, seat, by, source)

    async def move(self, state: DuelState, cards: Sequence[Card], where: Destination, by: int) -> list[Card]:
        """Cards to where the language says. Cards of a deck that stay in it are put in order on its top or bottom."""
        to, shuffled = GOALS[where.to], where.to == "deck" or where.shuffle
        bottom = where.to == "deck bottom"
        staying = [card for card in cards if to == DECK and card.zone == DECK]
        moving = [card for card in cards if card not in staying]
        how = ops.Move(to, by, source=where.source, bottom=bottom, shuffled=shuffled, holder=where.holder)
        moved = await ops.move(state, moving, how) if moving else []
        for seat in {card.owner for card in staying}:
            if shuffled:
                shuffle(state, seat, DECK)
            else:
                arrange(state, seat, DECK, [card for card in staying if card.owner == seat], bottom)
        return moved + staying

    async def search_ends(self, state: DuelState, seat: int) -> None:
        shuffle(state, seat, DECK)
        announce(state, Event("shuffled", seat, by=seat))

    async def tribute(self, state: DuelState, cards: Sequence[Card], by: int, source: Any) -> list[Card]:
        return await ops.send(state, cards, by, source, "tribute")

    async def summon(self, state: DuelState, cards: Sequence[Card], how: Summoning, by: int, source: Any) -> list[Card]:
        return await summon.summon(state, cards, how, by, source)

    async def summon_tokens(
        self, state: DuelState, definition: Any, count: int, position: str, by: int, source: Any
    ) -> list[Card]:
        how = Summoning(position, summon.SPECIAL, by)
        return await summon.summon_tokens(state, definition, count, how, by, source)

    def token_definition(
        self, name: str, race: str, attribute: str, level: int, attack: int, defence: int, bundle: Any
    ) -> CardDefinition:
        definition = CardDefinition(name, MONSTER)
        definition.frame = TOKEN_FRAME
        definition.race, definition.attribute, definition.level = race, attribute, level
        definition.attack, definition.defence = attack, defence
        definition.bundle = bundle
        return definition

    async def change(self, state: DuelState, cards: Sequence[Card], to: str, by: int, source: Any) -> list[Card]:
        return summon.change(state, cards, to, by, source)

    async def equip(self, state: DuelState, card: Card, bearer: Card, by: int, source: Any) -> bool:
        return equips.put_on(state, card, bearer, self.equip_side(bearer, by))

    async def control(
        self, state: DuelState, cards: Sequence[Card], seat: int, until: Moment | None, by: int, source: Any
    ) -> list[Card]:
        return control.take_control(state, cards, seat, until, by, source)

    async def turn(
        self, state: DuelState, cards: Sequence[Card], face_up: bool, by: int, source: Any, quietly: bool
    ) -> list[Card]:
        if face_up:
            return [card for card in cards if summon.turn_up(state, card, "effect", by, source, quietly)]
        return [card for card in cards if summon.turn_down(state, card, by, source)]

    async def damage(self, state: DuelState, seats: Sequence[int], amount: int, by: int, source: Any) -> int:
        return life.damage(state, seats, amount, by, source)

    async def gain(self, state: DuelState, seats: Sequence[int], amount: int, by: int, source: Any) -> int:
        return life.gain(state, seats, amount, by, source)

    async def lose(self, state: DuelState, seats: Sequence[int], amount: int, by: int, source: Any) -> int:
        return life.lose(state, seats, amount, by, source)

    async def pay(self, state: DuelState, seat: int, amount: int, source: Any) -> bool:
        return life.pay(state, seat, amount, source)

    async def fuse(self, state: DuelState, seat: int, source: Any) -> bool:
        return await fusion.fuse(state, seat, source, self.terms)

    async def ritual(self, state: DuelState, seat: int, name: str, levels: int, source: Any) -> bool:
        return await rituals.ritual(state, seat, name, levels, source, self.terms)

    async def toss(self, state: DuelState, seat: int) -> bool:
        """The player calls, then the coin falls. Whether the call was right."""
        called = await Decision(NAME, seat, COIN, 1, 1, Why("call"))
        fallen = COIN[state.below(2)]
        event = Event("toss", seat, by=seat, amount=int(called == fallen))
        event.source = (called, fallen)
        state.events.append(event)
        return bool(called == fallen)

    async def toss_coins(self, state: DuelState, seat: int, count: int) -> int:
        """So many coins fall; nobody calls. How many show heads."""
        fallen = tuple(COIN[state.below(2)] for _ in range(count))
        event = Event("coins", seat, by=seat, amount=fallen.count(HEADS))
        event.source = fallen
        state.events.append(event)
        return event.amount
