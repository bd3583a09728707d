"""What an act would lead to, from the rules' own figures: shields broken, powers compared, mana spent."""

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.duelmasters.mana import cost
from duelterm.duelmasters.state import Attack, DuelState
from duelterm.duelmasters.traits import breaks, power
from duelterm.duelmasters.zones import SHIELDS


def outlook(state: DuelState, act: Act) -> str:
    """The consequence of an act in a few words, as far as everybody can tell beforehand."""
    if act.verb == "play":
        return f"costs {cost(state, act.card)} mana"
    if act.verb == "attack":
        return against_creature(state, act.card, act.target) if isinstance(act.target, Card) else at_player(state, act)
    return ""


def at_player(state: DuelState, act: Act) -> str:
    """Shields that an unblocked attack would break."""
    left = len(state.zones[act.target][SHIELDS])
    if not left:
        return "wins the duel"
    count = min(left, breaks(state, act.card))
    return f"breaks {count} shield{'s' * (count > 1)}"


def against_creature(state: DuelState, attacker: Card, target: Card) -> str:
    """The powers that an unblocked attack would compare."""
    own, other = attacking_power(state, attacker, target), power(state, target)
    verdict = "you win the battle" if own > other else "you lose the battle" if own < other else "both are destroyed"
    return f"{own} against {other}: {verdict}"


def attacking_power(state: DuelState, attacker: Card, target: Card) -> int:
    """A creature's power if it attacked now."""
    before = state.attack
    state.attack = Attack((attacker.uid, attacker.mark), (target.uid, target.mark), len(state.events))
    state.memo.clear()
    found = power(state, attacker)
    state.attack = before
    state.memo.clear()
    return found
