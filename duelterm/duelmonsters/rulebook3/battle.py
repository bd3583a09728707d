"""The battle phase (R3-7): who may attack whom, and what a battle does."""

from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import expire
from duelterm.core.triggers import announce, signal
from duelterm.duelmonsters.combat import attacker_now, destroy_losers, fight, seat_of, settled, target_now
from duelterm.duelmonsters.life import battle_damage
from duelterm.duelmonsters.rulebook3.answers import open_to_answers
from duelterm.duelmonsters.rulebook3.steady import aftermath
from duelterm.duelmonsters.state import BATTLE as BATTLE_STEP
from duelterm.duelmonsters.state import MAIN, Attack, DuelState
from duelterm.duelmonsters.summon import turn_up
from duelterm.duelmonsters.traits import (
    ATTACK,
    attack,
    player_rule,
    position,
    ref_of,
    rule_frames,
    rules,
)
from duelterm.duelmonsters.zones import MONSTERS

Reason = Any | None


def cannot_battle(state: DuelState) -> Reason:
    """R3-7.1, R3-7.2: why there is no battle phase now."""
    if state.step != MAIN or state.fought:
        return "R3-7.1"
    if state.turn == 1:
        return "R3-7.2"
    return player_rule(state, "cannot conduct battle phase", state.active)


def cannot_attack(state: DuelState, card: Card) -> Reason:
    """R3-7.2, R3-7.3: why a monster can't attack at all."""
    if state.turn == 1:
        return "R3-7.2"
    if state.step != BATTLE_STEP:
        return "R3-7.1"
    if card.zone != MONSTERS or card.seat != state.active or position(card) != ATTACK or not card.face_up:
        return "R3-7.3"
    if state.attacked.get(ref_of(card), 0) >= 1:
        return "R3-7.3"
    return None


def cannot_attack_target(state: DuelState, card: Card, target: Card | int) -> Reason:
    """R3-7.4: why it can't attack this monster or player."""
    seat = target if isinstance(target, int) else target.seat
    if seat not in state.opponents(card.seat) or (isinstance(target, Card) and target.zone != MONSTERS):
        return "R3-7.4"
    forbidden = rules(state, "cannot attack", card, target)
    if forbidden is not None:
        return forbidden
    if isinstance(target, Card):
        return rules(state, "cannot be attacked", target, card)
    guarded = any(state.zones[other][MONSTERS] for other in state.opponents(card.seat))
    return "R3-7.4" if guarded and rules(state, "can attack directly", card, target) is None else None


def tax(state: DuelState, card: Card) -> Reason:
    """Why what an attack costs can't be paid; None if it can or there is no such cost."""
    for rule, frame in rule_frames(state, "cannot attack unless", card):
        if not rule.payable(state, frame):
            return frame.definition
    return None


def targets(state: DuelState, card: Card) -> list[Card | int]:
    """What a monster may attack now."""
    if cannot_attack(state, card) is not None or tax(state, card) is not None:
        return []
    aims: list[Card | int] = []
    for seat in state.opponents(card.seat):
        aims += [*state.zones[seat][MONSTERS], seat]
    return [aim for aim in aims if cannot_attack_target(state, card, aim) is None]


async def declare_attack(state: DuelState, card: Card, target: Card | int) -> None:
    """One attack from its declaration to its end."""
    for rule, frame in rule_frames(state, "cannot attack unless", card):
        await rule.pay(state, frame)
    ref = ref_of(card)
    state.attacked[ref] = state.attacked.get(ref, 0) + 1
    aim = target if isinstance(target, int) else ref_of(target)
    state.attack = Attack(ref, aim, len(state.events))
    other = None if isinstance(target, int) else target
    against = "player" if other is None else "monster"
    event = Event("attacks", card.seat, card, other, by=card.seat, amount=seat_of(target), against=against)
    event.other_names = -1 if other is None else state.sight(other)
    announce(state, event)
    if other is not None:
        signal(state, "attacked", other.seat, other, card, by=card.seat)
    await aftermath(state)
    answered = await open_to_answers(state, event)
    await aftermath(state)
    if not answered.negated and not state.phase_over:
        await carry_through(state)
    state.attack = state.battle = None
    expire(state, "this battle")
    await aftermath(state)


async def carry_through(state: DuelState) -> None:
    """R3-7.6: a face-down target is turned up, its effect happens, and then there is a battle if both still stand."""
    attack_now = state.attack
    if attack_now is None:
        return
    aim, attacker, target = attack_now.target, attacker_now(state), target_now(state)
    if attacker is None or (target is None and not isinstance(aim, int)):
        return
    if target is not None and not target.face_up:
        turn_up(state, target, "attack", attacker.seat)
        await aftermath(state)
        attacker, target = attacker_now(state), target_now(state)
        if attacker is None or target is None:
            return
    if target is not None:
        await battle(state, attacker, target)
    elif isinstance(aim, int):
        battle_damage(state, aim, attack(state, attacker) or 0, attacker)  # R3-7.10
        await aftermath(state)


async def battle(state: DuelState, attacker: Card, target: Card) -> None:
    """R3-7.8, R3-7.9: figures are compared, life points lost, then the loser is destroyed."""
    refs = ref_of(attacker), ref_of(target)
    state.battle = refs
    state.memo.clear()
    losers = [ref_of(card) for card in fight(state, attacker, target)]
    await aftermath(state)
    for ref, foe in zip(refs, refs[::-1], strict=True):
        signal(state, "battle ends", state.cards[ref[0]].seat, state.cards[ref[0]], state.cards[foe[0]])
    await aftermath(state)
    await destroy_losers(state, settled(state, losers, refs), refs)
    await aftermath(state)


async def begin(state: DuelState) -> None:
    """R3-7.1: the battle phase begins."""
    state.battle_began = len(state.events)
    announce(state, Event("battle phase starts", state.active))
    await aftermath(state)


async def finish(state: DuelState) -> None:
    """R3-7.1: the battle phase ends, and the main phase goes on."""
    announce(state, Event("battle phase ends", state.active))
    await aftermath(state)
    expire(state, "end of battle phase")
