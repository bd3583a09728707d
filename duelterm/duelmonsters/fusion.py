"""Fusion: a monster of the fusion deck comes for its materials (R3-6.11, STD-5.1)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.summon import FUSION as FUSED
from duelterm.duelmonsters.summon import may_summon, room, summon
from duelterm.duelmonsters.traits import names
from duelterm.duelmonsters.zones import FUSION, MONSTERS
from duelterm.effects.game import Summoning

SUBSTITUTE = "fusion substitute"


class Terms(NamedTuple):
    """What rule sets say differently of fusions and rituals. `materials` are a seat's cards that a fusion may use,
    `unseen` tells whether some of them, as far as all can tell, may be hidden. `worth` is the level that a tribute of a
    seat's ritual counts for, `fair` whether so many may be tributed, given which would be enough and which have to be
    among them.
    """

    materials: Callable[[DuelState, int], list[Card]]
    unseen: Callable[[DuelState, int], bool]
    worth: Callable[[DuelState, Card, int], int]
    fair: Callable[[Sequence[Card], Callable[[Sequence[Card]], bool], Sequence[Card]], bool]


def called(state: DuelState, card: Card) -> Sequence[str]:
    """What a material counts as; whoever fuses a face-down one knows it."""
    return names(state, card) or (card.definition.name,)


def stands_in(card: Card) -> bool:
    """Whether it can take the place of any one material."""
    return SUBSTITUTE in card.definition.bundle.keywords


def useful(state: DuelState, cards: Sequence[Card], materials: Sequence[str]) -> list[Card]:
    """Those of the cards that could be one of the materials."""
    return [card for card in cards if stands_in(card) or any(name in materials for name in called(state, card))]


def makings(
    state: DuelState, pool: Sequence[Card], materials: Sequence[str], substitute: bool = True
) -> Iterator[list[Card]]:
    """Every way to make up the materials from a pool: of each name one, one of them maybe by a substitute."""
    if not materials:
        yield []
        return
    right = [card for card in pool if materials[0] in called(state, card)]
    others = [card for card in pool if substitute and stands_in(card) and card not in right]
    for card in (*right, *others):
        rest = [other for other in pool if other is not card]
        for found in makings(state, rest, materials[1:], substitute and card in right):
            yield [card, *found]


def leaves_place(state: DuelState, seat: int, cards: Sequence[Card]) -> bool:
    """Whether a monster has a place on this seat's side when these have gone."""
    return room(state, seat) > 0 or any(card.zone == MONSTERS and card.seat == seat for card in cards)


def making_of(state: DuelState, seat: int, pool: Sequence[Card], materials: Sequence[str]) -> list[Card] | None:
    """The first way to make them up that leaves a place; None if there is none."""
    found = makings(state, useful(state, pool, materials), materials)
    return next((cards for cards in found if leaves_place(state, seat, cards)), None)


def makes(state: DuelState, seat: int, cards: Sequence[Card], materials: Sequence[str]) -> bool:
    """Whether these cards are just the materials, and leave a place."""
    return len(cards) == len(materials) and making_of(state, seat, cards, materials) is not None


def fusions(state: DuelState, seat: int, terms: Terms) -> list[Card]:
    """The fusion monsters whose materials this seat has, and which may be summoned now (Y43)."""
    if not may_summon(state, seat):
        return []
    pool = terms.materials(state, seat)
    return [
        card
        for card in state.zones[seat][FUSION]
        if card.definition.materials and making_of(state, seat, pool, card.definition.materials) is not None
    ]


async def fuse(state: DuelState, seat: int, source: Any, terms: Terms) -> bool:
    """The materials go to the graveyard and the fusion monster comes out, in attack or face-up defence position."""
    able = fusions(state, seat, terms)
    if not able:
        return False
    (monster,) = await Decision(PICK, seat, able, 1, 1, Why("fusion", source), private=True, proposal=able[:1])
    used = await choose_materials(state, seat, monster, source, terms)
    await send(state, used, seat, source, "material")
    return bool(await summon(state, [monster], Summoning("", FUSED, seat), seat, source))


async def choose_materials(state: DuelState, seat: int, monster: Card, source: Any, terms: Terms) -> Sequence[Card]:
    """Which of one's monsters are the materials; not asked where all can see that there is no choice."""
    materials: Sequence[str] = monster.definition.materials
    pool, count = useful(state, terms.materials(state, seat), materials), len(materials)
    unseen = terms.unseen(state, seat)
    if len(pool) == count and not unseen:
        return pool
    chosen: Sequence[Card] = await Decision(
        PICK,
        seat,
        pool,
        count,
        count,
        Why("material", source, monster, count),
        private=unseen,
        proposal=making_of(state, seat, pool, materials),
        legal=lambda cards: makes(state, seat, cards, materials),
    )
    return chosen
