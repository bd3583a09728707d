"""The state of a duel by the standard rules: that of Duel Monsters, and what chains need."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.duelmonsters.standard.switches import DEFAULT, Switches
from duelterm.duelmonsters.standard.zones import KINDS
from duelterm.duelmonsters.state import DuelState

MAIN_1, MAIN_2 = "main 1", "main 2"


class ChainLink:
    """One link of a chain. `ref` is the card as it lies now that it is activated, `seat` its player, `event` what the
    record says of the activation, `occasion` what it answers. `undone` says that the activation has been negated,
    `idle` that only its effect has. `tied` ones resolve only if their card still lies face-up on the field (STD-3.11).
    """

    __slots__ = ("activation", "event", "frame", "idle", "occasion", "ref", "seat", "tied", "undone")

    def __init__(self, ref: Ref, seat: int, activation: Any, frame: Frame, event: Event, tied: bool = False) -> None:
        self.ref = ref
        self.seat = seat
        self.activation = activation
        self.frame = frame
        self.event = event
        self.occasion: Event | None = frame.event
        self.undone = False
        self.idle = False
        self.tied = tied


class StandardState(DuelState):
    """`chain` has the links so far, the last one first to resolve. `stage` is the part of the damage step going on
    (STD-4.3), empty outside it. `latest` is the index of the first event of the last thing that happened (STD-3.5),
    `edge` the number of events when the last step was over, `closed` that when the last window closed: all had declined
    to answer (STD-3.3). `before` is what had just happened when the chain began: its links may answer that as well.
    `silent` are cards that lie there without effect, since the effect of their activation was negated (STD-3.10).
    Of an attack: `opposite` are the monsters that stood on the other side when it was aimed (STD-4.2), by uid, and
    `attack_stopped` says that it comes to nothing any more.
    Of phases: `extras` says how many more of a kind a side has, `counted` how many it has begun.
    """

    switches: Switches
    __slots__ = (
        "attack_stopped",
        "before",
        "chain",
        "closed",
        "counted",
        "edge",
        "extras",
        "latest",
        "opposite",
        "silent",
        "stage",
    )

    def __init__(
        self,
        seats: int,
        seed: int,
        switches: Switches = DEFAULT,
        first: int | None = None,
        sides: Sequence[int] = (),
    ) -> None:
        super().__init__(seats, seed, switches, first, KINDS, sides)
        self.chain: list[ChainLink] = []
        self.stage = ""
        self.opposite: frozenset[int] = frozenset()
        self.attack_stopped = False
        self.latest = 0
        self.edge = 0
        self.closed = 0
        self.before: tuple[Event, ...] = ()
        self.silent: frozenset[Ref] = frozenset()
        self.extras: dict[tuple[str, int], int] = {}
        self.counted: dict[tuple[str, int], int] = {}

    def step_over(self) -> None:
        """STD-3.5: a step is over; what happened in it was the last thing to happen until something else does."""
        if len(self.events) > self.edge:
            self.latest = self.edge
            self.edge = len(self.events)

    def no_step(self) -> None:
        """What the rules did since the last step is no thing that happened of its own: it goes with that step."""
        self.edge = len(self.events)

    def in_use(self, card: Card) -> bool:
        """Whether this spell or trap is on the chain and hasn't resolved: it doesn't work yet, or never will."""
        ref = (card.uid, card.mark)
        return ref in self.silent or any(link.ref == ref and link.event.kind == "activated" for link in self.chain)

    def unripe(self, card: Card) -> bool:
        """STD-2.6: not in the turn it was set."""
        return card.fresh

    def clone(self) -> Self:
        new = super().clone()
        new.chain = self.chain[:]
        new.stage = self.stage
        new.opposite = self.opposite
        new.attack_stopped = self.attack_stopped
        new.latest = self.latest
        new.edge = self.edge
        new.closed = self.closed
        new.before = self.before
        new.silent = self.silent
        new.extras = self.extras.copy()
        new.counted = self.counted.copy()
        return new

    def parts(self) -> Iterator[Any]:
        yield from super().parts()
        yield (sorted(self.extras.items()), sorted(self.counted.items()))
        yield sorted(self.silent)
        yield (self.stage, [(link.ref, link.undone, link.idle) for link in self.chain])
        yield (sorted(self.opposite), self.attack_stopped)
