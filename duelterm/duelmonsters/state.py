"""The state of a Duel Monsters duel: the kernel's, and what the turn, a battle and the life points need."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.state import State
from duelterm.core.zones import ZoneKind
from duelterm.duelmonsters.switches import DuelSwitches
from duelterm.duelmonsters.zones import FIELD, KINDS, MONSTERS

SET_UP, DRAW, STANDBY, MAIN, BATTLE, END = "set up", "draw", "standby", "main", "battle", "end"

LIFE = 8000
"""R3-4.1."""


class LifeChange:
    """One line of the score sheet (R3-4.5). `side` is whose life points, `cause` one of `battle`, `damage`, `pay`,
    `gain`, `lose`; `source` the definition of the card that did it.
    """

    __slots__ = ("after", "before", "cause", "side", "source", "turn")

    def __init__(self, turn: int, side: int, before: int, after: int, cause: str, source: Any) -> None:
        self.turn = turn
        self.side = side
        self.before = before
        self.after = after
        self.cause = cause
        self.source = source


class Attack:
    """The attack going on. `target` is a seat or the attacked monster, `began` the index of its first event."""

    __slots__ = ("attacker", "began", "target")

    def __init__(self, attacker: Ref, target: int | Ref, began: int) -> None:
        self.attacker = attacker
        self.target = target
        self.began = began


class Loan:
    """A monster under the control of `seat` until the moment `until`, or (None) for good; `back` had it before the
    first of its loans.
    """

    __slots__ = ("back", "ref", "seat", "until")

    def __init__(self, ref: Ref, seat: int, back: int, until: tuple[str, int] | None) -> None:
        self.ref = ref
        self.seat = seat
        self.back = back
        self.until = until

    def on(self, ref: Ref) -> "Loan":
        """The same loan of the monster as another object."""
        return Loan(ref, self.seat, self.back, self.until)


class Link:
    """A spell, trap, summon or attack that may be answered: its event, and whether its effect has been negated."""

    __slots__ = ("event", "negated")

    def __init__(self, event: Event) -> None:
        self.event = event
        self.negated = False


class DuelState(State):
    """`turn` counts all turns from 1, `begun` each seat's. `life` and `sheet` are by side: in a duel of two a seat's
    side is its own (`sides`). `used` counts what left the hand this turn, by kind (R3-6.1); `changed` has monsters that
    changed position by hand this turn (R3-6.5), `attacked` how often each attacked. `fought` says that this turn's
    battle phase has been (R3-7.1). `bearers` has the monster that each equip card is on, `memory` what a card remembers
    as long as it stays, `spent` how often an ability was used: per turn, or per stay. `loans` are
    monsters that go back, `links` what is being answered, the last one first to work. `last` has attack and
    defence, as they were, of monsters that left, by uid. `proper` are the uids of monsters that have come in the way
    that is theirs alone, `checked` those of cards that do something as soon as something is so; `gone` are tokens that
    have ceased to be. `claims` are seats that have won and by which rule, until that is looked at; `short` are those
    that couldn't draw a card. `first` is the seat that goes first, or with the switch `loser` the one that decides it,
    `side_counts` what lies in the side decks. `skips` says how many of the next phases of a kind a side skips,
    `phase_over` that the phase going on ends by an effect. Between acts with nothing pending all that the rules need is
    here.
    """

    __slots__ = (
        "active",
        "against",
        "attack",
        "attacked",
        "battle",
        "battle_began",
        "bearers",
        "begun",
        "changed",
        "checked",
        "claims",
        "first",
        "fought",
        "gone",
        "last",
        "life",
        "links",
        "loans",
        "memory",
        "phase_over",
        "proper",
        "rounds",
        "sheet",
        "short",
        "side_counts",
        "sides",
        "skips",
        "spent",
        "step",
        "switches",
        "teams",
        "turn",
        "turn_began",
        "used",
    )

    def __init__(
        self,
        seats: int,
        seed: int,
        switches: DuelSwitches,
        first: int | None = None,
        kinds: Sequence[ZoneKind] = KINDS,
        sides: Sequence[int] = (),
    ) -> None:
        super().__init__(kinds, seats, seed)
        self.switches = switches
        self.first = first
        self.step = SET_UP
        self.active = self.turn = 0
        self.turn_began = self.battle_began = 0
        self.begun = [0] * seats
        self.sides = tuple(sides or range(seats))
        self.take_order(range(seats))
        self.life = [LIFE] * len(set(self.sides))
        self.sheet: list[LifeChange] = []
        self.used: dict[str, int] = {}
        self.changed: set[Ref] = set()
        self.attacked: dict[Ref, int] = {}
        self.fought = self.phase_over = False
        self.attack: Attack | None = None
        self.battle: tuple[Ref, Ref] | None = None
        self.bearers: dict[Ref, Ref] = {}
        self.memory: dict[Ref, dict[str, Any]] = {}
        self.spent: dict[tuple[str, Ref, int], int] = {}
        self.loans: list[Loan] = []
        self.links: list[Link] = []
        self.side_counts = [0] * seats
        self.claims: list[tuple[int, str]] = []
        self.short: set[int] = set()
        self.gone: list[Card] = []
        self.last: dict[int, tuple[int, int]] = {}
        self.checked: list[int] = []
        self.proper: set[int] = set()
        self.skips: dict[tuple[str, int], int] = {}

    def add(self, definition: Any, seat: int, zone: int) -> Card:
        card = super().add(definition, seat, zone)
        if definition.checks:
            self.checked.append(card.uid)
        return card

    def take_order(self, order: Sequence[int]) -> None:
        """The seats have their turns in this order."""
        places = [order.index(seat) for seat in range(len(order))]
        self.rounds = tuple((*order[place:], *order[:place]) for place in places)
        self.against = tuple(
            tuple(other for other in around if self.sides[other] != self.sides[around[0]]) for around in self.rounds
        )
        self.teams = tuple(
            tuple(other for other in around if self.sides[other] == self.sides[around[0]]) for around in self.rounds
        )

    def turn_order(self, seat: int) -> Sequence[int]:
        return self.rounds[seat]

    def team(self, seat: int) -> Sequence[int]:
        """This seat and its partners."""
        return self.teams[seat]

    def shown_to(self, seat: int) -> int:
        """TAG-1.4: partners look at each other's cards."""
        return sum(1 << other for other in self.teams[seat])

    def opponents(self, seat: int) -> Sequence[int]:
        """The seats that play against this one, in turn order."""
        return self.against[seat]

    def monsters(self) -> list[Card]:
        """The monsters on the field, the active seat's first."""
        return self.laid(MONSTERS)

    def on_field(self) -> list[Card]:
        """All cards on the field: the monsters, then spells and traps, the active seat's first."""
        return [card for zone in FIELD for card in self.laid(zone)]

    def in_use(self, card: Card) -> bool:
        """Whether this spell or trap has just been used and is being answered: it doesn't work yet (R3-6.12)."""
        return any(link.event.card == card.uid and link.event.kind == "activated" for link in self.links)

    def unripe(self, card: Card) -> bool:
        """Whether a set card can't stand in for others yet: R3-6.6 lets it in the very turn it was set."""
        return False

    def laid(self, zone: int) -> list[Card]:
        """The cards in one kind of zone, the active seat's first."""
        return [card for seat in self.rounds[self.active] for card in self.zones[seat][zone]]

    def clone(self) -> Self:
        new = super().clone()
        new.switches = self.switches
        new.first = self.first
        new.step = self.step
        new.active = self.active
        new.turn = self.turn
        new.turn_began = self.turn_began
        new.battle_began = self.battle_began
        new.begun = self.begun[:]
        new.sides = self.sides
        new.rounds = self.rounds
        new.against = self.against
        new.teams = self.teams
        new.life = self.life[:]
        new.sheet = self.sheet[:]
        new.used = self.used.copy()
        new.changed = self.changed.copy()
        new.attacked = self.attacked.copy()
        new.fought = self.fought
        new.attack = self.attack
        new.battle = self.battle
        new.bearers = self.bearers.copy()
        new.memory = {ref: names.copy() for ref, names in self.memory.items()}
        new.spent = self.spent.copy()
        new.loans = self.loans[:]
        new.links = self.links[:]
        new.side_counts = self.side_counts
        new.claims = self.claims[:]
        new.short = self.short.copy()
        new.gone = [new.cards[card.uid] for card in self.gone]
        new.checked = self.checked
        new.proper = self.proper.copy()
        new.skips = self.skips.copy()
        new.phase_over = self.phase_over
        new.last = self.last.copy()
        return new

    def parts(self) -> Iterator[Any]:
        yield from super().parts()
        yield (self.step, self.active, self.rounds[0], self.turn, self.begun, self.life, self.fought)
        yield (sorted(self.used.items()), sorted(self.changed), sorted(self.attacked.items()))
        yield (self.attack and (self.attack.attacker, self.attack.target), self.battle)
        yield (sorted(self.bearers.items()), sorted((ref, sorted(n.items())) for ref, n in self.memory.items()))
        yield (sorted(self.spent.items()), sorted(self.proper), sorted(self.skips.items()), self.phase_over)
        yield [(loan.ref, loan.seat, loan.back, loan.until) for loan in self.loans]
