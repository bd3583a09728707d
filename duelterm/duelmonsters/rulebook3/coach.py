"""The coach of the third edition: what its own questions come to; see `duelmonsters.coach`."""

from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.coach import Coach
from duelterm.duelmonsters.coach_fights import threat_words
from duelterm.duelmonsters.naming import known, named
from duelterm.duelmonsters.rulebook3.coach_acts import advise_act
from duelterm.duelmonsters.state import DuelState
from duelterm.lang.saying import paragraph

TEXTS = {
    "greet": ("Before a duel you greet each other and shake hands. Then the decks are shuffled and cut.",),
    "rock paper scissors": (
        "Rock beats scissors, scissors beat paper, paper beats rock: the winner says who goes first.",
        "Nobody can know what is best.",
    ),
    "who starts": (
        "Who goes first neither draws nor attacks in the first turn, but has a monster on the field first.",
        "Going second is mostly better: you may attack at once.",
    ),
    "trigger order": (
        "Several effects wait at once, and you choose which comes first.",
        "Each is carried out to its end before the next. If in doubt, take the proposed one.",
    ),
    "draw more": ("Another card is another choice, but whoever can't draw from an empty deck ends the duel.",),
}
"""By prompt id."""


def advise_answer(state: DuelState, decision: Decision) -> Advice:
    """R3-6.12: answer what the other side does, with what is made for it, or an attack with anything."""
    passing = next(act for act in decision.options if act.verb == "pass")
    able = [act for act in decision.options if act.verb == "turn up"]
    card, kind = decision.why.about, decision.why.told[0] if decision.why.told else ""
    if card is None or card.seat == decision.seat:
        return Advice(paragraph("This is your own doing: keep your traps for what your opponent does."), passing)
    fitting = [act for act in able if kind == "attacks" or made_for(act)]
    happening = what_happens(state, decision, card, kind)
    if not fitting:
        why = "Nothing that you have set answers this." if not able else "Keep your trap for an attack."
        return Advice(paragraph(happening, why), passing)
    name = named(state, decision, fitting[0].card)
    lines = paragraph(happening, f"Turn up {name}: it works before what it answers.", "It may be answered in turn.")
    return Advice(lines, fitting[0])


def made_for(act: Any) -> bool:
    """Whether a trap names what it answers."""
    return bool(act.card.definition.played[int(act.detail or "1") - 1].kinds)


def what_happens(state: DuelState, decision: Decision, card: Card, kind: str) -> str:
    """What is to be answered."""
    if kind == "attacks" and state.attack is not None:
        aim = state.attack.target
        return threat_words(state, decision.seat, card, aim if isinstance(aim, int) else state.cards[aim[0]])
    if not known(state, decision, card):
        return "Your opponent has set a monster face-down."
    done = "is summoned" if kind == "summoned" else "is used"
    return f"{named(state, decision, card)} {done} by your opponent."


COACH = Coach(TEXTS, {"act": advise_act, "answer": advise_answer, "answer attack": advise_answer})
