"""Tributes for the turn's own summon (STD-2.3)."""

from collections.abc import Sequence
from itertools import combinations

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.summon import room
from duelterm.duelmonsters.traits import may_be_tributed, must_be_tributed

ONE_FROM, TWO_FROM = 5, 7
"""The levels from which one and two tributes are needed."""


def needed(card: Card) -> int:
    """How many tributes a monster takes, by its level."""
    level = card.definition.level
    return 0 if level < ONE_FROM else 1 if level < TWO_FROM else 2


def offered(state: StandardState, seat: int) -> list[Card]:
    """The monsters that this seat may tribute for a summon: its own, face-up or face-down, and what a card lends it."""
    return [card for card in state.monsters() if may_be_tributed(state, card, seat, True)]


def choices(state: StandardState, card: Card) -> list[tuple[Card, ...]]:
    """All tributes that this monster of a hand could come with; one choice of none where it needs none. What must be
    tributed is among them, and there is a zone for it, maybe one that they free.
    """
    seat, count = card.seat, needed(card)
    able = offered(state, seat) if count else []
    bound = [tribute for tribute in able if must_be_tributed(state, tribute, seat)]
    return [
        group
        for group in combinations(able, count)
        if all(tribute in group for tribute in bound) and room(state, seat) + freed(seat, group) > 0
    ]


def freed(seat: int, tributes: Sequence[Card]) -> int:
    """How many zones of this seat they free."""
    return sum(tribute.seat == seat for tribute in tributes)


def can_come(state: StandardState, card: Card, free: bool) -> bool:
    """Whether an effect can have it summoned or set as the turn's own is, with its tributes unless it is `free`."""
    return room(state, card.seat) > 0 if free else bool(choices(state, card))


async def pay(state: StandardState, card: Card, face_up: bool) -> None:
    """Choose the tributes for this monster and send them to the graveyard; not asked where there is no choice."""
    found = choices(state, card)
    chosen: Sequence[Card] = found[0]
    if len(found) > 1:
        chosen = await choose(state, card, found, face_up)
    if chosen:
        await send(state, chosen, card.seat, cause="tribute")


async def choose(state: StandardState, card: Card, found: Sequence[tuple[Card, ...]], face_up: bool) -> Sequence[Card]:
    """Which of them. Who sets a monster, or has to look at a face-down one, is asked in private."""
    options = [other for other in state.monsters() if any(other in group for group in found)]
    private = not face_up or not all(other.face_up for other in options)
    why, count = Why("tribute summon", None, card, needed(card)), needed(card)
    wanted = {frozenset(other.uid for other in group) for group in found}
    picked: Sequence[Card] = await Decision(
        PICK,
        card.seat,
        options,
        count,
        count,
        why,
        private,
        proposal=found[0],
        legal=lambda cards: frozenset(other.uid for other in cards) in wanted,
    )
    return picked
