"""Answer policies: what somebody announces about the questions of the other's turn, in words."""

from collections.abc import Mapping

from duelterm.core.view import View
from duelterm.session.api import Question

CHOICES: Mapping[str, Mapping[str, str]] = {
    "duel-masters": {
        "always": "ask always",
        "attacks": "ask only about attacks and broken shields",
        "nothing": "ask nothing more this turn: no block, every shield to the hand",
    },
    "rulebook3": {
        "always": "ask always",
        "attacks": "ask for answers to attacks alone",
        "nothing": "ask nothing more this turn: no trap answers anything",
    },
}
"""By rule set and policy."""
DECLINED = {
    "duel-masters": "Whatever may be declined is declined without being asked.",
    "rulebook3": "No answer is given and no set trap stands in; what else a card asks is still asked.",
}
NOTE = (
    "{declined} It holds until {name}'s next turn.",
    "Announced before anything is seen, so it tells nobody anything about cards.",
)
IN_FORCE = {"attacks": "{name} answers: attacks only", "nothing": "{name} answers: nothing"}


def announcer(view: View, question: Question | None, owner: int | None) -> int | None:
    """Whose policy may be announced now: that of the person asked outside their turn, on the public screen that of
    the turn player's opponent; nobody's on another person's private screen.
    """
    if question is None:
        return None
    seat = question.seat
    if seat == view.active:
        seat = next(other.seat for other in view.seats if other.seat % 2 != view.active % 2)
    return seat if owner in (None, seat) else None


def in_force(policy: str, name: str) -> str:
    """The policy as the table shows it; nothing for the usual one."""
    return IN_FORCE.get(policy, "").format(name=name)
