"""What the standard rules say of fusions and rituals (STD-5.1)."""

from duelterm.core.card import Card
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.fusion import Terms
from duelterm.duelmonsters.rituals import none_superfluous
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import HAND, MONSTERS


def side_field(state: DuelState, seat: int) -> list[Card]:
    """The monsters of a seat's side, its own first (TAG-4.2)."""
    own = [other for other in state.seats if other != seat and state.sides[other] == state.sides[seat]]
    return [card for other in (seat, *own) for card in state.zones[other][MONSTERS]]


def materials(state: DuelState, seat: int) -> list[Card]:
    """Materials come from the field, face-down ones too, or from the hand."""
    held = [card for card in state.zones[seat][HAND] if card.definition.kind == MONSTER]
    return [*side_field(state, seat), *held]


def unseen(state: DuelState, seat: int) -> bool:
    """Nobody else knows what is in the hand, or lies face-down."""
    return bool(state.zones[seat][HAND]) or any(not card.face_up for card in side_field(state, seat))


def worth(state: DuelState, tribute: Card, seat: int) -> int:
    """The level that a tribute counts for: one's own face-down monster is known, another's isn't (STD-5.6), but for a
    partner's (TAG-1.4).
    """
    return int(tribute.definition.level) if tribute.face_up or tribute.seat in state.team(seat) else 0


TERMS = Terms(materials, unseen, worth, none_superfluous)
