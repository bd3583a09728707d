"""What has been activated and waits for its turn to take effect: the links of a chain, the first one first."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from duelterm.core.card import Ref


class Waiting(NamedTuple):
    """One of them. `seat` did it with the card `ref`, which was `definition` then; `names` is the bit mask of the seats
    that may know that (-1: everybody). `aims` are the cards and seats chosen for it, `idle` that nothing will come of
    it.
    """

    seat: int
    ref: Ref
    definition: Any
    names: int = -1
    aims: Sequence[Ref | int] = ()
    idle: bool = False
