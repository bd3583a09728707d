"""Evolution: what a creature may be put on, and entering the battle zone."""

from collections.abc import Sequence
from itertools import permutations

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import arrive, stack, turn_sideways
from duelterm.core.triggers import announce
from duelterm.duelmasters.ops import leave_anywhere
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.traits import own_frame, rules
from duelterm.duelmasters.zones import BATTLE


def serves(state: DuelState, top: Card, mark: int, base: Card) -> bool:
    """DM-5.1: whether a creature meets this evolution mark, or may be evolved into such a card by its own rule."""
    if top.definition.bases[mark](state, own_frame(top), base):
        return True
    if len(top.definition.bases) != 1 or base.zone != BATTLE:
        return False
    return rules(state, "can be evolved into", base, top) is not None


def can_stack(state: DuelState, top: Card, chosen: Sequence[Card]) -> bool:
    """DM-5.6: whether these creatures, one for each mark, serve."""
    marks = range(len(top.definition.bases))
    return len(chosen) == len(marks) and any(
        all(serves(state, top, mark, base) for mark, base in zip(marks, order, strict=True))
        for order in permutations(chosen)
    )


def servants(state: DuelState, top: Card, seat: int) -> list[Card]:
    """The cards of a seat that can be part of what this card is put on; empty if it can't be (DM-5.1)."""
    own = [base for zone in top.definition.base_zones for base in state.zones[seat][zone] if base is not top]
    marks = range(len(top.definition.bases))
    if len(marks) == 1:
        return [base for base in own if serves(state, top, 0, base)]
    return [
        base
        for base in own
        if any(can_stack(state, top, chosen) for chosen in permutations(own, len(marks)) if base in chosen)
    ]


async def choose_bases(state: DuelState, top: Card, seat: int) -> list[Card]:
    """Ask which of your cards to put an evolution creature on. Empty if there is none."""
    able = servants(state, top, seat)
    count = len(top.definition.bases)
    if len(able) <= count:
        return able
    first = next(list(chosen) for chosen in permutations(able, count) if can_stack(state, top, chosen))
    why = Why("evolve", top.definition, top, count)
    legal = None if count == 1 else lambda chosen: can_stack(state, top, chosen)
    picked = await Decision(PICK, seat, able, count, count, why, private=True, proposal=first, legal=legal)
    return list(picked)


async def enter(state: DuelState, card: Card, by: int, kind: str = "enters", bases: Sequence[Card] = ()) -> bool:
    """Put a creature into the battle zone (DM-4.6), an evolution creature on its bases. False if it can't be (DM-5.1).
    `kind` is `summoned` if it was summoned, which is entering too.
    """
    if card.definition.bases and not bases:
        bases = await choose_bases(state, card, card.owner)
        if not bases:
            return False
    origin, names = card.zone, (1 << len(state.zones)) - 1
    if bases:
        stack(state, card, list(bases), BATTLE)
    else:
        leave_anywhere(state, card)
        arrive(state, card, card.owner, BATTLE)
    if rules(state, "enters tapped", card) is not None:
        turn_sideways(state, card, tapped=True)
    also = ("enters", "moved") if kind != "enters" else ("moved",)
    event = Event(kind, card.seat, card, by=by, names=names, also=(*also, "evolves") if bases else also)
    event.origin, event.to = origin, BATTLE
    announce(state, event)
    return True
