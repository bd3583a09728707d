"""Duel Monsters by the rulebook's third edition, as people can play it."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.core.card import Card
from duelterm.core.waiting import Waiting
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP
from duelterm.duelmonsters.definition import MONSTER, TRAP
from duelterm.duelmonsters.forbidding import blamed
from duelterm.duelmonsters.reasons import Powerless, why_no_attacker
from duelterm.duelmonsters.rulebook3 import acts, battle
from duelterm.duelmonsters.rulebook3.answers import why_no_answer
from duelterm.duelmonsters.rulebook3.coach import COACH
from duelterm.duelmonsters.rulebook3.game import Rulebook3
from duelterm.duelmonsters.rulebook3.reasons import ORDER
from duelterm.duelmonsters.rulebook3.turn import duel
from duelterm.duelmonsters.rulebook3.words import VOCABULARY
from duelterm.duelmonsters.ruleset import DuelMonstersRules
from duelterm.duelmonsters.state import BATTLE, DuelState
from duelterm.duelmonsters.zones import FIELD, MONSTERS, SPELLS
from duelterm.effects.activations import QUICK
from duelterm.lang.cards import Card as LanguageCard


class Rulebook3Rules(DuelMonstersRules):
    """The rule set; see `core.ruleset.RuleSet`."""

    name = "rulebook3"

    def __init__(self, pool: Mapping[str, LanguageCard]) -> None:
        super().__init__(pool, Rulebook3(), VOCABULARY)

    def new_state(self, seats: int, seed: int, switches: Any, first: int | None) -> DuelState:
        return DuelState(seats, seed, switches, first)

    def run(self, state: DuelState) -> Coroutine[Decision, Any, None]:
        return duel(state)

    def why_not(self, state: DuelState, verb: str, card: Card, target: Card | int | None) -> Any | None:
        """The reason for each kind of act."""
        if verb == acts.ATTACKS:
            return why_no_attack(state, card, target)
        return blamed(state, card, WHY_NOT[verb](state, card)) if verb in WHY_NOT else ORDER

    def chain(self, state: DuelState) -> Sequence[Waiting]:
        """R3-6.12: the spells and traps in use that can be answered, or are."""
        return [
            Waiting(link.event.by, link.event.ref, link.event.definition, link.event.names, idle=link.negated)
            for link in state.links
            if link.event.kind == "activated"
        ]

    def coach(self, state: DuelState, decision: Decision) -> Advice:
        return COACH.advise(state, decision)


def why_no_attack(state: DuelState, card: Card, target: Card | int | None) -> Any | None:
    """Why a monster can't attack, at all or that target."""
    found = battle.cannot_attack(state, card)
    if found is not None:
        return no_attack_in_detail(state, card, found)
    found = battle.tax(state, card)
    if found is not None:
        return found
    if target is None:
        return why_no_target(state, card)
    return battle.cannot_attack_target(state, card, target)


def why_no_target(state: DuelState, card: Card) -> Any | None:
    """Why there is nothing that it can attack: what keeps it from the monsters, else from the player."""
    seats = state.opponents(card.seat)
    aims: list[Card | int] = [foe for seat in seats for foe in state.zones[seat][MONSTERS]]
    found = [battle.cannot_attack_target(state, card, aim) for aim in aims or seats]
    return None if battle.targets(state, card) else found[0]


def no_attack_in_detail(state: DuelState, card: Card, found: Any) -> Any:
    """R3-7.1, R3-7.3: which of the things that these rules say is in the way, or a card that bars the battle phase."""
    if card.seat != state.active:
        return ORDER
    if state.step == BATTLE:
        return why_no_attacker(card, found) if found == "R3-7.3" else found
    return found if found == "R3-7.2" else battle.cannot_battle(state) or found


def why_not_play(state: DuelState, card: Card) -> Any | None:
    """Why a card of the hand can't be put out or used in any way."""
    if card.definition.kind == MONSTER:
        return acts.cannot_summon(state, card)
    return acts.cannot_use(state, card)


def why_not_turn_up(state: DuelState, card: Card) -> Any | None:
    """Why a set card can't be turned up, by its player's own act or as an answer (R3-6.12)."""
    if not state.links:
        return acts.cannot_turn_up(state, card)
    if card.zone != SPELLS or card.face_up:
        return "R3-6.6"
    if card.definition.kind != TRAP:
        return "R3-7.5" if state.step == BATTLE else ORDER
    return why_no_answer(state, card, card.definition.played)


def why_not_activate(state: DuelState, card: Card) -> Any | None:
    """Why no effect of an open card can be used, by its player's own act or as an answer (R3-6.12)."""
    found = card.definition.activated
    if not found:
        return Powerless(card.definition)
    if state.links and card.zone in FIELD and card.face_up:
        quick = [activation for activation in found if activation.speed == QUICK]
        return why_no_answer(state, card, quick) if quick else ORDER
    reasons = [acts.cannot_activate(state, card, activation) for activation in found]
    return None if None in reasons else reasons[0]


def why_no_way(state: DuelState, card: Card) -> Any | None:
    """Why a monster can't come in its own way."""
    if not card.definition.ways:
        return Powerless(card.definition)
    return acts.way_forbids(state, card, card.definition.ways[0])


def why_no_battle(state: DuelState, card: Card) -> Any | None:
    """Why there is no battle phase now."""
    return battle.cannot_battle(state)


WHY_NOT: dict[str, Callable[[DuelState, Card], Any | None]] = {
    acts.SUMMON: acts.cannot_summon,
    acts.SET: acts.cannot_set,
    acts.USE: why_not_play,
    TURN_UP: why_not_turn_up,
    ACTIVATE: why_not_activate,
    acts.CHANGE: acts.cannot_change,
    acts.WAY: why_no_way,
    acts.TO_BATTLE: why_no_battle,
}
"""By verb."""
