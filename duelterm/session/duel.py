"""A duel being played: state, flow, and answers by option key. It knows no game."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, Decision
from duelterm.core.flow import Flow
from duelterm.core.looking import Eyes, asker_eyes, option_key
from duelterm.core.ruleset import RuleSet
from duelterm.core.state import Result, State
from duelterm.session.api import RefusedAnswer


class Duel:
    """Drives the rules of one duel. `answers` counts the answers given so far."""

    __slots__ = ("answers", "flow", "open_hands", "rules", "state")

    def __init__(self, rules: RuleSet, state: Any, open_hands: bool = False, answers: int = 0) -> None:
        self.rules = rules
        self.state: Any = state
        self.open_hands = open_hands
        self.answers = answers
        self.flow = Flow(rules.run(state))

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.flow.decision

    def keys(self, decision: Decision) -> list[str]:
        """The keys of the options, in order; a number's are its two bounds."""
        if decision.kind == NUMBER:
            return [str(decision.lo), str(decision.hi)]
        eyes = asker_eyes(self.state, decision, self.open_hands)
        return [option_key(self.state, decision, option, n, eyes) for n, option in enumerate(decision.options)]

    def answer(self, keys: Sequence[str]) -> None:
        """Answer the open decision. Raises RefusedAnswer and changes nothing if the answer isn't legal."""
        decision = self.flow.decision
        if decision is None:
            raise RefusedAnswer("the duel has ended")
        value = self.read(decision, list(keys))
        self.answers += 1
        self.flow.send(value)

    def read(self, decision: Decision, keys: list[str]) -> Any:
        """The value behind the keys. Raises RefusedAnswer."""
        if decision.kind == NUMBER:
            return read_number(decision, keys)
        offered = dict(zip(self.keys(decision), decision.options, strict=True))
        unknown = [key for key in keys if key not in offered]
        if unknown:
            raise RefusedAnswer(f"{unknown[0]!r} is not offered; there is {', '.join(offered)}")
        if len(set(keys)) != len(keys):
            raise RefusedAnswer("each may be chosen once")
        picked = [offered[key] for key in keys]
        if decision.kind in (ACT, CONFIRM, NAME):
            if len(picked) != 1:
                raise RefusedAnswer(f"choose one of {', '.join(offered)}")
            return picked[0]
        return self.read_pick(decision, picked)

    def read_pick(self, decision: Decision, picked: list[Any]) -> list[Any]:
        """Several options. Raises RefusedAnswer."""
        if decision.kind == ORDER and len(picked) != len(decision.options):
            raise RefusedAnswer("put all of them in order")
        if not decision.lo <= len(picked) <= decision.hi:
            raise RefusedAnswer(f"choose {decision.lo} to {decision.hi}, not {len(picked)}")
        if decision.legal is not None and not decision.legal(picked):
            raise RefusedAnswer("these together are not allowed")
        return picked

    def eyes(self, seat: int | None) -> Eyes:
        """The eyes of a seat, or of the public."""
        return Eyes(seat, len(self.state.zones), self.open_hands)

    def fork(self) -> "Duel":
        """A copy of a duel at an act; raises ValueError elsewhere, where the rules hold more than the state."""
        decision = self.flow.decision
        if decision is None or not self.rules.is_quiescent(self.state, decision):
            raise ValueError("a duel can only be copied at an act")
        return Duel(self.rules, self.state.clone(), self.open_hands, self.answers)

    def concede(self, seat: int, rule: str) -> None:
        """End the duel at once, lost by this seat."""
        self.flow.close()
        state: State = self.state
        state.result = conceded(state, seat, rule)


def conceded(state: State, seat: int, rule: str) -> Result:
    """The result of giving up, which is the team's (TAG-7.14)."""
    return Result(tuple(other for other in state.seats if other not in state.team(seat)), rule)


def read_number(decision: Decision, keys: list[str]) -> int:
    """A number within the bounds. Raises RefusedAnswer."""
    text = keys[0] if len(keys) == 1 else ""
    if not (text.isascii() and text.isdigit() and decision.lo <= int(text) <= decision.hi):
        raise RefusedAnswer(f"a number from {decision.lo} to {decision.hi}")
    return int(text)
