"""What Duel Monsters offers the compiler."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.every_game import Game, Moment, State


class MonsterTraits(Game, Protocol):
    """What a card of Duel Monsters is now. Face down on the field it has no name, race, attribute, level, attack or
    defence (R3-6.19): these are then empty or None. A monster that lies there as an equip card is a spell.
    """

    def attribute(self, state: State, card: Card) -> str: ...

    def level(self, state: State, card: Card) -> int | None: ...

    def attack(self, state: State, card: Card) -> int | None:
        """Current on the field, elsewhere what is printed; None for spells and traps."""
        ...

    def defence(self, state: State, card: Card) -> int | None: ...

    def original(self, state: State, card: Card, stat: str) -> int:
        """`atk` or `def` before all that adds and sets."""
        ...

    def last(self, state: State, card: Card, stat: str) -> int:
        """`atk` or `def` of a monster that has left the field, as it was there; 0 if it lay face down."""
        ...

    def frame(self, card: Card) -> str: ...

    def icon(self, card: Card) -> str: ...

    def series(self, card: Card) -> Sequence[str]: ...

    def names(self, state: State, card: Card) -> Sequence[str]: ...

    def is_face_up(self, state: State, card: Card) -> bool:
        """On the field; elsewhere always."""
        ...

    def position(self, state: State, card: Card) -> str:
        """`attack`, `defense`, or empty where it is no monster on the field."""
        ...

    def bearer(self, state: State, card: Card) -> Card | None:
        """The monster that an equip card is on."""
        ...

    def attached(self, state: State, card: Card) -> list[Card]:
        """The equip cards on a monster."""
        ...

    def equippable(self, state: State, card: Card, seat: int) -> list[Card]:
        """What this seat may put an equip card on."""
        ...

    def can_lie_on(self, state: State, card: Card, bearer: Card, seat: int) -> bool:
        """Whether there is a place for it as an equip card on that monster, put there by this seat."""
        ...

    def may_be_targeted(self, state: State, card: Card, seat: int) -> bool: ...

    def printed(self, card: Card, stat: str) -> int | None:
        """`atk`, `def` or `level` as printed; None for spells and traps."""
        ...

    def age(self, state: State, card: Card) -> int | None:
        """How many turns of its controller have begun since it was put on a monster; None where it is on none."""
        ...

    def needs(self, state: State, card: Card) -> int | None:
        """How many tributes the turn's own summon of it takes; None where it can't be summoned so."""
        ...

    def may_be_tributed(self, state: State, card: Card, seat: int, summon: bool) -> bool:
        """Whether this seat may tribute it (its own, or where something lets it), `summon`: for a summon."""
        ...

    def must_be_tributed(self, state: State, card: Card, seat: int) -> bool:
        """Whether this seat, if it tributes anything, must tribute it."""
        ...

    def summonable(self, state: State, card: Card, seat: int, way: str, source: Any = None) -> bool:
        """Whether an effect of this seat, and of this card, can summon it, `special` or `normal`; the free place is
        `room`.
        """
        ...

    def normally_summonable(self, state: State, card: Card, seat: int, free: bool, down: bool) -> bool:
        """Whether it can be summoned like the turn's own, or if it may come face `down` set, with the tributes that it
        takes unless `free`.
        """
        ...

    def may_normal_summon(self, state: State, seat: int) -> bool:
        """Whether this seat has the turn's own summon left."""
        ...

    def turns_later(self, state: State, seats: Sequence[int], count: int) -> Moment:
        """The end of the nth turn of these seats that begins later, of anybody where there are none."""
        ...

    def ends_of_this_turn(self, state: State) -> Sequence[Moment]:
        """The end of the turn going on, in the ways in which `turns_later` may have named it."""
        ...

    def phase(self, state: State) -> str: ...

    def life(self, state: State, seat: int) -> int: ...

    def can_pay(self, state: State, seat: int, amount: int) -> bool: ...

    def can_draw(self, state: State, seat: int, count: int) -> bool:
        """Whether what makes this seat draw so many cards can be used."""
        ...

    def room(self, state: State, seat: int) -> int:
        """Free places for monsters."""
        ...

    def remembered(self, state: State, card: Card) -> dict[str, Any]:
        """What a card keeps under `$names` for as long as it stays."""
        ...

    def spend(self, state: State, frame: Frame, ability: int, span: str) -> None:
        """Count a use of an ability in this `turn` or `stay`."""
        ...

    def spent(self, state: State, frame: Frame, ability: int, span: str) -> int: ...

    def ways_to_mean(self, state: State, frame: Frame, picks: frozenset[str]) -> Sequence[Frame]:
        """The frame with each choice of the players meant, where there are several and none has been picked."""
        ...

    def concerned(self, state: State, frame: Frame) -> Frame:
        """The frame for the condition of an activation: of the player of one's own side whom it is about."""
        ...

    async def pick_players(
        self, state: State, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]
    ) -> None:
        """Ask which players are meant, where there are several: `effects.seats` has the names under which the frame
        keeps them. `fits` tells whether an ability can be used with those of a frame.
        """
        ...


class Monsters(MonsterTraits, Protocol):
    """What Duel Monsters offers."""

    async def tribute(self, state: State, cards: Sequence[Card], by: int, source: Any) -> list[Card]: ...

    async def summon(
        self, state: State, cards: Sequence[Card], how: "Summoning", by: int, source: Any
    ) -> list[Card]: ...

    async def summon_tokens(
        self, state: State, definition: Any, count: int, position: str, by: int, source: Any
    ) -> list[Card]: ...

    def token_definition(
        self, name: str, race: str, attribute: str, level: int, attack: int, defence: int, bundle: Any
    ) -> Any:
        """What a token is."""
        ...

    async def change(self, state: State, cards: Sequence[Card], to: str, by: int, source: Any) -> list[Card]: ...

    async def equip(self, state: State, card: Card, bearer: Card, by: int, source: Any) -> bool: ...

    async def control(
        self, state: State, cards: Sequence[Card], seat: int, until: Moment | None, by: int, source: Any
    ) -> list[Card]: ...

    def skip(self, state: State, seats: Sequence[int], phase: str, times: int) -> None: ...

    def end_battle(self, state: State) -> bool:
        """The battle phase ends as soon as what goes on is settled. Whether there is one."""
        ...

    async def turn(
        self, state: State, cards: Sequence[Card], face_up: bool, by: int, source: Any, quietly: bool
    ) -> list[Card]: ...

    async def damage(self, state: State, seats: Sequence[int], amount: int, by: int, source: Any) -> int: ...

    async def gain(self, state: State, seats: Sequence[int], amount: int, by: int, source: Any) -> int: ...

    async def lose(self, state: State, seats: Sequence[int], amount: int, by: int, source: Any) -> int: ...

    async def pay(self, state: State, seat: int, amount: int, source: Any) -> bool: ...

    async def negate(self, state: State, frame: Frame, part: str, destroy: bool, by: int, source: Any) -> bool:
        """The activation, summon or attack that the frame's event is."""
        ...

    async def fuse(self, state: State, seat: int, source: Any) -> bool: ...

    def can_fuse(self, state: State, seat: int) -> bool: ...

    async def ritual(self, state: State, seat: int, name: str, levels: int, source: Any) -> bool: ...

    def can_ritual(self, state: State, seat: int, name: str, levels: int) -> bool: ...

    def toss(self, state: State, seat: int) -> Awaitable[bool]:
        """Whether the player called it right."""
        ...

    def toss_coins(self, state: State, seat: int, count: int) -> Awaitable[int]:
        """How many of the coins show heads."""
        ...


class Summoning:
    """How monsters are summoned: the position (empty: attack or face-up defence, as their player likes, R3-6.17), the
    way (`special`, `normal`), the seat on whose side. `free` takes no tributes, `counts` is the turn's own.
    """

    __slots__ = ("counts", "free", "position", "side", "way")

    def __init__(self, position: str, way: str, side: int, free: bool = False, counts: bool = False) -> None:
        self.position = position
        self.way = way
        self.side = side
        self.free = free
        self.counts = counts
