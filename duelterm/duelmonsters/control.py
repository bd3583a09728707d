"""Control of monsters: taken for a time or for good, and given back (STD-5.8).

Of several control effects on one monster the latest holds; when it ends, the one before it does, or else the monster
goes back to whom it was taken from first. Each has its own end (Y27).
"""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card, Ref
from duelterm.core.events import Event
from duelterm.core.operations import hand_over
from duelterm.core.triggers import announce
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
        before = next((loan.back for loan in state.loans if loan.ref == ref_of(card)), card.seat)
        state.loans.append(Loan(ref_of(card), seat, before, until))
        give(state, card, seat, by, source)
        taken.append(card)
    return taken


def give(state: DuelState, card: Card, seat: int, by: int, source: Any) -> None:
    """It changes sides as it lies: the same monster, with what is on it (STD-5.8). Who has it sees it face-down too."""
    had = card.seat
    hand_over(state, card, seat)
    names = -1 if card.face_up else state.shown_to(seat)
    announce(state, Event("control changes", had, card, by=by, names=names, source=source))


def give_back(state: DuelState, moment: str, seat: int = -1) -> list[Card]:
    """Loans until this moment end, whatever else happens (Y26): each monster goes to who is to have it now; where there
    is no room it stays for the rules to send away. Returns those without room.
    """
    due = [loan for loan in state.loans if loan.until in ((moment, seat), (moment, -1))]
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
