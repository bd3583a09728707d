"""Cards and card files; what is printed on a Duel Monsters card is in `duelmonsters`."""

from __future__ import annotations

import re
import sys
from typing import Annotated, Any, Literal, Self

from pydantic import Field, GetJsonSchemaHandler, model_serializer, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from duelterm.lang import unions
from duelterm.lang.abilities import Evolution
from duelterm.lang.duelmonsters import DuelMonstersEntry, Overlay
from duelterm.lang.node import Node, Number, OneOrMany
from duelterm.lang.unions import Ability
from duelterm.lang.untrusted import Text
from duelterm.lang.words import Civilization, Game

_POWER = re.compile(r"(\d{1,6})\+\Z")


class Power(Node):
    """The printed power: `3000`, or `3000+` where an ability can raise it."""

    base: Number = Field(ge=0)
    plus: bool = False

    @model_validator(mode="before")
    @classmethod
    def _read(cls, raw: Any) -> Any:
        if isinstance(raw, int) and not isinstance(raw, bool):
            return {"base": raw}
        if isinstance(raw, str) and (found := _POWER.match(raw)):
            return {"base": int(found[1]), "plus": True}
        raise PydanticCustomError("power", "a power is a number such as 3000, or 3000+")

    @model_serializer
    def _write(self) -> int | str:
        return f"{self.base}+" if self.plus else self.base

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        text = {"type": "string", "pattern": r"^[0-9]{1,6}\+$"}
        return {"anyOf": [{"type": "integer", "minimum": 0}, text], "description": cls.__doc__}


class CardEntry(Node):
    """A Duel Masters card as a card file has it."""

    name: Text
    kind: Literal["creature", "spell"]
    civ: OneOrMany[Civilization]
    race: OneOrMany[Text] | None = None
    cost: Number = Field(ge=1, le=99)
    power: Power | None = None
    abilities: tuple[Ability, ...] = ()

    @model_validator(mode="after")
    def _facts_of_its_kind(self) -> Self:
        if self.kind == "creature" and (self.race is None or self.power is None):
            raise PydanticCustomError("kind", "a creature has a race and a power")
        if self.kind == "spell" and (self.race is not None or self.power is not None):
            raise PydanticCustomError("kind", "a spell has neither race nor power")
        return self


class Card(Node):
    """A card of either game, with the set that it belongs to."""

    name: Text
    abilities: tuple[Ability, ...] = ()
    game: Game
    set: Text


class DuelMastersCard(CardEntry, Card):
    """A Duel Masters card with the game and the set that it belongs to."""

    game: Literal["duelmasters"]

    @property
    def evolution(self) -> bool:
        """Whether it is an evolution creature."""
        return any(ability == "evolution" or isinstance(ability, Evolution) for ability in self.abilities)


class DuelMonstersCard(DuelMonstersEntry, Card):
    """A Duel Monsters card with the game and the set that it belongs to."""

    game: Literal["duelmonsters"]

    def under(self, rule_set: str) -> DuelMonstersCard:
        """The card as it is with that rule set."""
        overlay: Overlay | None = getattr(self, rule_set, None)
        if overlay is None:
            return self
        changed: dict[str, Any] = {key: getattr(overlay, key) for key in overlay.model_fields_set}
        return self.model_copy(update=changed | {rule_set: None})


AnyCard = Annotated[DuelMastersCard | DuelMonstersCard, Field(discriminator="game")]


class CardFile(Node):
    """The Duel Masters cards of one set that are first printed in it."""

    game: Literal["duelmasters"]
    set: Text
    cards: tuple[CardEntry, ...]


class DuelMonstersFile(Node):
    """The Duel Monsters cards of one set that are first printed in it."""

    game: Literal["duelmonsters"]
    set: Text
    cards: tuple[DuelMonstersEntry, ...]


AnyFile = CardFile | DuelMonstersFile


def _settle() -> None:
    """Lets the modules of nodes see each other's names, since nodes speak of each other across modules.

    A node is then built when it is first used: building all of them at once would cost half a second.
    """
    modules = [vars(sys.modules[name]) for name in dict.fromkeys(node.__module__ for node in Node.nodes)]
    names = {name: value for module in (vars(unions), *modules) for name, value in module.items() if name[0] != "_"}
    for module in modules:
        module.update({name: value for name, value in names.items() if name not in module})


_settle()
