"""What the screen, the bots and the tests know of a running match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from duelterm.library.chips import Chips
from duelterm.session.api import Question, Table


@dataclass(slots=True, frozen=True)
class DuelLine:
    """A duel of the match that is over. `winner` is a seat, None for a draw. `ante` has by seat the card that lay
    there for it, empty if none did; `won` is the one that changed hands.
    """

    winner: int | None
    reason: str
    ante: tuple[str, ...]
    won: str


@dataclass(slots=True, frozen=True)
class Score:
    """How the match stands; all of it is public. `wins`, `decks` and `sides` (how many cards a deck and a side deck
    have now) and `stakes` are by seat. `ante` says whether it is played for. `beginner` is who decides who goes first
    in the duel that is on or comes next: the loser's seat, None where rock, paper, scissors settles it.
    """

    duels: tuple[DuelLine, ...]
    wins: tuple[int, ...]
    decks: tuple[int, ...]
    sides: tuple[int, ...]
    stakes: tuple[Chips, ...]
    ante: bool
    beginner: int | None


@dataclass(slots=True, frozen=True)
class MatchResult:
    """How the match ended. `winner` is None for a draw; `reason` is a rule number and its words. `trouble` is empty
    once chips and cards are with the people, else why they couldn't be moved yet.
    """

    winner: int | None
    reason: str
    trouble: str = ""


class MatchTable(Protocol):
    """A running match. One of three is there at any time: a `question` between duels, a `duel`, or a `result`."""

    @property
    def names(self) -> Sequence[str]:
        """The people's names by seat."""
        ...

    @property
    def privacy(self) -> str:
        """As that of its duels: `curtain`, `peek` or `open`."""
        ...

    @property
    def rulebook(self) -> str:
        """The name of the rulebook of this game."""
        ...

    @property
    def rule(self) -> str:
        """The rule that tells of its matches."""
        ...

    @property
    def question(self) -> Question | None:
        """What is asked between duels.

        Prompts, in this order: `ante` and `stakes` before the first duel, to each seat, if they were proposed: openly,
        kind `confirm`. After a duel, seat by seat, `refill` and `exchange`: private, kind `pick`. The choices of
        `exchange` have the verbs `out` (a card of the deck, of the extra deck too if the side deck may hold such) and
        `in` (one of the side deck); as many of one as of the other may be chosen, and as many of each kind, none too.
        Those of `refill` have the verb `in`. Each choice has its card's face.
        """
        ...

    @property
    def duel(self) -> Table | None:
        """The duel that is on; once it has a result, `go_on` is to be called."""
        ...

    @property
    def result(self) -> MatchResult | None:
        """How it ended, None while it goes on."""
        ...

    @property
    def score(self) -> Score:
        """How it stands."""
        ...

    def answer(self, keys: Sequence[str]) -> None:
        """Answer the open question; on disk before this returns. Raises RefusedAnswer."""
        ...

    def go_on(self) -> None:
        """Put down the result of a duel that has ended, and go on to what follows; after the end of a match whose
        result has `trouble`, try again. Raises RefusedAnswer if there is nothing to go on from.
        """
        ...

    def concede(self, seat: int) -> None:
        """This seat gives up the whole match, and the duel that is on. Raises RefusedAnswer once it is over."""
        ...

    def abandon(self) -> None:
        """Leave a match whose first duel hasn't begun: nothing of it is kept. Raises RefusedAnswer later."""
        ...

    def close(self) -> None:
        """Let another process go on with it."""
        ...
