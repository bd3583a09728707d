"""A tiny game on the kernel, for two or four seats: play cards onto the table until your side's are worth enough.

It shares nothing with the games of the program; that it works shows that the kernel knows no game. Seats 0 and 2 are
one side, 1 and 3 the other.
"""

from collections.abc import Coroutine, Sequence
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import ACT, PICK, Act, Decision, Why
from duelterm.core.card import Card, Definition
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.modifiers import Static, in_force
from duelterm.core.operations import relocate, shuffle
from duelterm.core.replace import Replacement, replaced
from duelterm.core.state import Over, State
from duelterm.core.triggers import Trigger, announce, settle
from duelterm.core.view import Face, LifeLine
from duelterm.core.waiting import Waiting
from duelterm.core.zones import EVERYBODY, NOBODY, OWNER, ZoneKind

DECK, HAND, TABLE = range(3)
KINDS = (ZoneKind(DECK, "deck", NOBODY), ZoneKind(HAND, "hand", OWNER), ZoneKind(TABLE, "table", EVERYBODY))
ENOUGH, FIRST_HAND = 12, 3


class ToyState(State):
    __slots__ = ("active", "turn")

    def __init__(self, seats: int, seed: int, deck: Sequence[Definition]) -> None:
        super().__init__(KINDS, seats, seed)
        self.active = self.turn = 0
        for seat in self.seats:
            for definition in deck:
                self.add(definition, seat, DECK)

    def clone(self) -> "ToyState":
        new = super().clone()
        new.active, new.turn = self.active, self.turn
        return new

    def parts(self) -> Any:
        yield from super().parts()
        yield (self.active, self.turn)


def worth(state: ToyState, card: Card) -> int:
    found: int = 1 + sum(value(state, frame, card) for value, frame in in_force(state, "worth", card))
    return found


def side_worth(state: ToyState, side: int) -> int:
    return sum(worth(state, card) for seat in state.seats if seat % 2 == side for card in state.zones[seat][TABLE])


def draw(state: ToyState, seat: int) -> None:
    if not state.zones[seat][DECK]:
        state.end(tuple(other for other in state.seats if other % 2 != seat % 2), "empty deck")
    card = state.zones[seat][DECK][-1]
    relocate(state, card, seat, HAND)
    announce(state, Event("drawn", seat, card, names=1 << seat))


async def game(state: ToyState) -> None:
    try:
        for seat in state.seats if state.turn == 0 else ():
            shuffle(state, seat, DECK)
            for _ in range(FIRST_HAND):
                draw(state, seat)
        state.turn = max(state.turn, 1)
        while True:
            await one_act(state)
    except Over:
        state.events.append(Event("over", -1))


async def one_act(state: ToyState) -> None:
    seat = state.active
    acts = [*(Act("play", card) for card in state.zones[seat][HAND]), Act("end")]
    act = await Decision(ACT, seat, acts, 1, 1, Why("act"), private=True)
    if act.verb == "end":
        state.active, state.turn = (seat + 1) % len(state.zones), state.turn + 1
        draw(state, state.active)
        return
    relocate(state, act.card, seat, TABLE)
    announce(state, Event("played", seat, act.card, by=seat))
    await settle(state, seat)
    if side_worth(state, seat % 2) >= ENOUGH:
        state.end(tuple(other for other in state.seats if other % 2 == seat % 2), "enough")


async def herald(state: ToyState, frame: Frame) -> None:
    draw(state, frame.you)


async def thief(state: ToyState, frame: Frame) -> None:
    there = [card for seat in state.seats if seat % 2 != frame.you % 2 for card in state.zones[seat][TABLE]]
    if not there:
        return
    (card,) = await Decision(PICK, frame.you, there, 1, 1, Why("steal", frame.definition), proposal=there[:1])
    if not await replaced(state, Event("leaves", card.seat, card, by=frame.you), ("would leave",)):
        relocate(state, card, card.owner, HAND)
        announce(state, Event("leaves", card.seat, card, by=frame.you))


async def nothing(state: ToyState, frame: Frame) -> None:
    """A ghost stays."""


def own(state: Any, frame: Frame, event: Event) -> bool:
    return event.ref == (frame.source, frame.mark)


def friendly(state: Any, frame: Frame, card: Card) -> bool:
    return card.seat % 2 == frame.you % 2 and card.uid != frame.source


def define(name: str, statics: tuple[Any, ...] = (), listeners: tuple[Any, ...] = ()) -> Definition:
    found = Definition(name)
    if statics or listeners:
        found.active = {TABLE: (statics, listeners)}
    return found


PAWN = define("Pawn")
BANNER = define("Banner", statics=(Static("worth", friendly, lambda state, frame, card: 1),))
HERALD = define("Herald", listeners=(Trigger(("played",), own, herald),))
THIEF = define("Thief", listeners=(Trigger(("played",), own, thief),))
GHOST = define("Ghost", listeners=(Replacement(("would leave",), own, nothing, optional=True),))
CARDS = (PAWN, BANNER, HERALD, THIEF, GHOST)


class ToyWords:
    def prompt(self, state: Any, decision: Decision, names: Sequence[str]) -> str:
        return f"{names[decision.seat]}: {decision.why.prompt}"

    def choice(self, state: Any, decision: Decision, option: Any, name: str, names: Sequence[str]) -> tuple[str, str]:
        return f"{getattr(option, 'verb', 'choose')} {name}".strip(), ""

    def line(self, event: Event, name: str | None, names: Sequence[str], other: str | None) -> str:
        return f"{event.kind}: {name or 'a card'}" if event.card >= 0 else ""

    def reason(self, reason: Any) -> str:
        return str(reason or "")

    def ending(self, rule: str) -> str:
        return rule


class Toy:
    """The toy as a rule set."""

    name = "toy"
    words = ToyWords()

    def run(self, state: ToyState) -> Coroutine[Decision, Any, None]:
        return game(state)

    def face(self, definition: Definition) -> Face:
        return Face(definition.name, "card", (), 0, None, (), (), ())

    def now(self, state: ToyState, card: Card) -> tuple[int | None, tuple[str, ...], bool]:
        return (worth(state, card) if card.zone == TABLE else None), (), False

    def figures(self, state: ToyState, card: Card) -> tuple[tuple[str, int], ...]:
        return ()

    def standing(self, state: ToyState, seat: int) -> tuple[tuple[str, int], ...]:
        return ()

    def sheet(self, state: ToyState) -> Sequence[LifeLine]:
        return ()

    def moment(self, state: ToyState) -> tuple[int, int, str]:
        return state.turn, state.active, "only"

    def attack(self, state: ToyState) -> None:
        return None

    def chain(self, state: ToyState) -> Sequence[Waiting]:
        return ()

    def why_not(self, state: ToyState, verb: str, card: Card, target: Any) -> str | None:
        return None if card.zone == HAND and card.seat == state.active else "not in your hand"

    def why_not_asked(self, state: ToyState, decision: Decision, card: Card | None) -> str | None:
        return None if card in decision.options else "not among the options"

    def coach(self, state: ToyState, decision: Decision) -> Advice:
        return Advice((), decision.options[0])

    def loose(self, state: ToyState) -> Sequence[Card]:
        return ()

    def faults(self, state: ToyState, decision: Decision) -> Sequence[str]:
        return ()

    def is_quiescent(self, state: State, decision: Decision) -> bool:
        return decision.why.prompt == "act"
