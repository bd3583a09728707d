"""Filters say which cards are meant; selectors also say how many of them, and who picks.

A filter has no quantity: all cards that match, read anew each time. A selector has exactly one. Where no zone is said
the battle zone or field is meant (with `top` and `until` the deck); where no side is said, everybody's cards there,
yours in any other. On the field monsters are meant unless kind, icon or name says otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pydantic import field_validator, model_validator
from pydantic_core import PydanticCustomError

from duelterm.lang.node import Flag, Node, OneOrMany, Player, Reference
from duelterm.lang.untrusted import Text
from duelterm.lang.values import Comparison
from duelterm.lang.words import ActWord, Attribute, Face, Frame, Had, Icon, Kind, Position, Zone

if TYPE_CHECKING:
    from duelterm.lang.unions import Amount, Civ, Counted, Equipped, Limit, Named, Side, Value


class Owner(Node):
    """The player who owns a remembered card."""

    owner: Reference


class Controller(Node):
    """The player who has a known card on the field."""

    controller: Reference


class SameAs(Node):
    """The name that another card has."""

    same_as: Reference


class Total(Node):
    """A limit on what is chosen, taken together."""

    power: Comparison


class Filter(Node):
    """Which cards: all keys must hold together; a list under one key means any of them.

    A hidden card matches no race, attribute, level, attack, defence, name, frame or series; of one that the same effect
    has shown level, attack and defence are those printed on it. `blind` lets a face-down card be guessed, which is
    shown and turned back if it is not meant. `equipped` monsters carry an equip card, or such a one; `attached` cards
    are those on one monster; `one_each` counts how many times one card of each name is there. `age` is how many turns
    of its player have begun since it was put on a monster, `needs` how many tributes the turn's own summon of it takes.
    """

    zone: OneOrMany[Zone] | None = None
    side: Side | None = None
    kind: OneOrMany[Kind] | None = None
    civ: OneOrMany[Civ] | None = None
    multicolor: Flag | None = None
    race: OneOrMany[Text] | None = None
    race_has: Text | None = None
    name: OneOrMany[Named] | None = None
    frame: OneOrMany[Frame] | None = None
    icon: OneOrMany[Icon] | None = None
    attribute: OneOrMany[Attribute] | None = None
    level: Comparison | None = None
    atk: Comparison | None = None
    def_: Comparison | None = None
    series: Text | None = None
    face: Face | None = None
    position: Position | None = None
    equipped: Equipped | None = None
    attached: Reference | None = None
    age: Comparison | None = None
    needs: Comparison | None = None
    blind: Literal[True] | None = None
    one_each: tuple[Text, ...] | None = None
    power: Comparison | None = None
    cost: Comparison | None = None
    tapped: Flag | None = None
    has: Had | None = None
    can: ActWord | None = None
    other: Literal[True] | None = None
    broken_by: Reference | None = None
    among: Reference | None = None
    except_: Reference | None = None
    least: Literal["power", "atk"] | None = None
    most: Literal["power"] | None = None
    not_: Counted | None = None
    any: tuple[Filter, ...] | None = None


QUANTITIES = ("choose", "up_to", "all", "random", "top", "rest", "until", "one_each")


class Selector(Filter):
    """A filter with exactly one quantity, for a verb to act on; `by` is who picks; `one_each` is one of each name."""

    choose: Value | None = None
    up_to: Limit | None = None
    all: Literal[True] | None = None
    random: Value | None = None
    top: Amount | None = None
    rest: Reference | None = None
    until: Filter | None = None
    more: Value | None = None
    total: Total | None = None
    by: Player | None = None

    @model_validator(mode="after")
    def _one_quantity(self) -> Selector:
        found = [word for word in QUANTITIES if getattr(self, word) is not None]
        if len(found) != 1:
            raise PydanticCustomError(
                "quantity",
                "a selector needs exactly one of {words}, this has {found}",
                {"words": ", ".join(QUANTITIES), "found": " and ".join(found) or "none"},
            )
        return self

    @property
    def quantity(self) -> str:
        """Which of the quantities this selector has."""
        return next(word for word in QUANTITIES if getattr(self, word) is not None)


class Sought(Filter):
    """What a search may take from the deck: up to 1 unless it says otherwise; with `choose` so many if there are."""

    up_to: Limit | None = None
    choose: Value | None = None

    @field_validator("zone")
    @classmethod
    def _in_the_deck(cls, value: Any) -> Any:
        if value is not None:
            raise PydanticCustomError("zone", "a search is always of a deck, so it has no zone")
        return value
