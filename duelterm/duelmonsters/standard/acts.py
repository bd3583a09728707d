"""The acts of the turn player (STD-2): which are legal, and why others aren't."""

from collections.abc import Iterator
from typing import Any

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.duelmonsters.answering import detail_of
from duelterm.duelmonsters.definition import MONSTER
from duelterm.duelmonsters.reasons import Alone
from duelterm.duelmonsters.standard import battle, tributes
from duelterm.duelmonsters.standard.places import has_place
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.standard.using import activations
from duelterm.duelmonsters.state import BATTLE
from duelterm.duelmonsters.summon import comes_alone, room
from duelterm.duelmonsters.traits import own_frame, player_rule, rules
from duelterm.duelmonsters.zones import HAND, MONSTERS

SUMMON, SET, CHANGE, WAY = "summon", "set", "change", "special"
TO_BATTLE, END_BATTLE, ENDS = "battle", "end battle", "end"
ANY_SPEED = 1
Reason = Any | None


def legal_acts(state: StandardState) -> list[Act]:
    """All acts of the turn player in this step."""
    seat = state.active
    if state.step == BATTLE:
        return [*attacks(state), *activations(state, seat, ANY_SPEED), Act(END_BATTLE)]
    acts = [act for card in state.zones[seat][HAND] for act in put_out(state, card)]
    acts += [Act(CHANGE, card) for card in state.zones[seat][MONSTERS] if cannot_change(state, card) is None]
    acts += activations(state, seat, ANY_SPEED)
    if battle.cannot_battle(state) is None:
        acts.append(Act(TO_BATTLE))
    return [*acts, Act(ENDS)]


def attacks(state: StandardState) -> Iterator[Act]:
    """STD-4.1: every attack that may be declared."""
    for card in state.zones[state.active][MONSTERS]:
        for target in battle.targets(state, card):
            yield Act(battle.ATTACKS, card, target)


def put_out(state: StandardState, card: Card) -> Iterator[Act]:
    """How a card of the hand may be put on the field, but for being used."""
    if cannot_summon(state, card) is None:
        yield Act(SUMMON, card)
    for number, way in enumerate(card.definition.ways):
        if way_forbids(state, card, way) is None:
            yield Act(WAY, card, detail=detail_of(number))
    if cannot_set(state, card) is None:
        yield Act(SET, card)


def out_of_turn(state: StandardState, card: Card, zone: int) -> Reason:
    """STD-2.1: why nothing is put out or changed now; it is done in one's own main phases."""
    if card.seat != state.active or state.step not in (MAIN_1, MAIN_2):
        return "STD-2.1"
    return None if card.zone == zone else "STD-2.3" if zone == HAND else "STD-2.4"


def cannot_summon(state: StandardState, card: Card) -> Reason:
    """Why a monster can't be normal summoned."""
    found = cannot_come(state, card)
    if found is None:
        found = player_rule(state, "cannot summon", card.seat)
    return rules(state, "cannot be summoned", card, card.seat) if found is None else found


def cannot_set(state: StandardState, card: Card) -> Reason:
    """Why a card can't be set: of a monster that is the turn's one as well (STD-2.3)."""
    if card.definition.kind == MONSTER:
        found = cannot_come(state, card)
    else:
        found = out_of_turn(state, card, HAND)
        if found is None and not has_place(state, card):
            return "STD-2.5"
    return rules(state, "cannot be set", card, card.seat) if found is None else found


def cannot_come(state: StandardState, card: Card) -> Reason:
    """STD-2.3: why a monster can't be the turn's one, face-up or face-down."""
    if card.definition.kind != MONSTER:
        return "STD-2.3"
    found = out_of_turn(state, card, HAND)
    if found is not None:
        return found
    if comes_alone(card):
        return Alone(card.definition)
    if MONSTER in state.used:
        return "STD-2.3"
    return None if tributes.choices(state, card) else "STD-2.3"


def way_forbids(state: StandardState, card: Card, way: Any) -> Reason:
    """STD-5.4: why a monster can't come in its own way, which is no normal summon."""
    found = out_of_turn(state, card, HAND)
    if found is None:
        found = player_rule(state, "cannot summon", card.seat)
    if found is None:
        found = rules(state, "cannot be summoned", card, card.seat)
    if found is not None:
        return found
    frame = own_frame(card)
    return way.forbids(state, frame) if room(state, card.seat) or way.frees(state, frame) else "STD-5.4"


def cannot_change(state: StandardState, card: Card) -> Reason:
    """STD-2.4: why a monster can't change its position by hand; turned up so it is summoned."""
    found = out_of_turn(state, card, MONSTERS)
    if found is not None:
        return found
    if was_moved(state, card) or (card.fresh and brought_by(state, card) == card.seat):
        return "STD-2.4"
    found = None if card.face_up else player_rule(state, "cannot summon", card.seat)
    return rules(state, "cannot change position", card) if found is None else found


def was_moved(state: StandardState, card: Card) -> bool:
    """Whether it has attacked this turn or was changed by hand, whatever has been done to it since. What came this turn
    is another matter.
    """
    return any(
        event.card == card.uid and (event.kind == "attacks" or by_hand(event))
        for event in state.events[state.turn_began :]
    )


def by_hand(event: Any) -> bool:
    """Whether its player changed a monster's position with this."""
    return (event.kind == "changed" and event.source is None) or (event.kind == "summoned" and event.cause == "flip")


def brought_by(state: StandardState, card: Card) -> int:
    """Who put on the field what came this turn."""
    for event in reversed(state.events[state.turn_began :]):
        if event.card == card.uid and event.kind in ("summoned", "set"):
            return int(event.by)
    return card.seat
