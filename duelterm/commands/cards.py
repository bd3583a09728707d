"""`duelterm cards`: the cards, or one of them."""

import argparse
import json
from collections.abc import Sequence
from typing import Any

from duelterm.commands.guard import DONE, USAGE, Refusal
from duelterm.lang.cards import Card
from duelterm.lang.text import card_text, civilizations, type_line
from duelterm.library.names import unknown
from duelterm.library.pool import games, load_pool


def run(arguments: argparse.Namespace) -> int:
    """Print one line a card, or all there is to say about one."""
    cards = [card for game in games() for card in load_pool(game).values()]
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


def facts(card: Card) -> dict[str, Any]:
    """What is printed on a card, as plain data."""
    found: dict[str, Any] = {
        "game": card.game,
        "set": card.set,
        "name": card.name,
        "kind": card.kind,
        "civilizations": list(card.civ),
        "cost": card.cost,
    }
    if card.power is not None:
        found |= {"power": card.power.base, "power_plus": card.power.plus, "races": list(card.race or ())}
    return found


def line(card: Card) -> str:
    """A card's facts in one line."""
    power = "" if card.power is None else f", power {card.power.base}{'+' * card.power.plus}"
    return f"{card.name}: {civilizations(card)}, {type_line(card)}, cost {card.cost}{power} [{card.set}]"


def _named(name: str, cards: Sequence[Card]) -> Card:
    for card in cards:
        if card.name.casefold() == name.casefold():
            return card
    raise Refusal(unknown("card", name, [card.name for card in cards]), USAGE)
