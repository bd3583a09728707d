"""Actions that hold others: by leave, under a condition, one of several, by chance, each player, together, later.

They all resolve in one order: decide or pay, then `then`, else `otherwise`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from duelterm.lang.node import Name, Node, OneOrMany, Player
from duelterm.lang.words import Moment

if TYPE_CHECKING:
    from duelterm.lang.unions import Action, Condition


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
    """Tosses a coin that you call: `then` if you were right, `otherwise` if not."""

    toss: Literal["called"]
    then: OneOrMany[Action] | None = None
    otherwise: OneOrMany[Action] | None = None


class EachPlayer(Node):
    """Done for each player, the turn's player first, in lockstep: inside, `you` is that player."""

    each_player: OneOrMany[Action]


class Together(Node):
    """All that is moved is settled before anything moves."""

    together: tuple[Action, ...] = Field(min_length=2)


class At(Node):
    """Done once at that moment, `in` the extra turn meant; what is chosen inside is chosen then."""

    at: Moment
    in_: Name | None = None
    do: OneOrMany[Action]
