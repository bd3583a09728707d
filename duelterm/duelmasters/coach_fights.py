"""The coach's words on attacks and blocks: what would come of them, from public facts alone."""

from duelterm.core.advice import Advice
from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmasters.combat import cannot_block
from duelterm.duelmasters.outlook import attacking_power
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.traits import breaks, has, power
from duelterm.duelmasters.zones import BATTLE, SHIELDS
from duelterm.lang.saying import paragraph, short

WINS = 1000
SHIELD_WORTH = 100
"""What a broken shield is worth, where a creature is worth its power in hundreds and half a shield more."""

STOPPED = 150
"""What it costs to attack into a blocker that wins the battle."""


def value(state: DuelState, act: Act) -> int:
    """What an attack is worth; above 0 it is good."""
    attacker, target = act.card, act.target
    danger = STOPPED if is_stopped(state, attacker, target) else 0
    if isinstance(target, Card):
        own, other = attacking_power(state, attacker, target), power(state, target)
        won = 50 + other // 100 if own > other else -STOPPED
        return won - danger
    shields = len(state.zones[target][SHIELDS])
    if not shields:
        return WINS - danger
    if has(state, attacker, "blocker"):
        return 0  # it guards better than it attacks
    return SHIELD_WORTH * min(shields, breaks(state, attacker)) - danger


def blockers(state: DuelState, attacker: Card, target: Card | int) -> list[Card]:
    """The creatures that could block this attack, the strongest first."""
    defender = target.seat if isinstance(target, Card) else target
    able = [card for card in state.zones[defender][BATTLE] if cannot_block(state, card, attacker, target) is None]
    return sorted(able, key=lambda card: power(state, card), reverse=True)


def is_stopped(state: DuelState, attacker: Card, target: Card | int) -> bool:
    """Whether a blocker could stop this attack without being destroyed in vain."""
    able = blockers(state, attacker, target)
    return bool(able) and power(state, able[0]) >= attacking_power(state, attacker, able[0])


def attack_words(state: DuelState, act: Act) -> tuple[str, ...]:
    """Why this attack, and what could come of it."""
    attacker, target = act.card, act.target
    name, warning = short(attacker.definition.name), blocker_words(state, attacker, target)
    if isinstance(target, Card):
        own, other = attacking_power(state, attacker, target), power(state, target)
        victim = short(target.definition.name)
        return (
            f"{name} can attack {victim}, which can be attacked now: {own} against {other}, {verdict(own, other)}.",
            warning or "Then it is tapped itself until your next turn: it can be attacked meanwhile.",
        )
    shields = len(state.zones[target][SHIELDS])
    if not shields:
        return (f"No shield is left: attack with {name}, and if nobody blocks it you win the duel!", warning)
    count = min(shields, breaks(state, attacker))
    return (
        f"Attack your opponent with {name}: unblocked it breaks {count} shield{'s' * (count > 1)}.",
        warning or "They take it into the hand. It may be a shield trigger.",
        "An attacker is tapped until your next turn: it can be attacked meanwhile.",
    )


def blocker_words(state: DuelState, attacker: Card, target: Card | int) -> str:
    """Who could block this attack, and what would come of that."""
    able = blockers(state, attacker, target)
    if not able:
        return ""
    own, other = attacking_power(state, attacker, able[0]), power(state, able[0])
    return f"{short(able[0].definition.name)} may block: {own} against {other}, {verdict(own, other)}."


def verdict(own: int, other: int) -> str:
    """How a battle of these powers ends."""
    if own == other:
        return "both are destroyed"
    return "you win the battle" if own > other else "you lose the battle"


def advise_block(state: DuelState, decision: Decision) -> Advice:
    """DM-6.4: block where the battle is won, or where the duel would be lost."""
    attack, attacker = state.attack, decision.why.about
    if attack is None or attacker is None:
        return Advice(paragraph("Block, or let the attack through."), list(decision.options[: decision.lo]))
    ranked = sorted(decision.options, key=lambda card: power(state, card))
    foe = power(state, attacker)
    winners = [card for card in ranked if power(state, card) > foe]
    best = winners[0] if winners else ranked[-1]
    name, own = short(best.definition.name), power(state, best)
    fight = f"{own} against {foe}, {verdict(own, foe)}"
    blocking = bool(winners) or decision.lo > 0 or is_fatal(state, decision.seat, attack.target)
    advised = f"Block with {name}: {fight}." if blocking else f"Let it through: with {name} it is {fight}."
    lines = paragraph(threat(state, decision.seat, attacker, attack.target), advised, "Who blocks is tapped.")
    return Advice(lines, [best] if blocking else [])


def is_fatal(state: DuelState, seat: int, target: object) -> bool:
    """DM-6.8: whether an unblocked attack ends the duel."""
    return target == seat and not state.zones[seat][SHIELDS]


def threat(state: DuelState, seat: int, attacker: Card, target: object) -> str:
    """What the attack does if nobody blocks it."""
    name = short(attacker.definition.name)
    if target != seat:
        return f"{name} ({power(state, attacker)}) attacks one of your creatures."
    shields = len(state.zones[seat][SHIELDS])
    if not shields:
        return f"{name} attacks you and you have no shield left: unblocked you lose the duel!"
    count = min(shields, breaks(state, attacker))
    return f"{name} attacks you: unblocked it breaks {count} of your {shields} shields."
