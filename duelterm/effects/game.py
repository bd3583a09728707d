"""What a game hands the compiler: its words for zones, what a card is now, and an operation for each verb.

`Game` is what every game offers, `Creatures` (Duel Masters) and `Monsters` (Duel Monsters) what one of them does. What
needs one of these asks for it while a card is compiled, so that a word that its game doesn't offer is an error then.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar, cast

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.effects.seats import Players

State = Any
"""The game's own state; the compiler only passes it on."""

T = TypeVar("T")

Moment = tuple[str, int]
"""A moment that ends a lasting effect, and whose it is."""


class NotInThisGame(ValueError):
    """A card uses a word that its game doesn't offer."""


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

    def normally_summonable(self, state: State, card: Card, seat: int, free: bool) -> bool:
        """Whether it can be summoned like the turn's own, with the tributes that it takes unless `free`."""
        ...

    def may_normal_summon(self, state: State, seat: int) -> bool:
        """Whether this seat has the turn's own summon left."""
        ...

    def turns_later(self, state: State, seats: Sequence[int], count: int) -> Moment:
        """The end of the nth turn of these seats that begins later."""
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

    def token_definition(self, name: str, **facts: Any) -> Any: ...

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


class Scope:
    """What an ability is compiled for: the game, and the card that has it. `picks` gathers which players are picked."""

    __slots__ = ("ability", "game", "holds", "kept", "name", "picks", "races")

    def __init__(self, game: Game, name: str, races: tuple[str, ...]) -> None:
        self.game = game
        self.name = name
        self.races = races
        self.ability = 0
        self.kept: frozenset[str] = frozenset()
        self.holds: Callable[[State, Any], bool] | None = None
        self.picks: set[str] = set()


def refused(scope: Scope, word: str) -> NotInThisGame:
    """The error for a word that the card's game doesn't offer."""
    return NotInThisGame(f"{scope.name}: {word!r} can't be said in this game")


def builder(scope: Scope, table: Mapping[type, T], node: Any) -> T:
    """What builds a node of this kind. Raises NotInThisGame where nothing does."""
    found = table.get(type(node))
    if found is None:
        raise refused(scope, node.verb() if hasattr(node, "verb") else str(node))
    return found


def has_monsters(scope: Scope) -> bool:
    """Whether the game is played with monsters, for words that mean something else then."""
    return scope.game.pieces == "monsters"


def creatures(scope: Scope, word: str) -> Creatures:
    """The game, for a word that speaks of creatures. Raises NotInThisGame."""
    if scope.game.pieces != "creatures":
        raise refused(scope, word)
    return cast(Creatures, scope.game)


def monsters(scope: Scope, word: str) -> Monsters:
    """The game, for a word that speaks of monsters. Raises NotInThisGame."""
    if not has_monsters(scope):
        raise refused(scope, word)
    return cast(Monsters, scope.game)
