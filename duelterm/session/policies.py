"""Answer policies: what a person announced about the other's turn, before seeing anything of it.

A policy never looks at a card. It answers, with what does least, questions that may be declined and that come outside
the person's own turn; at the start of that turn it is `always` again.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from duelterm.core.ask import CONFIRM, PICK, Decision
from duelterm.session.api import RefusedAnswer

Policy = Literal["always", "attacks", "nothing"]
"""Ask always; ask only for attacks and my shields; ask nothing that can be declined."""

POLICIES: tuple[Policy, ...] = get_args(Policy)
KEPT: dict[str, tuple[str, ...]] = {"attacks": ("block", "shield")}
"""Prompts that are asked all the same."""

TAKING = "shield"
"""Where a shield is looked at, the first answer takes it."""


class Policies:
    """The policy of each seat."""

    def __init__(self, seats: int) -> None:
        self._of: list[Policy] = ["always"] * seats

    def of(self, seat: int) -> Policy:
        """What this seat has announced."""
        return self._of[seat]

    def announce(self, seat: int, word: str) -> None:
        """Set a seat's policy. Raises RefusedAnswer for an unknown word."""
        known = next((policy for policy in POLICIES if policy == word), None)
        if known is None:
            raise RefusedAnswer(f"{word!r} is no policy; there is {', '.join(POLICIES)}")
        self._of[seat] = known

    def turn_of(self, seat: int) -> bool:
        """A turn of this seat goes on: its policy ends. Whether there was one."""
        ended = self._of[seat] != "always"
        self._of[seat] = "always"
        return ended

    def answer(self, decision: Decision, keys: Sequence[str], active: int) -> Sequence[str] | None:
        """Which of the offered keys the policy answers with; None if the person is asked."""
        policy = self._of[decision.seat]
        if policy == "always" or decision.seat == active or decision.why.prompt in KEPT.get(policy, ()):
            return None
        return declining(decision, keys)


def declining(decision: Decision, keys: Sequence[str]) -> Sequence[str] | None:
    """What does least, where something can be declined: no, none, or taking a broken shield without using it."""
    if decision.kind == CONFIRM:
        return ["no"]
    if decision.kind == PICK and decision.lo == 0:
        return []
    return keys[:1] if decision.why.prompt == TAKING else None
