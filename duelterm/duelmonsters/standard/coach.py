"""The coach of the standard rules: what their own questions come to; see `duelmonsters.coach`."""

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.duelmonsters.coach import Coach
from duelterm.duelmonsters.state import DuelState
from duelterm.lang.saying import paragraph


def advise_act(state: DuelState, decision: Decision) -> Advice:
    return Advice(paragraph("End the turn."), decision.options[-1])


COACH = Coach({}, {"act": advise_act})
