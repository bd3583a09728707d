"""The operations of Duel Masters: moving, drawing, discarding, destroying, tapping. Each guards the no-op, lets
replacements act, changes the state and announces what happened. `by` is the seat whose act or effect it is.
"""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import ORDER, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import arrive, leave, scatter, shuffle, turn_sideways, unstack
from duelterm.core.replace import candidates, is_replaceable, replaced
from duelterm.core.state import Pending
from duelterm.core.triggers import announce, met, settle
from duelterm.core.zones import EVERYBODY, OWNER
from duelterm.duelmasters.state import SET_UP, DuelState
from duelterm.duelmasters.traits import is_lowered, power, rules
from duelterm.duelmasters.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA


class Move:
    """Where cards go and how. `kind` names the event, `bottom` is for decks, `tapped` overrides DM-3.8."""

    __slots__ = ("bottom", "by", "cause", "kind", "shuffled", "source", "tapped", "to")

    def __init__(
        self,
        to: int,
        by: int,
        kind: str = "moved",
        source: Any = None,
        bottom: bool = False,
        shuffled: bool = False,
        tapped: bool | None = None,
        cause: str = "",
    ) -> None:
        self.to = to
        self.by = by
        self.kind = kind
        self.source = source
        self.bottom = bottom
        self.shuffled = shuffled
        self.tapped = tapped
        self.cause = cause


def moments(card: Card, move: Move) -> tuple[str, ...]:
    """The moments at which this move could be replaced."""
    found: tuple[str, ...] = ()
    if move.kind == "destroyed":
        found += ("would be destroyed",)
    if card.zone == BATTLE:
        found += ("would be put into graveyard", "would leave") if move.to == GRAVEYARD else ("would leave",)
    elif move.kind == "discarded":
        found += ("would be discarded",)
    return found


def other_moments(card: Card, move: Move) -> tuple[str, ...]:
    """What else the move is, for those who wait for it."""
    found: tuple[str, ...] = () if move.kind == "moved" else ("moved",)
    return (*found, "leaves") if card.zone == BATTLE and move.to != BATTLE else found


def departure(state: DuelState, card: Card, move: Move) -> Event:
    """The event of one card's move, as it stands before the card has moved."""
    sight = state.kinds[move.to].sight
    if sight == EVERYBODY or card in state.resolving:
        names = (1 << len(state.zones)) - 1
    else:
        names = state.sight(card) | (1 << card.owner if sight == OWNER else 0)
    also = other_moments(card, move)
    event = Event(move.kind, card.seat, card, None, move.by, names, 0, move.source, move.cause, "", also)
    event.origin = card.zone
    event.to = move.to
    return event


async def move(state: DuelState, cards: Sequence[Card], how: Move) -> list[Card]:
    """Move these cards at the same time, each to its owner's zone. Returns the cards that really went (a stack's top
    card for all of it). Cards whose move was replaced stay out. Raises Over if that empties a deck (DM-3.5).
    """
    if any(is_replaceable(state, card, moments(card, how)) for card in cards):
        cards = await not_replaced(state, cards, how)
    return await go(state, cards, how)


async def not_replaced(state: DuelState, cards: Sequence[Card], how: Move) -> list[Card]:
    """Those of these cards to which nothing else happens, and which haven't left because of that."""
    marked = [(card, card.mark, own_replacements(state, card, how) if len(cards) > 1 else []) for card in cards]
    going = [
        (card, mark) for card, mark, own in marked if card.mark == mark and not await stopped(state, card, how, own)
    ]
    return [card for card, mark in going if card.mark == mark]


async def go(state: DuelState, going: Sequence[Card], how: Move) -> list[Card]:
    """Move cards whose move nothing stops."""
    events, fired = foresee(state, going, how)
    for card, event in zip(going, events, strict=True):
        if card.beneath:
            await carry_stack(state, card, how)
        else:
            carry(state, card, how)
        event.mark = card.mark
    conclude(state, events, fired)
    if how.shuffled:
        for seat in sorted({card.owner for card in going}):
            shuffle(state, seat, DECK)
    check_decks(state)
    return list(going)


def own_replacements(state: DuelState, card: Card, how: Move) -> list[Pending]:
    """DM-9.7: what a card that goes together with others has of its own against it while all are still there."""
    kinds = moments(card, how)
    if not kinds or not state.listeners:
        return []
    return [found for found in candidates(state, departure(state, card, how), kinds) if found.frame.source == card.uid]


async def stopped(state: DuelState, card: Card, how: Move, own: Sequence[Pending] = ()) -> bool:
    """Whether something else happens instead of this card's move."""
    kinds = moments(card, how)
    return bool(kinds) and await replaced(state, departure(state, card, how), kinds, own)


def foresee(state: DuelState, going: Sequence[Card], how: Move) -> tuple[list[Event], list[Pending]]:
    """The events of a move and what they set off, asked while all cards still lie where they were (DM-9.10)."""
    events = [departure(state, card, how) for card in going]
    fired: list[Pending] = []
    if state.listeners:
        for event in events:
            fired += met(state, event)
    return events, fired


def conclude(state: DuelState, events: Sequence[Event], fired: list[Pending]) -> None:
    """Record events and let what they set off wait."""
    state.events.extend(events)
    state.pending.extend(fired)


def leave_anywhere(state: DuelState, card: Card) -> None:
    """Take a card out of its zone, or from among the cards being used."""
    if card in state.resolving:
        state.resolving.remove(card)
    else:
        leave(state, card)


def carry(state: DuelState, card: Card, how: Move) -> None:
    """Take one card to its owner's zone."""
    leave_anywhere(state, card)
    arrive(state, card, card.owner, how.to, how.bottom)
    if how.to == MANA:  # DM-3.8
        turn_sideways(state, card, len(card.definition.civs) > 1 if how.tapped is None else how.tapped)


async def carry_stack(state: DuelState, top: Card, how: Move) -> None:
    """DM-5.5: the whole stack goes, as separate cards; on a deck in its owner's order, the first uppermost."""
    cards = [top, *top.beneath]
    if how.to == DECK and not how.shuffled:
        cards = await Decision(ORDER, top.owner, cards, len(cards), len(cards), Why("deck order"), proposal=cards)
    scatter(state, top)
    for card in cards if how.bottom else cards[::-1]:
        carry(state, card, how)


async def move_top(state: DuelState, cards: Sequence[Card], how: Move) -> list[Card]:
    """DM-5.5: move only the top card of stacks; what is beneath stays and doesn't enter anew."""
    going = [card for card in cards if not await replaced(state, departure(state, card, how), ("would leave",))]
    return [card for card in going if lift(state, card, how)]


def lift(state: DuelState, card: Card, how: Move) -> bool:
    """Take the top card off its stack and away."""
    events, fired = foresee(state, [card], how)
    if card.beneath:
        unstack(state, card, creatures_beneath(card))
    carry(state, card, how)
    events[0].mark = card.mark
    conclude(state, events, fired)
    return True


def creatures_beneath(top: Card) -> list[list[Card]]:
    """What lies beneath a top card, as the creatures that it was put on, each with its own stack."""
    left = top.beneath[:]

    def take() -> list[Card]:
        card = left.pop(0)
        return [card, *(under for _ in card.definition.bases if left for under in take())]

    found = []
    while left:
        found.append(take())
    return found


def check_decks(state: DuelState) -> None:
    """DM-3.5: a player without a deck loses at once, both together draw. Raises Over."""
    if state.step == SET_UP:
        return
    for zones in state.zones:
        if not zones[DECK]:
            state.end(tuple(seat for seat in state.seats if state.zones[seat][DECK]), "DM-3.5")


def draw(state: DuelState, seat: int, by: int, source: Any = None) -> Card | None:
    """DM-3.4: the top card of the deck into the hand."""
    deck = state.zones[seat][DECK]
    if not deck:
        return None
    card = deck[-1]
    event = departure(state, card, Move(HAND, by, "drawn", source))
    leave(state, card)
    arrive(state, card, seat, HAND)
    event.mark = card.mark
    announce(state, event)
    check_decks(state)
    return card


async def destroy(state: DuelState, cards: Sequence[Card], by: int, source: Any = None, cause: str = "") -> list[Card]:
    """DM-7.1, DM-9.7: destroy creatures at the same time. Returns those really destroyed."""
    there = [card for card in cards if card.zone == BATTLE]
    if not there:
        return []
    return await move(state, there, Move(GRAVEYARD, by, "destroyed", source, cause=cause))


def put_into_graveyard(state: DuelState, card: Card, by: int, source: Any = None) -> Move:
    """DM-9.11: by an effect from the battle zone that is no destruction, unless the switch says so."""
    destroyed = card.zone == BATTLE and state.switches.graveyard_is_destroyed == "yes"
    return Move(GRAVEYARD, by, "destroyed" if destroyed else "moved", source)


async def discard(state: DuelState, cards: Sequence[Card], by: int, source: Any = None) -> list[Card]:
    """From the hand to the graveyard."""
    return await move(state, cards, Move(GRAVEYARD, by, "discarded", source))


def tap(state: DuelState, cards: Sequence[Card], by: int, source: Any = None) -> list[Card]:
    """Tap cards that aren't tapped and that this seat's effects may tap. Returns those."""
    done = []
    for card in cards:
        if not card.tapped and rules(state, "cannot be tapped", card, by) is None:
            turn_sideways(state, card, tapped=True)
            announce(state, Event("tapped", card.seat, card, by=by, source=source))
            done.append(card)
    return done


def untap(state: DuelState, cards: Sequence[Card], by: int, source: Any = None) -> list[Card]:
    """Untap tapped cards. Returns those."""
    done = [card for card in cards if card.tapped]
    for card in done:
        turn_sideways(state, card, tapped=False)
        announce(state, Event("untapped", card.seat, card, by=by, source=source))
    return done


async def check_power(state: DuelState) -> None:
    """DM-9.8: creatures of power 0 or less are destroyed, until none is left or none can be."""
    tried: set[int] = set()
    while weak := [card for card in weak_creatures(state) if card.uid not in tried]:
        tried.update(card.uid for card in weak)
        await destroy(state, weak, -1)


def weak_creatures(state: DuelState) -> list[Card]:
    """The creatures of power 0 or less; there is none where nothing lowers power and none is frail by itself."""
    if not state.frail and not is_lowered(state, "power"):
        return []
    return [card for card in state.creatures() if power(state, card) <= 0]


def has_aftermath(state: DuelState) -> bool:
    """Whether something waits or some creature is too weak to live."""
    if state.pending:
        return True
    return (state.frail or bool(state.statics)) and bool(weak_creatures(state))


async def aftermath(state: DuelState) -> None:
    """After an act, a step or a stage of an attack: weak creatures die, then what waits resolves."""
    await check_power(state)
    await settle(state, state.active)
