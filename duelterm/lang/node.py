"""What every node of the card language stands on.

A node is a frozen model whose first field is its verb; a key that it doesn't know is an error. Unions are told apart by
their first known key, and their tags start with `@`, so that a position in the file can be found from an error's path
by leaving the tags out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    StrictBool,
    StrictInt,
    Tag,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

T = TypeVar("T")
TAG = "@"


class Node(BaseModel):
    """A piece of the card language."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=lambda name: name.rstrip("_"),
        json_schema_serialization_defaults_required=False,
    )
    nodes: ClassVar[list[type[Node]]] = []

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        if not cls.__name__.startswith("_"):
            Node.nodes.append(cls)

    @classmethod
    def verb(cls) -> str:
        """The key that names this node: its first field, as written in a card file."""
        return cls.key_words()[0]

    @classmethod
    def key_words(cls) -> tuple[str, ...]:
        """All keys that may stand in this node, as written in a card file."""
        return tuple(field.alias or name.rstrip("_") for name, field in cls.model_fields.items())


class _OneOrMany:
    """Takes a single value for a list of one, and says so in the JSON Schema too."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_before_validator_function(_as_many, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        many = handler(schema)
        return {"anyOf": [many["items"], many]}


def _as_many(value: Any) -> Any:
    return value if isinstance(value, (list, tuple)) else (value,)


OneOrMany = Annotated[tuple[T, ...], Field(min_length=1), _OneOrMany()]
"""One value or a list of them; always a tuple once read."""

Number = StrictInt
Flag = StrictBool


_KINDS = {"@number", "@name", "@word", "@keyword", "@flag"}

FAMILIES: dict[str, tuple[str, ...]] = {}
"""The words that may stand at the head of each family of nodes, for hints."""


def _tags(members: Any) -> frozenset[str]:
    """The tags written into a union."""
    notes = (note for member in get_args(members) if get_origin(member) is Annotated for note in get_args(member)[1:])
    return frozenset(note.tag for note in notes if isinstance(note, Tag))


def choice(
    family: str,
    members: Any,
    text: Mapping[str, str] | None = None,
    otherwise: str | None = None,
    beside: Mapping[str, str] | None = None,
) -> Discriminator:
    """Tells the members of a union apart, and names the family in its error.

    A mapping is told by its first key that is a member's verb; text by `text`, where the key may be the whole text, its
    first letter or nothing for all other text; what is neither is `otherwise`. `beside` names keys that tell a member
    where no verb does.
    """
    tags, words, telling = _tags(members), text or {}, beside or {}

    def tag_of(value: Any) -> str | None:
        if isinstance(value, bool) and "@flag" in tags:
            return "@flag"
        if isinstance(value, str):
            return words.get(value) or words.get(value[:1]) or words.get("") or otherwise
        if isinstance(value, Node):
            verb = TAG + type(value).verb()
            return verb if verb in tags else otherwise
        if isinstance(value, Mapping):
            verb_tag = next((TAG + key for key in value if f"{TAG}{key}" in tags), None)
            return verb_tag or next((telling[key] for key in value if key in telling), otherwise)
        return "@number" if isinstance(value, int) and "@number" in tags else otherwise

    FAMILIES[family] = tuple(sorted(tag[1:] for tag in tags if tag not in _KINDS))
    return Discriminator(
        tag_of,
        custom_error_type="unknown_word",
        custom_error_message="this is not {family}",
        custom_error_context={"family": family},
    )


NAME = re.compile(r"\$[a-z][a-z0-9_]*\Z")
REFERENCES = ("self", "it", "target", "attacker", "blocker", "foe", "equipped")
PLAYERS = ("you", "opp", "any", "both", "them")


def _name(value: str) -> str:
    if not NAME.match(value):
        raise PydanticCustomError("name", "a name is a dollar sign and a word in small letters, such as $seen")
    return value


def _reference(value: str) -> str:
    if value not in REFERENCES and not NAME.match(value):
        raise PydanticCustomError("word", "this is no card that is known here", {"words": REFERENCES})
    return value


def _player(value: str) -> str:
    if value not in PLAYERS:
        raise PydanticCustomError("word", "this is no player", {"words": PLAYERS})
    return value


Name = Annotated[str, AfterValidator(_name), Field(json_schema_extra={"pattern": r"^\$[a-z][a-z0-9_]*$"})]
"""A remembered result, `$seen`."""

Reference = Annotated[
    str,
    AfterValidator(_reference),
    Field(json_schema_extra={"pattern": rf"^({'|'.join(REFERENCES)}|\$[a-z][a-z0-9_]*)$"}),
]
"""A card that is known already, or a remembered name.

`self`, `it` (the card of the event), `target` (all that was targeted), `attacker`, `blocker`, `foe` (the other monster
of a battle), `equipped` (the monster that carries this card).
"""

CAUSES = (*PLAYERS, "battle")


def _cause(value: str) -> str:
    if value not in CAUSES:
        raise PydanticCustomError("word", "this is no cause", {"words": CAUSES})
    return value


Cause = Annotated[str, AfterValidator(_cause), Field(json_schema_extra={"enum": list(CAUSES)})]
"""Why something happens: a battle, or by that player's effects."""

Player = Annotated[str, AfterValidator(_player), Field(json_schema_extra={"enum": list(PLAYERS)})]
"""A player: `you`, `opp`, `any` (either), `both` (each in turn), `them` (the player of a turn's event)."""
