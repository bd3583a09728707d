"""The tag duel, as people can play it."""

from typing import Any

from duelterm.duelmonsters.standard.ruleset import StandardRules
from duelterm.duelmonsters.tag.game import Tag
from duelterm.duelmonsters.tag.state import TagState


class TagRules(StandardRules):
    """The rule set; see `core.ruleset.RuleSet`."""

    name = "tag"
    game = Tag

    def new_state(self, seats: int, seed: int, switches: Any, first: int | None) -> TagState:
        return TagState(seed, switches, first)
