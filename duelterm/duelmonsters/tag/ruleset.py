"""The tag duel, as people can play it."""

from collections.abc import Coroutine
from typing import Any

from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.standard.ruleset import StandardRules
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.turn import duel
from duelterm.duelmonsters.tag.game import Tag
from duelterm.duelmonsters.tag.opening import who_goes_first
from duelterm.duelmonsters.tag.state import TagState
from duelterm.duelmonsters.tag.why_not import why_not_among_four
from duelterm.duelmonsters.tag.words import VOCABULARY


class TagRules(StandardRules):
    """The rule set; see `core.ruleset.RuleSet`."""

    name = "tag"
    game = Tag
    vocabulary = VOCABULARY

    def new_state(self, seats: int, seed: int, switches: Any, first: int | None) -> TagState:
        return TagState(seed, switches, first)

    def run(self, state: StandardState) -> Coroutine[Decision, Any, None]:
        return duel(state, who_goes_first)

    def why_not(self, state: Any, verb: str, card: Card, target: Card | int | None) -> Any | None:
        return why_not_among_four(state, verb, card, target)
