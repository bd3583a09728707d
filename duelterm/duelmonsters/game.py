"""Duel Monsters as the compiler of the card language knows it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from duelterm.core.ask import NAME, Decision, Why
from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import arrange, shuffle
from duelterm.core.triggers import announce
from duelterm.duelmonsters import control, equips, fusion, life, ops, phases, rituals, summon, traits
from duelterm.duelmonsters.definition import EQUIP, MONSTER, SPELL, TOKEN_FRAME, CardDefinition
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import (
    ASIDE,
    BY_WORD,
    DECK,
    FIELD,
    FIELD_PLACE,
    FUSION,
    GRAVEYARD,
    HAND,
    MONSTERS,
    SPELLS,
)
from duelterm.effects.game import Destination, Moment, Summoning
from duelterm.effects.seats import Players

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


class DuelMonstersTraits:
    """Words, traits and moments; see `effects.monster_game`."""

    pieces: Literal["creatures", "monsters"] = "monsters"
    zones: Mapping[str, tuple[int, ...]] = BY_WORD
    field: tuple[int, ...] = FIELD
    lies: Mapping[str, tuple[int, ...]] = {
        "monster": (MONSTERS,),
        "spell": (SPELLS, FIELD_PLACE),
        "trap": (SPELLS,),
        "any": FIELD,
    }
    deck = DECK
    hand = HAND
    terms: fusion.Terms
    held: tuple[int, ...] = (HAND, DECK, FUSION)
    players = Players(DuelState.opponents)

    def place_of(self, definition: CardDefinition) -> int:
        """The zone of the field where such a card works."""
        return MONSTERS if definition.kind == MONSTER else SPELLS

    races = staticmethod(traits.races)
    attribute = staticmethod(traits.attribute)
    level = staticmethod(traits.level)
    attack = staticmethod(traits.attack)
    defence = staticmethod(traits.defence)
    original = staticmethod(traits.original)
    names = staticmethod(traits.names)
    has = staticmethod(traits.has)
    bearer = staticmethod(traits.bearer)
    attached = staticmethod(traits.attached)
    can_pay = staticmethod(life.can_pay)
    room = staticmethod(summon.room)
    summonable = staticmethod(summon.summonable)
    may_be_tributed = staticmethod(traits.may_be_tributed)
    must_be_tributed = staticmethod(traits.must_be_tributed)

    def can_draw(self, state: DuelState, seat: int, count: int) -> bool:
        """R3-4.3: who can't draw what they must ends the duel, which nothing forbids."""
        return True

    def last(self, state: DuelState, card: Card, stat: str) -> int:
        attack, defence = state.last.get(card.uid, (0, 0))
        return attack if stat == "atk" else defence

    def frame(self, card: Card) -> str:
        return str(card.definition.frame)

    def icon(self, card: Card) -> str:
        return EQUIP if traits.is_borne(card) else str(card.definition.icon)

    def series(self, card: Card) -> Sequence[str]:
        found: tuple[str, ...] = card.definition.series
        return found

    def is_kind(self, card: Card, kind: str) -> bool:
        """On the field a monster is what lies in a monster's place, and one among the spells a spell."""
        if kind == "any":
            return True
        if kind == MONSTER or card.zone == MONSTERS:
            return kind == MONSTER and traits.is_monster(card)
        if traits.is_borne(card):
            return kind == SPELL
        return bool(card.definition.kind == kind)

    def is_face_up(self, state: DuelState, card: Card) -> bool:
        return traits.is_face_up(card)

    def position(self, state: DuelState, card: Card) -> str:
        return traits.position(card)

    def equippable(self, state: DuelState, card: Card, seat: int) -> list[Card]:
        return equips.bearers(state, card)

    def can_lie_on(self, state: DuelState, card: Card, bearer: Card, seat: int) -> bool:
        return equips.has_place(state, card, self.equip_side(bearer, seat))

    def equip_side(self, bearer: Card, by: int) -> int:
        """R3-6.4: on whose side a card lies that this seat's effect makes an equip card: the monster's."""
        return bearer.seat

    def may_be_targeted(self, state: DuelState, card: Card, seat: int) -> bool:
        return traits.rules(state, "cannot be targeted", card, seat) is None

    def printed(self, card: Card, stat: str) -> int | None:
        definition = card.definition
        if definition.kind != MONSTER:
            return None
        return int({"atk": definition.attack, "def": definition.defence, "level": definition.level}[stat])

    age = staticmethod(equips.age)

    def needs(self, state: DuelState, card: Card) -> int | None:
        """None by R3-6.2; a rule set may know better."""
        return 0 if card.definition.kind == MONSTER else None

    def may_normal_summon(self, state: DuelState, seat: int) -> bool:
        return MONSTER not in state.used

    def normally_summonable(self, state: DuelState, card: Card, seat: int, free: bool) -> bool:
        return summon.room(state, seat) > 0 and summon.summonable(state, card, seat, summon.NORMAL)

    def turns_later(self, state: DuelState, seats: Sequence[int], count: int) -> Moment:
        return phases.turn_end(state, None if len(seats) == len(state.zones) else seats[0], count)

    ends_of_this_turn = staticmethod(phases.ends_of_this_turn)

    def skip(self, state: DuelState, seats: Sequence[int], phase: str, times: int) -> None:
        for seat in seats:
            phases.skip(state, seat, phase, times)

    end_battle = staticmethod(phases.end_phase_now)

    def phase(self, state: DuelState) -> str:
        return state.step

    def life(self, state: DuelState, seat: int) -> int:
        return life.life(state, seat)

    def remembered(self, state: DuelState, card: Card) -> dict[str, Any]:
        return state.memory.setdefault(traits.ref_of(card), {})

    def spend(self, state: DuelState, frame: Frame, ability: int, span: str) -> None:
        key = (span, (frame.source, frame.mark), ability)
        state.spent[key] = state.spent.get(key, 0) + 1

    def spent(self, state: DuelState, frame: Frame, ability: int, span: str) -> int:
        return state.spent.get((span, (frame.source, frame.mark), ability), 0)

    def active(self, state: DuelState) -> int:
        return state.active

    def opponents(self, state: DuelState, seat: int) -> Sequence[int]:
        return state.opponents(seat)

    def attacker(self, state: DuelState) -> Ref | None:
        return None if state.attack is None else state.attack.attacker

    def attacked(self, state: DuelState) -> Ref | int | None:
        return None if state.attack is None else state.attack.target

    def battle_opponent(self, state: DuelState, ref: Ref) -> Card | None:
        """The monster that this one is in battle with."""
        if state.battle is None or ref not in state.battle:
            return None
        return state.cards[state.battle[1 - state.battle.index(ref)][0]]

    def since(self, state: DuelState, span: str) -> int:
        """The index of the first event of this turn, battle phase or attack."""
        if span == "attack" and state.attack is not None:
            return state.attack.began
        return state.battle_began if span == "battle phase" else state.turn_began

    def can_fuse(self, state: DuelState, seat: int) -> bool:
        return bool(fusion.fusions(state, seat, self.terms))

    def can_ritual(self, state: DuelState, seat: int, name: str, levels: int) -> bool:
        return bool(rituals.rituals(state, seat, name, levels, self.terms))


class DuelMonsters(DuelMonstersTraits, ABC):
    """The operations as well; see `effects.game.Monsters`. A rule set adds what hangs on how answers and winning go."""

    async def pick_players(
        self, state: Any, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]
    ) -> None:
        """In a duel of two everybody knows who is meant."""

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

    def token_definition(self, name: str, **facts: Any) -> CardDefinition:
        """What a token is; facts are the slots of a definition."""
        definition = CardDefinition(name, MONSTER)
        definition.frame = TOKEN_FRAME
        for fact, value in facts.items():
            setattr(definition, fact, value)
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
