"""Players that need nobody: the random bot."""

from typing import Any

from duelterm.core.ask import ACT, CONFIRM, NUMBER, ORDER, Decision
from duelterm.core.rng import Chance


class RandomBot(Chance):
    """Answers every decision at random, with chance of its own. Payments it makes as proposed."""

    __slots__ = ()

    def answer(self, decision: Decision) -> Any:
        """A legal answer."""
        options = decision.options
        if decision.kind == ACT:
            return options[self.below(len(options))]
        if decision.kind == CONFIRM:
            return options[self.below(len(options))]
        if decision.kind == NUMBER:
            return decision.lo + self.below(decision.hi - decision.lo + 1)
        if decision.kind == ORDER:
            order = list(options)
            self.shuffle(order)
            return order
        if isinstance(options[0] if options else None, str):
            return options[self.below(len(options))]
        return self.pick(decision)

    def pick(self, decision: Decision) -> list[Any]:
        """So many of the options; the proposal where a random pick isn't legal."""
        if decision.why.prompt == "pay":
            return list(decision.proposal or ())
        count = decision.lo + self.below(decision.hi - decision.lo + 1)
        picked = self.sample(list(decision.options), count)
        if decision.legal is None or decision.legal(picked):
            return picked
        return list(decision.proposal or ())
