"""The coach's words on a turn: charge, then play, then attack, then end it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from duelterm.core.advice import Advice
from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmasters.acts import ATTACKS, CHARGE, END_TURN, PLAY, TAP_ABILITY
from duelterm.duelmasters.coach_fights import attack_words, value
from duelterm.duelmasters.mana import cost, untapped_mana
from duelterm.duelmasters.state import MAIN, DuelState
from duelterm.duelmasters.traits import has, is_creature, is_evolution, is_sick, keyword, rules
from duelterm.duelmasters.zones import BATTLE, MANA
from duelterm.lang.saying import paragraph, short

ENOUGH = 7
"""With so much mana most cards can be paid for."""

BARS = ("cannot attack", "cannot attack players")

FAR = 4
"""A cost that is more than so much above the mana is far off: so many turns pass before it can be paid."""


def advise_act(state: DuelState, decision: Decision) -> Advice:
    """The first of these that there is something to say about."""
    acts: Sequence[Act] = decision.options
    for adviser in (charging, playing, attacking, tapping):
        found = adviser(state, decision.seat, acts)
        if found is not None:
            return found
    return ending(state, decision.seat, acts)


def charging(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """DM-3.6: which card becomes mana."""
    able = [act for act in acts if act.verb == CHARGE]
    mana = len(state.zones[seat][MANA])
    if not able or (mana >= ENOUGH and len(able) < 3) or (mana >= ENOUGH - 2 and len(able) < 2):
        return None
    act, why = card_to_charge(state, seat, able)
    lines = paragraph(
        "Charge one card each turn: it becomes mana, which pays for the others.",
        f"{short(act.card.definition.name)} could go: {why}.",
        "Keep the cards that you can soon pay for.",
    )
    return Advice(lines, act)


def card_to_charge(state: DuelState, seat: int, acts: Sequence[Act]) -> tuple[Act, str]:
    """The card of the hand that is missed least, and why; the strongest creature stays.

    First comes a civilization without mana that other cards of the hand need, the one that most of them need.
    """
    best = max((act.card for act in acts), key=strength)
    names = [act.card.definition.name for act in acts]
    free = [act for act in acts if act.card is not best] or list(acts)
    free.sort(key=lambda act: (-cost(state, act.card), act.card.uid))
    needed = unpaid(state, seat, acts)
    fetched = sorted((act for act in free if lacks(needed, act)), key=lambda act: -needed[lacks(needed, act)])
    reach = len(state.zones[seat][MANA]) + FAR
    for act in fetched:
        if needed[lacks(needed, act)] > 1:
            return act, f"you have no {lacks(needed, act)} mana yet"
    for act in free:
        if cost(state, act.card) > reach:
            return act, f"its cost of {cost(state, act.card)} is far off"
    for act in fetched:
        return act, f"you have no {lacks(needed, act)} mana yet"
    for act in free:
        if names.count(act.card.definition.name) > 1:
            return act, "you have another one"
    return free[0], "you need it least"


def unpaid(state: DuelState, seat: int, acts: Sequence[Act]) -> Mapping[str, int]:
    """How many cards of the hand need each civilization of which there is no mana; nobody lacks any before the first
    card lies there.
    """
    mana = state.zones[seat][MANA]
    there = {civ for card in mana for civ in card.definition.civs}
    return Counter(civ for act in acts for civ in act.card.definition.civs if mana and civ not in there)


def lacks(needed: Mapping[str, int], act: Act) -> str:
    """The civilization of this card that the hand needs most, of those without mana; empty if there is none."""
    civs = [civ for civ in act.card.definition.civs if civ in needed]
    return max(civs, key=lambda civ: needed[civ], default="")


def strength(card: Card) -> tuple[int, int, int]:
    """How strong a creature in hand is; of equals the one that was there first."""
    broken = max(card.definition.bundle.keywords.get("breaker", (1,)))
    return broken, card.definition.power, -card.uid


def playing(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """DM-4.1: what to play, the dearest creature first."""
    able = [act for act in acts if act.verb == PLAY]
    if not able:
        return None
    act = max(able, key=lambda act: (is_creature(act.card), cost(state, act.card), -act.card.uid))
    card, others = act.card, len(able) - 1
    mana = len(untapped_mana(state, seat))
    more = "" if not others else " (or another card)" if others == 1 else f" (or one of {others} others)"
    lines = paragraph(
        f"Play {short(card.definition.name)}{more}: it costs {cost(state, card)}, you have {mana} mana untapped.",
        played_words(state, card),
        "Play first: once you attack, no card is played in this turn.",
    )
    return Advice(lines, act)


def played_words(state: DuelState, card: Card) -> str:
    """What a card does right after it is played."""
    if not is_creature(card):
        return "A spell works once, then goes to the graveyard: read it first."
    if is_evolution(card):
        return "It goes on top of a creature of yours and can attack at once."
    if has(state, card, "speed attacker"):
        return "It can attack at once."
    if keyword(state, card, "blocker"):
        return "A blocker can block at once."
    return "A new creature can't attack yet: at the earliest in your next turn."


def attacking(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """DM-6.1: the attack that is worth most; where one must be made, the least bad."""
    able = [act for act in acts if act.verb == ATTACKS]
    forced = not any(act.verb == END_TURN for act in acts)
    if not able:
        return None
    act = max(able, key=lambda act: value(state, act))
    if value(state, act) <= 0 and not forced:
        return None
    must = f"{short(act.card.definition.name)} must attack this turn." if forced else ""
    return Advice(paragraph(must, *attack_words(state, act)), act)


def tapping(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """DM-8.14."""
    able = [act for act in acts if act.verb == TAP_ABILITY]
    if not able:
        return None
    lines = paragraph(
        f"{short(able[0].card.definition.name)} can be tapped for its ability instead of attacking.",
        "Read what it does: if that helps you now, use it.",
    )
    return Advice(lines, able[0])


def ending(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice:
    """DM-3.10: why there is nothing more to do."""
    own = state.zones[seat][BATTLE]
    sick = [card for card in own if not card.tapped and is_sick(state, card) and will_attack(state, card)]
    why = "Nothing more can be done: end the turn."
    if any(act.verb == ATTACKS for act in acts):
        why = "No attack looks good now: you needn't attack, so end the turn."
    elif state.step == MAIN and not own:
        why = "Your mana doesn't pay for anything yet: end the turn."
    new = f"{short(sick[0].definition.name)} came this turn and can attack from your next turn on." if sick else ""
    guard = "Your untapped blockers guard you meanwhile." if any(guards(state, card) for card in own) else ""
    end = next(act for act in acts if act.verb == END_TURN)
    return Advice(paragraph(why, new, guard), end)


def will_attack(state: DuelState, card: Card) -> bool:
    """Whether it could attack the opponent if it weren't new."""
    return all(rules(state, word, card, state.opponents(card.seat)[0]) is None for word in BARS)


def guards(state: DuelState, card: Card) -> bool:
    """Whether it can block in the opponent's turn."""
    return not card.tapped and has(state, card, "blocker")
