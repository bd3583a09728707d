"""What an attack would lead to, from the rules' own figures. Of a face-down monster nothing is told."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from duelterm.core.card import Card
from duelterm.duelmonsters.combat import compare, spared
from duelterm.duelmonsters.life import battle_loss, life
from duelterm.duelmonsters.state import Attack, DuelState
from duelterm.duelmonsters.traits import attack, ref_of

Found = TypeVar("Found")


@dataclass(slots=True, frozen=True)
class Battle:
    """A battle as it would end now: the figures compared, which monsters are destroyed, the life points lost."""

    own: int
    other: int
    defends: bool
    own_falls: bool
    other_falls: bool
    own_loss: int
    other_loss: int


def attack_outlook(state: DuelState, attacker: Card, target: Card | int) -> str:
    """The consequence of an attack in a few words, as far as everybody can tell beforehand."""
    if isinstance(target, int):
        return at_player(state, attacker, target)
    if not target.face_up:
        return "into a face-down monster: you can't know its defence"
    return compared(battle_of(state, attacker, target))


def at_player(state: DuelState, attacker: Card, seat: int) -> str:
    """R3-7.10, STD-4.5."""
    lost, left = direct_damage(state, attacker, seat), life(state, seat)
    if lost >= left > 0:
        return f"direct: they lose {left}, which wins the duel"
    return f"direct: they lose {lost} of {left}"


def direct_damage(state: DuelState, attacker: Card, seat: int) -> int:
    """What a direct attack of this monster takes."""
    return as_if(state, attacker, seat, lambda: battle_loss(state, seat, attack(state, attacker) or 0))


def battle_of(state: DuelState, attacker: Card, target: Card) -> Battle:
    """The battle with a face-up monster, if it were attacked now."""
    return as_if(state, attacker, target, lambda: fought(state, attacker, target))


def fought(state: DuelState, attacker: Card, target: Card) -> Battle:
    """The figures of now compared, with what effects make of the outcome."""
    found = compare(state, attacker, target)
    return Battle(
        found.own,
        found.other,
        found.defends,
        own_falls=attacker in found.beaten and not spared(state, attacker, target),
        other_falls=target in found.beaten and not spared(state, target, attacker),
        own_loss=battle_loss(state, attacker.seat, found.own_loss),
        other_loss=battle_loss(state, target.seat, found.other_loss),
    )


def compared(battle: Battle) -> str:
    """Two figures, and what comes of them."""
    figures = f"{battle.own} against {battle.other}{' defence' if battle.defends else ''}"
    if battle.own_falls and battle.other_falls:
        return f"{figures}: both are destroyed"
    told = ["destroyed"] * battle.other_falls + ["yours is destroyed"] * battle.own_falls
    told += [f"they lose {battle.other_loss}"] * bool(battle.other_loss)
    told += [f"you lose {battle.own_loss}"] * bool(battle.own_loss)
    return f"{figures}: {', '.join(told) or 'nothing happens'}"


def as_if(state: DuelState, attacker: Card, target: Card | int, read: Callable[[], Found]) -> Found:
    """What would be read if this attack went on now, and its battle."""
    before = state.attack, state.battle
    aim = target if isinstance(target, int) else ref_of(target)
    state.attack = Attack(ref_of(attacker), aim, len(state.events))
    state.battle = None if isinstance(aim, int) else (ref_of(attacker), aim)
    state.memo.clear()
    found = read()
    state.attack, state.battle = before
    state.memo.clear()
    return found
