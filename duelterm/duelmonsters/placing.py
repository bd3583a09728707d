"""Spells and traps are laid face down on the field."""

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import arrive, leave
from duelterm.core.triggers import announce
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import SPELLS


def set_card(state: DuelState, card: Card, zone: int = SPELLS) -> None:
    """R3-6.6, STD-2.5: face down, seen by its player alone."""
    origin, seat = card.zone, card.seat
    leave(state, card)
    arrive(state, card, seat, zone)
    event = Event("set", seat, card, by=seat, names=state.shown_to(seat))
    event.origin, event.to = origin, zone
    announce(state, event)
