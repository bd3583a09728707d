"""The battle phase (STD-4): who may attack whom, what an attack comes to before its damage step, and replays."""

from collections.abc import Iterator
from typing import Any

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import expire
from duelterm.core.triggers import announce, signal
from duelterm.duelmonsters.combat import attacker_now, seat_of, target_now
from duelterm.duelmonsters.standard import chain
from duelterm.duelmonsters.standard.damage import damage_step
from duelterm.duelmonsters.standard.state import MAIN_1, StandardState
from duelterm.duelmonsters.standard.steady import steady
from duelterm.duelmonsters.state import BATTLE, Attack
from duelterm.duelmonsters.traits import ATTACK, player_rule, position, ref_of, rule_frames, rules
from duelterm.duelmonsters.zones import MONSTERS

ATTACKS, PASS = "attack", "pass"

Reason = Any | None


def cannot_battle(state: StandardState) -> Reason:
    """STD-2.1, STD-2.2: why there is no battle phase now. Who is the last to have a turn attacks first (TAG-3.1)."""
    if state.step != MAIN_1:
        return "STD-2.1"
    if state.turn < len(state.seats):
        return "STD-2.2"
    return player_rule(state, "cannot conduct battle phase", state.active)


def cannot_attack(state: StandardState, card: Card) -> Reason:
    """STD-4.1: why a monster can't attack at all."""
    if state.step != BATTLE:
        return "STD-4.1"
    if card.zone != MONSTERS or card.seat != state.active or position(card) != ATTACK or not card.face_up:
        return "STD-4.1"
    return "STD-4.1" if state.attacked.get(ref_of(card)) else None


def cannot_attack_target(state: StandardState, card: Card, target: Card | int, replay: bool = False) -> Reason:
    """STD-4.1: why it can't attack this monster or player. In a `replay` nothing is declared (STD-4.7)."""
    seat = seat_of(target)
    if seat not in state.opponents(card.seat) or (isinstance(target, Card) and target.zone != MONSTERS):
        return "STD-4.1"
    forbidden = attack_forbidden(state, card, target, replay)
    if forbidden is not None:
        return forbidden
    if isinstance(target, Card):
        return rules(state, "cannot be attacked", target, card)
    return "STD-4.1" if guarded(state, card) and rules(state, "can attack directly", card, target) is None else None


def attack_forbidden(state: StandardState, card: Card, target: Card | int, replay: bool) -> Reason:
    """The card that forbids this attack. A mere "can't attack" forbids the declaration only (STD-4.7, Y32)."""
    for rule, frame in rule_frames(state, "cannot attack", card):
        forbids = not replay if rule.test is None else rule.test(state, frame, target)
        if forbids:
            return frame.definition
    return None


def guarded(state: StandardState, card: Card) -> bool:
    """STD-4.1: whether monsters bar the way to the players against this one."""
    return any(state.zones[seat][MONSTERS] for seat in state.opponents(card.seat))


def taxes(state: StandardState, card: Card) -> Iterator[tuple[Any, Frame]]:
    """What an attack costs: each is paid."""
    return rule_frames(state, "cannot attack unless", card)


def tax(state: StandardState, card: Card) -> Reason:
    """Why what an attack costs can't be paid; None if it can or there is no such cost."""
    for rule, frame in taxes(state, card):
        if not rule.payable(state, frame):
            return frame.definition
    return None


async def pay_taxes(state: StandardState, card: Card) -> bool:
    """Pay all that an attack costs. Whether that could be done: of several costs one may use up what another needs."""
    for rule, frame in list(taxes(state, card)):
        if not await rule.pay(state, frame):
            return False
        await steady(state)
    return True


def targets(state: StandardState, card: Card) -> list[Card | int]:
    """What an attack may be declared on now."""
    if cannot_attack(state, card) is not None or tax(state, card) is not None:
        return []
    return aims(state, card)


def aims(state: StandardState, card: Card, replay: bool = False) -> list[Card | int]:
    """What a monster may aim at. The side as a whole is attacked directly: its first seat in turn order stands for it
    (TAG-3.2).
    """
    seats = state.opponents(card.seat)
    found: list[Card | int] = [foe for seat in seats for foe in state.zones[seat][MONSTERS]]
    return [aim for aim in (*found, *seats[:1]) if cannot_attack_target(state, card, aim, replay) is None]


async def begin(state: StandardState) -> None:
    """STD-4.1: the battle phase begins with its start step."""
    state.battle_began = len(state.events)
    announce(state, Event("battle phase starts", state.active))
    await chain.settle(state)


async def finish(state: StandardState) -> None:
    """STD-4.1: the end step of the battle phase; what lasts until the end of the phase still lasts."""
    announce(state, Event("battle phase ends", state.active))
    await chain.settle(state)


async def declare_attack(state: StandardState, card: Card, target: Card | int) -> None:
    """STD-4.1: one attack from its declaration to its end: it is paid for if need be, declared, answered, and comes to
    its damage step.
    """
    if not await pay_taxes(state, card):
        return
    ref = ref_of(card)
    state.attacked[ref] = state.attacked.get(ref, 0) + 1
    state.attack_stopped = False
    aim_at(state, card, target, len(state.events))
    tell(state, "attacks", card, target)
    if isinstance(target, Card):
        signal(state, "attacked", target.seat, target, card, by=card.seat)
    await chain.settle(state)
    await replays(state)
    if ongoing(state) is not None:
        await damage_step(state)
    state.attack = state.battle = None
    expire(state, "this battle")


def aim_at(state: StandardState, card: Card, target: Card | int, began: int) -> None:
    """The attack is on this target now, with these monsters opposite."""
    state.attack = Attack(ref_of(card), target if isinstance(target, int) else ref_of(target), began)
    state.opposite = opposite(state, card.seat)
    state.memo.clear()


def opposite(state: StandardState, seat: int) -> frozenset[int]:
    """The monsters on the other side, by uid: turned over they stay the same."""
    return frozenset(card.uid for other in state.opponents(seat) for card in state.zones[other][MONSTERS])


def tell(state: StandardState, kind: str, card: Card, target: Card | int) -> None:
    """Announce at whom an attack goes; a face-down target isn't named."""
    other = None if isinstance(target, int) else target
    against = "player" if other is None else "monster"
    event = Event(kind, card.seat, card, other, by=card.seat, amount=seat_of(target), against=against)
    event.other_names = -1 if other is None else state.sight(other)
    announce(state, event)


def ongoing(state: StandardState) -> tuple[Attack, Card] | None:
    """STD-4.6, STD-4.7: the attack and its attacker, unless it was negated or ended by what became of them, or of the
    phase.
    """
    attacker = attacker_now(state)
    if state.attack is None or attacker is None or state.attack_stopped or state.phase_over:
        return None
    return state.attack, attacker


async def replays(state: StandardState) -> None:
    """STD-4.2: as long as the monsters opposite have become others than there were, the attack is aimed anew."""
    while (now := ongoing(state)) is not None and unsettled(state):
        attack, attacker = now
        options = [Act(ATTACKS, attacker, aim) for aim in aims(state, attacker, replay=True)]
        target = await ask_replay(attacker, options) if options else None
        if target is None:
            state.attack_stopped = True
            return
        aim_at(state, attacker, target, attack.began)
        tell(state, "redirected", attacker, target)
        await chain.settle(state)


def unsettled(state: StandardState) -> bool:
    """Whether there is a replay: other monsters, or the target isn't there any more."""
    aimed_at_one = state.attack is not None and not isinstance(state.attack.target, int)
    return (aimed_at_one and target_now(state) is None) or opposite(state, state.active) != state.opposite


async def ask_replay(attacker: Card, options: list[Act]) -> Card | int | None:
    """The attacker's player chooses a target, or none."""
    why = Why("replay", attacker.definition, attacker)
    act = await Decision(ACT, attacker.seat, [*options, Act(PASS)], 1, 1, why)
    chosen: Card | int | None = act.target
    return chosen
