"""Battles: comparing powers, the loser's destruction, slayer."""

from duelterm.core.card import Card
from duelterm.core.events import Event
from duelterm.core.operations import expire
from duelterm.core.triggers import announce, settle, signal
from duelterm.duelmasters.ops import aftermath, destroy, has_aftermath
from duelterm.duelmasters.state import DuelState
from duelterm.duelmasters.traits import keyword, own_frame, power
from duelterm.duelmasters.zones import BATTLE


async def battle(state: DuelState, attacker: Card, defender: Card) -> None:
    """DM-7.1 to DM-7.5: the attacking player's instructions, the other's, the comparison, the end-of-battle ones."""
    sides = (attacker, defender)
    refs = (attacker.uid, attacker.mark), (defender.uid, defender.mark)
    state.battle = refs
    state.memo.clear()
    for card, other in (sides, sides[::-1]):
        signal(state, "battles", card.seat, card, other, by=attacker.seat)
    if state.pending:
        await settle(state, state.active)  # DM-7.3
    if all(state.find(ref) is card and card.zone == BATTLE for ref, card in zip(refs, sides, strict=True)):
        await compare(state, attacker, defender)
    for card, other in (sides, sides[::-1]):
        signal(state, "battle ends", card.seat, card, other, by=attacker.seat)
    if has_aftermath(state):
        await aftermath(state)
    state.battle = None
    expire(state, "end of battle")


async def compare(state: DuelState, attacker: Card, defender: Card) -> None:
    """DM-7.1, DM-7.2: the weaker is destroyed, in a tie both at the same time (DM-7.5); then slayer acts."""
    first, second = power(state, attacker), power(state, defender)
    losers = [card for card, lost in ((attacker, first <= second), (defender, second <= first)) if lost]
    slain = slayings(state, attacker, defender, losers)
    event = Event("battle", attacker.seat, attacker, defender, by=attacker.seat, amount=first)
    event.place = second
    state.events.append(event)
    fallen = await destroy(state, losers, -1, cause="battle")
    if len(losers) == 1:
        winner = attacker if losers[0] is defender else defender
        if winner.zone == BATTLE:
            announce(state, Event("wins battle", winner.seat, winner, losers[0], by=winner.seat))
    await destroy(state, [card for card in slain if card not in fallen], -1, cause="slayer")


def slayings(state: DuelState, attacker: Card, defender: Card, losers: list[Card]) -> list[Card]:
    """DM-8.8: the creatures that a slayer destroys after this battle, found before anything leaves."""
    found = []
    for card, other in ((attacker, defender), (defender, attacker)):
        if card in losers or state.switches.slayer == "every_battle":
            frame = own_frame(card)
            tests = keyword(state, card, "slayer")
            if any(test is None or test(state, frame, other) for test in tests):
                found.append(other)
    return found
