"""What a card is now: its figures, its position, what the rules that cards make allow it. A face-down card on the field
has no figures and no names (R3-6.19).
"""

from collections.abc import Iterator
from typing import Any

from duelterm.core.card import Card, Ref
from duelterm.core.frame import Frame
from duelterm.core.modifiers import actives, in_force
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import FIELD, MONSTERS, SPELLS

ATTACK, DEFENCE = "attack", "defense"
"""The language's words for the two positions."""


def own_frame(card: Card) -> Frame:
    """The frame of an ability that this card has."""
    return Frame(card.seat, card.uid, card.mark, card.definition)


def ref_of(card: Card) -> Ref:
    """The card as it is now."""
    return (card.uid, card.mark)


def is_face_up(card: Card) -> bool:
    """Whether effects can read the card: always, but for a face-down one on the field."""
    return card.zone not in FIELD or card.face_up


def is_monster(card: Card) -> bool:
    """Whether it counts as a monster where it lies: on the field that is a matter of place."""
    if card.zone in FIELD:
        return card.zone == MONSTERS
    return bool(card.definition.kind == MONSTER)


def is_borne(card: Card) -> bool:
    """Whether it is a monster that lies among the spells, as an equip card."""
    return bool(card.zone == SPELLS and card.definition.kind == MONSTER)


def position(card: Card) -> str:
    """R3-6.2: upright is attack, sideways defence position; empty for what is no monster on the field."""
    if card.zone != MONSTERS:
        return ""
    return DEFENCE if card.tapped else ATTACK


def attack(state: DuelState, card: Card) -> int | None:
    """Its attack now."""
    return figure(state, card, "atk", card.definition.attack)


def defence(state: DuelState, card: Card) -> int | None:
    """Its defence now."""
    return figure(state, card, "def", card.definition.defence)


def figure(state: DuelState, card: Card, stat: str, printed: int) -> int | None:
    """Attack or defence: printed outside the field; on it the original, then what it is set to, then what is added."""
    if card.definition.kind != MONSTER or card.zone == SPELLS:
        return None
    if card.zone != MONSTERS:
        return printed
    if not card.face_up:  # R3-6.19
        return None
    if not state.statics:
        return printed
    key = (stat, card.uid)
    found: int | None = state.memo.get(key)
    if found is None:
        state.memo[key] = printed
        found = state.memo[key] = max(0, derived(state, card, stat))
    return found


def original(state: DuelState, card: Card, stat: str) -> int:
    """The figure before anything is added: printed, or what effects make of that, one after another."""
    pair: tuple[int, int] = (card.definition.attack, card.definition.defence)
    for change, frame in in_force(state, "original", card):
        pair = change(state, frame, card, pair)
    return pair[0] if stat == "atk" else pair[1]


def derived(state: DuelState, card: Card, stat: str) -> int:
    """STD-6.2: a figure of a face-up monster on the field, worked out. What an effect makes of it for a time takes the
    place of all that was there when it began; what began later comes on top.
    """
    value, began = original(state, card, stat), 0
    for active in actives(state, f"{stat} set", card):
        value = active.spec.value(state, active.frame, card)
        began = began if active.until is None else active.since
    sign = -1 if any(in_force(state, "changes reversed", card)) else 1
    for active in actives(state, stat, card):
        if active.since >= began:
            value += sign * active.spec.value(state, active.frame, card)
    return value


def level(state: DuelState, card: Card) -> int | None:
    """Its level, if it is a monster whose face counts."""
    return card.definition.level if card.definition.kind == MONSTER and is_face_up(card) else None


def races(state: DuelState, card: Card) -> tuple[str, ...]:
    """Its race, with those that effects make of it."""
    if not card.definition.race or not is_face_up(card):
        return ()
    found: tuple[str, ...] = (card.definition.race,)
    if "race" in state.statics and card.zone == MONSTERS:
        for change, frame in in_force(state, "race", card):
            found = change(state, frame)
    return found


def attribute(state: DuelState, card: Card) -> str:
    """Its attribute."""
    return str(card.definition.attribute) if is_face_up(card) else ""


def names(state: DuelState, card: Card) -> tuple[str, ...]:
    """What it is called."""
    return (card.definition.name,) if is_face_up(card) else ()


def bearer(state: DuelState, card: Card) -> Card | None:
    """The monster that an equip card is on."""
    borne = state.bearers.get(ref_of(card))
    return None if borne is None else state.find(borne)


def attached(state: DuelState, card: Card) -> list[Card]:
    """The equip cards on a monster."""
    if not state.bearers:
        return []
    found = [state.find(equip) for equip, on in state.bearers.items() if on == ref_of(card)]
    return [equip for equip in found if equip is not None]


def has(state: DuelState, card: Card, word: str) -> bool:
    """Whether it has this keyword, printed on it and working."""
    return is_face_up(card) and word in card.definition.bundle.keywords


def rule_frames(state: DuelState, word: str, card: Card) -> Iterator[tuple[Any, Frame]]:
    """The rules `word` (such as `cannot attack`) that are about this card: its own while it lies face up, and those
    that other cards make.
    """
    if is_face_up(card):
        for rule in card.definition.bundle.rules.get(word, ()):
            yield rule, own_frame(card)
    if word in state.statics:
        yield from in_force(state, word, card)


def rules(state: DuelState, word: str, card: Card, other: Any = None) -> Any | None:
    """The definition of a card whose rule `word` binds this card towards `other` now."""
    if word not in state.statics and word not in card.definition.bundle.rules:
        return None
    for rule, frame in rule_frames(state, word, card):
        if rule.test is None or rule.test(state, frame, other):
            return frame.definition
    return None


def player_rule(state: DuelState, word: str, seat: int) -> Any | None:
    """The definition of a card whose rule binds this player (`cannot take battle damage`)."""
    if not state.statics:
        return None
    for active in state.statics.get("player " + word, ()):
        spec, frame = active.spec, active.frame
        if spec.value(state, frame, seat) and (spec.holds is None or spec.holds(state, frame)):
            return frame.definition
    return None


def forbids_tribute(state: DuelState, card: Card, seat: int, summon: bool) -> Any | None:
    """The definition of a card that keeps this seat from tributing the card, for a `summon` or else."""
    found = rules(state, "cannot be tributed", card, seat)
    return rules(state, "cannot be tributed for a summon", card, seat) if found is None and summon else found


def may_be_tributed(state: DuelState, card: Card, seat: int, summon: bool) -> bool:
    """Whether this seat may tribute the card, for a `summon` or else."""
    if forbids_tribute(state, card, seat, summon) is not None:
        return False
    return card.seat in state.team(seat) or rules(state, "can be tributed", card, seat) is not None  # TAG-4.1, TAG-4.2


def must_be_tributed(state: DuelState, card: Card, seat: int) -> bool:
    """Whether this seat, if it tributes anything, must tribute the card."""
    return rules(state, "must be tributed", card, seat) is not None
