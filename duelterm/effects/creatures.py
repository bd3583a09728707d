"""Verbs of Duel Masters alone: tapping, breaking shields, casting, extra turns."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects.actions import acting
from duelterm.effects.filters import compile_find
from duelterm.effects.game import Scope, creatures
from duelterm.effects.players import compile_players
from duelterm.effects.refs import compile_reference
from duelterm.effects.selectors import compile_selection
from duelterm.effects.steps import Able, Step, always
from duelterm.effects.values import compile_value
from duelterm.lang import actions as ac
from duelterm.lang.filters import Selector


def tap(scope: Scope, node: ac.Tap) -> Step:
    """Tapping a tapped card is a legal choice and does nothing, but isn't asked where nothing could be tapped."""
    game = creatures(scope, "tap")

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        await game.tap(state, cards, frame.cause, frame.definition)
        return cards

    able = any_turned(scope, node.tap, tapped=False)
    return acting(scope, compile_selection(scope, node.tap, "tap"), change, node.as_, able)


def untap(scope: Scope, node: ac.Untap) -> Step:
    game = creatures(scope, "untap")

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.untap(state, cards, frame.cause, frame.definition)

    able = any_turned(scope, node.untap, tapped=True)
    return acting(scope, compile_selection(scope, node.untap, "untap"), change, node.as_, able)


def any_turned(scope: Scope, picked: Any, tapped: bool) -> Able:
    """Whether any of the cards is tapped (or untapped)."""
    if isinstance(picked, str):
        found = compile_reference(scope, picked)
    elif isinstance(picked, Selector) and picked.rest is None:
        found = compile_find(scope, picked)
    else:
        return always
    return lambda state, frame: any(card.tapped == tapped for card in found(state, frame))


def break_shields(scope: Scope, node: ac.Break) -> Step:
    game, count = creatures(scope, "break"), compile_value(scope, node.break_)
    breakers = compile_reference(scope, node.by)

    async def run(state: Any, frame: Frame) -> bool:
        done = False
        for breaker in breakers(state, frame):
            done = await game.break_shields(state, breaker, count(state, frame)) or done
        return done

    return Step(run)


def prevent(scope: Scope, node: ac.Prevent) -> Step:
    game = creatures(scope, "prevent")

    async def run(state: Any, frame: Frame) -> bool:
        return await game.prevent_battle(state)

    return Step(run)


def flip(scope: Scope, node: ac.Flip) -> Step:
    game = creatures(scope, "flip")

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.flip(state, cards, frame.cause, frame.definition)

    return acting(scope, compile_selection(scope, node.flip, "flip"), change, None)


def cast(scope: Scope, node: ac.Cast) -> Step:
    game, found = creatures(scope, "cast"), compile_reference(scope, node.cast)

    async def run(state: Any, frame: Frame) -> bool:
        done = False
        for card in found(state, frame):
            done = await game.cast_free(state, card, frame.you) or done
        return done

    return Step(run)


def extra_turn(scope: Scope, node: ac.ExtraTurn) -> Step:
    game, seats, name = creatures(scope, "extra_turn"), compile_players(scope, node.extra_turn), node.as_

    async def run(state: Any, frame: Frame) -> bool:
        for seat in seats(state, frame):
            token = game.extra_turn(state, seat)
            if name is not None:
                frame.names[name] = token
        return True

    return Step(run)


VERBS: dict[type, Callable[[Scope, Any], Step]] = {
    ac.Tap: tap,
    ac.Untap: untap,
    ac.Break: break_shields,
    ac.Prevent: prevent,
    ac.Cast: cast,
    ac.ExtraTurn: extra_turn,
}
