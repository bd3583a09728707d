"""Whether a seat is asked for an answer: what all can see of it decides, never what its hidden cards are (STD-3.3)."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.duelmonsters.answering import free_to_answer
from duelterm.duelmonsters.standard.speeds import BEFORE, CALCULATION, FAST, fits_stage
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.using import WOULD_COME, after_own_summon, frame_for, is_main_act
from duelterm.duelmonsters.traits import is_borne
from duelterm.duelmonsters.zones import FIELD, HAND, PLACES, SPELLS
from duelterm.effects.activations import QUICK


def could_use(state: StandardState, seat: int, speed: int, occasions: Sequence[Event]) -> bool:
    """Whether this seat has, as all can see, something to use with at least this spell speed."""
    if any(not card.face_up and not card.fresh for card in free_to_answer(state, seat)):
        return True
    if speed > FAST:
        return False
    return from_hand(state, seat, occasions) or any(
        could_work(state, card, activation, seat, occasions)
        for card in open_cards(state, seat)
        for activation in card.definition.activated
    )


def from_hand(state: StandardState, seat: int, occasions: Sequence[Event]) -> bool:
    """Whether there may be something in its hand: a quick-play spell in its own turn, or what is used when damage is
    calculated, or after one's own summon.
    """
    if not state.zones[seat][HAND]:
        return False
    if state.stage == CALCULATION or after_own_summon(state, seat, occasions):
        return True
    if seat != state.active or len(state.zones[seat][SPELLS]) >= PLACES or state.stage not in ("", *BEFORE):
        return False
    return bool(state.chain) or all(event.kind != WOULD_COME for event in occasions)


def open_cards(state: StandardState, seat: int) -> list[Card]:
    """The cards that all can see, and that this seat may use an effect of."""
    return [card for one in state.turn_order(seat) for zone in FIELD for card in state.zones[one][zone] if card.face_up]


def could_work(state: StandardState, card: Card, activation: Any, seat: int, occasions: Sequence[Event]) -> bool:
    """Whether a quick effect of an open card can be used, as far as all can tell; after one's own summon maybe an
    ignition effect as well.
    """
    if card.seat != seat and not activation.anybody:
        return False
    if activation.speed != QUICK and not is_main_act(state, activation, seat, FAST, occasions):
        return False
    if state.in_use(card) or is_borne(card) or not fits_stage(state, card, activation):
        return False
    told = {kind for event in occasions for kind in (event.kind, *event.also)}
    if activation.kinds and not told.intersection(activation.kinds):
        return False
    return bool(activation.might(state, frame_for(card, seat)))
