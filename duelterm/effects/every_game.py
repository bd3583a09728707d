"""What every game offers the compiler, and what Duel Masters does."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.effects.seats import Players

State = Any
"""The game's own state; the compiler only passes it on."""

Moment = tuple[str, int]
"""A moment that ends a lasting effect, and whose it is."""


class Game(Protocol):
    """What both games offer. `zones` are the language's words for zones, `field` the zones meant where none is said,
    `lies` where on it the cards of a kind lie: those of the first kind are meant where none is said, `held` are the
    zones that are a player's own even in a team (TAG-5.2), `players` what words for players mean. Of an operation
    `by` is the seat whose effect it is and `source` the definition of the card that has it; those that change cards
    return the cards that were really changed.
    """

    pieces: Literal["creatures", "monsters"]
    zones: Mapping[str, tuple[int, ...]]
    field: tuple[int, ...]
    lies: Mapping[str, tuple[int, ...]]
    deck: int
    hand: int
    held: tuple[int, ...]
    players: Players

    def races(self, state: State, card: Card) -> Sequence[str]: ...

    def has(self, state: State, card: Card, word: str) -> bool: ...

    def is_kind(self, card: Card, kind: str) -> bool: ...

    def active(self, state: State) -> int: ...

    def opponents(self, state: State, seat: int) -> Sequence[int]: ...

    def attacker(self, state: State) -> Ref | None: ...

    def attacked(self, state: State) -> Ref | int | None: ...

    def battle_opponent(self, state: State, ref: Ref) -> Card | None: ...

    def since(self, state: State, span: str) -> int:
        """The index of the first event of this turn or attack."""
        ...

    async def destroy(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def discard(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def draw(self, state: State, seat: int, by: int, source: Any) -> Card | None: ...

    async def move(self, state: State, cards: Sequence[Card], where: "Destination", by: int) -> list[Card]: ...

    async def search_ends(self, state: State, seat: int) -> None: ...

    async def steady(self, state: State) -> None:
        """What the rules check after every event."""
        ...

    def win(self, state: State, seat: int, source: Any) -> None: ...


class Creatures(Game, Protocol):
    """What Duel Masters offers."""

    races_known: tuple[str, ...]

    def civs(self, state: State, card: Card) -> Sequence[str]: ...

    def power(self, state: State, card: Card) -> int: ...

    def can(self, state: State, card: Card, word: str) -> bool: ...

    def may_be_chosen(self, state: State, card: Card, seat: int) -> bool: ...

    def can_enter(self, state: State, card: Card) -> bool:
        """Whether an effect can put it into the battle zone."""
        ...

    def blocker(self, state: State) -> Ref | None: ...

    def creatures(self, state: State) -> list[Card]: ...

    def token(self, state: State) -> int: ...

    def wave_striker_on(self, state: State, frame: Frame) -> bool: ...

    def turbo_rush_on(self, state: State, frame: Frame) -> bool: ...

    def turn_after(self, state: State, seat: int) -> tuple[Callable[[State], bool], Moment]:
        """That seat's next turn: whether it is now, and the moment that ends it."""
        ...

    async def tap(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def untap(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def break_shields(self, state: State, breaker: Card, count: int) -> bool: ...

    async def prevent_battle(self, state: State) -> bool: ...

    async def flip(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def cast_free(self, state: State, card: Card, by: int) -> bool: ...

    def extra_turn(self, state: State, seat: int) -> int:
        """Returns the token of the extra turn."""
        ...

    def who_chooses(self, state: State, seat: int, zone: int, owner: int, purpose: str) -> int: ...


class Destination:
    """Where cards go and how, in the language's words; `tapped` is None where the rules say it, `holder` the seat whose
    zone it is (-1: the owner's).
    """

    __slots__ = ("holder", "part_top", "shield_trigger", "shuffle", "source", "tapped", "to")

    def __init__(
        self,
        to: str,
        source: Any,
        part_top: bool,
        shuffle: bool,
        tapped: bool | None,
        shield_trigger: bool,
        holder: int = -1,
    ) -> None:
        self.holder = holder
        self.to = to
        self.source = source
        self.part_top = part_top
        self.shuffle = shuffle
        self.tapped = tapped
        self.shield_trigger = shield_trigger
