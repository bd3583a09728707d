"""What has happened by the standard rules, in words: links of a chain, sets and summons, what is banished."""

from functools import partial

from duelterm.core.events import Event
from duelterm.duelmonsters import news as common
from duelterm.duelmonsters.news import POSITIONS, UNSEEN, common_lines, source_of
from duelterm.duelmonsters.vocabulary import Told
from duelterm.duelmonsters.zones import ASIDE, DECK, FIELD_PLACE, FUSION, GRAVEYARD, HAND, MONSTERS, SPELLS

PLACES = {
    DECK: "the deck",
    HAND: "the hand",
    MONSTERS: "the field",
    SPELLS: "the field",
    FIELD_PLACE: "the field",
    GRAVEYARD: "the graveyard",
    FUSION: "the extra deck",
    ASIDE: "the banished cards",
}

STOPPED = {
    "attacks": "The attack of {card} is negated",
    "would be summoned": "The summon of {card} is negated",
}
"""What else than a link of a chain is negated."""


def set_down(event: Event, who: str, card: str, other: str) -> str:
    """STD-2.3: a monster that is set is no summon; spells and traps have no position (Y64)."""
    where = f", in {POSITIONS['defense']}" if event.to == MONSTERS else ""
    return f"{who} sets {card} face-down{where}{source_of(event)}."


def summoned(event: Event, who: str, card: str, other: str) -> str:
    """STD-2.8: a flip summon comes from nowhere else."""
    if event.cause == "flip":
        return f"{who} flip summons {card}, in {POSITIONS['attack']}."
    return common.summoned(PLACES, event, who, card, other)


def activated(event: Event, who: str, card: str, other: str) -> str:
    return f"{who} activates {card}{link(event)}."


def used(event: Event, who: str, card: str, other: str) -> str:
    return f"{who} activates the effect of {card}{link(event)}."


def link(event: Event) -> str:
    """STD-3.2: its number, once there is more than one."""
    return f", link {event.amount}" if event.amount > 1 else ""


def resolves(event: Event, who: str, card: str, other: str) -> str:
    return f"{card} resolves{link(event)}."


def negated(event: Event, who: str, card: str, other: str) -> str:
    """STD-3.10, STD-3.13, STD-4.7."""
    return STOPPED.get(event.cause, "{card} comes to nothing").format(card=card) + f"{source_of(event)}."


def redirected(event: Event, who: str, card: str, other: str) -> str:
    """STD-4.2: the attack has another target."""
    aim = "the player" if event.against == "player" else other or UNSEEN[MONSTERS]
    return f"{card} now attacks {aim}{source_of(event)}."


def moved(event: Event, who: str, card: str, other: str) -> str:
    """Whose card goes where; what is banished has a word of its own."""
    if event.to != ASIDE:
        return common.moved(PLACES, event, who, card, other)
    why = " as a cost" if event.cause == "cost" else source_of(event)
    return f"{who}: {card} is banished from {PLACES.get(event.origin, 'nowhere')}{why}."


LINES: dict[str, Told] = common_lines(PLACES) | {
    "set": set_down,
    "summoned": summoned,
    "activated": activated,
    "used": used,
    "resolves": resolves,
    "negated": negated,
    "redirected": redirected,
    "moved": moved,
    "sent to graveyard": partial(common.moved, PLACES),
}
"""By kind; others are moments that only effects wait for."""
