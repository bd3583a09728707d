"""Stepping back: to one's own last act, as long as nothing secret and no chance has come out since."""

from collections.abc import Iterator, Sequence
from typing import Any

from duelterm.core.looking import sees
from duelterm.core.zones import EVERYBODY, NOBODY, OWNER
from duelterm.session.duel import Duel

SECRETS = ("looked", "revealed", "turned up", "flipped")
CAME_OUT = "something secret has come out since"
MOST = 60
"""So many acts are kept."""


class Checkpoint:
    """A duel as it stood at an act of `seat`; `others` says that somebody else has been asked since."""

    __slots__ = ("answers", "others", "seat", "state")

    def __init__(self, duel: Duel, seat: int) -> None:
        self.answers = duel.answers
        self.seat = seat
        self.others = False
        self.state: Any = duel.state.clone()


class Checkpoints:
    """The acts that could be gone back to. `people` has the number of the person at each seat, if one plays several."""

    def __init__(self, people: Sequence[int] = ()) -> None:
        self._kept: list[Checkpoint] = []
        self._people = people

    def note(self, duel: Duel) -> None:
        """Remember where the duel stands now."""
        decision = duel.decision
        if decision is None:
            self._kept.clear()
            return
        known = self._kept[-1].answers if self._kept else -1
        if known != duel.answers and duel.rules.is_quiescent(duel.state, decision):
            self._kept.append(Checkpoint(duel, decision.seat))
            del self._kept[:-MOST]
        elif self._kept and self._person(decision.seat) != self._person(self._kept[-1].seat):
            self._kept[-1].others = True

    def _person(self, seat: int) -> int:
        """Who plays this seat."""
        return self._people[seat] if self._people else seat

    def allowed(self, duel: Duel) -> Checkpoint | None:
        """The act that may be taken back now."""
        return None if self.refusal(duel) else self._before(duel)[-1]

    def refusal(self, duel: Duel) -> str:
        """Why the last act of whoever is asked now can't be taken back; empty if it can."""
        decision, before = duel.decision, self._before(duel)
        if decision is None:
            return "the duel is over"
        own = [kept for kept in before if self._person(kept.seat) == self._person(decision.seat)]
        if not own:
            return "nothing is done yet"
        if own[-1] is not before[-1]:
            return "somebody else has acted since"
        if decision.shown:  # what it is shown for a question can't be unseen
            return CAME_OUT
        return spoiled(own[-1], duel)

    def _before(self, duel: Duel) -> list[Checkpoint]:
        return [kept for kept in self._kept if kept.answers < duel.answers]

    def back_to(self, found: Checkpoint, duel: Duel) -> Duel:
        """The duel as it stood then."""
        self._kept = [kept for kept in self._kept if kept.answers <= found.answers]
        return Duel(duel.rules, found.state.clone(), duel.open_hands, found.answers)


def spoiled(found: Checkpoint, duel: Duel) -> str:
    """What has come since so that it can't be as if nothing had been; empty if only this seat's person has acted, on
    what they knew.
    """
    state = duel.state
    if state.active != found.state.active:
        return "another turn has begun since"
    if found.others:
        return "somebody else has been asked since"
    if state.chance != found.state.chance:
        return "chance has come out since"
    if any(came_out(state, event, found.seat) for event in state.events[len(found.state.events) :]):
        return CAME_OUT
    eyes, cards = duel.eyes(found.seat), then_and_now(found.state, state)
    return CAME_OUT * any(sees(state, now, eyes) and not sees(found.state, card, eyes) for card, now in cards)


def then_and_now(before: Any, state: Any) -> Iterator[tuple[Any, Any]]:
    """The cards that there were before, as they were and as they are; tokens that have come since hid nothing."""
    return zip(before.cards, state.cards, strict=False)


def came_out(state: Any, event: Any, seat: int) -> bool:
    """Whether an event let this seat see what it had not seen, or is the end of what may be taken back."""
    if event.kind in SECRETS or event.kind in ("break", "turn begins"):
        return True
    sight = EVERYBODY if event.origin < 0 else state.kinds[event.origin].sight
    return bool(sight == NOBODY or (sight == OWNER and event.seat != seat))
