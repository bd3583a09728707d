"""What `can`, `cannot` and `must` speak of: a word alone, or one of these nodes.

Whoever is forbidden, allowed or bound is the subject of the `modify` around it, the card itself in a bare ability.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from duelterm.lang.filters import Filter
from duelterm.lang.node import Node, Player, Reference

if TYPE_CHECKING:
    from duelterm.lang.unions import Aim


class ByCards(Node):
    """Only by such creatures."""

    by: Filter


class ByPlayer(Node):
    """Only by that player's choices and effects."""

    by: Player


class Attack(Node):
    """Attacks on such creatures, one card or a player; `despite: all` beats prohibitions and summoning sickness."""

    attack: Aim
    despite: Literal["all"] | None = None


class AttackUntapped(Node):
    """Attacks on such untapped creatures."""

    attack_untapped: Filter = Field(alias="attack untapped")


class AimAt(Node):
    """If it attacks, its target is such a creature where one is legal."""

    aim_at: Filter = Field(alias="aim at")


class Block(Node):
    """Blocks of one attacker."""

    block: Reference


class BeBlocked(Node):
    """Being blocked by such creatures."""

    be_blocked: ByCards = Field(alias="be blocked")


class BeAttacked(Node):
    """Being attacked by such creatures."""

    be_attacked: ByCards = Field(alias="be attacked")


class BeChosen(Node):
    """Being chosen by that player."""

    be_chosen: ByPlayer = Field(alias="be chosen")


class BeTapped(Node):
    """Being tapped by that player's effects."""

    be_tapped: ByPlayer = Field(alias="be tapped")


class BeEvolvedInto(Node):
    """Lying beneath such evolution creatures, whatever they evolve from."""

    be_evolved_into: Filter = Field(alias="be evolved into")


class BeTributed(Node):
    """Being tributed by that player."""

    be_tributed: ByPlayer = Field(alias="be tributed")
