"""A running duel at a table, kept in memory alone: asks, takes answers, steps back."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.looking import view_of
from duelterm.core.view import View
from duelterm.session.api import Line, Question, RefusedAnswer, Result
from duelterm.session.duel import Duel
from duelterm.session.lines import lines_of
from duelterm.session.questions import question_of
from duelterm.session.undo import Checkpoints

CONCEDING = "DM-9.12"


class Sitting:
    """A running duel that nobody can resume; see `session.api.Table`."""

    def __init__(self, names: tuple[str, ...], privacy: str, duel: Duel, checkpoints: Checkpoints | None = None) -> None:
        self.duel = duel
        self._names = names
        self._privacy = privacy
        self._checkpoints = checkpoints or Checkpoints()
        self._checkpoints.note(duel)
        self._question: Question | None = None
        self._asked = -1

    @property
    def names(self) -> Sequence[str]:
        return self._names

    @property
    def privacy(self) -> str:
        return self._privacy

    @property
    def question(self) -> Question | None:
        if self._asked != self.duel.answers or self._question is None:
            self._question = question_of(self.duel, self._names)
            self._asked = self.duel.answers
        return self._question

    @property
    def result(self) -> Result | None:
        found = self.duel.state.result
        if found is None:
            return None
        winner = found.winners[0] if len(found.winners) == 1 else None
        return Result(winner, self.duel.rules.words.ending(found.rule))

    def view(self, seat: int | None) -> View:
        waiting = [pending.frame.definition.name for pending in self.duel.state.pending]
        return view_of(self.duel.state, self.duel.rules, self.duel.eyes(seat), waiting)

    def news(self, seat: int | None, since: int = 0) -> Sequence[Line]:
        return lines_of(self.duel, self._names, self.duel.eyes(seat), since)

    def coach(self) -> tuple[str, ...]:
        decision = self.duel.decision
        return () if decision is None else self.duel.rules.coach(self.duel.state, decision).lines

    def why_not(self, verb: str, card: str, target: str = "") -> str:
        found = self._card(card)
        if found is None:
            return "DM-3.7: a face-down card can't be used" if card.startswith("shields") else ""
        aim = int(target.removeprefix("seat:")) if target.startswith("seat:") else self._card(target)
        return str(self.duel.rules.words.reason(self.duel.rules.why_not(self.duel.state, verb, found, aim)))

    def answer(self, keys: Sequence[str]) -> None:
        self.duel.answer(keys)
        self._after()

    def can_undo(self) -> bool:
        return self._checkpoints.allowed(self.duel) is not None

    def undo(self) -> None:
        found = self._checkpoints.allowed(self.duel)
        if found is None:
            raise RefusedAnswer("something secret or a matter of chance has come out since your last act")
        self._noted({"back": found.answers})
        self.duel = self._checkpoints.back_to(found, self.duel)
        self._asked = -1

    def concede(self, seat: int) -> None:
        if self.duel.state.result is not None:
            raise RefusedAnswer("the duel has ended")
        self._noted({"concede": seat})
        self.duel.concede(seat, CONCEDING)
        self._after()

    def _noted(self, entry: dict[str, Any]) -> None:
        """What is about to be done; in memory there is nothing to write."""

    def _card(self, handle: str) -> Any | None:
        """A card by its handle; None for one that has none."""
        marks = {f"c{card.mark}": card for card in self.duel.state.cards}
        return marks.get(handle)

    def _after(self) -> None:
        """Keep the way back."""
        self._asked = -1
        self._checkpoints.note(self.duel)
