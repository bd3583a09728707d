"""From key presses to an answer: one small class for each kind of question, none of which knows the screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from duelterm.session.api import Choice, Question

NameOf = Callable[[str], str]


@dataclass(slots=True, frozen=True)
class Step:
    """What a key press led to: a finished answer, a word to say, or (both empty) a changed picture."""

    answer: tuple[str, ...] | None = None
    say: str = ""


@dataclass(slots=True, frozen=True)
class Option:
    """One line of the prompt: `key` is `Enter`, `Esc` or a capital; where it is empty the spot's label stands."""

    spot: str
    text: str
    consequence: str = ""
    key: str = ""


def spot_of(choice: Choice) -> str:
    """Where a choice is made: at a card, at a place (`shields:1:3`), or, if at neither, in the prompt's list."""
    if choice.key.startswith("slot:"):
        return choice.key.removeprefix("slot:")
    return choice.card or listed(choice)


def listed(choice: Choice) -> str:
    """The spot of a choice that stands only in the list."""
    return f"choice:{choice.key}"


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
        return Step(say="That can't be chosen now.")

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


@dataclass(slots=True)
class ActAnswering(Answering):
    """One of the legal acts: first the card, then what it does or its target. The turn's end is asked for once.

    Where all acts are of one card, as with a broken shield, that card is chosen from the start.
    """

    card: str = ""
    ending: bool = False
    only: str = ""

    def __post_init__(self) -> None:
        spots = {spot_of(choice) for choice in self.question.choices}
        if len(spots) == 1 and not self.can_end:
            self.card = self.only = spots.pop()

    def asks(self, name_of: NameOf) -> str:
        if self.ending:
            return "end the turn?"
        return self.question.text if self.card == self.only else f"what to do with {name_of(self.card)}?"

    def spots(self) -> dict[str, tuple[Choice, ...]]:
        """Cards with an act; once a card is chosen, its targets and its other acts."""
        groups: dict[str, list[Choice]] = {}
        if self.ending:
            return {}
        for choice in self.question.choices:
            if self.card and spot_of(choice) == self.card:
                spot = choice.target if choice.target and choice.target not in groups else listed(choice)
                groups[spot] = [choice]
            elif not self.card and choice.verb != "end":
                groups.setdefault(spot_of(choice), []).append(choice)
        return {spot: tuple(choices) for spot, choices in groups.items()}

    @property
    def subject(self) -> str:
        return self.card

    @property
    def can_end(self) -> bool:
        """Whether ending the turn is among the choices."""
        return any(choice.verb == "end" for choice in self.question.choices)

    def mark(self, spot: str) -> str:
        return "*" if spot and spot == self.card else ""

    def press(self, spot: str) -> Step:
        chosen = self.spots().get(spot)
        if chosen is None:
            return Step(say="That can't be chosen now.")
        if self.card or spot.startswith("choice:"):
            return Step(answer=(chosen[0].key,))
        self.card = spot
        return Step()

    def enter(self, pointed: str = "") -> Step:
        if self.ending:
            return Step(answer=(self._end_key(),))
        spots = self.spots()
        if pointed in spots:
            return self.press(pointed)
        if self.card:
            return Step(answer=(spots[self._default(spots)][0].key,))
        if not spots or self._end_key() in self.question.proposal:
            return self.end()
        return Step(say="Choose a card by its letter, or E to end the turn.")

    def end(self) -> Step:
        """Ask for the turn's end; it is asked once more while anything else could be done."""
        if not self.can_end:
            return Step(say="The turn can't be ended now.")
        if not any(choice.verb != "end" for choice in self.question.choices):
            return Step(answer=(self._end_key(),))
        self.card, self.ending = "", True
        return Step()

    def escape(self) -> bool:
        stepped = self.card != self.only or self.ending
        self.card, self.ending = self.only, False
        return stepped

    def options(self, pointed: str, name_of: NameOf) -> list[Option]:
        spots = self.spots()
        if self.ending:
            return [Option("", "end the turn", key="Enter"), Option("", "go on playing", key="Esc")]
        if self.card:
            return self._acts_of_card(spots, pointed)
        options = [Option(spot, _group_text(spot, choices, name_of)) for spot, choices in spots.items()]
        if self.can_end:
            options.append(Option("", "end the turn", key="E"))
        if pointed in spots:
            options.append(Option(pointed, _group_text(pointed, spots[pointed], name_of), key="Enter"))
        return options

    def _acts_of_card(self, spots: dict[str, tuple[Choice, ...]], pointed: str) -> list[Option]:
        default = pointed if pointed in spots else self._default(spots)
        options = [
            Option(spot, choice.text, choice.consequence, "Enter" if spot == default else "")
            for spot, (choice, *_) in spots.items()
        ]
        options.sort(key=lambda option: option.key != "Enter")
        return options if self.only else [*options, Option("", "back", key="Esc")]

    def _default(self, spots: dict[str, tuple[Choice, ...]]) -> str:
        proposed = (spot for spot, (choice, *_) in spots.items() if choice.key in self.question.proposal)
        return next(proposed, next(iter(spots)))

    def _end_key(self) -> str:
        return next((choice.key for choice in self.question.choices if choice.verb == "end"), "")


def _group_text(spot: str, choices: Sequence[Choice], name_of: NameOf) -> str:
    name = name_of(spot)
    if spot.startswith("choice:") or not name:
        return choices[0].text
    return f"{name}: {' / '.join(dict.fromkeys(choice.verb for choice in choices))}"


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
            return Step(say="That can't be chosen now.")
        key = chosen[0].key
        if key in self.picked:
            self.picked.remove(key)
        elif self.hi == 1:
            self.picked = [key]
        elif len(self.picked) >= self.hi:
            return Step(say=f"Already {self.hi} picked: take one back first.")
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
            return Step(say="That can't be chosen now.")
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

    def enter(self, pointed: str = "") -> Step:
        if not self.question.lo <= self.value <= self.question.hi:
            self.text = ""
            return Step(say=f"A number from {self.question.lo} to {self.question.hi}, please.")
        return Step(answer=(str(self.value),))

    def counter(self) -> str:
        return f"{self.question.lo} to {self.question.hi}"

    def options(self, pointed: str, name_of: NameOf) -> list[Option]:
        return [Option("", f"take {self.value}", key="Enter"), Option("", "type a number, or up and down", key="0-9")]


KINDS: dict[str, type[Answering]] = {
    "act": ActAnswering,
    "pick": PickAnswering,
    "name": PickAnswering,
    "order": OrderAnswering,
    "confirm": ConfirmAnswering,
    "number": NumberAnswering,
}


def answering(question: Question) -> Answering:
    """The way this question is answered."""
    return KINDS[question.kind](question)
