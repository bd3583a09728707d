"""Selectors: which cards an action is done to, asking whoever picks."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from duelterm.core.ask import CONFIRM, NUMBER, PICK, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.triggers import announce
from duelterm.core.zones import EVERYBODY
from duelterm.effects.filters import Find, compile_filter, compile_find, enterable, seats_of, zones_of
from duelterm.effects.game import Scope, creatures, has_monsters, refused
from duelterm.effects.players import compile_players
from duelterm.effects.refs import LOOKED, SHOWN, compile_reference
from duelterm.effects.values import Value, compile_comparison, compile_value
from duelterm.lang.filters import Filter, Selector
from duelterm.lang.values import UpTo

Picker = Callable[[Any, Frame], Awaitable[list[Card]]]
Able = Callable[[Any, Frame], bool]

ENTERING = "move to battle zone"
"""The purpose of a choice among cards to be put into the battle zone."""

PLACES = ("zone", "side", "among", "other", "except_", "tapped")
"""Filter keys that everybody can check."""


class Selection:
    """A compiled selector: `pick` asks for the cards, `able` says by public knowledge alone whether there may be any,
    `full` whether as many as it asks for can be found, `one` is the same selector where taking none is allowed too.
    """

    __slots__ = ("able", "full", "one", "pick")

    def __init__(self, pick: Picker, able: Able, full: Able, one: Picker | None = None) -> None:
        self.pick = pick
        self.able = able
        self.full = full
        self.one = one


def compile_selection(scope: Scope, picked: Any, purpose: str) -> Selection:
    """The cards that an action is done to."""
    if isinstance(picked, str):
        return known(scope, picked)
    build = QUANTITIES.get(picked.quantity)
    if build is None:
        raise refused(scope, f"{purpose}: {picked.quantity}")
    return build(scope, picked, purpose)


def known(scope: Scope, word: str) -> Selection:
    """Cards known already: no question."""
    resolve = compile_reference(scope, word)

    async def pick(state: Any, frame: Frame) -> list[Card]:
        return resolve(state, frame)

    def able(state: Any, frame: Frame) -> bool:
        return bool(resolve(state, frame))

    return Selection(pick, able, able)


def everything(scope: Scope, node: Selector, purpose: str) -> Selection:
    """All that match."""
    found = compile_find(scope, node)

    async def pick(state: Any, frame: Frame) -> list[Card]:
        return found(state, frame)

    able = compile_able(scope, node)
    return Selection(pick, able, able)


def by_chance(scope: Scope, node: Selector, purpose: str) -> Selection:
    """So many, drawn by chance from each side's cards (TAG-5.3)."""
    found, count, more = compile_find(scope, node), compile_value(scope, node.random), extra(scope, node)

    async def pick(state: Any, frame: Frame) -> list[Card]:
        sides: dict[int, list[Card]] = {}
        for card in found(state, frame):
            sides.setdefault(min(state.team(card.seat)), []).append(card)
        number = count(state, frame) + more(state, frame)
        return [card for side in sorted(sides) for card in state.sample(sides[side], number)]

    able = compile_able(scope, node)
    return Selection(pick, able, able)


def from_top(scope: Scope, node: Selector, purpose: str) -> Selection:
    """The top cards of a deck, the top one first."""
    seats = compile_players(scope, "you" if node.side is None else node.side)
    deck, top = scope.game.deck, node.top
    up_to = isinstance(top, UpTo)
    count = compile_value(scope, top.up_to if isinstance(top, UpTo) else top)

    async def pick(state: Any, frame: Frame) -> list[Card]:
        found: list[Card] = []
        for seat in seats(state, frame):
            pile = state.zones[seat][deck]
            number = min(count(state, frame), len(pile))
            if up_to:
                number = await Decision(NUMBER, frame.you, (), 0, number, Why("how many", frame.definition))
            found += pile[len(pile) - number :][::-1]
        return found

    def able(state: Any, frame: Frame) -> bool:
        return any(state.zones[seat][deck] for seat in seats(state, frame))

    return Selection(pick, able, able)


def the_rest(scope: Scope, node: Selector, purpose: str) -> Selection:
    """The remembered cards that have not moved."""
    return known(scope, str(node.rest))


def until_found(scope: Scope, node: Selector, purpose: str) -> Selection:
    """Cards from the top of a deck, revealed until one meets the filter."""
    seats, deck = seats_of(scope, node), scope.game.deck
    wanted = compile_filter(scope, node.until or Filter())

    async def pick(state: Any, frame: Frame) -> list[Card]:
        found: list[Card] = []
        for seat in seats(state, frame):
            for card in reversed(state.zones[seat][deck]):
                found.append(card)
                if wanted(state, frame, card):
                    break
        return found

    def able(state: Any, frame: Frame) -> bool:
        return any(state.zones[seat][deck] for seat in seats(state, frame))

    return Selection(pick, able, able)


def extra(scope: Scope, node: Selector) -> Value:
    """`more`: how many may be taken beyond the stated number."""
    return compile_value(scope, 0 if node.more is None else node.more)


def chosen(scope: Scope, node: Selector, purpose: str) -> Selection:
    """`choose` and `up_to`: somebody picks."""
    found, count, more = compile_find(scope, node), compile_limit(scope, node), extra(scope, node)
    if purpose == ENTERING:
        found = enterable(scope, found)
    least_is_none = node.up_to is not None
    ask = compile_question(scope, node, purpose)

    async def pick(state: Any, frame: Frame) -> list[Card]:
        cards = found(state, frame)
        number = count(state, frame)
        return await ask(state, frame, cards, 0 if least_is_none else number, number + more(state, frame))

    async def one(state: Any, frame: Frame) -> list[Card]:
        return await ask(state, frame, found(state, frame), 0, 1)

    able = compile_able(scope, node, found)

    def full(state: Any, frame: Frame) -> bool:
        return least_is_none or len(found(state, frame)) >= count(state, frame)

    return Selection(pick, able, full, one if node.choose == 1 and node.more is None else None)


QUANTITIES: dict[str, Callable[[Scope, Selector, str], Selection]] = {
    "all": everything,
    "random": by_chance,
    "top": from_top,
    "rest": the_rest,
    "until": until_found,
    "choose": chosen,
    "up_to": chosen,
}
"""How each quantity picks; `one_each` is for tributes alone, see `narrowing`."""


def compile_limit(scope: Scope, node: Selector) -> Value:
    """The stated number; without a limit as many as there are."""
    if node.up_to == "any":
        return lambda state, frame: len(state.cards)
    if node.one_each is not None:
        return compile_value(scope, len(node.one_each))
    return compile_value(scope, node.choose if node.choose is not None else node.up_to)


def is_secret(scope: Scope, node: Filter) -> bool:
    """Whether what matches depends on cards that somebody can't see (DM-9.18)."""
    hidden = {scope.game.hand, scope.game.deck}
    asks = any(getattr(node, word) is not None for word in type(Filter()).model_fields if word not in PLACES)
    return asks and bool(hidden & set(zones_of(scope, node)))


def compile_able(scope: Scope, node: Selector, finder: Find | None = None) -> Able:
    """Whether there may be such cards, as everybody can tell."""
    found = finder or compile_find(scope, node)
    if not is_secret(scope, node):
        return lambda state, frame: bool(found(state, frame))
    zones, seats = zones_of(scope, node), seats_of(scope, node)
    return lambda state, frame: any(state.zones[seat][zone] for seat in seats(state, frame) for zone in zones)


Legal = Callable[[Any, Frame, Sequence[Card]], bool]


class Ask(Protocol):
    """Asks for some of these cards, at least `lo` and at most `hi`, that together are `legal`."""

    def __call__(
        self, state: Any, frame: Frame, cards: Sequence[Card], lo: int, hi: int, together: Legal | None = None
    ) -> Awaitable[list[Card]]: ...


def compile_question(scope: Scope, node: Selector, purpose: str) -> Ask:
    """Ask for `lo` to `hi` of some cards. It is not asked where everybody can tell that there is no choice."""
    secret, by = is_secret(scope, node), compile_picker(scope, node, purpose)
    who_chooses, may_be_chosen = compile_rights(scope)
    total = None if node.total is None else compile_total(scope, node)
    swap_zone, from_hand = zones_of(scope, node)[0], compile_from_hand(scope)

    async def ask(
        state: Any, frame: Frame, cards: Sequence[Card], lo: int, hi: int, together: Legal | None = total
    ) -> list[Card]:
        seat = asked = by(state, frame)
        if cards:
            seat = who_chooses(state, asked, swap_zone, cards[0].seat, purpose)
        able = [card for card in cards if may_be_chosen(state, card, seat)]
        lo, hi = min(lo, len(able)), min(hi, len(able))
        if seat != asked and lo < hi:
            lo = hi = await how_many(frame, asked, lo, hi)
        if not secret and (hi == 0 or lo == len(able)):
            return able[:lo]
        if secret and not hidden_cards(state, frame, able, scope, node):
            return []
        shown = was_shown(state, frame, able, seat)
        private = (
            shown
            or from_hand(state, frame)
            or any(card.seat in state.team(seat) and not is_open(state, card) for card in able)
        )
        why = Why(purpose, frame.definition, None, hi)
        legal = None if together is None else (lambda picked: together(state, frame, picked))
        proposal = proposed(able, lo) if legal is None or legal(able[:lo]) else []
        return list(await Decision(PICK, seat, able, lo, hi, why, private or secret, shown, proposal, legal))

    return ask


def proposed(able: Sequence[Card], lo: int) -> Sequence[Card]:
    """What Enter would take: the first ones. Of cards of both sides none, since one's own would be taken unmeant."""
    return able[:lo] if len({card.seat for card in able}) == 1 else []


def compile_rights(scope: Scope) -> tuple[Callable[..., int], Callable[..., bool]]:
    """Who makes a choice in the end, and what it may be (DM-9.18); with monsters that is settled before it is asked."""
    if has_monsters(scope):
        return lambda state, seat, zone, owner, purpose: seat, lambda state, card, seat: True
    game = creatures(scope, "choose")
    return game.who_chooses, game.may_be_chosen


def compile_from_hand(scope: Scope) -> Able:
    """Whether it is for a card that still lies in the hand, such as what a monster's own way out of it costs."""
    if not has_monsters(scope):
        return lambda state, frame: False
    hand = scope.game.hand
    return lambda state, frame: bool(state.cards[frame.source].zone == hand)


def is_open(state: Any, card: Card) -> bool:
    """Whether all see the card's face because of where it lies, or how where cards lie face up or face down."""
    kind = state.kinds[card.zone]
    return bool(kind.sight == EVERYBODY or (kind.faces and card.face_up))


async def how_many(frame: Frame, seat: int, lo: int, hi: int) -> int:
    """Whether, or how many times, to choose, said by whose effect it is where another seat then makes the choice."""
    if hi == 1:
        return int(await Decision(CONFIRM, seat, (True, False), 1, 1, Why("may", frame.definition)))
    return int(await Decision(NUMBER, seat, (), lo, hi, Why("how many", frame.definition)))


def hidden_cards(state: Any, frame: Frame, able: Sequence[Card], scope: Scope, node: Selector) -> bool:
    """Whether there is anything to look through at all."""
    seats, zones = seats_of(scope, node)(state, frame), zones_of(scope, node)
    return bool(able) or any(state.zones[seat][zone] for seat in seats for zone in zones)


def was_shown(state: Any, frame: Frame, cards: Sequence[Card], seat: int) -> bool:
    """Whether some of these cards lie hidden from the seat, but were shown to it by this effect."""
    looked = frame.names.get(LOOKED, ())
    return any((card.uid, card.mark) in looked for card in cards) and seat == frame.you


def compile_picker(scope: Scope, node: Selector, purpose: str) -> Callable[[Any, Frame], int]:
    """Who picks: `by`; in a discard the owner of the hand; else you."""
    side: Any = node.by
    if side is None and purpose == "discard":
        side = node.side
    if side is None or side in ("any", "both"):
        side = "you"
    seats = compile_players(scope, side)
    return lambda state, frame: seats(state, frame)[0]


def compile_total(scope: Scope, node: Selector) -> Callable[[Any, Frame, Sequence[Card]], bool]:
    """A limit on the chosen cards' power, taken together."""
    total = node.total
    compare = compile_comparison(scope, total.power) if total is not None else None
    power = creatures(scope, "power").power

    def fits(state: Any, frame: Frame, picked: Sequence[Card]) -> bool:
        return compare is None or compare(state, frame, sum(power(state, card) for card in picked))

    return fits


def show(state: Any, frame: Frame, cards: Sequence[Card], kind: str, seats: Sequence[int]) -> None:
    """Let seats know cards that lie hidden; the record says who."""
    names = 0
    for seat in seats:
        names |= state.shown_to(seat)
    for card in cards:
        event = Event(kind, card.seat, card, by=frame.you, names=names | state.sight(card), source=frame.definition)
        event.origin = card.zone
        announce(state, event)
    refs = tuple((card.uid, card.mark) for card in cards)
    if frame.you in seats:
        frame.names[LOOKED] = frame.names.get(LOOKED, ()) + refs
    if len(seats) == len(state.zones):
        frame.names[SHOWN] = frame.names.get(SHOWN, ()) + refs
