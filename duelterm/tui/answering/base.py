"""What all kinds of answers have in common: spots to choose, steps, and the options that the prompt lists."""

from collections.abc import Callable
from dataclasses import dataclass

from duelterm.session.api import Choice, Question

NameOf = Callable[[str], str]
LISTED = "choice:"
"""How the spot of a choice begins that stands only in the list."""


@dataclass(slots=True, frozen=True)
class Step:
    """What a key press led to: a finished answer, a word to say, or (both empty) a changed picture."""

    answer: tuple[str, ...] | None = None
    say: str = ""


@dataclass(slots=True, frozen=True)
class Option:
    """One line of the prompt: `key` is `Enter` or `Esc`, `command` the id of a command that gives this answer.

    Where both are empty the spot's label stands.
    """

    spot: str
    text: str
    consequence: str = ""
    key: str = ""
    command: str = ""


def spot_of(choice: Choice) -> str:
    """Where a choice is made: at a card, at a place (`shields:1:3`), or, if at neither, in the prompt's list."""
    if choice.key.startswith("slot:"):
        return choice.key.removeprefix("slot:")
    return choice.card or listed(choice)


def listed(choice: Choice) -> str:
    """The spot of a choice that stands only in the list."""
    return f"{LISTED}{choice.key}"


@dataclass(slots=True)
class Answering:
    """An answer in the making. `pointed` is the spot that somebody moved the cursor to since the question was asked."""

    question: Question

    def asks(self, name_of: NameOf) -> str:
        """What is asked at this point of the answer."""
        return self.question.text

    def spots(self) -> dict[str, tuple[Choice, ...]]:
        """The spots that can be chosen now, with what choosing each may mean."""
        return {}

    def mark(self, spot: str) -> str:
        """The sign of a spot that is picked already, empty for all others."""
        return ""

    def press(self, spot: str) -> Step:
        """Choose a spot."""
        return Step(say="Can't choose that now.")

    def enter(self, pointed: str = "") -> Step:
        """Do it: the spot pointed at, or the proposal."""
        return Step()

    def escape(self) -> bool:
        """One step back; whether there was one."""
        return False

    def typed(self, character: str) -> bool:
        """Take a typed character; whether it meant anything."""
        return False

    def adjust(self, by: int) -> bool:
        """Up or down with a number; whether there is one."""
        return False

    def options(self, pointed: str, name_of: NameOf) -> list[Option]:
        """What each key does now, Enter first."""
        return []

    def counter(self) -> str:
        """How far the answer is."""
        return ""

    @property
    def subject(self) -> str:
        """The card that was chosen first, where an act has two steps."""
        return ""
