"""The games whose random duels are watched: for each, a duel that follows from a seed."""

from collections.abc import Callable

import pytest

from duelterm.session.duel import Duel
from tests.properties import monsters, playing, standard, tag

New = Callable[[int], Duel]
GAMES: dict[str, New] = {
    "duel-masters": playing.new_duel,
    "rulebook3": monsters.new_duel,
    "standard": standard.new_duel,
    "tag": tag.new_duel,
}
ONE_FAST = [pytest.param(game, marks=[pytest.mark.slow] * (game != "duel-masters")) for game in GAMES]
"""The games as parameters: where duels of all of them take too long for the fast path."""
