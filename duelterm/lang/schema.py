"""The JSON Schema of card files, draft 7, for editors."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter

from duelterm.lang.cards import AnyFile


def schema() -> dict[str, Any]:
    """The schema; the nodes' docstrings are its descriptions."""
    made = TypeAdapter(AnyFile).json_schema(ref_template="#/definitions/{model}")
    definitions = made.pop("$defs")
    old: dict[str, Any] = _draft7({**made, "definitions": definitions})
    return {"$schema": "http://json-schema.org/draft-07/schema#", **old}


def schema_text() -> str:
    """The schema as the text of `cards/schema.json`."""
    return json.dumps(schema(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _draft7(part: Any) -> Any:
    """A list of fixed length is `items` in draft 7; titles made from field names say nothing."""
    if isinstance(part, list):
        return [_draft7(value) for value in part]
    if not isinstance(part, dict):
        return part
    made = {key: _draft7(value) for key, value in part.items() if not (key == "title" and isinstance(value, str))}
    if "prefixItems" in made:
        made["items"] = made.pop("prefixItems")
    return made
