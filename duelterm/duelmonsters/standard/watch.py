"""What must never be in a duel by the standard rules, whatever is played; the simulator looks for it."""

from collections.abc import Iterator

from duelterm.duelmonsters.definition import FIELD_ICON
from duelterm.duelmonsters.standard.phases import HAND_LIMIT
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.state import DRAW, SET_UP, STANDBY
from duelterm.duelmonsters.zones import FIELD_PLACE, HAND, SPELLS


def faults(state: StandardState, at_rest: bool) -> Iterator[str]:
    """What is wrong; `at_rest` says that the turn player is asked for an act, with nothing open (STD-3.3)."""
    yield from hand_faults(state)
    if at_rest:
        yield from open_faults(state)
        yield from field_faults(state)


def open_faults(state: StandardState) -> Iterator[str]:
    """What should be over when the turn player acts again."""
    if state.chain:
        yield f"{len(state.chain)} links of a chain are left"
    if state.stage:
        yield f"the damage step's stage {state.stage!r} is left"
    if state.attack is not None or state.battle is not None:
        yield "an attack is left"


def field_faults(state: StandardState) -> Iterator[str]:
    """STD-2.5: field spells have a place of their own, and one is active on the whole table."""
    active = [card for card in state.laid(FIELD_PLACE) if card.face_up]
    if len(active) > 1:
        yield f"{len(active)} field spells are active"
    yield from (f"{card} is no field spell" for card in state.laid(FIELD_PLACE) if card.definition.icon != FIELD_ICON)
    yield from (f"{card} lies among spells" for card in state.laid(SPELLS) if card.definition.icon == FIELD_ICON)


def hand_faults(state: StandardState) -> Iterator[str]:
    """STD-2.1: nobody begins another's turn with more than six cards, but for those that have come to hand in it."""
    if state.step not in (DRAW, STANDBY) or state.step == SET_UP or state.turn < 2:
        return
    begun = (event.seat for event in reversed(state.events[: state.turn_began]) if event.kind == "turn begins")
    last = next(begun, state.active)
    come = sum(event.to == HAND for event in state.events[state.turn_began :])
    if last != state.active and len(state.zones[last][HAND]) - come > HAND_LIMIT:
        yield f"seat {last} has ended its turn with more than {HAND_LIMIT} cards in hand"
