"""Whether a card can get rid of a large opposing creature: a look into its abilities, for a deck's advice (DM-1.4)."""

from collections.abc import Iterator

from duelterm.lang.abilities import SlayerOf
from duelterm.lang.actions import Destroy, Move
from duelterm.lang.cards import Card
from duelterm.lang.filters import Filter, Selector
from duelterm.lang.node import Node
from duelterm.lang.values import Comparison

_OPPOSING = (None, "opp", "any", "both")
_FROM_ELSEWHERE = ("top", "until", "rest")


def can_remove(card: Card, power: int) -> bool:
    """Whether it can destroy an opposing creature of this power, or move it out of the battle zone."""
    return any(_removes(part, power) for part in _parts(card.abilities))


def _parts(value: object) -> Iterator[object]:
    """Every node and word of a piece of the card language, at any depth."""
    if isinstance(value, tuple):
        for part in value:
            yield from _parts(part)
        return
    yield value
    if isinstance(value, Node):
        for name in type(value).model_fields:
            yield from _parts(getattr(value, name))


def _removes(part: object, power: int) -> bool:
    if isinstance(part, Destroy):
        return isinstance(part.destroy, Selector) and _hits(part.destroy, power)
    if isinstance(part, Move):
        return isinstance(part.move, Selector) and part.to != "battle zone" and _hits(part.move, power)
    return part == "slayer" or isinstance(part, SlayerOf)


def _hits(chosen: Selector, power: int) -> bool:
    return chosen.quantity not in _FROM_ELSEWHERE and chosen.side in _OPPOSING and _matches(chosen, power)


def _matches(wanted: Filter, power: int) -> bool:
    """Whether some creature of this power in the battle zone could match."""
    return (
        (wanted.zone is None or "battle zone" in wanted.zone)
        and (wanted.kind is None or set(wanted.kind) != {"spell"})
        and (wanted.power is None or _holds(wanted.power, power))
        and (wanted.any is None or any(_matches(one, power) for one in wanted.any))
    )


def _holds(test: Comparison, power: int) -> bool:
    """Whether the power passes the test; against a value that is known only in a duel it may."""
    if not isinstance(test.value, int):
        return True
    bound = test.value
    held = {"<=": power <= bound, "=": power == bound, "<": power < bound, ">=": power >= bound, ">": power > bound}
    return held[test.op]
