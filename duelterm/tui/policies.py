"""Answer policies: what somebody announces about the questions of the others' turns, in words."""

from collections.abc import Mapping, Sequence

from duelterm.core.view import View
from duelterm.session.api import Question
from duelterm.session.policies import POLICIES, UNTIL_CHANGED, asked_under

ASKED: Mapping[str, Mapping[str, str]] = {
    "duel-masters": {
        "always": "ask always",
        "attacks": "ask only about attacks and shields",
        "nothing": "ask nothing: no block, shields to the hand",
    },
    "rulebook3": {
        "always": "ask always",
        "attacks": "ask for answers to attacks alone",
        "nothing": "ask nothing: no trap answers anything",
    },
}
"""By rule set, and by what is asked under a policy."""
DECLINED = {
    "duel-masters": "Whatever may be declined in another's turn is declined without being asked.",
    "rulebook3": "In another's turn no answer is given and no set trap stands in; all else is still asked.",
}
NOTE = "It holds whatever the cards are, so it tells nobody anything about cards."
NEXT_TURN, CHANGED = ", until your next turn", ", until changed"
IN_FORCE = {"attacks": "{name} answers: attacks only", "nothing": "{name} answers: nothing"}


def choices(rulebook: str) -> list[str]:
    """Each policy in words, with how long it holds."""
    return [ASKED[rulebook][asked_under(policy)] + _until(policy) for policy in POLICIES]


def _until(policy: str) -> str:
    if policy == "always":
        return ""
    return CHANGED if policy.endswith(UNTIL_CHANGED) else NEXT_TURN


def announcer(view: View, question: Question | None, owner: int | None) -> int | None:
    """Whose policy may be announced now: that of the person whose private screen it is, once the duel has begun; on
    the public screen that of the person asked outside their turn, else of the turn player's opponent.
    """
    if question is None:
        return None
    if owner is not None:
        return owner if view.turn or question.seat != view.active else None
    if question.seat != view.active:
        return question.seat
    return next(other.seat for other in view.seats if other.seat % 2 != view.active % 2)


def _in_force(policy: str, name: str) -> tuple[str, ...]:
    """The policy as the table shows it, in many words and in few; nothing for the usual one."""
    asked = asked_under(policy)
    if asked not in IN_FORCE:
        return ()
    words = IN_FORCE[asked].format(name=name)
    return (words + CHANGED * policy.endswith(UNTIL_CHANGED), words)


def in_force(policies: Sequence[tuple[str, str]]) -> list[str]:
    """The policies of these people, (policy, name), as the table shows them: from the most words to the fewest."""
    found = [words for words in (_in_force(policy, name) for policy, name in policies) if words]
    together = ["  ".join(words) for words in zip(*found, strict=True)]
    return together + [words for first in found[:1] for words in first]
