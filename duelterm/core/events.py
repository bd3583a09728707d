"""What has happened: records that are never changed once announced, with the seats that may know whom they name."""

from typing import Any

from duelterm.core.card import Card, Ref


class Event:
    """One thing that happened.

    `kind` is what the record calls it, `also` are the other moments that it is (a destroyed card also leaves).
    `seat` is the seat it happened to or that did it, `by` the seat whose act or effect caused it (-1: the rules).
    `card` and `other` are uids with the marks they have now; `definition` and `other_definition` what they were.
    `names` is a bit mask of the seats that may know `definition`, `other_names` of those that may know
    `other_definition` (-1: everybody); the number of a place or a count is public.
    `origin` and `to` are zone indices, `amount` is a number whose meaning the kind says.
    """

    __slots__ = (
        "against",
        "also",
        "amount",
        "by",
        "card",
        "cause",
        "definition",
        "kind",
        "mark",
        "names",
        "origin",
        "other",
        "other_definition",
        "other_mark",
        "other_names",
        "place",
        "seat",
        "source",
        "to",
    )

    def __init__(
        self,
        kind: str,
        seat: int,
        card: Card | None = None,
        other: Card | None = None,
        by: int = -1,
        names: int = -1,
        amount: int = 0,
        source: Any = None,
        cause: str = "",
        against: str = "",
        also: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.also = also
        self.seat = seat
        self.by = by
        self.names = names
        self.other_names = -1
        self.amount = amount
        self.source = source
        self.cause = cause
        self.against = against
        self.origin = self.to = -1
        self.place = 0
        if card is None:
            self.card, self.mark, self.definition = -1, 0, None
        else:
            self.card, self.mark, self.definition = card.uid, card.mark, card.definition
            self.place = card.place
        if other is None:
            self.other, self.other_mark, self.other_definition = -1, 0, None
        else:
            self.other, self.other_mark, self.other_definition = other.uid, other.mark, other.definition

    @property
    def ref(self) -> Ref:
        """The card it is about, as it is after the event."""
        return (self.card, self.mark)

    @property
    def other_ref(self) -> Ref:
        """The other card (the blocker of an attack, the other side of a battle)."""
        return (self.other, self.other_mark)

    def __repr__(self) -> str:
        name = self.definition.name if self.definition else ""
        return f"<{self.kind} seat {self.seat} {name}>"
