"""Fusion and ritual: monsters that come for others (R3-6.11)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.summon import FUSION as FUSED
from duelterm.duelmonsters.summon import RITUAL, may_summon, room, summon
from duelterm.duelmonsters.traits import names, rules
from duelterm.duelmonsters.zones import FUSION, HAND, MONSTERS
from duelterm.effects.game import Summoning


def material_pool(state: DuelState, seat: int) -> list[Card]:
    """R3-6.11: materials come from the field alone, and face down a monster has no name (R3-6.19)."""
    return [card for card in state.zones[seat][MONSTERS] if card.face_up]


def makes(state: DuelState, cards: Sequence[Card], materials: Sequence[str]) -> bool:
    """Whether these cards are just the materials."""
    if len(cards) != len(materials):
        return False
    wanted = Counter(materials)
    for card in cards:
        name = next((name for name in names(state, card) if wanted[name]), None)
        if name is None:
            return False
        wanted[name] -= 1
    return True


def fusions(state: DuelState, seat: int) -> list[Card]:
    """The fusion monsters whose materials this seat has, and which may be summoned now (Y43)."""
    pool = Counter(name for card in material_pool(state, seat) for name in names(state, card))
    return [
        card
        for card in state.zones[seat][FUSION]
        if card.definition.materials and not Counter(card.definition.materials) - pool and may_summon(state, seat)
    ]


async def fuse(state: DuelState, seat: int, source: Any) -> bool:
    """R3-6.11: the materials go to the graveyard and the fusion monster comes out, in attack or face-up defence."""
    able = fusions(state, seat)
    if not able:
        return False
    (monster,) = await Decision(PICK, seat, able, 1, 1, Why("fusion", source), private=True, proposal=able[:1])
    materials: Sequence[str] = monster.definition.materials
    used = await choose_materials(state, seat, monster, materials, source)
    await send(state, used, seat, source, "material")
    return bool(await summon(state, [monster], Summoning("", FUSED, seat), seat, source))


async def choose_materials(
    state: DuelState, seat: int, monster: Card, materials: Sequence[str], source: Any
) -> Sequence[Card]:
    """Which of one's monsters are the materials; not asked where there is no choice."""
    wanted = set(materials)
    pool = [card for card in material_pool(state, seat) if wanted & set(names(state, card))]
    proposal = first_making(state, pool, materials)
    if len(pool) == len(materials):
        return pool
    why = Why("material", source, monster, len(materials))
    count = len(materials)
    chosen: Sequence[Card] = await Decision(
        PICK, seat, pool, count, count, why, proposal=proposal, legal=lambda cards: makes(state, cards, materials)
    )
    return chosen


def first_making(state: DuelState, pool: Sequence[Card], materials: Sequence[str]) -> list[Card]:
    """The first cards of a pool that are the materials."""
    wanted, found = Counter(materials), []
    for card in pool:
        name = next((name for name in names(state, card) if wanted[name]), None)
        if name is not None:
            wanted[name] -= 1
            found.append(card)
    return found


def offerings(state: DuelState, seat: int, monster: Card) -> list[Card]:
    """What may be tributed for a ritual: own monsters on the field, and the other side's that an effect allows, and
    monsters in the hand, but for the one that comes.
    """
    held = [card for card in state.zones[seat][HAND] if card.definition.kind == MONSTER and card is not monster]
    laid = state.zones[seat][MONSTERS]
    lent = [card for card in state.monsters() if card.seat != seat and rules(state, "can be tributed", card, seat)]
    return [*laid, *lent, *held]


def worth(card: Card) -> int:
    """The level that a tribute counts for; face down it has none (R3-6.19)."""
    return int(card.definition.level) if card.zone == HAND or card.face_up else 0


def frees(seat: int, tribute: Card) -> bool:
    """Whether this tribute leaves a place on this seat's side."""
    return tribute.zone == MONSTERS and tribute.seat == seat


def rituals(state: DuelState, seat: int, name: str, levels: int) -> list[Card]:
    """The monsters of that name in the hand that may be summoned now and for which enough can be tributed, with a
    place to come to (Y43).
    """
    able = []
    for card in state.zones[seat][HAND]:
        if card.definition.name == name and may_summon(state, seat):
            tributes = offerings(state, seat, card)
            places = room(state, seat) or any(frees(seat, tribute) for tribute in tributes)
            if places and sum(map(worth, tributes)) >= levels:
                able.append(card)
    return able


async def ritual(state: DuelState, seat: int, name: str, levels: int, source: Any) -> bool:
    """Tribute monsters of so many levels or more together, and the named monster comes from the hand."""
    able = rituals(state, seat, name, levels)
    if not able:
        return False
    monster = able[0]
    tributes = offerings(state, seat, monster)
    full = not room(state, seat)
    bound = [card for card in tributes if rules(state, "must be tributed", card, seat) is not None]

    def enough(cards: Sequence[Card]) -> bool:
        has_place = not full or any(frees(seat, card) for card in cards)
        return has_place and set(bound) <= set(cards) and sum(map(worth, cards)) >= levels

    proposal = least_enough([*bound, *(card for card in tributes if card not in bound)], enough)
    why = Why("ritual", source, monster, levels)
    chosen = await Decision(PICK, seat, tributes, 1, len(tributes), why, private=True, proposal=proposal, legal=enough)
    await send(state, list(chosen), seat, source, "tribute")
    return bool(await summon(state, [monster], Summoning("", RITUAL, seat), seat, source))


def least_enough(cards: Sequence[Card], enough: Any) -> list[Card]:
    """The first cards that are enough together."""
    found: list[Card] = []
    for card in cards:
        found.append(card)
        if enough(found):
            break
    return found
