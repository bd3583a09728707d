"""The attack that is going on, or has just ended, in public facts alone: they may stand on anybody's screen.

It stands from the answer that declares the attack until the first answer after its end. How many questions are asked
privately in between makes no difference.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from duelterm.core.view import View
from duelterm.session.api import Choice, Question
from duelterm.tui.happening import wall_places
from duelterm.tui.layouts import GameTable
from duelterm.tui.scene import name_at

SEAT = "seat:"


@dataclass(slots=True)
class Standing:
    """Who attacks what, who blocks, and where the cards lay that attacks break when it began."""

    names: Sequence[str]
    game: GameTable
    attack: tuple[str, str] | None = None
    parties: tuple[str, ...] = ()
    blocker: str = ""
    walls: dict[int, frozenset[int]] = field(default_factory=dict)

    def answered(self, question: Question, keys: Sequence[str], view: View) -> None:
        """This answer was given at this view. An attack and a block are public acts; of others nothing is kept."""
        chosen = next((choice for choice in question.choices if choice.key in keys), None)
        if chosen is not None and chosen.verb == "attack":
            self._declare(chosen, view)
        elif chosen is not None and chosen.verb == "block" and not question.private:
            self.blocker = chosen.card
            self.parties = (*self.parties[:2], self._name(chosen.card, view))
        elif view.attack is None:
            self.forget()

    def _declare(self, choice: Choice, view: View) -> None:
        self.attack, self.blocker = (choice.card, choice.target), ""
        self.parties = (self._name(choice.card, view), self._name(choice.target, view))
        self.walls = {seat.seat: wall_places(seat, self.game) for seat in view.seats}

    def _name(self, handle: str, view: View) -> str:
        if handle.startswith(SEAT):
            return self.names[int(handle.removeprefix(SEAT))]
        return name_at(handle, view, self.game) or self.game.unit

    def forget(self) -> None:
        """Nothing stands any more."""
        self.attack, self.parties, self.blocker, self.walls = None, (), "", {}

    def broken(self, view: View) -> dict[int, tuple[int, ...]]:
        """The places whose cards have gone since the attack began, by seat."""
        gone = {seat.seat: self.walls.get(seat.seat, frozenset()) - wall_places(seat, self.game) for seat in view.seats}
        return {seat: tuple(sorted(places)) for seat, places in gone.items() if places}


def words(parties: Sequence[str], arrow: str) -> str:
    """The attack in a line: attacker, target and blocker."""
    line = f" {arrow} ".join(parties[:2])
    return f"{line}, {parties[2]} blocks" if len(parties) > 2 else line


def past(parties: Sequence[str], arrow: str) -> str:
    """An attack whose end everybody has seen; what it was aimed at may be gone."""
    return f"over: {words(parties, arrow)}"


def growing(parties: Sequence[str], arrow: str) -> tuple[str, ...]:
    """The line of an attack as it grows."""
    attacker, target = parties[0], " ".join(parties[1:2])
    return (attacker, f"{attacker} {arrow}", f"{attacker} {arrow} {target}", words(parties, arrow))
