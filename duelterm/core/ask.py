"""Decisions: what the rules ask of a seat. Six kinds, no more."""

from collections.abc import Callable, Generator, Sequence
from typing import Any

from duelterm.core.card import Card

ACT, PICK, CONFIRM, ORDER, NUMBER, NAME = "act", "pick", "confirm", "order", "number", "name"


class Act:
    """One legal act of a seat: a verb, the card that does it, and what it is done to (a card or a seat's number)."""

    __slots__ = ("card", "detail", "target", "verb")

    def __init__(self, verb: str, card: Any = None, target: Any = None, detail: str = "") -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.detail = detail

    def __repr__(self) -> str:
        return f"<{self.verb} {self.card} {self.target}>"


class Why:
    """Why something is asked: a prompt id and, where a card asks, the card's definition. Never a hidden name.

    `told` is the part of the card's text that the answer is about, as its file has it: what may be done, the modes.
    """

    __slots__ = ("about", "amount", "prompt", "source", "told")

    def __init__(
        self, prompt: str, source: Any = None, about: Card | None = None, amount: int = 0, told: Sequence[Any] = ()
    ) -> None:
        self.prompt = prompt
        self.source = source
        self.about = about
        self.amount = amount
        self.told = told


class Decision:
    """What one seat is asked. Awaiting it gives the answer.

    The answer is, by kind: act an `Act`, pick and order a list of options, confirm a bool, number an int, name a str.
    `shown` says that the seat sees the options' faces wherever they lie. `private` says that the seat must look at
    something only it may see. `legal` refuses a pick that has the right size but isn't allowed. `proposal` is a legal
    answer.
    """

    __slots__ = ("hi", "kind", "legal", "lo", "options", "private", "proposal", "seat", "shown", "why")

    def __init__(
        self,
        kind: str,
        seat: int,
        options: Sequence[Any],
        lo: int,
        hi: int,
        why: Why,
        private: bool = False,
        shown: bool = False,
        proposal: Sequence[Any] | None = None,
        legal: Callable[[Sequence[Any]], bool] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.lo = lo
        self.hi = hi
        self.why = why
        self.private = private
        self.shown = shown
        self.proposal = proposal
        self.legal = legal

    def __await__(self) -> Generator["Decision", Any, Any]:
        return (yield self)
