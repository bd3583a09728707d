"""Duel Monsters cards, as card files have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from duelterm.lang.filters import Filter
from duelterm.lang.node import Node, Number, OneOrMany
from duelterm.lang.untrusted import Text
from duelterm.lang.words import Attribute, Frame, Icon, Race

if TYPE_CHECKING:
    from duelterm.lang.unions import Ability, Stays

Passcode = Annotated[str, Field(pattern=r"^[0-9]{8}$")]
"""The eight digits below the picture."""

_OF_MONSTERS = ("frame", "level", "race", "attribute", "atk", "def_")
_ICONS = {
    "spell": ("normal", "equip", "field", "quick", "ritual", "continuous"),
    "trap": ("normal", "continuous", "counter"),
}


class Overlay(Node):
    """What is different with one rule set: each key replaces that of the card."""

    equips: Filter | None = None
    stays: Stays | None = None
    abilities: tuple[Ability, ...] | None = None


class DuelMonstersEntry(Node):
    """A Duel Monsters card as a card file has it.

    `materials` are the names that a fusion monster is fused from, `equips` what an equip spell may be put on, `stays`
    whether the card remains on the field after it has worked (its icon says so if this doesn't), or how long until it
    is destroyed, `series` groups of names that it belongs to, `rulebook3` what is different with the third edition's
    rules.
    """

    name: Text
    kind: Literal["monster", "spell", "trap"]
    frame: Frame | None = None
    icon: Icon | None = None
    level: Number | None = Field(default=None, ge=1, le=12)
    race: Race | None = None
    attribute: Attribute | None = None
    atk: Number | None = Field(default=None, ge=0)
    def_: Number | None = Field(default=None, ge=0)
    passcode: Passcode | None = None
    materials: tuple[Text, ...] | None = Field(default=None, min_length=2)
    equips: Filter | None = None
    stays: Stays | None = None
    series: OneOrMany[Text] | None = None
    abilities: tuple[Ability, ...] = ()
    rulebook3: Overlay | None = None

    @model_validator(mode="after")
    def _facts_of_its_kind(self) -> Self:
        has = {key.rstrip("_") for key in _OF_MONSTERS if getattr(self, key) is not None}
        if self.kind == "monster":
            if len(has) < len(_OF_MONSTERS) or self.icon is not None:
                raise PydanticCustomError(
                    "kind", "a monster has frame, level, race, attribute, atk and def, and no icon"
                )
        elif has or self.icon not in _ICONS[self.kind]:
            icons = ", ".join(_ICONS[self.kind])
            raise PydanticCustomError(
                "kind", "a {kind} has an icon ({icons}) and no facts of monsters", {"kind": self.kind, "icons": icons}
            )
        if self.materials is not None and self.frame != "fusion":
            raise PydanticCustomError("kind", "only a fusion monster has materials")
        if self.equips is not None and self.icon != "equip":
            raise PydanticCustomError("kind", "equips is for equip spells")
        return self
