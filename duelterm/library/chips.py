"""Star chips (R3-2.7)."""

from typing import NamedTuple


class Chips(NamedTuple):
    """Star chips by kind."""

    gold: int = 0
    silver: int = 0
    bronze: int = 0

    @property
    def worth(self) -> int:
        """In bronze: a silver chip is worth 5, a gold one 10."""
        return 10 * self.gold + 5 * self.silver + self.bronze

    def __str__(self) -> str:
        return ", ".join(f"{count} {kind}" for kind, count in self._asdict().items() if count) or "none"


FIRST_CHIPS = Chips(1, 2, 10)
"""What everybody begins with; the rulebook names no number."""
