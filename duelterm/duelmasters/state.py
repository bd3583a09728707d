"""The state of a Duel Masters duel: the kernel's, and what the turn and an attack need."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from duelterm.core.card import Card, Ref
from duelterm.core.state import State
from duelterm.duelmasters.definition import CREATURE
from duelterm.duelmasters.switches import DEFAULT, Switches
from duelterm.duelmasters.zones import BATTLE, KINDS

UNTAP, DRAW, CHARGE, MAIN, ATTACK, END, SET_UP = "untap", "draw", "charge", "main", "attack", "end", "set up"
OF_THE_HAND = (CHARGE, MAIN)
"""The steps in which cards leave the hand."""


class Attack:
    """The attack going on. `target` is a seat or the attacked creature; `blocker` the creature that blocked it,
    `began` the index of its first event.
    """

    __slots__ = ("attacker", "began", "blocker", "prevented", "target")

    def __init__(self, attacker: Ref, target: int | Ref, began: int) -> None:
        self.attacker = attacker
        self.began = began
        self.target = target
        self.blocker: Ref | None = None
        self.prevented = False


class DuelState(State):
    """`turn` counts all turns from 1, `begun` each seat's. `extra` holds turns to come: (seat, token). `frail` says
    that some creature has no power of its own. Between acts with nothing pending, everything that the rules need is
    here: a copy can go on from it.
    """

    __slots__ = (
        "active",
        "against",
        "attack",
        "battle",
        "begun",
        "charged",
        "extra",
        "first",
        "frail",
        "resolving",
        "step",
        "switches",
        "token",
        "turn",
        "turn_began",
    )

    def __init__(self, seats: int, seed: int, switches: Switches = DEFAULT, first: int | None = None) -> None:
        super().__init__(KINDS, seats, seed)
        self.switches = switches
        self.first = first
        self.step = SET_UP
        self.active = 0
        self.turn = 0
        self.turn_began = 0
        self.begun = [0] * seats
        self.charged = 0
        self.token = 0
        self.extra: list[tuple[int, int]] = []
        self.attack: Attack | None = None
        self.battle: tuple[Ref, Ref] | None = None
        self.resolving: list[Card] = []
        self.frail = False
        self.against = tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))

    def add(self, definition: Any, seat: int, zone: int) -> Card:
        if definition.power <= 0 and definition.kind == CREATURE:
            self.frail = True
        return super().add(definition, seat, zone)

    def opponents(self, seat: int) -> Sequence[int]:
        """The seats that play against this one, in turn order."""
        return self.against[seat]

    def creatures(self) -> list[Card]:
        """The creatures in the battle zone, the active seat's first."""
        zones = self.zones
        return [card for seat in (self.active, *self.opponents(self.active)) for card in zones[seat][BATTLE]]

    def clone(self) -> Self:
        new = super().clone()
        new.switches = self.switches
        new.first = self.first
        new.step = self.step
        new.active = self.active
        new.turn = self.turn
        new.turn_began = self.turn_began
        new.begun = self.begun[:]
        new.charged = self.charged
        new.token = self.token
        new.extra = self.extra[:]
        new.attack = self.attack
        new.battle = self.battle
        new.frail = self.frail
        new.against = self.against
        new.resolving = [new.cards[card.uid] for card in self.resolving]
        return new

    def parts(self) -> Iterator[Any]:
        yield from super().parts()
        yield (self.step, self.active, self.turn, self.begun, self.charged, self.token, self.extra)
        yield (self.attack and (self.attack.attacker, self.attack.target, self.attack.blocker), self.battle)
        yield [card.uid for card in self.resolving]
