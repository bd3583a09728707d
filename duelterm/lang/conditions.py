"""Conditions, for `if`, `while` and `play_if`; a list of them means "and"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from duelterm.lang.filters import Filter
from duelterm.lang.node import Node, Player, Reference
from duelterm.lang.values import Comparison, Operator
from duelterm.lang.words import From, Past

if TYPE_CHECKING:
    from duelterm.lang.unions import Against, Condition, Counted, Subject, Value


class CountIs(Node):
    """How many cards there are; at least 1 unless `is` says otherwise."""

    count: Counted
    is_: Comparison | None = None


class AllAre(Node):
    """Every card of the first filter meets the second; true where there is none."""

    all: Filter
    are: Filter


class _Known(Node):
    match: Reference


class Match(Filter, _Known):
    """A known card meets the filter."""


class Attacking(Node):
    """The card is attacking; with `against` a player, a creature or a creature that meets the filter."""

    attacking: Reference
    against: Against | None = None


class Attacked(Node):
    """The card is the target of the attack."""

    attacked: Reference


class Blocking(Node):
    """The card is the blocker of the attack."""

    blocking: Reference


class Battling(Node):
    """The card is in a battle; with `against` one with such a creature."""

    battling: Reference
    against: Filter | None = None


class Turn(Node):
    """It is that player's turn."""

    turn: Player


class Phase(Node):
    """It is that phase of that player's turn; the battle phase is no part of the main phase."""

    phase: Literal["main", "battle"]
    of: Player


class Compare(Node):
    """Two values compared."""

    compare: tuple[Value, Operator, Value]


class Happened(Node):
    """What happened earlier in this turn or attack: at least once unless `is` says otherwise, or counted in `per`.

    `this: stay` is since the card has been face-up on the field, `to` whose graveyard a card went to.
    """

    happened: Past
    of: Subject | None = None
    by: Subject | None = None
    from_: From | None = None
    to: Player | None = None
    this: Literal["turn", "attack", "stay"]
    is_: Comparison | None = None


class Not(Node):
    """The condition does not hold."""

    not_: Condition


class AnyOf(Node):
    """At least one of the conditions holds."""

    any: tuple[Condition, ...] = Field(min_length=2)
