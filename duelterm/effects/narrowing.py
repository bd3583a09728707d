"""Selections of cards that must also be fit for what is done to them: to be tributed, summoned, taken over."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.filters import Find, compile_find
from duelterm.effects.game import Scope, monsters
from duelterm.effects.properties import Predicate
from duelterm.effects.refs import compile_reference
from duelterm.effects.selectors import (
    Able,
    Selection,
    compile_able,
    compile_limit,
    compile_question,
    compile_selection,
)
from duelterm.effects.values import Value
from duelterm.lang.filters import Selector


class Narrowed(Selection):
    """A selection of fit cards only; `known` says whether its player sees that there is one."""

    __slots__ = ("known",)

    def __init__(self, selection: Selection, known: Able) -> None:
        super().__init__(selection.pick, selection.able, selection.full, selection.one)
        self.known = known


def no_limit(state: Any, frame: Frame) -> int:
    """As many as there are."""
    return len(state.cards)


def nothing(state: Any, frame: Frame, card: Card) -> bool:
    """No card comes before the others."""
    return False


def compile_narrowed(
    scope: Scope,
    picked: Any,
    purpose: str,
    fit: Predicate,
    limit: Value = no_limit,
    first: Predicate = nothing,
    needed: Predicate = nothing,
) -> Narrowed:
    """A selection of fit cards, at most so many; what is `first` must be taken before anything else, and of what is
    `needed` there must be one among them.
    """
    if isinstance(picked, str):
        return settled(fitting(compile_reference(scope, picked), fit), limit)
    if picked.all:
        return settled(fitting(compile_find(scope, picked), fit), limit)
    if picked.one_each is not None:
        return one_of_each(scope, picked, purpose, fit)
    if picked.choose is None and picked.up_to is None:
        return sifted(compile_selection(scope, picked, purpose), fit, limit)
    return chosen(scope, picked, purpose, fitting(compile_find(scope, picked), fit), limit, first, needed)


def fitting(find: Find, fit: Predicate) -> Find:
    """Only fit cards."""
    return lambda state, frame: [card for card in find(state, frame) if fit(state, frame, card)]


def settled(found: Find, limit: Value) -> Narrowed:
    """All that are found: nobody picks."""

    async def pick(state: Any, frame: Frame) -> list[Card]:
        return found(state, frame)[: limit(state, frame)]

    def able(state: Any, frame: Frame) -> bool:
        return limit(state, frame) > 0 and bool(found(state, frame))

    return Narrowed(Selection(pick, able, able), able)


def sifted(selection: Selection, fit: Predicate, limit: Value) -> Narrowed:
    """The fit ones among cards that chance or a deck's order picks."""

    async def pick(state: Any, frame: Frame) -> list[Card]:
        cards = [card for card in await selection.pick(state, frame) if fit(state, frame, card)]
        return cards[: limit(state, frame)]

    able = limited(selection.able, limit)
    return Narrowed(Selection(pick, able, limited(selection.full, limit)), able)


def limited(able: Able, limit: Value) -> Able:
    """The same where the limit leaves room for at least one."""
    return lambda state, frame: limit(state, frame) > 0 and able(state, frame)


def one_of_each(scope: Scope, node: Selector, purpose: str, fit: Predicate) -> Narrowed:
    """A fit card of each name; somebody picks where there are more."""
    names, wanted = monsters(scope, "one_each").names, node.one_each or ()
    plain = node.model_copy(update={"one_each": None, "name": tuple(wanted), "choose": len(wanted)})
    found = fitting(compile_find(scope, plain), fit)
    ask = compile_question(scope, plain, purpose)

    def named(state: Any, card: Card) -> list[str]:
        return [name for name in wanted if name in names(state, card)]

    def legal(state: Any, frame: Frame, cards: Sequence[Card]) -> bool:
        return sorted(name for card in cards for name in named(state, card)) == sorted(wanted)

    async def pick(state: Any, frame: Frame) -> list[Card]:
        return await ask(state, frame, found(state, frame), len(wanted), len(wanted), legal)

    def full(state: Any, frame: Frame) -> bool:
        there = [name for card in found(state, frame) for name in named(state, card)]
        return all(name in there for name in wanted)

    return Narrowed(Selection(pick, full, full), full)


def chosen(
    scope: Scope, node: Selector, purpose: str, found: Find, limit: Value, first: Predicate, needed: Predicate
) -> Narrowed:
    """Somebody picks among fit cards."""
    count, ask, least_is_none = compile_limit(scope, node), compile_question(scope, node, purpose), node.choose is None

    async def pick(state: Any, frame: Frame) -> list[Card]:
        number, cards = min(count(state, frame), limit(state, frame)), found(state, frame)
        bound = [card for card in cards if first(state, frame, card)]
        taken = bound if 0 < len(bound) < number else []
        others = [card for card in (cards if taken else bound or cards) if card not in taken]
        needful = [card for card in others if needed(state, frame, card)]
        left = number - len(taken)
        if needful and left and len(needful) < len(others):
            taken = taken + await ask(state, frame, needful, 1, 1)
            others, left = [card for card in others if card not in taken], left - 1
        return taken + await ask(state, frame, others, 0 if least_is_none else left, left)

    async def one(state: Any, frame: Frame) -> list[Card]:
        return await ask(state, frame, found(state, frame), 0, min(1, limit(state, frame)))

    def known(state: Any, frame: Frame) -> bool:
        return limit(state, frame) > 0 and bool(found(state, frame))

    def full(state: Any, frame: Frame) -> bool:
        number = count(state, frame)
        return least_is_none or (limit(state, frame) >= number and len(found(state, frame)) >= number)

    able = limited(compile_able(scope, node, found), limit)
    return Narrowed(Selection(pick, able, full, one if node.choose == 1 else None), known)
