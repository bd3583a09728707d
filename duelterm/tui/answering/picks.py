"""Answering with some of the choices, or with all of them in an order."""

from dataclasses import dataclass, field

from duelterm.session.api import Choice
from duelterm.tui.answering.base import Answering, NameOf, Option, Step, listed, spot_of


@dataclass(slots=True)
class PickAnswering(Answering):
    """From lo to hi of the choices (a name is one of one): labels toggle, Enter takes what is picked."""

    picked: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.picked = list(self.question.proposal)

    @property
    def lo(self) -> int:
        """The least number of choices."""
        return 1 if self.question.kind == "name" else self.question.lo

    @property
    def hi(self) -> int:
        """The largest number of choices."""
        return 1 if self.question.kind == "name" else self.question.hi

    def spots(self) -> dict[str, tuple[Choice, ...]]:
        groups: dict[str, tuple[Choice, ...]] = {}
        for choice in self.question.choices:
            spot = spot_of(choice)
            groups[listed(choice) if spot in groups else spot] = (choice,)
        return groups

    def mark(self, spot: str) -> str:
        choices = self.spots().get(spot, ())
        return "*" if any(choice.key in self.picked for choice in choices) else ""

    def press(self, spot: str) -> Step:
        chosen = self.spots().get(spot)
        if chosen is None:
            return Step(say="Can't choose that now.")
        key = chosen[0].key
        if key in self.picked:
            self.picked.remove(key)
        elif self.hi == 1:
            self.picked = [key]
        elif len(self.picked) >= self.hi:
            return Step(say=f"Can't pick more: {self.hi} of {self.hi} are picked; take one back first.")
        else:
            self.picked.append(key)
        return Step()

    def enter(self, pointed: str = "") -> Step:
        if self._picks(pointed):
            return self.press(pointed)
        if len(self.picked) < self.lo:
            return Step(say=f"Pick {self.lo - len(self.picked)} more.")
        return Step(answer=tuple(self.picked))

    def _picks(self, pointed: str) -> bool:
        if pointed not in self.spots() or self.mark(pointed):
            return False
        return self.hi == 1 or len(self.picked) < self.hi

    def escape(self) -> bool:
        before, self.picked = self.picked, list(self.question.proposal)
        return before != self.picked

    def counter(self) -> str:
        least = "at most " if self.lo == 0 else f"{self.lo} to "
        return f"picked {len(self.picked)} of {'' if self.lo == self.hi else least}{self.hi}"

    def options(self, pointed: str, name_of: NameOf) -> list[Option]:
        spots = self.spots()
        options = [Option(spot, choice.text, choice.consequence) for spot, (choice,) in spots.items()]
        if self._picks(pointed):
            options.insert(0, Option(pointed, f"mark: {spots[pointed][0].text}", key="Enter"))
        elif len(self.picked) >= self.lo:
            options.insert(0, Option("", self._taking(), key="Enter"))
        return options

    def _taking(self) -> str:
        texts = [choice.text for choice in self.question.choices if choice.key in self.picked]
        if self.hi == 1 and texts:
            return texts[0]
        return "take " + ", ".join(texts) if texts else "none"


@dataclass(slots=True)
class OrderAnswering(Answering):
    """All choices in an order: labels number them, Enter takes the rest as listed."""

    ordered: list[str] = field(default_factory=list)

    def spots(self) -> dict[str, tuple[Choice, ...]]:
        return {spot_of(choice): (choice,) for choice in self.question.choices}

    def mark(self, spot: str) -> str:
        choices = self.spots().get(spot, ())
        numbers = [str(self.ordered.index(choice.key) + 1) for choice in choices if choice.key in self.ordered]
        return numbers[0] if numbers else ""

    def press(self, spot: str) -> Step:
        chosen = self.spots().get(spot)
        if chosen is None:
            return Step(say="Can't choose that now.")
        key = chosen[0].key
        if key in self.ordered:
            self.ordered.remove(key)
        else:
            self.ordered.append(key)
        return Step()

    def enter(self, pointed: str = "") -> Step:
        return Step(answer=(*self.ordered, *self._rest()))

    def _rest(self) -> list[str]:
        listed_keys = self.question.proposal or tuple(choice.key for choice in self.question.choices)
        return [key for key in listed_keys if key not in self.ordered]

    def escape(self) -> bool:
        if self.ordered:
            self.ordered.pop()
            return True
        return False

    def counter(self) -> str:
        return f"placed {len(self.ordered)} of {len(self.question.choices)}"

    def options(self, pointed: str, name_of: NameOf) -> list[Option]:
        rest = "take this order" if not self._rest() else "take the others as listed"
        return [
            Option("", rest, key="Enter"),
            *(Option(spot, choice.text, choice.consequence) for spot, (choice,) in self.spots().items()),
        ]
