"""The coach's words on a turn by the standard rules: effects, a monster, the battle, then what waits for the others."""

from collections.abc import Sequence

from duelterm.core.advice import Advice
from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP
from duelterm.duelmonsters.coach_cards import has_cost, is_worth_using
from duelterm.duelmonsters.coach_fights import Fights, advise_battle, stands_well, strongest
from duelterm.duelmonsters.coach_turn import changing, fighting
from duelterm.duelmonsters.definition import MONSTER, TRAP
from duelterm.duelmonsters.naming import effect_text, use_text
from duelterm.duelmonsters.standard import tributes
from duelterm.duelmonsters.standard.acts import ENDS, SET, SUMMON, TO_BATTLE, WAY
from duelterm.duelmonsters.standard.battle import aims, tax
from duelterm.duelmonsters.standard.phases import HAND_LIMIT
from duelterm.duelmonsters.standard.speeds import is_quick_play
from duelterm.duelmonsters.standard.state import MAIN_1, StandardState
from duelterm.duelmonsters.standard.using import USE, meant
from duelterm.duelmonsters.state import BATTLE
from duelterm.duelmonsters.traits import attack
from duelterm.duelmonsters.zones import HAND
from duelterm.lang.saying import paragraph, short

A_TRIBUTE = 800
"""What each tribute after the first one counts beside its attack."""

AFTERWARDS = "Main phase 2 comes after it, for what you haven't done yet."


class StandardFights(Fights):
    """STD-2.2, STD-4.1."""

    def to_come(self, state: StandardState) -> bool:
        return state.turn > 1 and state.step in (MAIN_1, BATTLE) and not state.phase_over

    def reach(self, state: StandardState, card: Card) -> list[Card | int]:
        return aims(state, card) if tax(state, card) is None else []


FIGHTS = StandardFights()


def advise_act(state: StandardState, decision: Decision) -> Advice:
    """The first of these that there is something to say about."""
    seat, acts = decision.seat, decision.options
    if state.step == BATTLE:
        return advise_battle(state, decision, AFTERWARDS)
    return (
        using(state, acts)
        or placing(state, seat, acts)
        or changing(state, seat, acts, FIGHTS)
        or fighting(state, seat, acts, FIGHTS, AFTERWARDS)
        or preparing(acts)
        or ending(state, seat, acts)
    )


def using(state: StandardState, acts: Sequence[Act]) -> Advice | None:
    """STD-2.5, STD-2.7: a spell or an effect that does good now; traps wait for the opponent."""
    act = next((act for act in acts if act.verb in (USE, TURN_UP, ACTIVATE) and is_good(state, act)), None)
    if act is None:
        return None
    name, definition = short(act.card.definition.name), act.card.definition
    text = effect_text(definition, meant(act).ability) if act.verb == ACTIVATE else use_text(definition, act.detail)
    return Advice(paragraph(f"{name} should help you now. It says: {text}", "Your opponent may answer it."), act)


def is_good(state: StandardState, act: Act) -> bool:
    """Whether it does good in one's own turn, and an effect costs nothing."""
    activation = meant(act)
    if act.card.definition.kind == TRAP or (act.verb == ACTIVATE and has_cost(act.card.definition, activation)):
        return False
    return is_worth_using(state, act.card, activation)


def placing(state: StandardState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """STD-2.3: the strongest monster that is safe open and worth its tributes, else the one that defends best."""
    own_way = next((act for act in acts if act.verb == WAY), None)
    if own_way is not None:
        name = short(own_way.card.definition.name)
        return Advice(paragraph(f"{name} can come in its own way, beside the one monster of the turn."), own_way)
    good = [act for act in acts if act.verb == SUMMON and is_good_open(state, seat, act.card)]
    if good:
        best = max(good, key=lambda act: (act.card.definition.attack, -act.card.uid))
        return Advice(open_words(state, seat, best.card), best)
    sets = [act for act in acts if act.verb == SET and act.card.definition.kind == MONSTER]
    walls = [act for act in sets if not tributes.needed(act.card)]
    wall = max(walls, key=lambda act: (act.card.definition.defence, -act.card.uid), default=None)
    return None if wall is None else Advice(wall_words(state, seat, wall.card), wall)


def is_good_open(state: StandardState, seat: int, card: Card) -> bool:
    """Whether a monster of the hand is worth its tributes, and safe face-up or with more to win than to lose."""
    if tributes.needed(card) and card.definition.attack <= price(state, seat, card):
        return False
    return stands_well(state, seat, card.definition.attack) or FIGHTS.gain(state, card) > 0


def price(state: StandardState, seat: int, card: Card) -> int:
    """What the cheapest tributes for a monster count."""
    given = [sorted(strength(state, other) for other in group) for group in tributes.choices(state, card)]
    return min((group[-1] + A_TRIBUTE * (len(group) - 1) for group in given), default=0)


def strength(state: StandardState, card: Card) -> int:
    """The attack of a monster of one's own, open or not."""
    return int((attack(state, card) if card.face_up else card.definition.attack) or 0)


def open_words(state: StandardState, seat: int, card: Card) -> tuple[str, ...]:
    """Why to summon this monster face-up."""
    name, figure, count = short(card.definition.name), card.definition.attack, tributes.needed(card)
    foe = strongest(state, seat)
    against = f"their strongest has {foe}" if foe else "nothing that you can see is stronger"
    return paragraph(
        f"Summon {name}: it has {figure} attack, and {against}.",
        f"It takes {count} tribute{'s' * (count > 1)}: give up what is weakest." if count else "",
        "In the first turn it can't attack yet." if state.turn == 1 else "",  # STD-2.2
        "It is the one monster that you may summon or set in this turn.",
    )


def wall_words(state: StandardState, seat: int, card: Card) -> tuple[str, ...]:
    """Why to set this monster."""
    foe = strongest(state, seat)
    return paragraph(
        f"Set {short(card.definition.name)}: " + (f"their strongest has {foe} attack." if foe else "it is safer so."),
        f"Face-down it has {card.definition.defence} defence, and if it falls you lose no life points.",
    )


def preparing(acts: Sequence[Act]) -> Advice | None:
    """STD-2.6: traps and quick-play spells are laid before the turn ends."""
    waiting = [act for act in acts if act.verb == SET and is_for_later(act.card)]
    if not waiting:
        return None
    lines = paragraph(
        f"Set {short(waiting[0].card.definition.name)}: from the next turn on it can answer what your opponent does.",
        "They can't know which card it is.",
    )
    return Advice(lines, waiting[0])


def is_for_later(card: Card) -> bool:
    """A trap or a quick-play spell."""
    return card.definition.kind == TRAP or is_quick_play(card)


def ending(state: StandardState, seat: int, acts: Sequence[Act]) -> Advice:
    """STD-2.1, STD-2.2."""
    end = next((act for act in acts if act.verb == ENDS), acts[-1])
    if state.turn == 1:
        return Advice(paragraph("End the turn: who goes first has no battle phase in the first turn."), end)
    why = "No attack looks good now: end the turn." if any(act.verb == TO_BATTLE for act in acts) else "End the turn."
    over = len(state.zones[seat][HAND]) > HAND_LIMIT
    return Advice(paragraph(why, "You will have to discard down to six cards." if over else ""), end)
