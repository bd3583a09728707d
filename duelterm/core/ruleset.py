"""What a rule set must offer so that everything around the rules can stay free of any game."""

from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, Protocol

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.state import State
from duelterm.core.view import Face, LifeLine
from duelterm.core.waiting import Waiting


class Words(Protocol):
    """Everything that a rule set says to people. `names` are the people's names by seat; `known` is the bit mask of
    the seats that read along: a card is named only if all of them may know it.
    """

    def prompt(self, state: Any, decision: Decision, names: Sequence[str]) -> str:
        """What is asked."""
        ...

    def choice(self, state: Any, decision: Decision, option: Any, name: str, names: Sequence[str]) -> tuple[str, str]:
        """An option and its consequence in words; `name` is its card's name or place as the readers may know it."""
        ...

    def line(self, event: Event, name: str | None, names: Sequence[str], other: str | None) -> str:
        """An event in words, empty if it isn't told; `name` is its card's name, None for readers who can't know it."""
        ...

    def reason(self, reason: Any) -> str:
        """A rule's number and words, or the card that forbids."""
        ...

    def ending(self, rule: str) -> str:
        """How a duel ended."""
        ...


class RuleSet(Protocol):
    """A game as people can play it."""

    name: str

    @property
    def words(self) -> Words:
        """What it says to people."""
        ...

    def run(self, state: Any) -> Coroutine[Decision, Any, None]:
        """The rules from wherever the state stands; at an act with nothing pending a copy of the state can go on."""
        ...

    def face(self, definition: Any) -> Face:
        """What is printed on a card."""
        ...

    def now(self, state: Any, card: Card) -> tuple[int | None, tuple[str, ...], bool]:
        """A card's current power, its current tags, and whether it is sick."""
        ...

    def figures(self, state: Any, card: Card) -> tuple[tuple[str, int], ...]:
        """A card's other current figures, by their short names."""
        ...

    def standing(self, state: Any, seat: int) -> tuple[tuple[str, int], ...]:
        """A seat's own figures that all may see, by their short names."""
        ...

    def sheet(self, state: Any) -> Sequence[LifeLine]:
        """Every change of life points so far, with its cause in words."""
        ...

    def moment(self, state: Any) -> tuple[int, int, str]:
        """The turn's number, the seat whose turn it is, the step."""
        ...

    def attack(self, state: Any) -> tuple[Card, Card | int] | None:
        """The attack going on: the attacker, and the creature or seat that it goes at."""
        ...

    def chain(self, state: Any) -> Sequence[Waiting]:
        """What has been activated and can be answered, the first one first; empty in a game without answers."""
        ...

    def why_not(self, state: Any, verb: str, card: Card, target: Card | int | None) -> Any | None:
        """The reason why an act of the asked seat isn't legal now; None if it is."""
        ...

    def why_not_asked(self, state: Any, decision: Decision, card: Card | None) -> Any | None:
        """The reason why a card can't be chosen for this decision; with no card, why the turn can't be ended now."""
        ...

    def coach(self, state: Any, decision: Decision) -> Advice:
        """What the asked seat could do now, and why: from what it may know, for an open question what all know."""
        ...

    def loose(self, state: Any) -> Sequence[Card]:
        """The cards that are in use and lie in no zone just now."""
        ...

    def faults(self, state: Any, decision: Decision) -> Iterable[str]:
        """What must never be, whatever is played, and is so all the same while this is asked."""
        ...

    def is_quiescent(self, state: State, decision: Decision) -> bool:
        """Whether the rules hold nothing that the state does not."""
        ...
