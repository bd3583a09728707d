"""The coach's words on a turn: a monster first, then spells and traps, then the battle, then the end."""

from collections.abc import Sequence

from duelterm.core.advice import Advice
from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.coach_cards import is_worth_using
from duelterm.duelmonsters.definition import MONSTER, TRAP
from duelterm.duelmonsters.naming import use_text
from duelterm.duelmonsters.outlook import attack_outlook
from duelterm.duelmonsters.rulebook3.acts import CHANGE, ENDS, SET, SUMMON, TO_BATTLE, USE, WAY
from duelterm.duelmonsters.rulebook3.answers import TURN_UP
from duelterm.duelmonsters.rulebook3.coach_fights import advise_battle, best_attack, gain, stands_well, strongest
from duelterm.duelmonsters.state import BATTLE, DuelState
from duelterm.duelmonsters.traits import ATTACK, attack, defence, position
from duelterm.lang.saying import paragraph, short

LEAST = 1000
"""With less attack than this a monster that lies face-down rather stays so."""


def advise_act(state: DuelState, decision: Decision) -> Advice:
    """The first of these that there is something to say about."""
    if state.step == BATTLE:
        return advise_battle(state, decision)
    acts: Sequence[Act] = decision.options
    for adviser in (using, placing, changing, fighting, trapping):
        found = adviser(state, decision.seat, acts)
        if found is not None:
            return found
    return ending(state, decision.seat, acts)


def using(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """R3-6.6, R3-6.7: a spell that does good now; a set one costs no turn's spell."""
    able = [act for act in acts if act.verb in (USE, TURN_UP) and act.card.definition.kind != TRAP]
    act = next((act for act in able if is_worth_using(state, act.card, act.detail)), None)
    if act is None:
        return None
    name, text = short(act.card.definition.name), use_text(act.card.definition, act.detail)
    once = "One spell a turn leaves your hand." if act.verb == USE else "It lies on the field: it is no second one."
    return Advice(paragraph(f"{name} should help you now. It says: {text}", once), act)


def placing(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """R3-6.1, R3-6.2: the strongest monster that is safe open, else the one that defends best."""
    own_way = next((act for act in acts if act.verb == WAY), None)
    if own_way is not None:
        name = short(own_way.card.definition.name)
        return Advice(paragraph(f"{name} can come in its own way, beside the one monster of the turn."), own_way)
    summons = [act for act in acts if act.verb == SUMMON]
    sets = [act for act in acts if act.verb == SET and act.card.definition.kind == MONSTER]
    best = max(summons, key=lambda act: strength(act.card), default=None)
    if best is not None and (stands_well(state, seat, best.card.definition.attack) or gain(state, best.card) > 0):
        return Advice(open_words(state, seat, best.card), best)
    wall = max(sets, key=lambda act: (act.card.definition.defence, -act.card.uid), default=None)
    return None if wall is None else Advice(wall_words(state, seat, wall.card), wall)


def strength(card: Card) -> tuple[int, int]:
    """How strong a monster in hand is; of equals the one that was there first."""
    return card.definition.attack, -card.uid


def open_words(state: DuelState, seat: int, card: Card) -> tuple[str, ...]:
    """Why to summon this monster face-up."""
    name, figure = short(card.definition.name), card.definition.attack
    foe = strongest(state, seat)
    against = f"their strongest has {foe}" if foe else "nothing that you can see is stronger"
    return paragraph(
        f"Summon {name}: it has {figure} attack, and {against}.",
        "One monster a turn leaves your hand, of any level: none asks for tributes.",
        # R3-7.2
        "In the first turn it can't attack yet." if state.turn == 1 else "In attack position it can attack at once.",
    )


def wall_words(state: DuelState, seat: int, card: Card) -> tuple[str, ...]:
    """Why to set this monster."""
    name = short(card.definition.name)
    return paragraph(
        f"Set {name}: their strongest has {strongest(state, seat)} attack, more than yours.",
        f"Face-down it has {card.definition.defence} defence, and if it falls you lose no life points.",
    )


def changing(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """R3-6.5: out of danger into defence, out of defence where it beats something."""
    found = [(act, why) for act in acts if act.verb == CHANGE and (why := reason_to_change(state, seat, act.card))]
    if not found:
        return None
    act, why = found[0]
    return Advice(paragraph(why, "Each monster changes position once a turn, not in the turn it came."), act)


def reason_to_change(state: DuelState, seat: int, card: Card) -> str:
    """Why this monster should stand otherwise; empty if it stands well."""
    name, foe = short(card.definition.name), strongest(state, seat)
    own = (attack(state, card) if card.face_up else card.definition.attack) or 0
    if position(card) == ATTACK:
        best = best_attack(state, seat)
        if own >= foe or (not state.fought and best is not None and best[0] > 0 and best[1] is card):
            return ""
        wall = defence(state, card) or 0
        return f"Turn {name} to defence: with {own} attack it loses to {foe}, and its defence is {wall}."
    if card.face_up and gain(state, card) > 0:
        return f"Turn {name} to attack: with {own} attack it has something to win."
    if own < max(foe, LEAST) or state.fought or state.turn == 1:
        return ""
    return f"Turn {name} to attack: its {own} attack is no less than what they show."


def fighting(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """R3-7.1: whether an attack is worth starting the battle phase for."""
    start = next((act for act in acts if act.verb == TO_BATTLE), None)
    best = best_attack(state, seat)
    if start is None or best is None or best[0] <= 0:
        return None
    _, attacker, target = best
    lines = paragraph(
        f"Start the battle phase: {short(attacker.definition.name)} has a good attack.",
        f"It would be {attack_outlook(state, attacker, target)}.",
        "Afterwards you are back in the main phase.",
    )
    return Advice(lines, start)


def trapping(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """R3-6.12: a trap is laid before the turn ends."""
    act = next((act for act in acts if act.verb == SET and act.card.definition.kind == TRAP), None)
    if act is None:
        return None
    lines = paragraph(
        f"Set {short(act.card.definition.name)}: a set trap can answer what your opponent does.",
        "One trap a turn leaves your hand, and they can't know which card it is.",
    )
    return Advice(lines, act)


def ending(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice:
    """R3-5.4."""
    end = next((act for act in acts if act.verb == ENDS), acts[-1])
    if state.turn == 1:
        return Advice(paragraph("End the turn: who goes first can't attack in the first turn."), end)
    why = "No attack looks good now: end the turn." if any(act.verb == TO_BATTLE for act in acts) else "End the turn."
    return Advice(paragraph(why, "There is no limit to your hand: what you couldn't use you keep."), end)
