"""Answer policies: what a person announced about the other's turn, before seeing anything of it.

A policy never looks at a card. It answers, with what does least, questions that come outside the person's own turn;
which ones, says the game. At the start of that turn it is `always` again.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from duelterm.core.ask import ACT, CONFIRM, PICK, Decision
from duelterm.session.api import RefusedAnswer
from duelterm.session.games import Game

Policy = Literal["always", "attacks", "nothing"]
"""Ask always; ask only about attacks; ask nothing that can be declined."""

POLICIES: tuple[Policy, ...] = get_args(Policy)


class Policies:
    """The policy of each seat in a duel of this game."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
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
        policy, prompt = self._of[decision.seat], decision.why.prompt
        if policy == "always" or decision.seat == active:
            return None
        if policy == "attacks" and prompt in self._game.attacks:
            return None
        return declining(self._game, decision, keys)


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
