"""Moments that end what lasts, or at which something is done."""

from collections.abc import Callable
from typing import Any

from duelterm.core.frame import Frame
from duelterm.effects.game import Scope, creatures, has_monsters, monsters, refused
from duelterm.effects.players import HELD, SHARED, compile_players
from duelterm.effects.steps import END_OF_TURN, FOREVER
from duelterm.lang import changes as ch
from duelterm.lang.filters import Controller

Until = Callable[[Any, Frame], tuple[str, int]]
THIS_BATTLE = ("this battle", -1)
WHILE_IN_PLAY = "while in play"


def compile_until(scope: Scope, lasts: Any) -> Until:
    """The moment that ends an effect: the end of the turn unless said."""
    if lasts is None:
        return lambda state, frame: END_OF_TURN
    if isinstance(lasts, ch.Turns):
        return compile_turns(scope, lasts)
    if lasts in ("forever", "this battle"):
        monsters(scope, lasts)
        return lambda state, frame: FOREVER if lasts == "forever" else THIS_BATTLE
    if has_monsters(scope) and lasts != WHILE_IN_PLAY:
        raise refused(scope, f"lasts: {lasts if isinstance(lasts, str) else lasts.verb()}")
    if isinstance(lasts, ch.During):
        game, of = creatures(scope, "during"), lasts.of
        return lambda state, frame: game.turn_after(state, player_meant(scope, of, state, frame))[1]
    if lasts == "your next turn":
        return lambda state, frame: ("turn begins", frame.you)
    return lambda state, frame: FOREVER


def compile_turns(scope: Scope, node: ch.Turns) -> Until:
    """STD-6.5: the end of the nth turn of those players that begins later; the present one isn't counted. Of a card's
    player it is the own turns: only that one uses it (TAG-5.11).
    """
    game, count = monsters(scope, "turns"), node.turns
    reading = HELD if isinstance(node.of, Controller) else SHARED
    seats = compile_players(scope, node.of or "any", reading)
    return lambda state, frame: game.turns_later(state, seats(state, frame), count)


def player_meant(scope: Scope, word: str, state: Any, frame: Frame) -> int:
    """The one seat behind `you` or `opp`."""
    return frame.you if word == "you" else scope.game.opponents(state, frame.you)[0]
