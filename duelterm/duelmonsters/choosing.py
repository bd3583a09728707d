"""What can be chosen, in words: each act and each card with what it leads to."""

from collections.abc import Callable, Sequence

from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.definition import EFFECT_FRAME, MONSTER
from duelterm.duelmonsters.naming import effect_text, known, mode_text, named, set_text, told_text, use_text
from duelterm.duelmonsters.outlook import attack_outlook
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import ATTACK, attack, defence, position
from duelterm.duelmonsters.zones import GRAVEYARD, HAND, MONSTERS, SPELLS

ACTS = {
    "greet": ("shake hands", ""),
    "first": ("go first", "you neither draw nor attack in your first turn"),
    "second": ("let the other go first", "you draw a card and may attack in your first turn"),
    "battle": ("start the battle phase", "once a turn; then the main phase goes on"),
    "end battle": ("end the battle phase", "back to the main phase"),
    "end": ("end the turn", ""),
    "pass": ("no answer", "what was done goes on"),
}
"""Acts without a card, and what they lead to."""

OF_CARDS = {
    "summon": "summon {name}",
    "set": "set {name}",
    "special": "summon {name} in its own way",
    "use": "use {name}",
    "turn up": "turn up {name}",
    "activate": "use what {name} can do",
    "attack": "{name} attacks {target}",
    "upright": "attack position",
    "sideways": "face-up defence position",
    "face-down": "face-down defence position",
}

CONFIRMED = {
    "replace": ("do this instead", "let it happen"),
    "draw more": ("draw another card", "draw no more"),
    "may": ("use it", "leave it"),
}
"""What saying yes and saying no come to, by prompt id; a card's own words say better what yes does (Y58)."""


def act_choice(state: DuelState, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
    """An act and its consequence."""
    if act.verb in ACTS:
        return ACTS[act.verb]
    if act.verb == "mode":
        return mode_text(decision.why, decision.why.told[int(act.detail) - 1 :][:1]), ""
    if act.verb == "change":
        return change(state, decision, act.card, name)
    target = names[act.target] if isinstance(act.target, int) else ""
    if isinstance(act.target, Card):
        target = named(state, decision, act.target)
    text = OF_CARDS.get(act.verb, act.verb + " {name}").format(name=name, target=target)
    outlook = OUTLOOKS.get(act.verb)
    return text, "" if outlook is None or not known(state, decision, act.card) else outlook(state, act)


def change(state: DuelState, decision: Decision, card: Card, name: str) -> tuple[str, str]:
    """R3-6.5, R3-6.15: the other position, and the figure that counts there."""
    if position(card) == ATTACK:
        return f"turn {name} to defence", f"{defence(state, card)} defence counts, and it can't attack"
    if card.face_up:
        return f"turn {name} to attack", f"{attack(state, card)} attack counts"
    if not known(state, decision, card):
        return f"turn up {name}", "to attack position"
    effect = "; its effect may happen" if card.definition.frame == EFFECT_FRAME else ""
    return f"turn up {name}", f"to attack position, {card.definition.attack} attack{effect}"


def summoned(state: DuelState, act: Act) -> str:
    return f"face-up in attack position, {act.card.definition.attack} attack"


def set_down(state: DuelState, act: Act) -> str:
    definition = act.card.definition
    if definition.kind == MONSTER:
        return f"face-down in defence position, {definition.defence} defence"
    return set_text(definition)


def own_way(state: DuelState, act: Act) -> str:
    definition = act.card.definition
    return effect_text(definition, definition.ways[int(act.detail or "1") - 1].ability)


def used(state: DuelState, act: Act) -> str:
    return use_text(act.card.definition, act.detail)


def activated(state: DuelState, act: Act) -> str:
    definition = act.card.definition
    return effect_text(definition, definition.activated[int(act.detail or "1") - 1].ability)


OUTLOOKS: dict[str, Callable[[DuelState, Act], str]] = {
    "summon": summoned,
    "set": set_down,
    "special": own_way,
    "use": used,
    "turn up": used,
    "activate": activated,
    "attack": lambda state, act: attack_outlook(state, act.card, act.target),
    "upright": lambda state, act: f"{act.card.definition.attack} attack",
    "sideways": lambda state, act: f"{act.card.definition.defence} defence",
    "face-down": lambda state, act: "nobody else sees what it is",
}
"""By verb."""


def confirmed(decision: Decision, yes: bool) -> str:
    """The outcome, never a bare yes or no (Y58)."""
    agreed, refused = CONFIRMED.get(decision.why.prompt, CONFIRMED["may"])
    return (told_text(decision.why) or agreed) if yes else refused


def picked(state: DuelState, decision: Decision, card: Card, name: str) -> tuple[str, str]:
    """A card to be chosen: whose it is and what it is now."""
    whose = "yours" if card.seat == decision.seat else "theirs"
    if not known(state, decision, card):
        return name, whose
    if card.zone == MONSTERS:
        return name, f"{whose}, {figures(state, card)}"
    if card.zone == SPELLS:
        return name, f"{whose}, {'face-up' if card.face_up else 'set'}"
    printed = f"{card.definition.attack}/{card.definition.defence}" if card.definition.kind == MONSTER else ""
    where = {GRAVEYARD: f"{whose}, in the graveyard", HAND: "in hand"}.get(card.zone, "")
    return name, ", ".join(part for part in (where, printed) if part)


def figures(state: DuelState, card: Card) -> str:
    """A monster on the field, as who may know it sees it: attack/defence and position."""
    definition = card.definition
    if not card.face_up:
        return f"{definition.attack}/{definition.defence}, face-down"
    standing = "attack" if position(card) == ATTACK else "defence"
    return f"{attack(state, card)}/{defence(state, card)} in {standing}"
