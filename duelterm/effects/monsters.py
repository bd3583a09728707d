"""Verbs of Duel Monsters alone: what happens to monsters on the field, to equip cards and to what is answered."""

from collections.abc import Callable, Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.frame import Frame
from duelterm.effects import creatures
from duelterm.effects.actions import acting
from duelterm.effects.filters import Find, compile_find
from duelterm.effects.game import Monsters, Scope, monsters, refused
from duelterm.effects.narrowing import compile_narrowed
from duelterm.effects.players import SHARED, compile_players
from duelterm.effects.refs import compile_reference
from duelterm.effects.seats import Seats
from duelterm.effects.selectors import compile_limit, compile_selection
from duelterm.effects.steps import END_OF_TURN, Able, Step, compile_body
from duelterm.effects.values import Value, compile_comparison
from duelterm.lang import actions as ac
from duelterm.lang import gates as ga
from duelterm.lang.filters import Selector


def tribute(scope: Scope, node: ac.Tribute, purpose: str = "tribute") -> Step:
    """Your own monsters unless something lets you take others; those that you must take come first. Where an opponent
    is made to tribute, it is that player's own.
    """
    game = monsters(scope, "tribute")
    picked: Any = node.tribute
    summon, theirs = purpose != "tribute", isinstance(picked, Selector) and picked.side == "opp"
    if isinstance(picked, Selector):
        picked = on_either_side(picked)

    def fit(state: Any, frame: Frame, card: Card) -> bool:
        return game.may_be_tributed(state, card, card.seat if theirs else frame.you, summon)

    def first(state: Any, frame: Frame, card: Card) -> bool:
        return game.must_be_tributed(state, card, card.seat if theirs else frame.you)

    def needed(state: Any, frame: Frame, card: Card) -> bool:
        return summon and card.seat == frame.you and not game.room(state, frame.you)  # TAG-7.5

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.tribute(state, cards, frame.cause, frame.definition)

    return acting(scope, compile_narrowed(scope, picked, purpose, fit, first=first, needed=needed), change, node.as_)


def on_either_side(picked: Selector) -> Selector:
    """Monsters, of both sides unless the selector says whose."""
    return picked.model_copy(update={"side": picked.side or "any", "kind": picked.kind or ("monster",)})


def leaves_place(scope: Scope, node: ac.Tribute) -> Able:
    """R3-6.3, TAG-7.5: whether tributing for a summon makes a place free on its player's side: of others' cards there
    aren't enough that must or, one of each name, may be taken.
    """
    game, picked = monsters(scope, "tribute"), node.tribute
    if not isinstance(picked, Selector) or (picked.choose is None and picked.one_each is None):
        raise refused(scope, "way: a tribute that isn't chosen")
    either = on_either_side(picked)
    if picked.one_each is not None:
        either = either.model_copy(update={"name": picked.one_each, "one_each": None})
    count, found = compile_limit(scope, picked), compile_find(scope, either)
    freely = picked.one_each is not None

    def leaves(state: Any, frame: Frame) -> bool:
        there = [card for card in found(state, frame) if game.may_be_tributed(state, card, frame.you, True)]
        others = [card for card in there if card.seat != frame.you]
        sure = others if freely else [card for card in others if game.must_be_tributed(state, card, frame.you)]
        return len(others) < len(there) and len(sure) < count(state, frame)

    return leaves


def change(scope: Scope, node: ac.Change) -> Step:
    """Attack or defence position."""
    game, to = monsters(scope, "change"), node.to

    async def turn(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.change(state, cards, to, frame.cause, frame.definition)

    return acting(scope, compile_selection(scope, node.change, "change"), turn, None)


def equip(scope: Scope, node: ac.Equip) -> Step:
    """Puts cards on a monster as its equip cards."""
    game, bearers = monsters(scope, "equip"), compile_reference(scope, node.to)
    able = placed(game, compile_reference(scope, node.equip), bearers) if isinstance(node.equip, str) else None

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        by, source = frame.cause, frame.definition
        return [
            card
            for bearer in bearers(state, frame)[:1]
            for card in cards
            if await game.equip(state, card, bearer, by, source)
        ]

    return acting(scope, compile_selection(scope, node.equip, "equip"), change, node.as_, able)


def placed(game: Monsters, worn: Find, bearers: Find) -> Able:
    """Y43: whether one of these cards would find a place as an equip card."""
    return lambda state, frame: any(
        game.can_lie_on(state, card, bearer, frame.cause)
        for bearer in bearers(state, frame)[:1]
        for card in worn(state, frame)
    )


def control(scope: Scope, node: ac.Control) -> Step:
    """Taken over until the end of the turn (Y26) unless said, as many as there is room for; `side` gets them."""
    game, seats = monsters(scope, "control"), compile_players(scope, node.side or "you")
    if node.lasts not in (None, "forever"):
        raise refused(scope, f"control, lasts: {node.lasts}")
    until = END_OF_TURN if node.lasts is None else None

    def fit(state: Any, frame: Frame, card: Card) -> bool:
        return card.seat not in state.team(seats(state, frame)[0])  # TAG-7.6

    async def change(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        taker = seats(state, frame)[0]
        return await game.control(state, cards, taker, until, frame.cause, frame.definition)

    return acting(scope, compile_narrowed(scope, node.control, "control", fit, free_places(game, seats)), change, None)


def free_places(game: Monsters, seats: Seats) -> Value:
    """R3-6.3."""
    return lambda state, frame: game.room(state, seats(state, frame)[0])


def flip(scope: Scope, node: ac.Flip) -> Step:
    """Turned face-up or face-down; with creatures it is a shield."""
    if scope.game.pieces == "creatures":
        return creatures.flip(scope, node)
    game, up = monsters(scope, "flip"), node.face == "up"

    async def turn(state: Any, frame: Frame, cards: Sequence[Card]) -> Sequence[Card]:
        return await game.turn(state, cards, up, frame.cause, frame.definition, False)

    return acting(scope, compile_selection(scope, node.flip, "flip"), turn, None)


def negate(scope: Scope, node: ac.Negate) -> Step:
    """What is answered comes to nothing."""
    game, part, destroyed = monsters(scope, "negate"), node.part or "", bool(node.destroy)
    if node.negate != "it":
        raise refused(scope, f"negate: {node.negate}")

    async def run(state: Any, frame: Frame) -> bool:
        return await game.negate(state, frame, part, destroyed, frame.cause, frame.definition)

    return Step(run)


def fuse(scope: Scope, node: ac.Fuse) -> Step:
    """R3-6.11: the rules ask which fusion monster, and which materials."""
    game = monsters(scope, "fuse")
    if node.fuse != Selector(choose=1, zone=("extra deck",)):
        raise refused(scope, "fuse: anything but 1 card of the extra deck")

    async def run(state: Any, frame: Frame) -> bool:
        return await game.fuse(state, frame.you, frame.definition)

    return Step(run, known=lambda state, frame: game.can_fuse(state, frame.you))


def ritual(scope: Scope, node: ac.Ritual) -> Step:
    """The rules ask what is tributed for it."""
    game, name, levels = monsters(scope, "ritual"), node.ritual, node.levels

    async def run(state: Any, frame: Frame) -> bool:
        return await game.ritual(state, frame.you, name, levels, frame.definition)

    return Step(run, known=lambda state, frame: game.can_ritual(state, frame.you, name, levels))


def toss(scope: Scope, node: ga.Toss) -> Step:
    """A coin that its player calls, or several of which so many must show heads."""
    game, tossed = monsters(scope, "toss"), node.toss
    then, otherwise = compile_body(scope, node.then), compile_body(scope, node.otherwise)
    if (tossed == "called") != (node.heads is None):
        raise refused(scope, "toss: called with heads, or coins without")
    enough = None if node.heads is None else compile_comparison(scope, node.heads)

    async def run(state: Any, frame: Frame) -> bool:
        if isinstance(tossed, int) and enough is not None:
            right = enough(state, frame, await game.toss_coins(state, frame.you, tossed))
        else:
            right = await game.toss(state, frame.you)
        return await (then if right else otherwise)(state, frame)

    return Step(run)


def skip(scope: Scope, node: ac.Skip) -> Step:
    """TAG-5.8: the next phases of that player's side."""
    game, seats = monsters(scope, "skip"), compile_players(scope, node.side or "you", SHARED)
    phase, times = node.skip, node.times or 1

    async def run(state: Any, frame: Frame) -> bool:
        game.skip(state, seats(state, frame), phase, times)
        return True

    return Step(run)


def end(scope: Scope, node: ac.End) -> Step:
    """The battle phase ends."""
    game = monsters(scope, "end")

    async def run(state: Any, frame: Frame) -> bool:
        return game.end_battle(state)

    return Step(run)


def shuffle(scope: Scope, node: ac.Shuffle) -> Step:
    """A deck."""
    game, seats = monsters(scope, "shuffle"), compile_players(scope, node.side or "you")

    async def run(state: Any, frame: Frame) -> bool:
        for seat in seats(state, frame):
            await game.search_ends(state, seat)
        return True

    return Step(run)


VERBS: dict[type, Callable[[Scope, Any], Step]] = {
    ac.Tribute: tribute,
    ac.Change: change,
    ac.Equip: equip,
    ac.Control: control,
    ac.Flip: flip,
    ac.Negate: negate,
    ac.Fuse: fuse,
    ac.Ritual: ritual,
    ga.Toss: toss,
    ac.Skip: skip,
    ac.End: end,
    ac.Shuffle: shuffle,
}
