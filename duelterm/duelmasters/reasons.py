"""Why an act isn't allowed, in words: rules by number, cards by name."""

from typing import Any

RULES = {
    "DM-3.1": "a turn has its order: charge first, then play, then attack; and each player has their own",
    "DM-3.5": "a player without a deck loses",
    "DM-3.6": "one card from the hand a turn may be charged",
    "DM-3.9": "once an attack or tap ability has begun, no card is charged or played in this turn",
    "DM-4.1": "only cards in hand are played",
    "DM-4.3": "its cost can't be paid with the untapped mana: enough cards, one of each of its civilizations",
    "DM-4.7": "it was put into the battle zone this turn",
    "DM-5.1": "an evolution creature needs one of your creatures that it evolves from",
    "DM-6.1": "only untapped creatures in the battle zone attack",
    "DM-6.2": "only the opponent and tapped creatures are attacked",
    "DM-6.4": "only untapped blockers block",
    "DM-6.8": "an unblocked attack on a player without shields wins",
    "DM-6.13": "an attacked creature can't block for itself",
    "DM-8.14": "only an untapped creature with a tap ability can use one",
    "DM-9.5": "a creature that must attack can still attack",
    "DM-9.12": "a player gave up",
}
"""Rules of shared numbering that acts are refused by."""


def explain(reason: Any) -> str:
    """`DM-4.7: it was put into the battle zone this turn`, or the name of the card that forbids it."""
    if reason is None:
        return ""
    if isinstance(reason, str):
        return f"{reason}: {RULES.get(reason, 'the rules forbid it')}"
    return f"{reason.name} forbids it"
