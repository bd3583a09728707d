"""What may be seen: eyes, handles, keys, faces."""

import pytest

from duelterm.core.ask import ACT, CONFIRM, PICK, Act, Decision, Why
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.looking import (
    Eyes,
    asker_eyes,
    card_view,
    handle,
    link_view,
    option_face,
    option_key,
    option_name,
    sees,
    view_of,
    zone_view,
)
from duelterm.core.operations import relocate, stack, take_up, turn_over
from duelterm.core.state import Pending
from duelterm.core.waiting import Waiting
from duelterm.core.zones import EVERYBODY, NOBODY, OWNER, ZoneKind
from tests.core.toy import BANNER, DECK, GHOST, HAND, PAWN, TABLE, Toy, ToyState

ROW = 3
RULES = Toy()
EVERY = (0, 1, None)


@pytest.fixture
def state() -> ToyState:
    """A ghost in each zone of seat 0: deck, hand, table and a row of face-down cards with places."""
    found = ToyState(2, 1, [])
    found.kinds = (
        ZoneKind(DECK, "deck", NOBODY),
        ZoneKind(HAND, "hand", OWNER),
        ZoneKind(TABLE, "table", EVERYBODY),
        ZoneKind(ROW, "rows", NOBODY, places=True),
    )
    found.zones = [[[] for _ in found.kinds] for _ in found.seats]
    for zone in (DECK, HAND, TABLE, ROW):
        relocate(found, found.add(GHOST, 0, DECK), 0, zone)
    return found


def lying(state: ToyState, zone: int) -> Card:
    return state.zones[0][zone][0]


def looks(seat: int | None, open_hands: bool = False) -> Eyes:
    return Eyes(seat, 2, open_hands)


def seen(state: ToyState, zone: int, open_hands: bool = False) -> list[bool]:
    """Whether owner, opponent and public see the face of the card there."""
    return [sees(state, lying(state, zone), looks(seat, open_hands)) for seat in EVERY]


def test_who_sees_a_face_follows_from_its_zone(state: ToyState) -> None:
    assert seen(state, DECK) == [False] * 3
    assert seen(state, HAND) == [True, False, False]
    assert seen(state, TABLE) == [True] * 3
    assert seen(state, ROW) == [False] * 3


def test_open_hands_show_what_one_seat_sees_and_nothing_that_none_does(state: ToyState) -> None:
    assert seen(state, HAND, open_hands=True) == [True] * 3
    assert seen(state, DECK, open_hands=True) == [False] * 3
    assert seen(state, ROW, open_hands=True) == [False] * 3


def test_the_public_may_know_only_what_all_seats_know() -> None:
    assert [looks(seat).may_know(0b01) for seat in EVERY] == [True, False, False]
    assert [looks(seat).may_know(0b11) for seat in EVERY] == [True, True, True]
    assert [looks(seat).may_know(0) for seat in EVERY] == [False, False, False]


def test_a_handle_names_a_seen_card_a_public_place_or_nothing(state: ToyState) -> None:
    marks = {zone: f"c{lying(state, zone).mark}" for zone in (HAND, TABLE)}
    assert [handle(state, lying(state, HAND), looks(seat)) for seat in EVERY] == [marks[HAND], "", ""]
    assert [handle(state, lying(state, TABLE), looks(seat)) for seat in EVERY] == [marks[TABLE]] * 3
    assert [handle(state, lying(state, ROW), looks(seat)) for seat in EVERY] == ["rows:0:1"] * 3
    assert [handle(state, lying(state, DECK), looks(seat)) for seat in EVERY] == [""] * 3


def test_a_face_down_card_turned_up_is_a_card_like_others_to_all(state: ToyState) -> None:
    card = lying(state, ROW)
    turn_over(state, card, face_up=True)
    assert seen(state, ROW) == [True] * 3
    view = card_view(state, RULES, looks(1), card, 1)
    assert (view.handle, view.place, view.face_up) == (f"c{card.mark}", 1, True)
    assert view.face == RULES.face(GHOST)


def test_a_card_that_is_being_used_or_lies_beneath_is_seen_by_all(state: ToyState) -> None:
    used, top = lying(state, HAND), lying(state, DECK)
    take_up(state, used)
    stack(state, top, [lying(state, TABLE)])
    for card in (used, *top.beneath):
        assert all(sees(state, card, looks(seat)) for seat in EVERY)
    assert card_view(state, RULES, looks(None), top, 1).beneath == (RULES.face(GHOST),)


def test_a_hidden_card_has_a_place_in_a_view_and_nothing_else(state: ToyState) -> None:
    card = lying(state, ROW)
    card.tapped = True
    view = card_view(state, RULES, looks(0), card, 9)
    assert (view.handle, view.place, view.face, view.tapped, view.power, view.tags) == (
        "rows:0:1",
        1,
        None,
        False,
        None,
        (),
    )
    hand = card_view(state, RULES, looks(1), lying(state, HAND), 4)
    assert (hand.handle, hand.place, hand.face, hand.sick) == ("", 4, None, False)


def test_of_a_pile_that_nobody_sees_only_the_count_is_told(state: ToyState) -> None:
    relocate(state, state.add(PAWN, 0, DECK), 0, DECK)
    assert [zone_view(state, RULES, looks(seat), 0, DECK) for seat in EVERY] == [
        zone_view(state, RULES, looks(0), 0, DECK)
    ] * 3
    pile = zone_view(state, RULES, looks(0), 0, DECK)
    assert (pile.name, pile.count, pile.cards) == ("deck", 2, ())
    assert len(zone_view(state, RULES, looks(1), 0, ROW).cards) == 1


def test_the_view_of_a_table_holds_the_moment_and_what_waits(state: ToyState) -> None:
    state.turn, state.active = 7, 1
    view = view_of(state, RULES, looks(None), ["Ghost"])
    assert (view.seat, view.turn, view.active, view.step) == (None, 7, 1, "only")
    assert (view.attack, view.waiting) == (None, ("Ghost",))
    assert [list(seat.zones) for seat in view.seats] == [["deck", "hand", "table", "rows"]] * 2


def test_a_link_of_a_chain_names_what_its_onlooker_may_know(state: ToyState) -> None:
    card, hidden, held, stale = (lying(state, zone) for zone in (TABLE, ROW, HAND, DECK))
    aims = ((hidden.uid, hidden.mark), (held.uid, held.mark), (stale.uid, -1), 1)
    open_link = Waiting(0, (card.uid, card.mark), card.definition, aims=aims)
    views = [link_view(state, looks(seat), open_link, 2) for seat in EVERY]
    assert {(view.number, view.seat, view.name, view.handle) for view in views} == {(2, 0, "Ghost", f"c{card.mark}")}
    assert [view.aims for view in views] == [
        ("rows:0:1", f"c{held.mark}", "seat:1"),
        ("rows:0:1", "seat:1"),
        ("rows:0:1", "seat:1"),
    ]
    secret = Waiting(0, (card.uid, -1), card.definition, names=0b01, idle=True)
    views = [link_view(state, looks(seat), secret, 1) for seat in EVERY]
    assert [view.name for view in views] == ["Ghost", "", ""]
    assert {(view.handle, view.idle) for view in views} == {("", True)}


# keys


def key(state: ToyState, decision: Decision, option: object, index: int = 0) -> str:
    return option_key(state, decision, option, index, asker_eyes(state, decision, open_hands=False))


def pick(state: ToyState, zone: int, seat: int = 0, private: bool = False, shown: bool = False) -> Decision:
    return Decision(PICK, seat, state.zones[0][zone], 1, 1, Why("x"), private, shown)


def test_a_card_in_an_option_is_keyed_by_what_the_readers_of_the_question_see(state: ToyState) -> None:
    hand, table, row = (lying(state, zone) for zone in (HAND, TABLE, ROW))
    assert key(state, pick(state, HAND, private=True), hand) == f"c{hand.mark}"
    assert key(state, pick(state, HAND), hand) == "slot:1"
    assert key(state, pick(state, HAND), hand, index=2) == "slot:3"
    assert key(state, pick(state, TABLE), table) == f"c{table.mark}"
    assert key(state, pick(state, ROW, seat=1), row) == "slot:rows:0:1"


def test_a_card_that_is_shown_for_a_private_question_counts_as_seen(state: ToyState) -> None:
    card = lying(state, DECK)
    shown = pick(state, DECK, seat=1, private=True, shown=True)
    eyes = asker_eyes(state, shown, open_hands=False)
    assert (eyes.seat, key(state, shown, card)) == (1, f"c{card.mark}")
    assert option_face(state, RULES, shown, card, eyes) == RULES.face(GHOST)
    assert option_name(state, shown, card, eyes) == "Ghost"
    openly = pick(state, DECK, seat=1, shown=True)
    eyes = asker_eyes(state, openly, open_hands=False)
    assert (eyes.seat, key(state, openly, card)) == (None, "slot:1")
    assert option_face(state, RULES, openly, card, eyes) is None
    assert option_name(state, openly, card, eyes) == "deck 1"


def test_a_face_comes_along_only_where_the_view_does_not_show_it(state: ToyState) -> None:
    shown = pick(state, TABLE, private=True, shown=True)
    assert option_face(state, RULES, shown, lying(state, TABLE), looks(0)) is None
    assert option_name(state, pick(state, ROW), lying(state, ROW), looks(None)) == "row 1"


def test_acts_are_keyed_by_verb_card_and_target(state: ToyState) -> None:
    decision = Decision(ACT, 0, (), 1, 1, Why("act"), private=True)
    hand, table, row = (lying(state, zone) for zone in (HAND, TABLE, ROW))
    assert key(state, decision, Act("end")) == "end"
    assert key(state, decision, Act("play", hand)) == f"play:c{hand.mark}"
    assert key(state, decision, Act("hit", table, 1)) == f"hit:c{table.mark}>seat:1"
    assert key(state, decision, Act("hit", table, row)) == f"hit:c{table.mark}>rows:0:1"
    assert key(state, decision, Act("use", table, detail="2")) == f"use 2:c{table.mark}"


def test_other_options_are_keyed_by_number_word_or_yes_and_no(state: ToyState) -> None:
    decision = Decision(CONFIRM, 0, (True, False), 1, 1, Why("x"))
    waiting = Pending(None, Frame(0, 0, 0, BANNER))
    assert [key(state, decision, option) for option in (True, False)] == ["yes", "no"]
    assert key(state, decision, waiting, 2) == "effect:3"
    assert key(state, decision, "rock") == "rock"
