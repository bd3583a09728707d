"""Kinds of zones: who sees the cards in them, and whether cards keep a numbered place."""

BENEATH = -1
"""The `zone` of a card that lies under another: it is in no zone that effects can pick from."""

EVERYBODY, OWNER, NOBODY = 0, 1, 2


class ZoneKind:
    """A kind of zone that every seat has one of. `index` is its place in `State.zones[seat]`, `one` what a card in it
    is called whose face isn't seen. `places` are numbered and public; there are `size` of them, 0 for as many as are
    needed. With `faces` cards lie there face up or face down, and what they have works while they are face up.
    """

    __slots__ = ("faces", "index", "name", "one", "places", "sight", "size")

    def __init__(
        self,
        index: int,
        name: str,
        sight: int,
        places: bool = False,
        size: int = 0,
        faces: bool = False,
        one: str = "",
    ) -> None:
        self.index = index
        self.name = name
        self.sight = sight
        self.places = places
        self.size = size
        self.faces = faces
        self.one = one or (name[:-1] if name.endswith("s") else name)
