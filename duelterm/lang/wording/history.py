"""What has happened in a Duel Monsters duel, and what a card has kept from it."""

from __future__ import annotations

from duelterm.lang.conditions import Happened
from duelterm.lang.filters import Filter
from duelterm.lang.wording.scope import Scope
from duelterm.lang.wording.subjects import one_of


def kept(name: str, scope: Scope, there: bool) -> str:
    """Whether what an effect of the card has brought is still with it."""
    thing = scope.thing(name)
    scope.about("")
    if thing.noun == "equipped monster":
        return f"{'a' if there else 'no'} monster is equipped to {scope.me} by its effect"
    return f"{scope.mention(name).subject} {'is' if there else 'is no longer'} there"


def past(node: Happened, scope: Scope, denied: bool) -> str:
    """What has happened, or has not."""
    if node.happened == "battle phase starts":
        return f"{scope.person(str(node.of)).genitive} battle phase has {'not ' if denied else ''}begun this turn"
    if node.happened == "summoned" and isinstance(node.by, str):
        person = scope.person(node.by)
        have = f"{person.have} not" if denied else person.have
        return f"{have} summoned a monster this turn"
    subject = one_of(node.of, scope) if isinstance(node.of, Filter) else scope.mention(str(node.of or "self")).subject
    no = "not " if denied else ""
    if node.happened == "flipped":
        since = " and has stayed face-up since" if node.this == "stay" else " this turn"
        return f"{subject} has {no}been flipped face-up{since}"
    if node.happened == "summoned":
        return f"{subject} was {no}summoned this turn"
    where = "from the field " if node.from_ else ""
    whose = scope.person(node.to).genitive if node.to else "the"
    return f"{subject} has {no}gone {where}to {whose} graveyard this turn"
