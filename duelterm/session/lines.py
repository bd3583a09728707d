"""News: the record of events as a seat, or the public, may read it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from duelterm.core.events import Event
from duelterm.core.looking import Eyes
from duelterm.session.api import Line
from duelterm.session.duel import Duel

DEEP = {
    *("blocks", "battle", "destroyed", "break", "taken", "shield trigger used", "tapped", "untapped", "looked"),
    *("flipped", "battle damage", "damaged", "sent to graveyard", "equips", "negated", "toss", "spared"),
}
"""Events that follow from another."""

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven")


def lines_of(duel: Duel, names: Sequence[str], eyes: Eyes, since: int) -> list[Line]:
    """The lines from number `since` on; a line's number is that of its event."""
    found, turn, words = [], turn_before(duel.state.events, since), duel.rules.words
    for last, events in told_together(duel.state.events, since):
        event = events[0]
        if event.kind == "turn begins":
            turn = event.amount
        name = name_of(event, eyes) if len(events) == 1 else names_of(events, eyes)
        text = words.line(event, name, names, other_name(event, eyes))
        if text:
            found.append(Line(last, turn, text, 1 if event.kind in DEEP else 0))
    return found


def turn_before(events: Sequence[Event], number: int) -> int:
    """The turn that goes on before the event of this number; 0 before the first turn."""
    earlier = (events[place] for place in range(min(number, len(events)) - 1, -1, -1))
    return next((event.amount for event in earlier if event.kind == "turn begins"), 0)


def told_together(events: Sequence[Event], since: int) -> Iterator[tuple[int, list[Event]]]:
    """Each event from number `since` on, with its number; but the cards that a seat draws before the first turn
    together, with the last's.
    """
    first = next((number for number, event in enumerate(events) if event.kind == "turn begins"), len(events))

    def together(number: int) -> tuple[int, int]:
        return (-1, events[number].seat) if events[number].kind == "drawn" else (number, 0)

    for _, members in groupby(range(first), together) if since < first else ():
        numbers = list(members)
        if numbers[-1] >= since:
            yield numbers[-1], [events[number] for number in numbers]
    for number in range(max(first, since), len(events)):
        yield number, [events[number]]


def names_of(events: Sequence[Event], eyes: Eyes) -> str:
    """How many cards, and which, as far as these eyes may know them."""
    told = ", ".join(name for event in events if (name := name_of(event, eyes)) is not None)
    count = COUNTS[len(events)] if len(events) < len(COUNTS) else str(len(events))
    return f"{count} cards: {told}" if told else f"{count} cards"


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
