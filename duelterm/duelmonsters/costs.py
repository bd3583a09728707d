"""What an act costs in cards where there is no choice: the offer names them, for nobody is asked (TAG-4.1, TAG-4.2)."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import Act, Decision
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.duelmonsters.answering import ACTIVATE, number_of
from duelterm.duelmonsters.naming import known, named
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.vocabulary import Choice
from duelterm.duelmonsters.zones import HAND
from duelterm.lang.saying import WIDTH, cut

Paid = Callable[[Any, Act, int], Sequence[Card]]
"""The cards that an act takes, if no others can be taken; the seat is that of the asked player."""


def paid_by_effect(state: DuelState, act: Act, seat: int) -> Sequence[Card]:
    """What the text of a card takes."""
    card: Card = act.card
    definition = card.definition
    found = definition.in_hand if card.zone == HAND else definition.activated
    able: Sequence[Any] = found if act.verb == ACTIVATE else definition.played
    cards: Sequence[Card] = able[number_of(act)].sole_cost(state, Frame(seat, card.uid, card.mark, definition))
    return cards


def paid_by_way(state: DuelState, act: Act, seat: int) -> Sequence[Card]:
    """What a monster's own way takes."""
    card: Card = act.card
    definition = card.definition
    cards: Sequence[Card] = definition.ways[number_of(act)].sole_cost(
        state, Frame(seat, card.uid, card.mark, definition)
    )
    return cards


def paying(choice: Choice, paid: Paid) -> Choice:
    """An act with the cards that it takes, to those who may know what is done."""

    def told(state: Any, decision: Decision, act: Act, name: str, names: Sequence[str]) -> tuple[str, str]:
        text, consequence = choice(state, decision, act, name, names)
        cards = paid(state, act, decision.seat) if known(state, decision, act.card) else ()
        if cards:
            owned = [whose(card, decision.seat, names) + named(state, decision, card) for card in cards]
            text = cut(f"{text} for {' and '.join(owned)}", WIDTH)
        return text, consequence

    return told


def whose(card: Card, seat: int, names: Sequence[str]) -> str:
    """Whose it is, where it isn't the asked player's own."""
    return "" if card.seat == seat else f"{names[card.seat]}'s "
