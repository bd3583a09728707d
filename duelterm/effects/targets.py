"""Targets: the cards that an activation picks before it works, looked at again when it does (Y45)."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.effects.filters import compile_find
from duelterm.effects.game import Monsters, Scope, refused
from duelterm.effects.properties import Predicate
from duelterm.effects.refs import TARGETS, compile_reference
from duelterm.effects.selectors import compile_limit, compile_question, show
from duelterm.effects.values import Value
from duelterm.lang.actions import Summon
from duelterm.lang.filters import Selector

Found = Callable[[Any, Frame], list[Card]]
Ask = Callable[[Any, Frame, Sequence[Card], int, int], Awaitable[list[Card]]]
Keeps = Callable[[Any, Frame, list[Card]], list[Card]]

UNKNOWN = ("spell", "trap")
"""What a face-down card that isn't a monster may be."""


class Target:
    """One selector among the targets. `found` are the cards it may be, `least` and `most` how many it takes, `ask`
    picks them; `keeps` says which of those picked are still meant when it works.
    """

    __slots__ = ("ask", "found", "keeps", "least", "most")

    def __init__(self, found: Found, least: Value, most: Value, ask: Ask | None, keeps: Keeps) -> None:
        self.found = found
        self.least = least
        self.most = most
        self.ask = ask
        self.keeps = keeps

    async def choose(self, state: Any, frame: Frame, taken: Sequence[Card]) -> list[Card] | None:
        """The cards picked beside those taken already; None where there are too few."""
        cards = [card for card in self.found(state, frame) if card not in taken]
        least = self.least(state, frame)
        if len(cards) < least:
            return None
        if self.ask is None:
            return cards
        return await self.ask(state, frame, cards, least, max(least, self.most(state, frame)))


class Targets:
    """All targets of an activation, one selector after another."""

    __slots__ = ("each",)

    def __init__(self, each: Sequence[Target]) -> None:
        self.each = tuple(each)

    def possible(self, state: Any, frame: Frame) -> tuple[Ref, ...] | None:
        """Everything that could be targeted; None where there are too few cards for one of them."""
        there: list[Card] = []
        for target in self.each:
            cards = target.found(state, frame)
            if len(cards) < max(1, target.least(state, frame)):
                return None
            there += cards
        return refs_of(there)

    async def choose(self, state: Any, frame: Frame) -> bool:
        """Pick all of them; False where there are too few."""
        taken: list[Card] = []
        for number, target in enumerate(self.each):
            picked = await target.choose(state, frame, taken)
            if picked is None:
                return False
            frame.names[part(number)] = refs_of(picked)
            taken += picked
        frame.names[TARGETS] = refs_of(taken)
        return True

    def recheck(self, state: Any, frame: Frame) -> None:
        """Y45: those that left, or are no longer what was asked for, are targets no more."""
        still: list[Card] = []
        for number, target in enumerate(self.each):
            there = [card for ref in frame.names.get(part(number), ()) if (card := state.find(ref)) is not None]
            still += target.keeps(state, frame, there)
        frame.names[TARGETS] = refs_of(still)


def part(number: int) -> str:
    """The name under which a frame keeps what one selector picked."""
    return f"{TARGETS} {number}"


def refs_of(cards: Any) -> tuple[Ref, ...]:
    """The cards as they are now, each once."""
    return tuple(dict.fromkeys((card.uid, card.mark) for card in cards))


def compile_targets(scope: Scope, game: Monsters, nodes: Sequence[Any] | None, fits: Predicate) -> Targets | None:
    """All targets. `fits` says what of a card they can be besides what each asks for."""
    if not nodes:
        return None
    return Targets([compile_target(scope, game, node, fits) for node in nodes])


def compile_target(scope: Scope, game: Monsters, node: Any, fits: Predicate) -> Target:
    """A reference or a selector. Raises NotInThisGame for a quantity that targets can't have."""
    if isinstance(node, str):
        return known(scope, game, node)
    if node.quantity not in ("choose", "up_to"):
        raise refused(scope, f"target: {node.quantity}")
    guessed = bool(node.blind)
    found = legal(game, guesses(scope, game, node) if guessed else compile_find(scope, node), fits)
    least = one if node.up_to is not None else compile_limit(scope, node)
    ask = compile_question(scope, node.model_copy(update=BARE), "target")
    return Target(found, least, compile_limit(scope, node), ask, shown(game, node.kind) if guessed else within(found))


BARE = {"blind": None}


def one(state: Any, frame: Frame) -> int:
    """At least one must be targeted by what says "up to"."""
    return 1


def known(scope: Scope, game: Monsters, word: str) -> Target:
    """A card that is known already, such as the one answered."""
    resolve = compile_reference(scope, word)

    def found(state: Any, frame: Frame) -> list[Card]:
        return [card for card in resolve(state, frame) if game.may_be_targeted(state, card, frame.you)]

    return Target(found, one, one, None, lambda state, frame, cards: cards)


def legal(game: Monsters, find: Found, fits: Predicate) -> Found:
    """Only what this seat's effects may target."""

    def found(state: Any, frame: Frame) -> list[Card]:
        return [
            card
            for card in find(state, frame)
            if fits(state, frame, card) and game.may_be_targeted(state, card, frame.you)
        ]

    return found


def fitting(game: Monsters, nodes: Sequence[Any], played: bool) -> Predicate:
    """What a target must be besides: one to be summoned such that it can be, and a card that is being played isn't its
    own (Y47).
    """
    summoned = any(isinstance(node, Summon) and node.summon == "target" for node in nodes)

    def fits(state: Any, frame: Frame, card: Card) -> bool:
        if summoned and not game.summonable(state, card, frame.you, "special", frame.definition):
            return False
        return not played or card.uid != frame.source

    return fits


def within(found: Found) -> Keeps:
    """Those that could still be picked."""

    def keeps(state: Any, frame: Frame, cards: list[Card]) -> list[Card]:
        there = found(state, frame)
        return [card for card in cards if card in there]

    return keeps


def guesses(scope: Scope, game: Monsters, node: Selector) -> Found:
    """`blind`: cards of the kind, or face-down ones that may be of it."""
    kinds = node.kind or ()
    if not set(kinds) <= set(UNKNOWN):
        raise refused(scope, "blind")
    find = compile_find(scope, node.model_copy(update={"kind": UNKNOWN, "blind": None}))

    def found(state: Any, frame: Frame) -> list[Card]:
        return [card for card in find(state, frame) if not game.is_face_up(state, card) or of_kind(game, card, kinds)]

    return found


def of_kind(game: Monsters, card: Card, kinds: Sequence[str]) -> bool:
    """Whether the card is of one of these kinds, seen or not."""
    return any(game.is_kind(card, kind) for kind in kinds)


def shown(game: Monsters, kinds: Sequence[str]) -> Keeps:
    """What was guessed is shown, and turned back if it isn't meant."""

    def keeps(state: Any, frame: Frame, cards: list[Card]) -> list[Card]:
        hidden = [card for card in cards if not game.is_face_up(state, card)]
        show(state, frame, hidden, "revealed", list(state.seats))
        return [card for card in cards if of_kind(game, card, kinds)]

    return keeps


def bearers(scope: Scope, game: Monsters) -> Target:
    """R3-6.9: the monster that an equip card is put on."""

    def found(state: Any, frame: Frame) -> list[Card]:
        there = game.equippable(state, state.cards[frame.source], frame.you)
        return [card for card in there if game.may_be_targeted(state, card, frame.you)]

    return Target(found, one, one, compile_question(scope, Selector(choose=1), "target"), within(found))
