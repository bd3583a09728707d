"""Who chooses: a player's choice that an effect gives to another."""

from duelterm.duelmasters.state import DuelState


def who_chooses(state: DuelState, seat: int, zone: int, owner: int, purpose: str) -> int:
    """The seat that chooses among cards in a zone of `owner`, where `seat` would. Effects that swap the chooser don't
    swap back: the first that applies holds.
    """
    for active in state.statics.get("chooser", ()):
        spec, frame = active.spec, active.frame
        if spec.holds is None or spec.holds(state, frame):
            chosen: int = spec.value(state, frame, seat, zone, owner, purpose)
            if chosen != seat:
                return chosen
    return seat
