"""The turn's own summon, a monster's own ways, and flip summons (STD-2.3, STD-2.4, STD-2.8, STD-5.4). They can be
negated before they succeed; a set can't (STD-3.13).
"""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import arrive, leave, switch_off, switch_on, take_up, turn_over, turn_sideways
from duelterm.core.triggers import announce
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.ops import Move, move
from duelterm.duelmonsters.standard import chain, tributes
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import steady
from duelterm.duelmonsters.summon import NORMAL, SPECIAL, choose_position, comes_face_up, land, may_summon, room
from duelterm.duelmonsters.traits import ATTACK, own_frame, ref_of
from duelterm.duelmonsters.zones import GRAVEYARD, HAND, MONSTERS
from duelterm.effects.game import Summoning

FLIP, WOULD = "flip", "would be summoned"


async def normal_summon(state: StandardState, card: Card) -> None:
    """STD-2.3: face-up, in attack position."""
    state.used[MONSTER] = 1
    await tributes.pay(state, card, face_up=True)
    await steady(state)
    await attempt(state, card, NORMAL, ATTACK)


async def set_monster(state: StandardState, card: Card) -> None:
    """STD-2.3: face-down, in defence position. It is no summon, and only its player knows what it is."""
    state.used[MONSTER] = 1
    await tributes.pay(state, card, face_up=False)
    await steady(state)
    lay_face_down(state, card, card.seat)


def lay_face_down(state: StandardState, card: Card, by: int, source: Any = None) -> None:
    """A monster is set, by hand or by an effect."""
    origin, seat = card.zone, card.seat
    leave(state, card)
    arrive(state, card, seat, MONSTERS, tapped=True)
    event = Event("set", seat, card, by=by, names=state.shown_to(seat), source=source, cause=NORMAL)
    event.origin, event.to = origin, MONSTERS
    announce(state, event)


async def by_leave(state: StandardState, card: Card, how: Summoning, by: int, source: Any) -> None:
    """One more summon or set such as the turn's own, by an effect as it resolves: nobody can negate that. It may be
    free of tributes, or count as the turn's own.
    """
    face_up = how.position == ATTACK
    if not face_up and may_summon(state, how.side):
        face_up = await comes_face_up(how.side, card, source)
    if how.counts:
        state.used[MONSTER] = 1
    if not how.free:
        await tributes.pay(state, card, face_up)
        await steady(state)
    if not face_up:
        lay_face_down(state, card, by, source)
        return
    origin = card.zone
    leave(state, card)
    land(state, card, how, ATTACK, by, origin, source)


async def own_way(state: StandardState, card: Card, way: Any) -> None:
    """STD-5.2, STD-5.4: what the way costs is paid; it has come properly only if that isn't negated."""
    if not await way.pay(state, own_frame(card)):
        return
    await steady(state)
    wanted = await choose_position(card.seat, card, card.definition, private=True)
    if await attempt(state, card, SPECIAL, wanted):
        state.proper.add(card.uid)


async def attempt(state: StandardState, card: Card, way: str, wanted: str) -> bool:
    """STD-3.13: a monster of a hand is about to come: it lies nowhere, for all to see, until that stands. Whether it
    came.
    """
    seat, origin, event = card.seat, card.zone, about_to_come(card, way, wanted)
    take_up(state, card)
    began = len(state.events)
    if await chain.summon_stands(state, event) and room(state, seat):
        land(state, card, Summoning(wanted, way, seat), wanted, seat, origin)
        return True
    arrive(state, card, seat, HAND)  # it was never on the field
    await come_to_nothing(state, card, began)
    return False


async def come_to_nothing(state: StandardState, card: Card, began: int) -> None:
    """STD-3.13: a monster whose summon is negated is destroyed, by what has negated it since `began`."""
    negated = next((event for event in state.events[began:] if event.kind == "negated" and event.cause == WOULD), None)
    by, source = (-1, None) if negated is None else (negated.by, negated.source)
    await move(state, [card], Move(GRAVEYARD, by, "destroyed", source))


async def flip_summon(state: StandardState, card: Card) -> None:
    """STD-2.8: a summon, a flip and a change of position at once. STD-3.13: negated, the monster leaves the field, but
    it was never flipped.
    """
    known, began = ref_of(card), len(state.events)
    turn_over(state, card, face_up=True)
    switch_off(state, card)
    stands = await chain.summon_stands(state, about_to_come(card, FLIP, ATTACK))
    if state.find(known) is not card:
        return
    if not stands:
        await come_to_nothing(state, card, began)
        return
    switch_on(state, card)
    turn_sideways(state, card, tapped=False)
    event = Event("summoned", card.seat, card, by=card.seat, cause=FLIP, against=ATTACK, also=("flipped", "changed"))
    event.origin = event.to = MONSTERS
    announce(state, event)


def about_to_come(card: Card, way: str, wanted: str) -> Event:
    """What those are asked about who may negate a summon."""
    event = Event(WOULD, card.seat, card, by=card.seat, cause=way, against=wanted)
    event.origin, event.to = card.zone, MONSTERS
    return event
