"""What is asked by the standard rules, in words: acts, and the windows in which a chain is begun or answered."""

from collections.abc import Sequence

from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.choosing import phase_prompt
from duelterm.duelmonsters.naming import known, named
from duelterm.duelmonsters.standard.speeds import (
    AFTER_CALCULATION,
    BEFORE_CALCULATION,
    CALCULATION,
    STAGE_END,
    START,
)
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.standard.using import WOULD_COME
from duelterm.duelmonsters.state import BATTLE, DRAW, END, STANDBY
from duelterm.duelmonsters.vocabulary import Question
from duelterm.duelmonsters.words import aim, cards_word
from duelterm.duelmonsters.zones import HAND, MONSTERS

PHASES = {
    DRAW: "the draw phase",
    STANDBY: "the standby phase",
    MAIN_1: "main phase 1",
    BATTLE: "the battle phase",
    MAIN_2: "main phase 2",
    END: "the end phase",
}
"""The phases of a turn (STD-2.1)."""

STAGES = {
    START: "the damage step begins",
    BEFORE_CALCULATION: "figures are compared next",
    CALCULATION: "damage is counted now",
    AFTER_CALCULATION: "the damage is done",
    STAGE_END: "the damage step ends",
}
"""The parts of the damage step (STD-4.3)."""

DONE = {
    WOULD_COME: "is about to be summoned",
    "summoned": "is summoned",
    "changed": "changes position",
    "flipped": "is turned face-up",
    "destroyed": "is destroyed",
    "drawn": "",
}
"""What has just happened to a card that all can see."""


def act(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """What can be done in this phase."""
    return phase_prompt(decision, "end the battle phase" if state.step == BATTLE else "end the turn")


def chain(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-3.2: the link that can be answered."""
    link = state.chain[-1]
    whose = "your own" if link.seat == decision.seat else f"{names[link.seat]}'s"
    return f"link {link.event.amount} is {whose} {answered(decision)}: answer it?"


def answered(decision: Decision) -> str:
    """What is answered, if all may know it."""
    return "card" if decision.why.source is None else decision.why.source.name


def answer(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-3.3: what was just done."""
    why = decision.why
    kind = why.told[0] if why.told else ""
    if kind == "drawn":
        return f"{names[state.active]} has drawn: use something now?"
    if kind == "set":
        monster = why.about is not None and why.about.zone == MONSTERS
        return f"a {'monster' if monster else 'card'} is set face-down: answer it?"
    if why.source is not None and DONE.get(kind):
        return f"{why.source.name} {DONE[kind]}: answer it?"
    return f"{PHASES.get(state.step, 'this phase')}: use something now?"


def answer_attack(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-4.1: who attacks whom."""
    return f"{attacker(state, decision)} attacks {aim(state, decision, names)}: answer it?"


def attacker(state: StandardState, decision: Decision) -> str:
    """The monster whose attack it is."""
    if state.attack is None:
        return "a monster"
    return named(state, decision, state.cards[state.attack.attacker[0]])


def phase_end(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-3.3: the turn player goes on."""
    return f"{names[state.active]} wants to leave {PHASES.get(state.step, 'this phase')}: use something first?"


def damage_step(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-4.3: where the damage step is."""
    told = decision.why.told
    return f"{STAGES.get(told[0] if told else '', 'damage step')}: use something now?"


def replay(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-4.2."""
    return f"their monsters have changed: what does {attacker(state, decision)} attack?"


def tribute_summon(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-2.3: what is tributed for which monster, if those who read along may know it."""
    card: Card | None = decision.why.about
    cards = cards_word(decision.lo, decision.hi)
    if card is None or not known(state, decision, card):
        return f"choose {cards} to tribute for it."
    return f"choose {cards} to tribute for {card.definition.name}."


def hand_limit(state: StandardState, decision: Decision, names: Sequence[str]) -> str:
    """STD-2.1."""
    kept = len(state.zones[decision.seat][HAND]) - decision.lo
    return f"you keep {kept} cards: choose {cards_word(decision.lo, decision.hi)} to discard."


QUESTIONS: dict[str, Question] = {
    "act": act,
    "chain": chain,
    "answer": answer,
    "answer attack": answer_attack,
    "phase end": phase_end,
    "damage step": damage_step,
    "replay": replay,
    "tribute summon": tribute_summon,
    "hand limit": hand_limit,
}
"""By prompt id."""
