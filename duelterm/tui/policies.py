"""Answer policies in words: what somebody announces about questions in the others' turns, and after own acts."""

from collections.abc import Mapping, Sequence

from duelterm.core.view import View
from duelterm.session.api import Question
from duelterm.session.policies import NOT_AFTER_OWN, OWN_ACTS, POLICIES, UNTIL_CHANGED, asked_under

ASKED: dict[str, Mapping[str, str]] = {
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
    "standard": {
        "always": "ask always when another has done something",
        "attacks": "ask about attacks, summons and chains of mine",
        "nothing": "ask nothing: no card of mine answers",
    },
}
ASKED["tag"] = ASKED["standard"]
"""By rule set, and by what is asked under a policy."""
OWN = {
    "own acts": "ask after my own acts too, until the turn ends",
    "own acts until changed": "ask after my own acts too, until changed",
    NOT_AFTER_OWN: "don't ask after my own acts",
}
DECLINED = {
    "duel-masters": "Whatever may be declined in another's turn is declined without being asked.",
    "rulebook3": "In another's turn no answer is given and no set trap stands in; all else is still asked.",
    "standard": "What isn't asked is passed: you start no chain and answer none there. All else is still asked.",
    "tag": "What isn't asked is passed, whoever's turn it is. All else is still asked.",
}
NOTE = "It holds whatever the cards are, so it tells nobody anything about cards."
NEXT_TURN, CHANGED = ", until your next turn", ", until changed"
IN_FORCE = {"attacks": "{name} answers: attacks only", "nothing": "{name} answers: nothing"}
IN_FORCE_BY = dict.fromkeys(("standard", "tag"), IN_FORCE | {"attacks": "{name} answers: attacks, summons"})
"""Where a rule set says more than IN_FORCE."""
AFTER_OWN = "{name}: own acts too"
ASKED_LESS = "not as usual: {names}"
"""Where there is no room for what several people have announced."""


def choices(rulebook: str) -> list[str]:
    """Each policy in words, with how long it holds."""
    return [ASKED[rulebook][asked_under(policy)] + _until(policy) for policy in POLICIES]


def offered(rulebook: str, policy: str, own: str) -> list[tuple[str, str]]:
    """What may be announced and its words, with the policies in force marked: `own` is that about own acts, if
    there is one.
    """
    found = list(zip(POLICIES, choices(rulebook), strict=True))
    now = "   (now)"
    told = [(word, said + now * (word == policy)) for word, said in found]
    return told + [(word, OWN[word] + now * (word == own)) for word in OWN_ACTS if own]


def _until(policy: str) -> str:
    if policy == "always":
        return ""
    return CHANGED if policy.endswith(UNTIL_CHANGED) else NEXT_TURN


def announcer(view: View, question: Question | None, owner: int | None) -> int | None:
    """Whose policy may be announced now: that of the person whose private screen it is, once the duel has begun; on
    the public screen that of the person asked outside their turn, else of the next after the turn player.
    """
    if question is None:
        return None
    if owner is not None:
        return owner if view.turn or question.seat != view.active else None
    if question.seat != view.active:
        return question.seat
    return (view.active + 1) % len(view.seats)


def _in_force(rulebook: str, policy: str, own: str, name: str) -> tuple[str, ...]:
    """The policies as the table shows them, in many words and in few; nothing for the usual ones."""
    asked = asked_under(policy)
    words = IN_FORCE_BY.get(rulebook, IN_FORCE).get(asked, "").format(name=name)
    too = AFTER_OWN.format(name=name) if own not in ("", NOT_AFTER_OWN) else ""
    long = words + CHANGED * policy.endswith(UNTIL_CHANGED)
    return tuple("  ".join(filter(None, form)) for form in ((long, too), (words, too)) if any(form))


def in_force(rulebook: str, policies: Sequence[tuple[str, str, str]]) -> list[str]:
    """The policies of these people, (policy, that about own acts, name), as the table shows them: from the most
    words to the fewest.
    """
    found = [words for words in (_in_force(rulebook, *policy) for policy in policies) if words]
    together = ["  ".join(words) for words in zip(*found, strict=True)]
    if len(found) > 2:
        names = [policy[-1] for policy in policies if _in_force(rulebook, *policy)]
        return [*together, ASKED_LESS.format(names=", ".join(names))]
    return together + [words for first in found[:1] for words in first]
