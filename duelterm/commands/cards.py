"""`duelterm cards`: the cards, or one of them."""

import argparse
import json
from collections.abc import Sequence
from typing import Any

from duelterm.commands.guard import DONE, USAGE, Refusal
from duelterm.lang.abilities import (
    BlockerOf,
    CrewBreaker,
    Evolution,
    PowerAttacker,
    SilentSkill,
    SlayerOf,
    Stealth,
    Survivor,
    TurboRush,
    WaveStriker,
)
from duelterm.lang.cards import AnyCard, DuelMastersCard, DuelMonstersCard
from duelterm.lang.names import unknown
from duelterm.lang.node import Node
from duelterm.lang.text import card_text, civilizations, type_line
from duelterm.library.pool import games, load_pool
from duelterm.session.games import GAMES

KEYWORDS = (
    BlockerOf,
    CrewBreaker,
    Evolution,
    PowerAttacker,
    SilentSkill,
    SlayerOf,
    Stealth,
    Survivor,
    TurboRush,
    WaveStriker,
)
"""The keywords that have a part; their first key is the keyword."""


def run(arguments: argparse.Namespace) -> int:
    """Print one line a card, or all there is to say about one."""
    wanted = games() if arguments.game is None else [arguments.game]
    cards = [card for game in wanted for card in cards_of(game)]
    if arguments.name is not None:
        cards = [_named(arguments.name, cards)]
    for card in cards:
        if arguments.json:
            print(json.dumps(facts(card), ensure_ascii=False))
        else:
            print(line(card))
    if arguments.name is not None and not arguments.json:
        print(*card_text(cards[0]), sep="\n")
    return DONE


def cards_of(key: str) -> Sequence[AnyCard]:
    """The cards of a game, or those of a rule set as it has them."""
    if key not in GAMES:
        return list(load_pool(key).values())
    pool = load_pool(GAMES[key].cards)
    return [card.under(key) if isinstance(card, DuelMonstersCard) else card for card in pool.values()]


def facts(card: AnyCard) -> dict[str, Any]:
    """What is printed on a card, as plain data, and its text in our words, one line an ability."""
    own = _monster_facts(card) if isinstance(card, DuelMonstersCard) else _creature_facts(card)
    found = {"game": card.game, "set": card.set, "name": card.name} | own
    return found | {"keywords": keywords(card), "text": list(card_text(card))}


def keywords(card: AnyCard) -> list[str]:
    """The keywords of a card as card files write them, without what belongs to them; `text` has that."""
    words = [node if isinstance(node, str) else _word(node) for node in card.abilities]
    return [word for word in dict.fromkeys(words) if word]


def _word(node: Node) -> str:
    return node.key_words()[0] if isinstance(node, KEYWORDS) else ""


def _creature_facts(card: DuelMastersCard) -> dict[str, Any]:
    """What a card of Duel Masters has."""
    found: dict[str, Any] = {"kind": card.kind, "civilizations": list(card.civ), "cost": card.cost}
    if card.power is not None:
        found |= {"power": card.power.base, "power_plus": card.power.plus, "races": list(card.race or ())}
    return found


def _monster_facts(card: DuelMonstersCard) -> dict[str, Any]:
    """What a card of Duel Monsters has; keys that say nothing about it are left out."""
    found = {
        "kind": card.kind,
        "frame": card.frame,
        "subtype": card.icon,
        "level": card.level,
        "type": card.race,
        "attribute": card.attribute,
        "atk": card.atk,
        "def": card.def_,
        "passcode": card.passcode,
        "materials": list(card.materials) if card.materials else None,
    }
    return {key: value for key, value in found.items() if value is not None}


def line(card: AnyCard) -> str:
    """A card's facts in one line."""
    if isinstance(card, DuelMonstersCard):
        figures = "" if card.level is None else f", level {card.level}, {card.attribute}, {card.atk}/{card.def_}"
        return f"{card.name}: {type_line(card)}{figures} [{card.set}]"
    power = "" if card.power is None else f", power {card.power.base}{'+' * card.power.plus}"
    return f"{card.name}: {civilizations(card)}, {type_line(card)}, cost {card.cost}{power} [{card.set}]"


def _named(name: str, cards: Sequence[AnyCard]) -> AnyCard:
    for card in cards:
        if card.name.casefold() == name.casefold():
            return card
    raise Refusal(unknown("card", name, [card.name for card in cards]), USAGE)
