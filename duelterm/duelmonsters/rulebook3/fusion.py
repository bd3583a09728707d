"""What the third edition says of fusions and rituals (R3-6.11)."""

from duelterm.core.card import Card
from duelterm.duelmonsters.fusion import Terms
from duelterm.duelmonsters.rituals import as_many_as_liked
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import HAND, MONSTERS


def materials(state: DuelState, seat: int) -> list[Card]:
    """Materials come from the field alone, and face down a monster has no name (R3-6.19)."""
    return [card for card in state.zones[seat][MONSTERS] if card.face_up]


def unseen(state: DuelState, seat: int) -> bool:
    """They lie open."""
    return False


def worth(state: DuelState, tribute: Card, seat: int) -> int:
    """The level that a tribute counts for; face down it has none (R3-6.19)."""
    return int(tribute.definition.level) if tribute.zone == HAND or tribute.face_up else 0


TERMS = Terms(materials, unseen, worth, as_many_as_liked)
