"""The damage step (STD-4.3): what happens in it, in order."""

from duelterm.core.card import Ref
from duelterm.core.state import Pending
from duelterm.core.triggers import signal
from duelterm.duelmonsters.combat import attacker_now, destroy_losers, fight, settled, target_now
from duelterm.duelmonsters.life import battle_damage
from duelterm.duelmonsters.standard import chain
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.steady import steady
from duelterm.duelmonsters.summon import turn_up
from duelterm.duelmonsters.traits import attack, ref_of

START, BEFORE, CALCULATION, AFTER, LAST = "start", "before calculation", "calculation", "after calculation", "end"
MOMENTS = {BEFORE: "before damage calculation", CALCULATION: "damage calculation"}
"""The stages of the damage step, and what cards wait for in them."""


async def damage_step(state: StandardState) -> None:
    """STD-4.3. What is set off by the target's being turned face-up waits until damage has been calculated."""
    waiting: list[Pending] = []
    losers: list[Ref] = []
    for stage in (START, BEFORE, CALCULATION):
        if stage != START:
            waiting += face_to_face(state)
            signal_battle(state, MOMENTS[stage])
        await chain.stage(state, stage)
        if not still_on(state):
            break
    else:
        waiting += face_to_face(state)
        losers = calculate(state)
        await steady(state)
        if state.battle is not None:
            signal_battle(state, "battle ends")
    state.pending += waiting
    await chain.stage(state, AFTER)
    if state.battle is not None:
        await destroy_losers(state, losers, state.battle)
    await chain.stage(state, LAST)
    state.stage = ""


def still_on(state: StandardState) -> bool:
    """STD-4.6: whether the attacker still attacks and its target is still there; else there is no damage, no replay."""
    if state.attack is None or state.attack_stopped or attacker_now(state) is None:
        return False
    return isinstance(state.attack.target, int) or target_now(state) is not None


def face_to_face(state: StandardState) -> list[Pending]:
    """The two are in battle, a face-down target turned face-up. Returns what that sets off."""
    attacker, target = attacker_now(state), target_now(state)
    if attacker is None or target is None:
        state.battle = None
        return []
    before = state.pending[:]
    if not target.face_up:
        turn_up(state, target, "attack", attacker.seat)
    state.battle = ref_of(attacker), ref_of(target)
    state.memo.clear()
    caused = state.pending[len(before) :]
    state.pending = before
    return caused


def signal_battle(state: StandardState, moment: str) -> None:
    """Cards may wait for this moment of the battle of either monster, or of the direct attack."""
    attacker, target = attacker_now(state), target_now(state)
    if attacker is None:
        return
    signal(state, moment, attacker.seat, attacker, target, by=attacker.seat)
    if target is not None:
        signal(state, moment, target.seat, target, attacker, by=attacker.seat)


def calculate(state: StandardState) -> list[Ref]:
    """STD-4.4, STD-4.5: the life points lost, a direct attack's attack among them, and the monsters that are to be
    destroyed.
    """
    attacker, target = attacker_now(state), target_now(state)
    if attacker is None or state.attack is None:
        return []
    if target is not None and state.battle is not None:
        losers = [ref_of(card) for card in fight(state, attacker, target)]
        return settled(state, losers, state.battle)
    if isinstance(state.attack.target, int):
        battle_damage(state, state.attack.target, attack(state, attacker) or 0, attacker)
    return []
