"""What a card means by "you" and "your opponent" among four (TAG-5)."""

from collections.abc import Callable, Sequence

from duelterm.core.ask import ACT, Act, Decision, Why
from duelterm.core.card import Card
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
    """TAG-5.1: the one that was picked; before that it could be either. For who was picked it is whose effect it is."""
    if frame.cause not in state.team(frame.you):
        return (frame.cause,)
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


async def pick_players(state: TagState, frame: Frame, picks: frozenset[str], fits: Callable[[Frame], bool]) -> None:
    """TAG-5.1, TAG-5.5: the player of an effect picks on its activation whom it means, once for all of it; those with
    whom it can be used, if there are such.
    """
    if PICKED in picks and (seat := concerned(state, frame)) is not None:
        frame.names[PICKED] = (seat,)
    if PICKED in picks and PICKED not in frame.names:
        foes = [(foe,) for foe in state.opponents(frame.you)]
        frame.names[PICKED] = await picked(state, frame, PICKED, foes, fits)
    if MEANT in picks and MEANT not in frame.names:
        (own,) = await picked(state, frame, MEANT, [(seat,) for seat in state.team(frame.you)], fits)
        theirs = frame.names.get(PICKED)
        if theirs is None:
            theirs = await picked(state, frame, MEANT, [(foe,) for foe in state.opponents(frame.you)], fits)
        frame.names[MEANT] = (own, *theirs)


def concerned(state: TagState, frame: Frame) -> int | None:
    """TAG-7.12: the opponent whose draw or discard an effect answers."""
    event = frame.event
    if event is None or event.kind not in OF_HANDS or event.seat not in state.opponents(frame.you):
        return None
    return int(event.seat)


async def picked(
    state: TagState, frame: Frame, name: str, choices: Sequence[tuple[int, ...]], fits: Callable[[Frame], bool]
) -> tuple[int, ...]:
    """One of several seats; not asked where only one will do."""
    able = [choice for choice in choices if fits(supposing(frame, name, choice))] or list(choices)
    if len(able) == 1:
        return able[0]
    acts = [Act("player", target=seat) for (seat,) in able]
    act: Act = await Decision(ACT, frame.you, acts, 1, 1, Why("player", frame.definition))
    return (int(act.target),)


def supposing(frame: Frame, name: str, seats: tuple[int, ...]) -> Frame:
    """The effect as if these seats were meant."""
    meant = frame.copy()
    meant.names[name] = seats
    return meant
