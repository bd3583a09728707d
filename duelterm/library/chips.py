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


def read_chips(text: str) -> Chips:
    """Star chips in words, as `1 gold, 3 bronze`. Raises ValueError."""
    words = text.replace(",", " ").lower().split()
    found: dict[str, int] = {}
    for count, kind in zip(words[::2], words[1::2], strict=False):
        if not (count.isascii() and count.isdigit() and len(count) <= 6) or kind not in Chips._fields or kind in found:
            break
        found[kind] = int(count)
    if not found or len(found) * 2 != len(words):
        raise ValueError(f"{text!r} are no star chips; write them as '1 gold, 2 silver, 3 bronze'")
    return Chips(**found)
