"""Kinds of zones: who sees the cards in them, and whether cards keep a numbered place."""

BENEATH = -1
"""The `zone` of a card that lies under another: it is in no zone that effects can pick from."""

EVERYBODY, OWNER, NOBODY = 0, 1, 2


class ZoneKind:
    """A kind of zone that every seat has one of. `index` is its place in `State.zones[seat]`."""

    __slots__ = ("index", "name", "places", "sight")

    def __init__(self, index: int, name: str, sight: int, places: bool = False) -> None:
        self.index = index
        self.name = name
        self.sight = sight
        self.places = places
