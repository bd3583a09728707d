"""What a spell or trap is good for now, as far as its own words tell: whom it harms, whom it helps."""

from collections.abc import Iterator
from typing import Any

from duelterm.core.card import Card
from duelterm.duelmonsters.definition import EQUIP, FIELD_ICON
from duelterm.duelmonsters.equips import bearers
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.traits import attack, own_frame
from duelterm.duelmonsters.zones import MONSTERS, SPELLS

HELPS = ("draw", "damage", "life", "search", "control", "summon", "fuse", "ritual", "token")
"""Verbs that are good to do whenever they can be done."""

HARMS = ("destroy", "move", "control", "tribute", "change", "flip")
"""Verbs that are good to do to the other side's cards."""

HIDDEN = 1000
"""What a monster counts that can't be known."""


def steps(definition: Any, activation: Any) -> Iterator[tuple[str, Any]]:
    """The verbs of one effect of a card, with what each is done to."""
    node = words_of(definition, activation)
    for action in actions_of(node):
        verb = verb_of(action)
        hit = getattr(action, verb)
        yield verb, getattr(node, "target", None) if hit == "target" else hit


def words_of(definition: Any, activation: Any) -> Any:
    """The ability behind an activation; None if it has no words of its own."""
    printed = definition.printed
    return (
        None
        if printed is None or activation.ability >= len(printed.abilities)
        else printed.abilities[activation.ability]
    )


def is_worth_using(state: DuelState, card: Card, activation: Any) -> bool:
    """Whether using a card that can be used now does its player good."""
    definition = card.definition
    if definition.icon == EQUIP:
        return any(monster.seat == card.seat and adds(state, card, monster) >= 0 for monster in bearers(state, card))
    if definition.icon == FIELD_ICON:
        return field_gain(state, card) > 0
    return any(does_good(state, card.seat, verb, hit) for verb, hit in steps(definition, activation))


def has_cost(definition: Any, activation: Any) -> bool:
    """Whether something must be given up for it."""
    return bool(getattr(words_of(definition, activation), "cost", None))


def does_good(state: DuelState, seat: int, verb: str, hit: Any) -> bool:
    """Whether a verb helps this seat now."""
    if verb in HELPS:
        return getattr(hit, "side", None) != "you" or verb != "control"
    return verb in HARMS and verb != "change" and hits_them(state, seat, hit)


def hits_them(state: DuelState, seat: int, hit: Any) -> bool:
    """Whether what is hit is theirs, or more theirs than one's own."""
    if isinstance(hit, tuple):
        return all(hits_them(state, seat, part) for part in hit)
    if isinstance(hit, str) or getattr(hit, "side", None) == "you" or getattr(hit, "zone", None) is not None:
        return False
    zone = MONSTERS if hit.kind is None and hit.icon is None else SPELLS
    theirs = sum(worth(state, card, seat) for other in state.opponents(seat) for card in state.zones[other][zone])
    if getattr(hit, "all", None) and hit.side is None:
        return theirs > sum(worth(state, card, seat) for own in state.team(seat) for card in state.zones[own][zone])
    return theirs > 0


def worth(state: DuelState, card: Card, seat: int) -> int:
    """What a card on the field counts, as this seat may know it."""
    if card.zone != MONSTERS:
        return HIDDEN
    if card.face_up:
        return max(attack(state, card) or 0, HIDDEN // 2)
    known = card.seat in state.team(seat)
    return max(card.definition.attack, card.definition.defence, HIDDEN // 2) if known else HIDDEN


def field_gain(state: DuelState, card: Card) -> int:
    """What a field spell adds to the attack of one's own monsters, less what it adds to theirs."""
    frame = own_frame(card)
    statics = [spec for found, _ in card.definition.active.values() for spec in found]
    total = 0
    for monster in state.monsters():
        if monster.face_up:
            sign = 1 if monster.seat in state.team(card.seat) else -1
            gains = (spec.value(state, frame, monster) for spec in statics if applies(state, spec, frame, monster))
            total += sign * sum(gains)
    return total


def adds(state: DuelState, card: Card, monster: Card) -> int:
    """What an equip card would add to the attack of this monster."""
    statics, _ = card.definition.active.get(SPELLS, ((), ()))
    return sum(int(spec.value(state, own_frame(card), monster)) for spec in statics if spec.key == "atk")


def applies(state: DuelState, spec: Any, frame: Any, monster: Card) -> bool:
    """Whether this is an addition to that monster's attack."""
    return spec.key == "atk" and bool(spec.applies(state, frame, monster))


def is_hostile(definition: Any) -> bool:
    """Whether the targets of a card's effects are better the other side's."""
    if definition is None or definition.printed is None:
        return False
    nodes = definition.printed.abilities
    return any(verb_of(action) in HARMS for node in nodes for action in actions_of(node))


def actions_of(node: Any) -> tuple[Any, ...]:
    """The actions of an ability."""
    found: tuple[Any, ...] = getattr(node, "do", None) or ()
    return found


def verb_of(action: Any) -> str:
    """The word that an action begins with."""
    return str(next(iter(type(action).model_fields)))
