"""The battle phase (STD-4)."""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import expire
from duelterm.core.triggers import announce
from duelterm.duelmonsters.combat import attacker_now, destroy_losers, fight, seat_of, target_now
from duelterm.duelmonsters.life import battle_damage
from duelterm.duelmonsters.standard import chain
from duelterm.duelmonsters.standard.state import MAIN_1, StandardState
from duelterm.duelmonsters.state import BATTLE, Attack
from duelterm.duelmonsters.summon import turn_up
from duelterm.duelmonsters.traits import ATTACK, attack, position, ref_of
from duelterm.duelmonsters.zones import MONSTERS

Reason = Any | None


def cannot_battle(state: StandardState) -> Reason:
    """STD-2.1, STD-2.2: why there is no battle phase now."""
    if state.step != MAIN_1:
        return "STD-2.1"
    return "STD-2.2" if state.turn == 1 else None


def cannot_attack(state: StandardState, card: Card) -> Reason:
    """STD-4.1: why a monster can't attack at all."""
    if state.step != BATTLE:
        return "STD-4.1"
    if card.zone != MONSTERS or card.seat != state.active or position(card) != ATTACK or not card.face_up:
        return "STD-4.1"
    return "STD-4.1" if state.attacked.get(ref_of(card)) else None


def targets(state: StandardState, card: Card) -> list[Card | int]:
    """What a monster may attack now."""
    if cannot_attack(state, card) is not None:
        return []
    aims: list[Card | int] = [other for seat in state.opponents(card.seat) for other in state.zones[seat][MONSTERS]]
    return aims or list(state.opponents(card.seat)[:1])


async def declare_attack(state: StandardState, card: Card, target: Card | int) -> None:
    """One attack from its declaration to its end."""
    ref = ref_of(card)
    state.attacked[ref] = state.attacked.get(ref, 0) + 1
    other = None if isinstance(target, int) else target
    state.attack = Attack(ref, target if isinstance(target, int) else ref_of(target), len(state.events))
    against = "player" if other is None else "monster"
    event = Event("attacks", card.seat, card, other, by=card.seat, amount=seat_of(target), against=against)
    announce(state, event)
    await chain.settle(state)
    attacker, foe = attacker_now(state), target_now(state)
    if attacker is not None and foe is not None:
        if not foe.face_up:
            turn_up(state, foe, "attack", attacker.seat)
        refs = ref_of(attacker), ref_of(foe)
        state.battle = refs
        losers = [ref_of(loser) for loser in fight(state, attacker, foe)]
        await chain.settle(state)
        await destroy_losers(state, losers, refs)
    elif attacker is not None and isinstance(target, int):
        battle_damage(state, target, attack(state, attacker) or 0, attacker)
    await chain.settle(state)
    state.attack = state.battle = None
    expire(state, "this battle")
