"""Answer policies: what a person announced about the others' turns, before seeing anything of them.

A policy never looks at a card. It answers, with what does least, questions that come outside the person's own turn;
which ones, says the game. Most end where the person's next turn begins, some hold until another is announced.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from duelterm.core.ask import ACT, CONFIRM, PICK, Decision
from duelterm.session.api import RefusedAnswer
from duelterm.session.games import Game

Policy = Literal["always", "attacks", "nothing", "attacks until changed", "nothing until changed"]
"""Ask always; ask only about attacks; ask nothing that can be declined: until the next own turn, or until changed."""

POLICIES: tuple[Policy, ...] = get_args(Policy)
UNTIL_CHANGED = " until changed"


class Policies:
    """The policy of each seat in a duel of this game, and the number of the turn in which it was announced."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._of: list[Policy] = ["always"] * seats
        self._since = [-1] * seats

    def of(self, seat: int) -> Policy:
        """What this seat has announced."""
        return self._of[seat]

    def announce(self, seat: int, word: str, turn: int = -1) -> None:
        """Set a seat's policy. Raises RefusedAnswer for an unknown word."""
        known = next((policy for policy in POLICIES if policy == word), None)
        if known is None:
            raise RefusedAnswer(f"{word!r} is no policy; there is {', '.join(POLICIES)}")
        self._of[seat] = known
        self._since[seat] = turn

    def turn_of(self, seat: int, turn: int) -> bool:
        """This turn of this seat goes on: the policy ends that was announced before it. Whether there was one."""
        policy = self._of[seat]
        ended = policy != "always" and not policy.endswith(UNTIL_CHANGED) and turn > self._since[seat]
        if ended:
            self._of[seat] = "always"
        return ended

    def answer(self, decision: Decision, keys: Sequence[str], active: int) -> Sequence[str] | None:
        """Which of the offered keys the policy answers with; None if the person is asked."""
        policy, prompt = asked_under(self._of[decision.seat]), decision.why.prompt
        if policy == "always" or decision.seat == active:
            return None
        if policy == "attacks" and prompt in self._game.attacks:
            return None
        return declining(self._game, decision, keys)


def asked_under(policy: str) -> str:
    """What is asked under a policy, however long it holds: `always`, `attacks` or `nothing`."""
    return policy.removesuffix(UNTIL_CHANGED)


def declining(game: Game, decision: Decision, keys: Sequence[str]) -> Sequence[str] | None:
    """What does least, where something can be declined: no, none, or the act that the game names."""
    prompt = decision.why.prompt
    if game.declined and prompt not in game.declined:
        return None
    if decision.kind == CONFIRM:
        return ["no"]
    if decision.kind == PICK and decision.lo == 0:
        return []
    if decision.kind == ACT and prompt in game.least:
        found = zip(decision.options, keys, strict=True)
        return [key for act, key in found if act.verb == game.least[prompt]][:1]
    return None
