"""Tributes for the turn's own summon (STD-2.3)."""

from collections.abc import Sequence
from itertools import combinations

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.standard.state import StandardState
from duelterm.duelmonsters.summon import room
from duelterm.duelmonsters.traits import may_be_tributed, must_be_tributed, rules

ONE_FROM, TWO_FROM = 5, 7
"""The levels from which one and two tributes are needed."""

TWICE = "worth 2"
"""The rule of a monster that counts as two tributes, for all or for some."""


def needed(card: Card) -> int:
    """How many tributes a monster takes, by its level."""
    level = card.definition.level
    return 0 if level < ONE_FROM else 1 if level < TWO_FROM else 2


def offered(state: StandardState, seat: int) -> list[Card]:
    """The monsters that this seat may tribute for a summon: its own, face-up or face-down, and what a card lends it."""
    return [card for card in state.monsters() if may_be_tributed(state, card, seat, True)]


def worth(state: StandardState, tribute: Card, card: Card) -> int:
    """How many tributes a monster counts for, for this one: one, or two if it says so."""
    return 1 if rules(state, TWICE, tribute, card) is None else 2


def enough(state: StandardState, card: Card, tributes: Sequence[Card], bound: Sequence[Card]) -> bool:
    """Whether these are the tributes for a monster: enough, none superfluous, with all that must be among them, and
    with a zone for it, maybe one that they free.
    """
    counts = [worth(state, tribute, card) for tribute in tributes]
    total, wanted = sum(counts), needed(card)
    if total < wanted or (counts and total - min(counts) >= wanted):
        return False
    freed = sum(tribute.seat == card.seat for tribute in tributes)
    return room(state, card.seat) + freed > 0 and all(other in tributes for other in bound)


def choices(state: StandardState, card: Card) -> list[tuple[Card, ...]]:
    """All tributes that this monster of a hand could come with; one choice of none where it needs none."""
    if not needed(card):
        return [()] if room(state, card.seat) else []
    able = offered(state, card.seat)
    bound = [tribute for tribute in able if must_be_tributed(state, tribute, card.seat)]
    groups = (group for count in range(1, needed(card) + 1) for group in combinations(able, count))
    return [group for group in groups if enough(state, card, group, bound)]


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
    sizes = [len(group) for group in found]
    private = not face_up or not all(other.face_up for other in options)
    why = Why("tribute summon", None, card, needed(card))
    wanted = {frozenset(other.uid for other in group) for group in found}
    picked: Sequence[Card] = await Decision(
        PICK,
        card.seat,
        options,
        min(sizes),
        max(sizes),
        why,
        private,
        proposal=found[0],
        legal=lambda cards: frozenset(other.uid for other in cards) in wanted,
    )
    return picked
