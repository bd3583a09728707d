"""Cards of the language become definitions."""

from collections.abc import Iterable, Mapping
from typing import Any

from duelterm.core.replace import Replacement
from duelterm.duelmasters.definition import CardDefinition
from duelterm.duelmasters.game import DuelMasters
from duelterm.duelmasters.play import put_away
from duelterm.duelmasters.zones import BATTLE, MANA
from duelterm.effects.abilities import compile_abilities
from duelterm.effects.game import Scope
from duelterm.lang.cards import Card, DuelMastersCard


def compile_pool(cards: Iterable[DuelMastersCard], races: Iterable[str]) -> dict[str, CardDefinition]:
    """Definitions by name; `races` are all that can be declared."""
    game = DuelMasters(tuple(races))
    return {card.name: compile_card(game, card) for card in cards}


def known_races(pool: Mapping[str, Card]) -> list[str]:
    """Every race of a pool, in alphabetical order."""
    return sorted({race for card in pool.values() if isinstance(card, DuelMastersCard) for race in card.race or ()})


def compile_card(game: DuelMasters, card: DuelMastersCard) -> CardDefinition:
    """One card."""
    races = tuple(card.race or ())
    power = card.power.base if card.power is not None else 0
    definition = CardDefinition(card.name, card.kind, tuple(card.civ), races, card.cost, power)
    found = compile_abilities(Scope(game, card.name, races), card.abilities)
    definition.bundle = found.bundle
    definition.bundles = (found.bundle,)
    definition.spell = found.spell
    definition.playable = found.playable
    definition.bases = found.bases
    definition.base_zones = found.base_zones
    definition.elsewhere = dict(found.elsewhere)
    definition.printed = card
    listeners = [*found.bundle.triggers, *found.bundle.replacements, *found.listeners]
    if found.statics or listeners:
        definition.active = {BATTLE: (tuple(found.statics), tuple(listeners))}
    if "charger" in found.bundle.keywords:
        definition.elsewhere["cast spell would go to graveyard"] = (CHARGER,)
    return definition


async def to_mana(state: Any, frame: Any) -> bool:
    """DM-8.2."""
    put_away(state, state.cards[frame.event.card], MANA)
    return True


CHARGER = Replacement(("cast spell would go to graveyard",), lambda state, frame, event: True, to_mana)
