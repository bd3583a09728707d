"""Chains (STD-3): activations that answer one another, and resolve last in, first out."""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.triggers import settle_next
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import steady

PASS, ACTIVATE = "pass", "activate"


async def start(state: StandardState, seat: int, card: Card, activation: Any, frame: Frame) -> None:
    """Activate this as the first link of a chain, let it be answered, resolve it, then `settle`."""
    if await activation.prepare(state, frame):
        await activation.resolve(state, frame)
    await settle(state)


async def settle(state: StandardState) -> None:
    """After an act that starts no chain, and after each chain: triggers, then who wants to begin one (STD-3.3)."""
    await steady(state)
    while state.pending:
        await settle_next(state, state.active)
        await steady(state)


async def may_move_on(state: StandardState) -> bool:
    """The turn player wants to end a phase or step: the others may start a chain first. Whether nobody did."""
    return True
