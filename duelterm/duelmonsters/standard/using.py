"""Which cards and effects a seat may use now (STD-2.6, STD-2.7, STD-3.1, STD-3.7), and why not the others."""

from collections.abc import Iterator, Sequence
from typing import Any

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.core.operations import shown
from duelterm.duelmonsters.answering import ACTIVATE, TURN_UP, detail_of, number_of
from duelterm.duelmonsters.definition import FIELD_ICON, MONSTER, TRAP
from duelterm.duelmonsters.standard.speeds import SLOW, fits_stage, is_quick_play, speed_of
from duelterm.duelmonsters.standard.state import MAIN_1, MAIN_2, StandardState
from duelterm.duelmonsters.traits import is_borne, player_rule, rules
from duelterm.duelmonsters.zones import FIELD, FIELD_PLACE, HAND, MONSTERS, PLACES, SPELLS
from duelterm.effects.activations import IGNITION, PLAYED

USE = "use"
WOULD_COME = "would be summoned"
Reason = Any | None


def activations(state: StandardState, seat: int, speed: int, occasions: Sequence[Event] = ()) -> Iterator[Act]:
    """All that this seat may use now with at least this spell speed; `occasions` is what may be answered."""
    for card in candidates(state, seat):
        for verb, found in usable(card):
            for number, activation in enumerate(found):
                if cannot_use(state, card, activation, seat, speed, occasions) is None:
                    yield Act(verb, card, detail=detail_of(number))


def candidates(state: StandardState, seat: int) -> Iterator[Card]:
    """The cards that a seat may have something to use on: its own, and open ones that anybody may use."""
    for zone in (HAND, *FIELD):
        yield from state.zones[seat][zone]
    for other in state.turn_order(seat)[1:]:
        for card in state.zones[other][FIELD_PLACE] + state.zones[other][SPELLS] + state.zones[other][MONSTERS]:
            if card.face_up and any(activation.anybody for activation in card.definition.activated):
                yield card


def usable(card: Card) -> Iterator[tuple[str, Sequence[Any]]]:
    """What can be used of a card where it lies: by which act, and the alternatives of that."""
    definition = card.definition
    if card.zone == HAND:
        yield USE, definition.played
        yield ACTIVATE, definition.in_hand
    elif not card.face_up:
        yield TURN_UP, definition.played
    else:
        yield ACTIVATE, definition.activated


def meant(act: Act) -> Any:
    """The activation that an act means."""
    return dict(usable(act.card))[act.verb][number_of(act)]


def frame_for(card: Card, seat: int) -> Frame:
    """The frame of what this seat does with a card."""
    return Frame(seat, card.uid, card.mark, card.definition)


def cannot_use(
    state: StandardState,
    card: Card,
    activation: Any,
    seat: int,
    speed: int = SLOW,
    occasions: Sequence[Event] = (),
) -> Reason:
    """Why this seat can't activate this now: a rule's number, a card that forbids it, or what of its text isn't met."""
    found = cannot_from_there(state, card, activation, seat)
    if found is None:
        found = out_of_time(state, card, activation, seat, speed, occasions)
    if found is None:
        found = forbidden(state, card, activation, seat)
    if found is not None:
        return found
    frame = frame_for(card, seat)
    if not activation.kinds:
        return activation.forbids(state, frame)
    reason: Reason = "STD-3.7"
    for event in occasions:
        if activation.matches(state, frame.answering(event), event):
            reason = activation.forbids(state, frame.answering(event))
            if reason is None:
                return None
    return reason


def occasion_for(
    state: StandardState, card: Card, activation: Any, seat: int, occasions: Sequence[Event]
) -> Event | None:
    """The first of what may be answered that this really can answer."""
    frame = frame_for(card, seat)
    for event in occasions if activation.kinds else ():
        own = frame.answering(event)
        if activation.matches(state, own, event) and activation.forbids(state, own) is None:
            return event
    return None


def cannot_from_there(state: StandardState, card: Card, activation: Any, seat: int) -> Reason:
    """Why it can't be used where it lies."""
    if card.seat != seat and not activation.anybody:
        return "STD-2.6" if card.definition.kind == TRAP else "STD-2.7"
    if activation.speed != PLAYED:
        return no_effect_there(state, card, activation)
    if card.definition.kind == MONSTER or card.zone not in (HAND, *FIELD) or card.face_up:
        return "STD-2.7"
    if card.zone == HAND:
        if card.definition.kind == TRAP or (is_quick_play(card) and seat != state.active):
            return "STD-2.6"
        full = card.definition.icon != FIELD_ICON and len(state.zones[seat][SPELLS]) >= PLACES
        return "STD-2.5" if full else None
    if card.fresh and (card.definition.kind == TRAP or is_quick_play(card)):
        return "STD-2.6"
    return None


def no_effect_there(state: StandardState, card: Card, activation: Any) -> Reason:
    """Why an effect of a card doesn't work where the card lies, nor before its own activation has resolved."""
    if activation in card.definition.in_hand:
        return None if card.zone == HAND else "STD-3.7"
    if card.zone not in FIELD or not card.face_up or is_borne(card):
        return "STD-5.6"
    return "STD-3.2" if state.in_use(card) else None


def out_of_time(
    state: StandardState, card: Card, activation: Any, seat: int, speed: int, occasions: Sequence[Event]
) -> Reason:
    """Why its spell speed doesn't do now."""
    if speed_of(card, activation) == SLOW and not is_main_act(state, activation, seat, speed, occasions):
        return "STD-2.7"
    if speed > SLOW and speed_of(card, activation) not in (SLOW, *range(speed, 4)):
        return "STD-3.1"
    if not state.chain and not activation.kinds and any(event.kind == WOULD_COME for event in occasions):
        return "STD-3.13"
    return None if fits_stage(state, card, activation) else "STD-4.3"


def is_main_act(state: StandardState, activation: Any, seat: int, speed: int, occasions: Sequence[Event]) -> bool:
    """STD-2.7: whether speed 1 is enough: in one's own main phase with no chain open and nothing to be answered, but
    for ignition effects after one's own summon if the switch says so.
    """
    if seat != state.active or state.step not in (MAIN_1, MAIN_2) or state.chain:
        return False
    if speed <= SLOW:
        return True
    return activation.speed == IGNITION and after_own_summon(state, seat, occasions)


def after_own_summon(state: StandardState, seat: int, occasions: Sequence[Event]) -> bool:
    """STD-2.7: whether this is the window after one's own summon in which the switch lets ignition effects be used."""
    if state.switches.ignition_after_summon != "yes" or state.chain:
        return False
    if seat != state.active or state.step not in (MAIN_1, MAIN_2):
        return False
    return any(event.kind == "summoned" and event.seat == seat for event in occasions)


def forbidden(state: StandardState, card: Card, activation: Any, seat: int) -> Reason:
    """STD-6.3, STD-6.6: the card that forbids the act. What would be turned up for it is judged by its face."""
    if activation.speed != PLAYED:
        return player_rule(state, "cannot activate", seat)
    return rules(state, "cannot be activated", shown(card), seat)
