"""What a game hands the compiler: its words for zones, what a card is now, and an operation for each verb."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame

State = Any
"""The game's own state; the compiler only passes it on."""


class Traits(Protocol):
    """What the game knows of a card now."""

    def races(self, state: State, card: Card) -> Sequence[str]: ...

    def civs(self, state: State, card: Card) -> Sequence[str]: ...

    def power(self, state: State, card: Card) -> int: ...

    def has(self, state: State, card: Card, word: str) -> bool: ...

    def is_kind(self, card: Card, kind: str) -> bool: ...

    def can(self, state: State, card: Card, word: str) -> bool: ...

    def may_be_chosen(self, state: State, card: Card, seat: int) -> bool: ...

    def can_enter(self, state: State, card: Card) -> bool:
        """Whether an effect can put it into the battle zone."""
        ...


class Moments(Protocol):
    """What the game knows of the turn, the attack and the battle going on."""

    def active(self, state: State) -> int: ...

    def opponents(self, state: State, seat: int) -> Sequence[int]: ...

    def attacker(self, state: State) -> Ref | None: ...

    def blocker(self, state: State) -> Ref | None: ...

    def attacked(self, state: State) -> Ref | int | None: ...

    def battle_opponent(self, state: State, ref: Ref) -> Card | None: ...

    def since(self, state: State, span: str) -> int: ...

    def creatures(self, state: State) -> list[Card]: ...

    def token(self, state: State) -> int: ...

    def wave_striker_on(self, state: State, frame: Frame) -> bool: ...

    def turbo_rush_on(self, state: State, frame: Frame) -> bool: ...

    def turn_after(self, state: State, seat: int) -> tuple[Callable[[State], bool], tuple[str, int]]:
        """That seat's next turn: whether it is now, and the moment that ends it."""
        ...


class Operations(Protocol):
    """An operation for each verb. `by` is the seat whose effect it is, `source` the definition of the card that has
    it. Those that change cards return the cards that were really changed.
    """

    async def destroy(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def discard(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def draw(self, state: State, seat: int, by: int, source: Any) -> Card | None: ...

    async def tap(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def untap(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def move(self, state: State, cards: Sequence[Card], where: "Destination", by: int) -> list[Card]: ...

    async def break_shields(self, state: State, breaker: Card, count: int) -> bool: ...

    async def prevent_battle(self, state: State) -> bool: ...

    async def flip(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def cast_free(self, state: State, card: Card, by: int) -> bool: ...

    async def search_ends(self, state: State, seat: int) -> None: ...

    async def steady(self, state: State) -> None:
        """What the rules check after every event."""
        ...

    def extra_turn(self, state: State, seat: int) -> int:
        """Returns the token of the extra turn."""
        ...

    def win(self, state: State, seat: int, source: Any) -> None: ...

    def who_chooses(self, state: State, seat: int, zone: int, owner: int, purpose: str) -> int: ...


class Destination:
    """Where cards go and how, in the language's words; `tapped` is None where the rules say it."""

    __slots__ = ("part_top", "shield_trigger", "shuffle", "source", "tapped", "to")

    def __init__(
        self, to: str, source: Any, part_top: bool, shuffle: bool, tapped: bool | None, shield_trigger: bool
    ) -> None:
        self.to = to
        self.source = source
        self.part_top = part_top
        self.shuffle = shuffle
        self.tapped = tapped
        self.shield_trigger = shield_trigger


class Game(Traits, Moments, Operations, Protocol):
    """All of it. `zones` are the language's words for zones, `field` the zone meant where none is said."""

    zones: dict[str, int]
    field: int
    deck: int
    hand: int
    races_known: tuple[str, ...]


class Scope:
    """What an ability is compiled for: the game, and the card that has it."""

    __slots__ = ("ability", "game", "holds", "name", "races")

    def __init__(self, game: Game, name: str, races: tuple[str, ...]) -> None:
        self.game = game
        self.name = name
        self.races = races
        self.ability = 0
        self.holds: Callable[[State, Any], bool] | None = None
