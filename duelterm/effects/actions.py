"""Verbs: each action becomes a step that can be tried (`run`), and asked beforehand whether it could do anything."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from duelterm.core.ask import CONFIRM, ORDER, Decision, Why
from duelterm.core.card import Card
from duelterm.core.frame import Frame, remember
from duelterm.effects.game import Destination, Game, Scope, creatures, has_monsters, monsters
from duelterm.effects.players import compile_players
from duelterm.effects.seats import Seats
from duelterm.effects.selectors import Selection, compile_selection
from duelterm.effects.steps import Able, Step
from duelterm.effects.values import compile_value
from duelterm.lang import actions as ac
from duelterm.lang.filters import Selector
from duelterm.lang.values import UpTo

Change = Callable[[Any, Frame, Sequence[Card]], Awaitable[Sequence[Card]]]


def acting(
    scope: Scope,
    selection: Selection,
    change: Change,
    name: str | None,
    able: Able | None = None,
    known: Able | None = None,
) -> Step:
    """A verb that does something to selected cards and remembers those it was done to."""
    keep = keeper(scope, name)

    async def to(state: Any, frame: Frame, cards: Sequence[Card]) -> bool:
        done = await change(state, frame, cards) if cards else ()
        keep(state, frame, done)
        return bool(done)

    async def run(state: Any, frame: Frame) -> bool:
        return await to(state, frame, await selection.pick(state, frame))

    picker = selection.one
    if picker is None:
        return Step(run, able or selection.able, selection.full, None, known, (selection.pick, to))
    pick_one = picker

    async def one(state: Any, frame: Frame) -> bool:
        return await to(state, frame, await pick_one(state, frame))

    return Step(run, able or selection.able, selection.full, one, known, (selection.pick, to))


Keep = Callable[[Any, Frame, Sequence[Card]], None]


def keeper(scope: Scope, name: str | None) -> Keep:
    """Keeps cards under a name: for this effect, and for the card's stay if another of its abilities uses the name."""

    def keep(state: Any, frame: Frame, cards: Sequence[Card]) -> None:
        remember(frame, name, tuple((card.uid, card.mark) for card in cards))

    if name is None or name not in scope.kept:
        return keep
    game = monsters(scope, name)

    def keep_for_stay(state: Any, frame: Frame, cards: Sequence[Card]) -> None:
        keep(state, frame, cards)
        source = state.find((frame.source, frame.mark))
        if source is not None:
            memory = game.remembered(state, source)
            there = tuple(ref for ref in memory.get(name, ()) if state.find(ref) is not None)
            memory[name] = there + tuple((card.uid, card.mark) for card in cards)

    return keep_for_stay


def destroy(scope: Scope, node: ac.Destroy) -> Step:
    game = scope.game

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.destroy(state, cards, frame.cause, frame.definition)

    return acting(scope, compile_selection(scope, node.destroy, "destroy"), change, node.as_)


def discard(scope: Scope, node: ac.Discard) -> Step:
    game = scope.game
    picked: Any = node.discard
    if isinstance(picked, Selector) and picked.zone is None:
        picked = picked.model_copy(update={"zone": ("hand",), "side": picked.side or "you"})

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.discard(state, cards, frame.cause, frame.definition)

    return acting(scope, compile_selection(scope, picked, "discard"), change, node.as_)


def draw(scope: Scope, node: ac.Draw) -> Step:
    """DM-9.1: one at a time; before each of "up to N" the player may stop."""
    game, amount = scope.game, node.draw
    up_to = isinstance(amount, UpTo)
    seats = compile_players(scope, "you" if node.side is None else node.side)
    count = compile_value(scope, amount.up_to if isinstance(amount, UpTo) else amount)
    keep = keeper(scope, node.as_)

    async def run(state: Any, frame: Frame) -> bool:
        number, drawn = count(state, frame), []
        for seat in seats(state, frame):
            for index in range(number):
                why = Why("draw more", frame.definition, None, number - index)
                if up_to and not await Decision(CONFIRM, seat, (True, False), 1, 1, why, private=True):
                    break
                card = await game.draw(state, seat, frame.cause, frame.definition)
                if card is None:
                    break
                drawn.append(card)
        keep(state, frame, drawn)
        return bool(drawn)

    def able(state: Any, frame: Frame) -> bool:
        return count(state, frame) > 0

    def enough(state: Any, frame: Frame) -> bool:
        number = count(state, frame)
        return number > 0 and all(monsters(scope, "draw").can_draw(state, seat, number) for seat in seats(state, frame))

    return Step(run, able, known=enough if has_monsters(scope) and not up_to else None)


def move(scope: Scope, node: ac.Move) -> Step:
    game: Game = scope.game if node.part is None else creatures(scope, "part")
    to, part_top = node.to, node.part == "top"
    shuffled, tapped, triggers = bool(node.shuffle), node.tapped, node.shield_trigger is not False
    holder = None if node.side is None else whose_zone(scope, node.side)

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        ordered = list(cards)
        if to in ("deck top", "deck bottom") and len(ordered) > 1:
            count = len(ordered)
            why = Why("deck order", frame.definition)
            ordered = await Decision(ORDER, frame.you, ordered, count, count, why, True, True, ordered)
        if to == "deck top":  # the first in the order ends uppermost
            ordered = ordered[::-1]
        whose = -1 if holder is None else holder(state, frame)[0]
        where = Destination(going_to(frame, to), frame.definition, part_top, shuffled, tapped, triggers, whose)
        return await game.move(state, ordered, where, frame.cause)

    return acting(scope, compile_selection(scope, node.move, f"move to {to}"), change, node.as_)


def whose_zone(scope: Scope, side: str) -> Seats:
    """The player into whose zone cards go that aren't their owner's."""
    monsters(scope, "side")
    return compile_players(scope, side)


def going_to(frame: Frame, to: str) -> Any:
    """`same` is where the card of the replaced event was going."""
    return frame.event.to if to == "same" else to


def pick(scope: Scope, node: ac.Pick) -> Step:
    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return cards

    return acting(scope, compile_selection(scope, node.pick, "pick"), change, node.as_)


def win(scope: Scope, node: ac.Win) -> Step:
    game, seats = scope.game, compile_players(scope, node.win)

    async def run(state: Any, frame: Frame) -> bool:
        game.win(state, seats(state, frame)[0], frame.definition)
        return True

    return Step(run)


VERBS: dict[type, Callable[[Scope, Any], Step]] = {
    ac.Destroy: destroy,
    ac.Discard: discard,
    ac.Draw: draw,
    ac.Move: move,
    ac.Pick: pick,
    ac.Win: win,
}
