"""What the screen, the bots and the tests know of a running duel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from duelterm.core.view import Face, LifeLine, View


@dataclass(slots=True, frozen=True)
class Choice:
    """One answer that may be given.

    `key` is stable within the question (`charge:c12`, `attack:c12>c30`, `attack:c12>seat:1`, `slot:shields:1:3`,
    `yes`, `end`). `card` and `target` are handles of the view (or `seat:1`), empty if it is about no card. `face` is
    there when the asked seat may see the card but it lies in no zone that its view shows (a searched deck).
    """

    key: str
    verb: str
    text: str
    consequence: str = ""
    card: str = ""
    target: str = ""
    face: Face | None = None


@dataclass(slots=True, frozen=True)
class Question:
    """What a seat is asked now.

    `kind` is one of `act` (answer one key), `pick` (lo..hi keys), `confirm` (`yes` or `no`), `order` (all keys in
    order), `number` (lo..hi as text), `name` (one of the choices' keys). `proposal` is a legal answer that Enter takes.
    `private` says that the seat needs its private screen (its hand or a card only it may see): others may be told no
    more of the question than number, seat, kind, prompt and `told`, its words as everybody may know them, empty where
    they hold more than that. Otherwise it is asked openly, by name. `source` is the card that asks or is to be paid
    for.
    """

    number: int
    seat: int
    kind: str
    prompt: str
    text: str
    choices: tuple[Choice, ...]
    lo: int = 1
    hi: int = 1
    proposal: tuple[str, ...] = ()
    private: bool = False
    source: Face | None = None
    told: str = ""


@dataclass(slots=True, frozen=True)
class Line:
    """One line of news as a seat (or the public) may read it. `depth` indents what follows from what."""

    number: int
    turn: int
    text: str
    depth: int = 0


@dataclass(slots=True, frozen=True)
class Result:
    """How the duel ended. `winner` is None for a draw, of a team that won its first seat; `reason` is a rule number and
    its words. `winners` are all seats that won.
    """

    winner: int | None
    reason: str
    winners: tuple[int, ...] = ()


class RefusedAnswer(ValueError):
    """The answer is not one of the legal ones; the message says why and what would be right."""


class Table(Protocol):
    """A running duel, as far as anybody outside the rules may know it. Seats are 0 and 1 (0 to 3 in a tag duel)."""

    @property
    def names(self) -> Sequence[str]:
        """What each seat is called: the name of the person, with a number for somebody who plays several seats."""
        ...

    @property
    def sides(self) -> Sequence[int]:
        """The number of each seat's team; in a duel of two everybody is a team."""
        ...

    @property
    def people(self) -> Sequence[int]:
        """The number of the person at each seat (TAG-1.6): the screen is handed over only from one to another."""
        ...

    def person(self, seat: int) -> str:
        """The name of the person at this seat."""
        ...

    @property
    def privacy(self) -> str:
        """`curtain`, `peek` or `open`; `solo` where one person sits at seat 0 and nobody else looks."""
        ...

    @property
    def rulebook(self) -> str:
        """The name of the rulebook of this game."""
        ...

    @property
    def question(self) -> Question | None:
        """What is asked now, None when the duel has ended."""
        ...

    @property
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        ...

    def view(self, seat: int | None) -> View:
        """The table as this seat sees it; None is the public table."""
        ...

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        """The lines from number `since` on that this seat may read."""
        ...

    def sheet(self) -> Sequence[LifeLine]:
        """The score sheet that all may read (R3-4.5): every change of life points, the first one first. Empty where
        nobody has any.
        """
        ...

    def answer(self, keys: Sequence[str]) -> None:
        """Answer the open question; on disk before this returns. Raises RefusedAnswer."""
        ...

    def coach(self) -> tuple[str, ...]:
        """At most three lines of at most 76 cells for the person who is asked now: what to do, and why. They tell no
        more than the open question may: with a private question they belong on that person's private screen alone.
        """
        ...

    def why_not(self, verb: str, card: str, target: str = "") -> str:
        """Why this act isn't legal now: the rule's number and words, or the card that forbids it. Empty if legal.

        `verb` is that of an act (`charge`, `play`, `attack`, `tap ability`), `choose` for a card that the open question
        doesn't offer (a blocker, a card to pay with), or `end` with no card.
        """
        ...

    def can_undo(self) -> bool:
        """Whether the last own act may be taken back: no secret and no chance has come out since."""
        ...

    def undo_refusal(self) -> str:
        """Why the last own act can't be taken back now, in a few words; empty if it can."""
        ...

    def undo(self) -> None:
        """Take back the last own act. Raises RefusedAnswer."""
        ...

    def policy(self, seat: int) -> str:
        """What this seat announced about questions outside its turn: `always`, `attacks` or `nothing`, these two with
        ` until changed` too.
        """
        ...

    def own_policy(self, seat: int) -> str:
        """What this seat announced about questions after its own acts: `own acts` to be asked, with ` until changed`
        too, or `own acts no`. Empty in a game that leaves nothing out.
        """
        ...

    def announce_policy(self, seat: int, policy: str) -> None:
        """Announce either, in whoever's turn. The one holds until that seat's person has a turn again, that about own
        acts until this turn is over, or until another is announced if it says so. Raises RefusedAnswer.
        """
        ...

    def concede(self, seat: int) -> None:
        """DM-9.12, R3-4.6, STD-1.4: this seat gives up, for its team too (TAG-7.14)."""
        ...
