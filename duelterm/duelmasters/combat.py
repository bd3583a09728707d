"""Attacks: who may attack what, and an attack from its declaration to its end (DM-6.3)."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import turn_sideways
from duelterm.core.triggers import announce, signal
from duelterm.duelmasters.battle import battle
from duelterm.duelmasters.ops import aftermath, has_aftermath
from duelterm.duelmasters.shields import break_by_attack
from duelterm.duelmasters.state import ATTACK, Attack, DuelState
from duelterm.duelmasters.traits import is_free, is_in_force, is_plain, is_sick, keyword, own_frame, rules
from duelterm.duelmasters.zones import BATTLE, SHIELDS

EXPOSED = "can be attacked untapped"
OF_ATTACKERS = frozenset(
    (
        "can attack players despite all",
        "can attack untapped",
        "cannot attack",
        "cannot attack creatures",
        "cannot attack players",
    )
)
"""The rules of an attacker about what it may attack."""

Reason = Any
"""Why an act isn't allowed: a rule's number, or the definition of the card that forbids it. None: it is allowed."""


def cannot_attack(state: DuelState, attacker: Card) -> Reason:
    """DM-6.1, DM-4.7: why a creature can't attack at all, whatever the target."""
    if attacker.tapped:
        return "DM-6.1"
    if rules(state, "can attack despite all", attacker) is not None:
        return None
    if is_sick(state, attacker):
        return "DM-4.7"
    return rules(state, "cannot attack", attacker)


def cannot_attack_player(state: DuelState, attacker: Card, defender: int) -> Reason:
    """DM-6.2: why an untapped creature can't attack this player."""
    if attacker.tapped:
        return "DM-6.1"
    if rules(state, "can attack players despite all", attacker, defender) is not None:  # DM-8.18
        return None
    if is_sick(state, attacker):
        return "DM-4.7"
    for word in ("cannot attack", "cannot attack players"):
        forbidden = rules(state, word, attacker, defender)
        if forbidden is not None:
            return forbidden
    return None


def cannot_attack_creature(state: DuelState, attacker: Card, target: Card) -> Reason:
    """DM-6.2: why a creature can't attack that creature."""
    if attacker.tapped:
        return "DM-6.1"
    if is_sick(state, attacker):
        return "DM-4.7"
    for word in ("cannot attack", "cannot attack creatures"):
        forbidden = rules(state, word, attacker, target)
        if forbidden is not None:
            return forbidden
    forbidden = rules(state, "cannot be attacked", target, attacker)
    if forbidden is not None:
        return forbidden
    if target.tapped or rules(state, "can attack untapped", attacker, target) is not None:
        return None
    return None if rules(state, EXPOSED, target, attacker) is not None else "DM-6.2"


def targets(state: DuelState, attacker: Card) -> list[Card | int]:
    """What an attacker may attack now: seats and creatures. Requirements about the target narrow it (DM-9.5)."""
    plain = is_plain(state, attacker, OF_ATTACKERS)
    if is_sick(state, attacker) and (plain or is_free(state, "can attack players despite all", attacker)):
        return []
    found: list[Card | int] = []
    anything = not (plain or is_free(state, "can attack untapped", attacker)) or is_in_force(state, EXPOSED)
    for defender in state.opponents(attacker.seat):
        if plain or cannot_attack_player(state, attacker, defender) is None:
            found.append(defender)
        for target in state.zones[defender][BATTLE]:
            reachable = target.tapped or anything or EXPOSED in target.definition.bundle.rules
            if reachable and cannot_attack_creature(state, attacker, target) is None:
                found.append(target)
    if "must aim at" in state.statics:
        aimed: list[Card | int] = [
            target
            for target in found
            if isinstance(target, Card) and rules(state, "must aim at", attacker, target) is not None
        ]
        return aimed or found
    return found


def aimed_elsewhere(state: DuelState, attacker: Card, target: Card | int) -> Reason:
    """DM-9.5: what makes it attack another target; None if nothing does."""
    able = targets(state, attacker)
    if any(other is target or other == target for other in able):
        return None
    found = (rules(state, "must aim at", attacker, other) for other in able if isinstance(other, Card))
    return next((reason for reason in found if reason is not None), None)


def must_attack(state: DuelState, attacker: Card, legal: Sequence[Card | int]) -> Reason:
    """DM-9.5: why a creature has to attack this turn if it can; None if it needn't, or has done so."""
    if is_free(state, "must attack", attacker) or has_attacked(state, attacker):
        return None
    for target in legal:
        found = rules(state, "must attack", attacker, target)
        if found is not None:
            return found
    return None


def has_attacked(state: DuelState, attacker: Card) -> bool:
    """Whether it has attacked in this turn."""
    ref, events = (attacker.uid, attacker.mark), state.events
    return any(
        events[index].kind == "attacks" and events[index].ref == ref for index in range(state.turn_began, len(events))
    )


def is_there(state: DuelState, card: Card, ref: tuple[int, int]) -> bool:
    """Whether it is still the creature that it was."""
    return state.find(ref) is card and card.zone == BATTLE


async def attack(state: DuelState, attacker: Card, target: Card | int) -> None:
    """DM-6.3: one attack. Effects that wait at each stage resolve before the next."""
    state.step = ATTACK  # DM-3.9
    ref = (attacker.uid, attacker.mark)
    goal = (target.uid, target.mark) if isinstance(target, Card) else target
    current = state.attack = Attack(ref, goal, len(state.events))
    declare(state, attacker, target)
    if has_aftermath(state):
        await aftermath(state)
    if is_there(state, attacker, ref) and target_there(state, target, goal):
        able = blockers(state, attacker, target)
        blocker = await choose_blocker(state, able, attacker) if able else None
        if blocker is not None:
            await blocked(state, current, attacker, blocker)
        else:
            await unblocked(state, current, attacker, target)
    aim = against(target)
    event = Event("attack ends", attacker.seat, attacker, by=attacker.seat, against=aim)
    event.mark = ref[1]  # the creature that attacked, wherever it is now
    announce(state, event)
    if has_aftermath(state):
        await aftermath(state)
    state.attack = None
    state.memo.clear()


def against(target: Card | int) -> str:
    """At whom an attack goes, in the language's words."""
    return "creature" if isinstance(target, Card) else "player"


def target_there(state: DuelState, target: Card | int, goal: tuple[int, int] | int) -> bool:
    """DM-6.12: whether what is attacked is still there."""
    return isinstance(goal, int) or (isinstance(target, Card) and is_there(state, target, goal))


def declare(state: DuelState, attacker: Card, target: Card | int) -> None:
    """Tap the attacker and announce the attack."""
    turn_sideways(state, attacker, tapped=True)
    other = target if isinstance(target, Card) else None
    seat = attacker.seat
    event = Event("attacks", seat, attacker, other, by=seat, against=against(target))
    announce(state, event)
    if isinstance(target, Card):
        announce(state, Event("attacked", target.seat, target, attacker, by=seat))


def cannot_block(state: DuelState, blocker: Card, attacker: Card, target: Card | int) -> Reason:
    """DM-6.4, DM-6.5, DM-6.13: why a creature can't block this attack."""
    if blocker.tapped:
        return "DM-6.4"
    if blocker is target:
        return "DM-6.13"
    if not blocks_such(state, blocker, attacker, target):
        return "DM-6.4"
    forbidden = rules(state, "cannot block", blocker, attacker)
    return forbidden if forbidden is not None else rules(state, "cannot be blocked", attacker, blocker)


def blocks_such(state: DuelState, blocker: Card, attacker: Card, target: Card | int) -> bool:
    """Whether its blocker or guard ability is good for this attack."""
    for test in keyword(state, blocker, "blocker"):
        if test is None or test(state, own_frame(blocker), attacker):
            return True
    return isinstance(target, Card) and bool(keyword(state, blocker, "guard"))


def blockers(state: DuelState, attacker: Card, target: Card | int) -> list[Card]:
    """DM-6.4: the creatures that can block this attack."""
    defender = target.seat if isinstance(target, Card) else target
    return [card for card in state.zones[defender][BATTLE] if cannot_block(state, card, attacker, target) is None]


async def choose_blocker(state: DuelState, able: list[Card], attacker: Card) -> Card | None:
    """DM-6.4: ask the defending player, in the open, whether and with what to block."""
    forced = [card for card in able if rules(state, "must block", card, attacker) is not None]
    options = forced or able
    least = 1 if forced else 0
    why = Why("block", attacker.definition, attacker)
    if forced and len(forced) == 1:
        return forced[0]
    picked = await Decision(PICK, able[0].seat, options, least, 1, why, proposal=options[:least])
    return picked[0] if picked else None


async def blocked(state: DuelState, current: Attack, attacker: Card, blocker: Card) -> None:
    """DM-6.4: the blocker taps and battles the attacker."""
    turn_sideways(state, blocker, tapped=True)
    current.blocker = (blocker.uid, blocker.mark)
    ref = current.attacker
    aim = "player" if isinstance(current.target, int) else "creature"
    announce(state, Event("blocks", blocker.seat, blocker, attacker, by=blocker.seat, against=aim))
    signal(state, "becomes blocked", attacker.seat, attacker, blocker, by=blocker.seat, against=aim)
    if has_aftermath(state):
        await aftermath(state)
    if not current.prevented and is_there(state, attacker, ref) and is_there(state, blocker, current.blocker):
        await battle(state, attacker, blocker)


async def unblocked(state: DuelState, current: Attack, attacker: Card, target: Card | int) -> None:
    """DM-6.3, DM-6.6, DM-6.8: what waits for an unblocked attack, then the hit."""
    seat = attacker.seat
    other = target if isinstance(target, Card) else None
    signal(state, "unblocked", seat, attacker, other, by=seat, against=against(target))
    if has_aftermath(state):
        await aftermath(state)
    if current.prevented or not is_there(state, attacker, current.attacker):
        return
    if isinstance(target, Card):
        if target_there(state, target, current.target):
            await battle(state, attacker, target)
    elif state.zones[target][SHIELDS]:
        await break_by_attack(state, attacker, target)
    else:
        announce(state, Event("final strike", target, attacker, by=seat))
        state.end((seat,), "DM-6.8")
