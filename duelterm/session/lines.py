"""News: the record of events as a seat, or the public, may read it."""

from collections.abc import Sequence

from duelterm.core.events import Event
from duelterm.core.looking import Eyes
from duelterm.session.api import Line
from duelterm.session.duel import Duel

DEEP = {
    *("blocks", "battle", "destroyed", "break", "taken", "shield trigger used", "tapped", "untapped", "looked"),
    *("flipped", "battle damage", "damaged", "sent to graveyard", "equips", "negated", "toss"),
}
"""Events that follow from another."""


def lines_of(duel: Duel, names: Sequence[str], eyes: Eyes, since: int) -> list[Line]:
    """The lines from number `since` on; a line's number is that of its event."""
    state, found, turn = duel.state, [], 0
    for number, event in enumerate(state.events):
        if event.kind == "turn begins":
            turn = event.amount
        if number >= since:
            text = duel.rules.words.line(event, name_of(event, eyes), names, other_name(event, eyes))
            if text:
                found.append(Line(number, turn, text, 1 if event.kind in DEEP else 0))
    return found


def name_of(event: Event, eyes: Eyes) -> str | None:
    """The card's name, if these eyes may know it."""
    if event.definition is None:
        return None
    known = eyes.mask if event.names < 0 else event.names
    return str(event.definition.name) if eyes.may_know(known) else None


def other_name(event: Event, eyes: Eyes) -> str | None:
    """The other card's name: mostly one that everybody sees, as an attacker, but an attacked one may lie face down."""
    if event.other_definition is None:
        return None
    known = eyes.mask if event.other_names < 0 else event.other_names
    return str(event.other_definition.name) if eyes.may_know(known) else None
