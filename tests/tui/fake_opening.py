"""A scripted table before its duel: greeting, cut, rock, paper, scissors, who goes first."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from duelterm.core.view import Face, SeatView, View, ZoneView
from duelterm.session.api import Choice, Line, Question
from tests.tui.fake_monsters import BUG, KNIGHT, FakeMonsters, held
from tests.tui.fake_table import AMY, BEN

HELLO = ("AMY says hello and shakes hands.", "BEN says hello and shakes hands.")
CUTS = (
    *HELLO,
    "BEN cuts AMY's deck.",
    "AMY cuts BEN's deck.",
    "AMY's side deck: 10 cards.",
    "BEN's side deck: 9 cards.",
)
ROCK_PAPER = "AMY shows rock, BEN paper."
ROCKS = "AMY shows rock, BEN rock."


def greet(seat: int, number: int = 1) -> Question:
    """The handshake."""
    text, choice = "greet each other and shake hands.", Choice("greet", "greet", "shake hands")
    return Question(number, seat, "act", "greet", text, (choice,), proposal=("greet",))


def cut(seat: int, number: int = 3) -> Question:
    """Where the other's deck is cut."""
    text = "cut the other deck: how many of its 40 cards go beneath?"
    return Question(number, seat, "number", "cut", text, (), 1, 39)


def hands(seat: int, number: int = 5) -> Question:
    """Rock, paper or scissors, unseen by the other."""
    choices = tuple(Choice(hand, "name", hand) for hand in ("rock", "paper", "scissors"))
    return Question(
        number, seat, "name", "rock paper scissors", "choose rock, paper or scissors.", choices, private=True
    )


def starts(seat: int, number: int = 7) -> Question:
    """The winner says who goes first."""
    choices = (Choice("first", "first", "go first"), Choice("second", "second", "let the other go first"))
    return Question(number, seat, "act", "who starts", "who goes first?", choices)


def empty() -> tuple[dict[str, ZoneView], dict[str, ZoneView]]:
    """Nothing but decks."""
    names = ("hand", "monsters", "spells", "graveyard", "fusion deck", "aside", "ante")
    zones = {"deck": ZoneView("deck", 40), **{name: ZoneView(name, 0) for name in names}}
    return dict(zones), dict(zones)


@dataclass
class FakeOpening(FakeMonsters):
    """`told` are the public news; each answer adds what `tells` has for it, and `ante` comes out with the last."""

    turn: int = 0
    step: str = ""
    life: tuple[int, int] = (8000, 8000)
    zones: tuple[dict[str, ZoneView], dict[str, ZoneView]] = field(default_factory=empty)
    told: tuple[str, ...] = ()
    tells: Sequence[str] = ()
    ante: tuple[Face, ...] = ()

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        told = (*self.told, *(text for text in self.tells[: len(self.answers)] if text))
        return [Line(at, 0, text) for at, text in enumerate(told)][since:]

    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        if not self.ante or self.question is None or self.question.prompt != "act":
            return view
        laid = zip(view.seats, self.ante, strict=True)
        seats = [SeatView(each.seat, each.zones | {"ante": ante_zone(face)}, each.figures) for each, face in laid]
        return replace(view, seats=tuple(seats), turn=1, step="main")


def ante_zone(face: Face) -> ZoneView:
    """The card that is played for."""
    return ZoneView("ante", 1, (held(f"a-{face.name}", face),))


ANTE = (KNIGHT, BUG)
__all__ = [
    "AMY",
    "ANTE",
    "BEN",
    "CUTS",
    "HELLO",
    "ROCKS",
    "ROCK_PAPER",
    "FakeOpening",
    "cut",
    "greet",
    "hands",
    "starts",
]
