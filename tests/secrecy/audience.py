"""Who sits before the screen: told by what was pressed and what is shown, never by the program's own account."""

import re
from dataclasses import dataclass

from tests.session.sitting import NAMES

CURTAIN = re.compile(r"PASS THE KEYBOARD TO\s+(\w+)")
OWNER = re.compile(r"only (\w+) may look")


@dataclass(slots=True)
class Audience:
    """The one person before the screen; without one everybody may look."""

    seat: int | None = None
    changes: int = 0

    def follow(self, before: str, keys: tuple[str, ...], after: str) -> None:
        """These keys led from one screen to the next. A person's screen follows the curtain with that person's name,
        or the key that the screen says opens that person's hand.
        """
        owner = OWNER.search(after)
        if owner is None:
            if CURTAIN.search(after) or "all hands face down" in after:
                self.seat = None
            return
        seat = NAMES.index(owner[1])
        if seat != self.seat:
            assert self.seat is None, f"straight from {NAMES[self.seat]} to {owner[1]}:\n{before}\n{after}"
            curtain = CURTAIN.search(before)
            by_key = keys[-1:] == ("O",) and f"ASKS {owner[1]}" in before
            assert by_key or (curtain is not None and curtain[1] == owner[1]), f"by {keys}:\n{before}\n{after}"
            self.changes += 1
        self.seat = seat


def curtain_is_drawn(text: str) -> bool:
    """Whether this screen is the curtain."""
    return CURTAIN.search(text) is not None
