"""Why an act isn't allowed, in words: rules by number, cards by name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.duelmasters import acts, combat
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.traits import rules
from duelterm.duelmasters.zones import BATTLE

RULES = {
    "DM-3.1": "a turn has its order: charge first, then play, then attack; and each player has their own",
    "DM-2.2": "shields lie face down, unseen, until they are broken",
    "DM-3.5": "a player without a deck loses",
    "DM-3.6": "one card from the hand a turn may be charged",
    "DM-3.7": "a card in the mana zone gives mana, nothing else",
    "DM-3.9": "once an attack or tap ability has begun, no card is charged or played in this turn",
    "DM-3.10": "a turn ends when its player says so, and nothing else is asked",
    "DM-4.1": "cards in hand are played; own untapped mana pays",
    "DM-4.3": "too little untapped mana, or not of its civilizations",
    "DM-4.5": "a card does what it says",
    "DM-4.7": "it was put into the battle zone this turn",
    "DM-5.1": "an evolution creature needs one of your creatures that it evolves from",
    "DM-6.1": "own untapped creatures attack: choose one of them first",
    "DM-6.2": "only the opponent and tapped creatures are attacked",
    "DM-6.4": "only untapped blockers block",
    "DM-6.6": "the shields of the attacked player are broken",
    "DM-6.8": "an unblocked attack on a player without shields wins",
    "DM-6.13": "an attacked creature can't block for itself",
    "DM-8.1": "the card just taken from the shields is used or taken, nothing else",
    "DM-8.14": "only an untapped creature with a tap ability can use one",
    "DM-9.3": "only effects that wait now are put in order",
    "DM-9.5": "a creature that must attack can still attack",
    "DM-9.7": "only one of the effects that wait takes the place of what happens",
    "DM-9.12": "a player gave up",
}
"""Rules of shared numbering that acts are refused by."""


@dataclass(slots=True, frozen=True)
class Unmeant:
    """A card's effect asks for others. `source` is that card's definition."""

    source: Any


def explain(reason: Any) -> str:
    """`DM-4.7: it was put into the battle zone this turn`, or the name of the card that forbids it."""
    if reason is None:
        return ""
    if isinstance(reason, str):
        return f"{reason}: {RULES.get(reason, 'the rules forbid it')}"
    if isinstance(reason, Unmeant):
        return f"DM-4.5: {reason.source.name} asks for others, as its text says"
    return f"{reason.name} forbids it"


def why_not_asked(state: DuelState, decision: Decision, card: Card | None) -> Any | None:
    """Why a card can't be chosen for the open question; with no card, why the turn can't be ended."""
    if card is None:
        return why_no_end(state, decision)
    if any(option is card for option in decision.options):
        return None
    told = ASKED.get(decision.why.prompt)
    if told is not None:
        return told(state, decision, card)
    return why_not_chosen(state, decision, card)


def why_no_end(state: DuelState, decision: Decision) -> Any | None:
    """DM-3.10, DM-9.5."""
    if decision.why.prompt != "act":
        return "DM-3.10"
    return acts.cannot_end(state)


def why_no_block(state: DuelState, decision: Decision, card: Card) -> Any | None:
    """DM-6.4, DM-6.13: why a creature can't block the attack that goes on; another may have to (DM-9.5)."""
    attack, attacker = state.attack, decision.why.about
    if card.owner != decision.seat or card.zone != BATTLE or attack is None or attacker is None:
        return "DM-6.4"
    target = attack.target
    aim = target if isinstance(target, int) else state.cards[target[0]]
    found = combat.cannot_block(state, card, attacker, aim)
    if found is None:
        forced = (rules(state, "must block", other, attacker) for other in decision.options)
        return next((reason for reason in forced if reason is not None), None)
    return found


def why_not_chosen(state: DuelState, decision: Decision, card: Card) -> Any | None:
    """The card that keeps it from being chosen (DM-9.18), or the one whose effect asks for others."""
    if card.zone == BATTLE:
        forbidden = rules(state, "cannot be chosen", card, decision.seat)
        if forbidden is not None:
            return forbidden
    return "DM-4.5" if decision.why.source is None else Unmeant(decision.why.source)


ASKED: dict[str, Callable[[DuelState, Decision, Card], Any | None]] = {
    "block": why_no_block,
    "pay": lambda state, decision, card: "DM-4.1",
    "evolve": lambda state, decision, card: "DM-5.1",
    "break": lambda state, decision, card: "DM-6.6",
    "shield": lambda state, decision, card: "DM-8.1",
    "trigger order": lambda state, decision, card: "DM-9.3",
    "replacement order": lambda state, decision, card: "DM-9.7",
}
"""By prompt id."""
