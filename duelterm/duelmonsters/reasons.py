"""Why an act isn't allowed, in words: rules by number, cards by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.duelmonsters import traits
from duelterm.duelmonsters.definition import EQUIP, RITUAL_FRAME
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import ATTACK, position, rules
from duelterm.duelmonsters.vocabulary import Vocabulary
from duelterm.effects.activations import Unmet
from duelterm.lang.text import condition_text

UNMET = {
    "once": "has been used already",
    "cost": "has a cost that can't be paid now",
    "target": "has no target now",
    "effect": "would do nothing now",
}
"""What else than its condition keeps a card's effect from being used, in words."""


TRIBUTING = {"tribute": False, "ritual": False, "tribute for a summon": True, "tribute summon": True}
"""By prompt id, whether it asks for tributes for a summon or for others."""


@dataclass(slots=True, frozen=True)
class Unmeant:
    """A card's effect asks for others. `source` is that card's definition."""

    source: Any


@dataclass(slots=True, frozen=True)
class Alone:
    """A monster that no player can summon or set by hand. `source` is its definition."""

    source: Any


@dataclass(slots=True, frozen=True)
class Powerless:
    """A card that does nothing in that way. `source` is its definition."""

    source: Any


@dataclass(slots=True, frozen=True)
class Unfit:
    """A monster that can't be tributed for what is wanted. `source` is its definition."""

    source: Any


@dataclass(slots=True, frozen=True)
class Because:
    """A rule that says several things, and the one that is in the way."""

    rule: str
    words: str


def explain(reason: Any, rules: Mapping[str, str]) -> str:
    """`R3-7.2: who goes first can't attack in the first turn`, or the name of the card that forbids it."""
    if reason is None:
        return ""
    if isinstance(reason, str):
        return f"{reason}: {rules.get(reason, 'the rules forbid it')}"
    if isinstance(reason, Unmet):
        return f"{reason.source.name} {unmet(reason)}"
    if isinstance(reason, Because):
        return f"{reason.rule}: {reason.words}"
    if isinstance(reason, Powerless):
        return f"{reason.source.name} has no effect for that"
    if isinstance(reason, Unfit):
        return f"{reason.source.name} can't be tributed for that"
    if isinstance(reason, Unmeant):
        return f"{reason.source.name} asks for others, as its text says"
    if isinstance(reason, Alone):
        way = "by its ritual spell" if reason.source.frame == RITUAL_FRAME else "in its own way, as its text says"
        return f"{reason.source.name} comes only {way}"
    return f"{reason.name} forbids it"


def unmet(reason: Unmet) -> str:
    """What keeps a card's effect from being used: a condition by its own words."""
    if reason.part in ("if", "while"):
        return f"works only {condition_text(reason.source.printed, reason.ability, reason.part)}"
    equips = reason.part == "target" and reason.source.icon == EQUIP
    return "fits no face-up monster" if equips else UNMET[reason.part]


def why_no_attacker(card: Card, rule: str) -> Because:
    """Which part of the rule about attackers keeps a monster of the turn player from attacking."""
    if position(card) != ATTACK or not card.face_up:
        return Because(rule, "only an open monster in attack position attacks")
    return Because(rule, "it has attacked in this turn")


def ending(rule: str, endings: Mapping[str, str]) -> str:
    """`R3-4.1: no life points are left`, or that a card said so."""
    return f"{rule.split()[0]}: {endings[rule]}" if rule in endings else "a card's effect"


def forbids_choice(state: DuelState, decision: Decision, card: Card) -> Any | None:
    """What keeps a card from being chosen as a target, or an own one as a tribute."""
    prompt, seat = decision.why.prompt, decision.seat
    if prompt == "target":
        return rules(state, "cannot be targeted", card, seat)
    own = card.seat in state.team(seat)  # TAG-4.1, TAG-4.2
    return bars_tribute(state, card, seat, TRIBUTING[prompt]) if own and prompt in TRIBUTING else None


def bars_tribute(state: DuelState, card: Card, seat: int, summon: bool) -> Any | None:
    """What keeps this seat from tributing a card, for a `summon` or else: another card, or its own text."""
    source = traits.forbids_tribute(state, card, seat, summon)
    return Unfit(source) if source is not None and source is card.definition else source


def why_not_asked(state: DuelState, decision: Decision, card: Card | None, words: Vocabulary) -> Any | None:
    """Why a card can't be chosen for the open question; with no card, why the turn can't be ended."""
    why = decision.why
    if card is None:
        ends = any(getattr(option, "verb", "") == "end" for option in decision.options)
        return None if ends else words.ends
    if any(option is card for option in decision.options):
        return None
    forbidden = forbids_choice(state, decision, card)
    if forbidden is not None:
        return forbidden
    if why.prompt in words.asked:
        return words.asked[why.prompt]
    return words.order if why.source is None else Unmeant(why.source)
