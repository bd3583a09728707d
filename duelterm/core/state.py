"""The one mutable state of a duel: cards in zones, what is in force, what waits, what has happened."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, Self

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.core.rng import Chance
from duelterm.core.zones import BENEATH, EVERYBODY, NOBODY, OWNER, ZoneKind


class Over(Exception):
    """Raised by an operation that ends the duel; `State.result` says how."""


class Result:
    """How a duel ended: the winning seats (none: a draw) and the number of the rule that says so."""

    __slots__ = ("rule", "winners")

    def __init__(self, winners: tuple[int, ...], rule: str) -> None:
        self.winners = winners
        self.rule = rule


class Active:
    """A static or listener in force. `until` is the moment that ends it, None while its source stays in play; `since`
    the length of the record when it came into force.
    """

    __slots__ = ("frame", "since", "spec", "until")

    def __init__(self, spec: Any, frame: Frame, until: tuple[str, int] | None = None) -> None:
        self.spec = spec
        self.frame = frame
        self.until = until
        self.since = 0


class Pending:
    """A triggered effect that waits to resolve; it belongs to `frame.you`."""

    __slots__ = ("frame", "spec")

    def __init__(self, spec: Any, frame: Frame) -> None:
        self.spec = spec
        self.frame = frame


class State(Chance):
    """Cards, zones, continuous effects, listeners, waiting effects and the record of events.

    `zones[seat][kind]` is a list of top cards; the top of a pile is its last element. `statics` and `listeners` hold
    what is in force by property and by kind of event, `ends` the moments that end some of it. `memo` holds derived
    values until the next change. `replacing` names the cards to which something is happening instead of something else.
    """

    __slots__ = (
        "cards",
        "ends",
        "events",
        "kinds",
        "listeners",
        "marks",
        "memo",
        "pending",
        "replacing",
        "result",
        "statics",
        "zones",
    )

    def __init__(self, kinds: Sequence[ZoneKind], seats: int, seed: int) -> None:
        super().__init__(seed)
        self.kinds = tuple(kinds)
        self.cards: list[Card] = []
        self.zones: list[list[list[Card]]] = [[[] for _ in kinds] for _ in range(seats)]
        self.statics: dict[str, list[Active]] = {}
        self.listeners: dict[str, list[Active]] = {}
        self.ends: set[tuple[str, int]] = set()
        self.pending: list[Pending] = []
        self.replacing: list[Ref] = []
        self.events: list[Any] = []
        self.marks = 0
        self.memo: dict[Any, Any] = {}
        self.result: Result | None = None

    @property
    def seats(self) -> range:
        """The seats of the duel."""
        return range(len(self.zones))

    def add(self, definition: Any, seat: int, zone: int) -> Card:
        """A new card on top of a pile, before the duel starts."""
        card = Card(len(self.cards), definition, seat)
        card.zone = zone
        self.cards.append(card)
        self.zones[seat][zone].append(card)
        return card

    def find(self, ref: Ref) -> Card | None:
        """The card, if it is still the same object."""
        card = self.cards[ref[0]]
        return card if card.mark == ref[1] else None

    def sight(self, card: Card) -> int:
        """The bit mask of the seats that see the card's face where it lies."""
        sight = NOBODY if card.zone == BENEATH else self.kinds[card.zone].sight
        if sight == EVERYBODY or card.face_up:
            return (1 << len(self.zones)) - 1
        return self.shown_to(card.seat) if sight == OWNER else 0

    def turn_order(self, seat: int) -> Sequence[int]:
        """All seats in the order of their turns, from this one on."""
        count = len(self.zones)
        return [(seat + step) % count for step in range(count)]

    def team(self, seat: int) -> Sequence[int]:
        """The seats that win and lose together with this one, itself first: where there are no teams it alone."""
        return (seat,)

    def shown_to(self, seat: int) -> int:
        """The bit mask of the seats that see what this seat sees: its team."""
        return 1 << seat

    def end(self, winners: tuple[int, ...], rule: str) -> None:
        """End the duel at once. Raises Over."""
        self.result = Result(winners, rule)
        raise Over

    def clone(self) -> Self:
        """A copy that shares definitions, frames and events; to be made when no coroutine holds cards."""
        new = self.__class__.__new__(self.__class__)
        cards = [card.copy() for card in self.cards]
        for card in cards:
            if card.beneath:
                card.beneath = [cards[under.uid] for under in card.beneath]
        new.cards = cards
        new.zones = [[[cards[card.uid] for card in zone] for zone in seat] for seat in self.zones]
        new.kinds = self.kinds
        new.chance = self.chance
        new.marks = self.marks
        new.statics = {key: actives[:] for key, actives in self.statics.items() if actives}
        new.listeners = {key: actives[:] for key, actives in self.listeners.items() if actives}
        new.ends = self.ends.copy()
        new.pending = self.pending[:]
        new.replacing = self.replacing[:]
        new.events = self.events[:]
        new.memo = {}
        new.result = self.result
        return new

    def digest(self) -> str:
        """16 hexadecimal digits that are equal for equal states, on every machine and hash seed."""
        return blake2b(repr(tuple(self.parts())).encode(), digest_size=8).hexdigest()

    def parts(self) -> Iterator[Any]:
        """What makes two states different; games add their own."""
        for seat in self.zones:
            for zone in seat:
                yield [card_parts(card) for card in zone]
        yield (self.chance, self.marks, len(self.events))
        for key, actives in sorted(self.statics.items()) + sorted(self.listeners.items()):
            for active in actives:
                yield (key, active.until, active.frame.signature())
        yield [pending.frame.signature() for pending in self.pending]


def card_parts(card: Card) -> tuple[Any, ...]:
    """What a digest needs of a card and all that lies beneath it."""
    beneath = [card_parts(under) for under in card.beneath]
    return (card.uid, card.definition.name, card.place, card.mark, card.tapped, card.face_up, card.fresh, beneath)
