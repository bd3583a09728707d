"""From key presses to an answer: one small class for each kind of question, none of which knows the screen."""

from duelterm.session.api import Question
from duelterm.tui.answering.acts import ActAnswering
from duelterm.tui.answering.base import Answering, NameOf, Option, Step
from duelterm.tui.answering.picks import OrderAnswering, PickAnswering
from duelterm.tui.answering.values import ConfirmAnswering, NumberAnswering

__all__ = [
    "ActAnswering",
    "Answering",
    "ConfirmAnswering",
    "NameOf",
    "NumberAnswering",
    "Option",
    "OrderAnswering",
    "PickAnswering",
    "Step",
    "answering",
]

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
