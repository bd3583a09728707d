"""Why an act isn't legal now, for whoever wants it all the same: a rule, a card that forbids it, or what it lacks."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.forbidding import blamed, keeps_tributes, own_monsters
from duelterm.duelmonsters.reasons import Because, Powerless, Unfit, why_no_attacker
from duelterm.duelmonsters.standard import acts, battle, tributes
from duelterm.duelmonsters.standard.speeds import FAST, SLOW, speed_of
from duelterm.duelmonsters.standard.state import MAIN_2, StandardState
from duelterm.duelmonsters.standard.using import USE, cannot_use
from duelterm.duelmonsters.state import BATTLE
from duelterm.duelmonsters.summon import room
from duelterm.duelmonsters.zones import MONSTERS

Reason = Any | None
ORDER, SUMMON_RULE, ANSWERS_FIRST, ATTACK_RULE = "STD-2.1", "STD-2.3", "STD-3.3", "STD-4.1"
FOES_FIRST = "their monsters have to be attacked first"


def why_not(state: StandardState, verb: str, card: Card, target: Card | int | None) -> Reason:
    """The reason for each kind of act."""
    if verb in USES:
        return blamed(state, card, why_not_use(state, verb, card))
    if verb not in ACTS:
        return ORDER
    found = why_no_attack(state, card, target) if verb == battle.ATTACKS else ACTS[verb](state, card)
    if found is None and is_answered(state):
        return ANSWERS_FIRST
    return order_in_detail(state, verb) if found == ORDER and card.seat == state.active else blamed(state, card, found)


def order_in_detail(state: StandardState, verb: str) -> Reason:
    """STD-2.1 says several things: which of them is in the way of the turn player."""
    if verb in (acts.TO_BATTLE, battle.ATTACKS) and state.step == MAIN_2:
        return Because(ORDER, "there is one battle phase a turn")
    return Because(ORDER, "that is for the main phases") if state.step == BATTLE and verb in IN_MAIN else ORDER


def is_answered(state: StandardState) -> bool:
    """STD-3.3: whether something is open to answers, so that no act of the turn is made now."""
    return bool(state.chain or state.stage or state.links) or state.closed != len(state.events)


def why_not_come(state: StandardState, card: Card) -> Reason:
    """Why a monster can't be summoned from the hand."""
    return in_detail(state, card, acts.cannot_summon(state, card))


def why_not_set(state: StandardState, card: Card) -> Reason:
    """Why a card can't be set."""
    return in_detail(state, card, acts.cannot_set(state, card))


def in_detail(state: StandardState, card: Card, found: Reason) -> Reason:
    """STD-2.3 says several things: which of them is in the way."""
    if found != SUMMON_RULE or card.definition.kind != MONSTER:
        return found
    count = tributes.needed(card)
    if MONSTER in state.used:
        return Because(SUMMON_RULE, "this turn's one monster has been summoned or set")
    if count and len(tributes.offered(state, card.seat)) < count:
        return no_tributes(state, card, count)
    return found if room(state, card.seat) else Because(SUMMON_RULE, "there is no free place for a monster")


def no_tributes(state: StandardState, card: Card, count: int) -> Reason:
    """Why there are too few tributes: a card that forbids them, if there would be enough without it."""
    forbidding = keeps_tributes(state, card.seat, own_monsters(state, card.seat), count, summon=True)
    takes = f"level {card.definition.level} takes {count} tribute{'s' * (count > 1)}"
    if isinstance(forbidding, Unfit):
        return Because(SUMMON_RULE, f"{takes}, and {forbidding.source.name} can't be one")  # STD-5.9
    return Because(SUMMON_RULE, takes) if forbidding is None else forbidding


def why_no_way(state: StandardState, card: Card) -> Reason:
    """Why a monster can't come in its own way."""
    if not card.definition.ways:
        return Powerless(card.definition)
    found = [acts.way_forbids(state, card, way) for way in card.definition.ways]
    return None if None in found else found[0]


def why_no_attack(state: StandardState, card: Card, target: Card | int | None) -> Reason:
    """Why a monster can't attack, at all or that target."""
    found = battle.cannot_attack(state, card)
    if found is not None:
        return no_attack_in_detail(state, card, found)
    found = battle.tax(state, card)
    if found is not None:
        return found
    if target is None:
        return why_no_target(state, card)
    found = battle.cannot_attack_target(state, card, target)
    in_the_way = found == ATTACK_RULE and isinstance(target, int) and target in state.opponents(card.seat)
    return Because(ATTACK_RULE, FOES_FIRST) if in_the_way else found


def why_no_target(state: StandardState, card: Card) -> Reason:
    """Why there is nothing that it can attack: what keeps it from the monsters, else from the players."""
    seats = state.opponents(card.seat)
    aims: list[Card | int] = [foe for seat in seats for foe in state.zones[seat][MONSTERS]]
    found = [battle.cannot_attack_target(state, card, aim) for aim in aims or seats[:1]]
    return None if battle.targets(state, card) else found[0]


def no_attack_in_detail(state: StandardState, card: Card, found: Reason) -> Reason:
    """STD-4.1 says several things: which of them is in the way."""
    if found != ATTACK_RULE:
        return found
    if card.seat != state.active:
        return ORDER
    if state.step != BATTLE:
        return battle.cannot_battle(state) or Because(ATTACK_RULE, "attacks are declared in the battle phase")
    return why_no_attacker(card, ATTACK_RULE)


def why_not_use(state: StandardState, verb: str, card: Card) -> Reason:
    """Why a spell, trap or effect can't be activated in any way."""
    definition = card.definition
    if verb == USE and definition.kind == MONSTER:
        return why_not_come(state, card)
    found = (*definition.activated, *definition.in_hand) if verb == ACTIVATE else definition.played
    if not found:
        return Powerless(definition)
    speed, occasions = speed_now(state, card.seat), occasions_now(state)
    reasons = [cannot_use(state, card, activation, card.seat, speed, occasions) for activation in found]
    return None if None in reasons else reasons[0]


def speed_now(state: StandardState, seat: int) -> int:
    """STD-3.1: the spell speed that it takes now."""
    if state.chain:
        last = state.chain[-1]
        return max(FAST, speed_of(state.cards[last.ref[0]], last.activation))
    return FAST if is_answered(state) or seat != state.active else SLOW


def occasions_now(state: StandardState) -> Sequence[Event]:
    """What can be answered now."""
    if state.chain:
        return state.chain[-1].event, *state.before
    if state.links:
        return (state.links[-1].event,)
    return state.events[state.latest :] if is_answered(state) else ()


IN_MAIN = (acts.SUMMON, acts.SET, acts.CHANGE, acts.WAY)
"""What is done in the main phases alone."""

USES = (USE, TURN_UP, ACTIVATE)

ACTS: dict[str, Callable[[StandardState, Card], Reason]] = {
    acts.SUMMON: why_not_come,
    acts.SET: why_not_set,
    acts.CHANGE: acts.cannot_change,
    acts.WAY: why_no_way,
    acts.TO_BATTLE: lambda state, card: battle.cannot_battle(state),
    battle.ATTACKS: lambda state, card: why_no_attack(state, card, None),
}
"""By verb."""
