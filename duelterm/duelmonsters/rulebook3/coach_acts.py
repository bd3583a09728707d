"""The coach's words on a turn: a monster first, then spells and traps, then the battle, then the end."""

from collections.abc import Sequence

from duelterm.core.advice import Advice
from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.duelmonsters.answering import TURN_UP
from duelterm.duelmonsters.coach_fights import Fights, advise_battle, stands_well, strongest
from duelterm.duelmonsters.coach_turn import changing, fighting, spell_to_use, spell_words
from duelterm.duelmonsters.definition import MONSTER, TRAP
from duelterm.duelmonsters.rulebook3.acts import ENDS, SET, SUMMON, TO_BATTLE, USE, WAY
from duelterm.duelmonsters.rulebook3.battle import cannot_attack_target, tax
from duelterm.duelmonsters.state import BATTLE, DuelState
from duelterm.duelmonsters.zones import MONSTERS
from duelterm.lang.saying import paragraph, short


class Rulebook3Fights(Fights):
    """R3-7.2 to 7.4."""

    def to_come(self, state: DuelState) -> bool:
        return not state.fought and state.turn > 1

    def reach(self, state: DuelState, card: Card) -> list[Card | int]:
        if tax(state, card) is not None:
            return []
        targets: list[Card | int] = []
        for seat in state.opponents(card.seat):
            targets += [*state.zones[seat][MONSTERS], seat]
        return [target for target in targets if cannot_attack_target(state, card, target) is None]


FIGHTS = Rulebook3Fights()


def advise_act(state: DuelState, decision: Decision) -> Advice:
    """The first of these that there is something to say about."""
    if state.step == BATTLE:
        return advise_battle(state, decision, "The main phase then goes on with what you haven't done yet.")
    seat, acts = decision.seat, decision.options
    return (
        using(state, acts)
        or placing(state, seat, acts)
        or changing(state, seat, acts, FIGHTS)
        or fighting(state, seat, acts, FIGHTS, "Afterwards you are back in the main phase.")
        or trapping(acts)
        or ending(state, acts)
    )


def using(state: DuelState, acts: Sequence[Act]) -> Advice | None:
    """R3-6.6, R3-6.7: a spell that does good now; a set one costs no turn's spell."""
    able = [act for act in acts if act.verb in (USE, TURN_UP) and act.card.definition.kind != TRAP]
    act = spell_to_use(state, able)
    if act is None:
        return None
    once = "One spell a turn leaves your hand." if act.verb == USE else "It lies on the field: it is no second one."
    return Advice(paragraph(spell_words(act), once), act)


def placing(state: DuelState, seat: int, acts: Sequence[Act]) -> Advice | None:
    """R3-6.1, R3-6.2: the strongest monster that is safe open, else the one that defends best."""
    own_way = next((act for act in acts if act.verb == WAY), None)
    if own_way is not None:
        name = short(own_way.card.definition.name)
        return Advice(paragraph(f"{name} can come in its own way, beside the one monster of the turn."), own_way)
    summons = [act for act in acts if act.verb == SUMMON]
    sets = [act for act in acts if act.verb == SET and act.card.definition.kind == MONSTER]
    best = max(summons, key=lambda act: strength(act.card), default=None)
    if best is not None and (
        stands_well(state, seat, best.card.definition.attack) or FIGHTS.gain(state, best.card) > 0
    ):
        return Advice(open_words(state, seat, best.card), best)
    wall = max(sets, key=lambda act: (act.card.definition.defence, -act.card.uid), default=None)
    return None if wall is None else Advice(wall_words(state, seat, wall.card), wall)


def is_good_open(state: DuelState, seat: int, card: Card) -> bool:
    """Whether a monster of the hand is safe face-up, or has more to win than to lose."""
    return stands_well(state, seat, card.definition.attack) or FIGHTS.gain(state, card) > 0


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


def trapping(acts: Sequence[Act]) -> Advice | None:
    """R3-6.12: a trap is laid before the turn ends."""
    act = next((act for act in acts if act.verb == SET and act.card.definition.kind == TRAP), None)
    if act is None:
        return None
    lines = paragraph(
        f"Set {short(act.card.definition.name)}: a set trap can answer what your opponent does.",
        "One trap a turn leaves your hand, and they can't know which card it is.",
    )
    return Advice(lines, act)


def ending(state: DuelState, acts: Sequence[Act]) -> Advice:
    """R3-5.4."""
    end = next((act for act in acts if act.verb == ENDS), acts[-1])
    if state.turn == 1:
        return Advice(paragraph("End the turn: who goes first can't attack in the first turn."), end)
    why = "No attack looks good now: end the turn." if any(act.verb == TO_BATTLE for act in acts) else "End the turn."
    return Advice(paragraph(why, "There is no limit to your hand: what you couldn't use you keep."), end)
