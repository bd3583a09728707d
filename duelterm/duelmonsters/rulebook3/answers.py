"""Answers (R3-6.12): one trap may answer a summon, attack, spell or trap, and one of the other side may answer that."""

from collections.abc import Iterator, Sequence
from typing import Any

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import switch_off, switch_on
from duelterm.core.triggers import announce
from duelterm.duelmonsters.answering import (
    ACTIVATE,
    PASS,
    TURN_UP,
    ask_for_answer,
    detail_of,
    free_to_answer,
    number_of,
    quick,
)
from duelterm.duelmonsters.definition import EQUIP, FIELD_ICON, TRAP
from duelterm.duelmonsters.ops import destroy, send
from duelterm.duelmonsters.rulebook3.steady import aftermath
from duelterm.duelmonsters.state import DuelState, Link
from duelterm.duelmonsters.summon import NORMAL, turn_up
from duelterm.duelmonsters.traits import bearer, own_frame
from duelterm.duelmonsters.zones import SPELLS

CONDITION = "R3-6.12"
DEEPEST = 2
"""So many answers may stand on one another."""


async def open_to_answers(state: DuelState, event: Event) -> Link:
    """Ask the other side, then the acting player, for an answer to what was just done; what answers works first."""
    link = Link(event)
    state.links.append(link)
    if len(state.links) <= DEEPEST:
        for seat in asked(state, event.by, nested=len(state.links) == DEEPEST):
            act = await ask(state, seat, event)
            if act.verb != PASS:
                await perform(state, act, event)
                break
    state.links.remove(link)
    return link


def asked(state: DuelState, by: int, nested: bool) -> Sequence[int]:
    """Who may answer, in this order: an answer itself is answered by the other side alone."""
    others = list(state.opponents(by))
    return others if nested else [*others, by]


async def ask(state: DuelState, seat: int, event: Event) -> Act:
    """Ask one seat, if all can see that it could have an answer: a set card, or an open one that may be used."""
    if not could_answer(state, seat):
        return Act(PASS)
    prompt = "answer attack" if event.kind == "attacks" else "answer"
    return await ask_for_answer(state, seat, prompt, [*answers(state, seat, event)], event, (event.kind,))


def could_answer(state: DuelState, seat: int) -> bool:
    """Whether a seat has, as all can see, something to answer with."""
    return any(not card.face_up or quick(card) for card in free_to_answer(state, seat))


def answers(state: DuelState, seat: int, event: Event) -> Iterator[Act]:
    """What this seat can answer with."""
    for card in free_to_answer(state, seat):
        if not card.face_up and card.definition.kind == TRAP:
            for number, activation in enumerate(card.definition.played):
                if answers_to(state, card, activation, event):
                    yield Act(TURN_UP, card, detail=detail_of(number))
        elif card.face_up:
            for number, activation in enumerate(card.definition.activated):
                if activation.speed == "quick" and answers_to(state, card, activation, event):
                    yield Act(ACTIVATE, card, detail=detail_of(number))


def answers_to(state: DuelState, card: Card, activation: Any, event: Event) -> bool:
    """Whether an effect may be used now as an answer to this: its condition is met, if it names one."""
    return cannot_answer(state, card, activation, event) is None


def cannot_answer(state: DuelState, card: Card, activation: Any, event: Event) -> Any | None:
    """R3-6.12: why it may not."""
    frame = own_frame(card).answering(event)
    if activation.kinds and not activation.matches(state, frame, event):
        return CONDITION
    return activation.forbids(state, frame)


def why_no_answer(state: DuelState, card: Card, found: Sequence[Any]) -> Any | None:
    """Why none of these effects of a card answers what was done last: of several the one that waits for it tells."""
    reasons = [cannot_answer(state, card, activation, state.links[-1].event) for activation in found]
    return None if None in reasons else next((reason for reason in reasons if reason != CONDITION), CONDITION)


async def perform(state: DuelState, act: Act, event: Event) -> None:
    """Use a trap, or an open card's ability, as an answer."""
    number = number_of(act)
    frame = own_frame(act.card).answering(event)
    if act.verb == ACTIVATE:
        await use_ability(state, act.card, act.card.definition.activated[number], frame)
    else:
        await use_set_card(state, act.card, number, frame)


async def use_set_card(state: DuelState, card: Card, number: int, frame: Frame) -> None:
    """Turn a set card up and carry its effect out; `number` chooses among alternatives."""
    turn_up(state, card, "hand", card.seat)
    await carry_out(state, card, number, frame)


async def carry_out(state: DuelState, card: Card, number: int, frame: Frame) -> None:
    """An open spell or trap is used: its costs and targets, the answers to it, then its effect (R3-6.6). It works only
    from then on: what answers it works first (R3-6.12).
    """
    activation = card.definition.played[number]
    event = Event("activated", card.seat, card, by=card.seat)
    switch_off(state, card)
    state.memo.clear()
    if not await activation.prepare(state, frame):
        await put_away(state, card, frame, done=False)
        return
    announce(state, event)
    link = await open_to_answers(state, event)
    if state.find(event.ref) is card and not link.negated:
        await work(state, card, activation, frame)
    await put_away(state, card, frame, done=not link.negated)


async def work(state: DuelState, card: Card, activation: Any, frame: Frame) -> None:
    """What an open spell or trap does when nothing has come between."""
    if card.definition.icon == FIELD_ICON:
        await replace_field(state, card)
    switch_on(state, card)
    state.memo.clear()
    await happen(state, activation, frame)


async def happen(state: DuelState, activation: Any, frame: Frame) -> None:
    """What an activation does. A summon like the turn's own that it makes is answered as any (R3-6.12)."""
    began = len(state.events)
    if activation.holds(state, frame):
        await activation.resolve(state, frame)
    await aftermath(state)
    for event in state.events[began:]:
        if event.kind == "summoned" and event.cause == NORMAL:
            await open_to_answers(state, event)


async def replace_field(state: DuelState, card: Card) -> None:
    """R3-6.10: a new field card from either side takes the place of the one before."""
    before = [
        other
        for other in state.laid(SPELLS)
        if other is not card and other.face_up and other.definition.icon == FIELD_ICON
    ]
    await send(state, before, card.seat)


async def put_away(state: DuelState, card: Card, frame: Frame, done: bool) -> None:
    """R3-6.7, R3-6.8: what doesn't stay goes to the graveyard when it is done."""
    if state.find((frame.source, frame.mark)) is not card or card.zone != SPELLS:
        return
    astray = card.definition.icon == EQUIP and bearer(state, card) is None
    if not (done and card.definition.lasts) or astray:
        await send(state, [card], card.seat)
    await aftermath(state)


async def use_ability(state: DuelState, card: Card, activation: Any, frame: Frame) -> None:
    """An ability of an open card is used; nothing answers that: R3-6.12 names only summons, attacks, spells, traps."""
    announce(state, Event("used", card.seat, card, by=card.seat))
    if await activation.prepare(state, frame):
        await happen(state, activation, frame)
    else:
        await aftermath(state)


async def negate(state: DuelState, frame: Frame, by: int, source: Any, destroyed: bool) -> bool:
    """What the answered event did comes to nothing; its card is destroyed if that is said."""
    link = next((link for link in state.links if link.event is frame.event), None)
    if link is None or link.negated:
        return False
    link.negated = True
    card = state.find(link.event.ref)
    if link.event.kind == "summoned":
        state.proper.discard(link.event.card)
    names = -1 if card is None else state.sight(card)
    announce(state, Event("negated", link.event.seat, card, by=by, names=names, source=source))
    if destroyed and card is not None:
        await destroy(state, [card], by, source)
    return True
