"""What any rules look after whenever something has happened: equip cards without a monster, and what happens as soon
as something is so.
"""

from collections.abc import Collection, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.duelmonsters.equips import loose, unfit
from duelterm.duelmonsters.ops import destroy, send
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import is_face_up, own_frame
from duelterm.duelmonsters.zones import FIELD, HAND

EVERYWHERE = (*FIELD, HAND)


async def drop_equips(state: DuelState) -> bool:
    """R3-6.9: an equip card leaves when its monster has left or lies face down."""
    cards = loose(state)
    unbind(state, cards)
    return bool(await send(state, cards, -1)) if cards else False


async def destroy_equips(state: DuelState) -> bool:
    """STD-5.7: it is destroyed then, and when its monster is one that it no longer fits."""
    cards = [*loose(state), *unfit(state)]
    unbind(state, cards)
    return bool(await destroy(state, cards, -1, cause="rule")) if cards else False


def unbind(state: DuelState, cards: Sequence[Card]) -> None:
    """These cards, and those that are equip cards no more, are on no monster."""
    state.bearers = {
        equip: on
        for equip, on in state.bearers.items()
        if (card := state.find(equip)) is not None and card not in cards
    }


async def run_checks(state: DuelState, zones: Collection[int] = EVERYWHERE) -> bool:
    """Let the cards in these zones act that do something as soon as something is so. Whether one did."""
    done = False
    for uid in state.checked:
        card = state.cards[uid]
        for check in card.definition.checks:
            done = (card.zone in zones and await run_check(state, card, check)) or done
    return done


async def run_check(state: DuelState, card: Card, check: Any) -> bool:
    """One such ability; R3-6.13: from the hand it is Exodia's alone."""
    if card.zone not in check.zones or not is_face_up(card) or state.in_use(card):
        return False
    frame = own_frame(card)
    if not check.condition(state, frame):
        return False
    return bool(await check.body(state, frame))


def claim(state: DuelState, seat: int, rule: str) -> None:
    """This seat has won by a card, which is looked at when all that happens at the same time has happened."""
    if (seat, rule) not in state.claims:
        state.claims.append((seat, rule))
