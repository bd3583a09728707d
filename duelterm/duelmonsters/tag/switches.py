"""The switches of the tag duel."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from duelterm.core.switches import switches_of
from duelterm.duelmonsters.standard import switches as standard


@dataclass(slots=True, frozen=True)
class Switches(standard.Switches):
    """Each value's rule: zero_attack_battle STD-4.4, pay_all_life STD-3.8, first TAG-7.11, ignition_after_summon
    STD-2.7, limits TAG-2.1.
    """

    first: Literal["rock_paper_scissors", "agreement", "chance"] = "rock_paper_scissors"
    limits: Literal["per_player", "per_team"] = "per_player"


DEFAULT = Switches()


def read_switches(values: Mapping[str, str]) -> Switches:
    """Switches from words; see `switches_of`."""
    return switches_of(Switches, values)
