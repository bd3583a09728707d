"""A card or an effect is activated: it becomes a link of the chain (STD-3.2)."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import switch_off
from duelterm.core.triggers import announce
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP
from duelterm.duelmonsters.cards import STAYING
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.standard import places
from duelterm.duelmonsters.standard.state import ChainLink, StandardState
from duelterm.duelmonsters.standard.steady import steady
from duelterm.duelmonsters.standard.using import frame_for, meant, occasion_for
from duelterm.duelmonsters.summon import turn_up
from duelterm.duelmonsters.traits import ref_of
from duelterm.duelmonsters.zones import FIELD

ACTIVATED, USED = "activated", "used"


async def activate(state: StandardState, seat: int, act: Act, occasions: Sequence[Event]) -> ChainLink | None:
    """This seat uses a card or an effect. None if its cost or its targets came to nothing."""
    card, effect = act.card, act.verb == ACTIVATE
    activation = meant(act)
    occasion = occasion_for(state, card, activation, seat, occasions)
    if not effect:
        await lay_open(state, card, act.verb == TURN_UP)
    frame = frame_for(card, seat)
    link = await join(state, card, activation, frame if occasion is None else frame.answering(occasion), effect)
    if link is None and not effect:
        await send(state, [card], seat)
        await steady(state)
    return link


async def join(state: StandardState, card: Card, activation: Any, frame: Frame, effect: bool) -> ChainLink | None:
    """Costs and targets are settled (STD-3.2), then it is the last link."""
    if not await activation.prepare(state, frame):
        return None
    kind = USED if effect else ACTIVATED
    event = Event(kind, frame.you, card, by=frame.you, amount=len(state.chain) + 1)
    tied = card.zone in FIELD and card.definition.icon in STAYING
    state.chain.append(ChainLink(ref_of(card), frame.you, activation, frame, event, tied))
    announce(state, event)
    await steady(state)
    return state.chain[-1]


async def lay_open(state: StandardState, card: Card, lies: bool) -> None:
    """A spell of the hand goes face-up into a free zone, a set card is turned up. It works when it has resolved."""
    if lies:
        turn_up(state, card, "hand", card.seat)
    else:
        await places.play(state, card)
    switch_off(state, card)
    state.memo.clear()
