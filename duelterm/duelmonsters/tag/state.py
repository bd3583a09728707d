"""The state of a tag duel: four seats, two sides (TAG-1)."""

from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.tag.switches import DEFAULT, Switches

SIDES = (0, 1, 0, 1)
"""TAG-1.1: turns alternate between the teams, so partners sit across."""

LIFE = 16000
"""TAG-1.2: a team's one total."""


class TagState(StandardState):
    """Four seats; `life` is by team."""

    __slots__ = ()

    def __init__(self, seed: int, switches: Switches = DEFAULT, first: int | None = None) -> None:
        super().__init__(len(SIDES), seed, switches, first, SIDES)
        self.life = [LIFE] * len(set(SIDES))
