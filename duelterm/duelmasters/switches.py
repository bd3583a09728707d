"""The switches of the rule set: where the printed game and its sources differ, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from duelterm.core.switches import switches_of


@dataclass(slots=True, frozen=True)
class Switches:
    """Each value's rule: shield_break DM-6.10, slayer DM-8.8, wave_striker_counts DM-8.13,
    graveyard_is_destroyed DM-9.11, first DM-2.4.
    """

    shield_break: Literal["one_by_one", "together"] = "one_by_one"
    slayer: Literal["on_loss", "every_battle"] = "on_loss"
    wave_striker_counts: Literal["own", "all"] = "own"
    graveyard_is_destroyed: Literal["no", "yes"] = "no"
    first: Literal["chance", "rock_paper_scissors", "agreement"] = "chance"


DEFAULT = Switches()


def read_switches(values: Mapping[str, str]) -> Switches:
    """Switches from words; see `switches_of`."""
    return switches_of(Switches, values)
