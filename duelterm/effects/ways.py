"""A monster's own ways to be summoned from the hand."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.activations import Unmet
from duelterm.effects.conditions import Condition, compile_conditions
from duelterm.effects.costs import chosen_costs, sole_cards
from duelterm.effects.game import Scope, monsters
from duelterm.effects.monsters import leaves_place, tribute
from duelterm.effects.steps import Able, Step, compile_step
from duelterm.lang import abilities as ab
from duelterm.lang.actions import Tribute


class Way:
    """One way, which is no effect. Each of `places` says whether a part of what it costs makes a place free."""

    __slots__ = ("_chosen", "_condition", "_costs", "_places", "ability")

    def __init__(
        self,
        ability: int,
        condition: Condition | None,
        costs: Sequence[Step],
        chosen: Sequence[Step],
        places: Sequence[Able],
    ) -> None:
        self.ability = ability
        self._places = places
        self._condition = condition
        self._costs = costs
        self._chosen = chosen

    def forbids(self, state: Any, frame: Frame) -> Unmet | None:
        """Why it can't be summoned so now, but for the free place."""
        if self._condition is not None and not self._condition(state, frame):
            return Unmet(frame.definition, "if", self.ability)
        if not all(cost.full(state, frame) for cost in self._costs):
            return Unmet(frame.definition, "cost", self.ability)
        return None

    def frees(self, state: Any, frame: Frame) -> bool:
        """Whether what it costs makes a place free (R3-6.3)."""
        return any(place(state, frame) for place in self._places)

    def sole_cost(self, state: Any, frame: Frame) -> list[Card]:
        """The cards that are paid if there are no others, so that nobody is asked."""
        return sole_cards(self._chosen, state, frame)

    async def pay(self, state: Any, frame: Frame) -> bool:
        """What it costs; False if that couldn't be paid."""
        for cost in self._costs:
            if not cost.full(state, frame) or not await cost.run(state, frame):
                return False
        return True


def compile_way(scope: Scope, node: ab.Way) -> Way:
    """`way: special`; what is tributed is tributed for a summon."""
    monsters(scope, "way")
    costs = [
        tribute(scope, cost, "tribute for a summon") if isinstance(cost, Tribute) else compile_step(scope, cost)
        for cost in node.cost or ()
    ]
    places = [leaves_place(scope, cost) for cost in node.cost or () if isinstance(cost, Tribute)]
    chosen = chosen_costs(node.cost, costs)
    return Way(scope.ability, compile_conditions(scope, node.if_), costs, chosen, places)
