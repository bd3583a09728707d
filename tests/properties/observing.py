"""What can be observed from one seat, and duels in which what it can't know is something else."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from duelterm.core.card import Card
from duelterm.core.looking import view_of
from duelterm.core.rng import Chance
from duelterm.core.zones import EVERYBODY, OWNER
from duelterm.session.duel import Duel
from duelterm.session.lines import lines_of
from duelterm.session.questions import question_of

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def observed(duel: Duel, seat: int | None, since: int = 0) -> str:
    """The view, the news from an event on, and the question as this seat (None: the public) may know them."""
    waiting = [pending.frame.definition.name for pending in duel.state.pending]
    view = view_of(duel.state, duel.rules, duel.eyes(seat), waiting)
    news = lines_of(duel, NAMES, duel.eyes(seat), since)
    return "\n".join(map(repr, (view, news, asked(duel, seat))))


def asked(duel: Duel, seat: int | None) -> Any:
    """The open question; of another's private one no more than that it is asked."""
    question = question_of(duel, NAMES)
    if question is None or not question.private or question.seat == seat:
        return question
    return (question.number, question.seat, question.kind, question.prompt)


def hidden_from(duel: Duel, seat: int | None, holders: Sequence[int] | None = None) -> list[Card]:
    """The cards that these seats (None: all) hold in zones where this seat can't see their faces."""
    state = duel.state
    return [
        card
        for holder in (state.seats if holders is None else holders)
        for kind in state.kinds
        for card in state.zones[holder][kind.index]
        if kind.sight != EVERYBODY and not card.face_up and not (kind.sight == OWNER and looks_in(state, seat, holder))
    ]


def looks_in(state: Any, seat: int | None, holder: int) -> bool:
    """Whether this seat sees what the holder sees (TAG-1.4)."""
    return seat is not None and bool(state.shown_to(holder) & 1 << seat)


def permuted(duel: Duel, cards: list[Card], seed: int) -> Duel:
    """A copy of a duel at an act in which these cards of each seat are each other."""
    copy = duel.fork()
    for owner in copy.state.seats:
        own = [copy.state.cards[card.uid] for card in cards if card.owner == owner]
        for alike in (own_of(own, sort) for sort in {sort_of(card) for card in own}):
            others = [card.definition for card in alike]
            Chance(seed).shuffle(others)
            for card, definition in zip(alike, others, strict=True):
                card.definition = definition
    return restarted(copy)


def sort_of(card: Card) -> str:
    """Cards of one sort may lie in each other's places: where the kind of a hidden card is public, of that kind."""
    definition = card.definition
    if not hasattr(definition, "checks"):
        return "card"
    return "looked after" if definition.checks else "fusion" if definition.materials else str(definition.frame != "")


def own_of(cards: list[Card], sort: str) -> list[Card]:
    """The cards of one sort."""
    return [card for card in cards if sort_of(card) == sort]


def restarted(duel: Duel) -> Duel:
    """The rules again from the state as it is now."""
    duel.flow.close()
    return Duel(duel.rules, duel.state, duel.open_hands, duel.answers)


def texts(found: Any) -> Iterator[str]:
    """Every text in records within records."""
    if isinstance(found, str):
        yield found
    elif is_dataclass(found):
        for field in fields(found):
            yield from texts(getattr(found, field.name))
    elif isinstance(found, dict):
        for key, value in found.items():
            yield from (*texts(key), *texts(value))
    elif isinstance(found, list | tuple):
        for part in found:
            yield from texts(part)
