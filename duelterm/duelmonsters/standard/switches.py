"""The switches of the standard rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from duelterm.core.switches import switches_of
from duelterm.duelmonsters.switches import DuelSwitches


@dataclass(slots=True, frozen=True)
class Switches(DuelSwitches):
    """Each value's rule: zero_attack_battle STD-4.4, pay_all_life STD-3.8, first STD-1.3, ignition_after_summon
    STD-2.7.
    """

    zero_attack_battle: Literal["neither", "both"] = "neither"
    ignition_after_summon: Literal["no", "yes"] = "no"


DEFAULT = Switches()


def read_switches(values: Mapping[str, str]) -> Switches:
    """Switches from words; see `switches_of`."""
    return switches_of(Switches, values)
