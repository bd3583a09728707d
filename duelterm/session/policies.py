"""Answer policies: what a person announced about the others' turns, before seeing anything of them.

A policy never looks at a card. It answers, with what does least, questions that come outside the person's own turn;
which ones, says the game. Most end where the person's next turn begins, some hold until another is announced. A game
may leave out by itself what comes after one's own acts: that is asked if the person says so.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from duelterm.core.ask import ACT, CONFIRM, PICK, Decision
from duelterm.session.api import RefusedAnswer
from duelterm.session.games import Game

Policy = Literal["always", "attacks", "nothing", "attacks until changed", "nothing until changed"]
"""Ask always; ask only about attacks; ask nothing that can be declined: until the next own turn, or until changed."""

OwnActs = Literal["own acts", "own acts until changed", "own acts no"]
"""Ask after the own acts what the game leaves out there: until this turn is over, or until changed; or don't."""

POLICIES: tuple[Policy, ...] = get_args(Policy)
OWN_ACTS: tuple[OwnActs, ...] = get_args(OwnActs)
UNTIL_CHANGED = " until changed"
NOT_AFTER_OWN: OwnActs = "own acts no"


class Policies:
    """The policy of each seat in a duel of this game, and the number of the turn in which it was announced. `people`
    has the number of the person at each seat, if one plays several.
    """

    def __init__(self, game: Game, seats: int, people: Sequence[int] = ()) -> None:
        self._game = game
        self._people = people or range(seats)
        self._of: list[Policy] = ["always"] * seats
        self._since = [-1] * seats
        self._own: list[tuple[OwnActs, int]] = [(NOT_AFTER_OWN, -1)] * seats

    def of(self, seat: int) -> Policy:
        """What this seat has announced about the others' turns."""
        return self._of[seat]

    def after_own(self, seat: int, turn: int) -> OwnActs:
        """What this seat has announced about its own acts, as it holds in this turn."""
        word, since = self._own[seat]
        return word if word.endswith(UNTIL_CHANGED) or since == turn else NOT_AFTER_OWN

    def announce(self, seat: int, word: str, turn: int = -1) -> None:
        """Set a seat's policy. Raises RefusedAnswer for an unknown word."""
        own = next((policy for policy in OWN_ACTS if policy == word and self._game.own), None)
        if own is not None:
            self._own[seat] = (own, turn)
            return
        known = next((policy for policy in POLICIES if policy == word), None)
        if known is None:
            raise RefusedAnswer(f"{word!r} is no policy; there is {', '.join(POLICIES)}")
        self._of[seat] = known
        self._since[seat] = turn

    def turn_of(self, active: int, turn: int) -> Sequence[int]:
        """This turn of this seat goes on: what its person announced before it ends. The seats for which that was."""
        ended = [seat for seat in range(len(self._of)) if self._is_same(seat, active) and self._has_ended(seat, turn)]
        for seat in ended:
            self._of[seat] = "always"
        return ended

    def _has_ended(self, seat: int, turn: int) -> bool:
        policy = self._of[seat]
        return policy != "always" and not policy.endswith(UNTIL_CHANGED) and turn > self._since[seat]

    def answer(
        self, decision: Decision, keys: Sequence[str], active: int, turn: int = -1, links: Sequence[int] = ()
    ) -> Sequence[str] | None:
        """Which of the offered keys the policy answers with; None if the person is asked. `links` are the seats that
        have activated what can be answered, the last one last.
        """
        left_out = self._leaves_out(decision, active, turn, links) or (
            not self._is_same(decision.seat, active)
            and not asks_about(self._game, self._of[decision.seat], decision, links)
        )
        return declining(self._game, decision, keys) if left_out else None

    def _leaves_out(self, decision: Decision, active: int, turn: int, links: Sequence[int]) -> bool:
        """Whether it comes after an act of the same person and so isn't asked: the turn player's, or the last link of a
        chain.
        """
        if decision.why.prompt not in self._game.own or self.after_own(decision.seat, turn) != NOT_AFTER_OWN:
            return False
        return self._is_same(decision.seat, links[-1] if links else active)

    def _is_same(self, seat: int, other: int) -> bool:
        """Whether both are one person's seats."""
        return self._people[seat] == self._people[other]


def asks_about(game: Game, policy: str, decision: Decision, links: Sequence[int]) -> bool:
    """Whether a person with this policy is asked this in another's turn."""
    asked, why = asked_under(policy), decision.why
    if asked != "attacks":
        return asked == "always"
    if why.prompt in game.attacks or decision.seat in links:
        return True
    return any(kind in game.summons for kind in why.told)


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
