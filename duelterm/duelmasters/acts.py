"""What the turn player may do now, and why not."""

from collections.abc import Awaitable, Callable
from typing import Any

from duelterm.core.ask import Act
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import turn_sideways
from duelterm.core.triggers import announce
from duelterm.duelmasters import combat
from duelterm.duelmasters.mana import Supply, cost, untapped_mana
from duelterm.duelmasters.play import charge, forbids_use, play
from duelterm.duelmasters.state import ATTACK, END, MAIN, OF_THE_HAND, DuelState
from duelterm.duelmasters.state import CHARGE as CHARGING
from duelterm.duelmasters.traits import given, is_sick, own_frame, player_rule, rules
from duelterm.duelmasters.zones import BATTLE, HAND

CHARGE, PLAY, ATTACKS, TAP_ABILITY, END_TURN = "charge", "play", "attack", "tap ability", "end"


def cannot_charge(state: DuelState) -> Any | None:
    """DM-3.1, DM-3.6, DM-3.9: why no card can be charged now."""
    if state.step not in OF_THE_HAND:
        return "DM-3.9"
    if state.charged:
        return "DM-3.6"
    return None if state.step == CHARGING else "DM-3.1"


def cannot_play(state: DuelState, card: Card) -> Any | None:
    """DM-4.1 to DM-4.3: why a card in hand can't be played now."""
    if state.step not in OF_THE_HAND:
        return "DM-3.9"
    if not Supply(untapped_mana(state, card.owner)).pays(card, cost(state, card)):
        return "DM-4.3"
    return forbids_use(state, card)


def playable(state: DuelState, seat: int) -> list[Card]:
    """DM-4.1 to DM-4.3: the cards in hand that can be played, in a step of the hand."""
    mana = untapped_mana(state, seat)
    if not mana:
        return []
    supply, hand = Supply(mana), state.zones[seat][HAND]
    return [card for card in hand if supply.pays(card, cost(state, card)) and forbids_use(state, card) is None]


def cannot_tap(state: DuelState, card: Card) -> Any | None:
    """DM-8.14: why a creature can't use a tap ability now."""
    if card.tapped:
        return "DM-8.14"
    if is_sick(state, card):
        return "DM-4.7"
    forbidden = rules(state, "cannot attack", card)
    if forbidden is None:
        forbidden = player_rule(state, "cannot use tap ability", card.seat)
    if forbidden is None and combat.must_attack(state, card, combat.targets(state, card)) is not None:
        return "DM-9.5"
    return forbidden


def cannot_end(state: DuelState) -> Any | None:
    """DM-9.5: why the turn can't end: a creature that must attack and can."""
    for card in state.zones[state.active][BATTLE]:
        if not card.tapped:
            found = combat.must_attack(state, card, combat.targets(state, card))
            if found is not None:
                return found
    return None


def legal_acts(state: DuelState) -> list[Act]:
    """All that the turn player may do now, in a fixed order: charge, play, tap abilities, attacks, end."""
    seat = state.active
    acts: list[Act] = []
    if state.step in OF_THE_HAND:
        if state.step == CHARGING:
            acts += [Act(CHARGE, card) for card in state.zones[seat][HAND]]
        acts += [Act(PLAY, card) for card in playable(state, seat)]
    bound = False
    for card in state.zones[seat][BATTLE]:
        if not card.tapped:
            bound = add_attacks(state, card, acts) or bound
    if not bound:
        acts.append(Act(END_TURN))
    return acts


def add_attacks(state: DuelState, card: Card, acts: list[Act]) -> bool:
    """Add a creature's tap abilities and attacks. Whether it must attack."""
    targets = combat.targets(state, card)
    forced = bool(targets) and combat.must_attack(state, card, targets) is not None
    if not forced:
        abilities = tap_abilities(state, card)
        if abilities and cannot_tap(state, card) is None:
            acts += [Act(TAP_ABILITY, card, None, str(number)) for number in range(1, len(abilities) + 1)]
    for target in targets:
        acts.append(Act(ATTACKS, card, target))
    return forced


def tap_abilities(state: DuelState, card: Card) -> tuple[Any, ...]:
    """Its tap abilities, printed and given, in order."""
    found: tuple[Any, ...] = card.definition.bundle.activated
    for bundle in given(state, card, "tap ability"):
        found += bundle.activated
    return found


async def perform_charge(state: DuelState, act: Act) -> None:
    state.step = MAIN
    await charge(state, act.card)


async def perform_play(state: DuelState, act: Act) -> None:
    await play(state, act.card)


async def perform_attack(state: DuelState, act: Act) -> None:
    await combat.attack(state, act.card, act.target)


async def perform_tap_ability(state: DuelState, act: Act) -> None:
    """DM-8.14: tap the creature instead of attacking and use the ability; the attack step begins (DM-3.9)."""
    card: Card = act.card
    state.step = ATTACK
    ability = tap_abilities(state, card)[int(act.detail) - 1]
    turn_sideways(state, card, tapped=True)
    announce(state, Event("tap ability", card.seat, card, by=card.seat))
    await ability(state, own_frame(card))


async def perform_end(state: DuelState, act: Act) -> None:
    """DM-3.10."""
    state.step = END


PERFORM: dict[str, Callable[[DuelState, Act], Awaitable[None]]] = {
    CHARGE: perform_charge,
    PLAY: perform_play,
    ATTACKS: perform_attack,
    TAP_ABILITY: perform_tap_ability,
    END_TURN: perform_end,
}
"""How each legal act is carried out."""
