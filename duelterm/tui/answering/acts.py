"""Answering an act: first the card, then what it does."""

from collections.abc import Sequence
from dataclasses import dataclass

from duelterm.session.api import Choice
from duelterm.tui.answering.base import LISTED, Answering, NameOf, Option, Step, listed, spot_of


@dataclass(slots=True)
class ActAnswering(Answering):
    """One of the legal acts: first the card, then what it does or its target. The turn's end is asked for once.

    Where all acts are of one card, as with a broken shield, that card is chosen from the start. Enter gives the answer
    that the question proposes, whether there is another or not: the keys tell nobody.
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
    def seeks_card(self) -> bool:
        """Whether a card must be chosen first: nothing is yet, and nothing is proposed."""
        return not self.card and not self.ending and not self.question.proposal

    @property
    def can_end(self) -> bool:
        """Whether ending the turn is among the choices."""
        return any(choice.verb == "end" for choice in self.question.choices)

    def mark(self, spot: str) -> str:
        return "*" if spot and spot == self.card else ""

    def press(self, spot: str) -> Step:
        chosen = self.spots().get(spot)
        if chosen is None:
            return Step(say="Can't choose that now.")
        if self.card or spot.startswith(LISTED):
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
        if self.question.proposal:
            return Step(answer=self.question.proposal)
        return Step(say=f"Choose by a letter{', or end the turn' * self.can_end}.")

    def end(self) -> Step:
        """Ask for the turn's end; it is asked once more while anything else could be done.

        In private it always is: one key less would tell that no card in hand could be played.
        """
        if not self.can_end:
            return Step(say="Can't end the turn now.")
        if not self.question.private and all(choice.verb == "end" for choice in self.question.choices):
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
            end = Option("", "end the turn", "can't be taken back", key="Enter")
            return [end, Option("", "go on playing", key="Esc")]
        if self.card:
            return self._acts_of_card(spots, pointed)
        # What is at no card comes first: where room is short the board shows the others.
        ordered = sorted(spots.items(), key=lambda group: not group[0].startswith(LISTED))
        options: list[Option] = []
        entered = pointed if pointed in spots else self._proposed(spots)
        for spot, choices in ordered:
            text = _group_text(spot, choices, name_of)
            options += [Option(spot, text, key="Enter")] if spot == entered else []
            options.append(Option(spot, text))
        if self.can_end:
            options.append(Option("", "end the turn", command="end"))
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
        return self._proposed(spots) or next(iter(spots))

    def _proposed(self, spots: dict[str, tuple[Choice, ...]]) -> str:
        """The spot of what is proposed, if it is among these."""
        proposed = (spot for spot, (choice, *_) in spots.items() if choice.key in self.question.proposal)
        return next(proposed, "")

    def _end_key(self) -> str:
        return next((choice.key for choice in self.question.choices if choice.verb == "end"), "")


def _group_text(spot: str, choices: Sequence[Choice], name_of: NameOf) -> str:
    name = name_of(spot)
    if spot.startswith(LISTED) or not name:
        return choices[0].text
    return f"{name}: {' / '.join(dict.fromkeys(choice.verb for choice in choices))}"
