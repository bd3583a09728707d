"""Monsters come onto the field, change position, are turned over, change hands."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import arrive, come_into_being, leave, turn_over, turn_sideways
from duelterm.core.triggers import announce
from duelterm.duelmonsters.definition import FUSION_FRAME, MONSTER, RITUAL_FRAME, TOKEN_FRAME
from duelterm.duelmonsters.ops import forget
from duelterm.duelmonsters.state import Attack, DuelState
from duelterm.duelmonsters.traits import ATTACK, DEFENCE, player_rule, position, ref_of
from duelterm.duelmonsters.zones import FUSION as EXTRA_DECK
from duelterm.duelmonsters.zones import MONSTERS, PLACES
from duelterm.effects.game import Summoning

NORMAL, SPECIAL, FUSION, RITUAL = "normal", "special", "fusion", "ritual"
SET, SPECIAL_ONLY, SUMMONED_WHILE = "set", "special only", "summoned while"


def room(state: DuelState, seat: int) -> int:
    """R3-6.3: how many more monsters fit on a seat's side."""
    return PLACES - len(state.zones[seat][MONSTERS])


def comes_alone(card: Card) -> bool:
    """Whether a monster comes onto the field by fusion, by ritual or in its own way alone."""
    definition = card.definition
    return definition.frame in (FUSION_FRAME, RITUAL_FRAME) or SPECIAL_ONLY in definition.bundle.keywords


def summonable(state: DuelState, card: Card, seat: int, way: str, source: Any = None) -> bool:
    """Whether an effect of this seat, and of the card `source`, can summon a card, room aside. A monster that comes in
    a way of its own can be brought back by others once it has come so, unless it says that it never can.
    """
    if comes_alone(card) and not (way != NORMAL and comes_by(state, card, source)):
        return False
    frame = Frame(seat, card.uid, card.mark, card.definition)
    if not all(holds(state, frame) for holds in card.definition.bundle.keywords.get(SUMMONED_WHILE, ())):
        return False
    return card.definition.kind == MONSTER and may_summon(state, seat)


def comes_by(state: DuelState, card: Card, source: Any) -> bool:
    """Whether a monster that comes alone may come by this card's effect: that is its own way, or it has come so, or it
    is called out of the extra deck, which doesn't make it come back later (STD-5.2).
    """
    bound = card.definition.bundle.keywords.get(SPECIAL_ONLY, ())
    if is_own_way(card, source) or card.zone == EXTRA_DECK:
        return True
    return card.uid in state.proper and all(often != "always" for often, _ in bound)


def is_own_way(card: Card, source: Any) -> bool:
    """Whether a monster names this card as what it is summoned by."""
    bound = card.definition.bundle.keywords.get(SPECIAL_ONLY, ())
    return source is not None and any(by == source.name for _, by in bound)


def may_summon(state: DuelState, seat: int) -> bool:
    """Whether no card keeps this seat from summoning."""
    return player_rule(state, "cannot summon", seat) is None


def place(state: DuelState, card: Card, seat: int, face_up: bool, way: str) -> Event:
    """R3-6.2: lay a monster down, face up and upright or face down and sideways, and say so (R3-6.16)."""
    origin = card.zone
    leave(state, card)
    arrive(state, card, seat, MONSTERS, face_up=face_up, tapped=not face_up)
    names = -1 if face_up else state.shown_to(seat)
    event = Event("summoned", seat, card, by=seat, names=names, cause=way, also=() if face_up else (SET,))
    event.origin, event.to = origin, MONSTERS
    event.against = position(card)
    announce(state, event)
    return event


async def summon(state: DuelState, cards: Sequence[Card], how: Summoning, by: int, source: Any) -> list[Card]:
    """Monsters come onto a side by an effect, as long as there is room. Returns those that came."""
    came = []
    for card in cards:
        if how.way in (FUSION, RITUAL):
            state.proper.add(card.uid)
        if not room(state, how.side) or not summonable(state, card, how.side, how.way, source):
            continue
        if is_own_way(card, source):
            state.proper.add(card.uid)
        if how.counts:
            state.used[MONSTER] = 1
        if how.way == NORMAL and not how.position:
            place(state, card, how.side, await comes_face_up(how.side, card, source), NORMAL)
        else:
            wanted = how.position or await choose_position(how.side, card, source)
            come(state, card, how, wanted, by, source)
        came.append(card)
    return came


async def comes_face_up(seat: int, card: Card, source: Any) -> bool:
    """R3-6.2: a monster put out by hand, if by leave of a card, comes in attack position or face down."""
    acts = [Act("upright", card, detail=ATTACK), Act("face-down", card, detail=DEFENCE)]
    act = await Decision(ACT, seat, acts, 1, 1, Why("position", source, card), private=True)
    return bool(act.detail == ATTACK)


async def choose_position(seat: int, card: Card, source: Any, private: bool = False) -> str:
    """R3-6.17, STD-5.4: attack position or face-up defence position; in private while only this seat sees the card."""
    acts = [Act("upright", card, detail=ATTACK), Act("sideways", card, detail=DEFENCE)]
    act = await Decision(ACT, seat, acts, 1, 1, Why("position", source, card), private)
    return str(act.detail)


def come(state: DuelState, card: Card, how: Summoning, wanted: str, by: int, source: Any) -> None:
    """One monster comes face up by an effect."""
    origin = card.zone
    leave(state, card)
    land(state, card, how, wanted, by, origin, source)


def land(state: DuelState, card: Card, how: Summoning, wanted: str, by: int, origin: int, source: Any = None) -> None:
    """A monster that lies in no zone now is summoned face up, in this position; it was in `origin`."""
    arrive(state, card, how.side, MONSTERS, face_up=True, tapped=wanted == DEFENCE)
    event = Event("summoned", how.side, card, by=by, cause=how.way, against=wanted, source=source)
    event.origin, event.to = origin, MONSTERS
    announce(state, event)


async def summon_tokens(
    state: DuelState, definition: Any, count: int, how: Summoning, by: int, source: Any
) -> list[Card]:
    """Tokens come onto a side; only where there is room for all of them."""
    if room(state, how.side) < count:
        return []
    wanted = how.position or DEFENCE
    tokens = []
    for _ in range(count):
        token = come_into_being(state, definition, how.side)
        arrive(state, token, how.side, MONSTERS, face_up=True, tapped=wanted == DEFENCE)
        event = Event("summoned", how.side, token, by=by, cause=how.way, against=wanted, source=source)
        event.to = MONSTERS
        announce(state, event)
        tokens.append(token)
    return tokens


def change_position(state: DuelState, card: Card, to: str, by: int, source: Any = None) -> bool:
    """R3-6.15: to defence a monster stays face up; to attack a face-down one is turned up. Whether anything changed."""
    before = position(card)
    if before in ("", to):
        return False
    turn_sideways(state, card, tapped=to == DEFENCE)
    hidden = not card.face_up
    if hidden:
        turn_over(state, card, face_up=True)
    announce(state, Event("changed", card.seat, card, by=by, cause=before, against=to, source=source))
    if hidden:
        announce(state, Event("flipped", card.seat, card, by=by, cause="hand" if source is None else "effect"))
    return True


def change(state: DuelState, cards: Sequence[Card], to: str, by: int, source: Any) -> list[Card]:
    """Change positions by an effect; `other` is the one that a monster is not in."""
    changed = []
    for card in cards:
        wanted = to if to != "other" else ATTACK if position(card) == DEFENCE else DEFENCE
        if change_position(state, card, wanted, by, source):
            changed.append(card)
    return changed


def turn_up(state: DuelState, card: Card, cause: str, by: int, source: Any = None, quietly: bool = False) -> bool:
    """Turn a face-down card of the field face up in its place; unless quietly, a monster is flipped by it."""
    if card.face_up:
        return False
    turn_over(state, card, face_up=True)
    if card.zone == MONSTERS:
        kind = "turned up" if quietly else "flipped"
        announce(state, Event(kind, card.seat, card, by=by, cause=cause, source=source))
    return True


def turn_down(state: DuelState, card: Card, by: int, source: Any) -> bool:
    """Turn a card of the field face down; a monster lies sideways then, and loses equips and changes (R3-6.19, STD-5.3,
    STD-5.11). A token has no other side (STD-5.9).
    """
    if not card.face_up or card.definition.frame == TOKEN_FRAME:
        return False
    before, known = position(card), ref_of(card)
    forget(state, card)
    turn_over(state, card, face_up=False)
    follow(state, known, ref_of(card))
    if card.zone == MONSTERS:
        turn_sideways(state, card, tapped=True)
    event = Event("turned down", card.seat, card, by=by, names=-1, cause=before, source=source)
    announce(state, event)
    return True


def follow(state: DuelState, known: Ref, now: Ref) -> None:
    """A monster that is turned face-down stays on loan and under attack, though it is another object."""
    state.loans = [loan.on(now) if loan.ref == known else loan for loan in state.loans]
    if state.attack is not None and state.attack.target == known:
        state.attack = Attack(state.attack.attacker, now, state.attack.began)
