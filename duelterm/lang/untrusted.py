"""Text from a card file that reaches the screen: names, races, set names."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

WIDEST = 60
_REFUSED = {
    "Cc": "a control",
    "Cf": "a format",
    "Cs": "a surrogate",
    "Co": "a private",
    "Cn": "an unassigned",
    "Zl": "a line",
    "Zp": "a paragraph",
}


def cells(text: str) -> int:
    """How many cells of a terminal the text takes."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def clean(value: str) -> str:
    """The text in Unicode's normal form C; refused if it could do more than stand there."""
    text = unicodedata.normalize("NFC", value)
    for place, letter in enumerate(text, 1):
        if kind := _REFUSED.get(unicodedata.category(letter)):
            raise PydanticCustomError(
                "letter",
                "{kind} character (U+{code}) at place {place}",
                {"kind": kind, "code": f"{ord(letter):04X}", "place": place},
            )
    if not text.strip() or text != text.strip():
        raise PydanticCustomError("blank", "text must not be empty and must not begin or end with a space")
    if cells(text) > WIDEST:
        raise PydanticCustomError(
            "wide", "text of {cells} cells; at most {widest}", {"cells": cells(text), "widest": WIDEST}
        )
    return text


Text = Annotated[str, AfterValidator(clean), Field(json_schema_extra={"minLength": 1})]
"""One line of clean text."""
