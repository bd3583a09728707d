"""What a rule set of Duel Monsters has words of its own for: its rules, its questions, its acts, its news."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from duelterm.core.ask import Act, Decision
from duelterm.core.events import Event

Question = Callable[[Any, Decision, Sequence[str]], str]
"""A question in words: the state is the rule set's, the names are the people's."""

Choice = Callable[[Any, Decision, Act, str, Sequence[str]], tuple[str, str]]
"""An act and its consequence; the name is what those who read along may call its card."""

Told = Callable[[Event, str, str, str], str]
"""An event in words: who it is about, the card, the other card."""


@dataclass(slots=True, frozen=True)
class Vocabulary:
    """The words of a rule set.

    `rules` are the short texts of rules that acts are refused by, `endings` of those that end duels. `asked` is by
    prompt id the rule that says which cards are asked for; `order` is the rule that a turn has its order, `ends` the
    one on when it ends. `prompts` are questions with room for names, `questions` those that look at more than that.
    `acts` are by verb, `lines` by the kind of event.
    """

    rules: Mapping[str, str]
    endings: Mapping[str, str]
    asked: Mapping[str, str]
    order: str
    ends: str
    prompts: Mapping[str, str]
    questions: Mapping[str, Question]
    acts: Mapping[str, Choice]
    lines: Mapping[str, Told]
