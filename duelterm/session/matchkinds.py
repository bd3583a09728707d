"""What differs between the matches of the rule sets (R3-2, STD-1.3), as data. What they share is in `matchrules`."""

from collections.abc import Mapping
from dataclasses import dataclass

DUELS, ENOUGH = 3, 2
"""R3-2.1, STD-1.3: a match is three duels; who first wins two wins it."""


@dataclass(slots=True, frozen=True)
class MatchKind:
    """The matches of a rule set. `rule` is where its rulebook tells of them. `won`, `ahead`, `drawn` and `given_up` say
    how one ended: by two duels won, by more duels won than the other, by neither, by giving up; where `ahead` is empty
    more duels win nothing. `exchanged` are the parts of a deck that the side deck changes with, and what is said of
    each where its count would change. `wagers` says that ante and star chips may be played for.
    """

    rule: str
    won: str
    drawn: str
    given_up: str
    exchanged: Mapping[str, str]
    ahead: str = ""
    wagers: bool = False


RULEBOOK3 = MatchKind(
    rule="R3-2.1",
    won="R3-2.1: two duels are won",
    drawn="R3-2.2: nobody has won two duels",
    given_up="R3-4.6: a player gave up",
    exchanged={"cards": "the deck keeps its count (R3-2.3)"},
    wagers=True,
)
STANDARD = MatchKind(
    rule="STD-1.3",
    won="STD-1.3: two duels are won",
    ahead="STD-1.3: more duels are won",
    drawn="STD-1.3: each has won as many duels",
    given_up="STD-1.3: a player gave up",
    exchanged={
        "cards": "the main deck keeps its count (STD-1.3)",
        "fusion": "the extra deck keeps its count (STD-1.3)",
    },
)
