"""The damage step (STD-4.3): what happens in it, in order."""

from duelterm.core.card import Ref
from duelterm.core.events import Event
from duelterm.core.triggers import announce, signal
from duelterm.duelmonsters.combat import attacker_now, destroy_losers, fight, settled, target_now
from duelterm.duelmonsters.life import battle_damage
from duelterm.duelmonsters.standard import chain
from duelterm.duelmonsters.standard.speeds import AFTER_CALCULATION, BEFORE_CALCULATION, CALCULATION, STAGE_END, START
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.summon import turn_up
from duelterm.duelmonsters.traits import attack, ref_of

MOMENTS = {BEFORE_CALCULATION: "before damage calculation", CALCULATION: "damage calculation"}
"""The parts of the damage step that cards wait for."""


async def damage_step(state: StandardState) -> None:
    """STD-4.3, from the target's turning face-up on; what that sets off waits until damage has been calculated."""
    losers: list[Ref] = []
    state.stage = START
    for stage, moment in MOMENTS.items():
        face_to_face(state)
        state.stage = stage
        tell_both(state, moment)
        await chain.stage(state, stage)
        if not still_on(state):
            break
    else:
        face_to_face(state)
        losers = calculate(state)
    await part(state, AFTER_CALCULATION)
    if state.battle is not None:
        await destroy_losers(state, losers, state.battle)
    await part(state, STAGE_END)
    state.stage = ""


async def part(state: StandardState, stage: str) -> None:
    """A part of the damage step in which nobody is asked unless something has happened."""
    state.stage = stage
    await chain.settle(state)


def still_on(state: StandardState) -> bool:
    """STD-4.6: whether the attacker still attacks and its target is still there; else there is no damage, no replay."""
    if state.attack is None or state.attack_stopped or attacker_now(state) is None:
        return False
    return isinstance(state.attack.target, int) or target_now(state) is not None


def face_to_face(state: StandardState) -> None:
    """The two are in battle, a face-down target turned face-up."""
    attacker, target = attacker_now(state), target_now(state)
    state.battle = None
    if attacker is not None and target is not None:
        if not target.face_up:
            turn_up(state, target, "attack", attacker.seat)
        state.battle = ref_of(attacker), ref_of(target)
    state.memo.clear()


def tell_both(state: StandardState, moment: str) -> None:
    """The moment in the battle of either monster, or in the direct attack. Answers need it in the record."""
    attacker, target = attacker_now(state), target_now(state)
    if attacker is not None:
        announce(state, Event(moment, attacker.seat, attacker, target, by=attacker.seat))
        if target is not None:
            announce(state, Event(moment, target.seat, target, attacker, by=attacker.seat))


def calculate(state: StandardState) -> list[Ref]:
    """STD-4.4, STD-4.5: the life points lost, a direct attack's attack among them, and the monsters that are to be
    destroyed.
    """
    attacker, target = attacker_now(state), target_now(state)
    if attacker is None or state.attack is None:
        return []
    if target is not None and state.battle is not None:
        losers = [ref_of(card) for card in fight(state, attacker, target)]
        losers = settled(state, losers, state.battle)
        signal(state, "battle ends", attacker.seat, attacker, target, by=attacker.seat)
        signal(state, "battle ends", target.seat, target, attacker, by=attacker.seat)
        return losers
    if isinstance(state.attack.target, int):
        battle_damage(state, state.attack.target, attack(state, attacker) or 0, attacker)
    return []
