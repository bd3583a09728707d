"""A bot that plays by chance, and what must hold in any duel whatever is played."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.ask import ACT, CONFIRM, NAME, NUMBER, ORDER, Decision
from duelterm.core.flow import Flow
from duelterm.core.operations import arrive, leave, stack
from duelterm.core.rng import Chance
from duelterm.core.zones import BENEATH
from duelterm.duelmasters.definition import CREATURE, CardDefinition
from duelterm.duelmasters.state import MAIN, DuelState
from duelterm.duelmasters.traits import own_frame
from duelterm.duelmasters.turn import duel, lay_decks
from duelterm.duelmasters.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS

DUEL_CARDS = 80


def random_answer(chance: Chance, asked: Decision) -> Any:
    """A legal answer, by chance."""
    if asked.kind in (ACT, NAME, CONFIRM):
        options = [option for option in asked.options if getattr(option, "verb", "") != "end"] or asked.options
        if len(options) < len(asked.options) and chance.below(6) == 0:
            return asked.options[-1]
        return options[chance.below(len(options))]
    if asked.kind == NUMBER:
        return asked.lo + chance.below(min(asked.hi, 10) - asked.lo + 1)
    if asked.kind == ORDER:
        return chance.sample(list(asked.options), len(asked.options))
    for _ in range(10):
        count = asked.lo + chance.below(asked.hi - asked.lo + 1)
        picked = chance.sample(list(asked.options), count)
        if asked.legal is None or asked.legal(picked):
            return picked
    return list(asked.proposal or ())


def check(state: DuelState, asked: Decision | None) -> None:
    """80 cards, each in one place that it knows; nothing waits when an act is asked; somebody can answer."""
    seen: list[int] = [card.uid for card in state.resolving]
    for seat, zones in enumerate(state.zones):
        for zone, pile in enumerate(zones):
            for card in pile:
                assert (card.seat, card.zone) == (seat, zone), f"{card} lies in zone {zone} of seat {seat}"
                assert all(under.zone == BENEATH for under in card.beneath), card.beneath
                assert not card.beneath or zone == BATTLE, f"{card} has cards beneath it in zone {zone}"
                seen += [card.uid, *(under.uid for under in card.beneath)]
    assert sorted(seen) == list(range(len(state.cards))), "a card is missing or in two places"
    for pile in (zones[BATTLE] for zones in state.zones):
        for card in pile:
            assert card.definition.kind == CREATURE, f"{card} is no creature"
            assert not card.definition.bases or card.beneath, f"{card} lies on nothing"
    if asked is None:
        assert state.result is not None
        return
    if asked.kind == ACT and asked.why.prompt == "act":
        assert not state.pending
        assert not state.resolving
        assert state.attack is None
        assert state.battle is None
    assert asked.options or asked.kind == NUMBER or asked.hi == 0, f"{asked.why.prompt} can't be answered"
    assert asked.lo <= asked.hi


def play_out(state: DuelState, seed: int, steps: int) -> int:
    """Play by chance until the duel or the steps end. How many questions were answered."""
    chance = Chance(seed)
    flow = Flow(duel(state))
    answered = 0
    while flow.decision is not None and answered < steps:
        check(state, flow.decision)
        flow.send(random_answer(chance, flow.decision))
        answered += 1
    check(state, flow.decision)
    return answered


def around(card: CardDefinition, cards: Sequence[CardDefinition], chance: Chance) -> list[CardDefinition]:
    """A deck of 40 around a card: what it evolves from, cards of its civilizations, itself last."""
    mates = [mate for mate in cards if set(mate.civs) & set(card.civs)]
    deck = [mates[chance.below(len(mates))] for _ in range(36 - 4 * len(card.bases))]
    for serves in card.bases:
        able = [mate for mate in cards if mate.kind == CREATURE and not mate.bases and serves_alone(serves, card, mate)]
        deck += [able[chance.below(len(able))] for _ in range(4)]
    return [*deck, *[card] * 4]


def serves_alone(serves: Any, top: CardDefinition, base: CardDefinition) -> bool:
    """Whether such a creature could lie beneath, by what is printed."""
    state = DuelState(1, 0)
    card, under = state.add(top, 0, DECK), state.add(base, 0, DECK)
    put(state, [under], BATTLE)
    return bool(serves(state, own_frame(card), under))


def laid_out(decks: Sequence[Sequence[CardDefinition]], seed: int) -> DuelState:
    """A duel in full swing. The last cards of a deck lie in the battle zone, the hand and the shields; there is mana
    for anything, and some creatures of each side are there, with what the last card evolves from.
    """
    state = DuelState(2, seed)
    lay_decks(state, decks)
    for seat in state.seats:
        pile = state.zones[seat][DECK]
        *rest, second, shield, hand, last = pile
        put(state, [shield], SHIELDS)
        put(state, [hand, second], HAND)
        bases = rest[-4 * len(last.definition.bases) :: 4] if last.definition.bases else []
        put(state, bases, BATTLE)
        if bases:
            stack(state, last, bases, BATTLE)
        elif last.definition.kind == CREATURE:
            put(state, [last], BATTLE)
        put(
            state,
            [card for card in pile[-4:] if card.definition.kind == CREATURE and not card.definition.bases],
            BATTLE,
        )
        state.shuffle(pile)
        for zone, count in ((SHIELDS, 3), (HAND, 3), (MANA, 10), (GRAVEYARD, 2)):
            put(state, pile[-count:], zone)
    state.step, state.turn, state.begun = MAIN, 4, [2, 2]
    state.events.clear()
    return state


def put(state: DuelState, cards: Sequence[Any], zone: int) -> None:
    """Lay cards of a deck into another zone, as if long ago."""
    for card in list(cards):
        leave(state, card)
        arrive(state, card, card.owner, zone)
        card.fresh = False
