"""The switches of the third edition's rulebook."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from duelterm.core.switches import switches_of
from duelterm.duelmonsters.switches import DuelSwitches


@dataclass(slots=True, frozen=True)
class Switches(DuelSwitches):
    """Each value's rule: zero_attack_battle R3-7.8, pay_all_life R3-4.1, first R3-3.4, ante R3-2.5."""

    ante: Literal["no", "yes"] = "no"


DEFAULT = Switches()


def read_switches(values: Mapping[str, str]) -> Switches:
    """Switches from words; see `switches_of`."""
    return switches_of(Switches, values)
