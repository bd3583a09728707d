"""The proposed payment (DM-4.4): legal, and as many civilizations stay untapped as with any legal payment."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations

from duelterm.core.card import Card

Kinds = Mapping[int, int]
"""How many mana cards there are of each kind; a kind is the bit mask of its civilizations."""


def propose(mana: Sequence[Card], card: Card, price: int) -> list[Card]:
    """Which of these untapped cards to tap. The cost must be payable with them."""
    kinds: dict[int, int] = {}
    for found in mana:
        kind = found.definition.mana
        kinds[kind] = kinds.get(kind, 0) + 1
    for kept in keepings(tuple(sorted(kinds)), len(mana) - price):
        left = {kind: count - (kind in kept) for kind, count in kinds.items()}
        common = sorted(left, key=left.__getitem__, reverse=True)
        suppliers = supply(left, common, card.definition.needs)
        if suppliers is not None:
            return pick(mana, fill(left, common, suppliers, price))
    raise AssertionError("proposing a payment that can't be made")


def keepings(kinds: tuple[int, ...], spare: int) -> Iterator[tuple[int, ...]]:
    """The sets of kinds of which one card each could stay untapped, those that keep most civilizations first."""
    if len(kinds) <= spare:
        yield kinds
    yield from by_worth(kinds, min(spare, len(kinds)))


@lru_cache(maxsize=1024)
def by_worth(kinds: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """The sets of at most so many of these kinds, the worthiest first."""
    sets = [kept for size in range(most + 1) for kept in combinations(kinds, size)]
    return sorted(sets, key=worth)


def worth(kept: Sequence[int]) -> tuple[int, int]:
    """Most civilizations first, then fewest cards."""
    union = 0
    for kind in kept:
        union |= kind
    return -union.bit_count(), len(kept)


def supply(left: Kinds, common: Sequence[int], needs: Sequence[int]) -> tuple[int, ...] | None:
    """DM-4.2: one kind for each needed civilization, the most common that serve; None if they can't be supplied.
    `common` are the kinds, the most common first.
    """
    if len(needs) == 1:
        return next(((kind,) for kind in common if kind & needs[0] and left[kind]), None)
    cards = [kind for kind in common for _ in range(min(left[kind], len(needs)))]
    for chosen in permutations(cards, len(needs)):
        if all(kind & need for kind, need in zip(chosen, needs, strict=True)):
            return chosen
    return None


def fill(left: Kinds, common: Sequence[int], suppliers: Sequence[int], price: int) -> dict[int, int]:
    """How many of each kind to tap: the suppliers, then the most common ones."""
    tapped = dict.fromkeys(left, 0)
    for kind in suppliers:
        tapped[kind] += 1
    open_ = price - len(suppliers)
    for kind in common:
        taken = min(left[kind] - tapped[kind], open_)
        tapped[kind] += taken
        open_ -= taken
    return tapped


def pick(mana: Sequence[Card], tapped: dict[int, int]) -> list[Card]:
    """The first cards of each kind, in the order in which they lie."""
    picked = []
    for card in mana:
        if tapped[card.definition.mana] > 0:
            tapped[card.definition.mana] -= 1
            picked.append(card)
    return picked
