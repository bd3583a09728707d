"""Paying: what a card costs now, and which mana cards pay for it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.modifiers import in_force
from duelterm.core.operations import turn_sideways
from duelterm.duelmasters.proposal import propose
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.zones import MANA


def cost(state: DuelState, card: Card) -> int:
    """DM-4.3: the cost with its changes; never below 1, nor below the number of its civilizations. Whatever came into
    force first, what raises it counts before what lowers it, and the highest floor before the lower ones.
    """
    printed: int = card.definition.cost
    if "cost" not in state.statics:
        return max(printed, len(card.definition.civs))
    found = printed
    changes = [value for value, _ in in_force(state, "cost", card)]
    for amount, floor in sorted(changes, key=lambda change: (change[0] < 0, -(change[1] or 0))):
        changed = found + amount
        found = max(changed, min(found, floor)) if floor else changed
    return max(found, 1, len(card.definition.civs))


def untapped_mana(state: DuelState, seat: int) -> list[Card]:
    """The cards that can still give mana."""
    return [card for card in state.zones[seat][MANA] if not card.tapped]


def supplies(masks: Sequence[int], needs: Sequence[int]) -> bool:
    """DM-4.2: whether different cards of these masks can supply each needed civilization."""
    if not needs:
        return True
    if len(needs) == 1:
        return any(found & needs[0] for found in masks)
    return any(
        all(found & need for found, need in zip(chosen, needs, strict=True))
        for chosen in permutations(masks, len(needs))
    )


def few(masks: Iterable[int], most: int) -> list[int]:
    """The masks with at most this many of each: more of a kind can't matter to `supplies`."""
    return [found for found, count in Counter(masks).items() for _ in range(min(count, most))]


def is_payment(state: DuelState, card: Card, price: int, picked: Sequence[Card]) -> bool:
    """DM-4.1, DM-4.2: whether tapping these cards pays for the card."""
    if len(picked) != price:
        return False
    needs = card.definition.needs
    return supplies(few((found.definition.mana for found in picked), len(needs)), needs)


class Supply:
    """The untapped mana of a seat: the cards, and the bits of the civilizations that they can give."""

    __slots__ = ("cards", "civs")

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.civs = 0
        for card in cards:
            self.civs |= card.definition.mana

    def pays(self, card: Card, price: int) -> bool:
        """Whether it can pay for the card."""
        needed = card.definition.mana
        if price > len(self.cards) or needed & self.civs != needed:
            return False
        needs = card.definition.needs
        if len(needs) == 1:
            return True
        return supplies(few((found.definition.mana for found in self.cards), len(needs)), needs)


async def pay(state: DuelState, seat: int, card: Card, price: int) -> None:
    """DM-4.1, DM-4.4: ask which cards to tap where there is a choice, and tap them."""
    mana = untapped_mana(state, seat)
    picked: Sequence[Card] = mana
    if len(mana) > price:
        picked = await Decision(
            PICK,
            seat,
            mana,
            price,
            price,
            Why("pay", card.definition, card, price),
            private=True,
            proposal=propose(mana, card, price),
            legal=lambda chosen: is_payment(state, card, price, chosen),
        )
    for found in picked:
        turn_sideways(state, found, tapped=True)
