"""What a game hands the compiler: its words for zones, what a card is now, and an operation for each verb.

`Game` is what every game offers, `Creatures` (Duel Masters) and `Monsters` (Duel Monsters) what one of them does. What
needs one of these asks for it while a card is compiled, so that a word that its game doesn't offer is an error then.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from duelterm.effects.every_game import Creatures, Destination, Game, Moment, State
from duelterm.effects.monster_game import Monsters, Summoning

__all__ = [
    "Creatures",
    "Destination",
    "Game",
    "Moment",
    "Monsters",
    "NotInThisGame",
    "Scope",
    "State",
    "Summoning",
    "builder",
    "creatures",
    "has_monsters",
    "monsters",
    "refused",
]

T = TypeVar("T")


class NotInThisGame(ValueError):
    """A card uses a word that its game doesn't offer."""


class Scope:
    """What an ability is compiled for: the game, and the card that has it. `picks` gathers which players are picked."""

    __slots__ = ("ability", "game", "holds", "kept", "name", "picks", "races")

    def __init__(self, game: Game, name: str, races: tuple[str, ...]) -> None:
        self.game = game
        self.name = name
        self.races = races
        self.ability = 0
        self.kept: frozenset[str] = frozenset()
        self.holds: Callable[[State, Any], bool] | None = None
        self.picks: set[str] = set()


def refused(scope: Scope, word: str) -> NotInThisGame:
    """The error for a word that the card's game doesn't offer."""
    return NotInThisGame(f"{scope.name}: {word!r} can't be said in this game")


def builder(scope: Scope, table: Mapping[type, T], node: Any) -> T:
    """What builds a node of this kind. Raises NotInThisGame where nothing does."""
    found = table.get(type(node))
    if found is None:
        raise refused(scope, node.verb() if hasattr(node, "verb") else str(node))
    return found


def has_monsters(scope: Scope) -> bool:
    """Whether the game is played with monsters, for words that mean something else then."""
    return scope.game.pieces == "monsters"


def creatures(scope: Scope, word: str) -> Creatures:
    """The game, for a word that speaks of creatures. Raises NotInThisGame."""
    if scope.game.pieces != "creatures":
        raise refused(scope, word)
    return cast(Creatures, scope.game)


def monsters(scope: Scope, word: str) -> Monsters:
    """The game, for a word that speaks of monsters. Raises NotInThisGame."""
    if not has_monsters(scope):
        raise refused(scope, word)
    return cast(Monsters, scope.game)
