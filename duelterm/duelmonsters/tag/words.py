"""The words of the tag duel: those of the standard rules, and what is said of teams."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from duelterm.core.ask import Act, Decision
from duelterm.core.events import Event
from duelterm.duelmonsters import news
from duelterm.duelmonsters.choosing import plain
from duelterm.duelmonsters.standard.words import VOCABULARY as STANDARD
from duelterm.duelmonsters.tag.reasons import ENDINGS, RULES
from duelterm.duelmonsters.vocabulary import Choice, Told

PROMPTS = {"player": "{source}: which player does it mean?", "team order": "who of your team has its first turn?"}


def whom(state: Any, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """TAG-5.1, TAG-5.5: a player that an effect may mean."""
    seat = int(act.target)
    if seat == decision.seat:
        return "yourself", ""
    return names[seat], "your partner" if seat in state.team(decision.seat) else "of the other team"


def starts(state: Any, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """TAG-7.11: a partner that may have the team's first turn."""
    return "you" if act.target == decision.seat else names[int(act.target)], "the other has the team's second turn"


def attack(state: Any, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """TAG-3.2: a team is attacked as one."""
    text, told = STANDARD.acts["attack"](state, decision, act, name, names)
    return (f"{name} attacks {theirs(act.target, names)}" if isinstance(act.target, int) else text), told


def theirs(seat: int, names: Sequence[str]) -> str:
    """The team, by the player that stands for it."""
    return f"{names[seat]}'s team"


def attacks(event: Event, who: str, card: str, other: str) -> str:
    """TAG-3.2."""
    return news.attacks(event, who, card, f"{other}'s team" if event.against == "player" else other)


ACTS: dict[str, Choice] = {
    "first": plain("your team goes first", "neither of you may attack in your first turn"),
    "second": plain("the other team goes first", "your second player is the first to attack"),
    "player": whom,
    "starts": starts,
    "attack": attack,
}
"""By verb."""


def of_team(told: Told) -> Told:
    """TAG-1.2: life points are the team's."""
    return lambda event, who, card, other: told(event, f"{who}'s team", card, other)


OF_LIFE = ("battle damage", "damaged", "life")

LINES: dict[str, Told] = {
    **{kind: of_team(STANDARD.lines[kind]) for kind in OF_LIFE},
    "attacks": attacks,
    "means": lambda event, who, card, other: f"{who} is meant{news.source_of(event)}.",
    "team order": lambda event, who, card, other: f"{who} has the first turn of the team.",
}
"""By kind of event."""

VOCABULARY = replace(
    STANDARD,
    rules={**STANDARD.rules, **RULES},
    endings=ENDINGS,
    prompts={**STANDARD.prompts, **PROMPTS},
    acts={**STANDARD.acts, **ACTS},
    lines={**STANDARD.lines, **LINES},
)
