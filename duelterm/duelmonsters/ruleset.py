"""What every rule set of Duel Monsters offers to all that stands around the rules; see `core.ruleset.RuleSet`."""

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from typing import Any

from duelterm.core.advice import Advice
from duelterm.core.ask import Decision
from duelterm.core.card import Card, Definition
from duelterm.core.view import Face, LifeLine
from duelterm.core.waiting import Waiting
from duelterm.core.zones import BENEATH
from duelterm.duelmonsters import traits
from duelterm.duelmonsters.cards import compile_card
from duelterm.duelmonsters.definition import CardDefinition
from duelterm.duelmonsters.faces import make_face, tags_of
from duelterm.duelmonsters.game import DuelMonsters
from duelterm.duelmonsters.opening import lay_decks
from duelterm.duelmonsters.reasons import why_not_asked
from duelterm.duelmonsters.sheet import sheet_of
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.vocabulary import Vocabulary
from duelterm.duelmonsters.watch import rest_faults, table_faults
from duelterm.duelmonsters.words import DuelWords
from duelterm.duelmonsters.zones import FIELD, MONSTERS
from duelterm.lang.cards import Card as LanguageCard


class DuelMonstersRules(ABC):
    """A rule set over a pool of cards."""

    name: str

    def __init__(self, pool: Mapping[str, LanguageCard], game: DuelMonsters, vocabulary: Vocabulary) -> None:
        self._pool = pool
        self._game = game
        self._definitions: dict[str, CardDefinition] = {}
        self._faces: dict[str, Face] = {}
        self.words = DuelWords(vocabulary)

    @abstractmethod
    def new_state(self, seats: int, seed: int, switches: Any, first: int | None) -> DuelState:
        """An empty table."""

    @abstractmethod
    def run(self, state: Any) -> Coroutine[Decision, Any, None]: ...

    @abstractmethod
    def why_not(self, state: Any, verb: str, card: Card, target: Card | int | None) -> Any | None: ...

    @abstractmethod
    def chain(self, state: Any) -> Sequence[Waiting]: ...

    @abstractmethod
    def coach(self, state: Any, decision: Decision) -> Advice: ...

    def why_not_asked(self, state: Any, decision: Decision, card: Card | None) -> Any | None:
        return why_not_asked(state, decision, card, self.words.vocabulary)

    def begin(self, decks: Sequence[Mapping[str, Any]], seed: int, switches: Any, first: int | None) -> DuelState:
        """A new duel with its decks on the table. Each has `cards` and `fusion`, by name and number, and `side`, the
        count of the side deck. Raises KeyError for a card that isn't in the pool.
        """
        state = self.new_state(len(decks), seed, switches, first)
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
            found = self._definitions[name] = compile_card(self._game, self._pool[name], self.name)
        return found

    def face(self, definition: CardDefinition) -> Face:
        found = self._faces.get(definition.name)
        if found is None:
            found = self._faces[definition.name] = make_face(definition)
        return found

    def now(self, state: Any, card: Card) -> tuple[int | None, tuple[str, ...], bool]:
        if card.zone not in FIELD or not card.face_up:
            return None, (), False
        return traits.attack(state, card), tags_of(state, card), False

    def figures(self, state: Any, card: Card) -> tuple[tuple[str, int], ...]:
        attack, defence = traits.attack(state, card), traits.defence(state, card)
        if card.zone != MONSTERS or attack is None or defence is None:
            return ()
        return (("ATK", attack), ("DEF", defence))

    def standing(self, state: Any, seat: int) -> tuple[tuple[str, int], ...]:
        return (("LP", state.life[state.sides[seat]]),)

    def sheet(self, state: Any) -> Sequence[LifeLine]:
        return sheet_of(state)

    def moment(self, state: Any) -> tuple[int, int, str]:
        return state.turn, state.active, state.step

    def attack(self, state: Any) -> tuple[Card, Card | int] | None:
        if state.attack is None:
            return None
        target = state.attack.target
        aim = target if isinstance(target, int) else state.cards[target[0]]
        return state.cards[state.attack.attacker[0]], aim

    def loose(self, state: Any) -> Sequence[Card]:
        coming = (state.cards[link.event.card] for link in state.links)  # STD-3.13
        return [*state.gone, *(card for card in coming if card.zone == BENEATH)]

    def faults(self, state: Any, decision: Decision) -> Iterator[str]:
        yield from table_faults(state)
        if self.is_quiescent(state, decision):
            yield from rest_faults(state)

    def is_quiescent(self, state: Any, decision: Decision) -> bool:
        return decision.why.prompt == "act"
