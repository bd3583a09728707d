"""The switches of the rule set: where the rulebook is silent or its sources differ, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from duelterm.core.switches import switches_of


@dataclass(slots=True, frozen=True)
class Switches:
    """Each value's rule: zero_attack_battle R3-7.8 (0 against 0 destroys both or neither), pay_all_life R3-4.1
    (case Y24: whether a cost may take the last life points), first R3-3.4 (`agreement` where it was settled before the
    duel), ante R3-2.5.
    """

    zero_attack_battle: Literal["both", "neither"] = "both"
    pay_all_life: Literal["no", "yes"] = "yes"
    first: Literal["rock_paper_scissors", "loser", "agreement", "chance"] = "rock_paper_scissors"
    ante: Literal["no", "yes"] = "no"


DEFAULT = Switches()


def read_switches(values: Mapping[str, str]) -> Switches:
    """Switches from words; see `switches_of`."""
    return switches_of(Switches, values)
