"""An exchange between deck and side deck in the making (R3-2.3, R3-2.6): two columns of cards, marked `out` and `in`.

What keys and mouse do to it is here; nothing here draws.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from duelterm.session.api import Choice, Question

OUT, IN = "out", "in"
TITLES = {OUT: "DECK", IN: "SIDE DECK"}
LONGEST = 20


@dataclass(slots=True)
class Column:
    """The cards that can be marked with one verb; what is typed narrows them, `at` is the cursor among those left."""

    verb: str
    choices: tuple[Choice, ...]
    typed: str = ""
    at: int = 0

    @property
    def found(self) -> tuple[Choice, ...]:
        """The cards that have what was typed, in their name or in what they are."""
        return tuple(choice for choice in self.choices if self.typed in _letters(choice))

    @property
    def card(self) -> Choice | None:
        """The card at the cursor."""
        found = self.found
        return found[self.at] if self.at < len(found) else None

    def move(self, by: int) -> None:
        """The cursor up or down, as far as it goes."""
        self.at = min(max(self.at + by, 0), max(len(self.found) - 1, 0))

    def search(self, typed: str) -> None:
        """Look for this; the cursor stays at its card if that is still there."""
        card, self.typed = self.card, typed[:LONGEST]
        self.at = next((at for at, choice in enumerate(self.found) if choice == card), 0)


@dataclass(slots=True)
class Exchanging:
    """The answer in the making. `here` is the column with the cursor, `pointed` says that somebody has gone to a card
    since one was marked last: then Enter marks, else it finishes.
    """

    question: Question
    columns: tuple[Column, ...] = field(init=False)
    here: int = 0
    pointed: bool = False
    marked: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.columns = tuple(_columns(self.question))
        self.marked = list(self.question.proposal)

    @property
    def column(self) -> Column:
        """The column with the cursor."""
        return self.columns[self.here]

    @property
    def fills(self) -> bool:
        """Whether a deck is filled up (R3-2.6): nothing goes out then."""
        return len(self.columns) == 1

    def count(self, verb: str) -> int:
        """How many cards are marked with this verb."""
        return sum(choice.verb == verb and choice.key in self.marked for choice in self.question.choices)

    def move(self, by: int) -> None:
        """An arrow key."""
        self.column.move(by)
        self.pointed = True

    def switch(self) -> None:
        """To the other column."""
        self.here = (self.here + 1) % len(self.columns)
        self.pointed = not self.fills

    def type(self, character: str) -> None:
        """A letter or digit to look for."""
        if character.isalnum():
            self.column.search(self.column.typed + character.casefold())
            self.pointed = True

    def erase(self) -> None:
        """Take back the last letter."""
        self.column.search(self.column.typed[:-1])

    def toggle(self, here: int, at: int) -> None:
        """Mark the card at this line of a column, or take its mark back. A search that found it is over."""
        column = self.columns[here]
        if at >= len(column.found):
            return
        self.here, column.at, self.pointed = here, at, False
        key = column.found[at].key
        if key in self.marked:
            self.marked.remove(key)
        else:
            self.marked.append(key)
        column.search("")

    def enter(self) -> tuple[str, ...] | None:
        """Mark the card that was gone to, or finish: the answer."""
        if self.pointed and self.column.card is not None:
            self.toggle(self.here, self.column.at)
            return None
        return tuple(self.marked)

    def escape(self) -> bool:
        """One step back: the search, then the mark that was set last; whether there was one."""
        if self.column.typed:
            self.column.search("")
        elif self.marked:
            self.marked.pop()
        else:
            return False
        self.pointed = False
        return True

    @property
    def counter(self) -> str:
        """How far it is."""
        if self.fills:
            least = f"none or {self.question.hi}" if self.question.lo == 0 else str(self.question.hi)
            return f"{self.count(IN)} in, of {least}"
        return f"{self.count(OUT)} out, {self.count(IN)} in"

    @property
    def doing(self) -> str:
        """What Enter does now."""
        card = self.column.card
        if self.pointed and card is not None:
            return f"{'take the mark back' if card.key in self.marked else f'mark {card.verb}'}: {card.text}"
        if self.fills:
            return f"fill up with {self.count(IN)}" if self.marked else "leave it as it is"
        out, into = self.count(OUT), self.count(IN)
        if not self.marked:
            return "no exchange"
        return f"exchange {out} for {into}" if out == into else f"not yet: {out} out and {into} in"


def _columns(question: Question) -> Iterator[Column]:
    for verb in TITLES:
        choices = tuple(choice for choice in question.choices if choice.verb == verb)
        if choices:
            yield Column(verb, choices)


def _letters(choice: Choice) -> str:
    """What is looked through: the name, and what kind of card it is, without the blanks."""
    face = choice.face
    told = (choice.text, face.kind, *(value for _, value in face.stats)) if face is not None else (choice.text,)
    return " ".join("".join(filter(str.isalnum, text.casefold())) for text in told)
