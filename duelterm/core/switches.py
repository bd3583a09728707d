"""The switches of a rule set: a frozen dataclass, one field for each, whose type lists what it can be."""

from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_type_hints

Switches = TypeVar("Switches")


def switches_of(kind: type[Switches], values: Mapping[str, str]) -> Switches:
    """Switches from words. Raises ValueError naming an unknown switch or value and what would be right."""
    hints = get_type_hints(kind)
    for name, value in values.items():
        if name not in hints:
            raise ValueError(f"no switch {name!r}; there are {', '.join(hints)}")
        if value not in get_args(hints[name]):
            raise ValueError(f"switch {name} can't be {value!r}; it is one of {', '.join(get_args(hints[name]))}")
    checked: dict[str, Any] = dict(values)
    return kind(**checked)
