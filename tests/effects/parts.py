"""Parts of the card language, compiled one by one for tests."""

from collections.abc import Sequence
from typing import Any

import yaml
from pydantic import TypeAdapter

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.duelmasters.game import DuelMasters
from duelterm.duelmonsters.traits import own_frame
from duelterm.effects.conditions import compile_conditions
from duelterm.effects.filters import compile_filter, compile_find
from duelterm.effects.game import Scope
from duelterm.effects.values import compile_value
from duelterm.lang.filters import Filter, Selector
from duelterm.lang.unions import Condition, Value
from tests.duelmonsters.scenario import GAME, Scenario


def read(text: str, kind: Any) -> Any:
    """A part of a card file."""
    return TypeAdapter(kind).validate_python(yaml.safe_load(text))


def scope(*kept: str) -> Scope:
    """What a made-up card is compiled for."""
    found = Scope(GAME, "Probe", ())
    found.kept = frozenset(kept)
    return found


def creature_scope() -> Scope:
    """The same for the other game."""
    return Scope(DuelMasters(()), "Probe", ())


def frame_of(duel: Scenario, source: Card | None = None, **names: Sequence[Card]) -> Frame:
    """The frame of an effect of yours, of a card of the deck unless said; `names` are remembered."""
    frame = own_frame(source or duel.cards("you", "deck")[0])
    frame.names = {f"${name}": tuple((card.uid, card.mark) for card in cards) for name, cards in names.items()}
    return frame


def find(duel: Scenario, text: str, source: Card | None = None, **names: Sequence[Card]) -> list[str]:
    """The names of the cards that a filter finds."""
    found = compile_find(scope(), read(text, Filter))
    return [card.definition.name for card in found(duel.state, frame_of(duel, source, **names))]


def select(duel: Scenario, text: str, source: Card) -> list[str]:
    """The names of the cards that a selector of this card could pick from."""
    found = compile_find(scope(), read(text, Selector))
    return [card.definition.name for card in found(duel.state, frame_of(duel, source))]


def meets(duel: Scenario, card: Card, text: str) -> bool:
    """Whether a card meets a filter as a predicate, wherever it lies."""
    return compile_filter(scope(), read(text, Filter))(duel.state, frame_of(duel), card)


def value(duel: Scenario, text: str, source: Card | None = None, **names: Sequence[Card]) -> int:
    """A value, worked out."""
    return compile_value(scope(), read(text, Value))(duel.state, frame_of(duel, source, **names))


def holds(duel: Scenario, text: str, source: Card | None = None, **names: Sequence[Card]) -> bool:
    """Whether a condition holds."""
    condition = compile_conditions(scope(), [read(text, Condition)])
    assert condition is not None
    return condition(duel.state, frame_of(duel, source, **names))
