"""The coach's words on chains: whether to answer, let it happen, or attack once more."""

from duelterm.core.advice import Advice
from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.answering import PASS
from duelterm.duelmonsters.coach_cards import has_cost, is_worth_using
from duelterm.duelmonsters.coach_fights import attack_words, threat_words, value
from duelterm.duelmonsters.naming import named
from duelterm.duelmonsters.outlook import Battle, battle_of
from duelterm.duelmonsters.standard.questions import DONE, answered
from duelterm.duelmonsters.standard.speeds import BEFORE
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.standard.using import WOULD_COME, meant
from duelterm.effects.refs import TARGETS
from duelterm.lang.saying import paragraph, short

NOTHING = "You have nothing that can answer it: let it happen."
COMES = ("summoned", WOULD_COME)


def declining(decision: Decision) -> Act:
    """The act that lets it happen."""
    found: Act = next(act for act in decision.options if act.verb == PASS)
    return found


def able(decision: Decision) -> list[Act]:
    """What could be used."""
    return [act for act in decision.options if act.verb != PASS]


def advise_chain(state: StandardState, decision: Decision) -> Advice:
    """STD-3.2: answer a link of the other side with what is made for it, or with what would be lost."""
    link, acts = state.chain[-1], able(decision)
    name = answered(decision)
    if link.seat not in state.opponents(decision.seat):
        return let_it(decision, f"{name} is on your own side: let it happen.")
    saving = next((act for act in acts if is_aimed_at(state, act.card)), None)
    made = next((act for act in acts if meant(act).kinds), None)
    if made is not None:
        return answer_it(state, decision, f"Your opponent uses {name}.", made)
    if saving is not None:
        return answer_it(state, decision, f"{name} is aimed at it: use it before it is gone.", saving)
    return let_it(decision, f"Your opponent uses {name}.", NOTHING if not acts else "Keep what you have for later.")


def is_aimed_at(state: StandardState, card: Card) -> bool:
    """Whether a link of the chain has this card as a target."""
    return any((card.uid, card.mark) in link.frame.names.get(TARGETS, ()) for link in state.chain)


def answer_it(state: StandardState, decision: Decision, happening: str, act: Act) -> Advice:
    """Start or answer a chain with this."""
    name = named(state, decision, act.card)
    number = len(state.chain) + 1
    later = "The last link resolves first." if number > 1 else "It works before what goes on."
    return Advice(paragraph(happening, f"Answer with {name}.", later, "It may be answered in turn."), act)


def let_it(decision: Decision, *words: str) -> Advice:
    """Decline, and why."""
    return Advice(paragraph(*words), declining(decision))


def advise_answer(state: StandardState, decision: Decision) -> Advice:
    """STD-3.3: a summon of the other side is answered with what is made for it; nothing else is in a hurry."""
    why, acts = decision.why, able(decision)
    card, kind = why.about, why.told[0] if why.told else ""
    theirs = card is not None and card.seat in state.opponents(decision.seat)
    if kind in COMES and theirs and why.source is not None:
        happening = f"{short(why.source.name)} {DONE[kind]}."
        made = next((act for act in acts if meant(act).kinds), None)
        if made is not None:
            return answer_it(state, decision, happening, made)
        return let_it(decision, happening, NOTHING if not acts else "Keep what you have for an attack.")
    if not acts:
        return let_it(
            decision, "You have nothing to use now. You are asked because a card of yours could be something."
        )
    return let_it(decision, "Nothing has to be answered now: keep your cards for what your opponent does.")


def advise_attack(state: StandardState, decision: Decision) -> Advice:
    """STD-4.1: an attack that hurts is answered with anything that does good."""
    acts = able(decision)
    if state.attack is None:
        return let_it(decision, "The attack is over.")
    attacker = state.cards[state.attack.attacker[0]]
    if attacker.seat not in state.opponents(decision.seat):
        return let_it(decision, "This is your own attack: let it go on.")
    aim = state.attack.target
    target: Card | int = aim if isinstance(aim, int) else state.cards[aim[0]]
    threat = threat_words(state, decision.seat, attacker, target)
    fitting = next((act for act in acts if meant(act).kinds or is_worth_using(state, act.card, meant(act))), None)
    if fitting is None:
        return let_it(decision, threat, NOTHING if not acts else "What you could use doesn't stop it.")
    if not hurts(state, decision, attacker, target):
        return let_it(decision, threat, "That doesn't hurt you: let it happen.")
    return answer_it(state, decision, threat, fitting)


def hurts(state: StandardState, decision: Decision, attacker: Card, target: Card | int) -> bool:
    """Whether the attacked side loses anything by it, as far as the asked seat can tell."""
    if isinstance(target, int) or not target.face_up:
        return True
    battle = battle_of(state, attacker, target)
    return battle.other_falls or battle.other_loss > 0


def advise_phase_end(state: StandardState, decision: Decision) -> Advice:
    """STD-3.3: what can wait, waits."""
    if not able(decision):
        return let_it(decision, "You have nothing to use now: let the phase end.")
    return let_it(decision, "You could use something before the phase ends. If in doubt keep it for an attack.")


def advise_damage_step(state: StandardState, decision: Decision) -> Advice:
    """STD-4.3: a battle that is being lost may be turned by a change of figures."""
    acts = [act for act in able(decision) if not has_cost(act.card.definition, meant(act))]
    battle, own = battle_now(state, decision.seat)
    if state.stage not in BEFORE or battle is None or not acts:
        return let_it(decision, "Nothing has to be done in this part of the damage step.")
    loses = battle.own_falls or battle.own_loss if own else battle.other_falls or battle.other_loss
    if not loses:
        return let_it(decision, "This battle goes well for you: let it happen.")
    name = named(state, decision, acts[0].card)
    return Advice(paragraph(f"You are losing this battle: {name} may still turn it."), acts[0])


def battle_now(state: StandardState, seat: int) -> tuple[Battle | None, bool]:
    """The battle as it would end now, if both monsters lie open, and whether the attacker is on this seat's side."""
    if state.attack is None:
        return None, False
    attacker, aim = state.cards[state.attack.attacker[0]], state.attack.target
    target = None if isinstance(aim, int) else state.find(aim)
    own = attacker.seat not in state.opponents(seat)
    if target is None or not target.face_up or state.find(state.attack.attacker) is None:
        return None, own
    return battle_of(state, attacker, target), own


def advise_replay(state: StandardState, decision: Decision) -> Advice:
    """STD-4.2: the attack that is worth most, or none."""
    best = max(able(decision), key=lambda act: value(state, act.card, act.target), default=None)
    if best is None or value(state, best.card, best.target) <= 0:
        return let_it(decision, "No target looks good now. Calling the attack off uses it up, but costs nothing else.")
    return Advice(paragraph("Their monsters have changed, so you choose again.", *attack_words(state, best)), best)
