"""A card in a duel, and what stays the same about it."""

from typing import Any

from duelterm.core.zones import BENEATH


class Definition:
    """What is printed on a card, compiled. Games add their facts; the kernel needs the name and what works where.

    `active` lists, by zone index, the statics and listeners that work while the card lies there as a top card.
    `elsewhere` lists, by moment, the card's own replacements that work outside those zones.
    """

    __slots__ = ("active", "elsewhere", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.active: dict[int, tuple[tuple[Any, ...], tuple[Any, ...]]] = {}
        self.elsewhere: dict[str, tuple[Any, ...]] = {}


class Card:
    """One physical card. `uid` is its index in `State.cards` and never leaves the rules.

    `mark` is a number that changes whenever the card moves or its zone is shuffled: outsiders know cards by it, and
    a remembered (uid, mark) names "this object", not what the card became later. `fresh` means that it was put where
    it lies since its seat's last turn began (summoning sickness).
    """

    __slots__ = (
        "beneath",
        "definition",
        "face_up",
        "fresh",
        "mark",
        "owner",
        "place",
        "seat",
        "tapped",
        "uid",
        "zone",
    )

    def __init__(self, uid: int, definition: Any, owner: int) -> None:
        self.uid = uid
        self.definition = definition
        self.owner = owner
        self.seat = owner
        self.zone = BENEATH
        self.place = 0
        self.mark = 0
        self.tapped = False
        self.face_up = False
        self.fresh = False
        self.beneath: list[Card] = []

    def copy(self) -> "Card":
        """A copy whose `beneath` still holds the originals; `State.clone` rewires it."""
        new = Card.__new__(Card)
        new.uid = self.uid
        new.definition = self.definition
        new.owner = self.owner
        new.seat = self.seat
        new.zone = self.zone
        new.place = self.place
        new.mark = self.mark
        new.tapped = self.tapped
        new.face_up = self.face_up
        new.fresh = self.fresh
        new.beneath = self.beneath
        return new

    def __repr__(self) -> str:
        return f"<{self.definition.name} #{self.uid} z{self.zone}>"


Ref = tuple[int, int]
"""(uid, mark): a card as it was; stale once the card has moved."""
