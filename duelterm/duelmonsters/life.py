"""Life points: every change is a line of the score sheet (R3-4.5)."""

from collections.abc import Sequence
from typing import Any

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.triggers import announce
from duelterm.duelmonsters.state import DuelState, LifeChange
from duelterm.duelmonsters.traits import player_rule

BATTLE, DAMAGE, PAY, GAIN, LOSE = "battle", "damage", "pay", "gain", "lose"


def life(state: DuelState, seat: int) -> int:
    """The life points of a seat's side."""
    return state.life[state.sides[seat]]


def change(state: DuelState, seat: int, amount: int, cause: str, source: Any) -> int:
    """Add to the life points of a seat's side; they never show below 0 (R3-4.1). Returns what was really added."""
    side = state.sides[seat]
    before = state.life[side]
    after = max(0, before + amount)
    if after != before:
        state.life[side] = after
        state.sheet.append(LifeChange(state.turn, side, before, after, cause, source))
        state.memo.clear()
    return after - before


def tell(state: DuelState, event: Event) -> None:
    """Announce a change; `place` is what is left after it."""
    event.place = life(state, event.seat)
    announce(state, event)


def battle_loss(state: DuelState, seat: int, amount: int) -> int:
    """What a battle would cost this seat: nothing where an effect forbids it. What changes it belongs here (Y36)."""
    return 0 if player_rule(state, "cannot take battle damage", seat) is not None else amount


def battle_damage(state: DuelState, seat: int, amount: int, dealer: Card) -> int:
    """What a battle costs this seat (R3-7.8 to R3-7.10, STD-4.5)."""
    lost = -change(state, seat, -battle_loss(state, seat, amount), BATTLE, dealer.definition)
    if lost:
        event = Event("battle damage", seat, dealer, by=dealer.seat, amount=lost, cause=BATTLE, also=("damaged",))
        tell(state, event)
    return lost


def damage(state: DuelState, seats: Sequence[int], amount: int, by: int, source: Any) -> int:
    """Damage by an effect, to several seats at the same time. Returns the life points lost in all."""
    dealt = [(seat, -change(state, seat, -amount, DAMAGE, source)) for seat in seats]
    for seat, lost in dealt:
        if lost:
            tell(state, Event("damaged", seat, by=by, amount=lost, source=source, cause="effect"))
    return sum(lost for _, lost in dealt)


def gain(state: DuelState, seats: Sequence[int], amount: int, by: int, source: Any) -> int:
    """Life points gained."""
    return told(state, seats, amount, by, source, GAIN)


def lose(state: DuelState, seats: Sequence[int], amount: int, by: int, source: Any) -> int:
    """Life points lost, which is no damage."""
    return -told(state, seats, -amount, by, source, LOSE)


def told(state: DuelState, seats: Sequence[int], amount: int, by: int, source: Any, cause: str) -> int:
    """A change that is neither damage nor payment, with its event."""
    total = 0
    for seat in seats:
        moved = change(state, seat, amount, cause, source)
        if moved:
            tell(state, Event("life", seat, by=by, amount=moved, source=source, cause=cause))
        total += moved
    return total


def can_pay(state: DuelState, seat: int, amount: int) -> bool:
    """Whether a seat's side has so many life points to pay; the last ones count by the switch (Y24)."""
    left = life(state, seat) - amount
    return left > 0 or (left == 0 and state.switches.pay_all_life == "yes")


def pay(state: DuelState, seat: int, amount: int, source: Any) -> bool:
    """Pay life points for a cost; nothing happens if they can't be paid."""
    if not can_pay(state, seat, amount):
        return False
    paid = -change(state, seat, -amount, PAY, source)
    tell(state, Event("pays life", seat, by=seat, amount=paid, source=source, cause=PAY))
    return True
