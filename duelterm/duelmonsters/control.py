"""Control of monsters: taken for a time, for good or as long as a card says so, and given back (R3-6, STD-5.8).

Of several control effects on one monster the latest holds; when it ends, the one before it does, or else the monster
goes back to whom it was taken from first. Each has its own end (Y27).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.operations import hand_over
from duelterm.core.triggers import announce
from duelterm.duelmonsters.ops import destroy
from duelterm.duelmonsters.state import DuelState, Loan
from duelterm.duelmonsters.summon import room
from duelterm.duelmonsters.traits import ref_of
from duelterm.duelmonsters.zones import MONSTERS


def take_control(
    state: DuelState, cards: Sequence[Card], seat: int, until: tuple[str, int] | None, by: int, source: Any
) -> list[Card]:
    """Monsters come under this seat's control as long as it has room, until a moment or for good. Returns those."""
    taken = []
    for card in cards:
        if card.zone != MONSTERS or card.seat == seat or not room(state, seat):
            continue
        lend(state, card, seat, until)
        give(state, card, seat, by, source)
        taken.append(card)
    return taken


def lend(state: DuelState, card: Card, seat: int, until: tuple[str, int] | None, source: Ref | None = None) -> None:
    """Remember that this seat is to have a monster until a moment, for good, or as long as the card `source` says."""
    before = next((loan.back for loan in state.loans if loan.ref == ref_of(card)), card.seat)
    state.loans.append(Loan(ref_of(card), seat, before, until, source))


def give(state: DuelState, card: Card, seat: int, by: int, source: Any) -> None:
    """It changes sides as it lies: the same monster, with what is on it (STD-5.8). Who has it sees it face-down too."""
    had = card.seat
    hand_over(state, card, seat)
    names = -1 if card.face_up else state.shown_to(seat)
    announce(state, Event("control changes", had, card, by=by, names=names, source=source))


def give_back(state: DuelState, moment: str, seat: int = -1) -> list[Card]:
    """Monsters on loan until this moment go back, whatever else happens (Y26, Y27); where there is no room they stay
    for the rules to send away. Returns those without room.
    """
    return end_loans(state, [loan for loan in state.loans if loan.until in ((moment, seat), (moment, -1))])


def end_loans(state: DuelState, due: Sequence[Loan]) -> list[Card]:
    """These end: each monster goes to who is to have it now. Returns those for which there is no room there."""
    state.loans = [loan for loan in state.loans if loan not in due and state.find(loan.ref) is not None]
    homes: dict[Ref, int] = {}
    for loan in due:
        homes.setdefault(loan.ref, loan.back)
    homes |= {loan.ref: loan.seat for loan in state.loans if loan.ref in homes}
    homeless = []
    for ref, seat in homes.items():
        card = state.find(ref)
        if card is None or card.seat == seat:
            continue
        if room(state, seat):
            give(state, card, seat, -1, None)
        else:
            homeless.append(card)
    return homeless


async def keep_control(state: DuelState) -> bool:
    """STD-5.8: monsters go where the cards that lie there say (Snatch Steal) as long as they say so; without room they
    can't be taken, and are destroyed when they can't go back. Whether anything changed.
    """
    said = list(controllers(state))
    keys = {(ref_of(card), source) for card, _, source, _ in said}
    due = [loan for loan in state.loans if loan.source is not None and (loan.ref, loan.source) not in keys]
    homeless = end_loans(state, due)
    known = {(loan.ref, loan.source) for loan in state.loans}
    taken = False
    for card, seat, source, definition in said:
        if (ref_of(card), source) in known or (card.seat != seat and not room(state, seat)):
            continue
        lend(state, card, seat, None, source)
        taken = True
        if card.seat != seat:
            give(state, card, seat, seat, definition)
    return bool(await destroy(state, homeless, -1, None, "rule")) or taken or bool(due)


def controllers(state: DuelState) -> Iterable[tuple[Card, int, Ref, Any]]:
    """Each monster of which a card says who controls it: the monster, the seat, that card and its definition."""
    for active in state.statics.get("controller", ()):
        spec, frame = active.spec, active.frame
        if spec.holds is None or spec.holds(state, frame):
            for card in state.monsters():
                if spec.applies(state, frame, card):
                    yield card, spec.value(state, frame), (frame.source, frame.mark), frame.definition
