"""Verbs: each action becomes a step that can be tried (`run`), and asked beforehand whether it could do anything."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from duelterm.core.ask import CONFIRM, NAME, NUMBER, ORDER, PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.frame import Frame, remember
from duelterm.effects.filters import compile_find, enterable
from duelterm.effects.game import Destination, Scope
from duelterm.effects.refs import compile_players, compile_reference
from duelterm.effects.selectors import LOOKED, Selection, compile_selection, show
from duelterm.effects.steps import Able, Step, always
from duelterm.effects.values import compile_highest, compile_value
from duelterm.lang import actions as ac
from duelterm.lang.filters import Selector, Sought
from duelterm.lang.values import UpTo

Change = Callable[[Any, Frame, Sequence[Card]], Awaitable[Sequence[Card]]]


def acting(selection: Selection, change: Change, name: str | None, able: Able | None = None) -> Step:
    """A verb that does something to selected cards and remembers those it was done to."""

    async def to(state: Any, frame: Frame, cards: Sequence[Card]) -> bool:
        done = await change(state, frame, cards) if cards else ()
        remember(frame, name, tuple((card.uid, card.mark) for card in done))
        return bool(done)

    async def run(state: Any, frame: Frame) -> bool:
        return await to(state, frame, await selection.pick(state, frame))

    picker = selection.one
    if picker is None:
        return Step(run, able or selection.able, selection.full)
    pick_one = picker

    async def one(state: Any, frame: Frame) -> bool:
        return await to(state, frame, await pick_one(state, frame))

    return Step(run, able or selection.able, selection.full, one)


def destroy(scope: Scope, node: ac.Destroy) -> Step:
    game = scope.game

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.destroy(state, cards, frame.cause, frame.definition)

    return acting(compile_selection(scope, node.destroy, "destroy"), change, node.as_)


def tap(scope: Scope, node: ac.Tap) -> Step:
    """Tapping a tapped card is a legal choice and does nothing, but isn't asked where nothing could be tapped."""
    game = scope.game

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        await game.tap(state, cards, frame.cause, frame.definition)
        return cards

    able = any_turned(scope, node.tap, tapped=False)
    return acting(compile_selection(scope, node.tap, "tap"), change, node.as_, able)


def untap(scope: Scope, node: ac.Untap) -> Step:
    game = scope.game

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.untap(state, cards, frame.cause, frame.definition)

    able = any_turned(scope, node.untap, tapped=True)
    return acting(compile_selection(scope, node.untap, "untap"), change, node.as_, able)


def any_turned(scope: Scope, picked: Any, tapped: bool) -> Able:
    """Whether any of the cards is tapped (or untapped)."""
    if isinstance(picked, str):
        found = compile_reference(scope, picked)
    elif isinstance(picked, Selector) and picked.rest is None:
        found = compile_find(scope, picked)
    else:
        return always
    return lambda state, frame: any(card.tapped == tapped for card in found(state, frame))


def discard(scope: Scope, node: ac.Discard) -> Step:
    game = scope.game
    picked: Any = node.discard
    if isinstance(picked, Selector) and picked.zone is None:
        picked = picked.model_copy(update={"zone": ("hand",), "side": picked.side or "you"})

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.discard(state, cards, frame.cause, frame.definition)

    return acting(compile_selection(scope, picked, "discard"), change, node.as_)


def draw(scope: Scope, node: ac.Draw) -> Step:
    """DM-9.1: one at a time; before each of "up to N" the player may stop."""
    game, amount = scope.game, node.draw
    up_to = isinstance(amount, UpTo)
    seats = compile_players(scope, "you" if node.side is None else node.side)
    count = compile_value(scope, amount.up_to if isinstance(amount, UpTo) else amount)

    async def run(state: Any, frame: Frame) -> bool:
        number, drawn = count(state, frame), 0
        for seat in seats(state, frame):
            for index in range(number):
                why = Why("draw more", frame.definition, None, number - index)
                if up_to and not await Decision(CONFIRM, seat, (True, False), 1, 1, why, private=True):
                    break
                if await game.draw(state, seat, frame.cause, frame.definition) is None:
                    break
                drawn += 1
        return drawn > 0

    return Step(run, lambda state, frame: count(state, frame) > 0)


def move(scope: Scope, node: ac.Move) -> Step:
    game = scope.game
    to, part_top = node.to, node.part == "top"
    shuffled, tapped, triggers = bool(node.shuffle), node.tapped, node.shield_trigger is not False

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        ordered = list(cards)
        if to in ("deck top", "deck bottom") and len(ordered) > 1:
            count = len(ordered)
            why = Why("deck order", frame.definition)
            ordered = await Decision(ORDER, frame.you, ordered, count, count, why, True, True, ordered)
        if to == "deck top":  # the first in the order ends uppermost
            ordered = ordered[::-1]
        where = Destination(going_to(frame, to), frame.definition, part_top, shuffled, tapped, triggers)
        return await game.move(state, ordered, where, frame.cause)

    return acting(compile_selection(scope, node.move, f"move to {to}"), change, node.as_)


def going_to(frame: Frame, to: str) -> Any:
    """`same` is where the card of the replaced event was going."""
    return frame.event.to if to == "same" else to


def search(scope: Scope, node: ac.Search) -> Step:
    """DM-9.4: look through a deck, take what was sought, shuffle."""
    game, sought, to = scope.game, node.search, node.to or "hand"
    found = compile_find(scope, sought.model_copy(update={"zone": ("deck",), "side": sought.side or "you"}))
    if to == "battle zone":
        found = enterable(scope, found)
    seats = compile_players(scope, sought.side or "you")
    limit: Any = 1 if sought.up_to is None else sought.up_to
    count = compile_value(scope, 99 if limit == "any" else limit)
    shown = is_shown(node, to)

    async def run(state: Any, frame: Frame) -> bool:
        cards = sorted(found(state, frame), key=lambda card: (card.definition.name, card.uid))
        show_all = [card for seat in seats(state, frame) for card in state.zones[seat][game.deck]]
        frame.names[LOOKED] = frame.names.get(LOOKED, ()) + tuple((card.uid, card.mark) for card in show_all)
        hi = min(count(state, frame), len(cards))
        why = Why("search", frame.definition, None, hi)
        taken = list(await Decision(PICK, frame.you, cards, 0, hi, why, private=True, shown=True, proposal=()))
        if shown:
            show(state, frame, taken, "revealed", list(state.seats))
        where = Destination(to, frame.definition, False, False, None, True)
        done = await game.move(state, taken, where, frame.cause) if taken else []
        remember(frame, node.as_, tuple((card.uid, card.mark) for card in done))
        for seat in seats(state, frame):
            await game.search_ends(state, seat)
        return bool(done)

    return Step(run, lambda state, frame: any(state.zones[seat][game.deck] for seat in seats(state, frame)))


def is_shown(node: ac.Search, to: str) -> bool:
    """A filtered card that goes to hand is shown, unless the card says otherwise."""
    if node.show is not None:
        return node.show
    plain = Sought(side=node.search.side, up_to=node.search.up_to)
    return to == "hand" and node.search != plain


def look(scope: Scope, node: ac.Look) -> Step:
    """You alone see the cards; a question holds them up until you have."""

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        show(state, frame, cards, "looked", [frame.you])
        why = Why("look", frame.definition, None, len(cards))
        await Decision(PICK, frame.you, list(cards), 0, 0, why, private=True, shown=True, proposal=())
        return cards

    return acting(compile_selection(scope, node.look, "look"), change, node.as_)


def reveal(scope: Scope, node: ac.Reveal) -> Step:
    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        show(state, frame, cards, "revealed", list(state.seats))
        return cards

    return acting(compile_selection(scope, node.reveal, "reveal"), change, node.as_)


def pick(scope: Scope, node: ac.Pick) -> Step:
    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return cards

    return acting(compile_selection(scope, node.pick, "pick"), change, node.as_)


CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
HIGHEST_COST, HIGHEST_POWER = 99, 99_999


def declare(scope: Scope, node: ac.Declare) -> Step:
    """Name a race, a civilization or a number, in the open."""
    name = node.as_
    if node.declare == "number":
        limit = node.is_
        highest = None if limit is None else compile_highest(scope, limit, HIGHEST_POWER)

        async def number(state: Any, frame: Frame) -> bool:
            top = HIGHEST_COST if highest is None else highest(state, frame)
            frame.names[name] = await Decision(NUMBER, frame.you, (), 0, top, Why("declare", frame.definition))
            return True

        return Step(number)
    words = CIVILIZATIONS if node.declare == "civ" else scope.game.races_known
    options = tuple(word for word in words if word != node.except_)
    prompt = f"declare {node.declare}"

    async def word(state: Any, frame: Frame) -> bool:
        frame.names[name] = await Decision(NAME, frame.you, options, 1, 1, Why(prompt, frame.definition))
        return True

    return Step(word)


def break_shields(scope: Scope, node: ac.Break) -> Step:
    game, count = scope.game, compile_value(scope, node.break_)
    breakers = compile_reference(scope, node.by)

    async def run(state: Any, frame: Frame) -> bool:
        done = False
        for breaker in breakers(state, frame):
            done = await game.break_shields(state, breaker, count(state, frame)) or done
        return done

    return Step(run)


def prevent(scope: Scope, node: ac.Prevent) -> Step:
    game = scope.game

    async def run(state: Any, frame: Frame) -> bool:
        return await game.prevent_battle(state)

    return Step(run)


def flip(scope: Scope, node: ac.Flip) -> Step:
    game = scope.game

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.flip(state, cards, frame.cause, frame.definition)

    return acting(compile_selection(scope, node.flip, "flip"), change, None)


def cast(scope: Scope, node: ac.Cast) -> Step:
    game, found = scope.game, compile_reference(scope, node.cast)

    async def run(state: Any, frame: Frame) -> bool:
        done = False
        for card in found(state, frame):
            done = await game.cast_free(state, card, frame.you) or done
        return done

    return Step(run)


def extra_turn(scope: Scope, node: ac.ExtraTurn) -> Step:
    game, seats, name = scope.game, compile_players(scope, node.extra_turn), node.as_

    async def run(state: Any, frame: Frame) -> bool:
        for seat in seats(state, frame):
            token = game.extra_turn(state, seat)
            if name is not None:
                frame.names[name] = token
        return True

    return Step(run)


def win(scope: Scope, node: ac.Win) -> Step:
    game, seats = scope.game, compile_players(scope, node.win)

    async def run(state: Any, frame: Frame) -> bool:
        game.win(state, seats(state, frame)[0], frame.definition)
        return True

    return Step(run)


VERBS: dict[type, Callable[[Scope, Any], Step]] = {
    ac.Destroy: destroy,
    ac.Tap: tap,
    ac.Untap: untap,
    ac.Discard: discard,
    ac.Draw: draw,
    ac.Move: move,
    ac.Search: search,
    ac.Look: look,
    ac.Reveal: reveal,
    ac.Pick: pick,
    ac.Declare: declare,
    ac.Break: break_shields,
    ac.Prevent: prevent,
    ac.Flip: flip,
    ac.Cast: cast,
    ac.ExtraTurn: extra_turn,
    ac.Win: win,
}
