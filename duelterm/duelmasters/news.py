"""What has happened, in words. A card that the reader can't know is "a card"."""

from collections.abc import Callable, Sequence

from duelterm.core.events import Event
from duelterm.duelmasters.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS

PLACES = {
    DECK: "the deck",
    HAND: "the hand",
    MANA: "the mana zone",
    BATTLE: "the battle zone",
    SHIELDS: "the shields",
    GRAVEYARD: "the graveyard",
}

Told = Callable[[Event, str, str, str], str]
"""Event, who it is about, the card, the other card."""


def moved(event: Event, who: str, card: str, other: str) -> str:
    """A card's way, said by its owner."""
    return f"{who}: {card} goes from {PLACES.get(event.origin, 'play')} to {PLACES.get(event.to, 'play')}."


def attacks(event: Event, who: str, card: str, other: str) -> str:
    return f"{card} attacks {other or 'the opponent'}."


def battle(event: Event, who: str, card: str, other: str) -> str:
    return f"{card} ({event.amount}) battles {other} ({event.place})."


def destroyed(event: Event, who: str, card: str, other: str) -> str:
    return f"{who}'s {card} is destroyed."


def broken(event: Event, who: str, card: str, other: str) -> str:
    return f"{other} breaks {who}'s shield {event.place}."


LINES: dict[str, Told] = {
    "set up": lambda event, who, card, other: "Decks shuffled, five shields and five cards each.",
    "goes first": lambda event, who, card, other: f"{who} goes first.",
    "turn begins": lambda event, who, card, other: f"Turn {event.amount}: {who}.",
    "untaps": lambda event, who, card, other: f"{who} untaps {event.amount}.",
    "drawn": lambda event, who, card, other: f"{who} draws {card}.",
    "charged": lambda event, who, card, other: f"{who} charges {card}.",
    "summoned": lambda event, who, card, other: f"{who} summons {card}.",
    "enters": lambda event, who, card, other: f"{card} is put into {who}'s battle zone.",
    "cast": lambda event, who, card, other: f"{who} casts {card}.",
    "attacks": attacks,
    "blocks": lambda event, who, card, other: f"{card} blocks {other}.",
    "battle": battle,
    "destroyed": destroyed,
    "discarded": lambda event, who, card, other: f"{who} discards {card}.",
    "break": broken,
    "taken": lambda event, who, card, other: f"{who} takes {card} from the shields.",
    "shield trigger used": lambda event, who, card, other: f"{who} uses the shield trigger of {card}.",
    "moved": moved,
    "tapped": lambda event, who, card, other: f"{card} is tapped.",
    "untapped": lambda event, who, card, other: f"{card} untaps.",
    "tap ability": lambda event, who, card, other: f"{who} taps {card} for its ability.",
    "silent skill": lambda event, who, card, other: f"{who} keeps {card} tapped for its silent skill.",
    "looked": lambda event, who, card, other: f"{other_place(event, who)} is looked at: {card}.",
    "revealed": lambda event, who, card, other: f"{who} shows {card}.",
    "turned up": lambda event, who, card, other: f"{who}'s shield {event.place} is turned face up: {card}.",
    "shuffled": lambda event, who, card, other: f"{who} shuffles the deck.",
    "extra turn": lambda event, who, card, other: f"{who} takes an extra turn after this one.",
    "final strike": lambda event, who, card, other: f"{card} strikes {who}: no shield is left.",
}
"""Events that are told; others are moments that only effects wait for."""


def other_place(event: Event, who: str) -> str:
    """Where a card that is looked at lies."""
    place = PLACES.get(event.origin, "play").removeprefix("the ")
    return f"{who}'s {place} {event.place}" if event.origin == SHIELDS else f"{who}'s {place}"


def hands(event: Event, names: Sequence[str]) -> str:
    """Whose hand is whose in rock, paper, scissors."""
    return f"{names[0]} shows {event.source[0]}, {names[1]} {event.source[1]}."


def line(event: Event, name: str | None, names: Sequence[str], other: str | None) -> str:
    """One line, empty for what isn't told."""
    if event.kind == "rock paper scissors":
        return hands(event, names)
    told = LINES.get(event.kind)
    if told is None:
        return ""
    who = names[event.seat] if event.seat >= 0 else ""
    if event.kind == "attacks" and event.against == "player":
        other = next((names[seat] for seat in range(len(names)) if seat != event.seat), "")
    return told(event, who, name if name is not None else "a card", other or "")
