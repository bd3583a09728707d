"""What a coach says to the person who is asked."""

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True, frozen=True)
class Advice:
    """A few lines on what to do now and why, and a legal answer of the kind that the decision takes."""

    lines: tuple[str, ...]
    answer: Any
