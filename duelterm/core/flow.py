"""The trampoline: drives the coroutine of rules from decision to decision. No event loop."""

from collections.abc import Coroutine
from typing import Any

from duelterm.core.ask import Decision


class Flow:
    """One running coroutine of rules. `decision` is what it waits for, None once it has ended."""

    __slots__ = ("_coroutine", "decision")

    def __init__(self, coroutine: Coroutine[Decision, Any, None]) -> None:
        self._coroutine = coroutine
        self.decision: Decision | None = None
        self.send(None)

    def send(self, answer: Any) -> Decision | None:
        """Answer the open decision and run on to the next. Raises TypeError if rules await anything else."""
        try:
            asked = self._coroutine.send(answer)
        except StopIteration:
            self.decision = None
            return None
        if not isinstance(asked, Decision):
            self._coroutine.close()
            raise TypeError(f"the rules awaited {asked!r}, which is no decision")
        self.decision = asked
        return asked

    def close(self) -> None:
        """Stop where it is; nothing more is asked."""
        self._coroutine.close()
        self.decision = None
