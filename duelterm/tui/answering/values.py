"""Answering with yes or no, or with a number."""

from dataclasses import dataclass

from duelterm.tui.answering.base import Answering, NameOf, Option, Step


@dataclass(slots=True)
class ConfirmAnswering(Answering):
    """Yes or no: Enter and Esc, never letters."""

    def enter(self, pointed: str = "") -> Step:
        return Step(answer=("yes",))

    def refuse(self) -> Step:
        """The answer no."""
        return Step(answer=("no",))

    def options(self, pointed: str, name_of: NameOf) -> list[Option]:
        words = {choice.key: choice for choice in self.question.choices}
        yes, no = words.get("yes"), words.get("no")
        return [
            Option("", yes.text if yes else "yes", yes.consequence if yes else "", "Enter"),
            Option("", no.text if no else "no", no.consequence if no else "", "Esc"),
        ]


@dataclass(slots=True)
class NumberAnswering(Answering):
    """A number from lo to hi: digits or the arrows, then Enter."""

    text: str = ""

    @property
    def value(self) -> int:
        """The number as it stands."""
        if self.text:
            return int(self.text)
        return int(self.question.proposal[0]) if self.question.proposal else self.question.lo

    def typed(self, character: str) -> bool:
        if character not in "0123456789" or len(self.text) >= 4:
            return False
        self.text += character
        return True

    def adjust(self, by: int) -> bool:
        self.text = str(min(max(self.value + by, self.question.lo), self.question.hi))
        return True

    def escape(self) -> bool:
        begun, self.text = bool(self.text), ""
        return begun

    @property
    def _is_in_range(self) -> bool:
        return self.question.lo <= self.value <= self.question.hi

    def enter(self, pointed: str = "") -> Step:
        if not self._is_in_range:
            self.text = ""
            return Step(say=f"A number from {self.question.lo} to {self.question.hi}, please.")
        return Step(answer=(str(self.value),))

    def counter(self) -> str:
        return f"{self.question.lo} to {self.question.hi}"

    def options(self, pointed: str, name_of: NameOf) -> list[Option]:
        if not self._is_in_range:
            least, most = self.question.lo, self.question.hi
            return [Option("", f"{self.value} is not from {least} to {most}: type it anew", key="Esc")]
        return [Option("", f"take {self.value}", key="Enter"), Option("", "type a number, or up and down", key="0-9")]
