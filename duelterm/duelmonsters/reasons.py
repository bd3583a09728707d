"""Why an act isn't allowed, in words: rules by number, cards by name."""

from dataclasses import dataclass
from typing import Any

from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.definition import EQUIP, RITUAL_FRAME
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import rules
from duelterm.effects.activations import Unmet

RULES = {
    "R3-4.1": "that would take more life points than are left",
    "R3-5.1": "a turn has its order, and each player has their own",
    "R3-5.4": "a turn ends in the main phase, when its player says so",
    "R3-6.1": "one monster, one spell and one trap a turn leave the hand",
    "R3-6.2": "monsters are summoned face-up in attack or set face-down in defence",
    "R3-6.3": "five monsters lie on that side: there is no room",
    "R3-6.4": "five spells and traps lie on that side: there is no room",
    "R3-6.5": "a monster changes position once a turn, and not in the turn it came",
    "R3-6.6": "only your own set cards, on your field, can be turned up",
    "R3-6.9": "an equip spell needs a face-up monster that it fits",
    "R3-6.11": "a fusion needs its materials on your field",
    "R3-6.12": "a trap is turned up when its condition is met",
    "R3-7.1": "one battle phase a turn, begun in the main phase",
    "R3-7.2": "who goes first can't attack in the first turn",
    "R3-7.3": "only monsters in attack position attack, each once a turn",
    "R3-7.4": "while the opponent has monsters, one of them must be attacked",
    "R3-7.5": "no spell is used in the battle phase",
    "R3-7.7": "a monster that has attacked stays in attack position this turn",
    "R3-7.12": "in the battle phase nothing is summoned, set or changed by hand",
}
"""Rules of shared numbering that acts are refused by."""

ENDINGS = {
    "R3-4.1": "no life points are left",
    "R3-4.2": "both have no life points left",
    "R3-4.3": "no card is left to draw: more life points win",
    "R3-4.4": "all five pieces of Exodia are in hand",
    "R3-4.6": "a player gave up",
}
"""Rules by which duels end."""


UNMET = {
    "once": "has been used already",
    "if": "works only when its condition is met",
    "cost": "has a cost that can't be paid now",
    "target": "has no target now",
    "effect": "would do nothing now",
}
"""What keeps a card's effect from being used, in words."""


@dataclass(slots=True, frozen=True)
class Unmeant:
    """A card's effect asks for others. `source` is that card's definition."""

    source: Any


@dataclass(slots=True, frozen=True)
class Alone:
    """A monster that no player can summon or set by hand. `source` is its definition."""

    source: Any


def explain(reason: Any) -> str:
    """`R3-7.2: who goes first can't attack in the first turn`, or the name of the card that forbids it."""
    if reason is None:
        return ""
    if isinstance(reason, str):
        return f"{reason}: {RULES.get(reason, 'the rules forbid it')}"
    if isinstance(reason, Unmet):
        equips = reason.part == "target" and reason.source.icon == EQUIP
        return f"{reason.source.name} {'fits no face-up monster' if equips else UNMET[reason.part]}"
    if isinstance(reason, Unmeant):
        return f"{reason.source.name} asks for others, as its text says"
    if isinstance(reason, Alone):
        way = "by its ritual spell" if reason.source.frame == RITUAL_FRAME else "in its own way, as its text says"
        return f"{reason.source.name} comes only {way}"
    return f"{reason.name} forbids it"


def ending(rule: str) -> str:
    """`R3-4.1: no life points are left`, or that a card said so."""
    return f"{rule}: {ENDINGS[rule]}" if rule in ENDINGS else "a card's effect"


ASKED = {
    "answer": "R3-6.12",
    "answer attack": "R3-6.12",
    "stand in": "R3-6.12",
    "bearer": "R3-6.9",
    "fusion": "R3-6.11",
    "material": "R3-6.11",
}
"""By prompt id, the rule that says which cards are asked for."""


def why_not_asked(state: DuelState, decision: Decision, card: Card | None) -> Any | None:
    """Why a card can't be chosen for the open question; with no card, why the turn can't be ended."""
    why = decision.why
    if card is None:
        ends = any(getattr(option, "verb", "") == "end" for option in decision.options)
        return None if ends else "R3-5.4"
    if any(option is card for option in decision.options):
        return None
    if why.prompt in ASKED:
        return ASKED[why.prompt]
    forbidden = rules(state, "cannot be targeted", card, decision.seat) if why.prompt == "target" else None
    if forbidden is not None:
        return forbidden
    return "R3-5.1" if why.source is None else Unmeant(why.source)
