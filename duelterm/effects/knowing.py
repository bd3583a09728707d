"""Verbs of knowing: searching a deck, looking at cards, revealing them, naming something."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.ask import NAME, NUMBER, ORDER, PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.core.operations import arrange
from duelterm.effects.actions import acting, keeper
from duelterm.effects.filters import compile_find, enterable
from duelterm.effects.game import Destination, Scope, creatures
from duelterm.effects.players import compile_players
from duelterm.effects.refs import LOOKED
from duelterm.effects.selectors import compile_selection, show
from duelterm.effects.steps import Step
from duelterm.effects.values import compile_highest, compile_value
from duelterm.lang import actions as ac
from duelterm.lang.filters import Sought


def search(scope: Scope, node: ac.Search) -> Step:
    """DM-9.4: look through a deck, take what was sought, shuffle."""
    game, sought, to = scope.game, node.search, node.to or "hand"
    found = compile_find(scope, sought.model_copy(update={"zone": ("deck",), "side": sought.side or "you"}))
    if to == "battle zone":
        found = enterable(scope, found)
    seats = compile_players(scope, sought.side or "you")
    exactly = sought.choose is not None
    limit: Any = sought.choose if exactly else 1 if sought.up_to is None else sought.up_to
    count = compile_value(scope, 99 if limit == "any" else limit)
    shown, keep = is_shown(node, to), keeper(scope, node.as_)

    async def run(state: Any, frame: Frame) -> bool:
        cards = sorted(found(state, frame), key=lambda card: (card.definition.name, card.uid))
        show_all = [card for seat in seats(state, frame) for card in state.zones[seat][game.deck]]
        frame.names[LOOKED] = frame.names.get(LOOKED, ()) + tuple((card.uid, card.mark) for card in show_all)
        hi = min(count(state, frame), len(cards))
        why = Why("search", frame.definition, None, hi)
        lo = hi if exactly else 0
        taken = list(await Decision(PICK, frame.you, cards, lo, hi, why, True, True, cards[:lo]))
        if shown:
            show(state, frame, taken, "revealed", list(state.seats))
        where = Destination(to, frame.definition, False, False, None, True)
        done = await game.move(state, taken, where, frame.cause) if taken else []
        keep(state, frame, done)
        for seat in seats(state, frame):
            await game.search_ends(state, seat)
        return bool(done)

    return Step(run, lambda state, frame: any(state.zones[seat][game.deck] for seat in seats(state, frame)))


def is_shown(node: ac.Search, to: str) -> bool:
    """A filtered card that goes to hand is shown, unless the card says otherwise."""
    if node.show is not None:
        return node.show
    plain = Sought(side=node.search.side, up_to=node.search.up_to, choose=node.search.choose)
    return to == "hand" and node.search != plain


def look(scope: Scope, node: ac.Look) -> Step:
    """You alone see the cards; a question holds them up until you have, and asks for their order if it may change."""
    ordered = node.back is not None

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        show(state, frame, cards, "looked", [frame.you])
        if ordered and len(cards) > 1:
            await put_back(state, frame, cards)
            return cards
        why = Why("look", frame.definition, None, len(cards))
        await Decision(PICK, frame.you, list(cards), 0, 0, why, private=True, shown=True, proposal=())
        return cards

    return acting(scope, compile_selection(scope, node.look, "look"), change, node.as_)


async def put_back(state: Any, frame: Frame, cards: Sequence[Card]) -> None:
    """On top of the deck that they come from, in the order that the player likes, the first uppermost."""
    count, why = len(cards), Why("deck order", frame.definition)
    order = await Decision(ORDER, frame.you, list(cards), count, count, why, True, True, list(cards))
    arrange(state, cards[0].seat, cards[0].zone, list(order))


def reveal(scope: Scope, node: ac.Reveal) -> Step:
    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        show(state, frame, cards, "revealed", list(state.seats))
        return cards

    return acting(scope, compile_selection(scope, node.reveal, "reveal"), change, node.as_)


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
    words = CIVILIZATIONS if node.declare == "civ" else creatures(scope, "declare").races_known
    options = tuple(word for word in words if word != node.except_)
    prompt = f"declare {node.declare}"

    async def word(state: Any, frame: Frame) -> bool:
        frame.names[name] = await Decision(NAME, frame.you, options, 1, 1, Why(prompt, frame.definition))
        return True

    return Step(word)


VERBS: dict[type, Callable[[Scope, Any], Step]] = {
    ac.Search: search,
    ac.Look: look,
    ac.Reveal: reveal,
    ac.Declare: declare,
}
