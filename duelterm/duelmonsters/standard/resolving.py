"""A chain resolves, last in, first out (STD-3.2, STD-3.9 to STD-3.12)."""

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import switch_on
from duelterm.core.triggers import announce
from duelterm.duelmonsters.definition import EQUIP
from duelterm.duelmonsters.ops import send
from duelterm.duelmonsters.standard import places
from duelterm.duelmonsters.standard.links import ACTIVATED
from duelterm.duelmonsters.standard.state import ChainLink, StandardState
from duelterm.duelmonsters.standard.steady import resolved
from duelterm.duelmonsters.traits import bearer, rules
from duelterm.duelmonsters.zones import FIELD_PLACE, SPELLS


async def resolve_all(state: StandardState) -> None:
    """Every link, the last one first; then what has been used goes to the graveyard (STD-3.12)."""
    links = state.chain[:]
    while state.chain:
        await resolve(state, state.chain[-1])
        state.chain.pop()
        await resolved(state)
    state.before = ()
    await put_away(state, links)
    await resolved(state)


async def resolve(state: StandardState, link: ChainLink) -> None:
    """What one link does, unless it has been negated, or its card had to stay and is gone (STD-3.11)."""
    card = state.find(link.ref)
    if not takes_effect(state, link, card):
        if link.idle and link.event.kind == ACTIVATED:
            state.silent |= {link.ref}
        return
    if card is not None and link.event.kind == ACTIVATED:
        await places.become_active(state, card)
        switch_on(state, card)
        state.memo.clear()
    announce(state, resolving(link, card))
    if link.activation.holds(state, link.frame):
        await link.activation.resolve(state, link.frame)


def takes_effect(state: StandardState, link: ChainLink, card: Card | None) -> bool:
    """Whether it does anything: it hasn't been negated, and what has to lie face-up on the field does."""
    if link.undone or link.idle:
        return False
    if card is None:
        return not link.tied
    return not (link.tied and not card.face_up) and rules(state, "negated", card) is None


def resolving(link: ChainLink, card: Card | None) -> Event:
    """The record of a link that begins to resolve, whether its card is still there or not."""
    event = Event("resolves", link.seat, card, by=link.seat, amount=link.event.amount)
    event.definition = link.event.definition
    return event


async def put_away(state: StandardState, links: list[ChainLink]) -> None:
    """STD-3.12: what has been used and doesn't stay goes to the graveyard, an equip spell on no monster too."""
    used = [card for link in links if (card := state.find(link.ref)) is not None and is_done(state, link, card)]
    if used:
        await send(state, used, -1)
        state.no_step()


def is_done(state: StandardState, link: ChainLink, card: Card) -> bool:
    """Whether a link's card has no business on the field any more."""
    if link.event.kind != ACTIVATED or card.zone not in (SPELLS, FIELD_PLACE) or not card.face_up:
        return False
    astray = card.definition.icon == EQUIP and bearer(state, card) is None
    return link.undone or astray or not card.definition.lasts
