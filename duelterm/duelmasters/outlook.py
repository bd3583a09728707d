"""What an act would lead to, from the rules' own figures: shields broken, powers compared, mana spent."""

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.duelmasters.mana import cost, untapped_mana
from duelterm.duelmasters.state import Attack, DuelState
from duelterm.duelmasters.traits import breaks, power
from duelterm.duelmasters.zones import MANA, SHIELDS

FOR_GOOD = "no undo once broken"


def outlook(state: DuelState, act: Act) -> str:
    """The consequence of an act in a few words, as far as everybody can tell beforehand."""
    if act.verb == "charge":
        return f"{len(state.zones[act.card.owner][MANA]) + 1} mana in all"
    if act.verb == "play":
        return f"costs {cost(state, act.card)} of {len(untapped_mana(state, act.card.owner))} untapped mana"
    if act.verb == "attack":
        return against_creature(state, act.card, act.target) if isinstance(act.target, Card) else at_player(state, act)
    return ""


def at_player(state: DuelState, act: Act) -> str:
    """Shields that an unblocked attack would break."""
    left = len(state.zones[act.target][SHIELDS])
    if not left:
        return "wins the duel"
    count = min(left, breaks(state, act.card))
    return f"breaks {count} shield{'s' * (count > 1)}: {FOR_GOOD}"


def against_creature(state: DuelState, attacker: Card, target: Card) -> str:
    """The powers that an unblocked attack would compare."""
    return compared(attacking_power(state, attacker, target), power(state, target))


def as_blocker(state: DuelState, blocker: Card, attacker: Card) -> str:
    """The powers that blocking the attack would compare."""
    return compared(power(state, blocker), power(state, attacker))


def compared(own: int, other: int) -> str:
    """Two powers, and who wins."""
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
