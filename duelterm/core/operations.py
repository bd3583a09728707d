"""The only functions that change a card or a zone. Games build their own operations of these."""

from collections.abc import Iterable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.state import Active, State
from duelterm.core.zones import BENEATH, ZoneKind


def switch_on(state: State, card: Card) -> None:
    """Put the card's statics and listeners for its zone in force."""
    working = card.definition.active.get(card.zone)
    if working is None or (state.kinds[card.zone].faces and not card.face_up):
        return
    statics, listeners = working
    frame = Frame(card.seat, card.uid, card.mark, card.definition)
    for static in statics:
        active = Active(static, frame)
        active.since = len(state.events)
        state.statics.setdefault(static.key, []).append(active)
    for listener in listeners:
        for kind in listener.kinds:
            state.listeners.setdefault(kind, []).append(Active(listener, frame))


def switch_off(state: State, card: Card) -> None:
    """End what the card has in force from the zone where it lies; what was given a time of its own stays."""
    working = card.definition.active.get(card.zone)
    if working is None:
        return
    statics, listeners = working
    for static in statics:
        drop_printed(state.statics, static.key, card.uid)
    for listener in listeners:
        for kind in listener.kinds:
            drop_printed(state.listeners, kind, card.uid)


def drop_printed(table: dict[str, list[Active]], key: str, uid: int) -> None:
    """Remove what this card has in force by being in play."""
    actives = table.get(key, [])
    keep(table, key, [active for active in actives if active.until is not None or active.frame.source != uid])


def keep(table: dict[str, list[Active]], key: str, actives: list[Active]) -> None:
    """Leave these alone in force; a key with nothing in force is in no table."""
    if actives:
        table[key] = actives
    else:
        table.pop(key, None)


def leave(state: State, card: Card) -> None:
    """Take a top card out of its zone."""
    if card.definition.active:
        switch_off(state, card)
    state.zones[card.seat][card.zone].remove(card)


def arrive(
    state: State,
    card: Card,
    seat: int,
    zone: int,
    bottom: bool = False,
    face_up: bool = False,
    tapped: bool = False,
) -> None:
    """Lay a card into a zone as a new object: untapped unless said, face down unless said or its zone shows it, with a
    new mark.
    """
    pile = state.zones[seat][zone]
    card.seat = seat
    card.zone = zone
    card.tapped, card.face_up = tapped, face_up
    card.fresh = True
    renew(state, card)
    card.place = next_place(pile, state.kinds[zone])
    pile.insert(0 if bottom else len(pile), card)
    if card.definition.active:
        switch_on(state, card)
    if state.memo:
        state.memo.clear()


def renew(state: State, card: Card) -> None:
    """Make it a new object: what was on it or remembers it finds it no more."""
    state.marks += 1
    card.mark = state.marks


def next_place(pile: Sequence[Card], kind: ZoneKind) -> int:
    """The number of the place that the next card of a pile takes: the lowest free one, where they are numbered once
    and for all.
    """
    if kind.size:
        taken = {card.place for card in pile}
        return next(number for number in range(1, kind.size + 1) if number not in taken)
    return pile[-1].place + 1 if pile and kind.places else 1


def hand_over(state: State, card: Card, seat: int) -> None:
    """Lay a card into another seat's zone of the same kind: the same object, under another seat's control."""
    leave(state, card)
    pile = state.zones[seat][card.zone]
    card.seat = seat
    card.place = next_place(pile, state.kinds[card.zone])
    pile.append(card)
    switch_on(state, card)
    state.memo.clear()


def take_up(state: State, card: Card) -> None:
    """Take a card out of its zone into none, face up, while it is being used."""
    leave(state, card)
    card.zone, card.face_up, card.beneath = BENEATH, False, []
    state.memo.clear()


def relocate(state: State, card: Card, seat: int, zone: int, bottom: bool = False) -> None:
    """Move a top card from its zone into another; what lies beneath it must have been dealt with."""
    leave(state, card)
    arrive(state, card, seat, zone, bottom)


def stack(state: State, top: Card, bases: list[Card], zone: int | None = None) -> None:
    """Put a card that lies in some zone on top of others, in this zone (the first one's unless given): it takes the
    place of the first that lies there, tapped if any there was.
    """
    leave(state, top)
    first = bases[0]
    top.seat, top.zone, top.place = first.seat, first.zone if zone is None else zone, first.place
    pile = state.zones[top.seat][top.zone]
    there = [base for base in bases if base.zone == top.zone]
    index = min(map(pile.index, there), default=len(pile))
    for base in bases:
        leave(state, base)
    top.beneath = [under for base in bases for under in (base, *base.beneath)]
    top.tapped = any(base.tapped for base in there)
    top.face_up = False
    top.fresh = any(base.fresh for base in bases)
    renew(state, top)
    for under in top.beneath:
        renew(state, under)
        under.zone, under.beneath, under.tapped = BENEATH, [], False
    pile.insert(min(index, len(pile)), top)
    switch_on(state, top)
    state.memo.clear()


def unstack(state: State, top: Card, heads: list[list[Card]]) -> None:
    """Take the top card off and leave what lay beneath in its place, as one card for each list of `heads`."""
    pile = state.zones[top.seat][top.zone]
    index = pile.index(top)
    tapped, fresh, zone, seat, place = top.tapped, top.fresh, top.zone, top.seat, top.place
    top.beneath = []
    for offset, (head, *under) in enumerate(heads, 1):
        head.zone, head.seat, head.place, head.tapped, head.fresh = zone, seat, place, tapped, fresh
        head.beneath = under
        renew(state, head)
        pile.insert(index + offset, head)
        switch_on(state, head)
    state.memo.clear()


def scatter(state: State, top: Card) -> list[Card]:
    """Lay what is beneath a leaving top card beside it, as separate cards in its zone; all of them, top first."""
    under, top.beneath = top.beneath, []
    pile = state.zones[top.seat][top.zone]
    for card in under:
        card.zone, card.seat = top.zone, top.seat
        pile.append(card)
        switch_on(state, card)
    return [top, *under]


def turn_sideways(state: State, card: Card, tapped: bool) -> None:
    """Tap or untap."""
    card.tapped = tapped
    if state.memo:
        state.memo.clear()


def turn_over(state: State, card: Card, face_up: bool) -> None:
    """Turn a card face up or face down. Where faces matter it begins or stops to work; face down it is a new object."""
    faces = state.kinds[card.zone].faces
    if faces and not face_up:
        switch_off(state, card)
        renew(state, card)
    card.face_up = face_up
    if faces and face_up:
        switch_on(state, card)
    state.memo.clear()


def shown(card: Card) -> Card:
    """The card as it would be face up, to be judged by that; it lies nowhere."""
    turned = card.copy()
    turned.face_up = True
    return turned


def settle_in(cards: Iterable[Card]) -> None:
    """These cards are no longer fresh."""
    for card in cards:
        card.fresh = False


def shuffle(state: State, seat: int, zone: int) -> None:
    """Shuffle a pile; nobody can know its cards by their marks afterwards."""
    pile = state.zones[seat][zone]
    state.shuffle(pile)
    for card in pile:
        renew(state, card)


def cut(state: State, seat: int, zone: int, place: int) -> None:
    """Cut a pile: so many cards from its top go beneath the rest."""
    pile = state.zones[seat][zone]
    pile[:] = pile[len(pile) - place :] + pile[: len(pile) - place]


def come_into_being(state: State, definition: Any, seat: int) -> Card:
    """A new card in no zone, made by an effect."""
    card = Card(len(state.cards), definition, seat)
    state.cards.append(card)
    return card


def arrange(state: State, seat: int, zone: int, cards: list[Card], bottom: bool = False) -> None:
    """Put these cards of a pile on its top (the first on top) or its bottom, in this order."""
    pile = state.zones[seat][zone]
    for card in cards:
        pile.remove(card)
    if bottom:
        pile[:0] = cards[::-1]
    else:
        pile.extend(cards[::-1])


def put_in_force(state: State, actives: Iterable[Active]) -> None:
    """Start lingering statics and listeners; each has the moment that ends it."""
    for active in actives:
        spec = active.spec
        active.since = len(state.events)
        if active.until is not None:
            state.ends.add(active.until)
        if hasattr(spec, "key"):
            state.statics.setdefault(spec.key, []).append(active)
        else:
            for kind in spec.kinds:
                state.listeners.setdefault(kind, []).append(active)
    state.memo.clear()


def expire(state: State, moment: str, seat: int = -1) -> None:
    """End what lasts until this moment (of this seat)."""
    ended = state.ends and state.ends & {(moment, seat), (moment, -1)}
    if ended:
        state.ends -= ended
        for table in (state.statics, state.listeners):
            for key in list(table):
                keep(table, key, [active for active in table[key] if active.until not in ended])
    state.memo.clear()
