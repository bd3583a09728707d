"""Before a duel (R3-3): greeting, shuffling and cutting, side decks, who goes first, the ante, five cards each."""

from collections.abc import Sequence

from duelterm.core.ask import ACT, NUMBER, Act, Decision, Why
from duelterm.core.card import Definition
from duelterm.core.events import Event
from duelterm.core.hands import rock_paper_scissors
from duelterm.core.operations import arrive, cut, leave, renew
from duelterm.duelmonsters.state import DuelState
from duelterm.duelmonsters.zones import ANTE, DECK, FUSION

STARTING_CARDS = 5
"""R3-3.5."""


def lay_decks(state: DuelState, decks: Sequence[Sequence[Definition]], fusion: Sequence[Sequence[Definition]]) -> None:
    """Put each seat's deck and fusion deck on the table. A fusion deck is never shuffled: its cards get their marks,
    by which a question tells them apart, at once.
    """
    for seat, (deck, extra) in enumerate(zip(decks, fusion, strict=True)):
        for definition in deck:
            state.add(definition, seat, DECK)
        for definition in extra:
            renew(state, state.add(definition, seat, FUSION))


async def greet(state: DuelState, seat: int) -> None:
    """R3-3.1."""
    await Decision(ACT, seat, [Act("greet")], 1, 1, Why("greet"))
    state.events.append(Event("greets", seat))


async def cut_deck(state: DuelState, by: int, seat: int) -> None:
    """R3-3.2: the opponent picks the place of the cut."""
    count = len(state.zones[seat][DECK])
    if count < 2:
        return
    place = await Decision(NUMBER, by, (), 1, count - 1, Why("cut", amount=count))
    cut(state, seat, DECK, int(place))
    state.events.append(Event("cut", seat, by=by, amount=int(place)))


async def who_goes_first(state: DuelState) -> int:
    """R3-3.4, and R3-2.4 for the duels after the first."""
    switches, first = state.switches, state.first
    if switches.first == "agreement" and first is not None:
        return first
    if switches.first == "chance":
        return state.below(len(state.zones))
    chooser = first if switches.first == "loser" and first is not None else await rock_paper_scissors(state)
    acts = [Act("first"), Act("second")]
    act = await Decision(ACT, chooser, acts, 1, 1, Why("who starts"))
    return chooser if act.verb == "first" else state.opponents(chooser)[0]


def turn_up_ante(state: DuelState, seat: int) -> None:
    """R3-2.5: the deck's top card is turned up and set aside."""
    card = state.zones[seat][DECK][-1]
    leave(state, card)
    arrive(state, card, seat, ANTE, face_up=True)
    event = Event("ante", seat, card)
    event.origin, event.to = DECK, ANTE
    state.events.append(event)
