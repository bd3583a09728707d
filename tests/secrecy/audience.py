"""Who sits before the screen: told by what was pressed and what is shown, never by the program's own account."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.session.sitting import NAMES

CURTAIN = re.compile(r"PASS THE KEYBOARD TO\s+(\w+)")
OWNER = re.compile(r"only (\w+)(?: \d)? may look")
ASKS = re.compile(r"ASKS (\w+)")
"""Each has the name of a person. Who plays several seats has a number behind it there."""
FACE_DOWN = "all hands face down"


@dataclass(slots=True)
class Audience:
    """The one person before the screen, by number among these names; without one everybody may look."""

    names: Sequence[str] = NAMES
    person: int | None = None
    changes: int = 0

    def follow(self, before: str, keys: tuple[str, ...], after: str) -> None:
        """These keys led from one screen to the next. A person's screen follows the curtain with that person's name,
        or the key that the screen says opens that person's hand.
        """
        if CURTAIN.search(after) or FACE_DOWN in after:
            self.person = None
            return
        called, owner, asked = self.called_before(before, keys), OWNER.search(after), ASKS.search(after)
        assert not (owner and asked) or owner[1] == asked[1], f"one is asked on the other's screen:\n{after}"
        person = self.names.index(owner[1]) if owner is not None else called if self.person is None else self.person
        if person != self.person:
            assert self.person is None, f"straight from one to the other:\n{before}\n{after}"
            assert person == called, f"by {keys}:\n{before}\n{after}"
            self.changes += 1
        self.person = person

    def called_before(self, before: str, keys: tuple[str, ...]) -> int | None:
        """Whom the screen called before these keys: by the curtain, or by the key that opens a hand."""
        found = CURTAIN.search(before) or (ASKS.search(before) if keys[-1:] == ("O",) else None)
        return None if found is None else self.names.index(found[1])


def curtain_is_drawn(text: str) -> bool:
    """Whether this screen is the curtain."""
    return CURTAIN.search(text) is not None
