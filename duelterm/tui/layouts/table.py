"""How one game lies on the table. The frame asks this and never which game it is."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from duelterm.core.view import CardView, SeatView
from duelterm.tui.layouts.cards import CardWords
from duelterm.tui.layouts.sizes import FIXED_ROWS, TALL, WIDE, WIDEST, Layout, Window, Zoning

Key = tuple[str, str]
NO_PARTNERS: Mapping[str, str] = {"above": "", "below": "", "partner": ""}
"""Commands that mean nothing where nobody has a partner."""
HAND = "hand"
PARTNERS = ("far", "near")
"""The sides of those whose partners have the ones at the top and at the bottom."""
ANY = -1
"""As many numbered places as are needed."""


@dataclass(slots=True, frozen=True)
class ZoneShape:
    """One zone of one side whose cards have slots.

    `row` is the row of the keyboard that its labels come from; `always` says that its cards are labelled whatever is
    asked. `places` are numbered, with gaps where nothing lies: so many, ANY, or 0 for cards in a row. With `faces` they
    lie face up or face down there, face-down ones sideways if it is `sideways`; `one` names a card whose face isn't
    seen, `down` is a short word under it, `gap` one for a place where nothing lies. A zone that is `beside` has the one
    after it to its right, in the same line; `after` counts the columns of its line that stand before a zone.
    """

    side: str
    name: str
    row: str
    cards: CardWords
    always: bool = False
    places: int = 0
    faces: bool = False
    sideways: bool = False
    one: str = "face-down card"
    down: str = ""
    gap: str = ""
    beside: bool = False
    after: int = 0

    @property
    def key(self) -> Key:
        """Side and name."""
        return self.side, self.name

    def lies_sideways(self, card: CardView) -> bool:
        """Whether a card here lies sideways."""
        return card.tapped or (self.sideways and card.face is None)

    def is_face_down(self, card: CardView) -> bool:
        """Whether a card whose face is seen lies face down here."""
        return self.faces and not card.face_up

    def called(self, card: CardView) -> str:
        """What a card is called whose face isn't seen."""
        return f"the {self.one}{f' {card.place}' if self.faces else ''}"


@dataclass(slots=True, frozen=True)
class Pile:
    """Zones that a page shows: its title, a word for them, their names."""

    title: str
    word: str
    zones: tuple[str, ...]


class GameTable(ABC):
    """One game's table.

    `shapes` stand from the top of the screen to its bottom. `steps` are those of a turn. `counted` are the zones whose
    counts stand in a side's head, with their words, the graveyard last. `arena` names the zones from which a card that
    leaves is still shown for a moment, `walls` the zone whose cards are broken. `pile` is what the piles' key opens.
    `acts` are the acts that a player may want of an own card, by its zone, `verbs` their words after "can't"; `wished`
    is the one that is wanted of a card in hand even if another can be chosen, if any. `unit` is a card of the field
    that isn't known better, `signs` what the page of keys explains, `key_words` its words for commands that mean
    something else in this game, or nothing. `answering` are the prompts by which what was done may be answered.
    `scored` says that life points are kept. `shared` are the zones that partners count as one.
    """

    rulebook: ClassVar[str]
    cards: ClassVar[CardWords]
    shapes: ClassVar[tuple[ZoneShape, ...]]
    steps: ClassVar[tuple[str, ...]]
    counted: ClassVar[tuple[tuple[str, str], ...]]
    arena: ClassVar[tuple[str, ...]]
    walls: ClassVar[str] = ""
    pile: ClassVar[Pile]
    acts: ClassVar[Mapping[str, tuple[str, ...]]]
    verbs: ClassVar[Mapping[str, str]]
    wished: ClassVar[str] = ""
    unit: ClassVar[str]
    signs: ClassVar[tuple[tuple[str, str], ...]]
    key_words: ClassVar[Mapping[str, str]]
    answering: ClassVar[tuple[str, ...]] = ()
    scored: ClassVar[bool] = False
    shared: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def head(self, shape: ZoneShape, cards: Sequence[CardView], width: int) -> str:
        """What stands before a zone's slots."""

    @abstractmethod
    def beside(self, seat: SeatView) -> str:
        """What stands at the right end of a side's head."""

    @abstractmethod
    def public(self, seat: SeatView) -> tuple[str, str]:
        """What everybody may know of a side at the curtain: its name and its value."""

    @abstractmethod
    def zonings(self, window: Window) -> dict[Key, Zoning]:
        """The slots of every zone."""

    @abstractmethod
    def rows(self, window: Window) -> tuple[int, int]:
        """Lines of the strip where nothing stands beside the board, and of the keys."""

    def counts(self, seat: SeatView) -> list[tuple[str, str]]:
        """The zones whose counts stand in this side's head now, with their words."""
        return [(zone, word) for zone, word in self.counted if zone in seat.zones]

    @property
    def elsewhere(self) -> ZoneShape:
        """How a card lies that has no slot."""
        return ZoneShape("", "", "", self.cards)

    @property
    def has_partners(self) -> bool:
        """Whether each side has two fields."""
        return any(shape.side in PARTNERS for shape in self.shapes)

    @property
    def keys(self) -> tuple[Key, ...]:
        """The zones from the top of the screen to its bottom."""
        return tuple(shape.key for shape in self.shapes)

    @property
    def lines(self) -> Sequence[Sequence[ZoneShape]]:
        """The zones line by line, those that stand beside one another together."""
        found: list[list[ZoneShape]] = []
        joins = False
        for shape in self.shapes:
            if joins:
                found[-1].append(shape)
            else:
                found.append([shape])
            joins = shape.beside
        return found

    def shape(self, key: Key) -> ZoneShape:
        """A zone by side and name."""
        return next(shape for shape in self.shapes if shape.key == key)

    def lies(self, zone: str) -> ZoneShape:
        """How a card lies in a zone of this name, on either side."""
        return next((shape for shape in self.shapes if shape.name == zone), self.elsewhere)

    def layout(self, width: int, height: int) -> Layout:
        """The arrangement for a window of this size."""
        side = 48 if width >= WIDEST else 40 if width >= WIDE else 0
        window = Window(width - side, height, side > 0, width >= WIDEST)
        zones = self.zonings(window)
        strip, keys = self.rows(window)
        field = FIXED_ROWS + sum(zones[line[-1].key].lines for line in self.lines)
        keys = 2 if side and height >= TALL else keys
        return Layout(window.board, side, field, 0 if side else strip, keys, height * 3 // 5, zones)
