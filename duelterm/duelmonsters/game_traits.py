"""What cards, moments and players are, as the compiler of the card language asks for it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.duelmonsters import equips, fusion, life, phases, rituals, summon, traits
from duelterm.duelmonsters.definition import EQUIP, MONSTER, SPELL, CardDefinition
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import (
    BY_WORD,
    DECK,
    FIELD,
    FIELD_PLACE,
    FUSION,
    HAND,
    MONSTERS,
    SPELLS,
)
from duelterm.effects.game import Moment
from duelterm.effects.seats import Players


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

    def normally_summonable(self, state: DuelState, card: Card, seat: int, free: bool, down: bool) -> bool:
        return summon.room(state, seat) > 0 and summon.summonable(state, card, seat, summon.NORMAL)

    def turns_later(self, state: DuelState, seats: Sequence[int], count: int) -> Moment:
        if len(seats) == len(state.zones) or not seats:
            return phases.turn_end(state, None, count)
        return phases.turn_end(state, seats[0], phases.until_turn(state, seats, count))

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
