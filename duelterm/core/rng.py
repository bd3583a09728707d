"""Our own 64-bit generator (splitmix64), so that a seed gives the same duel on every Python version."""

from collections.abc import MutableSequence
from typing import Any

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


class Chance:
    """A generator that is one int; `below(n)` is uniform over 0..n-1."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = seed & MASK

    def below(self, bound: int) -> int:
        """A number from 0 to bound-1. Raises ValueError if bound is below 1."""
        if bound < 1:
            raise ValueError(f"bound is {bound}, must be at least 1")
        while True:
            self.chance = chance = (self.chance + STEP) & MASK
            bits = (chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9 & MASK
            bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB & MASK
            bits ^= bits >> 31
            if bits < MASK - bound or bits <= MASK - (MASK + 1) % bound:
                return bits % bound

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: list[Any], count: int) -> list[Any]:
        """`count` different items (all of them if there are fewer), in drawn order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]
