"""The games whose random duels are watched: for each, a duel that follows from a seed."""

from collections.abc import Callable

from duelterm.session.duel import Duel
from tests.properties import monsters, playing, standard, tag

New = Callable[[int], Duel]
GAMES: dict[str, New] = {
    "duel-masters": playing.new_duel,
    "rulebook3": monsters.new_duel,
    "standard": standard.new_duel,
    "tag": tag.new_duel,
}
