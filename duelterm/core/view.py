"""What a seat, or the public, may see: plain records, built by allow-list.

A hidden card has a place in a view, never an identity: its `face` is None and its `handle` names a place
(`shields:1:3`) or is empty. A visible card's handle (`c12`) is the one that option keys use; it changes whenever the
card moves, so nobody can follow a card through a hidden zone.
"""

from dataclasses import dataclass, field


@dataclass(slots=True, frozen=True)
class Face:
    """What is printed on a card, as the table shows it.

    `stats` is short, ordered and game-specific, such as ("cost", "6"), ("power", "6000"), ("race", "Armored Dragon").
    """

    name: str
    kind: str
    colours: tuple[str, ...]
    cost: int
    power: int | None
    stats: tuple[tuple[str, str], ...]
    tags: tuple[str, ...]
    text: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class CardView:
    """One card in a zone. `power`, `tags` and `figures` are the current ones, the figures by their short names, such as
    ("ATK", 1800); `beneath` lists what lies under the top card. `tapped` is sideways, whatever the game means by it.
    """

    handle: str
    place: int
    face: Face | None
    tapped: bool = False
    sick: bool = False
    face_up: bool = False
    power: int | None = None
    tags: tuple[str, ...] = ()
    beneath: tuple[Face, ...] = ()
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(slots=True, frozen=True)
class ZoneView:
    """One zone of one seat. `cards` is empty where only the count is public (a deck)."""

    name: str
    count: int
    cards: tuple[CardView, ...] = ()


@dataclass(slots=True, frozen=True)
class SeatView:
    """One seat's zones by name, such as `deck hand mana battle shields graveyard` in Duel Masters, and the figures of
    its own that all may see, such as ("LP", 8000).
    """

    seat: int
    zones: dict[str, ZoneView]
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(slots=True, frozen=True)
class LifeLine:
    """A line of the score sheet: a change of a seat's life points, and its cause in words."""

    turn: int
    seat: int
    before: int
    change: int
    after: int
    cause: str


@dataclass(slots=True, frozen=True)
class LinkView:
    """What a seat has activated and what waits to take effect: link `number` of a chain, counted from the first.

    `name` is empty for who may not know the card, `handle` where it no longer is what it was. `aims` are the handles of
    what was chosen for it (or `seat:1`); `idle` says that nothing will come of it.
    """

    number: int
    seat: int
    name: str
    handle: str = ""
    aims: tuple[str, ...] = ()
    idle: bool = False


@dataclass(slots=True, frozen=True)
class View:
    """The whole table as one seat sees it; `seat` is None for the public table (all hands face down). `waiting` names
    what has been set off and comes later, `chain` has what can be answered now, the last one first to take effect.
    """

    seat: int | None
    turn: int
    active: int
    step: str
    seats: tuple[SeatView, ...]
    attack: tuple[str, str] | None = None
    waiting: tuple[str, ...] = field(default=())
    chain: tuple[LinkView, ...] = ()
