"""The switches of the rule set: where the rulebook is silent or its sources differ, as data."""

from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_type_hints


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
