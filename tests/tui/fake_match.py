"""A scripted match: what is asked between duels, duels that end at a word, and a record of what was answered."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from duelterm.library.chips import Chips
from duelterm.session.api import Choice, Question, RefusedAnswer, Result, Table
from duelterm.session.matchapi import DuelLine, MatchResult, Score
from tests.tui.fake_monsters import monster, spell
from tests.tui.fake_table import AMY, BEN, FakeTable

AMY_DECK = [monster(f"Amydeck Beast {at}", "earth", 4, 1000 + 100 * at, 900) for at in range(18)]
AMY_DECK += [spell(f"Amydeck Charm {at}") for at in range(6)]
AMY_SIDE = [monster(f"Amyside Wyrm {at}", "fire", 5, 1500 + at, 1200, "effect") for at in range(7)]
AMY_SIDE += [
    spell("Amyside Book of Long Forgotten Trials", "continuous spell"),
    *(spell(f"Amyside {at}") for at in "xy"),
]
BEN_SIDE = [monster(f"Benside Imp {at}", "dark", 2, 800, 700) for at in range(10)]
PRIVATE_NAMES = ("Amydeck", "Amyside", "Benside")

NOTHING = (Chips(), Chips())
STAKES = (Chips(1, 0, 3), Chips(0, 2, 0))
FRESH = Score((), (0, 0), (40, 41), (10, 10), NOTHING, False, None)
WON = DuelLine(BEN, "R3-4.1: AMY has no life points left", ("Trial Knight", "Trial Bug"), "Trial Knight")
DRAWN = DuelLine(None, "R3-4.2: nobody has life points left", ("Trial Knight", "Trial Bug"), "")
ONE = Score((WON,), (0, 1), (39, 41), (10, 10), STAKES, True, AMY)
TWO = Score((WON, DRAWN), (0, 1), (40, 41), (9, 10), STAKES, True, None)
THREE = Score((WON, DRAWN, replace(WON, won="Trial Rock")), (0, 2), (40, 41), (9, 10), STAKES, True, AMY)


def agree(seat: int, prompt: str = "ante", number: int = 0) -> Question:
    """A proposal, openly."""
    yes = "each duel's winner gets the card that the loser's deck turns up; it can't be used in this match"
    if prompt == "stakes":
        yes = "AMY stakes 1 gold, 3 bronze, BEN stakes 2 silver; the match's winner gets what the other staked"
    choices = (
        Choice("yes", "confirm", "agree", yes),
        Choice("no", "confirm", "decline", "the match is played without it"),
    )
    name = ("AMY", "BEN")[seat]
    text = f"{name}: play for an ante?" if prompt == "ante" else f"{name}: play for star chips?"
    return Question(number, seat, "confirm", prompt, text, choices, proposal=("yes",))


def exchange(seat: int = AMY, number: int = 2) -> Question:
    """An exchange, privately."""
    out = [Choice(f"out:{at}", "out", face.name, face=face) for at, face in enumerate(AMY_DECK, 1)]
    side = AMY_SIDE if seat == AMY else BEN_SIDE
    into = [Choice(f"in:{at}", "in", face.name, face=face) for at, face in enumerate(side, 1)]
    text = f"{('AMY', 'BEN')[seat]}: exchange cards of your deck and your side deck?"
    return Question(number, seat, "pick", "exchange", text, (*out, *into), 0, 20, private=True)


def refill(seat: int = AMY, number: int = 3, least: int = 1) -> Question:
    """A deck that must be filled up, or may be, by one card."""
    choices = tuple(Choice(f"in:{at}", "in", face.name, face=face) for at, face in enumerate(AMY_SIDE, 1))
    text = f"{('AMY', 'BEN')[seat]}: fill up your deck from the side deck."
    proposal = ("in:1",) if least else ()
    return Question(number, seat, "pick", "refill", text, choices, least, 1, proposal, private=True)


@dataclass
class FakeMatch:
    """Implements the match protocol from a script: questions, then a duel, then a result."""

    script: list[Question] = field(default_factory=list)
    score: Score = FRESH
    duel: Table | None = None
    ending: MatchResult | None = None
    names: Sequence[str] = ("AMY", "BEN")
    privacy: str = "curtain"
    rulebook: str = "rulebook3"
    rule: str = "R3-2.1"
    duels: list[FakeTable] = field(default_factory=list)
    answers: list[tuple[str, ...]] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    refuse: str = ""

    def __post_init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        if not self.script and self.duel is None and self.duels and self.ending is None:
            self.duel = self.duels.pop(0)

    @property
    def question(self) -> Question | None:
        return self.script[0] if self.script and self.ending is None else None

    @property
    def result(self) -> MatchResult | None:
        return self.ending

    def answer(self, keys: Sequence[str]) -> None:
        if self.refuse:
            message, self.refuse = self.refuse, ""
            raise RefusedAnswer(message)
        self.answers.append(tuple(keys))
        self.script.pop(0)
        self._begin()

    def go_on(self) -> None:
        self.done.append("go on")
        if self.ending is not None:
            self.ending = replace(self.ending, trouble="")
        self.duel = None
        self._begin()

    def concede(self, seat: int) -> None:
        self.done.append(f"concede {seat}")
        if isinstance(self.duel, FakeTable):
            self.duel.result = Result(1 - seat, "R3-4.6 a player gave up")
        self.duel, self.ending = None, MatchResult(1 - seat, "R3-4.6: a player gave up")

    def abandon(self) -> None:
        self.done.append("abandon")
        self.script.clear()

    def close(self) -> None:
        self.done.append("close")
