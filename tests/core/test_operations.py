"""Operations: each changes cards and zones, and what is in force with them, as it says."""

import pytest

from duelterm.core import operations as ops
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.modifiers import Static
from duelterm.core.state import Active, Over
from duelterm.core.triggers import Trigger
from duelterm.core.zones import BENEATH
from tests.core.toy import BANNER, DECK, GHOST, HAND, HERALD, PAWN, TABLE, ToyState


@pytest.fixture
def state() -> ToyState:
    """Seat 0: a pawn, a banner and a herald on the table; the same and a ghost in the deck."""
    found = ToyState(2, 1, [PAWN, BANNER, HERALD, GHOST, PAWN, BANNER, HERALD])
    for card in found.zones[0][DECK][-3:]:
        ops.relocate(found, card, 0, TABLE)
    found.memo["derived"] = 1
    return found


def table(state: ToyState) -> list[Card]:
    return state.zones[0][TABLE]


def in_force(state: ToyState) -> tuple[int, int]:
    """How many statics and listeners there are."""
    return sum(map(len, state.statics.values())), sum(map(len, state.listeners.values()))


def test_a_moved_card_is_a_new_object(state: ToyState) -> None:
    pawn = table(state)[0]
    pawn.tapped, pawn.fresh, old = True, False, (pawn.uid, pawn.mark)
    ops.relocate(state, pawn, 1, TABLE)
    assert (pawn.seat, pawn.zone, pawn.owner, pawn.tapped, pawn.fresh) == (1, TABLE, 0, False, True)
    assert state.zones[1][TABLE] == [pawn]
    assert pawn not in table(state)
    assert state.find(old) is None
    assert state.find((pawn.uid, pawn.mark)) is pawn
    assert state.memo == {}


def test_what_a_card_does_is_in_force_while_it_lies_where_it_works(state: ToyState) -> None:
    _, banner, herald = table(state)
    assert in_force(state) == (1, 1)
    ops.relocate(state, banner, 0, HAND)
    assert in_force(state) == (0, 1)
    ops.relocate(state, herald, 0, DECK, bottom=True)
    assert in_force(state) == (0, 0)
    assert state.zones[0][DECK][0] is herald
    ops.relocate(state, banner, 0, TABLE)
    assert in_force(state) == (1, 0)


def test_what_has_a_time_of_its_own_outlives_its_card_until_that_time(state: ToyState) -> None:
    banner = table(state)[1]
    frame = Frame(0, banner.uid, banner.mark, banner.definition)
    lasting = Static("worth", lambda *_: True, lambda *_: 5)
    listening = Trigger(("played", "leaves"), lambda *_: True, lambda *_: None)
    state.memo["derived"] = 1
    ops.put_in_force(state, [Active(lasting, frame, ("turn ends", 0)), Active(listening, frame, ("turn ends", -1))])
    assert state.memo == {}
    assert in_force(state) == (2, 3)
    ops.relocate(state, banner, 0, HAND)
    assert in_force(state) == (1, 3)
    ops.expire(state, "turn ends", 1)
    assert in_force(state) == (1, 1)
    ops.expire(state, "something else", 0)
    assert in_force(state) == (1, 1)
    ops.expire(state, "turn ends", 0)
    assert in_force(state) == (0, 1)


def test_a_stack_takes_the_place_of_its_base_and_only_the_top_works(state: ToyState) -> None:
    pawn, banner, herald = table(state)
    ops.turn_sideways(state, banner, tapped=True)
    top = next(card for card in state.zones[0][DECK] if card.definition is GHOST)
    ops.stack(state, top, [banner])
    assert table(state) == [pawn, top, herald]
    assert top.beneath == [banner]
    assert (top.tapped, banner.zone, banner.tapped) == (True, BENEATH, False)
    assert in_force(state) == (0, 2)
    other = next(card for card in state.zones[0][DECK] if card.definition is PAWN)
    ops.stack(state, other, [top, pawn])
    assert table(state) == [other, herald]
    assert other.beneath == [top, banner, pawn]
    assert top.beneath == []
    assert in_force(state) == (0, 1)


def test_a_stack_that_scatters_is_separate_cards_again(state: ToyState) -> None:
    _, banner, herald = table(state)
    top = next(card for card in state.zones[0][DECK] if card.definition is GHOST)
    ops.stack(state, top, [banner, herald])
    assert ops.scatter(state, top) == [top, banner, herald]
    assert top.beneath == []
    assert {card.zone for card in (top, banner, herald)} == {TABLE}
    assert in_force(state) == (1, 2)


def test_what_lay_beneath_stays_as_it_was_when_the_top_is_taken_off(state: ToyState) -> None:
    pawn, banner, herald = table(state)
    top = next(card for card in state.zones[0][DECK] if card.definition is GHOST)
    ops.stack(state, top, [banner])
    ops.turn_sideways(state, top, tapped=True)
    top.fresh = False
    ops.unstack(state, top, [[banner]])
    ops.relocate(state, top, 0, HAND)
    assert table(state) == [pawn, banner, herald]
    assert (banner.tapped, banner.fresh, banner.zone) == (True, False, TABLE)
    assert in_force(state) == (1, 1)


def test_a_card_that_is_being_used_lies_in_no_zone(state: ToyState) -> None:
    banner = table(state)[1]
    ops.take_up(state, banner)
    assert banner.zone == BENEATH
    assert banner not in table(state)
    assert in_force(state) == (0, 1)
    assert state.memo == {}


def test_after_a_shuffle_no_card_is_known_by_its_mark(state: ToyState) -> None:
    pile = state.zones[0][DECK]
    before = {(card.uid, card.mark) for card in pile}
    cards = set(pile)
    ops.shuffle(state, 0, DECK)
    assert set(pile) == cards
    assert before.isdisjoint((card.uid, card.mark) for card in pile)
    assert len({card.mark for card in pile}) == len(pile)


def test_cards_are_arranged_on_top_and_bottom_in_the_order_named(state: ToyState) -> None:
    pile = state.zones[0][DECK]
    one, two, three, four = pile
    ops.arrange(state, 0, DECK, [two, one])
    assert pile == [three, four, one, two]
    ops.arrange(state, 0, DECK, [four, two], bottom=True)
    assert pile == [two, four, three, one]


def test_tapping_forgets_what_was_derived_and_settling_in_ends_freshness(state: ToyState) -> None:
    pawn = table(state)[0]
    ops.turn_sideways(state, pawn, tapped=True)
    assert pawn.tapped
    assert state.memo == {}
    assert all(card.fresh for card in table(state))
    ops.settle_in(table(state))
    assert not any(card.fresh for card in table(state))


def test_a_card_turned_face_up_is_seen_by_all_until_it_moves(state: ToyState) -> None:
    card = state.zones[0][DECK][0]
    assert state.sight(card) == 0
    ops.turn_over(state, card, face_up=True)
    assert state.sight(card) == 0b11
    ops.relocate(state, card, 0, HAND)
    assert state.sight(card) == 0b01


def test_ending_a_duel_keeps_the_result_and_stops_everything(state: ToyState) -> None:
    with pytest.raises(Over):
        state.end((1,), "because")
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((1,), "because")


def test_a_copy_shares_no_card_and_no_list_with_its_original(state: ToyState) -> None:
    top = next(card for card in state.zones[0][DECK] if card.definition is GHOST)
    ops.stack(state, top, [table(state)[1]])
    copy = state.clone()
    assert copy.digest() == state.digest()
    assert not {id(card) for card in state.cards} & {id(card) for card in copy.cards}
    copied = copy.cards[top.uid]
    assert [card is copy.cards[card.uid] for card in copied.beneath] == [True]
    digest = state.digest()
    for card in list(copy.zones[0][TABLE]):
        ops.scatter(copy, card)
    for card in list(copy.zones[0][TABLE]):
        ops.relocate(copy, card, 1, HAND)
    ops.shuffle(copy, 0, DECK)
    copy.events.append("something")
    assert state.digest() == digest
    assert in_force(state) == (0, 2)
    assert copy.digest() != digest
