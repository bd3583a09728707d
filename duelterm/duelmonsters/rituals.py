"""Rituals: a monster comes from the hand for tributes of its level (R3-6.11, STD-5.1)."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.fusion import Terms, leaves_place
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.summon import RITUAL, may_summon, summon
from duelterm.duelmonsters.traits import may_be_tributed, must_be_tributed
from duelterm.duelmonsters.zones import HAND
from duelterm.effects.game import Summoning

Enough = Callable[[Sequence[Card]], bool]


def offerings(state: DuelState, seat: int, monster: Card) -> list[Card]:
    """What may be tributed for a ritual: own monsters on the field, and the other side's that an effect allows, and
    monsters in the hand, but for the one that comes.
    """
    held = [card for card in state.zones[seat][HAND] if card.definition.kind == MONSTER and card is not monster]
    laid = sorted(state.monsters(), key=lambda card: card.seat != seat)
    return [card for card in (*laid, *held) if may_be_tributed(state, card, seat, False)]


def sufficient(state: DuelState, seat: int, levels: int, bound: Sequence[Card], terms: Terms) -> Enough:
    """A test whether tributes are enough together: their levels, a place for the monster, and those that must be."""

    def enough(cards: Sequence[Card]) -> bool:
        if not set(bound) <= set(cards) or not leaves_place(state, seat, cards):
            return False
        return sum(terms.worth(state, card, seat) for card in cards) >= levels

    return enough


def rituals(state: DuelState, seat: int, name: str, levels: int, terms: Terms) -> list[Card]:
    """The monsters of that name in the hand that may be summoned now and for which enough can be tributed, with a
    place to come to (Y43).
    """
    if not may_summon(state, seat):
        return []
    enough = sufficient(state, seat, levels, (), terms)
    named = [card for card in state.zones[seat][HAND] if card.definition.name == name]
    return [card for card in named if enough(offerings(state, seat, card))]


async def ritual(state: DuelState, seat: int, name: str, levels: int, source: Any, terms: Terms) -> bool:
    """Tribute monsters of so many levels or more together, and the named monster comes from the hand."""
    able = rituals(state, seat, name, levels, terms)
    if not able:
        return False
    monster = able[0]
    tributes = offerings(state, seat, monster)
    bound = [card for card in tributes if must_be_tributed(state, card, seat)]
    enough = sufficient(state, seat, levels, bound, terms)

    def fair(cards: Sequence[Card]) -> bool:
        return enough(cards) and terms.fair(cards, enough, bound)

    proposal = least_enough([*bound, *(card for card in tributes if card not in bound)], enough)
    why = Why("ritual", source, monster, levels)
    chosen = await Decision(PICK, seat, tributes, 1, len(tributes), why, private=True, proposal=proposal, legal=fair)
    await send(state, list(chosen), seat, source, "tribute")
    return bool(await summon(state, [monster], Summoning("", RITUAL, seat), seat, source))


def least_enough(cards: Sequence[Card], enough: Enough) -> list[Card]:
    """The first cards that are enough together, without those of them that aren't needed then."""
    found: list[Card] = []
    for card in cards:
        found.append(card)
        if enough(found):
            break
    for card in found[:]:
        fewer = [other for other in found if other is not card]
        if enough(fewer):
            found = fewer
    return found


def as_many_as_liked(cards: Sequence[Card], enough: Enough, bound: Sequence[Card]) -> bool:
    """R3-6.11: more may be tributed than are needed."""
    return True


def none_superfluous(cards: Sequence[Card], enough: Enough, bound: Sequence[Card]) -> bool:
    """STD-5.1: without any one of them, but for those that must be tributed, they wouldn't be enough."""
    return not any(enough([other for other in cards if other is not card]) for card in cards if card not in bound)
