"""Duel Monsters by the rulebook's third edition, as people can play it."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.core.card import Card, Definition
from duelterm.core.view import Face, LifeLine
from duelterm.duelmonsters import acts, answers, battle, traits
from duelterm.duelmonsters.cards import compile_card
from duelterm.duelmonsters.coach import advise
from duelterm.duelmonsters.definition import MONSTER, CardDefinition
from duelterm.duelmonsters.faces import make_face, tags_of
from duelterm.duelmonsters.game import DuelMonsters
from duelterm.duelmonsters.reasons import why_not_asked
from duelterm.duelmonsters.sheet import sheet_of
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.switches import Switches
from duelterm.duelmonsters.turn import duel, lay_decks
from duelterm.duelmonsters.words import DuelWords
from duelterm.duelmonsters.zones import HAND, MONSTERS, SPELLS
from duelterm.lang.cards import Card as LanguageCard


class Rulebook3Rules:
    """The rule set over a pool of cards; see `core.ruleset.RuleSet`."""

    name = "rulebook3"

    def __init__(self, pool: Mapping[str, LanguageCard]) -> None:
        self._pool = pool
        self._game = DuelMonsters()
        self._definitions: dict[str, CardDefinition] = {}
        self._faces: dict[str, Face] = {}
        self.words = DuelWords()

    def begin(self, decks: Sequence[Mapping[str, Any]], seed: int, switches: Switches, first: int | None) -> DuelState:
        """A new duel with its decks on the table. Each has `cards` and `fusion`, by name and number, and `side`, the
        count of the side deck. Raises KeyError for a card that isn't in the pool.
        """
        state = DuelState(len(decks), seed, switches, first)
        lay_decks(state, [self.deck(d["cards"]) for d in decks], [self.deck(d["fusion"]) for d in decks])
        state.side_counts = [int(d["side"]) for d in decks]
        return state

    def deck(self, counts: Mapping[str, int]) -> list[Definition]:
        """A deck's cards, in the order of their names."""
        return [card for name in sorted(counts) for card in [self.definition(name)] * counts[name]]

    def definition(self, name: str) -> CardDefinition:
        """A card of the pool, compiled when it is first needed. Raises KeyError."""
        found = self._definitions.get(name)
        if found is None:
            found = self._definitions[name] = compile_card(self._game, self._pool[name])
        return found

    def run(self, state: DuelState) -> Coroutine[Decision, Any, None]:
        return duel(state)

    def face(self, definition: CardDefinition) -> Face:
        found = self._faces.get(definition.name)
        if found is None:
            found = self._faces[definition.name] = make_face(definition)
        return found

    def now(self, state: DuelState, card: Card) -> tuple[int | None, tuple[str, ...], bool]:
        if card.zone not in (MONSTERS, SPELLS) or not card.face_up:
            return None, (), False
        return traits.attack(state, card), tags_of(state, card), False

    def figures(self, state: DuelState, card: Card) -> tuple[tuple[str, int], ...]:
        attack, defence = traits.attack(state, card), traits.defence(state, card)
        if card.zone != MONSTERS or attack is None or defence is None:
            return ()
        return (("ATK", attack), ("DEF", defence))

    def standing(self, state: DuelState, seat: int) -> tuple[tuple[str, int], ...]:
        return (("LP", state.life[state.sides[seat]]),)

    def sheet(self, state: DuelState) -> Sequence[LifeLine]:
        return sheet_of(state)

    def moment(self, state: DuelState) -> tuple[int, int, str]:
        return state.turn, state.active, state.step

    def attack(self, state: DuelState) -> tuple[Card, Card | int] | None:
        if state.attack is None:
            return None
        target = state.attack.target
        aim = target if isinstance(target, int) else state.cards[target[0]]
        return state.cards[state.attack.attacker[0]], aim

    def why_not(self, state: DuelState, verb: str, card: Card, target: Card | int | None) -> Any | None:
        """The reason for each kind of act."""
        if verb == acts.ATTACKS:
            return why_no_attack(state, card, target)
        if verb == answers.ACTIVATE:
            found = [acts.cannot_activate(state, card, activation) for activation in card.definition.activated]
            return "R3-6.6" if not found else None if None in found else found[0]
        return WHY_NOT[verb](state, card) if verb in WHY_NOT else "R3-5.1"

    def why_not_asked(self, state: DuelState, decision: Decision, card: Card | None) -> Any | None:
        return why_not_asked(state, decision, card)

    def coach(self, state: DuelState, decision: Decision) -> Advice:
        return advise(state, decision)

    def loose(self, state: DuelState) -> Sequence[Card]:
        return state.gone

    def is_quiescent(self, state: Any, decision: Decision) -> bool:
        return decision.why.prompt == "act"


def why_no_attack(state: DuelState, card: Card, target: Card | int | None) -> Any | None:
    """Why a monster can't attack, at all or that target."""
    found = battle.cannot_attack(state, card)
    if found is None:
        found = battle.tax(state, card)
    if found is not None:
        return found
    if target is None:
        return None if battle.targets(state, card) else "R3-7.4"
    return battle.cannot_attack_target(state, card, target)


def why_not_play(state: DuelState, card: Card) -> Any | None:
    """Why a card of the hand can't be put out or used in any way."""
    if card.definition.kind == MONSTER:
        return acts.cannot_summon(state, card)
    return acts.cannot_use(state, card)


def why_no_way(state: DuelState, card: Card) -> Any | None:
    """Why a monster can't come in its own way."""
    if not card.definition.ways:
        return "R3-6.1" if card.zone == HAND else "R3-6.2"
    return acts.way_forbids(state, card, card.definition.ways[0])


def why_no_battle(state: DuelState, card: Card) -> Any | None:
    """Why there is no battle phase now."""
    return battle.cannot_battle(state)


WHY_NOT: dict[str, Callable[[DuelState, Card], Any | None]] = {
    acts.SUMMON: acts.cannot_summon,
    acts.SET: acts.cannot_set,
    acts.USE: why_not_play,
    answers.TURN_UP: acts.cannot_turn_up,
    acts.CHANGE: acts.cannot_change,
    acts.WAY: why_no_way,
    acts.TO_BATTLE: why_no_battle,
}
"""By verb."""
