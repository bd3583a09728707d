"""Duel Monsters by the standard rules, as people can play it."""

from collections.abc import Coroutine, Iterator, Mapping, Sequence
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.core.waiting import Waiting
from duelterm.duelmonsters.ruleset import DuelMonstersRules
from duelterm.duelmonsters.standard.coach import COACH
from duelterm.duelmonsters.standard.game import Standard
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.turn import duel
from duelterm.duelmonsters.standard.watch import faults
from duelterm.duelmonsters.standard.why_not import why_not
from duelterm.duelmonsters.standard.words import VOCABULARY
from duelterm.duelmonsters.vocabulary import Vocabulary
from duelterm.effects.refs import TARGETS
from duelterm.lang.cards import Card as LanguageCard


class StandardRules(DuelMonstersRules):
    """The rule set; see `core.ruleset.RuleSet`."""

    name = "standard"
    game: type[Standard] = Standard
    vocabulary: Vocabulary = VOCABULARY

    def __init__(self, pool: Mapping[str, LanguageCard]) -> None:
        super().__init__(pool, self.game(), self.vocabulary)

    def new_state(self, seats: int, seed: int, switches: Any, first: int | None) -> StandardState:
        return StandardState(seats, seed, switches, first)

    def run(self, state: StandardState) -> Coroutine[Decision, Any, None]:
        return duel(state)

    def why_not(self, state: StandardState, verb: str, card: Card, target: Card | int | None) -> Any | None:
        return why_not(state, verb, card, target)

    def faults(self, state: StandardState, decision: Decision) -> Iterator[str]:
        yield from super().faults(state, decision)
        yield from faults(state, self.is_quiescent(state, decision))

    def chain(self, state: StandardState) -> Sequence[Waiting]:
        """STD-3.2: the links of the open chain."""
        return [
            Waiting(
                link.seat,
                link.ref,
                link.event.definition,
                link.event.names,
                link.frame.names.get(TARGETS, ()),
                link.undone or link.idle,
            )
            for link in state.chain
        ]

    def coach(self, state: StandardState, decision: Decision) -> Advice:
        return COACH.advise(state, decision)
