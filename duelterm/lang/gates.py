"""Actions that hold others: by leave, under a condition, one of several, by chance, each player, together, later.

They all resolve in one order: decide or pay, then `then`, else `otherwise`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import Field

from duelterm.lang.node import Name, Node, OneOrMany, Player
from duelterm.lang.values import Comparison

if TYPE_CHECKING:
    from duelterm.lang.unions import Action, Condition, Point, Tossed


class May(Node):
    """Asks first; `then` follows only if it was done, `otherwise` if not. `by` is who is asked."""

    may: OneOrMany[Action]
    then: OneOrMany[Action] | None = None
    otherwise: OneOrMany[Action] | None = None
    by: Player | None = None


class If(Node):
    """Does `then` if the condition holds now, `otherwise` if not."""

    if_: OneOrMany[Condition]
    then: OneOrMany[Action]
    otherwise: OneOrMany[Action] | None = None


class ChooseOne(Node):
    """One of several modes."""

    choose_one: tuple[Action, ...] = Field(min_length=2)


class Toss(Node):
    """Tosses a coin that you call, or so many coins: `then` if you were right, or `heads` are so many."""

    toss: Tossed
    heads: Comparison | None = None
    then: OneOrMany[Action] | None = None
    otherwise: OneOrMany[Action] | None = None


class EachPlayer(Node):
    """Done for each player, the turn's player first, in lockstep: inside, `you` is that player.

    `of: [you, opp]` leaves partners out.
    """

    each_player: OneOrMany[Action]
    of: OneOrMany[Player] | None = None


class Together(Node):
    """At the same time: all that is moved is settled before anything moves, and nothing is looked after in between."""

    together: tuple[Action, ...] = Field(min_length=2)


class At(Node):
    """Done once at that moment, `in` the extra turn meant; what is chosen inside is chosen then."""

    at: Point
    in_: Name | None = None
    do: OneOrMany[Action]
