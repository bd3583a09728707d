"""Cards of the language become definitions."""

from typing import Any

from duelterm.duelmonsters.definition import CONTINUOUS, EQUIP, FIELD_ICON, MONSTER, CardDefinition
from duelterm.duelmonsters.game import DuelMonsters
from duelterm.duelmonsters.zones import SPELLS
from duelterm.effects.abilities import Abilities, compile_abilities
from duelterm.effects.activations import equipping, idle
from duelterm.effects.filters import compile_filter
from duelterm.effects.game import Scope
from duelterm.lang.abilities import Do
from duelterm.lang.actions import Destroy
from duelterm.lang.cards import DuelMonstersCard
from duelterm.lang.changes import Turns
from duelterm.lang.filters import Filter
from duelterm.lang.gates import At
from duelterm.lang.unions import Ability

STAYING = (EQUIP, FIELD_ICON, CONTINUOUS)
"""R3-6.7, R3-6.18: the icons of cards that stay when their effect is done."""

WORK_WHILE_LYING = (FIELD_ICON, CONTINUOUS)
"""What may be used without an effect of its own: it works by lying there."""


def compile_card(game: DuelMonsters, card: Any, rule_set: str = "rulebook3") -> CardDefinition:
    """One card as a rule set has it."""
    known: DuelMonstersCard = card.under(rule_set)
    definition = CardDefinition(known.name, known.kind)
    set_facts(definition, known)
    scope = Scope(game, known.name, (definition.race,) if definition.race else ())
    set_abilities(definition, compile_abilities(scope, abilities_of(known)), game.place_of(definition))
    if definition.icon == EQUIP:
        fitting = known.equips or Filter()
        definition.bears = compile_filter(scope, fitting)
        definition.keeps = compile_filter(scope, fitting.model_copy(update={"side": None}))  # control may change
    if not definition.played and known.icon is not None:
        definition.played = used_by_lying(scope, definition.icon)
    definition.printed = known
    return definition


def set_facts(definition: CardDefinition, card: DuelMonstersCard) -> None:
    """What is printed beside the abilities; R3-6.18: a card file may say otherwise whether a card stays."""
    definition.frame = card.frame or ""
    definition.icon = card.icon or ""
    definition.level = card.level or 0
    definition.race = card.race or ""
    definition.attribute = card.attribute or ""
    definition.attack = card.atk or 0
    definition.defence = card.def_ or 0
    definition.passcode = card.passcode or ""
    definition.series = tuple(card.series or ())
    definition.materials = tuple(card.materials or ())
    definition.lasts = definition.icon in STAYING if card.stays is None else bool(card.stays)


def abilities_of(card: DuelMonstersCard) -> tuple[Ability, ...]:
    """Its abilities; of a card that stays for some turns what it does when used ends it too."""
    if not isinstance(card.stays, Turns):
        return card.abilities
    ending = At(at=card.stays, do=(Destroy(destroy="self"),))
    return tuple(
        ability.model_copy(update={"do": (*ability.do, ending)}) if isinstance(ability, Do) else ability
        for ability in card.abilities
    )


def set_abilities(definition: CardDefinition, found: Abilities, zone: int) -> None:
    """What its abilities come to, and the zone of the field where they work."""
    definition.bundle = found.bundle
    definition.played = tuple(found.played)
    for activation in definition.played:
        activation.works_on = definition.lasts and bool(found.statics)
    definition.activated = tuple(found.activated)
    definition.in_hand = tuple(found.in_hand)
    definition.checks = tuple(found.checks)
    definition.ways = tuple(found.ways)
    definition.departing = tuple(found.departing)
    definition.from_set = dict(found.from_set)
    definition.elsewhere = dict(found.elsewhere)
    listeners = (*found.bundle.triggers, *found.bundle.replacements, *found.listeners)
    if definition.kind != MONSTER:
        found.statics += found.worn
    elif found.worn:  # a monster that lies as an equip card works in another place
        definition.active = {SPELLS: (tuple(found.worn), ())}
    if found.statics or listeners:
        definition.active = definition.active | {zone: (tuple(found.statics), tuple(listeners))}


def used_by_lying(scope: Scope, icon: str) -> tuple[Any, ...]:
    """The use of a card that does nothing of its own when turned up: it is put on a monster, or just lies there."""
    if icon == EQUIP:
        return (equipping(scope),)
    return (idle(scope),) if icon in WORK_WHILE_LYING else ()
