"""How cards move in Duel Monsters: several at the same time, with what that replaces and sets off."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import arrive, leave, renew, shuffle, take_up
from duelterm.core.replace import is_replaceable, replaced
from duelterm.core.state import Active, Pending
from duelterm.core.triggers import announce, met
from duelterm.core.zones import EVERYBODY, OWNER
from duelterm.duelmonsters.definition import FUSION_FRAME, TOKEN_FRAME
from duelterm.duelmonsters.standing_in import stood_in
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import attack, defence, ref_of
from duelterm.duelmonsters.zones import DECK, FIELD, FUSION, GRAVEYARD, HAND, MONSTERS
from duelterm.effects.refs import BEARER

TO_GRAVEYARD, LEAVES = "sent to graveyard", "leaves"

DESTRUCTIBLE = (*FIELD, HAND)
"""Where cards lie that an effect can destroy."""


class Move:
    """Where cards go and why. `kind` is what the record calls it, `by` the seat whose act or effect it is (-1: the
    rules), `cause` one of `battle`, `effect`, `cost`, `tribute`, `rule`; `foe` the monster that did it in battle,
    `holder` the seat whose zone it is, if not the owner's (-1).
    """

    __slots__ = ("bottom", "by", "cause", "foe", "holder", "kind", "shuffled", "source", "to")

    def __init__(
        self,
        to: int,
        by: int,
        kind: str = "moved",
        source: Any = None,
        cause: str = "effect",
        foe: Card | None = None,
        bottom: bool = False,
        shuffled: bool = False,
        holder: int = -1,
    ) -> None:
        self.holder = holder
        self.to = to
        self.by = by
        self.kind = kind
        self.source = source
        self.cause = cause
        self.foe = foe
        self.bottom = bottom
        self.shuffled = shuffled


def goal(card: Card, how: Move) -> int:
    """The zone that a card really goes to: a fusion monster lies in the fusion deck where others go to hand or deck
    (R3-1.4).
    """
    if card.definition.frame == FUSION_FRAME and how.to in (HAND, DECK):
        return FUSION
    return how.to


def goes_to(card: Card, how: Move) -> int:
    """Whose zone a card goes to: its owner's (STD-5.10), unless an effect says otherwise."""
    return card.owner if how.holder < 0 else how.holder


def departure(state: DuelState, card: Card, how: Move) -> Event:
    """The event of a card going to its owner's zone; known to those who see it before or after. A token goes to no
    graveyard or hand: it ceases to be (STD-5.9).
    """
    to = goal(card, how)
    sight = state.kinds[to].sight
    everybody = (1 << len(state.zones)) - 1
    after = everybody if sight == EVERYBODY else state.shown_to(goes_to(card, how)) if sight == OWNER else 0
    token = card.definition.frame == TOKEN_FRAME
    kind = "moved" if token and how.kind == TO_GRAVEYARD else how.kind
    also: tuple[str, ...] = (TO_GRAVEYARD,) if to == GRAVEYARD and kind != TO_GRAVEYARD and not token else ()
    if card.zone in FIELD:
        also += (LEAVES,)
        also += ("returned to hand",) if to == HAND and not token else ()
    names = state.sight(card) | after
    event = Event(kind, card.seat, card, how.foe, how.by, names, source=how.source, cause=how.cause, also=also)
    event.origin, event.to = card.zone, to
    return event


def moments(card: Card, how: Move) -> tuple[str, ...]:
    """The proposals that such a move is."""
    found: tuple[str, ...] = ("would be destroyed",) if how.kind == "destroyed" else ()
    return (*found, "would be sent to graveyard") if goal(card, how) == GRAVEYARD else found


async def move(state: DuelState, cards: Sequence[Card], how: Move) -> list[Card]:
    """Move cards to their owners' zones at the same time; something else may happen to some instead. Returns those
    that went.
    """
    going = []
    for card in cards:
        kinds = moments(card, how)
        replaceable = kinds and is_replaceable(state, card, kinds)
        if not (replaceable and await replaced(state, departure(state, card, how), kinds)):
            going.append(card)
    return carry_all(state, going, how)


def carry_all(state: DuelState, cards: Sequence[Card], how: Move) -> list[Card]:
    """Carry cards away; what looks back at them is asked while all still lie where they were."""
    events = [departure(state, card, how) for card in cards]
    fired: list[Pending] = []
    if state.listeners:
        for event in events:
            fired += met(state, event)
    for card, event in zip(cards, events, strict=True):
        fired += met_by_going(state, card, event)
    keep_figures(state, cards)
    for card, event in zip(cards, events, strict=True):
        carry(state, card, how)
        event.mark = card.mark
    if how.shuffled:
        for seat in {card.owner for card in cards}:
            shuffle(state, seat, DECK)
    state.events.extend(events)
    state.pending.extend(fired)
    return list(cards)


def met_by_going(state: DuelState, card: Card, event: Event) -> list[Pending]:
    """What a card's own going sets off: where it comes from the field whatever fits, else only what waits for the
    graveyard.
    """
    told, fired = (event.kind, *event.also), list[Pending]()
    for trigger in card.definition.departing:
        anywhere = event.origin in FIELD or TO_GRAVEYARD in trigger.kinds
        if anywhere and any(kind in told for kind in trigger.kinds):
            trigger.fire(state, Active(trigger, departing_frame(state, card, event.to)), event, fired)
    return fired


def departing_frame(state: DuelState, card: Card, to: int) -> Frame:
    """The frame of an ability of a card that is going, with what the card remembers and the monster that it was on. One
    that goes to the graveyard acts from there, for its owner (R3-7.11), whoever controlled it.
    """
    you = card.owner if to == GRAVEYARD else card.seat
    names = dict(state.memory.get(ref_of(card), {}))
    if (bearer := state.bearers.get(ref_of(card))) is not None:
        names[BEARER] = (bearer,)
    return Frame(you, card.uid, card.mark, card.definition, names=names)


def carry(state: DuelState, card: Card, how: Move) -> None:
    """Take one card to its owner's zone; a token ceases to be."""
    forget(state, card)
    if card.definition.frame == TOKEN_FRAME:
        take_up(state, card)
        state.gone.append(card)
        renew(state, card)
        return
    leave(state, card)
    arrive(state, card, goes_to(card, how), goal(card, how), how.bottom)
    if card.zone in (HAND, DECK, FUSION):
        state.proper.discard(card.uid)


def keep_figures(state: DuelState, cards: Sequence[Card]) -> None:
    """Attack and defence of monsters that leave at the same time, while all of them still lie there."""
    for card in cards:
        if card.zone == MONSTERS:
            state.last[card.uid] = (attack(state, card) or 0, defence(state, card) or 0)


def forget(state: DuelState, card: Card) -> None:
    """What a card remembers, is on and has used ends with its stay."""
    ref = ref_of(card)
    state.memory.pop(ref, None)
    state.bearers.pop(ref, None)
    for key in [key for key in state.spent if key[1] == ref]:
        del state.spent[key]


async def destroy(
    state: DuelState, cards: Sequence[Card], by: int, source: Any = None, cause: str = "effect", to: int = GRAVEYARD
) -> list[Card]:
    """Destroy cards on the field, or in a hand, at the same time. Returns those really destroyed."""
    there = [card for card in cards if card.zone in DESTRUCTIBLE]
    if not there:
        return []
    how = Move(to, by, "destroyed", source, cause)
    kept = await stood_in(state, [departure(state, card, how) for card in there])
    return await move(state, [card for card in there if card.uid not in kept and card.zone in DESTRUCTIBLE], how)


async def discard(
    state: DuelState, cards: Sequence[Card], by: int, source: Any = None, cause: str = "effect"
) -> list[Card]:
    """From the hand to the graveyard."""
    held = [card for card in cards if card.zone == HAND]
    return await move(state, held, Move(GRAVEYARD, by, "discarded", source, cause))


async def send(state: DuelState, cards: Sequence[Card], by: int, source: Any = None, cause: str = "rule") -> list[Card]:
    """To the graveyard without being destroyed (R3-7.11)."""
    return await move(state, cards, Move(GRAVEYARD, by, TO_GRAVEYARD, source, cause))


def draw(state: DuelState, seat: int, by: int, source: Any = None) -> Card | None:
    """The top card of the deck into the hand. A card that can't be drawn ends the duel soon (R3-4.3, STD-1.4)."""
    deck = state.zones[seat][DECK]
    if not deck:
        state.short.add(seat)
        return None
    card = deck[-1]
    event = departure(state, card, Move(HAND, by, "drawn", source))
    leave(state, card)
    arrive(state, card, seat, HAND)
    event.mark = card.mark
    announce(state, event)
    return card
