"""What a card means by "you" and "your opponent" among four (TAG-5)."""

from collections.abc import Callable, Sequence

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.frame import Frame
from duelterm.duelmonsters.tag.state import TagState
from duelterm.effects.seats import MEANT, PICKED, Players

OF_HANDS = ("drawn", "discarded")
"""What happens to the cards of one player alone."""


def team(state: TagState, frame: Frame) -> tuple[int, ...]:
    """TAG-5.4: the effect's player and the partner."""
    return tuple(state.team(frame.you))


def opponents(state: TagState, frame: Frame) -> tuple[int, ...]:
    """TAG-5.3: both."""
    return tuple(state.opponents(frame.you))


def opponent(state: TagState, frame: Frame) -> tuple[int, ...]:
    """TAG-5.1: the one that was picked; before that it could be either. For who was picked it is whose effect it is, or
    the partner who was picked.
    """
    if frame.cause not in state.team(frame.you):
        across = [seat for seat in frame.names.get(MEANT, ()) if seat not in state.team(frame.you)]
        return tuple(across[:1]) or (frame.cause,)
    meant: tuple[int, ...] = frame.names.get(PICKED, ())
    return meant or opponents(state, frame)


def opposing(state: TagState, frame: Frame) -> tuple[int, ...]:
    """TAG-7.8: one seat for the other team and its life points."""
    return opponent(state, frame)[:1]


def everybody(state: TagState, frame: Frame) -> tuple[int, ...]:
    """TAG-5.9: all four, in turn order."""
    return tuple(state.turn_order(frame.you))


def each(state: TagState, frame: Frame) -> tuple[int, ...]:
    """TAG-5.5: those that were picked, one of each team."""
    meant: tuple[int, ...] = frame.names.get(MEANT, ())
    return meant or everybody(state, frame)


def yours(state: TagState, frame: Frame, card: Card) -> bool:
    """TAG-5.4: whether it lies with the effect's team."""
    return card.seat in state.team(frame.you)


class TeamPlayers(Players):
    """The readings among four."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TagState.opponents)
        self.team = team
        self.opponent = opponent
        self.opponents = opponents
        self.opposing = opposing
        self.each = each
        self.everybody = everybody
        self.yours = yours


def ways_to_mean(state: TagState, frame: Frame, picks: frozenset[str]) -> list[Frame]:
    """The effect with each choice of the players that it may mean: an opponent, and one of each team."""
    ways = [frame]
    foes = [(foe,) for foe in state.opponents(frame.you)]
    if PICKED in picks and PICKED not in frame.names:
        seat = whose_hand(state, frame)
        ways = [supposing(frame, PICKED, foe) for foe in foes if seat in (None, *foe)]
    if MEANT in picks and MEANT not in frame.names:
        ways = [
            supposing(way, MEANT, (own, *foe))
            for way in ways
            for own in state.team(frame.you)
            for foe in ([way.names[PICKED]] if PICKED in way.names else foes)
        ]
    return ways


def whose_hand(state: TagState, frame: Frame) -> int | None:
    """TAG-7.12: the opponent whose draw or discard an effect answers."""
    event = frame.event
    if event is None or event.kind not in OF_HANDS or event.seat not in state.opponents(frame.you):
        return None
    return int(event.seat)


def supposing(frame: Frame, name: str, seats: tuple[int, ...]) -> Frame:
    """The effect as if these seats were meant."""
    meant = frame.copy()
    meant.names[name] = seats
    return meant


async def pick_players(state: TagState, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]) -> None:
    """TAG-5.1, TAG-5.5: the player of an effect picks on its activation whom it means, once for all of it; those with
    whom it can be used, if there are such.
    """
    ways = ways_to_mean(state, frame, picks)
    able = [way for way in ways if fits(way)] or ways
    for name, place in ((MEANT, 0), (PICKED, 0), (MEANT, 1)):
        if name in able[0].names:
            able = await narrowed(state, frame, able, name, place)
    picked = {name: able[0].names[name] for name in sorted(picks) if name not in frame.names}
    frame.names |= picked
    for seat in dict.fromkeys(seat for seats in picked.values() for seat in seats):
        state.events.append(Event("means", seat, by=frame.you, source=frame.definition))


async def narrowed(state: TagState, frame: Frame, able: Sequence[Frame], name: str, place: int) -> list[Frame]:
    """Those of the choices that have the seat which is picked; not asked where only one will do."""
    seats = list(dict.fromkeys(way.names[name][place] for way in able))
    seat = seats[0]
    if len(seats) > 1:
        acts = [Act("player", target=other) for other in seats]
        act: Act = await Decision(ACT, frame.you, acts, 1, 1, Why("player", frame.definition))
        seat = int(act.target)
    return [way for way in able if way.names[name][place] == seat]
