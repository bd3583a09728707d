"""Abilities: what stands under `abilities:` or is given by `gains:`; those that wait for something may be actions too.

Keywords without a parameter are plain text (`blocker`). Spelled in one way only: `evolution` without a list means the
card's own race; "after it battles" is `battle ends`; a prohibition on the card itself is a bare `cannot`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from duelterm.lang.filters import Filter
from duelterm.lang.node import Cause, Node, Number, OneOrMany, Player
from duelterm.lang.untrusted import Text
from duelterm.lang.words import Civilization, Event, From, How, Proposal, To

if TYPE_CHECKING:
    from duelterm.lang.unions import (
        Ability,
        Act,
        Action,
        Against,
        Condition,
        Continued,
        Lasts,
        Picked,
        Stayed,
        Subject,
        Whose,
    )


class When(Node):
    """A trigger: whenever the event happens to what `of` says (the card itself unless said), `do` is done.

    On a turn's event `of` is whose turn, yours unless said; where a player acts (summoned, spell cast, shield trigger
    used) `by` is who. Among actions it is a delayed trigger, until the end of the turn unless `lasts` says otherwise.

    With Duel Monsters `of` is whose phase, or who is damaged; `how` a summon was made; `from` and `to` are a change's
    places, positions, whose graveyard, or who is dealt battle damage. An `optional` trigger can be declined, `cost` is
    paid and `target` chosen before `do`; `once` is the first time only, `times` so many times at most as long as the
    card stays.
    """

    when: OneOrMany[Event]
    of: Whose | None = None
    how: OneOrMany[How] | None = None
    by: Player | None = None
    from_: From | None = None
    to: To | None = None
    cause: Cause | None = None
    against: Against | None = None
    if_: OneOrMany[Condition] | None = None
    optional: Literal[True] | None = None
    once: Literal[True] | None = None
    times: Number | None = Field(default=None, ge=2)
    cost: OneOrMany[Action] | None = None
    target: OneOrMany[Picked] | None = None
    do: OneOrMany[Action]
    lasts: Lasts | None = None


class Static(Node):
    """Holds while the card is in play and `while` is true; among actions to the end of the turn or as `lasts` says."""

    static: OneOrMany[Continued]
    while_: OneOrMany[Condition] | None = None
    lasts: Lasts | None = None


class InsteadOf(Node):
    """Replaces an event before it happens; `do: stay` just stops it. `cost` must be paid in full for it to apply.

    `of` is what it would happen to (the card itself unless said; with shields and spells any), `by` who would break or
    cast. `in: set` works from a set card.
    """

    instead_of: Proposal
    of: Subject | None = None
    by: Subject | None = None
    via: Literal["shield trigger"] | None = None
    cause: Cause | None = None
    in_: Literal["set"] | None = None
    against: Filter | None = None
    if_: OneOrMany[Condition] | None = None
    optional: Literal[True] | None = None
    cost: OneOrMany[Action] | None = None
    do: Stayed
    lasts: Lasts | None = None


class Do(Node):
    """What a spell does when it is cast, a spell or trap when it is played.

    `on` is what a trap answers, and `it` then the event's card. `if` is looked at on activation, `while` on resolution
    too; `cost` is paid and `target` chosen on activation, `do` is done on resolution.
    """

    on: OneOrMany[Event] | None = None
    of: Subject | None = None
    how: OneOrMany[How] | None = None
    if_: OneOrMany[Condition] | None = None
    while_: OneOrMany[Condition] | None = None
    cost: OneOrMany[Action] | None = None
    target: OneOrMany[Picked] | None = None
    do: OneOrMany[Action] = ()

    @classmethod
    def verb(cls) -> str:
        """It has no first key of its own."""
        return "do"

    @model_validator(mode="after")
    def _does_or_costs(self) -> Self:
        if not self.do and self.cost is None:
            raise PydanticCustomError("missing_do", "do is missing")
        return self


class Activate(Node):
    """An ability that its player may use.

    `tap`: instead of attacking, the creature is tapped to do it. `ignition`: in the own main phase. `quick`: as an
    answer as well, with `on` to such an event alone. `in: hand` works from the hand alone. `user: any` lets each player
    use it, who is `you` then. `once: turn` is at most once each turn, `once: stay` once as long as it stays face-up.
    """

    activate: Literal["tap", "ignition", "quick"]
    in_: Literal["hand"] | None = None
    user: Literal["any"] | None = None
    on: OneOrMany[Event] | None = None
    of: Subject | None = None
    how: OneOrMany[How] | None = None
    if_: OneOrMany[Condition] | None = None
    once: Literal["turn", "stay"] | None = None
    cost: OneOrMany[Action] | None = None
    target: OneOrMany[Picked] | None = None
    do: OneOrMany[Action]


class AsSoonAs(Node):
    """Looked at after all that happens; nothing can answer it. `in: hand` works from there."""

    as_soon_as: OneOrMany[Condition]
    in_: Literal["hand"] | None = None
    do: OneOrMany[Action]


class Way(Node):
    """The card's own way to be summoned from the hand: not by an effect, so it is no activation."""

    way: Literal["special"]
    if_: OneOrMany[Condition] | None = None
    cost: OneOrMany[Action] | None = None


class SpecialOnly(Node):
    """Can't be summoned or set as the turn's monster; once it came in its own way, effects may summon it as well.

    `always`: never by others. `with` is the card whose effect is its own way; `while` has to hold for any effect.
    """

    special_only: Literal["first", "always"] = Field(alias="special only")
    with_: Text | None = None
    while_: OneOrMany[Condition] | None = None


class Cannot(Node):
    """The card itself can't do or be done this; with `unless` only who pays that may."""

    cannot: OneOrMany[Act]
    while_: OneOrMany[Condition] | None = None
    unless: OneOrMany[Action] | None = None


class Can(Node):
    """The card itself can do or be done this."""

    can: OneOrMany[Act]
    while_: OneOrMany[Condition] | None = None


class Must(Node):
    """The card itself has to do this if able."""

    must: OneOrMany[Act]
    while_: OneOrMany[Condition] | None = None


class PlayIf(Node):
    """The card can be summoned or cast only if the condition holds."""

    play_if: OneOrMany[Condition]


class BlockerOf(Node):
    """Blocker, but only against such attackers."""

    blocker: Filter


class SlayerOf(Node):
    """Slayer, but only against such creatures."""

    slayer: Filter


class PowerAttacker(Node):
    """So much more power while attacking."""

    power_attacker: Number = Field(alias="power attacker")


class CrewBreaker(Node):
    """Breaks one more shield for each other such creature of yours."""

    crew_breaker: Filter = Field(alias="crew breaker")


class Stealth(Node):
    """Can't be blocked while the opponent has a card of the civilization in the mana zone."""

    stealth: Civilization


class Evolution(Node):
    """What lies beneath an evolution creature, one filter for each card; bare `evolution` means one of its own race."""

    evolution: tuple[Filter, ...] = Field(min_length=1)


class Survivor(Node):
    """Abilities shared with all your Survivors."""

    survivor: OneOrMany[Ability]


class WaveStriker(Node):
    """Abilities that are on while enough creatures have wave striker."""

    wave_striker: OneOrMany[Ability] = Field(alias="wave striker")


class TurboRush(Node):
    """Abilities that are on once another creature of yours has broken a shield in this turn."""

    turbo_rush: OneOrMany[Ability] = Field(alias="turbo rush")


class SilentSkill(Node):
    """Done at the start of your turn if the tapped creature is kept tapped."""

    silent_skill: OneOrMany[Action] = Field(alias="silent skill")
