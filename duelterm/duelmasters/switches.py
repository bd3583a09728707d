"""The switches of the rule set: where the printed game and its sources differ, as data."""

from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_type_hints


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


def read_switches(values: dict[str, str]) -> Switches:
    """Switches from words. Raises ValueError naming an unknown switch or value and what would be right."""
    hints = get_type_hints(Switches)
    for name, value in values.items():
        if name not in hints:
            raise ValueError(f"no switch {name!r}; there are {', '.join(hints)}")
        if value not in get_args(hints[name]):
            raise ValueError(f"switch {name} can't be {value!r}; it is one of {', '.join(get_args(hints[name]))}")
    checked: dict[str, Any] = dict(values)
    return Switches(**checked)


def write_switches(switches: Switches) -> dict[str, str]:
    """The words that `read_switches` reads."""
    return {field.name: getattr(switches, field.name) for field in fields(switches)}
