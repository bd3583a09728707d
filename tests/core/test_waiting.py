"""Triggers, replacements, statics and the trampoline, driven by hand."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card, Definition
from duelterm.core.events import Event
from duelterm.core.flow import Flow
from duelterm.core.frame import Frame, remember
from duelterm.core.modifiers import Static, in_force
from duelterm.core.operations import arrive, leave, put_in_force
from duelterm.core.replace import Replacement, replaced
from duelterm.core.state import Active
from duelterm.core.triggers import Trigger, announce, settle
from duelterm.core.zones import ZoneKind
from tests.core.toy import PAWN, TABLE, ToyState

Told = list[str]


def always(*_: Any) -> bool:
    return True


def say(told: Told, word: str, then: Callable[[Any], None] = lambda state: None) -> Any:
    """A body that says a word and does one thing more."""

    async def body(state: Any, frame: Frame) -> None:
        told.append(word)
        then(state)

    return body


def listen(state: ToyState, seat: int, *specs: Any) -> None:
    """Put triggers or replacements of a seat in force, until something called `end`."""
    put_in_force(state, [Active(spec, Frame(seat, 0, 0, PAWN), ("end", -1)) for spec in specs])


@pytest.fixture
def state() -> ToyState:
    return ToyState(4, 1, [PAWN])


# triggers


def test_the_active_seats_effects_come_first_and_each_seat_orders_its_own(state: ToyState) -> None:
    told: Told = []
    for seat, word in ((1, "b1"), (2, "c1"), (2, "c2"), (0, "a1")):
        listen(state, seat, Trigger(("bell",), always, say(told, word)))
    announce(state, Event("bell", 0))
    flow = Flow(settle(state, 2))
    asked = flow.decision
    assert asked is not None
    assert (asked.kind, asked.seat, asked.why.prompt, asked.lo, asked.hi) == (PICK, 2, "trigger order", 1, 1)
    assert len(asked.options) == 2
    flow.send([asked.options[1]])
    assert told == ["c2", "c1", "a1", "b1"]
    assert flow.decision is None
    assert state.pending == []


def test_what_the_active_seats_effect_sets_off_goes_before_the_others_that_wait(state: ToyState) -> None:
    told: Told = []
    listen(state, 1, Trigger(("bell",), always, say(told, "theirs")))
    listen(state, 0, Trigger(("bell",), always, say(told, "mine", lambda s: announce(s, Event("echo", 0)))))
    listen(state, 0, Trigger(("echo",), always, say(told, "echo")))
    announce(state, Event("bell", 0))
    assert Flow(settle(state, 0)).decision is None
    assert told == ["mine", "echo", "theirs"]


def test_seats_that_are_not_active_follow_in_turn_order(state: ToyState) -> None:
    told: Told = []
    for seat in (0, 1, 3):
        listen(state, seat, Trigger(("bell",), always, say(told, str(seat))))
    announce(state, Event("bell", 0))
    assert Flow(settle(state, 2)).decision is None
    assert told == ["3", "0", "1"]


def test_equal_effects_of_a_seat_are_not_ordered_by_a_question(state: ToyState) -> None:
    told: Told = []
    bell = Trigger(("bell",), always, say(told, "same"))
    listen(state, 0, bell, bell)
    announce(state, Event("bell", 0))
    assert Flow(settle(state, 0)).decision is None
    assert told == ["same", "same"]


def test_a_trigger_answers_its_moments_alone_and_a_one_shot_once(state: ToyState) -> None:
    told: Told = []
    listen(state, 0, Trigger(("bell", "gong"), always, say(told, "once"), once=True))
    listen(state, 0, Trigger(("bell",), lambda s, frame, event: event.amount > 1, say(told, "loud")))
    announce(state, Event("whistle", 0))
    announce(state, Event("bell", 0, amount=1))
    announce(state, Event("bell", 0, amount=2))
    announce(state, Event("gong", 0))
    flow = Flow(settle(state, 0))
    assert flow.decision is not None
    flow.send(list(flow.decision.options[:1]))
    assert told == ["once", "loud"]


def test_an_event_is_each_of_its_moments(state: ToyState) -> None:
    told: Told = []
    listen(state, 0, Trigger(("leaves",), always, say(told, "leaves")))
    announce(state, Event("destroyed", 0, also=("leaves",)))
    assert Flow(settle(state, 0)).decision is None
    assert told == ["leaves"]
    assert [event.kind for event in state.events] == ["destroyed"]


def test_an_effect_knows_what_set_it_off_and_remembers_for_itself(state: ToyState) -> None:
    frames: list[Frame] = []

    async def body(s: Any, frame: Frame) -> None:
        remember(frame, "it", ((7, 7),))
        remember(frame, None, ((8, 8),))
        frames.append(frame)

    listen(state, 0, Trigger(("bell",), always, body))
    for amount in (1, 2):
        announce(state, Event("bell", 3, amount=amount))
    assert Flow(settle(state, 0)).decision is None
    assert [frame.event.amount for frame in frames] == [1, 2]
    assert [(frame.you, frame.them) for frame in frames] == [(0, 3), (0, 3)]
    assert [frame.names for frame in frames] == [{"it": ((7, 7),)}] * 2


# replacements


def proposal(state: ToyState, seat: int = 1) -> Event:
    return Event("would fall", seat, state.cards[0])


async def propose(state: ToyState, found: list[bool], kinds: tuple[str, ...] = ("would fall",)) -> None:
    found.append(await replaced(state, proposal(state), kinds))


def test_without_a_replacement_the_event_happens_and_nobody_is_asked(state: ToyState) -> None:
    found: list[bool] = []
    listen(state, 0, Replacement(("would rise",), always, say([], "no")))
    listen(state, 0, Replacement(("would fall",), lambda *_: False, say([], "no")))
    assert Flow(propose(state, found)).decision is None
    assert found == [False]


def test_one_event_is_replaced_once_and_the_affected_seat_picks_among_several(state: ToyState) -> None:
    told: Told = []
    found: list[bool] = []
    listen(state, 0, Replacement(("would fall",), always, say(told, "one")))
    listen(state, 2, Replacement(("would fall",), always, say(told, "two")))
    flow = Flow(propose(state, found))
    assert flow.decision is not None
    assert (flow.decision.seat, flow.decision.why.prompt) == (1, "replacement order")
    flow.send([flow.decision.options[1]])
    assert (told, found) == (["two"], [True])


def test_a_declined_replacement_leaves_the_next(state: ToyState) -> None:
    told: Told = []
    found: list[bool] = []
    listen(state, 2, Replacement(("would fall",), always, say(told, "asked"), optional=True))
    flow = Flow(propose(state, found))
    assert flow.decision is not None
    assert (flow.decision.seat, flow.decision.kind, flow.decision.why.prompt) == (2, "confirm", "replace")
    flow.send(False)
    assert (told, found) == ([], [False])
    listen(state, 2, Replacement(("would fall",), always, say(told, "forced")))
    flow = Flow(propose(state, found))
    assert flow.decision is not None
    flow.send([flow.decision.options[0]])
    flow.send(False)
    assert (told, found) == (["forced"], [False, True])


def test_a_cost_that_cannot_be_paid_offers_nothing(state: ToyState) -> None:
    found: list[bool] = []
    listen(state, 0, Replacement(("would fall",), always, say([], "no"), payable=lambda s, frame: False))
    assert Flow(propose(state, found)).decision is None
    assert found == [False]


def test_a_card_brings_its_own_replacement_from_where_it_is_not_in_play(state: ToyState) -> None:
    told: Told = []
    found: list[bool] = []
    definition = Definition("Featherweight")
    definition.elsewhere = {"would fall": (Replacement(("would fall",), always, say(told, "floats")),)}
    state.cards[0].definition = definition
    assert Flow(propose(state, found)).decision is None
    assert (told, found) == (["floats"], [True])


def test_what_happens_to_the_card_instead_is_not_replaced_again(state: ToyState) -> None:
    found: list[bool] = []

    async def again(s: Any, frame: Frame) -> None:
        found.append(await replaced(s, proposal(s), ("would fall",)))

    listen(state, 0, Replacement(("would fall",), always, again))
    assert Flow(propose(state, found)).decision is None
    assert found == [False, True]
    assert Flow(propose(state, found)).decision is None
    assert found == [False, True, False, True]


# statics


def test_statics_come_in_the_order_in_which_they_came_into_force_and_only_where_they_hold(state: ToyState) -> None:
    card = state.cards[0]
    picky = Static("worth", lambda s, frame, other: other is not card, "other")
    off = Static("worth", always, "off", lambda s, frame: False)
    on = Static("worth", always, "on", lambda s, frame: frame.you == 1)
    listen(state, 1, on, picky, off, Static("worth", always, "last"), Static("colour", always, "red"))
    assert [value for value, _ in in_force(state, "worth", card)] == ["on", "last"]
    assert [(value, frame.you) for value, frame in in_force(state, "colour", card)] == [("red", 1)]
    assert list(in_force(state, "size", card)) == []


# the trampoline


class Stray:
    """Something to await that is no decision."""

    def __await__(self) -> Any:
        yield "a cup of tea"


async def run(*steps: Any, told: Told) -> None:
    try:
        for step in steps:
            told.append(str(await step))
    finally:
        told.append("closed")


def test_a_flow_goes_from_decision_to_decision() -> None:
    told: Told = []
    asked = [Decision(PICK, seat, (), 0, 0, Why("x")) for seat in (0, 1)]
    flow = Flow(run(*asked, told=told))
    assert flow.decision is asked[0]
    assert flow.send("one") is asked[1]
    assert flow.send("two") is None
    assert flow.decision is None
    assert told == ["one", "two", "closed"]


def test_a_flow_that_awaits_anything_but_a_decision_is_stopped() -> None:
    told: Told = []
    with pytest.raises(TypeError, match="a cup of tea"):
        Flow(run(Stray(), told=told))
    assert told == ["closed"]
    flow = Flow(run(Decision(PICK, 0, (), 0, 0, Why("x")), Stray(), told=told))
    with pytest.raises(TypeError, match="no decision"):
        flow.send("go on")


def test_a_closed_flow_asks_nothing_more() -> None:
    told: Told = []
    flow = Flow(run(Decision(PICK, 0, (), 0, 0, Why("x")), told=told))
    flow.close()
    assert flow.decision is None
    assert told == ["closed"]


def test_a_flow_that_raises_tells_its_caller() -> None:
    async def broken() -> None:
        raise KeyError("lost")

    coroutine: Coroutine[Decision, Any, None] = broken()
    with pytest.raises(KeyError, match="lost"):
        Flow(coroutine)


# records


def test_an_event_keeps_the_card_as_it_was_then(state: ToyState) -> None:
    card = state.cards[0]
    card.place = 3
    event = Event("falls", 0, card, state.cards[1])
    card.mark += 1
    assert event.ref == (0, card.mark - 1)
    assert event.other_ref == (1, state.cards[1].mark)
    assert (event.place, event.definition, event.names) == (3, PAWN, -1)
    assert Event("rings", 0).ref == (-1, 0)


def test_places_count_on_from_the_last_in_a_row() -> None:
    state = ToyState(2, 1, [PAWN] * 4)
    state.kinds = (*state.kinds[:TABLE], ZoneKind(TABLE, "table", 0, places=True))
    cards: list[Card] = state.zones[0][0][:]
    for card in cards[:3]:
        leave(state, card)
        arrive(state, card, 0, TABLE)
    leave(state, cards[1])
    arrive(state, cards[1], 0, 0)
    leave(state, cards[3])
    arrive(state, cards[3], 0, TABLE)
    assert [card.place for card in state.zones[0][TABLE]] == [1, 3, 4]
