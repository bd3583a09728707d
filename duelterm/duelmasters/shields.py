"""Shields: breaking them, taking them to hand, shield triggers."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import ACT, PICK, Act, Decision, Why
from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.replace import is_replaceable, replaced
from duelterm.core.triggers import announce
from duelterm.duelmasters.chooser import who_chooses
from duelterm.duelmasters.ops import Move, aftermath, has_aftermath, move
from duelterm.duelmasters.play import may_use_trigger, use
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.traits import breaks, has
from duelterm.duelmasters.zones import HAND, SHIELDS

OF_BREAKING, OF_TAKING = ("would break a shield",), ("broken shield would go to hand",)


async def break_by_attack(state: DuelState, attacker: Card, defender: int) -> None:
    """DM-6.6, DM-6.7, DM-6.10: the hit of an unblocked attack on a player with shields."""
    ref = (attacker.uid, attacker.mark)
    if state.switches.shield_break == "together":
        await break_together(state, attacker, defender)
        return
    broken = 0
    while broken < breaks(state, attacker) and state.zones[defender][SHIELDS] and state.find(ref):  # DM-6.12, DM-6.9
        shield = await choose_shield(state, attacker.seat, defender)
        await break_shield(state, shield, attacker)
        broken += 1
        if has_aftermath(state):
            await aftermath(state)


async def break_together(state: DuelState, attacker: Card, defender: int) -> None:
    """DM-6.10 `together`: all shields go to hand first, then their owner uses triggers in any order. DM-6.9 holds too:
    shields added meanwhile are broken while none is left and the attacker can break more.
    """
    ref = (attacker.uid, attacker.mark)
    left = breaks(state, attacker)
    while left > 0 and state.zones[defender][SHIELDS] and state.find(ref):
        count = min(left, len(state.zones[defender][SHIELDS]))
        chosen = await choose_shields(state, attacker.seat, defender, count)
        taken = [shield for shield in chosen if await to_hand_if_broken(state, shield, attacker)]
        await look_at(state, taken, attacker)
        left -= count
        if has_aftermath(state):
            await aftermath(state)


async def choose_shield(state: DuelState, seat: int, defender: int) -> Card:
    """Which shield, picked unseen by its place."""
    return (await choose_shields(state, seat, defender, 1))[0]


async def choose_shields(state: DuelState, seat: int, defender: int, count: int) -> Sequence[Card]:
    """Which shields, picked unseen by their places."""
    shields = state.zones[defender][SHIELDS]
    if len(shields) <= count:
        return list(shields)
    chooser = who_chooses(state, seat, SHIELDS, defender, "break")
    why = Why("break", None, None, count)
    return list(await Decision(PICK, chooser, list(shields), count, count, why, proposal=shields[:count]))


async def break_shield(state: DuelState, shield: Card, breaker: Card) -> None:
    """DM-9.17: break one shield; its owner takes it to hand and may use its shield trigger."""
    if await to_hand_if_broken(state, shield, breaker):
        await look_at(state, [shield], breaker)


async def to_hand_if_broken(state: DuelState, shield: Card, breaker: Card) -> bool:
    """Break a shield, unless that is replaced, and take it to hand, unless that is. Whether it got there."""
    if is_replaceable(state, shield, OF_BREAKING) and await replaced(state, breaking(shield, breaker), OF_BREAKING):
        return False
    announce(state, breaking(shield, breaker))
    if is_replaceable(state, shield, OF_TAKING) and await replaced(state, breaking(shield, breaker), OF_TAKING):
        return False
    return bool(await move(state, [shield], Move(HAND, breaker.seat, "taken")))


def breaking(shield: Card, breaker: Card) -> Event:
    """The breaking of a shield: nobody learns which card it is."""
    return Event("break", shield.seat, shield, breaker, breaker.seat, 0)


async def take_to_hand(state: DuelState, shields: Sequence[Card], by: int, source: Any, triggers: bool) -> list[Card]:
    """DM-8.1: take shields to hand by an effect, one at a time; their owner may use each where `triggers` allows it."""
    taken = []
    for shield in shields:
        if await move(state, [shield], Move(HAND, by, "taken", source)):
            taken.append(shield)
            if triggers:
                await look_at(state, [shield], None)
    return taken


async def look_at(state: DuelState, cards: Sequence[Card], breaker: Card | None) -> None:
    """DM-8.1: the owner looks at cards just taken and may use shield triggers, each tied to this one arrival. It is
    asked whether there is one or not, so that the question tells nothing.
    """
    waiting = list(cards)
    breaker_ref: Ref | None = (breaker.uid, breaker.mark) if breaker else None
    while waiting:
        owner = waiting[0].owner
        usable = [card for card in waiting if is_usable(state, card)]
        acts = [Act("take", waiting[0]), *(Act("use", card) for card in usable)]
        act = await Decision(ACT, owner, acts, 1, 1, Why("shield", None, waiting[0], len(waiting)), private=True)
        if act.verb == "take":
            return
        waiting.remove(act.card)
        event = Event("shield trigger used", owner, act.card, by=owner)
        await use(state, act.card, via="shield trigger")
        if breaker_ref:
            event.other, event.other_mark = breaker_ref
        announce(state, event)


def is_usable(state: DuelState, card: Card) -> bool:
    """Whether a card just taken may be used as a shield trigger."""
    return has(state, card, "shield trigger") and may_use_trigger(state, card) is None
