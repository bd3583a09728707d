"""Duel Masters as a rule set that people can play."""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.core.card import Card, Definition
from duelterm.core.view import Face, LifeLine
from duelterm.core.waiting import Waiting
from duelterm.duelmasters import acts, combat, traits
from duelterm.duelmasters.cards import compile_card, known_races
from duelterm.duelmasters.coach import advise
from duelterm.duelmasters.definition import CardDefinition
from duelterm.duelmasters.game import DuelMasters
from duelterm.duelmasters.reasons import why_not_asked
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.switches import Switches
from duelterm.duelmasters.turn import duel, lay_decks
from duelterm.duelmasters.words import DuelWords
from duelterm.duelmasters.zones import BATTLE, HAND, MANA, SHIELDS
from duelterm.lang.cards import Card as LanguageCard
from duelterm.lang.cards import DuelMastersCard
from duelterm.lang.text import card_text, tags


class DuelMastersRules:
    """The rule set over a pool of cards; see `core.ruleset.RuleSet`."""

    name = "duel-masters"

    def __init__(self, pool: Mapping[str, LanguageCard]) -> None:
        self._pool = {name: card for name, card in pool.items() if isinstance(card, DuelMastersCard)}
        self._game = DuelMasters(tuple(known_races(pool)))
        self._definitions: dict[str, CardDefinition] = {}
        self.words = DuelWords()
        self._faces: dict[str, Face] = {}

    def begin(self, decks: Sequence[Mapping[str, int]], seed: int, switches: Switches, first: int | None) -> DuelState:
        """A new duel with its decks on the table. Raises KeyError for a card that isn't in the pool."""
        state = DuelState(len(decks), seed, switches, first)
        lay_decks(state, [self.deck(deck) for deck in decks])
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
        if card.zone != BATTLE:
            return None, (), False
        return traits.power(state, card), current_tags(state, card), traits.is_sick(state, card)

    def figures(self, state: DuelState, card: Card) -> tuple[tuple[str, int], ...]:
        return ()

    def standing(self, state: DuelState, seat: int) -> tuple[tuple[str, int], ...]:
        return ()

    def sheet(self, state: DuelState) -> Sequence[LifeLine]:
        return ()

    def moment(self, state: DuelState) -> tuple[int, int, str]:
        return state.turn, state.active, state.step

    def attack(self, state: DuelState) -> tuple[Card, Card | int] | None:
        if state.attack is None:
            return None
        target = state.attack.target
        aim = target if isinstance(target, int) else state.cards[target[0]]
        return state.cards[state.attack.attacker[0]], aim

    def chain(self, state: DuelState) -> Sequence[Waiting]:
        return ()

    def why_not(self, state: DuelState, verb: str, card: Card, target: Card | int | None) -> Any | None:
        """The reason for each kind of act."""
        if card.zone == SHIELDS or (card.zone == MANA and verb not in (acts.CHARGE, acts.PLAY)):
            return "DM-2.2" if card.zone == SHIELDS else "DM-3.7"
        if verb in (acts.CHARGE, acts.PLAY) and card.zone != HAND:
            return "DM-3.6" if verb == acts.CHARGE else "DM-4.1"
        if card.owner != state.active:
            return "DM-6.1" if verb == acts.ATTACKS and target is None else "DM-3.1"
        if verb == acts.CHARGE:
            return acts.cannot_charge(state)
        if verb == acts.PLAY:
            return acts.cannot_play(state, card)
        if verb == acts.TAP_ABILITY:
            return acts.cannot_tap(state, card) if acts.tap_abilities(state, card) else "DM-8.14"
        return why_no_attack(state, card, target)

    def why_not_asked(self, state: DuelState, decision: Decision, card: Card | None) -> Any | None:
        return why_not_asked(state, decision, card)

    def coach(self, state: DuelState, decision: Decision) -> Advice:
        return advise(state, decision)

    def loose(self, state: DuelState) -> Sequence[Card]:
        return state.resolving

    def faults(self, state: DuelState, decision: Decision) -> Sequence[str]:
        return ()

    def is_quiescent(self, state: Any, decision: Decision) -> bool:
        return decision.why.prompt == "act"


def why_no_attack(state: DuelState, card: Card, target: Card | int | None) -> Any | None:
    """Why a creature can't attack, at all or that target."""
    if card.zone != BATTLE:
        return "DM-6.1"
    if target is None:
        return combat.cannot_attack(state, card)
    if isinstance(target, Card):
        found = combat.cannot_attack_creature(state, card, target)
    else:
        found = combat.cannot_attack_player(state, card, target)
    return combat.aimed_elsewhere(state, card, target) if found is None else found


MARKS = {
    "blocker": "blocker",
    "guard": "guard",
    "slayer": "slayer",
    "speed attacker": "speed",
}


def current_tags(state: DuelState, card: Card) -> tuple[str, ...]:
    """Short marks of what a creature can do now."""
    found = [mark for word, mark in MARKS.items() if traits.has(state, card, word)]
    shields = traits.breaks(state, card)
    if shields > 1:
        found.append(f"W{shields}")
    if traits.rules(state, "cannot be blocked", card) is not None:
        found.append("unblockable")
    if acts.tap_abilities(state, card):
        found.append("tap")
    if card.beneath:
        found.append(f"evo+{len(card.beneath)}")
    return tuple(found)


def make_face(definition: CardDefinition) -> Face:
    """What is printed on a card, with the generated text."""
    card: DuelMastersCard = definition.printed
    stats = [("cost", str(card.cost)), ("civilization", "/".join(card.civ))]
    if card.race:
        stats.append(("race", "/".join(card.race)))
    if card.power is not None:
        stats.append(("power", f"{card.power.base}{'+' if card.power.plus else ''}"))
    kind = "evolution creature" if card.evolution else card.kind
    power = None if card.power is None else card.power.base
    return Face(card.name, kind, tuple(card.civ), card.cost, power, tuple(stats), tags(card), card_text(card))
