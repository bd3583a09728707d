"""The switches that every rule set of Duel Monsters has: where sources differ, as data."""

from dataclasses import dataclass
from typing import Literal


@dataclass(slots=True, frozen=True)
class DuelSwitches:
    """zero_attack_battle R3-7.8, STD-4.4 (0 against 0 destroys both or neither), pay_all_life R3-4.1, STD-3.8 (case
    Y24: whether a cost may take the last life points), first R3-3.4, STD-1.3 (`agreement` where it was settled before
    the duel).
    """

    zero_attack_battle: Literal["both", "neither"] = "both"
    pay_all_life: Literal["no", "yes"] = "yes"
    first: Literal["rock_paper_scissors", "loser", "agreement", "chance"] = "rock_paper_scissors"
