"""What is shown of a game's cards: in slots, in the card pane, on pages. Words and styles, no cells."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from duelterm.core.view import CardView, Face


class CardWords(ABC):
    """The words for the cards of one game. `lying` says that cards lie face up or face down where this one is."""

    @abstractmethod
    def letters(self, face: Face) -> str:
        """What its colour says, as letters."""

    @abstractmethod
    def style(self, face: Face | None) -> str:
        """The colour that repeats what letters say."""

    @abstractmethod
    def head(self, face: Face, room: int) -> str:
        """What stands before its name, which has so many cells together with it; may be empty."""

    @abstractmethod
    def figures(self, card: CardView, face: Face, lying: bool, room: int) -> list[str]:
        """The most telling words under its name: what it is worth now, else what it is."""

    @abstractmethod
    def states(self, card: CardView, face: Face) -> list[str]:
        """Further short words about what it is now."""

    @abstractmethod
    def position(self, card: CardView, lying: bool) -> str:
        """A word for how it lies, on the rim of its box; empty for the usual way."""

    @abstractmethod
    def tail(self, card: CardView) -> str:
        """A word for how it lies, where it has no box and the other words don't say so."""

    @abstractmethod
    def printed(self, face: Face) -> list[str]:
        """What is printed on it, for one line of the card pane; the first begins with `head`."""

    @abstractmethod
    def told(self, face: Face | None, card: CardView | None, lying: bool) -> list[str]:
        """Its states in whole words: what its shape says, for the card pane."""

    @abstractmethod
    def read(self, face: Face, dot: str) -> list[str]:
        """What is printed on it without its text, line by line, for the card reader."""

    @abstractmethod
    def listed(self, face: Face) -> str:
        """Its line in a list."""

    def now(self, face: Face, card: CardView | None, lying: bool) -> Sequence[str]:
        """What it is now beyond what is printed on it."""
        given = [tag for tag in (card.tags if card is not None else ()) if tag not in face.tags]
        return [*self.told(face, card, lying), *given]
