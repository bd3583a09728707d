"""Where spells and traps lie: five zones, and the field spell's own place (STD-2.5)."""

from duelterm.core.card import Card
from duelterm.core.operations import arrive, leave
from duelterm.duelmonsters.definition import FIELD_ICON
from duelterm.duelmonsters.ops import destroy, send
from duelterm.duelmonsters.placing import set_card
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.traits import is_borne, ref_of
from duelterm.duelmonsters.zones import FIELD_PLACE, PLACES, SPELLS

RULE = "rule"


def place_of(card: Card) -> int:
    """The zone where this spell or trap lies."""
    return FIELD_PLACE if card.definition.icon == FIELD_ICON else SPELLS


def has_place(state: StandardState, card: Card) -> bool:
    """Whether a spell or trap of the hand can be played or set: a field spell always finds its place."""
    return place_of(card) == FIELD_PLACE or len(state.zones[card.seat][SPELLS]) < PLACES


def is_spent(state: StandardState, card: Card) -> bool:
    """STD-3.12: whether it lies there only until the chain has resolved: a used spell or trap that doesn't stay."""
    if card.zone not in (SPELLS, FIELD_PLACE) or not card.face_up or is_borne(card):
        return False
    return not card.definition.lasts and ref_of(card) not in state.bearers


async def play(state: StandardState, card: Card) -> None:
    """Lay a card of the hand face-up, to be activated."""
    zone = place_of(card)
    await clear(state, card.seat, zone)
    leave(state, card)
    arrive(state, card, card.seat, zone, face_up=True)


async def set_down(state: StandardState, card: Card) -> None:
    """Lay a card of the hand face-down."""
    zone = place_of(card)
    await clear(state, card.seat, zone)
    set_card(state, card, zone)


async def clear(state: StandardState, seat: int, zone: int) -> None:
    """What lies on a field spell's place is destroyed at once when another is put there."""
    if zone == FIELD_PLACE:
        await destroy(state, list(state.zones[seat][zone]), seat, cause=RULE)
        await send(state, list(state.zones[seat][zone]), seat, cause=RULE)


async def become_active(state: StandardState, card: Card) -> None:
    """A field spell resolves: it is the one active on the table, and any other that lies face-up is destroyed."""
    if place_of(card) == FIELD_PLACE:
        others = [other for other in state.laid(FIELD_PLACE) if other.face_up and other is not card]
        await destroy(state, others, card.seat, cause=RULE)
