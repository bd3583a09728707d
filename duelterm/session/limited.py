"""The limited list that a duel or match is played by (STD-1.2), as far as it must be remembered with it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duelterm.library.listfile import LimitedList

NONE = "none"
"""The key of no list."""


@dataclass(slots=True, frozen=True)
class Limited:
    """A list by its key, what messages call it, and how many copies it allows of the cards that it names."""

    key: str = NONE
    title: str = "no limited list"
    copies: dict[str, int] = field(default_factory=dict)

    def of(self, cards: Iterable[str]) -> "Limited":
        """What it says of these cards alone."""
        return Limited(self.key, self.title, {name: self.copies[name] for name in cards if name in self.copies})


NO_LIST = Limited()


def limited_by(found: "LimitedList | None") -> Limited:
    """A list of the library, or none."""
    return NO_LIST if found is None else Limited(found.key, found.title, dict(found.copies))
