"""The state of a tag duel: four seats, two sides (TAG-1)."""

from collections.abc import Mapping

from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import BOTH_RULE, DECK_RULE, EXODIA_RULE, LIFE_RULE
from duelterm.duelmonsters.tag.switches import DEFAULT, Switches

SIDES = (0, 1, 0, 1)
"""TAG-1.1: turns alternate between the teams, so partners sit across."""

LIFE = 16000
"""TAG-1.2: a team's one total."""

ENDS: Mapping[str, str] = {
    LIFE_RULE: "TAG-6.1 life",
    DECK_RULE: "TAG-6.1 deck",
    EXODIA_RULE: "TAG-6.1 Exodia",
    BOTH_RULE: "TAG-7.10",
}
"""How teams win, by the rule that it would be between two players."""


class TagState(StandardState):
    """Four seats; `life` is by team."""

    __slots__ = ()

    def __init__(self, seed: int, switches: Switches = DEFAULT, first: int | None = None) -> None:
        super().__init__(len(SIDES), seed, switches, first, SIDES)
        self.life = [LIFE] * len(set(SIDES))

    def end(self, winners: tuple[int, ...], rule: str) -> None:
        super().end(winners, ENDS.get(rule, rule))
