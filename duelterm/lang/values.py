"""Values: how many, how much. A plain number, a remembered number `$n`, or one of the nodes here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

from pydantic import Field, GetJsonSchemaHandler, model_serializer, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from duelterm.lang.node import NAME, Node, Number, Reference
from duelterm.lang.words import Stat

if TYPE_CHECKING:
    from duelterm.lang.filters import Filter
    from duelterm.lang.unions import Counted, Limit, Measured, Value


class Per(Node):
    """So much for each card that the filter finds, or for each time that something happened."""

    per: Measured
    each: Number = 1


class Count(Node):
    """The number of cards found or remembered; with `every: 2` half of it, rounded down."""

    count: Counted
    every: Number = Field(default=1, ge=1)


class Sum(Node):
    """The powers, or the attacks, of the cards, added up; what can't be seen counts 0."""

    sum: Literal["power", "atk"]
    of: Counted


class Max(Node):
    """The highest power among the cards; 0 if there is none."""

    max: Literal["power"]
    of: Counted


class Distinct(Node):
    """So much for each civilization found among the cards."""

    distinct: Literal["civ"]
    of: Filter
    each: Number = 1


class PowerOf(Node):
    """The power of one card."""

    power: Reference


class CostOf(Node):
    """The printed cost of one card."""

    cost: Reference


class Minus(Node):
    """The first value less the second, never below 0."""

    minus: tuple[Value, Value]


class StatOf(Node):
    """The attack or defence of one card; of a card that is gone the last one known."""

    stat: Stat
    of: Reference


class Half(Node):
    """Half of a value, rounded down."""

    half: Value


class UpTo(Node):
    """So many or fewer, as its player likes."""

    up_to: Limit


OPERATORS = {"at_most": "<=", "equal": "=", "below": "<", "at_least": ">=", "above": ">"}
Operator = Literal["<=", "=", "<", ">=", ">"]
_TEXT = re.compile(r"(<=|>=|<|>)\s*(\d{1,9})\Z")


class Comparison(Node):
    """A test of a number: `3`, `'<=2000'`, `$n`, or of a value: `at_most`, `equal`, `below`, `at_least`, `above`."""

    op: Operator
    value: Value

    @model_validator(mode="before")
    @classmethod
    def _read(cls, raw: Any) -> Any:
        """Brings each of the spellings into operator and value."""
        if isinstance(raw, int) and not isinstance(raw, bool):
            return {"op": "=", "value": raw}
        if isinstance(raw, str) and (found := _TEXT.match(raw)):
            return {"op": found[1], "value": int(found[2])}
        if isinstance(raw, str) and NAME.match(raw):
            return {"op": "=", "value": raw}
        if isinstance(raw, dict) and len(raw) == 1 and next(iter(raw)) in OPERATORS:
            word, value = next(iter(raw.items()))
            return {"op": OPERATORS[word], "value": value}
        raise PydanticCustomError("comparison", "a comparison is a number, '<=2000', '>=4' or at_most with a value")

    @model_serializer
    def _write(self) -> Any:
        """The spelling that a card file would have."""
        if isinstance(self.value, int):
            return self.value if self.op == "=" else f"{self.op}{self.value}"
        if isinstance(self.value, str):
            return self.value
        return {next(word for word, op in OPERATORS.items() if op == self.op): self.value}

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        value = handler.resolve_ref_schema(handler(schema))["properties"]["value"]
        words = [
            {"type": "object", "properties": {word: value}, "required": [word], "additionalProperties": False}
            for word in OPERATORS
        ]
        text = {"type": "string", "pattern": r"^((<=|>=|<|>)\s*[0-9]{1,9}|\$[a-z][a-z0-9_]*)$"}
        return {"anyOf": [{"type": "integer"}, text, *words], "description": cls.__doc__}
