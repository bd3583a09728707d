"""The words of the third edition: its own questions, acts and names of zones, beside those that all rule sets have."""

from collections.abc import Sequence

from duelterm.core.ask import Act, Decision
from duelterm.duelmonsters.choosing import ACTS as COMMON_ACTS
from duelterm.duelmonsters.choosing import laid, phase_prompt, plain, with_card
from duelterm.duelmonsters.definition import MONSTER, SPELL
from duelterm.duelmonsters.naming import known, named
from duelterm.duelmonsters.news import common_lines
from duelterm.duelmonsters.rulebook3.reasons import ASKED, ENDINGS, ORDER, RULES, TURN_ENDS
from duelterm.duelmonsters.state import BATTLE, DuelState
from duelterm.duelmonsters.vocabulary import Choice, Question, Vocabulary
from duelterm.duelmonsters.words import PROMPTS as COMMON_PROMPTS
from duelterm.duelmonsters.words import QUESTIONS as COMMON_QUESTIONS
from duelterm.duelmonsters.words import aim
from duelterm.duelmonsters.zones import ANTE, ASIDE, DECK, FUSION, GRAVEYARD, HAND, MONSTERS, SPELLS

PLACES = {
    DECK: "the deck",
    HAND: "the hand",
    MONSTERS: "the field",
    SPELLS: "the field",
    GRAVEYARD: "the graveyard",
    FUSION: "the fusion deck",
    ASIDE: "aside",
    ANTE: "the ante",
}


def act_prompt(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """What can be done in this phase."""
    return phase_prompt(decision, "end the battle phase" if state.step == BATTLE else "end the turn")


def answer_prompt(state: DuelState, decision: Decision, names: Sequence[str]) -> str:
    """R3-6.12: what is to be answered."""
    why = decision.why
    card, kind = why.about, why.told[0] if why.told else ""
    if card is None:
        return "answer this?"
    name = named(state, decision, card)
    if kind == "attacks":
        return f"{name} attacks {aim(state, decision, names)}: answer it?"
    if not known(state, decision, card):
        return "a monster is set face-down: answer it?"
    done = {"summoned": "is summoned" if card.face_up else "is set", "activated": "is used"}.get(kind, "acts")
    return f"{name} {done}: answer it?"


def set_down(state: DuelState, act: Act) -> str:
    """R3-6.2, R3-6.6: what a card that is set can do later."""
    definition = act.card.definition
    if definition.kind == MONSTER:
        return laid(definition)
    when = "in a main phase of yours" if definition.kind == SPELL else "when its condition is met"
    return f"face-down, to be turned up {when}"


PROMPTS = COMMON_PROMPTS | {"greet": "greet each other and shake hands."}

QUESTIONS: dict[str, Question] = COMMON_QUESTIONS | {
    "act": act_prompt,
    "answer": answer_prompt,
    "answer attack": answer_prompt,
}

ACTS: dict[str, Choice] = COMMON_ACTS | {
    "greet": plain("shake hands"),
    "first": plain("go first", "you neither draw nor attack in your first turn"),
    "second": plain("let the other go first", "you draw a card and may attack in your first turn"),
    "battle": plain("start the battle phase", "once a turn; then the main phase goes on"),
    "end battle": plain("end the battle phase", "back to the main phase"),
    "set": with_card("set {name}", set_down),
}

VOCABULARY = Vocabulary(RULES, ENDINGS, ASKED, ORDER, TURN_ENDS, PROMPTS, QUESTIONS, ACTS, common_lines(PLACES))
