"""Whose screen it is: nobody's (both hands lie face down) or one person's. Nothing else decides who may see."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from duelterm.core.view import View
from duelterm.session.api import Question, Table

ALONE = 0
"""The seat of the person who plays alone."""


class Gate(Enum):
    """What stands between a question and the person it is for."""

    OPEN = "it can be asked now"
    KEY = "one capital key opens the hand"
    CURTAIN = "the keyboard must be passed"


@dataclass(slots=True)
class Keyboard:
    """The state of the one screen that people share.

    `owner` is whose private screen is shown. `last` remembers whose private screen was shown last, and in which turn.
    `bottom` is the seat from whose side the board is seen: the owner's, on the public screen the turn player's.
    `people` has the number of the person at each seat: it is handed over only from one person to another (TAG-1.6).
    """

    privacy: str
    owner: int | None = None
    last: tuple[int, int] | None = None
    bottom: int = 0
    people: Sequence[int] = ()

    def meet(self, question: Question | None, public: View) -> Gate:
        """Let go of the screen as far as this question demands; what is still in the way of asking it.

        The answer depends on public facts alone: who is asked, whether privately, whose turn and step it is.
        """
        if question is None:
            self.close()
            return Gate.OPEN
        gate = self._meet(question, public)
        self.bottom = public.active if self.owner is None else self.owner
        return gate

    def _meet(self, question: Question, public: View) -> Gate:
        if self.privacy == "solo":
            self.open(ALONE, public.turn)
            return Gate.OPEN
        if self.privacy == "open":
            self.open(question.seat if question.private else public.active, public.turn)
            return Gate.OPEN
        if self.privacy == "peek":
            self.close()
            return Gate.KEY if question.private else Gate.OPEN
        return self._meet_with_curtain(question, public)

    def _meet_with_curtain(self, question: Question, public: View) -> Gate:
        if self.owner not in (None, question.seat) and self.is_same(self.owner, question.seat):
            self.open(question.seat, public.turn)
        if question.private:
            if self.owner == question.seat:
                return Gate.OPEN
            self.close()
            return Gate.KEY if self._is_turn_player_back(question, public) else Gate.CURTAIN
        # DM-3.9: from the first attack a turn needs no hand, so the table stays public.
        if self.owner != question.seat or public.step == "attack":
            self.close()
        return Gate.OPEN

    def _is_turn_player_back(self, question: Question, public: View) -> bool:
        if self.last is None or not self.is_same(question.seat, public.active):
            return False
        seat, turn = self.last
        return self.is_same(seat, question.seat) and turn == public.turn

    def is_same(self, one: int | None, other: int | None) -> bool:
        """Whether these seats are one person's."""
        if one is None or other is None:
            return False
        return one == other or (bool(self.people) and self.people[one] == self.people[other])

    def open(self, seat: int, turn: int) -> None:
        """Give the screen to this person."""
        self.owner = self.bottom = seat
        self.last = (seat, turn)

    def close(self) -> None:
        """Give the screen to nobody."""
        self.owner = None

    def hide(self) -> None:
        """Give the screen to nobody, and let nobody back without a curtain."""
        self.owner = self.last = None

    def may_read(self, question: Question) -> bool:
        """Whether the question's words and choices may stand on the screen now."""
        return not question.private or self.privacy == "open" or self.owner == question.seat


def seen(table: Table, keyboard: Keyboard) -> View:
    """The table as the screen may show it now."""
    view = table.view(keyboard.owner)
    if keyboard.privacy != "open":
        return view
    return replace(view, seats=tuple(table.view(seat.seat).seats[at] for at, seat in enumerate(view.seats)))
