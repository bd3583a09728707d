"""The coach's words on what is alike in a turn of all rule sets: spells, positions, the battle phase."""

from collections.abc import Sequence

from duelterm.core.advice import Advice
from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.duelmonsters.answering import number_of
from duelterm.duelmonsters.coach_cards import is_worth_using
from duelterm.duelmonsters.coach_fights import Fights, strongest
from duelterm.duelmonsters.naming import use_text
from duelterm.duelmonsters.outlook import attack_outlook
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import ATTACK, attack, defence, position
from duelterm.lang.saying import paragraph, short

LEAST = 1000
"""With less attack than this a monster that lies face-down rather stays so."""


def spell_to_use(state: DuelState, acts: Sequence[Act]) -> Act | None:
    """The first of these uses of spells that does good now."""
    return next(
        (act for act in acts if is_worth_using(state, act.card, act.card.definition.played[number_of(act)])), None
    )


def spell_words(act: Act) -> str:
    """Why to use it."""
    name, text = short(act.card.definition.name), use_text(act.card.definition, act.detail)
    return f"{name} should help you now. It says: {text}"


def changing(state: DuelState, seat: int, acts: Sequence[Act], fights: Fights) -> Advice | None:
    """R3-6.5, STD-2.4: out of danger into defence, out of defence where it beats something."""
    changes = [act for act in acts if act.verb == "change"]
    found = [(act, why) for act in changes if (why := reason_to_change(state, seat, act.card, fights))]
    if not found:
        return None
    act, why = found[0]
    return Advice(paragraph(why, "Each monster changes position once a turn, not in the turn it came."), act)


def reason_to_change(state: DuelState, seat: int, card: Card, fights: Fights) -> str:
    """Why this monster should stand otherwise; empty if it stands well."""
    name, foe = short(card.definition.name), strongest(state, seat)
    own = (attack(state, card) if card.face_up else card.definition.attack) or 0
    if position(card) == ATTACK:
        best = fights.best_attack(state, seat) if fights.to_come(state) else None
        if own >= foe or (best is not None and best[0] > 0 and best[1] is card):
            return ""
        wall = defence(state, card) or 0
        return f"Turn {name} to defence: with {own} attack it loses to {foe}, and its defence is {wall}."
    if card.face_up and fights.gain(state, card) > 0:
        return f"Turn {name} to attack: with {own} attack it has something to win."
    if own < max(foe, LEAST) or not fights.to_come(state):
        return ""
    return f"Turn {name} to attack: its {own} attack is no less than what they show."


def fighting(state: DuelState, seat: int, acts: Sequence[Act], fights: Fights, after: str) -> Advice | None:
    """R3-7.1, STD-2.1: whether an attack is worth starting the battle phase for."""
    start = next((act for act in acts if act.verb == "battle"), None)
    best = fights.best_attack(state, seat)
    if start is None or best is None or best[0] <= 0:
        return None
    _, attacker, target = best
    lines = paragraph(
        f"Start the battle phase: {short(attacker.definition.name)} has a good attack.",
        f"It would be {attack_outlook(state, attacker, target)}.",
        after,
    )
    return Advice(lines, start)
