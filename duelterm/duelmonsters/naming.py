"""What cards are called in questions, and their own words. A name goes through the allow-list alone (Y60)."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import Decision, Why
from duelterm.core.card import Card
from duelterm.core.looking import asker_eyes, option_name, sees
from duelterm.core.state import Pending
from duelterm.duelmonsters.definition import EQUIP, FIELD_ICON
from duelterm.duelmonsters.state import DuelState
from duelterm.lang.abilities import Activate, Do, Static
from duelterm.lang.saying import WIDTH, cut, short
from duelterm.lang.text import actions_text, short_text

LYING = {EQUIP: "on a monster that it fits", FIELD_ICON: "for both sides, until another field spell comes"}
"""Spells that work by lying there."""

ROOM = WIDTH
"""What the screen has at most for a consequence; what stands before it takes its part."""

TARGET = "that monster"
"""What the words of an effect call its target, of whatever kind it is."""


def known(state: DuelState, decision: Decision, card: Card) -> bool:
    """Whether those who read the question may know the card."""
    eyes = asker_eyes(state, decision, open_hands=False)
    return (decision.shown and decision.private) or sees(state, card, eyes)


def named(state: DuelState, decision: Decision, card: Card) -> str:
    """A card's name as the readers may know it, else its place: `face-down monster 2`."""
    return short(option_name(state, decision, card, asker_eyes(state, decision, open_hands=False)))


def effect_text(definition: Any, ability: int) -> str:
    """The words of one ability of a card, in little room: what it does, not when it can be used."""
    if definition.printed is None:
        return ""
    card = definition.printed
    if ability >= len(card.abilities):
        return ""
    node, text = card.abilities[ability], short_text(card)[ability]
    if getattr(node, "on", None) or hasattr(node, "activate"):
        text = text.partition(". ")[2] or text
    return cut(text, ROOM)


def use_text(definition: Any, detail: str) -> str:
    """What playing a spell or trap does: the effect of that itself, else what it does while it lies there. An effect
    that is used later, and what that costs, is no part of it.
    """
    nodes = () if definition.printed is None else definition.printed.abilities
    played = [activation.ability for activation in definition.played[int(detail or "1") - 1 :][:1]]
    doing = [number for number in played if isinstance(next(iter(nodes[number:]), None), Do)]
    lying = [number for number, node in enumerate(nodes) if not isinstance(node, Do | Activate)]
    for number in (*doing, *sorted(lying, key=lambda number: not isinstance(nodes[number], Static))):
        return effect_text(definition, number)
    if definition.activated:
        return "it lies there, with an effect to be used later"
    return LYING.get(definition.icon, "it stays" if definition.lasts else "it works once")


def waiting_text(pending: Pending) -> str:
    """An effect that waits, with its card's name."""
    definition = pending.frame.definition
    return cut(f"{short(definition.name)}: {effect_text(definition, pending.spec.ability) or 'its effect'}", ROOM)


def told_text(why: Why) -> str:
    """The part of a card's text that a question is about."""
    if why.source is None:
        return ""
    if why.prompt == "replace":
        return effect_text(why.source, why.amount)
    return mode_text(why, why.told) if why.told else ""


def purpose_text(definition: Any, cards: str) -> str:
    """`a card to destroy`, `a card: it gets +700 ATK`: what is done with a target, from the one effect that has any."""
    if definition is None:
        return f"{cards} as the target"
    if definition.icon == EQUIP:
        return "the monster to put it on"
    nodes = () if definition.printed is None else definition.printed.abilities
    aimed = [node.do for node in nodes if getattr(node, "target", None) and getattr(node, "do", None)]
    said = actions_text(aimed[0], f"this {definition.kind}", definition.printed) if len(aimed) == 1 else ""
    done, found, rest = said.partition(TARGET)
    if not found or ";" in done:
        return f"{cards} as the target"
    rest = rest.replace(TARGET, "it").replace("its owner's", "the owner's")
    return f"{cards} to {done.rstrip()}{rest}" if done else f"{cards}: it{rest}"


def mode_text(why: Why, told: Sequence[Any]) -> str:
    """Actions of the asking card as a phrase, in little room."""
    return cut(actions_text(told, f"this {why.source.kind}", why.source.printed), ROOM)
