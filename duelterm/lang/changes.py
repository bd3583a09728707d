"""Changes that last: to the creatures found now (`modify`), or to all that match (inside `static`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from duelterm.lang.node import Node, Number, OneOrMany, Player
from duelterm.lang.untrusted import Text

if TYPE_CHECKING:
    from duelterm.lang.unions import Ability, Act, Changed, Lasts, Original, StatChange, Subject, Value, Whom


class During(Node):
    """A stretch of time that begins later: that player's next turn."""

    during: Literal["next turn"]
    of: Player


class Turns(Node):
    """The end phase of the nth turn that begins later: of that player, of who has a known card, or of any."""

    turns: Number = Field(ge=1)
    of: Whom | None = None


class SetTo(Node):
    """The attack or defence becomes the value: fixed in `do`, followed as it changes in `static`."""

    set: Value


class OriginalStats(Node):
    """The printed attack and defence, beneath all other changes."""

    atk: StatChange | None = None
    def_: StatChange | None = None


class Changes(Node):
    """What `modify` can change: power, abilities, permissions, races, costs, the number of breaks, the entry state.

    With Duel Monsters attack and defence, which are added to unless the change says otherwise, the original ones, and
    the sign of what others add (`changes: reversed`).
    """

    power: Value | None = None
    gains: OneOrMany[Ability] | None = None
    cannot: OneOrMany[Act] | None = None
    can: OneOrMany[Act] | None = None
    must: OneOrMany[Act] | None = None
    race: Text | None = None
    cost: Number | None = None
    at_least: Number | None = None
    breaks: Number | None = None
    enters: Literal["tapped"] | None = None
    atk: StatChange | None = None
    def_: StatChange | None = None
    original: Original | None = None
    changes: Literal["reversed"] | None = None


class _Found(Node):
    modify: Changed


class Modify(Changes, _Found):
    """Changes the creatures found now, until the end of the turn unless `lasts` says otherwise."""

    lasts: Lasts | None = None


class _Matching(Node):
    modify: Subject


class Continuous(Changes, _Matching):
    """Changes all that match the filter, those that come later too: the inside of `static`."""


class Chooser(Node):
    """This player chooses such cards where `instead` would, `for` one purpose or any: the inside of `static`."""

    chooser: Player
    instead: Player
    of: Subject
    for_: Literal["break"] | None = None
